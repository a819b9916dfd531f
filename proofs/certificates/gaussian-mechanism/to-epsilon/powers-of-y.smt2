; id: gaussian-mechanism/to-epsilon
; query: powers of y
; label:
; states: The moment of one whole order a is enough: P(S) <= exp(epsilon) Q(S) + slack for all
;   sets S if it is at most (a - 1) slack exp((a - 1) epsilon) (a / (a - 1))**a.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun P () Real)
(declare-fun Q () Real)
(declare-fun pn () Real)
(declare-fun qn () Real)
(declare-fun ratio () Real)
(declare-fun rn () Real)
(declare-fun y () Real)
(declare-fun yn () Real)
(assert (! (= (* yn qn) (* pn rn))
  :named |so far|))
(assert (! (= (* y Q) (* P ratio))
  :named |once more|))
(assert (! (not (= (* yn y qn Q) (* pn P rn ratio)))
  :named |negated goal|))
(check-sat)
