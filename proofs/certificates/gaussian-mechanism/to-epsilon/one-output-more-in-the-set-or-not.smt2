; id: gaussian-mechanism/to-epsilon
; query: one output more, in the set or not
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
(declare-fun more () Real)
(declare-fun told () Real)
(declare-fun weighed () Real)
(declare-fun y () Real)
(assert (! (<= told weighed)
  :named |so far|))
(assert (! (and (<= y more) (>= more 0.0))
  :named |as shown of an output|))
(assert (! (not (and (<= (+ told y) (+ weighed more)) (<= told (+ weighed more))))
  :named |negated goal|))
(check-sat)
