; id: gaussian-mechanism/any-epoch
; query: new samples: 0, 2; user 1 changes, the account
; label:
; states: From accounts in any sound state, an epoch charges every user the squares of what the
;   user's samples may move, and overdraws nobody; each of its sums has noise of its own, of the
;   plan's variance, and an overhang is released, and paid for, only where it is asked for.
; kind: bounded
; bounds: n=2, blocks of up to 2 samples, every set of pending users; an overhang asked for or
;   not; samples, offers and balances of any size
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun high_1_0 () Real)
(declare-fun inner_high_1_0 () Real)
(declare-fun inner_low_1_0 () Real)
(declare-fun low_1_0 () Real)
(declare-fun margin_1_0 () Real)
(declare-fun probe_1_0 () Real)
(declare-fun spent_1 () Real)
(declare-fun weight_1_0 () Real)
(assert (! (<= (ite (< (- 0.0 spent_1) (- spent_1 1208925819614629174706176.0))
         (- spent_1 1208925819614629174706176.0)
         (- 0.0 spent_1))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (+ (* (* weight_1_0 (- high_1_0 low_1_0))
                 (* weight_1_0 (- high_1_0 low_1_0)))
              (* (* probe_1_0 margin_1_0) (* probe_1_0 margin_1_0)))))
(let ((a!2 (ite (< weight_1_0 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent_1)) 1 0))))
(let ((a!3 (ite (< (- inner_high_1_0 inner_low_1_0) 0.0)
                0
                (ite (< (- high_1_0 low_1_0) 0.0)
                     0
                     (ite (< probe_1_0 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< margin_1_0 0.0) 0 a!3))
              weight_1_0
              (- high_1_0 low_1_0)))
      (a!5 (* (to_real (ite (< margin_1_0 0.0) 0 a!3)) probe_1_0 margin_1_0)))
(let ((a!6 (- 0.0 (+ spent_1 (* a!4 a!4) (* a!5 a!5))))
      (a!7 (- (+ spent_1 (* a!4 a!4) (* a!5 a!5)) 1208925819614629174706176.0)))
(let ((a!8 (and (<= (ite (< a!6 a!7) a!7 a!6) 0.0)
                (= (+ spent_1 (* a!4 a!4) (* a!5 a!5))
                   (+ spent_1 (* a!4 a!4) (* a!5 a!5)))
                true)))
  (not a!8)))))))
  :named |negated goal|))
(check-sat)
