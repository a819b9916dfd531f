; id: gaussian-mechanism/to-epsilon
; query: order 1
; label:
; states: The moment of one whole order a is enough: P(S) <= exp(epsilon) Q(S) + delta for all
;   sets S if the moment is at most (a - 1) delta exp((a - 1) epsilon) (a / (a - 1))**a.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun y () Real)
(assert (! (let ((a!1 (>= y (+ 1.0 (* 1.0 (- y 1.0))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/to-epsilon
; query: one order more
; label:
; states: The moment of one whole order a is enough: P(S) <= exp(epsilon) Q(S) + delta for all
;   sets S if the moment is at most (a - 1) delta exp((a - 1) epsilon) (a / (a - 1))**a.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun power () Real)
(declare-fun y () Real)
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (>= y 0.0)
  :named |a ratio|))
(assert (! (>= power (+ 1.0 (* a (- y 1.0))))
  :named |so far|))
(assert (! (let ((a!1 (>= (* power y) (+ 1.0 (* (+ a 1.0) (- y 1.0))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/to-epsilon
; query: of one output
; label:
; states: The moment of one whole order a is enough: P(S) <= exp(epsilon) Q(S) + delta for all
;   sets S if the moment is at most (a - 1) delta exp((a - 1) epsilon) (a / (a - 1))**a.
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
(declare-fun power () Real)
(declare-fun y () Real)
(assert (! (and (>= P 0.0) (> Q 0.0))
  :named |probabilities|))
(assert (! (>= E 1.0)
  :named |a factor|))
(assert (! (> a 1.0)
  :named |an order|))
(assert (! (= (* y a E Q) (* (- a 1.0) P))
  :named |what y is|))
(assert (! (>= power (+ 1.0 (* a (- y 1.0))))
  :named |as shown of y|))
(assert (! (let ((a!1 (<= (* (- a 1.0) (- P (* E Q))) (* (* E Q) power))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/to-epsilon
; query: powers of y
; label:
; states: The moment of one whole order a is enough: P(S) <= exp(epsilon) Q(S) + delta for all
;   sets S if the moment is at most (a - 1) delta exp((a - 1) epsilon) (a / (a - 1))**a.
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
(reset)
; id: gaussian-mechanism/to-epsilon
; query: one output more, in the set or not
; label:
; states: The moment of one whole order a is enough: P(S) <= exp(epsilon) Q(S) + delta for all
;   sets S if the moment is at most (a - 1) delta exp((a - 1) epsilon) (a / (a - 1))**a.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
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
(reset)
; id: gaussian-mechanism/to-epsilon
; query: of a set of outputs
; label:
; states: The moment of one whole order a is enough: P(S) <= exp(epsilon) Q(S) + delta for all
;   sets S if the moment is at most (a - 1) delta exp((a - 1) epsilon) (a / (a - 1))**a.
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
(declare-fun delta () Real)
(declare-fun mine () Real)
(declare-fun moment () Real)
(declare-fun power () Real)
(declare-fun rn () Real)
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
(assert (! (<= (* E rn power) (* (- a 1.0) delta))
  :named |the order shows it|))
(assert (! (not (<= mine (+ (* E theirs) delta)))
  :named |negated goal|))
(check-sat)
