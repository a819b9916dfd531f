; id: gaussian-mechanism/bookings
; query: booking 1 of a user, samples 1 to 1, no overhang, what it moves
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
(declare-fun spent () Real)
(declare-fun theirs_1 () Real)
(declare-fun weight_0 () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (<= (* weight_0
                  weight_0
                  (+ high_0 (* (- 1.0) low_0))
                  (+ high_0 (* (- 1.0) low_0)))
               1208925819614629174706176.0))
      (a!3 (+ (ite (<= low_0 mine_1)
                   (ite (<= mine_1 high_0) mine_1 high_0)
                   low_0)
              (* (- 1.0) low_0)))
      (a!4 (+ (ite (<= low_0 theirs_1)
                   (ite (<= theirs_1 high_0) theirs_1 high_0)
                   low_0)
              (* (- 1.0) low_0)))
      (a!6 (+ (* (* weight_0 (- high_0 low_0)) (* weight_0 (- high_0 low_0)))
              (* (* 0.0 margin_0) (* 0.0 margin_0)))))
(let ((a!2 (and (<= 0.0 margin_0)
                (<= 0.0 (+ inner_high_0 (* (- 1.0) inner_low_0)))
                (<= 0.0 (+ high_0 (* (- 1.0) low_0)))
                (<= 0.0 weight_0)
                a!1))
      (a!7 (ite (< (- high_0 low_0) 0.0)
                0
                (ite (< weight_0 0.0)
                     0
                     (ite (<= a!6 1208925819614629174706176.0) 1 0)))))
(let ((a!5 (+ (* weight_0 (to_real (ite a!2 1 0)) a!3)
              (* (- 1.0) weight_0 (to_real (ite a!2 1 0)) a!4)))
      (a!8 (ite (< margin_0 0.0)
                0
                (ite (< (- inner_high_0 inner_low_0) 0.0) 0 a!7))))
(let ((a!9 (<= (ite (< (- a!5 0.0) (- 0.0 a!5)) (- 0.0 a!5) (- a!5 0.0))
               (* (to_real a!8) weight_0 (- high_0 low_0))))
      (a!10 (<= (ite (< (- 0.0 0.0) (- 0.0 0.0)) (- 0.0 0.0) (- 0.0 0.0))
                (* (to_real (* a!8 0)) margin_0)))
      (a!11 (= (* (to_real (* a!8 0)) margin_0) 0.0)))
  (not (and a!9 a!10 a!11))))))
  :named |negated goal|))
(check-sat)
