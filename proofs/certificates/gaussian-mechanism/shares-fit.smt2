; id: gaussian-mechanism/shares-fit
; query: within the budget
; label:
; states: For every budget, delta and dimension, the coordinates' share keeps to the budget rho
;   that one of the orders a gives, and this order shows that rho is private enough: (a - 1) (a
;   rho - epsilon) + ln(1/delta) <= (a - 1) ln(a/(a - 1)) + ln a.
; kind: unbounded
; bounds: none
; assumes: numeric/enclosures-for-all
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun d () Real)
(declare-fun delta () Real)
(declare-fun epsilon () Real)
(declare-fun rho () Real)
(declare-fun root () Int)
(declare-fun square () Int)
(assert (! (and (> epsilon 0.0) (> delta 0.0) (< delta 1.0))
  :named |a budget|))
(assert (! (>= d 1.0)
  :named |coordinates|))
(assert (! (>= a 2.0)
  :named |an order|))
(assert (! (and (>= square 1) (<= (to_real square) (/ (* 17179869184.0 rho) d)))
  :named |rounded down|))
(assert (! (and (>= root 0) (<= (* root root) square))
  :named |the root|))
(assert (! (let ((a!1 (<= (* d (/ (to_real root) 65536.0) (/ (to_real root) 65536.0))
               (* 4.0 rho))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/shares-fit
; query: private enough
; label:
; states: For every budget, delta and dimension, the coordinates' share keeps to the budget rho
;   that one of the orders a gives, and this order shows that rho is private enough: (a - 1) (a
;   rho - epsilon) + ln(1/delta) <= (a - 1) ln(a/(a - 1)) + ln a.
; kind: unbounded
; bounds: none
; assumes: numeric/enclosures-for-all
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun d () Real)
(declare-fun delta () Real)
(declare-fun epsilon () Real)
(declare-fun ln_1 () Real)
(declare-fun ln_1_high () Real)
(declare-fun ln_1_low () Real)
(declare-fun ln_2 () Real)
(declare-fun ln_2_high () Real)
(declare-fun ln_2_low () Real)
(declare-fun ln_3 () Real)
(declare-fun ln_3_high () Real)
(declare-fun ln_3_low () Real)
(declare-fun rho () Real)
(assert (! (and (> epsilon 0.0) (> delta 0.0) (< delta 1.0))
  :named |a budget|))
(assert (! (>= d 1.0)
  :named |coordinates|))
(assert (! (>= a 2.0)
  :named |an order|))
(assert (! (and (<= ln_1_low ln_1) (<= ln_1 ln_1_high))
  :named |the enclosure of ln_1|))
(assert (! (and (<= ln_2_low ln_2) (<= ln_2 ln_2_high))
  :named |the enclosure of ln_2|))
(assert (! (and (<= ln_3_low ln_3) (<= ln_3 ln_3_high))
  :named |the enclosure of ln_3|))
(assert (! (let ((a!1 (/ (- (+ epsilon ln_2_low) (/ (- ln_1_high ln_3_low) (- a 1.0))) a)))
  (<= rho a!1))
  :named |a loss within the budget|))
(assert (! (let ((a!1 (+ (* (- a 1.0) (- (* a rho) epsilon)) ln_1)))
(let ((a!2 (<= a!1 (+ (* (- a 1.0) ln_2) ln_3))))
  (not a!2)))
  :named |negated goal|))
(check-sat)
