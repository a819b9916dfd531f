; id: gaussian-mechanism/whole-runs
; query: bookings without, with overhang
; label:
; states: Neighbouring streams see the same bookings along every path of released sums; each sum
;   has noise of its own, and what all that a changed user moves tells stays within what the
;   user has spent.
; kind: bounded
; bounds: n=2, T=4, all arrival patterns, all sets of closing times; overhangs asked for or not
;   by a hash; samples and offers of any size, every user changed in turn
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun order () Real)
(declare-fun overhang_cost_1 () Real)
(declare-fun overhang_cost_2 () Real)
(declare-fun sum_cost_1 () Real)
(declare-fun sum_cost_2 () Real)
(declare-fun told_by_overhang_cost_1 () Real)
(declare-fun told_by_overhang_cost_2 () Real)
(declare-fun told_by_sum_cost_1 () Real)
(declare-fun told_by_sum_cost_2 () Real)
(assert (! (>= order 1.0)
  :named |an order|))
(assert (! (let ((a!1 (<= (* 4835703278458516698824704.0 told_by_sum_cost_1)
               (* (* order (- order 1.0)) sum_cost_1 sum_cost_1)))
      (a!2 (<= (* 4835703278458516698824704.0 told_by_overhang_cost_1)
               (* (* order (- order 1.0)) overhang_cost_1 overhang_cost_1))))
  (and a!1 a!2 (= overhang_cost_1 0.0)))
  :named |as shown of booking 1|))
(assert (! (let ((a!1 (<= (* 4835703278458516698824704.0 told_by_sum_cost_2)
               (* (* order (- order 1.0)) sum_cost_2 sum_cost_2)))
      (a!2 (<= (* 4835703278458516698824704.0 told_by_overhang_cost_2)
               (* (* order (- order 1.0)) overhang_cost_2 overhang_cost_2))))
  (and a!1 a!2))
  :named |as shown of booking 2|))
(assert (! (let ((a!1 (+ 0.0
              (* sum_cost_1 sum_cost_1)
              (* overhang_cost_1 overhang_cost_1)
              (* sum_cost_2 sum_cost_2)
              (* overhang_cost_2 overhang_cost_2))))
  (<= (ite (< (- 0.0 a!1) (- a!1 1208925819614629174706176.0))
           (- a!1 1208925819614629174706176.0)
           (- 0.0 a!1))
      0.0))
  :named |as shown of accounts|))
(assert (! (let ((a!1 (+ 0.0
              (* sum_cost_1 sum_cost_1)
              (* overhang_cost_1 overhang_cost_1)
              (* sum_cost_2 sum_cost_2)
              (* overhang_cost_2 overhang_cost_2))))
(let ((a!2 (<= (ite (< (- 0.0 a!1) (- a!1 1208925819614629174706176.0))
                    (- a!1 1208925819614629174706176.0)
                    (- 0.0 a!1))
               0.0)))
(let ((a!3 (and true
                a!2
                (<= (* 4835703278458516698824704.0
                       (+ 0.0
                          told_by_sum_cost_1
                          told_by_overhang_cost_1
                          told_by_sum_cost_2
                          told_by_overhang_cost_2))
                    (* order (- order 1.0) a!1)))))
  (not a!3))))
  :named |negated goal|))
(check-sat)
