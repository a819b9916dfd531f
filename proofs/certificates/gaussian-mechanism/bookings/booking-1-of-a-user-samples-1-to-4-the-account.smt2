; id: gaussian-mechanism/bookings
; query: booking 1 of a user, samples 1 to 4, the account
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
(declare-fun probe_0 () Real)
(declare-fun spent () Real)
(declare-fun weight_0 () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (+ (* (* weight_0 (- high_0 low_0)) (* weight_0 (- high_0 low_0)))
              (* (* probe_0 margin_0) (* probe_0 margin_0)))))
(let ((a!2 (ite (< probe_0 0.0)
                0
                (ite (< weight_0 0.0)
                     0
                     (ite (<= a!1 1208925819614629174706176.0) 1 0)))))
(let ((a!3 (ite (< (- inner_high_0 inner_low_0) 0.0)
                0
                (ite (< (- high_0 low_0) 0.0) 0 a!2))))
(let ((a!4 (* (to_real (ite (< margin_0 0.0) 0 a!3)) weight_0 (- high_0 low_0)))
      (a!5 (* (to_real (ite (< margin_0 0.0) 0 a!3)) probe_0 margin_0)))
(let ((a!6 (- 0.0 (+ 0.0 (* a!4 a!4) (* a!5 a!5))))
      (a!7 (- (+ 0.0 (* a!4 a!4) (* a!5 a!5)) 1208925819614629174706176.0)))
(let ((a!8 (and (<= (ite (< a!6 a!7) a!7 a!6) 0.0)
                (<= (+ 0.0 (* a!4 a!4) (* a!5 a!5))
                    (+ 0.0 (* a!4 a!4) (* a!5 a!5))))))
  (not a!8)))))))
  :named |negated goal|))
(check-sat)
