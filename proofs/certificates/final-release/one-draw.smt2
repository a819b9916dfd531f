; id: final-release/one-draw
; query: the address
; label:
; states: The final release is the sum of all counted samples and one draw of Laplace noise, at
;   the address (0, 0) and the scale that is shown. The running releases draw no Laplace noise.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/any-step
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: final-release/one-draw
; query: the scale of the noise
; label:
; states: The final release is the sum of all counted samples and one draw of Laplace noise, at
;   the address (0, 0) and the scale that is shown. The running releases draw no Laplace noise.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/any-step
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
(assert (! (not (and (= scale_1 scale_1)))
  :named |negated goal|))
(check-sat)
(reset)
; id: final-release/one-draw
; query: the sum
; label:
; states: The final release is the sum of all counted samples and one draw of Laplace noise, at
;   the address (0, 0) and the scale that is shown. The running releases draw no Laplace noise.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/any-step
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
(assert (! (not (= (+ 0.0 0.0 mine 0.0 others drawn_0_any_0)
        (+ mine others 0.0 drawn_0_any_0)))
  :named |negated goal|))
(check-sat)
(reset)
; id: final-release/one-draw
; query: noise once
; label:
; states: The final release is the sum of all counted samples and one draw of Laplace noise, at
;   the address (0, 0) and the scale that is shown. The running releases draw no Laplace noise.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/any-step
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun count () Int)
(declare-fun drawn_0_any_0 () Real)
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
(assert (! (not (and true (= (+ 0.0 drawn_0_any_0) drawn_0_any_0)))
  :named |negated goal|))
(check-sat)
(reset)
; id: final-release/one-draw
; query: the number of samples
; label:
; states: The final release is the sum of all counted samples and one draw of Laplace noise, at
;   the address (0, 0) and the scale that is shown. The running releases draw no Laplace noise.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/any-step
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
(assert (! (not (= (to_real (+ 0 count samples_of_others))
        (to_real (+ count samples_of_others))))
  :named |negated goal|))
(check-sat)
