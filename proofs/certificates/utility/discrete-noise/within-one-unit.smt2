; id: utility/discrete-noise
; query: within one unit
; label: lem:conc_lap
; states: Noise on the grid is within one grid unit of Laplace noise of the same scale, so a
;   counter's sum is within depth(t) units.
; kind: bounded
; bounds: t<=16; a cell's noise for every scale
; assumes: noise-law, binary/prefix-cells
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun exponential_1 () Real)
(declare-fun exponential_2 () Real)
(declare-fun floor_1 () Int)
(declare-fun floor_2 () Int)
(assert (! (and (<= (to_real floor_1) exponential_1)
     (< exponential_1 (to_real (+ floor_1 1)))
     (<= (to_real floor_2) exponential_2)
     (< exponential_2 (to_real (+ floor_2 1))))
  :named |floors|))
(assert (! (let ((a!1 (< (- (to_real (- floor_1 floor_2)) (- exponential_1 exponential_2))
              0.0))
      (a!2 (- (- (to_real (- floor_1 floor_2)) (- exponential_1 exponential_2)))))
(let ((a!3 (ite a!1
                a!2
                (- (to_real (- floor_1 floor_2))
                   (- exponential_1 exponential_2)))))
  (not (< a!3 1.0))))
  :named |negated goal|))
(check-sat)
