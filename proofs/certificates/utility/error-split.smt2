; id: utility/error-split
; query: the samples' part
; label: thm:multcounter
; states: With samples near their mean, noise at most b and half released, the estimate is
;   within sqrt(ln(2/delta)/t) + 2b/t.
; kind: unbounded
; bounds: none
; assumes: release/fold, hoeffding, laplace-tail
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun T () Real)
(declare-fun b () Real)
(declare-fun mean () Real)
(declare-fun near () Real)
(declare-fun noise () Real)
(declare-fun released () Real)
(declare-fun root () Real)
(declare-fun sum () Real)
(declare-fun t () Real)
(assert (! (>= t 1.0)
  :named |a time|))
(assert (! (>= (* 2.0 released) t)
  :named |half is released|))
(assert (! (let ((a!1 (ite (< (- sum (* released mean)) 0.0)
                (- (- sum (* released mean)))
                (- sum (* released mean)))))
  (<= a!1 near))
  :named |the samples are near their mean|))
(assert (! (and (>= T 0.0) (>= near 0.0) (= (* 2.0 near near) (* released T)))
  :named |by lem:conc_ber|))
(assert (! (and (>= b 0.0) (<= (ite (< noise 0.0) (- noise) noise) b))
  :named |the noise is bounded|))
(assert (! (and (>= root 0.0) (= (* root root t) T))
  :named |the root of T/t|))
(assert (! (not (<= near (* released root)))
  :named |negated goal|))
(check-sat)
(reset)
; id: utility/error-split
; query: the sum
; label: thm:multcounter
; states: With samples near their mean, noise at most b and half released, the estimate is
;   within sqrt(ln(2/delta)/t) + 2b/t.
; kind: unbounded
; bounds: none
; assumes: release/fold, hoeffding, laplace-tail
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun T () Real)
(declare-fun b () Real)
(declare-fun mean () Real)
(declare-fun near () Real)
(declare-fun noise () Real)
(declare-fun released () Real)
(declare-fun root () Real)
(declare-fun sum () Real)
(declare-fun t () Real)
(assert (! (>= t 1.0)
  :named |a time|))
(assert (! (>= (* 2.0 released) t)
  :named |half is released|))
(assert (! (let ((a!1 (ite (< (- sum (* released mean)) 0.0)
                (- (- sum (* released mean)))
                (- sum (* released mean)))))
  (<= a!1 near))
  :named |the samples are near their mean|))
(assert (! (and (>= T 0.0) (>= near 0.0) (= (* 2.0 near near) (* released T)))
  :named |by lem:conc_ber|))
(assert (! (and (>= b 0.0) (<= (ite (< noise 0.0) (- noise) noise) b))
  :named |the noise is bounded|))
(assert (! (and (>= root 0.0) (= (* root root t) T))
  :named |the root of T/t|))
(assert (! (<= near (* released root))
  :named |the samples' part|))
(assert (! (let ((a!1 (ite (< (- (+ sum noise) (* released mean)) 0.0)
                (- (- (+ sum noise) (* released mean)))
                (- (+ sum noise) (* released mean)))))
  (not (<= a!1 (+ (* released root) b))))
  :named |negated goal|))
(check-sat)
(reset)
; id: utility/error-split
; query: the estimate
; label: thm:multcounter
; states: With samples near their mean, noise at most b and half released, the estimate is
;   within sqrt(ln(2/delta)/t) + 2b/t.
; kind: unbounded
; bounds: none
; assumes: release/fold, hoeffding, laplace-tail
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun b () Real)
(declare-fun mean () Real)
(declare-fun noise () Real)
(declare-fun released () Real)
(declare-fun root () Real)
(declare-fun sum () Real)
(declare-fun t () Real)
(assert (! (>= t 1.0)
  :named |a time|))
(assert (! (>= (* 2.0 released) t)
  :named |half is released|))
(assert (! (let ((a!1 (ite (< (- (+ sum noise) (* released mean)) 0.0)
                (- (- (+ sum noise) (* released mean)))
                (- (+ sum noise) (* released mean)))))
  (<= a!1 (+ (* released root) b)))
  :named |the error times R|))
(assert (! (and (>= b 0.0) (>= root 0.0))
  :named |bounds|))
(assert (! (let ((a!1 (ite (< (- (+ sum noise) (* released mean)) 0.0)
                (- (- (+ sum noise) (* released mean)))
                (- (+ sum noise) (* released mean)))))
(let ((a!2 (<= (* a!1 t) (* released (+ (* root t) (* 2.0 b))))))
  (not a!2)))
  :named |negated goal|))
(check-sat)
