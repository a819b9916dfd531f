; id: gaussian-mechanism/bookings
; query: booking 1 of a user, samples 1 to 3, what it moves
; label:
; states: A booking pays, in squares, for what changing its samples moves, whatever was spent
;   before, and nothing for an overhang that is not released: the specification run on
;   neighbouring streams of solver terms.
; kind: bounded
; bounds: n=2, T=4, all arrival patterns, all sets of closing times; overhangs asked for or not
;   by a hash; samples and offers of any size, every user changed in turn
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
(declare-fun probe_0 () Real)
(declare-fun spent () Real)
(declare-fun theirs_1 () Real)
(declare-fun theirs_2 () Real)
(declare-fun theirs_3 () Real)
(declare-fun weight_0 () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (+ (* weight_0
                 weight_0
                 (+ high_0 (* (- 1.0) low_0))
                 (+ high_0 (* (- 1.0) low_0)))
              (* margin_0 margin_0 probe_0 probe_0)))
      (a!3 (ite (<= low_0 (+ mine_1 mine_2 mine_3))
                (ite (<= (+ mine_1 mine_2 mine_3) high_0)
                     (+ mine_1 mine_2 mine_3)
                     high_0)
                low_0))
      (a!4 (ite (<= low_0 (+ theirs_1 theirs_2 theirs_3))
                (ite (<= (+ theirs_1 theirs_2 theirs_3) high_0)
                     (+ theirs_1 theirs_2 theirs_3)
                     high_0)
                low_0))
      (a!6 (+ (* (* weight_0 (- high_0 low_0)) (* weight_0 (- high_0 low_0)))
              (* (* probe_0 margin_0) (* probe_0 margin_0))))
      (a!11 (ite (<= (+ mine_1 mine_2 mine_3 (* (- 1.0) inner_high_0)) margin_0)
                 (+ mine_1 mine_2 mine_3 (* (- 1.0) inner_high_0))
                 margin_0))
      (a!13 (+ inner_low_0
               (* (- 1.0) mine_1)
               (* (- 1.0) mine_2)
               (* (- 1.0) mine_3)))
      (a!15 (ite (<= (+ theirs_1 theirs_2 theirs_3 (* (- 1.0) inner_high_0))
                     margin_0)
                 (+ theirs_1 theirs_2 theirs_3 (* (- 1.0) inner_high_0))
                 margin_0))
      (a!17 (+ inner_low_0
               (* (- 1.0) theirs_1)
               (* (- 1.0) theirs_2)
               (* (- 1.0) theirs_3))))
(let ((a!2 (and (<= 0.0 margin_0)
                (<= 0.0 (+ inner_high_0 (* (- 1.0) inner_low_0)))
                (<= 0.0 (+ high_0 (* (- 1.0) low_0)))
                (<= 0.0 probe_0)
                (<= 0.0 weight_0)
                (<= a!1 1208925819614629174706176.0)))
      (a!7 (ite (< probe_0 0.0)
                0
                (ite (< weight_0 0.0)
                     0
                     (ite (<= a!6 1208925819614629174706176.0) 1 0))))
      (a!12 (ite (<= 0.0 (+ mine_1 mine_2 mine_3 (* (- 1.0) inner_high_0)))
                 a!11
                 0.0))
      (a!16 (ite (<= 0.0
                     (+ theirs_1 theirs_2 theirs_3 (* (- 1.0) inner_high_0)))
                 a!15
                 0.0)))
(let ((a!5 (+ (* weight_0 (to_real (ite a!2 1 0)) (+ a!3 (* (- 1.0) low_0)))
              (* (- 1.0)
                 weight_0
                 (to_real (ite a!2 1 0))
                 (+ a!4 (* (- 1.0) low_0)))))
      (a!8 (ite (< (- inner_high_0 inner_low_0) 0.0)
                0
                (ite (< (- high_0 low_0) 0.0) 0 a!7)))
      (a!14 (+ a!12
               (ite (<= 0.0 a!13) (ite (<= a!13 margin_0) a!13 margin_0) 0.0)))
      (a!18 (+ a!16
               (ite (<= 0.0 a!17) (ite (<= a!17 margin_0) a!17 margin_0) 0.0))))
(let ((a!9 (* (to_real (ite (< margin_0 0.0) 0 a!8)) weight_0 (- high_0 low_0)))
      (a!19 (+ (* probe_0 (to_real (ite a!2 1 0)) a!14)
               (* (- 1.0) probe_0 (to_real (ite a!2 1 0)) a!18)))
      (a!20 (* (to_real (ite (< margin_0 0.0) 0 a!8)) probe_0 margin_0)))
(let ((a!10 (<= (ite (< (- a!5 0.0) (- 0.0 a!5)) (- 0.0 a!5) (- a!5 0.0)) a!9))
      (a!21 (<= (ite (< (- a!19 0.0) (- 0.0 a!19)) (- 0.0 a!19) (- a!19 0.0))
                a!20)))
  (not (and a!10 a!21)))))))
  :named |negated goal|))
(check-sat)
