; id: gaussian-mechanism/path-moment
; query: one without an overhang
; label:
; states: On every path of released sums, epoch by epoch, the logarithms of the moments of its
;   releases are at most a (a - 1) / (2 variance) times what the changed user has spent; and
;   moments multiply along paths, whatever each release makes of those before it.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/one-release, gaussian-mechanism/oblivious, exponential-law, chain-
;   rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun overhang_cost () Real)
(declare-fun scale () Real)
(declare-fun so_far () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun told () Real)
(declare-fun told_aside () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (<= (* 2.0 2.0 scale scale so_far) (* a (- a 1.0) spent))
  :named |the path so far|))
(assert (! (and (>= sum_cost 0.0) (>= overhang_cost 0.0))
  :named |what it costs|))
(assert (! (let ((a!1 (+ (* (* 1.0 (- sum_cost 0.0)) (* 1.0 (- sum_cost 0.0)))
              (* (* 0.0 overhang_cost) (* 0.0 overhang_cost)))))
(let ((a!2 (ite (< (- sum_cost 0.0) 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (to_real (* (ite (< overhang_cost 0.0) 0 a!2) 1))))
(let ((a!4 (<= (* 2.0 2.0 scale scale told)
               (* a (- a 1.0) (* a!3 (- sum_cost 0.0)) (* a!3 (- sum_cost 0.0))))))
  (and a!4 (= told_aside 0.0))))))
  :named |as shown of releases|))
(assert (! (let ((a!1 (+ (* (* 1.0 (- sum_cost 0.0)) (* 1.0 (- sum_cost 0.0)))
              (* (* 0.0 overhang_cost) (* 0.0 overhang_cost)))))
(let ((a!2 (ite (< (- sum_cost 0.0) 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (to_real (* (ite (< overhang_cost 0.0) 0 a!2) 1)))
      (a!4 (to_real (* (ite (< overhang_cost 0.0) 0 a!2) 0))))
(let ((a!5 (+ spent
              (* (* a!3 (- sum_cost 0.0)) (* a!3 (- sum_cost 0.0)))
              (* (* a!4 overhang_cost) (* a!4 overhang_cost)))))
  (not (<= (* 2.0 2.0 scale scale (+ so_far told told_aside))
           (* a (- a 1.0) a!5)))))))
  :named |negated goal|))
(check-sat)
