; id: errata/E7a-single-printed
; query: 8 samples
; label: alg:singcounter
; states: Printed: nobody checks that a user sends at most m samples; the cost is at most
;   epsilon.
; kind: bounded
; bounds: the smallest case first
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun mine_0 () Real)
(declare-fun mine_1 () Real)
(declare-fun mine_2 () Real)
(declare-fun mine_3 () Real)
(declare-fun mine_4 () Real)
(declare-fun mine_5 () Real)
(declare-fun mine_6 () Real)
(declare-fun mine_7 () Real)
(declare-fun theirs_0 () Real)
(declare-fun theirs_1 () Real)
(declare-fun theirs_2 () Real)
(declare-fun theirs_3 () Real)
(declare-fun theirs_4 () Real)
(declare-fun theirs_5 () Real)
(declare-fun theirs_6 () Real)
(declare-fun theirs_7 () Real)
(declare-fun x_0 () Real)
(declare-fun x_1 () Real)
(declare-fun x_2 () Real)
(declare-fun x_3 () Real)
(declare-fun x_4 () Real)
(declare-fun x_5 () Real)
(declare-fun x_6 () Real)
(declare-fun x_7 () Real)
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
                 theirs_7))))
(let ((a!5 (+ 0.0
              (+ (+ 0.0 mine_0) 0.0 mine_1)
              (+ 0.0 mine_2 mine_3)
              0.0
              mine_4
              mine_5
              mine_6
              mine_7
              a!4)))
(let ((a!6 (+ 0.0
              0.0
              0.0
              (* (ite (< a!1 0.0) (- a!1) a!1) (/ 2147483648.0 30589129051.0))
              (* (ite (< a!2 0.0) (- a!2) a!2) (/ 2147483648.0 30589129051.0))
              (* (ite (< a!3 0.0) (- a!3) a!3) (/ 2147483648.0 30589129051.0))
              (* (ite (< a!5 0.0) (- a!5) a!5) (/ 2147483648.0 30589129051.0)))))
  (not (and (<= a!6 1.0))))))
  :named |negated goal|))
(check-sat)
