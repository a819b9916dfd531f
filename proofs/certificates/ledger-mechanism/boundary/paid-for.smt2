; id: ledger-mechanism/boundary
; query: paid for
; label:
; states: Not enough left, no width, weights of 0, ill-formed offers: the block is covered,
;   costs nothing and adds nothing. With nothing left it costs nothing, and what was paid for in
;   the series is carried out again. With exactly enough left, all of it is spent.
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
(declare-fun probe () Real)
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
  :named |the account before|))
(assert (! (and (>= weight 0.0)
     (>= probe 0.0)
     (>= (- high low) 0.0)
     (>= (- inner_high inner_low) 0.0)
     (>= margin 0.0)
     (<= (* weight (- high low)) sum_cost)
     (<= (* probe margin) overhang_cost))
  :named |the case|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* probe margin) overhang_cost) 0.0)
                (- (* probe margin) overhang_cost)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< probe 0.0) 0 a!4)))))
(let ((a!6 (* (to_real (ite (< margin 0.0) 0 a!5)) weight))
      (a!7 (* (to_real (ite (< margin 0.0) 0 a!5)) probe)))
(let ((a!8 (> (- (* a!6 (- high low)) sum_cost) 0.0))
      (a!10 (ite (> (- (* a!7 margin) overhang_cost) 0.0)
                 (- (* a!7 margin) overhang_cost)
                 0.0)))
(let ((a!9 (ite a!8 (- (* a!6 (- high low)) sum_cost) 0.0)))
  (not (and (= weight a!6) (= probe a!7) (= (+ a!9 a!10) 0.0) true)))))))))
  :named |negated goal|))
(check-sat)
