; id: median/two-arrays
; query: any user
; label: claim:pvtmed
; states: Contiguous filling with at most one array's worth of each user puts no user into more
;   than two arrays.
; kind: unbounded
; bounds: tied to the code for n=3, l<=3
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun given () Int)
(declare-fun level () Int)
(declare-fun power_1 () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun start () Int)
(assert (! (>= level 1)
  :named |a level|))
(assert (! (>= start 0)
  :named |a position in the row|))
(assert (! (let ((a!1 (<= given (ite (and true (= 0 level)) 1 power_1))))
  (and (>= given 1) a!1))
  :named |a user gives min(M, size) samples|))
(assert (! (let ((a!1 (=> (>= (+ (- 1) level) 4)
               (and (>= power_1 16) (> power_1 (+ (- 1) level))))))
  (and (=> (= (+ (- 1) level) 0) (= power_1 1))
       (=> (= (+ (- 1) level) 1) (= power_1 2))
       (=> (= (+ (- 1) level) 2) (= power_1 4))
       (=> (= (+ (- 1) level) 3) (= power_1 8))
       a!1))
  :named |about power_1|))
(assert (! (let ((a!1 (>= (ite (and true (= 0 level)) 1 power_1) 1))
      (a!2 (* quotient_1 (ite (and true (= 0 level)) 1 power_1)))
      (a!3 (< remainder_1 (ite (and true (= 0 level)) 1 power_1))))
  (=> a!1
      (and (= (+ (- 1) start given) (+ a!2 remainder_1)) (>= remainder_1 0) a!3)))
  :named |about quotient_1|))
(assert (! (let ((a!1 (>= (ite (and true (= 0 level)) 1 power_1) 1))
      (a!2 (* quotient_2 (ite (and true (= 0 level)) 1 power_1)))
      (a!3 (< remainder_2 (ite (and true (= 0 level)) 1 power_1))))
  (=> a!1 (and (= start (+ a!2 remainder_2)) (>= remainder_2 0) a!3)))
  :named |about quotient_2|))
(assert (! (let ((a!1 (and true (>= 1 (+ quotient_1 (* (- 1) quotient_2))))))
  (not (or a!1)))
  :named |negated goal|))
(check-sat)
(reset)
; id: median/two-arrays
; query: the real filling
; label: claim:pvtmed
; states: Contiguous filling with at most one array's worth of each user puts no user into more
;   than two arrays.
; kind: unbounded
; bounds: tied to the code for n=3, l<=3
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not (and true))
  :named |negated goal|))
(check-sat)
