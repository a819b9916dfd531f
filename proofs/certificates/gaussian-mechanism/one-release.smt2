; id: gaussian-mechanism/one-release
; query: of one output
; label:
; states: At whole orders a, a release whose exact sum changes by an integer d has the moment
;   exp(a (a - 1) d**2 / (2 variance)): up to that factor, its outputs have the weights of noise
;   around an integer.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/sensitivity, gaussian-law, exponential-law
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun mine () Real)
(declare-fun theirs () Real)
(declare-fun x () Real)
(assert (! (let ((a!1 (- x (+ (* a mine) (* (- 1.0 a) theirs)))))
(let ((a!2 (= (+ (* a (- x mine) (- x mine))
                 (* (- 1.0 a) (- x theirs) (- x theirs)))
              (- (* a!1 a!1) (* a (- a 1.0) (- mine theirs) (- mine theirs))))))
  (not a!2)))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/one-release
; query: moved by an integer
; label:
; states: At whole orders a, a release whose exact sum changes by an integer d has the moment
;   exp(a (a - 1) d**2 / (2 variance)): up to that factor, its outputs have the weights of noise
;   around an integer.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/sensitivity, gaussian-law, exponential-law
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun another () Int)
(declare-fun integer () Int)
(declare-fun order () Int)
(assert (! (let ((a!1 (+ (* (to_real order) (to_real integer))
              (* (- 1.0 (to_real order)) (to_real another))))
      (a!2 (to_real (+ (* order integer) (* (- 1 order) another)))))
  (not (= a!1 a!2)))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/one-release
; query: of one output more
; label:
; states: At whole orders a, a release whose exact sum changes by an integer d has the moment
;   exp(a (a - 1) d**2 / (2 variance)): up to that factor, its outputs have the weights of noise
;   around an integer.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/sensitivity, gaussian-law, exponential-law
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun f () Real)
(declare-fun rest () Real)
(declare-fun sum () Real)
(declare-fun weight () Real)
(assert (! (= sum (* f rest))
  :named |sums so far|))
(assert (! (not (= (+ sum (* f weight)) (* f (+ rest weight))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/one-release
; query: what a change of a sum tells
; label:
; states: At whole orders a, a release whose exact sum changes by an integer d has the moment
;   exp(a (a - 1) d**2 / (2 variance)): up to that factor, its outputs have the weights of noise
;   around an integer.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/sensitivity, gaussian-law, exponential-law
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun cost () Real)
(declare-fun exponent () Real)
(declare-fun mine () Real)
(declare-fun scale () Real)
(declare-fun theirs () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (= (* 2.0 2.0 scale scale exponent)
   (* a (- a 1.0) (- mine theirs) (- mine theirs)))
  :named |as shown|))
(assert (! (<= (ite (< (- mine theirs) (- theirs mine)) (- theirs mine) (- mine theirs))
    cost)
  :named |as shown of the epoch|))
(assert (! (not (<= (* 2.0 2.0 scale scale exponent) (* a (- a 1.0) cost cost)))
  :named |negated goal|))
(check-sat)
