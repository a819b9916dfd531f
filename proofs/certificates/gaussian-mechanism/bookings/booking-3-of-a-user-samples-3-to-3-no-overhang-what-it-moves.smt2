; id: gaussian-mechanism/bookings
; query: booking 3 of a user, samples 3 to 3, no overhang, what it moves
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
(declare-fun high_2 () Real)
(declare-fun inner_high_2 () Real)
(declare-fun inner_low_2 () Real)
(declare-fun low_2 () Real)
(declare-fun margin_2 () Real)
(declare-fun mine_3 () Real)
(declare-fun spent () Real)
(declare-fun theirs_3 () Real)
(declare-fun weight_2 () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (<= (* weight_2
                  weight_2
                  (+ high_2 (* (- 1.0) low_2))
                  (+ high_2 (* (- 1.0) low_2)))
               (+ 1208925819614629174706176.0 (* (- 1.0) spent))))
      (a!3 (+ (ite (<= low_2 mine_3)
                   (ite (<= mine_3 high_2) mine_3 high_2)
                   low_2)
              (* (- 1.0) low_2)))
      (a!4 (+ (ite (<= low_2 theirs_3)
                   (ite (<= theirs_3 high_2) theirs_3 high_2)
                   low_2)
              (* (- 1.0) low_2)))
      (a!6 (+ (* (* weight_2 (- high_2 low_2)) (* weight_2 (- high_2 low_2)))
              (* (* 0.0 margin_2) (* 0.0 margin_2)))))
(let ((a!2 (and (<= 0.0 margin_2)
                (<= 0.0 (+ inner_high_2 (* (- 1.0) inner_low_2)))
                (<= 0.0 (+ high_2 (* (- 1.0) low_2)))
                (<= 0.0 weight_2)
                a!1))
      (a!7 (ite (< weight_2 0.0)
                0
                (ite (<= a!6 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!5 (+ (* weight_2 (to_real (ite a!2 1 0)) a!3)
              (* (- 1.0) weight_2 (to_real (ite a!2 1 0)) a!4)))
      (a!8 (ite (< (- inner_high_2 inner_low_2) 0.0)
                0
                (ite (< (- high_2 low_2) 0.0) 0 a!7))))
(let ((a!9 (* (to_real (ite (< margin_2 0.0) 0 a!8)) weight_2 (- high_2 low_2)))
      (a!11 (to_real (* (ite (< margin_2 0.0) 0 a!8) 0))))
(let ((a!10 (<= (ite (< (- a!5 0.0) (- 0.0 a!5)) (- 0.0 a!5) (- a!5 0.0)) a!9))
      (a!12 (<= (ite (< (- 0.0 0.0) (- 0.0 0.0)) (- 0.0 0.0) (- 0.0 0.0))
                (* a!11 margin_2))))
  (not (and a!10 a!12 (= (* a!11 margin_2) 0.0))))))))
  :named |negated goal|))
(check-sat)
