; id: ledger-mechanism/advanced-share
; query: accepted
; label:
; states: For every budget, delta and dimension, the share s of d coordinates under advanced
;   composition costs at most epsilon: s sqrt(2 d ln(1/delta)) + d s (exp s - 1) <= epsilon.
; kind: unbounded
; bounds: none
; assumes: numeric/enclosures-for-all, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun d () Real)
(declare-fun delta () Real)
(declare-fun epsilon () Real)
(declare-fun exp () Real)
(declare-fun exp_high () Real)
(declare-fun exp_low () Real)
(declare-fun ln () Real)
(declare-fun ln_high () Real)
(declare-fun ln_low () Real)
(declare-fun share () Real)
(declare-fun sqrt () Real)
(declare-fun sqrt_high () Real)
(declare-fun sqrt_low () Real)
(assert (! (and (>= share 0.0) (>= d 1.0) (> delta 0.0) (< delta 1.0))
  :named |a share|))
(assert (! (and (<= ln_low ln) (<= ln ln_high) (> ln 0.0))
  :named |the logarithm|))
(assert (! (and (<= exp_low exp) (<= exp exp_high))
  :named |the exponential|))
(assert (! (and (>= sqrt 0.0) (= (* sqrt sqrt) (* 2.0 d ln)))
  :named |the root|))
(assert (! (let ((a!1 (and (<= (* ln_low (* d 2.0)) (* 2.0 d ln))
                (<= (* 2.0 d ln) (* ln_high (* d 2.0))))))
  (=> a!1 (and (<= sqrt_low sqrt) (<= sqrt sqrt_high))))
  :named |its enclosure|))
(assert (! (let ((a!1 (<= (+ (* sqrt_high share) (* (- exp_high 1.0) (* d share))) epsilon))
      (a!2 (<= (+ (* share sqrt) (* (* d share) (- exp 1.0))) epsilon)))
(let ((a!3 (and (= (* (/ 1.0 delta) delta) 1.0) (= share share) a!2)))
  (not (=> (or (and true a!1)) a!3))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/advanced-share
; query: bisection: start
; label:
; states: For every budget, delta and dimension, the share s of d coordinates under advanced
;   composition costs at most epsilon: s sqrt(2 d ln(1/delta)) + d s (exp s - 1) <= epsilon.
; kind: unbounded
; bounds: none
; assumes: numeric/enclosures-for-all, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(assert (! (not (= 0 0))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/advanced-share
; query: bisection: a turn
; label:
; states: For every budget, delta and dimension, the share s of d coordinates under advanced
;   composition costs at most epsilon: s sqrt(2 d ln(1/delta)) + d s (exp s - 1) <= epsilon.
; kind: unbounded
; bounds: none
; assumes: numeric/enclosures-for-all, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun d () Real)
(declare-fun delta () Real)
(declare-fun epsilon () Real)
(declare-fun high () Int)
(declare-fun low () Int)
(declare-fun |middle is accepted| () Bool)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(assert (! (and (>= low 0) (> high low))
  :named |the ends|))
(assert (! (let ((a!1 (and (= (+ low high) (+ (* quotient_1 2) remainder_1))
                (>= remainder_1 0)
                (> 2 remainder_1))))
  (=> (>= 2 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (= (to_real quotient_1) (* (/ (to_real quotient_1) 65536.0) 65536.0)))
      (a!2 (= (to_real low) (* (/ (to_real quotient_1) 65536.0) 65536.0)))
      (a!3 (and (= d d) (= delta delta) (= epsilon epsilon))))
(let ((a!4 (and (=> (and true |middle is accepted|)
                    (or (= quotient_1 low) (and |middle is accepted| a!1)))
                (=> (and true (not |middle is accepted|))
                    (or (= low low) (and |middle is accepted| a!2)))
                a!3
                a!3)))
  (not a!4)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/advanced-share
; query: bisection: end
; label:
; states: For every budget, delta and dimension, the share s of d coordinates under advanced
;   composition costs at most epsilon: s sqrt(2 d ln(1/delta)) + d s (exp s - 1) <= epsilon.
; kind: unbounded
; bounds: none
; assumes: numeric/enclosures-for-all, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun high () Int)
(declare-fun low () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(assert (! (and (>= low 0) (> high low))
  :named |the ends|))
(assert (! (let ((a!1 (and (= (+ low high) (+ (* quotient_1 2) remainder_1))
                (>= remainder_1 0)
                (> 2 remainder_1))))
  (=> (>= 2 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (= (* (/ (to_real low) 65536.0) 65536.0) (to_real low))))
(let ((a!2 (=> (and true (not (= 0 low))) (and (> low 0) a!1))))
(let ((a!3 (and (=> (and true (= 0 low)) (= low 0)) a!2)))
  (not a!3))))
  :named |negated goal|))
(check-sat)
