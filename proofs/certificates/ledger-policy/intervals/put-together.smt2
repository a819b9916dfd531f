; id: ledger-policy/intervals
; query: put together
; label:
; states: Whatever the doubt and the reach, and however often the variance was halved, an
;   interval is never empty, lies in the range of its block's sum, and both its ends are rounded
;   outward; so it is with the inner interval, and the margin to which the overhang is followed
;   is not negative. Both are made of the block's size and the belief alone.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/beliefs
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun centre () Int)
(declare-fun doubt () Int)
(declare-fun far_high () Int)
(declare-fun far_low () Int)
(declare-fun grid () Int)
(declare-fun high () Int)
(declare-fun inner_high () Int)
(declare-fun inner_low () Int)
(declare-fun low () Int)
(declare-fun reach () Int)
(declare-fun root_1 () Int)
(declare-fun size () Int)
(declare-fun spread () Int)
(declare-fun variance () Int)
(assert (! (and (>= centre 0) (<= centre 1099511627776) (>= doubt 0))
  :named |a mean and its doubt|))
(assert (! (and (>= variance 1) (>= spread 0))
  :named |variances|))
(assert (! (and (>= size 1) (>= grid 1))
  :named |a block|))
(assert (! (>= reach 1)
  :named |some reach|))
(assert (! (>= root_1 0)
  :named |about root_1|))
(assert (! (let ((a!1 (ite (< (- 0 low) (- (+ low 1) high)) (- (+ low 1) high) (- 0 low))))
(let ((a!2 (ite (< a!1 (- high (* size grid))) (- high (* size grid)) a!1)))
  (<= a!2 0)))
  :named |as shown of an interval|))
(assert (! (and (<= far_low inner_low) (<= inner_high far_high))
  :named |as shown of the margin|))
(assert (! (let ((a!1 (> (+ far_high (* (- 1) inner_high)) (+ inner_low (* (- 1) far_low))))
      (a!2 (> (+ (* 3 high) (* (- 3) low)) (* 2 (* grid size))))
      (a!3 (<= (* 3 (- (* grid size) 0)) (* 2 (* size grid))))
      (a!5 (and (>= (+ far_high (* (- 1) inner_high)) (- inner_low far_low))
                (>= (+ far_high (* (- 1) inner_high)) 0)))
      (a!6 (ite (< (- 0 0) (- (+ 0 1) (* grid size)))
                (- (+ 0 1) (* grid size))
                (- 0 0)))
      (a!9 (and (= low low)
                (= high high)
                (<= (* 3 (- high low)) (* 2 (* size grid)))))
      (a!11 (ite (< (- 0 low) (- (+ low 1) high)) (- (+ low 1) high) (- 0 low)))
      (a!14 (and (>= (+ inner_low (* (- 1) far_low)) (- inner_low far_low))
                 (>= (+ inner_low (* (- 1) far_low)) 0))))
(let ((a!4 (ite false
                (and (= 0 low) (= (* grid size) high) a!3)
                (and (= 0 0) (= (* grid size) (* size grid)))))
      (a!7 (ite (< a!6 (- (* grid size) (* size grid)))
                (- (* grid size) (* size grid))
                a!6))
      (a!10 (ite true a!9 (and (= low 0) (= high (* size grid)))))
      (a!12 (ite (< a!11 (- high (* size grid))) (- high (* size grid)) a!11)))
(let ((a!8 (and a!4
                true
                true
                a!5
                (>= (+ far_high (* (- 1) inner_high)) (- far_high inner_high))
                (<= a!7 0)))
      (a!13 (and a!10
                 true
                 true
                 a!5
                 (>= (+ far_high (* (- 1) inner_high)) (- far_high inner_high))
                 (<= a!12 0)))
      (a!15 (and a!4
                 true
                 true
                 a!14
                 (>= (+ inner_low (* (- 1) far_low)) (- far_high inner_high))
                 (<= a!7 0)))
      (a!16 (and a!10
                 true
                 true
                 a!14
                 (>= (+ inner_low (* (- 1) far_low)) (- far_high inner_high))
                 (<= a!12 0))))
(let ((a!17 (and (=> (and true a!1 a!2) a!8)
                 (=> (and true a!1 (not a!2)) a!13)
                 (=> (and true (not a!1) a!2) a!15)
                 (=> (and true (not a!1) (not a!2)) a!16))))
  (not a!17)))))
  :named |negated goal|))
(check-sat)
