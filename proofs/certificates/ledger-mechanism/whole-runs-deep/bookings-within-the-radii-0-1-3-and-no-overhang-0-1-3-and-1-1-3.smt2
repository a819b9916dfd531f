; id: ledger-mechanism/whole-runs-deep
; query: bookings within the radii 0:1/3 and no overhang, 0:1/3 and 1:1/3
; label:
; states: Neighbouring streams see the same bookings along every path of released sums, and all
;   that a changed user moves, and the loss of the whole run, stay within what the user has
;   spent; there are no more sums, and no more overhangs, within a radius than it was drawn for.
; kind: bounded
; bounds: n=3, T=5, all arrival patterns, all sets of closing times, series of three, of two
;   broken off, and of one in turn; as many overhangs as epochs or fewer, asked for or not by a
;   hash; samples and offers of any size, every user changed in turn
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun loss_0_1_3 () Real)
(declare-fun loss_1_1_3 () Real)
(declare-fun overhang_cost_1 () Real)
(declare-fun overhang_cost_2 () Real)
(declare-fun sum_cost_1 () Real)
(declare-fun sum_cost_2 () Real)
(assert (! (and (>= sum_cost_1 0.0) (>= overhang_cost_1 0.0) (= overhang_cost_1 0.0))
  :named |as shown of booking 1|))
(assert (! (and (>= sum_cost_2 0.0) (>= overhang_cost_2 0.0))
  :named |as shown of booking 2|))
(assert (! (let ((a!1 (ite (< (ite (> sum_cost_1 0.0) sum_cost_1 0.0) sum_cost_2)
                sum_cost_2
                (ite (> sum_cost_1 0.0) sum_cost_1 0.0))))
  (<= (ite (< loss_0_1_3 (- 0.0 loss_0_1_3)) (- 0.0 loss_0_1_3) loss_0_1_3) a!1))
  :named |within the radius of sum 0 from epoch 1 on|))
(assert (! (<= (ite (< loss_1_1_3 (- 0.0 loss_1_1_3)) (- 0.0 loss_1_1_3) loss_1_1_3)
    (ite (> overhang_cost_2 0.0) overhang_cost_2 0.0))
  :named |within the radius of sum 1 from epoch 1 on|))
(assert (! (let ((a!1 (> (- (* 1.0 (- sum_cost_1 0.0)) 0.0) 0.0))
      (a!3 (ite (> (- (* 1.0 overhang_cost_1) 0.0) 0.0)
                (- (* 1.0 overhang_cost_1) 0.0)
                0.0))
      (a!5 (ite (> (* 1.0 (- sum_cost_1 0.0)) 0.0)
                (* 1.0 (- sum_cost_1 0.0))
                0.0))
      (a!8 (- (* 1.0 overhang_cost_2)
              (ite (> (* 1.0 overhang_cost_1) 0.0) (* 1.0 overhang_cost_1) 0.0))))
(let ((a!2 (ite a!1 (- (* 1.0 (- sum_cost_1 0.0)) 0.0) 0.0))
      (a!6 (> (- (* 1.0 (- sum_cost_2 0.0)) a!5) 0.0)))
(let ((a!4 (ite (< (- 0.0 (+ 0.0 a!2 a!3)) (- (+ 0.0 a!2 a!3) 1099511627776.0))
                (- (+ 0.0 a!2 a!3) 1099511627776.0)
                (- 0.0 (+ 0.0 a!2 a!3))))
      (a!7 (ite a!6 (- (* 1.0 (- sum_cost_2 0.0)) a!5) 0.0)))
(let ((a!9 (+ (+ 0.0 a!2 a!3) a!7 (ite (> a!8 0.0) a!8 0.0))))
(let ((a!10 (<= (ite (< (- 0.0 a!9) (- a!9 1099511627776.0))
                     (- a!9 1099511627776.0)
                     (- 0.0 a!9))
                0.0)))
  (and (<= a!4 0.0) a!10))))))
  :named |as shown of accounts|))
(assert (! (let ((a!1 (> (- sum_cost_2 (ite (> sum_cost_1 0.0) sum_cost_1 0.0)) 0.0))
      (a!3 (> (- overhang_cost_2
                 (ite (> overhang_cost_1 0.0) overhang_cost_1 0.0))
              0.0))
      (a!7 (ite (< (+ 0.0 loss_0_1_3 loss_1_1_3)
                   (- 0.0 (+ 0.0 loss_0_1_3 loss_1_1_3)))
                (- 0.0 (+ 0.0 loss_0_1_3 loss_1_1_3))
                (+ 0.0 loss_0_1_3 loss_1_1_3))))
(let ((a!2 (ite a!1 (- sum_cost_2 (ite (> sum_cost_1 0.0) sum_cost_1 0.0)) 0.0))
      (a!4 (ite a!3
                (- overhang_cost_2
                   (ite (> overhang_cost_1 0.0) overhang_cost_1 0.0))
                0.0)))
(let ((a!5 (+ 0.0
              (ite (> (- sum_cost_1 0.0) 0.0) (- sum_cost_1 0.0) 0.0)
              (ite (> (- overhang_cost_1 0.0) 0.0) (- overhang_cost_1 0.0) 0.0)
              a!2
              a!4)))
(let ((a!6 (<= (ite (< (- 0.0 a!5) (- a!5 1099511627776.0))
                    (- a!5 1099511627776.0)
                    (- 0.0 a!5))
               0.0)))
  (not (and true a!6 (<= a!7 a!5) (= 0.0 0.0)))))))
  :named |negated goal|))
(check-sat)
