; id: gaussian-mechanism/bookings
; query: booking 2 of a user, samples 2 to 4, the account
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
(declare-fun probe_1 () Real)
(declare-fun spent () Real)
(declare-fun weight_1 () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (+ (* (* weight_1 (- high_1 low_1)) (* weight_1 (- high_1 low_1)))
              (* (* probe_1 margin_1) (* probe_1 margin_1)))))
(let ((a!2 (ite (< weight_1 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high_1 inner_low_1) 0.0)
                0
                (ite (< (- high_1 low_1) 0.0) 0 (ite (< probe_1 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< margin_1 0.0) 0 a!3)) weight_1 (- high_1 low_1)))
      (a!5 (* (to_real (ite (< margin_1 0.0) 0 a!3)) probe_1 margin_1)))
(let ((a!6 (- 0.0 (+ spent (* a!4 a!4) (* a!5 a!5))))
      (a!7 (- (+ spent (* a!4 a!4) (* a!5 a!5)) 1208925819614629174706176.0)))
(let ((a!8 (and (<= (ite (< a!6 a!7) a!7 a!6) 0.0)
                (<= (+ spent (* a!4 a!4) (* a!5 a!5))
                    (+ spent (* a!4 a!4) (* a!5 a!5))))))
  (not a!8)))))))
  :named |negated goal|))
(check-sat)
