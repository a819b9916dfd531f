; id: final-release/budgets
; query: the final part
; label:
; states: For every epsilon and share: the final release gets its share and the running releases
;   the rest, or the share is refused because a part is out of range. All else stays. Where
;   users are weighed equally, every share is refused.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun epsilon () Real)
(declare-fun share () Real)
(assert (! (and (<= (/ 1.0 4294967296.0) epsilon) (>= 4294967296.0 epsilon))
  :named |a budget|))
(assert (! (let ((a!1 (< (* epsilon share) (* epsilon (+ 1.0 (* (- 1.0) share)))))
      (a!2 (<= (/ 1.0 4294967296.0) (* epsilon (+ 1.0 (* (- 1.0) share)))))
      (a!3 (>= 4294967296.0 (* epsilon (+ 1.0 (* (- 1.0) share)))))
      (a!5 (> (/ 1.0 4294967296.0) (* epsilon (+ 1.0 (* (- 1.0) share))))))
(let ((a!4 (and true
                (< (to_real 0) share)
                (> (to_real 1) share)
                a!1
                (not (> (/ 1.0 4294967296.0) (* epsilon share)))
                a!2
                a!3))
      (a!6 (=> (and true
                    (< (to_real 0) share)
                    (> (to_real 1) share)
                    (not a!1)
                    (not a!5)
                    a!2
                    a!3)
               (= (* epsilon share) (* share epsilon)))))
(let ((a!7 (and (=> a!4 (= (* epsilon share) (* share epsilon))) a!6)))
  (not a!7))))
  :named |negated goal|))
(check-sat)
(reset)
; id: final-release/budgets
; query: the sum of both
; label:
; states: For every epsilon and share: the final release gets its share and the running releases
;   the rest, or the share is refused because a part is out of range. All else stays. Where
;   users are weighed equally, every share is refused.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun epsilon () Real)
(declare-fun share () Real)
(assert (! (and (<= (/ 1.0 4294967296.0) epsilon) (>= 4294967296.0 epsilon))
  :named |a budget|))
(assert (! (let ((a!1 (< (* epsilon share) (* epsilon (+ 1.0 (* (- 1.0) share)))))
      (a!2 (<= (/ 1.0 4294967296.0) (* epsilon (+ 1.0 (* (- 1.0) share)))))
      (a!3 (>= 4294967296.0 (* epsilon (+ 1.0 (* (- 1.0) share)))))
      (a!5 (+ (* epsilon (+ 1.0 (* (- 1.0) share))) (* epsilon share)))
      (a!6 (> (/ 1.0 4294967296.0) (* epsilon (+ 1.0 (* (- 1.0) share))))))
(let ((a!4 (and true
                (< (to_real 0) share)
                (> (to_real 1) share)
                a!1
                (not (> (/ 1.0 4294967296.0) (* epsilon share)))
                a!2
                a!3))
      (a!7 (=> (and true
                    (< (to_real 0) share)
                    (> (to_real 1) share)
                    (not a!1)
                    (not a!6)
                    a!2
                    a!3)
               (= a!5 epsilon))))
  (not (and (=> a!4 (= a!5 epsilon)) a!7))))
  :named |negated goal|))
(check-sat)
(reset)
; id: final-release/budgets
; query: both are in range, or refused
; label:
; states: For every epsilon and share: the final release gets its share and the running releases
;   the rest, or the share is refused because a part is out of range. All else stays. Where
;   users are weighed equally, every share is refused.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun epsilon () Real)
(declare-fun share () Real)
(assert (! (and (<= (/ 1.0 4294967296.0) epsilon) (>= 4294967296.0 epsilon))
  :named |a budget|))
(assert (! (let ((a!1 (< (* epsilon share) (* epsilon (+ 1.0 (* (- 1.0) share)))))
      (a!2 (and (<= (/ 1.0 4294967296.0) (* share epsilon))
                (<= (/ 1.0 4294967296.0) (* (- 1.0 share) epsilon))))
      (a!4 (<= (/ 1.0 4294967296.0) (* epsilon (+ 1.0 (* (- 1.0) share)))))
      (a!5 (>= 4294967296.0 (* epsilon (+ 1.0 (* (- 1.0) share)))))
      (a!8 (> (/ 1.0 4294967296.0) (* epsilon (+ 1.0 (* (- 1.0) share)))))
      (a!11 (and true (< (to_real 0) share) (not (> (to_real 1) share))))
      (a!12 (and true (not (< (to_real 0) share)))))
(let ((a!3 (=> (and true
                    (< (to_real 0) share)
                    (> (to_real 1) share)
                    a!1
                    (> (/ 1.0 4294967296.0) (* epsilon share)))
               (not a!2)))
      (a!6 (and true
                (< (to_real 0) share)
                (> (to_real 1) share)
                a!1
                (not (> (/ 1.0 4294967296.0) (* epsilon share)))
                a!4
                a!5))
      (a!7 (and a!4
                (<= (/ 1.0 4294967296.0) (* epsilon share))
                (> share 0.0)
                (< share 1.0)))
      (a!9 (=> (and true
                    (< (to_real 0) share)
                    (> (to_real 1) share)
                    (not a!1)
                    a!8)
               (not a!2))))
(let ((a!10 (=> (and true
                     (< (to_real 0) share)
                     (> (to_real 1) share)
                     (not a!1)
                     (not a!8)
                     a!4
                     a!5)
                a!7)))
  (not (and a!3 (=> a!6 a!7) a!9 a!10 (=> a!11 (not a!2)) (=> a!12 (not a!2)))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: final-release/budgets
; query: all else is the same
; label:
; states: For every epsilon and share: the final release gets its share and the running releases
;   the rest, or the share is refused because a part is out of range. All else stays. Where
;   users are weighed equally, every share is refused.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun epsilon () Real)
(declare-fun share () Real)
(assert (! (and (<= (/ 1.0 4294967296.0) epsilon) (>= 4294967296.0 epsilon))
  :named |a budget|))
(assert (! (let ((a!1 (< (* epsilon share) (* epsilon (+ 1.0 (* (- 1.0) share)))))
      (a!2 (<= (/ 1.0 4294967296.0) (* epsilon (+ 1.0 (* (- 1.0) share)))))
      (a!3 (>= 4294967296.0 (* epsilon (+ 1.0 (* (- 1.0) share)))))
      (a!5 (> (/ 1.0 4294967296.0) (* epsilon (+ 1.0 (* (- 1.0) share))))))
(let ((a!4 (and true
                (< (to_real 0) share)
                (> (to_real 1) share)
                a!1
                (not (> (/ 1.0 4294967296.0) (* epsilon share)))
                a!2
                a!3))
      (a!6 (=> (and true
                    (< (to_real 0) share)
                    (> (to_real 1) share)
                    (not a!1)
                    (not a!5)
                    a!2
                    a!3)
               true)))
  (not (and (=> a!4 true) a!6))))
  :named |negated goal|))
(check-sat)
(reset)
; id: final-release/budgets
; query: users that weigh the same
; label:
; states: For every epsilon and share: the final release gets its share and the running releases
;   the rest, or the share is refused because a part is out of range. All else stays. Where
;   users are weighed equally, every share is refused.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun epsilon () Real)
(declare-fun share () Real)
(assert (! (and (<= (/ 1.0 4294967296.0) epsilon) (>= 4294967296.0 epsilon))
  :named |a budget|))
(assert (! (let ((a!1 (=> (and true (< (to_real 0) share) (> (to_real 1) share)) true))
      (a!2 (and true (< (to_real 0) share) (not (> (to_real 1) share))))
      (a!3 (and true (not (< (to_real 0) share)))))
  (not (and a!1 (=> a!2 true) (=> a!3 true))))
  :named |negated goal|))
(check-sat)
