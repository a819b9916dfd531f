; id: ledger-mechanism/whole-runs
; query: two noises
; label:
; states: Neighbouring streams see the same bookings along every path of released sums, and all
;   that a changed user moves, and the loss of the whole run, stay within what the user has
;   spent.
; kind: bounded
; bounds: n=2, T=4, all arrival patterns, all sets of closing times; samples and offers of any
;   size, every user changed in turn
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun charge () Real)
(declare-fun noise_1 () Real)
(declare-fun noise_2 () Real)
(declare-fun shift_1 () Real)
(declare-fun shift_2 () Real)
(assert (! (let ((a!1 (+ 0.0
              (ite (< (- shift_1 0.0) (- 0.0 shift_1))
                   (- 0.0 shift_1)
                   (- shift_1 0.0))
              (ite (< (- shift_2 0.0) (- 0.0 shift_2))
                   (- 0.0 shift_2)
                   (- shift_2 0.0)))))
  (<= a!1 charge))
  :named |the charge pays for what the sums move by|))
(assert (! (let ((a!1 (- (ite (< (+ noise_1 shift_1) 0.0)
                   (- (+ noise_1 shift_1))
                   (+ noise_1 shift_1))
              (ite (< noise_1 0.0) (- noise_1) noise_1)))
      (a!2 (- (ite (< (+ noise_2 shift_2) 0.0)
                   (- (+ noise_2 shift_2))
                   (+ noise_2 shift_2))
              (ite (< noise_2 0.0) (- noise_2) noise_2))))
(let ((a!3 (ite (< (+ 0.0 a!1 a!2) (- 0.0 (+ 0.0 a!1 a!2)))
                (- 0.0 (+ 0.0 a!1 a!2))
                (+ 0.0 a!1 a!2))))
  (not (<= a!3 charge))))
  :named |negated goal|))
(check-sat)
