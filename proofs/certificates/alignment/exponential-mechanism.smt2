; id: alignment/exponential-mechanism
; query: exponents
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
(declare-fun e_1 () Real)
(declare-fun e_2 () Real)
(declare-fun e_3 () Real)
(assert (! (> e_1 0.0)
  :named |a budget|))
(assert (! (<= e_2 (+ e_3 2.0))
  :named |cost moves by 2 at most|))
(assert (! (<= e_3 (+ e_2 2.0))
  :named |and back|))
(assert (! (let ((a!1 (- (* (/ e_1 4.0) e_2) (* (/ e_1 4.0) e_3))))
  (not (<= (ite (< a!1 0.0) (- a!1) a!1) (* e_1 (/ 1.0 2.0)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: alignment/exponential-mechanism
; query: normaliser step
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
(assert (! (<= Y (* f Z))
  :named |so far|))
(assert (! (<= v (* f w))
  :named |one more|))
(assert (! (not (<= (+ Y v) (* f (+ Z w))))
  :named |negated goal|))
(check-sat)
(reset)
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
