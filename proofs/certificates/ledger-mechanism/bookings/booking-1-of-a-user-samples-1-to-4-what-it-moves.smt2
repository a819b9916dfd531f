; id: ledger-mechanism/bookings
; query: booking 1 of a user, samples 1 to 4, what it moves
; label:
; states: A booking pays for what changing its samples moves, whatever was spent before, and
;   nothing for an overhang that is not released: the specification run on neighbouring streams
;   of solver terms.
; kind: bounded
; bounds: n=2, T=4, all arrival patterns, all sets of closing times, series of two begun and
;   broken off at any of them; as many overhangs as epochs or fewer, asked for or not by a hash;
;   samples and offers of any size, every user changed in turn
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun high_0 () Real)
(declare-fun inner_high_0 () Real)
(declare-fun inner_low_0 () Real)
(declare-fun low_0 () Real)
(declare-fun margin_0 () Real)
(declare-fun mine_1 () Real)
(declare-fun mine_2 () Real)
(declare-fun mine_3 () Real)
(declare-fun mine_4 () Real)
(declare-fun overhang_cost () Real)
(declare-fun probe_0 () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun theirs_1 () Real)
(declare-fun theirs_2 () Real)
(declare-fun theirs_3 () Real)
(declare-fun theirs_4 () Real)
(declare-fun weight_0 () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (and a!1
       (>= sum_cost 0.0)
       (>= overhang_cost 0.0)
       (<= (+ sum_cost overhang_cost) spent)))
  :named |the account before|))
(assert (! (let ((a!1 (= (>= weight_0 0.0) (>= (+ high_0 (* (- 1.0) low_0)) 0.0)))
      (a!4 (or (not (= (>= margin_0 0.0) (>= probe_0 0.0)))
               (= margin_0 0.0)
               (= probe_0 0.0)))
      (a!7 (ite (<= low_0 (+ mine_1 mine_2 mine_3 mine_4))
                (ite (<= (+ mine_1 mine_2 mine_3 mine_4) high_0)
                     (+ mine_1 mine_2 mine_3 mine_4)
                     high_0)
                low_0))
      (a!8 (ite (<= low_0 (+ theirs_1 theirs_2 theirs_3 theirs_4))
                (ite (<= (+ theirs_1 theirs_2 theirs_3 theirs_4) high_0)
                     (+ theirs_1 theirs_2 theirs_3 theirs_4)
                     high_0)
                low_0))
      (a!10 (> (- (* weight_0 (- high_0 low_0)) 0.0) 0.0))
      (a!12 (ite (> (- (* probe_0 margin_0) 0.0) 0.0)
                 (- (* probe_0 margin_0) 0.0)
                 0.0))
      (a!17 (ite (<= (+ mine_1 mine_2 mine_3 mine_4 (* (- 1.0) inner_high_0))
                     margin_0)
                 (+ mine_1 mine_2 mine_3 mine_4 (* (- 1.0) inner_high_0))
                 margin_0))
      (a!19 (+ inner_low_0
               (* (- 1.0) mine_1)
               (* (- 1.0) mine_2)
               (* (- 1.0) mine_3)
               (* (- 1.0) mine_4)))
      (a!21 (ite (<= (+ theirs_1
                        theirs_2
                        theirs_3
                        theirs_4
                        (* (- 1.0) inner_high_0))
                     margin_0)
                 (+ theirs_1
                    theirs_2
                    theirs_3
                    theirs_4
                    (* (- 1.0) inner_high_0))
                 margin_0))
      (a!23 (+ inner_low_0
               (* (- 1.0) theirs_1)
               (* (- 1.0) theirs_2)
               (* (- 1.0) theirs_3)
               (* (- 1.0) theirs_4))))
(let ((a!2 (or (not a!1) (= weight_0 0.0) (= (+ high_0 (* (- 1.0) low_0)) 0.0)))
      (a!11 (ite a!10 (- (* weight_0 (- high_0 low_0)) 0.0) 0.0))
      (a!18 (ite (<= 0.0
                     (+ mine_1 mine_2 mine_3 mine_4 (* (- 1.0) inner_high_0)))
                 a!17
                 0.0))
      (a!22 (ite (<= 0.0
                     (+ theirs_1
                        theirs_2
                        theirs_3
                        theirs_4
                        (* (- 1.0) inner_high_0)))
                 a!21
                 0.0)))
(let ((a!3 (ite a!2 0.0 (* weight_0 (+ high_0 (* (- 1.0) low_0)))))
      (a!13 (ite (< weight_0 0.0)
                 0
                 (ite (<= (+ a!11 a!12) 1099511627776.0) 1 0)))
      (a!20 (+ a!18
               (ite (<= 0.0 a!19) (ite (<= a!19 margin_0) a!19 margin_0) 0.0)))
      (a!24 (+ a!22
               (ite (<= 0.0 a!23) (ite (<= a!23 margin_0) a!23 margin_0) 0.0))))
(let ((a!5 (<= (+ a!3 (ite a!4 0.0 (* margin_0 probe_0))) 1099511627776.0))
      (a!14 (ite (< (- inner_high_0 inner_low_0) 0.0)
                 0
                 (ite (< (- high_0 low_0) 0.0) 0 (ite (< probe_0 0.0) 0 a!13)))))
(let ((a!6 (and (<= 0.0 margin_0)
                (<= 0.0 (+ inner_high_0 (* (- 1.0) inner_low_0)))
                (<= 0.0 (+ high_0 (* (- 1.0) low_0)))
                (<= 0.0 probe_0)
                (<= 0.0 weight_0)
                a!5))
      (a!15 (* (to_real (ite (< margin_0 0.0) 0 a!14))
               weight_0
               (- high_0 low_0)))
      (a!26 (* (to_real (ite (< margin_0 0.0) 0 a!14)) probe_0 margin_0)))
(let ((a!9 (+ (* weight_0 (to_real (ite a!6 1 0)) (+ a!7 (* (- 1.0) low_0)))
              (* (- 1.0)
                 weight_0
                 (to_real (ite a!6 1 0))
                 (+ a!8 (* (- 1.0) low_0)))))
      (a!25 (+ (* probe_0 (to_real (ite a!6 1 0)) a!20)
               (* (- 1.0) probe_0 (to_real (ite a!6 1 0)) a!24))))
(let ((a!16 (<= (ite (< (- a!9 0.0) (- 0.0 a!9)) (- 0.0 a!9) (- a!9 0.0)) a!15))
      (a!27 (<= (ite (< (- a!25 0.0) (- 0.0 a!25)) (- 0.0 a!25) (- a!25 0.0))
                a!26)))
  (not (and a!16 a!27)))))))))
  :named |negated goal|))
(check-sat)
