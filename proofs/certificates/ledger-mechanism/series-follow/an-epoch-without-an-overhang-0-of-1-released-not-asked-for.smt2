; id: ledger-mechanism/series-follow
; query: an epoch without an overhang, 0 of 1 released, not asked for
; label:
; states: Whatever length and number of overhangs the policy asks for, an epoch is within the
;   length of its series: that of the epoch before, with its radii, or a new one that begins
;   with it, with radii of its own, of the plan's scale: the sums' for as many noises as it is
;   long, and the overhangs', if any, for as many as they may be. An overhang is released, and
;   counted, where it is asked for and fewer have been in the series, and nowhere else; an epoch
;   without one draws nothing for it and costs nobody more than its sum.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun margin () Real)
(declare-fun overhang_cost () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun weight () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (and a!1
       (>= sum_cost 0.0)
       (>= overhang_cost 0.0)
       (<= (+ sum_cost overhang_cost) spent)))
  :named |the account|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* 0.0 margin) overhang_cost) 0.0)
                (- (* 0.0 margin) overhang_cost)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 a!4))))
(let ((a!6 (= (* (ite (< margin 0.0) 0 a!5) 0) 0))
      (a!7 (to_real (* (ite (< margin 0.0) 0 a!5) 0)))
      (a!9 (* (to_real (ite (< margin 0.0) 0 a!5)) weight (- high low))))
(let ((a!8 (= (ite (< overhang_cost (* a!7 margin))
                   (* a!7 margin)
                   overhang_cost)
              overhang_cost))
      (a!10 (ite (> (- a!9 sum_cost) 0.0) (- a!9 sum_cost) 0.0))
      (a!11 (ite (> (- (* a!7 margin) overhang_cost) 0.0)
                 (- (* a!7 margin) overhang_cost)
                 0.0)))
  (not (and true
            a!6
            (= (* a!7 margin) 0.0)
            a!8
            (= (+ spent a!10 a!11) (+ spent a!10))))))))))
  :named |negated goal|))
(check-sat)
