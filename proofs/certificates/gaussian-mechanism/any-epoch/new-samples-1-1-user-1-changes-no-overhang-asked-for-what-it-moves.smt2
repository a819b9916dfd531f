; id: gaussian-mechanism/any-epoch
; query: new samples: 1, 1; user 1 changes, no overhang asked for, what it moves
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
(declare-fun mine_1_1 () Real)
(declare-fun spent_1 () Real)
(declare-fun theirs_1_1 () Real)
(declare-fun weight_1_0 () Real)
(assert (! (<= (ite (< (- 0.0 spent_1) (- spent_1 1208925819614629174706176.0))
         (- spent_1 1208925819614629174706176.0)
         (- 0.0 spent_1))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (<= (* weight_1_0
                  weight_1_0
                  (+ high_1_0 (* (- 1.0) low_1_0))
                  (+ high_1_0 (* (- 1.0) low_1_0)))
               (+ 1208925819614629174706176.0 (* (- 1.0) spent_1))))
      (a!3 (+ (ite (<= low_1_0 mine_1_1)
                   (ite (<= mine_1_1 high_1_0) mine_1_1 high_1_0)
                   low_1_0)
              (* (- 1.0) low_1_0)))
      (a!4 (+ (ite (<= low_1_0 theirs_1_1)
                   (ite (<= theirs_1_1 high_1_0) theirs_1_1 high_1_0)
                   low_1_0)
              (* (- 1.0) low_1_0)))
      (a!6 (+ (* (* weight_1_0 (- high_1_0 low_1_0))
                 (* weight_1_0 (- high_1_0 low_1_0)))
              (* (* 0.0 margin_1_0) (* 0.0 margin_1_0)))))
(let ((a!2 (and (<= 0.0 margin_1_0)
                (<= 0.0 (+ inner_high_1_0 (* (- 1.0) inner_low_1_0)))
                (<= 0.0 (+ high_1_0 (* (- 1.0) low_1_0)))
                (<= 0.0 weight_1_0)
                a!1))
      (a!7 (ite (< weight_1_0 0.0)
                0
                (ite (<= a!6 (- 1208925819614629174706176.0 spent_1)) 1 0))))
(let ((a!5 (+ (* weight_1_0 (to_real (ite a!2 1 0)) a!3)
              (* (- 1.0) weight_1_0 (to_real (ite a!2 1 0)) a!4)))
      (a!8 (ite (< (- inner_high_1_0 inner_low_1_0) 0.0)
                0
                (ite (< (- high_1_0 low_1_0) 0.0) 0 a!7))))
(let ((a!9 (* (to_real (ite (< margin_1_0 0.0) 0 a!8))
              weight_1_0
              (- high_1_0 low_1_0)))
      (a!11 (to_real (* (ite (< margin_1_0 0.0) 0 a!8) 0))))
(let ((a!10 (<= (ite (< (- a!5 0.0) (- 0.0 a!5)) (- 0.0 a!5) (- a!5 0.0)) a!9))
      (a!12 (<= (ite (< (- 0.0 0.0) (- 0.0 0.0)) (- 0.0 0.0) (- 0.0 0.0))
                (* a!11 margin_1_0))))
  (not (and a!10 a!12 (= (* a!11 margin_1_0) 0.0))))))))
  :named |negated goal|))
(check-sat)
