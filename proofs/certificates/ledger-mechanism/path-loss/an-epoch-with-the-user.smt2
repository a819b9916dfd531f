; id: ledger-mechanism/path-loss
; query: an epoch with the user
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
(declare-fun charge () Real)
(declare-fun cost () Real)
(declare-fun loss () Real)
(declare-fun spent () Real)
(assert (! (<= (ite (< loss (- 0.0 loss)) (- 0.0 loss) loss) spent)
  :named |loss so far|))
(assert (! (<= (ite (< cost (- 0.0 cost)) (- 0.0 cost) cost) charge)
  :named |as shown of two noises|))
(assert (! (let ((a!1 (ite (< (+ loss cost) (- 0.0 (+ loss cost)))
                (- 0.0 (+ loss cost))
                (+ loss cost))))
(let ((a!2 (<= a!1 (+ spent (* 1.0 (- charge 0.0)) 0.0))))
  (not a!2)))
  :named |negated goal|))
(check-sat)
