; id: ledger-policy/beliefs
; query: the variance
; label:
; states: Whatever was released, the believed mean is from 0 to 1, the variance above 0 and at
;   most 1/4, and the estimated sum is one that so many samples can have.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun centre () Int)
(declare-fun doubt () Int)
(declare-fun grid () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun quotient_3 () Int)
(declare-fun quotient_4 () Int)
(declare-fun quotient_5 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun remainder_3 () Int)
(declare-fun remainder_4 () Int)
(declare-fun remainder_5 () Int)
(declare-fun samples () Int)
(assert (! (and (>= centre 0) (<= centre 1099511627776))
  :named |as shown of the mean|))
(assert (! (let ((a!1 (and (= (+ 549755813888 (* centre grid samples))
                   (+ (* quotient_1 1099511627776) remainder_1))
                (>= remainder_1 0)
                (> 1099511627776 remainder_1))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= 302231454903657293676544
                   (+ (* quotient_2 1099511627776) remainder_2))
                (>= remainder_2 0)
                (> 1099511627776 remainder_2))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (= (* (+ (- 549755813888) (* 2 centre))
                 (+ 1649267441664 (* (- 2) centre)))
              (+ (* quotient_3 1099511627776) remainder_3))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_3 0) (> 1099511627776 remainder_3))))
  :named |about quotient_3|))
(assert (! (let ((a!1 (= (* (+ centre (* 2 doubt))
                 (+ 1099511627776 (* (- 1) centre) (* (- 2) doubt)))
              (+ (* quotient_4 1099511627776) remainder_4))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_4 0) (> 1099511627776 remainder_4))))
  :named |about quotient_4|))
(assert (! (let ((a!1 (= (* (+ centre (* (- 2) doubt))
                 (+ 1099511627776 (* (- 1) centre) (* 2 doubt)))
              (+ (* quotient_5 1099511627776) remainder_5))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_5 0) (> 1099511627776 remainder_5))))
  :named |about quotient_5|))
(assert (! (let ((a!1 (and true
                (<= 0 (+ 549755813888 (* (- 1) centre)))
                (< (+ 549755813888 (* (- 1) centre)) (* 2 doubt))
                (> 549755813888 centre)))
      (a!2 (and true
                (<= 0 (+ 549755813888 (* (- 1) centre)))
                (< (+ 549755813888 (* (- 1) centre)) (* 2 doubt))
                (not (> 549755813888 centre))
                (> 10995116277 (+ (- 549755813888) (* 2 centre)))))
      (a!3 (not (> 10995116277 (+ (- 549755813888) (* 2 centre)))))
      (a!5 (not (< 1088516511499 (+ (- 549755813888) (* 2 centre)))))
      (a!7 (not (< (+ 549755813888 (* (- 1) centre)) (* 2 doubt))))
      (a!9 (not (> 10995116277 (+ centre (* 2 doubt)))))
      (a!11 (not (< 1088516511499 (+ centre (* 2 doubt)))))
      (a!14 (not (> 10995116277 (+ centre (* (- 2) doubt)))))
      (a!16 (not (< 1088516511499 (+ centre (* (- 2) doubt)))))
      (a!18 (not (<= 0 (+ 549755813888 (* (- 1) centre))))))
(let ((a!4 (and true
                (<= 0 (+ 549755813888 (* (- 1) centre)))
                (< (+ 549755813888 (* (- 1) centre)) (* 2 doubt))
                (not (> 549755813888 centre))
                a!3
                (< 1088516511499 (+ (- 549755813888) (* 2 centre)))))
      (a!6 (and true
                (<= 0 (+ 549755813888 (* (- 1) centre)))
                (< (+ 549755813888 (* (- 1) centre)) (* 2 doubt))
                (not (> 549755813888 centre))
                a!3
                a!5))
      (a!8 (and true
                (<= 0 (+ 549755813888 (* (- 1) centre)))
                a!7
                (> 549755813888 centre)
                (> 10995116277 (+ centre (* 2 doubt)))))
      (a!10 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!7
                 (> 549755813888 centre)
                 a!9
                 (< 1088516511499 (+ centre (* 2 doubt)))))
      (a!12 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!7
                 (> 549755813888 centre)
                 a!9
                 a!11))
      (a!13 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!7
                 (not (> 549755813888 centre))
                 (> 10995116277 (+ centre (* (- 2) doubt)))))
      (a!15 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!7
                 (not (> 549755813888 centre))
                 a!14
                 (< 1088516511499 (+ centre (* (- 2) doubt)))))
      (a!17 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!7
                 (not (> 549755813888 centre))
                 a!14
                 a!16))
      (a!19 (and true
                 a!18
                 (< (+ (- 549755813888) centre) (* 2 doubt))
                 (> 549755813888 centre)
                 (> 10995116277 (+ (- 549755813888) (* 2 centre)))))
      (a!20 (and true
                 a!18
                 (< (+ (- 549755813888) centre) (* 2 doubt))
                 (> 549755813888 centre)
                 a!3
                 (< 1088516511499 (+ (- 549755813888) (* 2 centre)))))
      (a!21 (and true
                 a!18
                 (not (< (+ (- 549755813888) centre) (* 2 doubt)))
                 (> 549755813888 centre)
                 (> 10995116277 (+ centre (* 2 doubt)))))
      (a!22 (and true
                 a!18
                 (not (< (+ (- 549755813888) centre) (* 2 doubt)))
                 (> 549755813888 centre)
                 a!9
                 (< 1088516511499 (+ centre (* 2 doubt)))))
      (a!23 (and true
                 a!18
                 (not (< (+ (- 549755813888) centre) (* 2 doubt)))
                 (> 549755813888 centre)
                 a!9
                 a!11))
      (a!24 (and true
                 a!18
                 (not (< (+ (- 549755813888) centre) (* 2 doubt)))
                 (not (> 549755813888 centre))
                 (> 10995116277 (+ centre (* (- 2) doubt)))))
      (a!25 (and true
                 a!18
                 (not (< (+ (- 549755813888) centre) (* 2 doubt)))
                 (not (> 549755813888 centre))
                 a!14
                 (< 1088516511499 (+ centre (* (- 2) doubt))))))
(let ((a!26 (ite a!22
                 10885165114
                 (ite a!23
                      quotient_4
                      (ite a!24 10885165114 (ite a!25 10885165114 quotient_5))))))
(let ((a!27 (ite (and true
                      a!18
                      (< (+ (- 549755813888) centre) (* 2 doubt))
                      (not (> 549755813888 centre)))
                 quotient_2
                 (ite a!21 10885165114 a!26))))
(let ((a!28 (ite (and true
                      a!18
                      (< (+ (- 549755813888) centre) (* 2 doubt))
                      (> 549755813888 centre)
                      a!3
                      a!5)
                 quotient_3
                 a!27)))
(let ((a!29 (ite a!15
                 10885165114
                 (ite a!17
                      quotient_5
                      (ite a!19 10885165114 (ite a!20 10885165114 a!28))))))
(let ((a!30 (ite a!8
                 10885165114
                 (ite a!10
                      10885165114
                      (ite a!12 quotient_4 (ite a!13 10885165114 a!29))))))
(let ((a!31 (ite a!1
                 quotient_2
                 (ite a!2
                      10885165114
                      (ite a!4 10885165114 (ite a!6 quotient_3 a!30))))))
  (not (and (> a!31 0) (<= (* 4 a!31) 1099511627776)))))))))))
  :named |negated goal|))
(check-sat)
