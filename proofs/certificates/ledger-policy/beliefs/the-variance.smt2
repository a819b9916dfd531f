; id: ledger-policy/beliefs
; query: the variance
; label:
; states: Whatever was released, the believed mean is from 0 to 1, no precision is negative,
;   however much intervals were found to be off, the variance is above 0 and at most 1/4,
;   however often it was halved, and the estimated sum is one that so many samples can have. The
;   squares of users' shares are together from 0 to 1, and the doubt is at least what the spread
;   makes of them. An epoch halves the variance once at most, or takes one halving back, if
;   there is one; then it is not halved again; one without an overhang does neither, and leaves
;   the spread.
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
(declare-fun halvings () Int)
(declare-fun power_1 () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_10 () Int)
(declare-fun quotient_2 () Int)
(declare-fun quotient_3 () Int)
(declare-fun quotient_4 () Int)
(declare-fun quotient_5 () Int)
(declare-fun quotient_6 () Int)
(declare-fun quotient_7 () Int)
(declare-fun quotient_8 () Int)
(declare-fun quotient_9 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_10 () Int)
(declare-fun remainder_2 () Int)
(declare-fun remainder_3 () Int)
(declare-fun remainder_4 () Int)
(declare-fun remainder_5 () Int)
(declare-fun remainder_6 () Int)
(declare-fun remainder_7 () Int)
(declare-fun remainder_8 () Int)
(declare-fun remainder_9 () Int)
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
(assert (! (and (=> (= halvings 0) (= power_1 1))
     (=> (= halvings 1) (= power_1 2))
     (=> (= halvings 2) (= power_1 4))
     (=> (= halvings 3) (= power_1 8))
     (=> (>= halvings 4) (and (>= power_1 16) (> power_1 halvings))))
  :named |about power_1|))
(assert (! (let ((a!1 (and (= quotient_2 (+ (* quotient_3 power_1) remainder_3))
                (>= remainder_3 0)
                (< remainder_3 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_3|))
(assert (! (let ((a!1 (and (= 10885165114 (+ (* quotient_4 power_1) remainder_4))
                (>= remainder_4 0)
                (< remainder_4 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_4|))
(assert (! (let ((a!1 (= (* (+ (- 549755813888) (* 2 centre))
                 (+ 1649267441664 (* (- 2) centre)))
              (+ (* quotient_5 1099511627776) remainder_5))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_5 0) (> 1099511627776 remainder_5))))
  :named |about quotient_5|))
(assert (! (let ((a!1 (and (= quotient_5 (+ (* quotient_6 power_1) remainder_6))
                (>= remainder_6 0)
                (< remainder_6 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_6|))
(assert (! (let ((a!1 (= (* (+ centre (* 2 doubt))
                 (+ 1099511627776 (* (- 1) centre) (* (- 2) doubt)))
              (+ (* quotient_7 1099511627776) remainder_7))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_7 0) (> 1099511627776 remainder_7))))
  :named |about quotient_7|))
(assert (! (let ((a!1 (and (= quotient_7 (+ (* quotient_8 power_1) remainder_8))
                (>= remainder_8 0)
                (< remainder_8 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_8|))
(assert (! (let ((a!1 (= (* (+ centre (* (- 2) doubt))
                 (+ 1099511627776 (* (- 1) centre) (* 2 doubt)))
              (+ (* quotient_9 1099511627776) remainder_9))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_9 0) (> 1099511627776 remainder_9))))
  :named |about quotient_9|))
(assert (! (let ((a!1 (and (= quotient_9 (+ (* quotient_10 power_1) remainder_10))
                (>= remainder_10 0)
                (< remainder_10 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_10|))
(assert (! (>= halvings 0)
  :named |how often it was halved|))
(assert (! (let ((a!1 (and true
                (<= 0 (+ 549755813888 (* (- 1) centre)))
                (< (+ 549755813888 (* (- 1) centre)) (* 2 doubt))
                (> 549755813888 centre)
                (< 1 quotient_3)))
      (a!2 (and true
                (<= 0 (+ 549755813888 (* (- 1) centre)))
                (< (+ 549755813888 (* (- 1) centre)) (* 2 doubt))
                (> 549755813888 centre)
                (not (< 1 quotient_3))))
      (a!3 (and true
                (<= 0 (+ 549755813888 (* (- 1) centre)))
                (< (+ 549755813888 (* (- 1) centre)) (* 2 doubt))
                (not (> 549755813888 centre))
                (> 10995116277 (+ (- 549755813888) (* 2 centre)))
                (< 1 quotient_4)))
      (a!4 (and true
                (<= 0 (+ 549755813888 (* (- 1) centre)))
                (< (+ 549755813888 (* (- 1) centre)) (* 2 doubt))
                (not (> 549755813888 centre))
                (> 10995116277 (+ (- 549755813888) (* 2 centre)))
                (not (< 1 quotient_4))))
      (a!5 (not (> 10995116277 (+ (- 549755813888) (* 2 centre)))))
      (a!8 (not (< 1088516511499 (+ (- 549755813888) (* 2 centre)))))
      (a!11 (not (< (+ 549755813888 (* (- 1) centre)) (* 2 doubt))))
      (a!14 (not (> 10995116277 (+ centre (* 2 doubt)))))
      (a!17 (not (< 1088516511499 (+ centre (* 2 doubt)))))
      (a!22 (not (> 10995116277 (+ centre (* (- 2) doubt)))))
      (a!25 (not (< 1088516511499 (+ centre (* (- 2) doubt)))))
      (a!28 (not (<= 0 (+ 549755813888 (* (- 1) centre))))))
(let ((a!6 (and true
                (<= 0 (+ 549755813888 (* (- 1) centre)))
                (< (+ 549755813888 (* (- 1) centre)) (* 2 doubt))
                (not (> 549755813888 centre))
                a!5
                (< 1088516511499 (+ (- 549755813888) (* 2 centre)))
                (< 1 quotient_4)))
      (a!7 (and true
                (<= 0 (+ 549755813888 (* (- 1) centre)))
                (< (+ 549755813888 (* (- 1) centre)) (* 2 doubt))
                (not (> 549755813888 centre))
                a!5
                (< 1088516511499 (+ (- 549755813888) (* 2 centre)))
                (not (< 1 quotient_4))))
      (a!9 (and true
                (<= 0 (+ 549755813888 (* (- 1) centre)))
                (< (+ 549755813888 (* (- 1) centre)) (* 2 doubt))
                (not (> 549755813888 centre))
                a!5
                a!8
                (< 1 quotient_6)))
      (a!10 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 (< (+ 549755813888 (* (- 1) centre)) (* 2 doubt))
                 (not (> 549755813888 centre))
                 a!5
                 a!8
                 (not (< 1 quotient_6))))
      (a!12 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (> 549755813888 centre)
                 (> 10995116277 (+ centre (* 2 doubt)))
                 (< 1 quotient_4)))
      (a!13 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (> 549755813888 centre)
                 (> 10995116277 (+ centre (* 2 doubt)))
                 (not (< 1 quotient_4))))
      (a!15 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (> 549755813888 centre)
                 a!14
                 (< 1088516511499 (+ centre (* 2 doubt)))
                 (< 1 quotient_4)))
      (a!16 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (> 549755813888 centre)
                 a!14
                 (< 1088516511499 (+ centre (* 2 doubt)))
                 (not (< 1 quotient_4))))
      (a!18 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (> 549755813888 centre)
                 a!14
                 a!17
                 (< 1 quotient_8)))
      (a!19 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (> 549755813888 centre)
                 a!14
                 a!17
                 (not (< 1 quotient_8))))
      (a!20 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (not (> 549755813888 centre))
                 (> 10995116277 (+ centre (* (- 2) doubt)))
                 (< 1 quotient_4)))
      (a!21 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (not (> 549755813888 centre))
                 (> 10995116277 (+ centre (* (- 2) doubt)))
                 (not (< 1 quotient_4))))
      (a!23 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (not (> 549755813888 centre))
                 a!22
                 (< 1088516511499 (+ centre (* (- 2) doubt)))
                 (< 1 quotient_4)))
      (a!24 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (not (> 549755813888 centre))
                 a!22
                 (< 1088516511499 (+ centre (* (- 2) doubt)))
                 (not (< 1 quotient_4))))
      (a!26 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (not (> 549755813888 centre))
                 a!22
                 a!25
                 (< 1 quotient_10)))
      (a!27 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (not (> 549755813888 centre))
                 a!22
                 a!25
                 (not (< 1 quotient_10))))
      (a!29 (and true
                 a!28
                 (< (+ (- 549755813888) centre) (* 2 doubt))
                 (> 549755813888 centre)
                 (> 10995116277 (+ (- 549755813888) (* 2 centre)))
                 (< 1 quotient_4)))
      (a!30 (and true
                 a!28
                 (< (+ (- 549755813888) centre) (* 2 doubt))
                 (> 549755813888 centre)
                 (> 10995116277 (+ (- 549755813888) (* 2 centre)))
                 (not (< 1 quotient_4))))
      (a!31 (and true
                 a!28
                 (< (+ (- 549755813888) centre) (* 2 doubt))
                 (> 549755813888 centre)
                 a!5
                 (< 1088516511499 (+ (- 549755813888) (* 2 centre)))
                 (< 1 quotient_4)))
      (a!32 (and true
                 a!28
                 (< (+ (- 549755813888) centre) (* 2 doubt))
                 (> 549755813888 centre)
                 a!5
                 (< 1088516511499 (+ (- 549755813888) (* 2 centre)))
                 (not (< 1 quotient_4))))
      (a!33 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 doubt)))
                 (> 549755813888 centre)
                 (> 10995116277 (+ centre (* 2 doubt)))
                 (< 1 quotient_4)))
      (a!34 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 doubt)))
                 (> 549755813888 centre)
                 (> 10995116277 (+ centre (* 2 doubt)))
                 (not (< 1 quotient_4))))
      (a!35 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 doubt)))
                 (> 549755813888 centre)
                 a!14
                 (< 1088516511499 (+ centre (* 2 doubt)))
                 (< 1 quotient_4)))
      (a!36 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 doubt)))
                 (> 549755813888 centre)
                 a!14
                 (< 1088516511499 (+ centre (* 2 doubt)))
                 (not (< 1 quotient_4))))
      (a!37 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 doubt)))
                 (> 549755813888 centre)
                 a!14
                 a!17
                 (< 1 quotient_8)))
      (a!38 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 doubt)))
                 (> 549755813888 centre)
                 a!14
                 a!17
                 (not (< 1 quotient_8))))
      (a!39 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 doubt)))
                 (not (> 549755813888 centre))
                 (> 10995116277 (+ centre (* (- 2) doubt)))
                 (< 1 quotient_4)))
      (a!40 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 doubt)))
                 (not (> 549755813888 centre))
                 (> 10995116277 (+ centre (* (- 2) doubt)))
                 (not (< 1 quotient_4))))
      (a!41 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 doubt)))
                 (not (> 549755813888 centre))
                 a!22
                 (< 1088516511499 (+ centre (* (- 2) doubt)))
                 (< 1 quotient_4)))
      (a!42 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 doubt)))
                 (not (> 549755813888 centre))
                 a!22
                 (< 1088516511499 (+ centre (* (- 2) doubt)))
                 (not (< 1 quotient_4))))
      (a!43 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 doubt)))
                 (not (> 549755813888 centre))
                 a!22
                 a!25
                 (< 1 quotient_10))))
(let ((a!44 (ite a!40
                 1
                 (ite a!41 quotient_4 (ite a!42 1 (ite a!43 quotient_10 1))))))
(let ((a!45 (ite a!36
                 1
                 (ite a!37 quotient_8 (ite a!38 1 (ite a!39 quotient_4 a!44))))))
(let ((a!46 (ite (and true
                      a!28
                      (< (+ (- 549755813888) centre) (* 2 doubt))
                      (not (> 549755813888 centre))
                      (not (< 1 quotient_3)))
                 1
                 (ite a!33 quotient_4 (ite a!34 1 (ite a!35 quotient_4 a!45))))))
(let ((a!47 (ite (and true
                      a!28
                      (< (+ (- 549755813888) centre) (* 2 doubt))
                      (not (> 549755813888 centre))
                      (< 1 quotient_3))
                 quotient_3
                 a!46)))
(let ((a!48 (ite (and true
                      a!28
                      (< (+ (- 549755813888) centre) (* 2 doubt))
                      (> 549755813888 centre)
                      a!5
                      a!8
                      (not (< 1 quotient_6)))
                 1
                 a!47)))
(let ((a!49 (ite (and true
                      a!28
                      (< (+ (- 549755813888) centre) (* 2 doubt))
                      (> 549755813888 centre)
                      a!5
                      a!8
                      (< 1 quotient_6))
                 quotient_6
                 a!48)))
(let ((a!50 (ite a!29
                 quotient_4
                 (ite a!30 1 (ite a!31 quotient_4 (ite a!32 1 a!49))))))
(let ((a!51 (ite a!23
                 quotient_4
                 (ite a!24 1 (ite a!26 quotient_10 (ite a!27 1 a!50))))))
(let ((a!52 (ite a!18
                 quotient_8
                 (ite a!19 1 (ite a!20 quotient_4 (ite a!21 1 a!51))))))
(let ((a!53 (ite a!12
                 quotient_4
                 (ite a!13 1 (ite a!15 quotient_4 (ite a!16 1 a!52))))))
(let ((a!54 (ite a!6
                 quotient_4
                 (ite a!7 1 (ite a!9 quotient_6 (ite a!10 1 a!53))))))
(let ((a!55 (ite a!1
                 quotient_3
                 (ite a!2 1 (ite a!3 quotient_4 (ite a!4 1 a!54))))))
  (not (and (>= a!55 1) (<= (* 4 a!55) 1099511627776)))))))))))))))))
  :named |negated goal|))
(check-sat)
