; id: final-release/sensitivity
; query: what samples add up to
; label:
; states: Samples from 0 to grid add up to a number from 0 to grid times their count. So
;   changing a user's samples changes the sum of the final release by at most its sensitivity,
;   for any number of users and samples. The sensitivity and the number of samples stay the
;   same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun count () Int)
(declare-fun grid () Int)
(declare-fun sample () Real)
(declare-fun so_far () Real)
(assert (! (>= grid 1)
  :named |a grid|))
(assert (! (and (>= count 0) (>= so_far 0.0) (<= so_far (to_real (* grid count))))
  :named |the samples so far|))
(assert (! (and (>= sample 0.0) (<= sample (to_real grid)))
  :named |a sample|))
(assert (! (let ((a!1 (<= (+ 0.0 so_far sample) (to_real (* grid (+ count 1))))))
  (not (and (>= (+ 0.0 so_far sample) 0.0) a!1)))
  :named |negated goal|))
(check-sat)
(reset)
; id: final-release/sensitivity
; query: what a change moves the sum by
; label:
; states: Samples from 0 to grid add up to a number from 0 to grid times their count. So
;   changing a user's samples changes the sum of the final release by at most its sensitivity,
;   for any number of users and samples. The sensitivity and the number of samples stay the
;   same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun count () Int)
(declare-fun drawn_0_any_0 () Real)
(declare-fun epsilon () Real)
(declare-fun grid () Int)
(declare-fun mine () Real)
(declare-fun most_of_another () Int)
(declare-fun others () Real)
(declare-fun samples_of_others () Int)
(declare-fun scale_1 () Real)
(declare-fun theirs () Real)
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (>= grid 1)
  :named |a grid|))
(assert (! (>= count 1)
  :named |a user|))
(assert (! (and (>= most_of_another 0) (>= samples_of_others most_of_another))
  :named |other users|))
(assert (! (let ((a!1 (ite (<= most_of_another (ite (<= count 1) 1 count))
                (ite (<= count 1) 1 count)
                most_of_another)))
(let ((a!2 (>= scale_1 (/ (* (to_real grid) (to_real a!1)) epsilon)))
      (a!3 (>= (/ (* (to_real grid) (to_real a!1)) epsilon) 0.0)))
  (and a!2 a!3)))
  :named |about scale_1|))
(assert (! (and (>= mine 0.0) (<= mine (to_real (* grid count))))
  :named |as shown of mine|))
(assert (! (and (>= theirs 0.0) (<= theirs (to_real (* grid count))))
  :named |as shown of theirs|))
(assert (! (let ((a!1 (- (+ 0.0 0.0 mine (+ 0.0 others) drawn_0_any_0)
              (+ 0.0 0.0 theirs (+ 0.0 others) drawn_0_any_0)))
      (a!2 (ite (> most_of_another (ite (> count 1) count 1))
                most_of_another
                (ite (> count 1) count 1))))
  (not (<= (ite (< a!1 0.0) (- a!1) a!1) (to_real (* grid a!2)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: final-release/sensitivity
; query: what is public
; label:
; states: Samples from 0 to grid add up to a number from 0 to grid times their count. So
;   changing a user's samples changes the sum of the final release by at most its sensitivity,
;   for any number of users and samples. The sensitivity and the number of samples stay the
;   same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun count () Int)
(declare-fun epsilon () Real)
(declare-fun grid () Int)
(declare-fun most_of_another () Int)
(declare-fun samples_of_others () Int)
(declare-fun scale_1 () Real)
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (>= grid 1)
  :named |a grid|))
(assert (! (>= count 1)
  :named |a user|))
(assert (! (and (>= most_of_another 0) (>= samples_of_others most_of_another))
  :named |other users|))
(assert (! (let ((a!1 (ite (<= most_of_another (ite (<= count 1) 1 count))
                (ite (<= count 1) 1 count)
                most_of_another)))
(let ((a!2 (>= scale_1 (/ (* (to_real grid) (to_real a!1)) epsilon)))
      (a!3 (>= (/ (* (to_real grid) (to_real a!1)) epsilon) 0.0)))
  (and a!2 a!3)))
  :named |about scale_1|))
(assert (! (let ((a!1 (ite (> most_of_another (ite (> count 1) count 1))
                most_of_another
                (ite (> count 1) count 1))))
(let ((a!2 (and (= (to_real (* grid a!1)) (to_real (* grid a!1)))
                (= (to_real (+ 0 count samples_of_others))
                   (to_real (+ 0 count samples_of_others))))))
  (not a!2)))
  :named |negated goal|))
(check-sat)
