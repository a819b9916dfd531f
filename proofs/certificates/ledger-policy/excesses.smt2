; id: ledger-policy/excesses
; query: what an excess shows
; label:
; states: For every excess, users are taken to scatter by at most the range, and no more than
;   all of them to lie far outside. Their scatter never falls. The bound on a sample's variance
;   is halved at most once by an epoch, or one halving is taken back, after which it is not
;   halved again; that of samples which are 0 or 1 is not. What was cut off is at most a part of
;   the range, and its bound is at least what is shown of it, what noise may hide and what is
;   assumed, or all that intervals can cut off. The part of it that is shown lies between 0 and
;   1, and is 0 if no more is shown than two deviations of noise.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/ratios
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun due () Int)
(declare-fun excess () Int)
(declare-fun least () Int)
(declare-fun noise () Int)
(declare-fun per_sample () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun quotient_3 () Int)
(declare-fun quotient_4 () Int)
(declare-fun quotient_5 () Int)
(declare-fun quotient_6 () Int)
(declare-fun quotient_7 () Int)
(declare-fun quotient_8 () Int)
(declare-fun quotient_9 () Int)
(declare-fun ratio_14 () Int)
(declare-fun ratio_15 () Int)
(declare-fun ratio_16 () Int)
(declare-fun ratio_17 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun remainder_3 () Int)
(declare-fun remainder_4 () Int)
(declare-fun remainder_5 () Int)
(declare-fun remainder_6 () Int)
(declare-fun remainder_7 () Int)
(declare-fun remainder_8 () Int)
(declare-fun remainder_9 () Int)
(declare-fun root_1 () Int)
(declare-fun root_2 () Int)
(declare-fun root_3 () Int)
(declare-fun root_4 () Int)
(declare-fun saturated () Int)
(assert (! (and (>= due 0) (>= least 0) (>= noise 0) (>= per_sample 0) (>= saturated 1))
  :named |a query|))
(assert (! (let ((a!1 (and (= (+ (* 393216 excess) (* (- 65536) due) (* (- 786432) noise))
                   (+ (* quotient_1 due) remainder_1))
                (>= remainder_1 0)
                (< remainder_1 due))))
  (=> (>= due 1) a!1))
  :named |about quotient_1|))
(assert (! (>= root_1 0)
  :named |about root_1|))
(assert (! (let ((a!1 (and (= (* per_sample root_1) (+ (* quotient_2 65536) remainder_2))
                (>= remainder_2 0)
                (> 65536 remainder_2))))
  (=> (>= 65536 1) a!1))
  :named |about quotient_2|))
(assert (! (>= root_2 0)
  :named |about root_2|))
(assert (! (let ((a!1 (and (= (* per_sample root_2) (+ (* quotient_3 65536) remainder_3))
                (>= remainder_3 0)
                (> 65536 remainder_3))))
  (=> (>= 65536 1) a!1))
  :named |about quotient_3|))
(assert (! (let ((a!1 (and (= (+ (- 81920) (* 5 quotient_1))
                   (+ (* quotient_4 13) remainder_4))
                (>= remainder_4 0)
                (> 13 remainder_4))))
  (=> (>= 13 1) a!1))
  :named |about quotient_4|))
(assert (! (>= root_3 0)
  :named |about root_3|))
(assert (! (let ((a!1 (and (= (* per_sample root_3) (+ (* quotient_5 65536) remainder_5))
                (>= remainder_5 0)
                (> 65536 remainder_5))))
  (=> (>= 65536 1) a!1))
  :named |about quotient_5|))
(assert (! (let ((a!1 (and (= (+ (* 393216 excess) (* (- 65536) due) (* (- 786432) noise))
                   (+ (* quotient_6 1) remainder_6))
                (>= remainder_6 0)
                (> 1 remainder_6))))
  (=> (>= 1 1) a!1))
  :named |about quotient_6|))
(assert (! (let ((a!1 (and (= (+ (- 81920) (* 5 quotient_6))
                   (+ (* quotient_7 13) remainder_7))
                (>= remainder_7 0)
                (> 13 remainder_7))))
  (=> (>= 13 1) a!1))
  :named |about quotient_7|))
(assert (! (>= root_4 0)
  :named |about root_4|))
(assert (! (let ((a!1 (and (= (* per_sample root_4) (+ (* quotient_8 65536) remainder_8))
                (>= remainder_8 0)
                (> 65536 remainder_8))))
  (=> (>= 65536 1) a!1))
  :named |about quotient_8|))
(assert (! (let ((a!1 (and (= (+ (* 6 excess) (* (- 1) least))
                   (+ (* quotient_9 6) remainder_9))
                (>= remainder_9 0)
                (> 6 remainder_9))))
  (=> (>= 6 1) a!1))
  :named |about quotient_9|))
(assert (! (=> (and (>= saturated 0) (<= saturated saturated))
    (and (>= ratio_14 0) (<= ratio_14 1099511627776)))
  :named |as shown of ratio_14|))
(assert (! (=> (and (>= quotient_9 0) (<= quotient_9 saturated))
    (and (>= ratio_15 0) (<= ratio_15 1099511627776)))
  :named |as shown of ratio_15|))
(assert (! (=> (and (>= saturated 0) (<= saturated saturated))
    (and (>= ratio_16 0) (<= ratio_16 1099511627776)))
  :named |as shown of ratio_16|))
(assert (! (=> (and (>= (* (- 1) quotient_9) 0) (<= (* (- 1) quotient_9) saturated))
    (and (>= ratio_17 0) (<= ratio_17 1099511627776)))
  :named |as shown of ratio_17|))
(assert (! (let ((a!1 (and true
                (< 1 due)
                (not (> 0 (+ (- 16384) quotient_1)))
                (< 1099511627776 (+ (- 16384) quotient_1))
                (> 1099511627776 quotient_3)))
      (a!2 (and true
                (< 1 due)
                (not (> 0 (+ (- 16384) quotient_1)))
                (< 1099511627776 (+ (- 16384) quotient_1))
                (not (> 1099511627776 quotient_3))))
      (a!3 (and true
                (< 1 due)
                (not (> 0 (+ (- 16384) quotient_1)))
                (not (< 1099511627776 (+ (- 16384) quotient_1)))
                (> 1099511627776 quotient_5)))
      (a!4 (and true
                (< 1 due)
                (not (> 0 (+ (- 16384) quotient_1)))
                (not (< 1099511627776 (+ (- 16384) quotient_1)))
                (not (> 1099511627776 quotient_5))))
      (a!5 (and true
                (not (< 1 due))
                (not (> 0 (+ (- 16384) quotient_6)))
                (< 1099511627776 (+ (- 16384) quotient_6))
                (> 1099511627776 quotient_3)))
      (a!6 (and true
                (not (< 1 due))
                (not (> 0 (+ (- 16384) quotient_6)))
                (< 1099511627776 (+ (- 16384) quotient_6))
                (not (> 1099511627776 quotient_3))))
      (a!7 (and true
                (not (< 1 due))
                (not (> 0 (+ (- 16384) quotient_6)))
                (not (< 1099511627776 (+ (- 16384) quotient_6)))
                (> 1099511627776 quotient_8)))
      (a!13 (ite (and true
                      (not (<= 0 quotient_9))
                      (< saturated (* (- 1) quotient_9)))
                 (* (- 1) ratio_16)
                 (* (- 1) ratio_17))))
(let ((a!8 (ite (and true
                     (not (< 1 due))
                     (> 0 (+ (- 16384) quotient_6))
                     (not (> 1099511627776 quotient_2)))
                1099511627776
                (ite a!5
                     quotient_3
                     (ite a!6 1099511627776 (ite a!7 quotient_8 1099511627776)))))
      (a!14 (ite (and true (<= 0 quotient_9) (not (< saturated quotient_9)))
                 ratio_15
                 a!13)))
(let ((a!9 (ite (and true
                     (not (< 1 due))
                     (> 0 (+ (- 16384) quotient_6))
                     (> 1099511627776 quotient_2))
                quotient_2
                a!8))
      (a!15 (ite (and true (<= 0 quotient_9) (< saturated quotient_9))
                 ratio_14
                 a!14)))
(let ((a!10 (ite a!1
                 quotient_3
                 (ite a!2
                      1099511627776
                      (ite a!3 quotient_5 (ite a!4 1099511627776 a!9))))))
(let ((a!11 (ite (and true
                      (< 1 due)
                      (> 0 (+ (- 16384) quotient_1))
                      (not (> 1099511627776 quotient_2)))
                 1099511627776
                 a!10)))
(let ((a!12 (ite (and true
                      (< 1 due)
                      (> 0 (+ (- 16384) quotient_1))
                      (> 1099511627776 quotient_2))
                 quotient_2
                 a!11)))
  (not (and (>= a!12 0)
            (<= a!12 1099511627776)
            (>= a!15 (- 1099511627776))
            (<= a!15 1099511627776)))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/excesses
; query: levels that are off
; label:
; states: For every excess, users are taken to scatter by at most the range, and no more than
;   all of them to lie far outside. Their scatter never falls. The bound on a sample's variance
;   is halved at most once by an epoch, or one halving is taken back, after which it is not
;   halved again; that of samples which are 0 or 1 is not. What was cut off is at most a part of
;   the range, and its bound is at least what is shown of it, what noise may hide and what is
;   assumed, or all that intervals can cut off. The part of it that is shown lies between 0 and
;   1, and is 0 if no more is shown than two deviations of noise.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/ratios
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun due () Int)
(declare-fun least () Int)
(declare-fun noise () Int)
(declare-fun per_sample () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun quotient_3 () Int)
(declare-fun ratio () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun remainder_3 () Int)
(declare-fun saturated () Int)
(assert (! (and (>= due 0) (>= least 0) (>= noise 0) (>= per_sample 0) (>= saturated 1))
  :named |a query|))
(assert (! (>= ratio 0)
  :named |as shown of ratios|))
(assert (! (let ((a!1 (and (= (* 3 ratio ratio)
                   (+ (* quotient_1 2199023255552) remainder_1))
                (>= remainder_1 0)
                (> 2199023255552 remainder_1))))
  (=> (>= 2199023255552 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= (* due quotient_1)
                   (+ (* quotient_2 1099511627776) remainder_2))
                (>= remainder_2 0)
                (> 1099511627776 remainder_2))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (= (* due (+ (- 6597069766656) (* 6 ratio)))
              (+ (* quotient_3 1099511627776) remainder_3))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_3 0) (> 1099511627776 remainder_3))))
  :named |about quotient_3|))
(assert (! (let ((a!1 (= (- (* 379 due) due) (- (+ least (* 378 due)) least)))
      (a!3 (and (>= (- (+ due quotient_2) due) 0)
                (= (- (+ due quotient_2) due) (- (+ least quotient_2) least))
                true))
      (a!5 (and (>= (- (+ due quotient_3) due) 0)
                (= (- (+ due quotient_3) due) (- (+ least quotient_3) least))
                true)))
(let ((a!2 (and (>= (- (* 379 due) due) 0) a!1 true))
      (a!4 (=> (and true
                    (< 1 per_sample)
                    (not (< 70368744177664 ratio))
                    (>= 2199023255552 ratio))
               a!3))
      (a!6 (=> (and true
                    (< 1 per_sample)
                    (not (< 70368744177664 ratio))
                    (not (>= 2199023255552 ratio)))
               a!5))
      (a!8 (=> (and true
                    (not (< 1 per_sample))
                    (not (< 70368744177664 ratio))
                    (>= 2199023255552 ratio))
               a!3))
      (a!9 (=> (and true
                    (not (< 1 per_sample))
                    (not (< 70368744177664 ratio))
                    (not (>= 2199023255552 ratio)))
               a!5)))
(let ((a!7 (=> (and true (not (< 1 per_sample)) (< 70368744177664 ratio)) a!2)))
(let ((a!10 (and (=> (and true (< 1 per_sample) (< 70368744177664 ratio)) a!2)
                 a!4
                 a!6
                 a!7
                 a!8
                 a!9)))
  (not a!10)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/excesses
; query: what is learned, halvings not settled
; label:
; states: For every excess, users are taken to scatter by at most the range, and no more than
;   all of them to lie far outside. Their scatter never falls. The bound on a sample's variance
;   is halved at most once by an epoch, or one halving is taken back, after which it is not
;   halved again; that of samples which are 0 or 1 is not. What was cut off is at most a part of
;   the range, and its bound is at least what is shown of it, what noise may hide and what is
;   assumed, or all that intervals can cut off. The part of it that is shown lies between 0 and
;   1, and is 0 if no more is shown than two deviations of noise.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/ratios
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun due () Int)
(declare-fun excess () Int)
(declare-fun grid () Int)
(declare-fun halvings () Int)
(declare-fun noise () Int)
(declare-fun root_1 () Int)
(declare-fun scatter () Int)
(declare-fun users () Int)
(assert (! (and (>= users 0) (<= users 1099511627776) (>= halvings 0))
  :named |as shown of the epochs before|))
(assert (! (and (>= scatter 0) (<= scatter 1099511627776))
  :named |as shown of an excess|))
(assert (! (>= grid 1)
  :named |a grid|))
(assert (! (let ((a!1 (and (<= (* root_1 root_1) (+ (* users users) (* scatter scatter)))
                (< (+ (* users users) (* scatter scatter))
                   (* (+ root_1 1) (+ root_1 1))))))
(let ((a!2 (=> (>= (+ (* users users) (* scatter scatter)) 0) a!1)))
  (and (>= root_1 0) a!2)))
  :named |about root_1|))
(assert (! (let ((a!1 (and (>= (- (+ (- 1) halvings) halvings) (- 1))
                (<= (- (+ (- 1) halvings) halvings) 1)))
      (a!2 (or (< (- (+ (- 1) halvings) halvings) 0) false))
      (a!3 (=> (= grid 1) (<= (- (+ (- 1) halvings) halvings) 0)))
      (a!5 (and true
                (> 1099511627776 root_1)
                (< 0 scatter)
                (not (< 0 halvings))
                (< 1 grid)
                (< (+ (* 12 excess) (* 24 noise)) due)))
      (a!6 (and (>= (- (+ 1 halvings) halvings) (- 1))
                (<= (- (+ 1 halvings) halvings) 1)))
      (a!7 (or (< (- (+ 1 halvings) halvings) 0) false))
      (a!8 (=> (= grid 1) (<= (- (+ 1 halvings) halvings) 0)))
      (a!10 (not (< (+ (* 12 excess) (* 24 noise)) due)))
      (a!11 (and (>= (- halvings halvings) (- 1)) (<= (- halvings halvings) 1)))
      (a!12 (=> (or (< (- halvings halvings) 0) false) false))
      (a!16 (and true
                 (> 1099511627776 root_1)
                 (not (< 0 scatter))
                 (< 1 grid)
                 (< (+ (* 12 excess) (* 24 noise)) due)))
      (a!20 (and true
                 (not (> 1099511627776 root_1))
                 (< 0 scatter)
                 (not (< 0 halvings))
                 (< 1 grid)
                 (< (+ (* 12 excess) (* 24 noise)) due)))
      (a!25 (and true
                 (not (> 1099511627776 root_1))
                 (not (< 0 scatter))
                 (< 1 grid)
                 (< (+ (* 12 excess) (* 24 noise)) due))))
(let ((a!4 (=> (and true (> 1099511627776 root_1) (< 0 scatter) (< 0 halvings))
               (and a!1
                    (>= (+ (- 1) halvings) 0)
                    (=> a!2 true)
                    a!3
                    (and (>= root_1 users) (<= root_1 1099511627776)))))
      (a!9 (and a!6
                (>= (+ 1 halvings) 0)
                (=> a!7 false)
                a!8
                (and (>= root_1 users) (<= root_1 1099511627776))))
      (a!13 (and a!11
                 (>= halvings 0)
                 a!12
                 (=> (= grid 1) (<= (- halvings halvings) 0))
                 (and (>= root_1 users) (<= root_1 1099511627776))))
      (a!19 (=> (and true
                     (not (> 1099511627776 root_1))
                     (< 0 scatter)
                     (< 0 halvings))
                (and a!1
                     (>= (+ (- 1) halvings) 0)
                     (=> a!2 true)
                     a!3
                     (and (>= 1099511627776 users)
                          (<= 1099511627776 1099511627776)))))
      (a!21 (and a!6
                 (>= (+ 1 halvings) 0)
                 (=> a!7 false)
                 a!8
                 (and (>= 1099511627776 users) (<= 1099511627776 1099511627776))))
      (a!22 (and a!11
                 (>= halvings 0)
                 a!12
                 (=> (= grid 1) (<= (- halvings halvings) 0))
                 (and (>= 1099511627776 users) (<= 1099511627776 1099511627776)))))
(let ((a!14 (=> (and true
                     (> 1099511627776 root_1)
                     (< 0 scatter)
                     (not (< 0 halvings))
                     (< 1 grid)
                     a!10)
                a!13))
      (a!15 (=> (and true
                     (> 1099511627776 root_1)
                     (< 0 scatter)
                     (not (< 0 halvings))
                     (not (< 1 grid)))
                a!13))
      (a!17 (=> (and true
                     (> 1099511627776 root_1)
                     (not (< 0 scatter))
                     (< 1 grid)
                     a!10)
                a!13))
      (a!18 (=> (and true
                     (> 1099511627776 root_1)
                     (not (< 0 scatter))
                     (not (< 1 grid)))
                a!13))
      (a!23 (=> (and true
                     (not (> 1099511627776 root_1))
                     (< 0 scatter)
                     (not (< 0 halvings))
                     (< 1 grid)
                     a!10)
                a!22))
      (a!24 (=> (and true
                     (not (> 1099511627776 root_1))
                     (< 0 scatter)
                     (not (< 0 halvings))
                     (not (< 1 grid)))
                a!22))
      (a!26 (=> (and true
                     (not (> 1099511627776 root_1))
                     (not (< 0 scatter))
                     (< 1 grid)
                     a!10)
                a!22))
      (a!27 (=> (and true
                     (not (> 1099511627776 root_1))
                     (not (< 0 scatter))
                     (not (< 1 grid)))
                a!22)))
  (not (and a!4
            (=> a!5 a!9)
            a!14
            a!15
            (=> a!16 a!9)
            a!17
            a!18
            a!19
            (=> a!20 a!21)
            a!23
            a!24
            (=> a!25 a!21)
            a!26
            a!27)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/excesses
; query: what is learned, halvings settled
; label:
; states: For every excess, users are taken to scatter by at most the range, and no more than
;   all of them to lie far outside. Their scatter never falls. The bound on a sample's variance
;   is halved at most once by an epoch, or one halving is taken back, after which it is not
;   halved again; that of samples which are 0 or 1 is not. What was cut off is at most a part of
;   the range, and its bound is at least what is shown of it, what noise may hide and what is
;   assumed, or all that intervals can cut off. The part of it that is shown lies between 0 and
;   1, and is 0 if no more is shown than two deviations of noise.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/ratios
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun grid () Int)
(declare-fun halvings () Int)
(declare-fun root_1 () Int)
(declare-fun scatter () Int)
(declare-fun users () Int)
(assert (! (and (>= users 0) (<= users 1099511627776) (>= halvings 0))
  :named |as shown of the epochs before|))
(assert (! (and (>= scatter 0) (<= scatter 1099511627776))
  :named |as shown of an excess|))
(assert (! (>= grid 1)
  :named |a grid|))
(assert (! (let ((a!1 (and (<= (* root_1 root_1) (+ (* users users) (* scatter scatter)))
                (< (+ (* users users) (* scatter scatter))
                   (* (+ root_1 1) (+ root_1 1))))))
(let ((a!2 (=> (>= (+ (* users users) (* scatter scatter)) 0) a!1)))
  (and (>= root_1 0) a!2)))
  :named |about root_1|))
(assert (! (let ((a!1 (and (>= (- (+ (- 1) halvings) halvings) (- 1))
                (<= (- (+ (- 1) halvings) halvings) 0)))
      (a!2 (or (< (- (+ (- 1) halvings) halvings) 0) true))
      (a!3 (=> (= grid 1) (<= (- (+ (- 1) halvings) halvings) 0)))
      (a!5 (and (>= (- halvings halvings) (- 1)) (<= (- halvings halvings) 0)))
      (a!6 (=> (or (< (- halvings halvings) 0) true) true)))
(let ((a!4 (=> (and true (> 1099511627776 root_1) (< 0 scatter) (< 0 halvings))
               (and a!1
                    (>= (+ (- 1) halvings) 0)
                    (=> a!2 true)
                    a!3
                    (and (>= root_1 users) (<= root_1 1099511627776)))))
      (a!7 (and a!5
                (>= halvings 0)
                a!6
                (=> (= grid 1) (<= (- halvings halvings) 0))
                (and (>= root_1 users) (<= root_1 1099511627776))))
      (a!12 (=> (and true
                     (not (> 1099511627776 root_1))
                     (< 0 scatter)
                     (< 0 halvings))
                (and a!1
                     (>= (+ (- 1) halvings) 0)
                     (=> a!2 true)
                     a!3
                     (and (>= 1099511627776 users)
                          (<= 1099511627776 1099511627776)))))
      (a!13 (and a!5
                 (>= halvings 0)
                 a!6
                 (=> (= grid 1) (<= (- halvings halvings) 0))
                 (and (>= 1099511627776 users) (<= 1099511627776 1099511627776)))))
(let ((a!8 (=> (and true
                    (> 1099511627776 root_1)
                    (< 0 scatter)
                    (not (< 0 halvings))
                    (< 1 grid))
               a!7))
      (a!9 (=> (and true
                    (> 1099511627776 root_1)
                    (< 0 scatter)
                    (not (< 0 halvings))
                    (not (< 1 grid)))
               a!7))
      (a!10 (=> (and true
                     (> 1099511627776 root_1)
                     (not (< 0 scatter))
                     (< 1 grid))
                a!7))
      (a!11 (=> (and true
                     (> 1099511627776 root_1)
                     (not (< 0 scatter))
                     (not (< 1 grid)))
                a!7))
      (a!14 (=> (and true
                     (not (> 1099511627776 root_1))
                     (< 0 scatter)
                     (not (< 0 halvings))
                     (< 1 grid))
                a!13))
      (a!15 (=> (and true
                     (not (> 1099511627776 root_1))
                     (< 0 scatter)
                     (not (< 0 halvings))
                     (not (< 1 grid)))
                a!13))
      (a!16 (=> (and true
                     (not (> 1099511627776 root_1))
                     (not (< 0 scatter))
                     (< 1 grid))
                a!13))
      (a!17 (=> (and true
                     (not (> 1099511627776 root_1))
                     (not (< 0 scatter))
                     (not (< 1 grid)))
                a!13)))
  (not (and a!4 a!8 a!9 a!10 a!11 a!12 a!14 a!15 a!16 a!17)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/excesses
; query: what was cut off
; label:
; states: For every excess, users are taken to scatter by at most the range, and no more than
;   all of them to lie far outside. Their scatter never falls. The bound on a sample's variance
;   is halved at most once by an epoch, or one halving is taken back, after which it is not
;   halved again; that of samples which are 0 or 1 is not. What was cut off is at most a part of
;   the range, and its bound is at least what is shown of it, what noise may hide and what is
;   assumed, or all that intervals can cut off. The part of it that is shown lies between 0 and
;   1, and is 0 if no more is shown than two deviations of noise.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/ratios
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun assumed () Int)
(declare-fun kept () Int)
(declare-fun mean () Int)
(declare-fun outside () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun quotient_3 () Int)
(declare-fun quotient_4 () Int)
(declare-fun quotient_5 () Int)
(declare-fun quotient_6 () Int)
(declare-fun quotient_7 () Int)
(declare-fun quotient_8 () Int)
(declare-fun ratio () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun remainder_3 () Int)
(declare-fun remainder_4 () Int)
(declare-fun remainder_5 () Int)
(declare-fun remainder_6 () Int)
(declare-fun remainder_7 () Int)
(declare-fun remainder_8 () Int)
(declare-fun room () Int)
(declare-fun seen () Int)
(declare-fun square () Int)
(declare-fun unseen () Int)
(declare-fun variance () Int)
(assert (! (and (>= room 0)
     (<= room 1099511627776)
     (<= mean room)
     (>= variance 0)
     (>= assumed 0)
     (<= assumed room))
  :named |as shown of the epochs before|))
(assert (! (and (>= kept 0)
     (<= kept 1099511627776)
     (>= (+ seen unseen) 0)
     (<= (+ seen unseen) (- 1099511627776 kept)))
  :named |shares|))
(assert (! (and (>= seen 0) (>= unseen 0))
  :named |rooms|))
(assert (! (and (>= outside (- 1099511627776)) (<= outside 1099511627776))
  :named |as shown of an excess|))
(assert (! (>= square 0)
  :named |as shown of squares|))
(assert (! (let ((a!1 (and (= (* kept room) (+ (* quotient_1 1099511627776) remainder_1))
                (>= remainder_1 0)
                (> 1099511627776 remainder_1))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= (* kept mean) (+ (* quotient_2 1099511627776) remainder_2))
                (>= remainder_2 0)
                (> 1099511627776 remainder_2))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (and (= (* kept variance)
                   (+ (* quotient_3 1099511627776) remainder_3))
                (>= remainder_3 0)
                (> 1099511627776 remainder_3))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_3|))
(assert (! (let ((a!1 (and (= (* kept quotient_3)
                   (+ (* quotient_4 1099511627776) remainder_4))
                (>= remainder_4 0)
                (> 1099511627776 remainder_4))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_4|))
(assert (! (let ((a!1 (and (= (* assumed kept)
                   (+ (* quotient_5 1099511627776) remainder_5))
                (>= remainder_5 0)
                (> 1099511627776 remainder_5))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_5|))
(assert (! (let ((a!1 (and (= unseen (+ (* quotient_6 20) remainder_6))
                (>= remainder_6 0)
                (> 20 remainder_6))))
  (=> (>= 20 1) a!1))
  :named |about quotient_6|))
(assert (! (let ((a!1 (and (= (* outside seen)
                   (+ (* quotient_7 1099511627776) remainder_7))
                (>= remainder_7 0)
                (> 1099511627776 remainder_7))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_7|))
(assert (! (let ((a!1 (and (= (* ratio seen) (+ (* quotient_8 1099511627776) remainder_8))
                (>= remainder_8 0)
                (> 1099511627776 remainder_8))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_8|))
(assert (! (let ((a!1 (and (>= (+ quotient_1 seen unseen) 0)
                (<= (+ quotient_1 seen unseen) 1099511627776)))
      (a!2 (and (>= (+ quotient_5 quotient_6) 0)
                (<= (+ quotient_5 quotient_6) (+ quotient_1 seen unseen)))))
(let ((a!3 (=> (and true)
               (and a!1
                    (<= quotient_2 (+ quotient_1 seen unseen))
                    (>= (+ quotient_4 square) 0)
                    a!2)))
      (a!4 (=> (and true)
               (and a!1
                    (<= (+ quotient_2 quotient_7) (+ quotient_1 seen unseen))
                    (>= (+ quotient_4 square) 0)
                    a!2))))
  (not (and a!3 a!4))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/excesses
; query: the bound of it
; label:
; states: For every excess, users are taken to scatter by at most the range, and no more than
;   all of them to lie far outside. Their scatter never falls. The bound on a sample's variance
;   is halved at most once by an epoch, or one halving is taken back, after which it is not
;   halved again; that of samples which are 0 or 1 is not. What was cut off is at most a part of
;   the range, and its bound is at least what is shown of it, what noise may hide and what is
;   assumed, or all that intervals can cut off. The part of it that is shown lies between 0 and
;   1, and is 0 if no more is shown than two deviations of noise.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/ratios
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun assumed () Int)
(declare-fun mean () Int)
(declare-fun room () Int)
(declare-fun root_1 () Int)
(declare-fun variance () Int)
(assert (! (and (>= room 0)
     (<= room 1099511627776)
     (<= mean room)
     (>= variance 0)
     (>= assumed 0)
     (<= assumed room))
  :named |as shown of the epochs|))
(assert (! (>= root_1 0)
  :named |about root_1|))
(assert (! (let ((a!1 (and true
                (< 0 mean)
                (< (* 2 root_1) room)
                (< (+ mean (* 2 root_1) assumed) room)))
      (a!2 (not (< (+ mean (* 2 root_1) assumed) room)))
      (a!3 (and true
                (< 0 mean)
                (not (< (* 2 root_1) room))
                (< (+ mean room assumed) room)))
      (a!4 (and true
                (< 0 mean)
                (not (< (* 2 root_1) room))
                (not (< (+ mean room assumed) room))))
      (a!5 (and true
                (not (< 0 mean))
                (< (* 2 root_1) room)
                (< (+ (* 2 root_1) assumed) room)))
      (a!6 (not (< (+ (* 2 root_1) assumed) room)))
      (a!7 (and true
                (not (< 0 mean))
                (not (< (* 2 root_1) room))
                (< (+ room assumed) room))))
(let ((a!8 (ite (and true (not (< 0 mean)) (< (* 2 root_1) room) a!6)
                room
                (ite a!7 (+ room assumed) room))))
(let ((a!9 (ite a!4 room (ite a!5 (+ (* 2 root_1) assumed) a!8))))
(let ((a!10 (ite (and true (< 0 mean) (< (* 2 root_1) room) a!2)
                 room
                 (ite a!3 (+ mean room assumed) a!9))))
(let ((a!11 (>= (ite a!1 (+ mean (* 2 root_1) assumed) a!10) 0))
      (a!12 (<= (ite a!1 (+ mean (* 2 root_1) assumed) a!10) room))
      (a!13 (= (ite a!1 (+ mean (* 2 root_1) assumed) a!10) room))
      (a!14 (>= (ite a!1 (+ mean (* 2 root_1) assumed) a!10)
                (+ (ite (> mean 0) mean 0) (* 2 root_1) assumed))))
  (not (and a!11 a!12 (or a!13 a!14))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/excesses
; query: the part of it that is shown
; label:
; states: For every excess, users are taken to scatter by at most the range, and no more than
;   all of them to lie far outside. Their scatter never falls. The bound on a sample's variance
;   is halved at most once by an epoch, or one halving is taken back, after which it is not
;   halved again; that of samples which are 0 or 1 is not. What was cut off is at most a part of
;   the range, and its bound is at least what is shown of it, what noise may hide and what is
;   assumed, or all that intervals can cut off. The part of it that is shown lies between 0 and
;   1, and is 0 if no more is shown than two deviations of noise.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/ratios
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun assumed () Int)
(declare-fun mean () Int)
(declare-fun ratio_1 () Int)
(declare-fun ratio_2 () Int)
(declare-fun ratio_3 () Int)
(declare-fun ratio_4 () Int)
(declare-fun room () Int)
(declare-fun root_1 () Int)
(declare-fun variance () Int)
(assert (! (and (>= room 0)
     (<= room 1099511627776)
     (<= mean room)
     (>= variance 0)
     (>= assumed 0)
     (<= assumed room))
  :named |as shown of the epochs|))
(assert (! (>= root_1 0)
  :named |about root_1|))
(assert (! (let ((a!1 (and (>= (+ mean (* (- 2) root_1)) 0) (>= room 1)))
      (a!2 (=> (<= (+ mean (* (- 2) root_1)) room) (<= ratio_1 1099511627776)))
      (a!3 (=> (>= (+ mean (* (- 2) root_1)) room) (>= ratio_1 1099511627776)))
      (a!4 (=> (= (+ mean (* (- 2) root_1)) 0) (= ratio_1 0))))
  (=> a!1 (and (>= ratio_1 0) a!2 a!3 a!4)))
  :named |as shown of ratio_1|))
(assert (! (let ((a!1 (and (>= (+ mean (* (- 2) root_1)) 0) (>= 1 1)))
      (a!2 (=> (>= 1 (+ mean (* (- 2) root_1))) (<= ratio_2 1099511627776)))
      (a!3 (=> (<= 1 (+ mean (* (- 2) root_1))) (>= ratio_2 1099511627776)))
      (a!4 (=> (= (+ mean (* (- 2) root_1)) 0) (= ratio_2 0))))
  (=> a!1 (and (>= ratio_2 0) a!2 a!3 a!4)))
  :named |as shown of ratio_2|))
(assert (! (=> (and (>= 0 0) (>= room 1))
    (and (>= ratio_3 0)
         (=> (<= 0 room) (<= ratio_3 1099511627776))
         (=> (>= 0 room) (>= ratio_3 1099511627776))
         (=> (= 0 0) (= ratio_3 0))))
  :named |as shown of ratio_3|))
(assert (! (=> (and (>= 0 0) (>= 1 1))
    (and (>= ratio_4 0)
         (=> (<= 0 1) (<= ratio_4 1099511627776))
         (=> (>= 0 1) (>= ratio_4 1099511627776))
         (=> (= 0 0) (= ratio_4 0))))
  :named |as shown of ratio_4|))
(assert (! (let ((a!1 (and true (< 0 (+ mean (* (- 2) root_1))) (< 1 room)))
      (a!2 (and true (< 0 (+ mean (* (- 2) root_1))) (not (< 1 room))))
      (a!3 (not (< 0 (+ mean (* (- 2) root_1))))))
(let ((a!4 (ite a!2 ratio_2 (ite (and true a!3 (< 1 room)) ratio_3 ratio_4))))
(let ((a!5 (and (>= (ite a!1 ratio_1 a!4) 0)
                (<= (ite a!1 ratio_1 a!4) 1099511627776)
                (=> (<= mean (* 2 root_1)) (= (ite a!1 ratio_1 a!4) 0)))))
  (not a!5))))
  :named |negated goal|))
(check-sat)
