; id: alignment/exponential-mechanism
; query: probabilities
; label: claim:pvtmed
; states: If costs move by at most 2, no choice of the private median becomes more than
;   exp(epsilon) times as likely.
; kind: unbounded
; bounds: none
; assumes: exponential-law
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun Y () Real)
(declare-fun Z () Real)
(declare-fun f () Real)
(declare-fun v () Real)
(declare-fun w () Real)
(assert (! (and (> w 0.0) (> v 0.0))
  :named |positive weights|))
(assert (! (and (> Z 0.0) (> Y 0.0))
  :named |positive normalisers|))
(assert (! (>= f 1.0)
  :named |a factor|))
(assert (! (<= w (* f v))
  :named |weight|))
(assert (! (<= Y (* f Z))
  :named |normaliser|))
(assert (! (not (<= (/ w Z) (* f f (/ v Y))))
  :named |negated goal|))
(check-sat)
