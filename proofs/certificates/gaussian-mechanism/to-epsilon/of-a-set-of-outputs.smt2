; id: gaussian-mechanism/to-epsilon
; query: of a set of outputs
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
(declare-fun E () Real)
(declare-fun P () Real)
(declare-fun Q () Real)
(declare-fun a () Real)
(declare-fun mine () Real)
(declare-fun moment () Real)
(declare-fun power () Real)
(declare-fun rn () Real)
(declare-fun slack () Real)
(declare-fun theirs () Real)
(assert (! (and (>= P 0.0) (> Q 0.0))
  :named |probabilities|))
(assert (! (>= E 1.0)
  :named |a factor|))
(assert (! (> a 1.0)
  :named |an order|))
(assert (! (<= (* (- a 1.0) (- mine (* E theirs))) (* E rn moment))
  :named |as shown of all outputs|))
(assert (! (and (>= moment 0.0) (<= moment power) (>= rn 0.0))
  :named |the moment|))
(assert (! (<= (* E rn power) (* (- a 1.0) slack))
  :named |the order shows it|))
(assert (! (not (<= mine (+ (* E theirs) slack)))
  :named |negated goal|))
(check-sat)
