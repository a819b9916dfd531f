; id: ledger-mechanism/loss-is-paid
; query: loss over scale
; label:
; states: A loss within the ledger, divided by a scale that pays for it, is at most epsilon;
;   factors multiply along a path and carry over to sets of paths.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/never-overdrawn, ledger-mechanism/path-loss, exponential-law
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun epsilon () Real)
(declare-fun loss () Real)
(declare-fun scale () Real)
(declare-fun spent () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (<= (ite (< loss (- 0.0 loss)) (- 0.0 loss) loss) spent)
  :named |the loss is within what was spent|))
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
         (- spent 1099511627776.0)
         (- 0.0 spent))
    0.0)
  :named |that within the ledger|))
(assert (! (>= (* scale epsilon) 1099511627776.0)
  :named |the scale pays|))
(assert (! (not (and (>= (/ loss scale) (- epsilon)) (<= (/ loss scale) epsilon)))
  :named |negated goal|))
(check-sat)
