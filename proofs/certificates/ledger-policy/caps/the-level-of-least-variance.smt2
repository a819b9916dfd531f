; id: ledger-policy/caps
; query: the level of least variance
; label:
; states: Of any number of blocks of any sizes, every level that is tried is at least 1, and no
;   cap of a weight is negative.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun linear () Int)
(declare-fun noise () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun square () Int)
(declare-fun variance () Int)
(declare-fun weight () Int)
(assert (! (let ((a!1 (= (+ (* 1099511627776 noise) (* square variance))
              (+ (* quotient_1 (* linear variance)) remainder_1))))
  (=> (>= (* linear variance) 1)
      (and a!1 (>= remainder_1 0) (< remainder_1 (* linear variance)))))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= (+ (* 1099511627776 noise) (* square variance))
                   (+ (* quotient_2 1) remainder_2))
                (>= remainder_2 0)
                (> 1 remainder_2))))
  (=> (>= 1 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (and true
                (> 0 weight)
                (< 0 weight)
                (not (< 1 (* linear variance)))
                (< 1 quotient_2)))
      (a!2 (and true
                (> 0 weight)
                (< 0 weight)
                (not (< 1 (* linear variance)))
                (not (< 1 quotient_2))))
      (a!3 (and true
                (> 0 weight)
                (not (< 0 weight))
                (not (< 1 (* linear variance)))
                (< 1 quotient_2)))
      (a!4 (and true
                (> 0 weight)
                (not (< 0 weight))
                (not (< 1 (* linear variance)))
                (not (< 1 quotient_2))))
      (a!5 (and true
                (not (> 0 weight))
                (not (< 1 (* linear variance)))
                (< 1 quotient_2))))
(let ((a!6 (ite (and true
                     (not (> 0 weight))
                     (< 1 (* linear variance))
                     (not (< 1 quotient_1)))
                1
                (ite a!5 quotient_2 1))))
(let ((a!7 (ite (and true
                     (not (> 0 weight))
                     (< 1 (* linear variance))
                     (< 1 quotient_1))
                quotient_1
                a!6)))
(let ((a!8 (ite (and true
                     (> 0 weight)
                     (not (< 0 weight))
                     (< 1 (* linear variance))
                     (not (< 1 quotient_1)))
                1
                (ite a!3 quotient_2 (ite a!4 1 a!7)))))
(let ((a!9 (ite (and true
                     (> 0 weight)
                     (not (< 0 weight))
                     (< 1 (* linear variance))
                     (< 1 quotient_1))
                quotient_1
                a!8)))
(let ((a!10 (ite (and true
                      (> 0 weight)
                      (< 0 weight)
                      (< 1 (* linear variance))
                      (not (< 1 quotient_1)))
                 1
                 (ite a!1 quotient_2 (ite a!2 1 a!9)))))
(let ((a!11 (ite (and true
                      (> 0 weight)
                      (< 0 weight)
                      (< 1 (* linear variance))
                      (< 1 quotient_1))
                 quotient_1
                 a!10)))
  (not (>= a!11 1)))))))))
  :named |negated goal|))
(check-sat)
