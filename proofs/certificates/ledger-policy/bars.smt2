; id: ledger-policy/bars
; query: the half width
; label:
; states: A bar's half width grows with the quantile. It is at most the largest possible error;
;   if it is less, it covers what was cut off and so many standard deviations. Before the first
;   epoch it is the largest possible error. No filter expects a smaller square of the error than
;   that of the new samples' own scatter, of a bend of the line and of the estimate's distance
;   from the filter's.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/quantiles, ledger-policy/levels, ledger-policy/excesses, ledger-
;   policy/least-excess
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun clipping () Int)
(declare-fun deviation () Int)
(declare-fun farthest () Int)
(declare-fun larger () Int)
(declare-fun quantile () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(assert (! (and (>= quantile 0) (<= quantile larger))
  :named |as shown of quantiles|))
(assert (! (<= (* quantile deviation) (* larger deviation))
  :named |as shown of their products|))
(assert (! (and (>= deviation 0) (>= clipping 0) (>= farthest 0))
  :named |a bar|))
(assert (! (let ((a!1 (and (= (* (- 1) deviation quantile)
                   (+ (* quotient_1 1099511627776) remainder_1))
                (>= remainder_1 0)
                (> 1099511627776 remainder_1))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= (* (- 1) deviation larger)
                   (+ (* quotient_2 1099511627776) remainder_2))
                (>= remainder_2 0)
                (> 1099511627776 remainder_2))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (and true (< farthest (+ (* (- 1) quotient_1) clipping))))
      (a!4 (and true (< farthest (+ (* (- 1) quotient_2) clipping)))))
(let ((a!2 (>= (ite a!1 farthest (+ (* (- 1) quotient_1) clipping)) 0))
      (a!3 (<= (ite a!1 farthest (+ (* (- 1) quotient_1) clipping)) farthest))
      (a!5 (<= (ite a!1 farthest (+ (* (- 1) quotient_1) clipping))
               (ite a!4 farthest (+ (* (- 1) quotient_2) clipping))))
      (a!6 (= (ite a!1 farthest (+ (* (- 1) quotient_1) clipping)) farthest))
      (a!7 (>= (ite a!1 farthest (+ (* (- 1) quotient_1) clipping)) clipping))
      (a!8 (- (ite a!1 farthest (+ (* (- 1) quotient_1) clipping)) clipping)))
(let ((a!9 (or a!6 (and a!7 (>= (* 1099511627776 a!8) (* quantile deviation))))))
  (not (and a!2 a!3 a!5 a!9)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/bars
; query: before the first epoch
; label:
; states: A bar's half width grows with the quantile. It is at most the largest possible error;
;   if it is less, it covers what was cut off and so many standard deviations. Before the first
;   epoch it is the largest possible error. No filter expects a smaller square of the error than
;   that of the new samples' own scatter, of a bend of the line and of the estimate's distance
;   from the filter's.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/quantiles, ledger-policy/levels, ledger-policy/excesses, ledger-
;   policy/least-excess
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun centre () Int)
(declare-fun mean () Int)
(declare-fun quantile () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(assert (! (and (>= centre 0)
     (<= centre 1099511627776)
     (>= mean 0)
     (<= mean 1099511627776))
  :named |the estimate, and a mean|))
(assert (! (>= quantile 0)
  :named |as shown of quantiles|))
(assert (! (let ((a!1 (= (* (- 1) quantile (+ 1099511627776 (* (- 1) centre)))
              (+ (* quotient_1 1099511627776) remainder_1))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_1 0) (> 1099511627776 remainder_1))))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= (* (- 1) centre quantile)
                   (+ (* quotient_2 1099511627776) remainder_2))
                (>= remainder_2 0)
                (> 1099511627776 remainder_2))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (< (+ 1099511627776 (* (- 1) centre))
              (+ 1099511627776 (* (- 1) quotient_1) (* (- 1) centre))))
      (a!4 (not (> (+ 1099511627776 (* (- 1) centre)) centre))))
(let ((a!2 (and true (> (+ 1099511627776 (* (- 1) centre)) centre) a!1))
      (a!3 (and true (> (+ 1099511627776 (* (- 1) centre)) centre) (not a!1)))
      (a!5 (and true a!4 (< centre (+ (* (- 1) quotient_2) centre)))))
(let ((a!6 (ite a!3
                (+ 1099511627776 (* (- 1) quotient_1) (* (- 1) centre))
                (ite a!5 centre (+ (* (- 1) quotient_2) centre)))))
(let ((a!7 (>= (ite a!2 (+ 1099511627776 (* (- 1) centre)) a!6) (- mean centre)))
      (a!8 (>= (ite a!2 (+ 1099511627776 (* (- 1) centre)) a!6) (- centre mean))))
  (not (and a!7 a!8))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/bars
; query: the expected square
; label:
; states: A bar's half width grows with the quantile. It is at most the largest possible error;
;   if it is less, it covers what was cut off and so many standard deviations. Before the first
;   epoch it is the largest possible error. No filter expects a smaller square of the error than
;   that of the new samples' own scatter, of a bend of the line and of the estimate's distance
;   from the filter's.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/quantiles, ledger-policy/levels, ledger-policy/excesses, ledger-
;   policy/least-excess
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun bend () Int)
(declare-fun covariance () Int)
(declare-fun mean () Int)
(declare-fun mix_kept () Int)
(declare-fun mix_own () Int)
(declare-fun part () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun square () Int)
(declare-fun variance () Int)
(assert (! (and (>= square 0) (>= mix_own 0) (>= bend 0))
  :named |parts|))
(assert (! (let ((a!1 (and (= (* mean mix_kept)
                   (+ (* quotient_1 1099511627776) remainder_1))
                (>= remainder_1 0)
                (> 1099511627776 remainder_1))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= (* 2 covariance mix_kept)
                   (+ (* quotient_2 1099511627776) remainder_2))
                (>= remainder_2 0)
                (> 1099511627776 remainder_2))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (=> (and true (< 0 (+ variance part quotient_2)))
               (>= (+ variance part quotient_2 bend mix_own square)
                   (+ square mix_own bend))))
      (a!2 (and true (not (< 0 (+ variance part quotient_2))))))
(let ((a!3 (and a!1
                (=> a!2 (>= (+ bend mix_own square) (+ square mix_own bend))))))
  (not a!3)))
  :named |negated goal|))
(check-sat)
