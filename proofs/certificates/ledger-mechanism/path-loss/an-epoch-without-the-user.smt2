; id: ledger-mechanism/path-loss
; query: an epoch without the user
; label:
; states: On every path of released sums, after any number of epochs, the loss is at most what
;   the changed user has spent.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/sensitivity, ledger-mechanism/oblivious
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun loss () Real)
(declare-fun noise () Real)
(declare-fun spent () Real)
(assert (! (<= (ite (< loss (- 0.0 loss)) (- 0.0 loss) loss) spent)
  :named |loss so far|))
(assert (! (let ((a!1 (- (ite (< (+ noise 0.0) 0.0) (- (+ noise 0.0)) (+ noise 0.0))
              (ite (< noise 0.0) (- noise) noise))))
(let ((a!2 (ite (< (+ loss a!1) (- 0.0 (+ loss a!1)))
                (- 0.0 (+ loss a!1))
                (+ loss a!1))))
  (not (<= a!2 spent))))
  :named |negated goal|))
(check-sat)
