; id: gaussian-mechanism/bookings
; query: booking 2 of a user, samples 2 to 2, no overhang, what it moves
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
(declare-fun high_1 () Real)
(declare-fun inner_high_1 () Real)
(declare-fun inner_low_1 () Real)
(declare-fun low_1 () Real)
(declare-fun margin_1 () Real)
(declare-fun mine_2 () Real)
(declare-fun spent () Real)
(declare-fun theirs_2 () Real)
(declare-fun weight_1 () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (<= (* weight_1
                  weight_1
                  (+ high_1 (* (- 1.0) low_1))
                  (+ high_1 (* (- 1.0) low_1)))
               (+ 1208925819614629174706176.0 (* (- 1.0) spent))))
      (a!3 (+ (ite (<= low_1 mine_2)
                   (ite (<= mine_2 high_1) mine_2 high_1)
                   low_1)
              (* (- 1.0) low_1)))
      (a!4 (+ (ite (<= low_1 theirs_2)
                   (ite (<= theirs_2 high_1) theirs_2 high_1)
                   low_1)
              (* (- 1.0) low_1)))
      (a!6 (+ (* (* weight_1 (- high_1 low_1)) (* weight_1 (- high_1 low_1)))
              (* (* 0.0 margin_1) (* 0.0 margin_1)))))
(let ((a!2 (and (<= 0.0 margin_1)
                (<= 0.0 (+ inner_high_1 (* (- 1.0) inner_low_1)))
                (<= 0.0 (+ high_1 (* (- 1.0) low_1)))
                (<= 0.0 weight_1)
                a!1))
      (a!7 (ite (< weight_1 0.0)
                0
                (ite (<= a!6 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!5 (+ (* weight_1 (to_real (ite a!2 1 0)) a!3)
              (* (- 1.0) weight_1 (to_real (ite a!2 1 0)) a!4)))
      (a!8 (ite (< (- inner_high_1 inner_low_1) 0.0)
                0
                (ite (< (- high_1 low_1) 0.0) 0 a!7))))
(let ((a!9 (* (to_real (ite (< margin_1 0.0) 0 a!8)) weight_1 (- high_1 low_1)))
      (a!11 (to_real (* (ite (< margin_1 0.0) 0 a!8) 0))))
(let ((a!10 (<= (ite (< (- a!5 0.0) (- 0.0 a!5)) (- 0.0 a!5) (- a!5 0.0)) a!9))
      (a!12 (<= (ite (< (- 0.0 0.0) (- 0.0 0.0)) (- 0.0 0.0) (- 0.0 0.0))
                (* a!11 margin_1))))
  (not (and a!10 a!12 (= (* a!11 margin_1) 0.0))))))))
  :named |negated goal|))
(check-sat)
