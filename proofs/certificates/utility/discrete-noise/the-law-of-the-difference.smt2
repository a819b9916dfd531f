; id: utility/discrete-noise
; query: the law of the difference
; label: lem:conc_lap
; states: Noise on the grid is within one grid unit of Laplace noise of the same scale, so a
;   counter's sum is within depth(t) units.
; kind: bounded
; bounds: t<=16; a cell's noise for every scale
; assumes: noise-law, binary/prefix-cells
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun q () Real)
(declare-fun z () Real)
(assert (! (and (> q 0.0) (< q 1.0))
  :named |a ratio|))
(assert (! (= z (+ 1.0 (* q q z)))
  :named |geometric series|))
(assert (! (let ((a!1 (and (= (* (- 1.0 q) (- 1.0 q) z (+ 1.0 q)) (- 1.0 q))
                (= (+ (- 1.0 q) (* 2.0 q)) (+ 1.0 q)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
