; id: ledger-mechanism/bookings-deep
; query: booking 3 of a user, samples 3 to 5, of one series, what it moves
; label:
; states: A booking pays for what changing its samples moves, whatever was spent before, and
;   nothing for an overhang that is not released: the specification run on neighbouring streams
;   of solver terms.
; kind: bounded
; bounds: n=3, T=5, all arrival patterns, all sets of closing times, series of three, of two
;   broken off, and of one in turn; as many overhangs as epochs or fewer, asked for or not by a
;   hash; samples and offers of any size, every user changed in turn
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun high_2 () Real)
(declare-fun inner_high_2 () Real)
(declare-fun inner_low_2 () Real)
(declare-fun low_2 () Real)
(declare-fun margin_2 () Real)
(declare-fun mine_3 () Real)
(declare-fun mine_4 () Real)
(declare-fun mine_5 () Real)
(declare-fun overhang_cost () Real)
(declare-fun probe_2 () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun theirs_3 () Real)
(declare-fun theirs_4 () Real)
(declare-fun theirs_5 () Real)
(declare-fun weight_2 () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (and a!1
       (>= sum_cost 0.0)
       (>= overhang_cost 0.0)
       (<= (+ sum_cost overhang_cost) spent)))
  :named |the account before|))
(assert (! (let ((a!1 (+ (* weight_2 (+ high_2 (* (- 1.0) low_2))) (* (- 1.0) sum_cost)))
      (a!2 (ite (<= (+ (* margin_2 probe_2) (* (- 1.0) overhang_cost)) 0.0)
                0.0
                (+ (* margin_2 probe_2) (* (- 1.0) overhang_cost))))
      (a!5 (ite (<= low_2 (+ mine_3 mine_4 mine_5))
                (ite (<= (+ mine_3 mine_4 mine_5) high_2)
                     (+ mine_3 mine_4 mine_5)
                     high_2)
                low_2))
      (a!6 (ite (<= low_2 (+ theirs_3 theirs_4 theirs_5))
                (ite (<= (+ theirs_3 theirs_4 theirs_5) high_2)
                     (+ theirs_3 theirs_4 theirs_5)
                     high_2)
                low_2))
      (a!8 (> (- (* weight_2 (- high_2 low_2)) sum_cost) 0.0))
      (a!10 (ite (> (- (* probe_2 margin_2) overhang_cost) 0.0)
                 (- (* probe_2 margin_2) overhang_cost)
                 0.0))
      (a!15 (ite (<= (+ mine_3 mine_4 mine_5 (* (- 1.0) inner_high_2)) margin_2)
                 (+ mine_3 mine_4 mine_5 (* (- 1.0) inner_high_2))
                 margin_2))
      (a!17 (+ inner_low_2
               (* (- 1.0) mine_3)
               (* (- 1.0) mine_4)
               (* (- 1.0) mine_5)))
      (a!19 (ite (<= (+ theirs_3 theirs_4 theirs_5 (* (- 1.0) inner_high_2))
                     margin_2)
                 (+ theirs_3 theirs_4 theirs_5 (* (- 1.0) inner_high_2))
                 margin_2))
      (a!21 (+ inner_low_2
               (* (- 1.0) theirs_3)
               (* (- 1.0) theirs_4)
               (* (- 1.0) theirs_5))))
(let ((a!3 (<= (+ (ite (<= a!1 0.0) 0.0 a!1) a!2)
               (+ 1099511627776.0 (* (- 1.0) spent))))
      (a!9 (ite a!8 (- (* weight_2 (- high_2 low_2)) sum_cost) 0.0))
      (a!16 (ite (<= 0.0 (+ mine_3 mine_4 mine_5 (* (- 1.0) inner_high_2)))
                 a!15
                 0.0))
      (a!20 (ite (<= 0.0
                     (+ theirs_3 theirs_4 theirs_5 (* (- 1.0) inner_high_2)))
                 a!19
                 0.0)))
(let ((a!4 (and (<= 0.0 margin_2)
                (<= 0.0 (+ inner_high_2 (* (- 1.0) inner_low_2)))
                (<= 0.0 (+ high_2 (* (- 1.0) low_2)))
                (<= 0.0 probe_2)
                (<= 0.0 weight_2)
                a!3))
      (a!11 (ite (< weight_2 0.0)
                 0
                 (ite (<= (+ a!9 a!10) (- 1099511627776.0 spent)) 1 0)))
      (a!18 (+ a!16
               (ite (<= 0.0 a!17) (ite (<= a!17 margin_2) a!17 margin_2) 0.0)))
      (a!22 (+ a!20
               (ite (<= 0.0 a!21) (ite (<= a!21 margin_2) a!21 margin_2) 0.0))))
(let ((a!7 (+ (* weight_2 (to_real (ite a!4 1 0)) (+ a!5 (* (- 1.0) low_2)))
              (* (- 1.0)
                 weight_2
                 (to_real (ite a!4 1 0))
                 (+ a!6 (* (- 1.0) low_2)))))
      (a!12 (ite (< (- inner_high_2 inner_low_2) 0.0)
                 0
                 (ite (< (- high_2 low_2) 0.0) 0 (ite (< probe_2 0.0) 0 a!11))))
      (a!23 (+ (* probe_2 (to_real (ite a!4 1 0)) a!18)
               (* (- 1.0) probe_2 (to_real (ite a!4 1 0)) a!22))))
(let ((a!13 (* (to_real (ite (< margin_2 0.0) 0 a!12))
               weight_2
               (- high_2 low_2)))
      (a!24 (* (to_real (ite (< margin_2 0.0) 0 a!12)) probe_2 margin_2)))
(let ((a!14 (<= (ite (< (- a!7 0.0) (- 0.0 a!7)) (- 0.0 a!7) (- a!7 0.0)) a!13))
      (a!25 (<= (ite (< (- a!23 0.0) (- 0.0 a!23)) (- 0.0 a!23) (- a!23 0.0))
                a!24)))
  (not (and a!14 a!25))))))))
  :named |negated goal|))
(check-sat)
