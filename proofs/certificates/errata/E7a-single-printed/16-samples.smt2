; id: errata/E7a-single-printed
; query: 16 samples
; label: alg:singcounter
; states: Printed: nobody checks that a user sends at most m samples; the cost is at most
;   epsilon.
; kind: bounded
; bounds: the smallest case first
; assumes: nothing
; expected: sat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status sat)
(declare-fun mine_0 () Real)
(declare-fun mine_1 () Real)
(declare-fun mine_10 () Real)
(declare-fun mine_11 () Real)
(declare-fun mine_12 () Real)
(declare-fun mine_13 () Real)
(declare-fun mine_14 () Real)
(declare-fun mine_15 () Real)
(declare-fun mine_2 () Real)
(declare-fun mine_3 () Real)
(declare-fun mine_4 () Real)
(declare-fun mine_5 () Real)
(declare-fun mine_6 () Real)
(declare-fun mine_7 () Real)
(declare-fun mine_8 () Real)
(declare-fun mine_9 () Real)
(declare-fun theirs_0 () Real)
(declare-fun theirs_1 () Real)
(declare-fun theirs_10 () Real)
(declare-fun theirs_11 () Real)
(declare-fun theirs_12 () Real)
(declare-fun theirs_13 () Real)
(declare-fun theirs_14 () Real)
(declare-fun theirs_15 () Real)
(declare-fun theirs_2 () Real)
(declare-fun theirs_3 () Real)
(declare-fun theirs_4 () Real)
(declare-fun theirs_5 () Real)
(declare-fun theirs_6 () Real)
(declare-fun theirs_7 () Real)
(declare-fun theirs_8 () Real)
(declare-fun theirs_9 () Real)
(declare-fun x_0 () Real)
(declare-fun x_1 () Real)
(declare-fun x_10 () Real)
(declare-fun x_11 () Real)
(declare-fun x_12 () Real)
(declare-fun x_13 () Real)
(declare-fun x_14 () Real)
(declare-fun x_15 () Real)
(declare-fun x_2 () Real)
(declare-fun x_3 () Real)
(declare-fun x_4 () Real)
(declare-fun x_5 () Real)
(declare-fun x_6 () Real)
(declare-fun x_7 () Real)
(declare-fun x_8 () Real)
(declare-fun x_9 () Real)
(assert (! (and (>= mine_0 0.0) (<= mine_0 1.0))
  :named |mine 0|))
(assert (! (and (>= theirs_0 0.0) (<= theirs_0 1.0))
  :named |theirs 0|))
(assert (! (and (>= x_0 0.0) (<= x_0 1.0))
  :named |x 0|))
(assert (! (and (>= mine_1 0.0) (<= mine_1 1.0))
  :named |mine 1|))
(assert (! (and (>= theirs_1 0.0) (<= theirs_1 1.0))
  :named |theirs 1|))
(assert (! (and (>= x_1 0.0) (<= x_1 1.0))
  :named |x 1|))
(assert (! (and (>= mine_2 0.0) (<= mine_2 1.0))
  :named |mine 2|))
(assert (! (and (>= theirs_2 0.0) (<= theirs_2 1.0))
  :named |theirs 2|))
(assert (! (and (>= x_2 0.0) (<= x_2 1.0))
  :named |x 2|))
(assert (! (and (>= mine_3 0.0) (<= mine_3 1.0))
  :named |mine 3|))
(assert (! (and (>= theirs_3 0.0) (<= theirs_3 1.0))
  :named |theirs 3|))
(assert (! (and (>= x_3 0.0) (<= x_3 1.0))
  :named |x 3|))
(assert (! (and (>= mine_4 0.0) (<= mine_4 1.0))
  :named |mine 4|))
(assert (! (and (>= theirs_4 0.0) (<= theirs_4 1.0))
  :named |theirs 4|))
(assert (! (and (>= x_4 0.0) (<= x_4 1.0))
  :named |x 4|))
(assert (! (and (>= mine_5 0.0) (<= mine_5 1.0))
  :named |mine 5|))
(assert (! (and (>= theirs_5 0.0) (<= theirs_5 1.0))
  :named |theirs 5|))
(assert (! (and (>= x_5 0.0) (<= x_5 1.0))
  :named |x 5|))
(assert (! (and (>= mine_6 0.0) (<= mine_6 1.0))
  :named |mine 6|))
(assert (! (and (>= theirs_6 0.0) (<= theirs_6 1.0))
  :named |theirs 6|))
(assert (! (and (>= x_6 0.0) (<= x_6 1.0))
  :named |x 6|))
(assert (! (and (>= mine_7 0.0) (<= mine_7 1.0))
  :named |mine 7|))
(assert (! (and (>= theirs_7 0.0) (<= theirs_7 1.0))
  :named |theirs 7|))
(assert (! (and (>= x_7 0.0) (<= x_7 1.0))
  :named |x 7|))
(assert (! (and (>= mine_8 0.0) (<= mine_8 1.0))
  :named |mine 8|))
(assert (! (and (>= theirs_8 0.0) (<= theirs_8 1.0))
  :named |theirs 8|))
(assert (! (and (>= x_8 0.0) (<= x_8 1.0))
  :named |x 8|))
(assert (! (and (>= mine_9 0.0) (<= mine_9 1.0))
  :named |mine 9|))
(assert (! (and (>= theirs_9 0.0) (<= theirs_9 1.0))
  :named |theirs 9|))
(assert (! (and (>= x_9 0.0) (<= x_9 1.0))
  :named |x 9|))
(assert (! (and (>= mine_10 0.0) (<= mine_10 1.0))
  :named |mine 10|))
(assert (! (and (>= theirs_10 0.0) (<= theirs_10 1.0))
  :named |theirs 10|))
(assert (! (and (>= x_10 0.0) (<= x_10 1.0))
  :named |x 10|))
(assert (! (and (>= mine_11 0.0) (<= mine_11 1.0))
  :named |mine 11|))
(assert (! (and (>= theirs_11 0.0) (<= theirs_11 1.0))
  :named |theirs 11|))
(assert (! (and (>= x_11 0.0) (<= x_11 1.0))
  :named |x 11|))
(assert (! (and (>= mine_12 0.0) (<= mine_12 1.0))
  :named |mine 12|))
(assert (! (and (>= theirs_12 0.0) (<= theirs_12 1.0))
  :named |theirs 12|))
(assert (! (and (>= x_12 0.0) (<= x_12 1.0))
  :named |x 12|))
(assert (! (and (>= mine_13 0.0) (<= mine_13 1.0))
  :named |mine 13|))
(assert (! (and (>= theirs_13 0.0) (<= theirs_13 1.0))
  :named |theirs 13|))
(assert (! (and (>= x_13 0.0) (<= x_13 1.0))
  :named |x 13|))
(assert (! (and (>= mine_14 0.0) (<= mine_14 1.0))
  :named |mine 14|))
(assert (! (and (>= theirs_14 0.0) (<= theirs_14 1.0))
  :named |theirs 14|))
(assert (! (and (>= x_14 0.0) (<= x_14 1.0))
  :named |x 14|))
(assert (! (and (>= mine_15 0.0) (<= mine_15 1.0))
  :named |mine 15|))
(assert (! (and (>= theirs_15 0.0) (<= theirs_15 1.0))
  :named |theirs 15|))
(assert (! (and (>= x_15 0.0) (<= x_15 1.0))
  :named |x 15|))
(assert (! (let ((a!1 (+ 0.0 (+ 0.0 mine_0) (* (- 1.0) (+ 0.0 theirs_0))))
      (a!2 (+ 0.0
              (+ (+ 0.0 mine_0) 0.0 mine_1)
              (* (- 1.0) (+ (+ 0.0 theirs_0) 0.0 theirs_1))))
      (a!3 (+ 0.0
              0.0
              (+ 0.0 mine_2 mine_3)
              (* (- 1.0) (+ 0.0 (+ 0.0 theirs_2 theirs_3)))))
      (a!4 (* (- 1.0)
              (+ (+ (+ 0.0 theirs_0) 0.0 theirs_1)
                 (+ 0.0 theirs_2 theirs_3)
                 0.0
                 theirs_4
                 theirs_5
                 theirs_6
                 theirs_7)))
      (a!6 (+ 0.0
              0.0
              0.0
              mine_8
              mine_9
              mine_10
              mine_11
              mine_12
              mine_13
              mine_14
              mine_15
              (* (- 1.0)
                 (+ 0.0
                    0.0
                    theirs_8
                    theirs_9
                    theirs_10
                    theirs_11
                    theirs_12
                    theirs_13
                    theirs_14
                    theirs_15)))))
(let ((a!5 (+ 0.0
              (+ (+ 0.0 mine_0) 0.0 mine_1)
              (+ 0.0 mine_2 mine_3)
              0.0
              mine_4
              mine_5
              mine_6
              mine_7
              a!4)))
(let ((a!7 (+ 0.0
              0.0
              0.0
              (* (ite (< a!1 0.0) (- a!1) a!1) (/ 2147483648.0 30589129051.0))
              (* (ite (< a!2 0.0) (- a!2) a!2) (/ 2147483648.0 30589129051.0))
              (* (ite (< a!3 0.0) (- a!3) a!3) (/ 2147483648.0 30589129051.0))
              (* (ite (< a!5 0.0) (- a!5) a!5) (/ 2147483648.0 30589129051.0))
              (* (ite (< a!6 0.0) (- a!6) a!6) (/ 2147483648.0 30589129051.0)))))
  (not (and (<= a!7 1.0))))))
  :named |negated goal|))
(check-sat)
