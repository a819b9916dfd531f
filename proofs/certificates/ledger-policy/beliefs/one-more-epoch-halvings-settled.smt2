; id: ledger-policy/beliefs
; query: one more epoch, halvings settled
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
(declare-fun deviation () Int)
(declare-fun first () Int)
(declare-fun grid () Int)
(declare-fun halvings () Int)
(declare-fun high () Int)
(declare-fun low () Int)
(declare-fun margin () Int)
(declare-fun noise () Int)
(declare-fun overhang () Int)
(declare-fun overlap () Int)
(declare-fun power () Int)
(declare-fun precision () Int)
(declare-fun probe () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_10 () Int)
(declare-fun quotient_11 () Int)
(declare-fun quotient_12 () Int)
(declare-fun quotient_13 () Int)
(declare-fun quotient_14 () Int)
(declare-fun quotient_15 () Int)
(declare-fun quotient_16 () Int)
(declare-fun quotient_17 () Int)
(declare-fun quotient_18 () Int)
(declare-fun quotient_19 () Int)
(declare-fun quotient_2 () Int)
(declare-fun quotient_20 () Int)
(declare-fun quotient_21 () Int)
(declare-fun quotient_22 () Int)
(declare-fun quotient_23 () Int)
(declare-fun quotient_24 () Int)
(declare-fun quotient_25 () Int)
(declare-fun quotient_26 () Int)
(declare-fun quotient_27 () Int)
(declare-fun quotient_28 () Int)
(declare-fun quotient_29 () Int)
(declare-fun quotient_3 () Int)
(declare-fun quotient_30 () Int)
(declare-fun quotient_31 () Int)
(declare-fun quotient_32 () Int)
(declare-fun quotient_33 () Int)
(declare-fun quotient_34 () Int)
(declare-fun quotient_35 () Int)
(declare-fun quotient_36 () Int)
(declare-fun quotient_37 () Int)
(declare-fun quotient_38 () Int)
(declare-fun quotient_39 () Int)
(declare-fun quotient_4 () Int)
(declare-fun quotient_40 () Int)
(declare-fun quotient_5 () Int)
(declare-fun quotient_6 () Int)
(declare-fun quotient_7 () Int)
(declare-fun quotient_8 () Int)
(declare-fun quotient_9 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_10 () Int)
(declare-fun remainder_11 () Int)
(declare-fun remainder_12 () Int)
(declare-fun remainder_13 () Int)
(declare-fun remainder_14 () Int)
(declare-fun remainder_15 () Int)
(declare-fun remainder_16 () Int)
(declare-fun remainder_17 () Int)
(declare-fun remainder_18 () Int)
(declare-fun remainder_19 () Int)
(declare-fun remainder_2 () Int)
(declare-fun remainder_20 () Int)
(declare-fun remainder_21 () Int)
(declare-fun remainder_22 () Int)
(declare-fun remainder_23 () Int)
(declare-fun remainder_24 () Int)
(declare-fun remainder_25 () Int)
(declare-fun remainder_26 () Int)
(declare-fun remainder_27 () Int)
(declare-fun remainder_28 () Int)
(declare-fun remainder_29 () Int)
(declare-fun remainder_3 () Int)
(declare-fun remainder_30 () Int)
(declare-fun remainder_31 () Int)
(declare-fun remainder_32 () Int)
(declare-fun remainder_33 () Int)
(declare-fun remainder_34 () Int)
(declare-fun remainder_35 () Int)
(declare-fun remainder_36 () Int)
(declare-fun remainder_37 () Int)
(declare-fun remainder_38 () Int)
(declare-fun remainder_39 () Int)
(declare-fun remainder_4 () Int)
(declare-fun remainder_40 () Int)
(declare-fun remainder_5 () Int)
(declare-fun remainder_6 () Int)
(declare-fun remainder_7 () Int)
(declare-fun remainder_8 () Int)
(declare-fun remainder_9 () Int)
(declare-fun root_1 () Int)
(declare-fun second () Int)
(declare-fun size () Int)
(declare-fun spread () Int)
(declare-fun sum () Int)
(declare-fun variance () Int)
(declare-fun weight () Int)
(assert (! (and (>= precision 0) (>= spread 0) (<= spread 1099511627776) (>= halvings 0))
  :named |as shown of the epochs before|))
(assert (! (let ((a!1 (= (+ (* 1099511627776 sum) (* 1099511627776 low weight))
              (+ (* quotient_1 (* grid size weight)) remainder_1))))
  (=> (>= (* grid size weight) 1)
      (and a!1 (>= remainder_1 0) (< remainder_1 (* grid size weight)))))
  :named |about quotient_1|))
(assert (! (let ((a!1 (= (+ (* 1208925819614629174706176 noise)
                 (* 1099511627776 grid grid power variance))
              (+ (* quotient_2 (* grid grid size size weight weight))
                 remainder_2))))
  (=> (>= (* grid grid size size weight weight) 1)
      (and a!1
           (>= remainder_2 0)
           (< remainder_2 (* grid grid size size weight weight)))))
  :named |about quotient_2|))
(assert (! (let ((a!1 (and (= 1329227995784915872903807060280344576
                   (+ (* quotient_3 quotient_2) remainder_3))
                (>= remainder_3 0)
                (< remainder_3 quotient_2))))
  (=> (>= quotient_2 1) a!1))
  :named |about quotient_3|))
(assert (! (let ((a!1 (and (= (* deviation grid probe)
                   (+ (* quotient_4 1099511627776) remainder_4))
                (>= remainder_4 0)
                (> 1099511627776 remainder_4))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_4|))
(assert (! (let ((a!1 (= (* deviation grid weight (+ (* 6 overhang) (* (- 1) quotient_4)))
              (+ (* quotient_5 (* 4 grid quotient_4 size weight)) remainder_5))))
  (=> (>= (* 4 grid quotient_4 size weight) 1)
      (and a!1
           (>= remainder_5 0)
           (< remainder_5 (* 4 grid quotient_4 size weight)))))
  :named |about quotient_5|))
(assert (! (let ((a!1 (= (* 1099511627776 grid grid overlap)
              (+ (* quotient_6 (* grid grid size size weight weight))
                 remainder_6))))
  (=> (>= (* grid grid size size weight weight) 1)
      (and a!1
           (>= remainder_6 0)
           (< remainder_6 (* grid grid size size weight weight)))))
  :named |about quotient_6|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_5 quotient_5 (+ precision quotient_3)))
               1))
      (a!2 (* quotient_7
              (+ 1329227995784915872903807060280344576
                 (* quotient_5 quotient_5 (+ precision quotient_3)))))
      (a!3 (< remainder_7
              (+ 1329227995784915872903807060280344576
                 (* quotient_5 quotient_5 (+ precision quotient_3))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 precision)
                      (* 1329227995784915872903807060280344576 quotient_3))
                   (+ a!2 remainder_7))
                (>= remainder_7 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_7|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_5 quotient_5 (+ precision quotient_3)))
               1))
      (a!2 (* quotient_8
              (+ 1329227995784915872903807060280344576
                 (* quotient_5 quotient_5 (+ precision quotient_3)))))
      (a!3 (< remainder_8
              (+ 1329227995784915872903807060280344576
                 (* quotient_5 quotient_5 (+ precision quotient_3))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 first)
                      (* 1329227995784915872903807060280344576
                         quotient_1
                         quotient_3))
                   (+ a!2 remainder_8))
                (>= remainder_8 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_8|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_5 quotient_5 (+ precision quotient_3)))
               1))
      (a!2 (* quotient_9
              (+ 1329227995784915872903807060280344576
                 (* quotient_5 quotient_5 (+ precision quotient_3)))))
      (a!3 (< remainder_9
              (+ 1329227995784915872903807060280344576
                 (* quotient_5 quotient_5 (+ precision quotient_3))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 second)
                      (* 1329227995784915872903807060280344576
                         quotient_1
                         quotient_1
                         quotient_3))
                   (+ a!2 remainder_9))
                (>= remainder_9 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_9|))
(assert (! (let ((a!1 (and (= (* 4398046511104 variance)
                   (+ (* quotient_10 size) remainder_10))
                (>= remainder_10 0)
                (< remainder_10 size))))
  (=> (>= size 1) a!1))
  :named |about quotient_10|))
(assert (! (>= root_1 0)
  :named |about root_1|))
(assert (! (let ((a!1 (= (* deviation grid weight (+ (* 6 overhang) (* (- 1) quotient_4)))
              (+ (* quotient_11 (* 4 grid size weight)) remainder_11))))
  (=> (>= (* 4 grid size weight) 1)
      (and a!1 (>= remainder_11 0) (< remainder_11 (* 4 grid size weight)))))
  :named |about quotient_11|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_11 quotient_11 (+ precision quotient_3)))
               1))
      (a!2 (* quotient_12
              (+ 1329227995784915872903807060280344576
                 (* quotient_11 quotient_11 (+ precision quotient_3)))))
      (a!3 (< remainder_12
              (+ 1329227995784915872903807060280344576
                 (* quotient_11 quotient_11 (+ precision quotient_3))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 precision)
                      (* 1329227995784915872903807060280344576 quotient_3))
                   (+ a!2 remainder_12))
                (>= remainder_12 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_12|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_11 quotient_11 (+ precision quotient_3)))
               1))
      (a!2 (* quotient_13
              (+ 1329227995784915872903807060280344576
                 (* quotient_11 quotient_11 (+ precision quotient_3)))))
      (a!3 (< remainder_13
              (+ 1329227995784915872903807060280344576
                 (* quotient_11 quotient_11 (+ precision quotient_3))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 first)
                      (* 1329227995784915872903807060280344576
                         quotient_1
                         quotient_3))
                   (+ a!2 remainder_13))
                (>= remainder_13 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_13|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_11 quotient_11 (+ precision quotient_3)))
               1))
      (a!2 (* quotient_14
              (+ 1329227995784915872903807060280344576
                 (* quotient_11 quotient_11 (+ precision quotient_3)))))
      (a!3 (< remainder_14
              (+ 1329227995784915872903807060280344576
                 (* quotient_11 quotient_11 (+ precision quotient_3))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 second)
                      (* 1329227995784915872903807060280344576
                         quotient_1
                         quotient_1
                         quotient_3))
                   (+ a!2 remainder_14))
                (>= remainder_14 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_14|))
(assert (! (let ((a!1 (= 0
              (+ (* quotient_15 (* 4 grid quotient_4 size weight)) remainder_15))))
  (=> (>= (* 4 grid quotient_4 size weight) 1)
      (and a!1
           (>= remainder_15 0)
           (< remainder_15 (* 4 grid quotient_4 size weight)))))
  :named |about quotient_15|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_15 quotient_15 (+ precision quotient_3)))
               1))
      (a!2 (* quotient_16
              (+ 1329227995784915872903807060280344576
                 (* quotient_15 quotient_15 (+ precision quotient_3)))))
      (a!3 (< remainder_16
              (+ 1329227995784915872903807060280344576
                 (* quotient_15 quotient_15 (+ precision quotient_3))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 precision)
                      (* 1329227995784915872903807060280344576 quotient_3))
                   (+ a!2 remainder_16))
                (>= remainder_16 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_16|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_15 quotient_15 (+ precision quotient_3)))
               1))
      (a!2 (* quotient_17
              (+ 1329227995784915872903807060280344576
                 (* quotient_15 quotient_15 (+ precision quotient_3)))))
      (a!3 (< remainder_17
              (+ 1329227995784915872903807060280344576
                 (* quotient_15 quotient_15 (+ precision quotient_3))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 first)
                      (* 1329227995784915872903807060280344576
                         quotient_1
                         quotient_3))
                   (+ a!2 remainder_17))
                (>= remainder_17 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_17|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_15 quotient_15 (+ precision quotient_3)))
               1))
      (a!2 (* quotient_18
              (+ 1329227995784915872903807060280344576
                 (* quotient_15 quotient_15 (+ precision quotient_3)))))
      (a!3 (< remainder_18
              (+ 1329227995784915872903807060280344576
                 (* quotient_15 quotient_15 (+ precision quotient_3))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 second)
                      (* 1329227995784915872903807060280344576
                         quotient_1
                         quotient_1
                         quotient_3))
                   (+ a!2 remainder_18))
                (>= remainder_18 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_18|))
(assert (! (let ((a!1 (= 0 (+ (* quotient_19 (* 4 grid size weight)) remainder_19))))
  (=> (>= (* 4 grid size weight) 1)
      (and a!1 (>= remainder_19 0) (< remainder_19 (* 4 grid size weight)))))
  :named |about quotient_19|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_19 quotient_19 (+ precision quotient_3)))
               1))
      (a!2 (* quotient_20
              (+ 1329227995784915872903807060280344576
                 (* quotient_19 quotient_19 (+ precision quotient_3)))))
      (a!3 (< remainder_20
              (+ 1329227995784915872903807060280344576
                 (* quotient_19 quotient_19 (+ precision quotient_3))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 precision)
                      (* 1329227995784915872903807060280344576 quotient_3))
                   (+ a!2 remainder_20))
                (>= remainder_20 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_20|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_19 quotient_19 (+ precision quotient_3)))
               1))
      (a!2 (* quotient_21
              (+ 1329227995784915872903807060280344576
                 (* quotient_19 quotient_19 (+ precision quotient_3)))))
      (a!3 (< remainder_21
              (+ 1329227995784915872903807060280344576
                 (* quotient_19 quotient_19 (+ precision quotient_3))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 first)
                      (* 1329227995784915872903807060280344576
                         quotient_1
                         quotient_3))
                   (+ a!2 remainder_21))
                (>= remainder_21 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_21|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_19 quotient_19 (+ precision quotient_3)))
               1))
      (a!2 (* quotient_22
              (+ 1329227995784915872903807060280344576
                 (* quotient_19 quotient_19 (+ precision quotient_3)))))
      (a!3 (< remainder_22
              (+ 1329227995784915872903807060280344576
                 (* quotient_19 quotient_19 (+ precision quotient_3))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 second)
                      (* 1329227995784915872903807060280344576
                         quotient_1
                         quotient_1
                         quotient_3))
                   (+ a!2 remainder_22))
                (>= remainder_22 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_22|))
(assert (! (let ((a!1 (and (= (+ (* 1329227995784915872903807060280344576 precision)
                      (* 1329227995784915872903807060280344576 quotient_3))
                   (+ (* quotient_23 1329227995784915872903807060280344576)
                      remainder_23))
                (>= remainder_23 0)
                (> 1329227995784915872903807060280344576 remainder_23))))
  (=> (>= 1329227995784915872903807060280344576 1) a!1))
  :named |about quotient_23|))
(assert (! (let ((a!1 (and (= (+ (* 1329227995784915872903807060280344576 first)
                      (* 1329227995784915872903807060280344576
                         quotient_1
                         quotient_3))
                   (+ (* quotient_24 1329227995784915872903807060280344576)
                      remainder_24))
                (>= remainder_24 0)
                (> 1329227995784915872903807060280344576 remainder_24))))
  (=> (>= 1329227995784915872903807060280344576 1) a!1))
  :named |about quotient_24|))
(assert (! (let ((a!1 (and (= (+ (* 1329227995784915872903807060280344576 second)
                      (* 1329227995784915872903807060280344576
                         quotient_1
                         quotient_1
                         quotient_3))
                   (+ (* quotient_25 1329227995784915872903807060280344576)
                      remainder_25))
                (>= remainder_25 0)
                (> 1329227995784915872903807060280344576 remainder_25))))
  (=> (>= 1329227995784915872903807060280344576 1) a!1))
  :named |about quotient_25|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_5
                     quotient_5
                     (+ 1329227995784915872903807060280344576 precision)))
               1))
      (a!2 (* quotient_26
              (+ 1329227995784915872903807060280344576
                 (* quotient_5
                    quotient_5
                    (+ 1329227995784915872903807060280344576 precision)))))
      (a!3 (< remainder_26
              (+ 1329227995784915872903807060280344576
                 (* quotient_5
                    quotient_5
                    (+ 1329227995784915872903807060280344576 precision))))))
(let ((a!4 (and (= (+ 1766847064778384329583297500742918515827483896875618958121606201292619776
                      (* 1329227995784915872903807060280344576 precision))
                   (+ a!2 remainder_26))
                (>= remainder_26 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_26|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_5
                     quotient_5
                     (+ 1329227995784915872903807060280344576 precision)))
               1))
      (a!2 (* quotient_27
              (+ 1329227995784915872903807060280344576
                 (* quotient_5
                    quotient_5
                    (+ 1329227995784915872903807060280344576 precision)))))
      (a!3 (< remainder_27
              (+ 1329227995784915872903807060280344576
                 (* quotient_5
                    quotient_5
                    (+ 1329227995784915872903807060280344576 precision))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 first)
                      (* 1766847064778384329583297500742918515827483896875618958121606201292619776
                         quotient_1))
                   (+ a!2 remainder_27))
                (>= remainder_27 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_27|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_5
                     quotient_5
                     (+ 1329227995784915872903807060280344576 precision)))
               1))
      (a!2 (* quotient_28
              (+ 1329227995784915872903807060280344576
                 (* quotient_5
                    quotient_5
                    (+ 1329227995784915872903807060280344576 precision)))))
      (a!3 (< remainder_28
              (+ 1329227995784915872903807060280344576
                 (* quotient_5
                    quotient_5
                    (+ 1329227995784915872903807060280344576 precision))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 second)
                      (* 1766847064778384329583297500742918515827483896875618958121606201292619776
                         quotient_1
                         quotient_1))
                   (+ a!2 remainder_28))
                (>= remainder_28 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_28|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_11
                     quotient_11
                     (+ 1329227995784915872903807060280344576 precision)))
               1))
      (a!2 (* quotient_29
              (+ 1329227995784915872903807060280344576
                 (* quotient_11
                    quotient_11
                    (+ 1329227995784915872903807060280344576 precision)))))
      (a!3 (< remainder_29
              (+ 1329227995784915872903807060280344576
                 (* quotient_11
                    quotient_11
                    (+ 1329227995784915872903807060280344576 precision))))))
(let ((a!4 (and (= (+ 1766847064778384329583297500742918515827483896875618958121606201292619776
                      (* 1329227995784915872903807060280344576 precision))
                   (+ a!2 remainder_29))
                (>= remainder_29 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_29|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_11
                     quotient_11
                     (+ 1329227995784915872903807060280344576 precision)))
               1))
      (a!2 (* quotient_30
              (+ 1329227995784915872903807060280344576
                 (* quotient_11
                    quotient_11
                    (+ 1329227995784915872903807060280344576 precision)))))
      (a!3 (< remainder_30
              (+ 1329227995784915872903807060280344576
                 (* quotient_11
                    quotient_11
                    (+ 1329227995784915872903807060280344576 precision))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 first)
                      (* 1766847064778384329583297500742918515827483896875618958121606201292619776
                         quotient_1))
                   (+ a!2 remainder_30))
                (>= remainder_30 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_30|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_11
                     quotient_11
                     (+ 1329227995784915872903807060280344576 precision)))
               1))
      (a!2 (* quotient_31
              (+ 1329227995784915872903807060280344576
                 (* quotient_11
                    quotient_11
                    (+ 1329227995784915872903807060280344576 precision)))))
      (a!3 (< remainder_31
              (+ 1329227995784915872903807060280344576
                 (* quotient_11
                    quotient_11
                    (+ 1329227995784915872903807060280344576 precision))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 second)
                      (* 1766847064778384329583297500742918515827483896875618958121606201292619776
                         quotient_1
                         quotient_1))
                   (+ a!2 remainder_31))
                (>= remainder_31 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_31|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_15
                     quotient_15
                     (+ 1329227995784915872903807060280344576 precision)))
               1))
      (a!2 (* quotient_32
              (+ 1329227995784915872903807060280344576
                 (* quotient_15
                    quotient_15
                    (+ 1329227995784915872903807060280344576 precision)))))
      (a!3 (< remainder_32
              (+ 1329227995784915872903807060280344576
                 (* quotient_15
                    quotient_15
                    (+ 1329227995784915872903807060280344576 precision))))))
(let ((a!4 (and (= (+ 1766847064778384329583297500742918515827483896875618958121606201292619776
                      (* 1329227995784915872903807060280344576 precision))
                   (+ a!2 remainder_32))
                (>= remainder_32 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_32|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_15
                     quotient_15
                     (+ 1329227995784915872903807060280344576 precision)))
               1))
      (a!2 (* quotient_33
              (+ 1329227995784915872903807060280344576
                 (* quotient_15
                    quotient_15
                    (+ 1329227995784915872903807060280344576 precision)))))
      (a!3 (< remainder_33
              (+ 1329227995784915872903807060280344576
                 (* quotient_15
                    quotient_15
                    (+ 1329227995784915872903807060280344576 precision))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 first)
                      (* 1766847064778384329583297500742918515827483896875618958121606201292619776
                         quotient_1))
                   (+ a!2 remainder_33))
                (>= remainder_33 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_33|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_15
                     quotient_15
                     (+ 1329227995784915872903807060280344576 precision)))
               1))
      (a!2 (* quotient_34
              (+ 1329227995784915872903807060280344576
                 (* quotient_15
                    quotient_15
                    (+ 1329227995784915872903807060280344576 precision)))))
      (a!3 (< remainder_34
              (+ 1329227995784915872903807060280344576
                 (* quotient_15
                    quotient_15
                    (+ 1329227995784915872903807060280344576 precision))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 second)
                      (* 1766847064778384329583297500742918515827483896875618958121606201292619776
                         quotient_1
                         quotient_1))
                   (+ a!2 remainder_34))
                (>= remainder_34 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_34|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_19
                     quotient_19
                     (+ 1329227995784915872903807060280344576 precision)))
               1))
      (a!2 (* quotient_35
              (+ 1329227995784915872903807060280344576
                 (* quotient_19
                    quotient_19
                    (+ 1329227995784915872903807060280344576 precision)))))
      (a!3 (< remainder_35
              (+ 1329227995784915872903807060280344576
                 (* quotient_19
                    quotient_19
                    (+ 1329227995784915872903807060280344576 precision))))))
(let ((a!4 (and (= (+ 1766847064778384329583297500742918515827483896875618958121606201292619776
                      (* 1329227995784915872903807060280344576 precision))
                   (+ a!2 remainder_35))
                (>= remainder_35 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_35|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_19
                     quotient_19
                     (+ 1329227995784915872903807060280344576 precision)))
               1))
      (a!2 (* quotient_36
              (+ 1329227995784915872903807060280344576
                 (* quotient_19
                    quotient_19
                    (+ 1329227995784915872903807060280344576 precision)))))
      (a!3 (< remainder_36
              (+ 1329227995784915872903807060280344576
                 (* quotient_19
                    quotient_19
                    (+ 1329227995784915872903807060280344576 precision))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 first)
                      (* 1766847064778384329583297500742918515827483896875618958121606201292619776
                         quotient_1))
                   (+ a!2 remainder_36))
                (>= remainder_36 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_36|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* quotient_19
                     quotient_19
                     (+ 1329227995784915872903807060280344576 precision)))
               1))
      (a!2 (* quotient_37
              (+ 1329227995784915872903807060280344576
                 (* quotient_19
                    quotient_19
                    (+ 1329227995784915872903807060280344576 precision)))))
      (a!3 (< remainder_37
              (+ 1329227995784915872903807060280344576
                 (* quotient_19
                    quotient_19
                    (+ 1329227995784915872903807060280344576 precision))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 second)
                      (* 1766847064778384329583297500742918515827483896875618958121606201292619776
                         quotient_1
                         quotient_1))
                   (+ a!2 remainder_37))
                (>= remainder_37 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_37|))
(assert (! (let ((a!1 (and (= (+ 1766847064778384329583297500742918515827483896875618958121606201292619776
                      (* 1329227995784915872903807060280344576 precision))
                   (+ (* quotient_38 1329227995784915872903807060280344576)
                      remainder_38))
                (>= remainder_38 0)
                (> 1329227995784915872903807060280344576 remainder_38))))
  (=> (>= 1329227995784915872903807060280344576 1) a!1))
  :named |about quotient_38|))
(assert (! (let ((a!1 (and (= (+ (* 1329227995784915872903807060280344576 first)
                      (* 1766847064778384329583297500742918515827483896875618958121606201292619776
                         quotient_1))
                   (+ (* quotient_39 1329227995784915872903807060280344576)
                      remainder_39))
                (>= remainder_39 0)
                (> 1329227995784915872903807060280344576 remainder_39))))
  (=> (>= 1329227995784915872903807060280344576 1) a!1))
  :named |about quotient_39|))
(assert (! (let ((a!1 (and (= (+ (* 1329227995784915872903807060280344576 second)
                      (* 1766847064778384329583297500742918515827483896875618958121606201292619776
                         quotient_1
                         quotient_1))
                   (+ (* quotient_40 1329227995784915872903807060280344576)
                      remainder_40))
                (>= remainder_40 0)
                (> 1329227995784915872903807060280344576 remainder_40))))
  (=> (>= 1329227995784915872903807060280344576 1) a!1))
  :named |about quotient_40|))
(assert (! (let ((a!1 (and (>= (- halvings halvings) (- 1)) (<= (- halvings halvings) 0)))
      (a!2 (=> (or (< (- halvings halvings) 0) true) true))
      (a!5 (> (* (+ (* 12 overhang) (* (- 4) quotient_4))
                 (+ (* 12 overhang) (* (- 4) quotient_4)))
              (* 576 noise)))
      (a!7 (or (< (- (+ (- 1) halvings) halvings) 0) true))
      (a!21 (not (< (+ high (* (- 1) low)) (* grid size))))
      (a!34 (not (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))))
      (a!37 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (not (< 0 margin))))
      (a!38 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (not (< 0 probe))))
      (a!63 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (not (< 0 margin))))
      (a!64 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (not (< 0 probe)))))
(let ((a!3 (and (and (>= spread 0) (<= spread 1099511627776))
                (>= halvings 0)
                a!1
                a!2))
      (a!6 (and true
                (not (= 0 (* grid size weight)))
                (< 1 quotient_2)
                (< 0 probe)
                (< 0 margin)
                (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                a!5
                (< (+ high (* (- 1) low)) (* grid size))
                (< 1 quotient_4)
                (< 0 halvings)))
      (a!8 (and (and (>= spread 0) (<= spread 1099511627776))
                (>= (+ (- 1) halvings) 0)
                (>= (- (+ (- 1) halvings) halvings) (- 1))
                (<= (- (+ (- 1) halvings) halvings) 0)
                (=> a!7 true)))
      (a!9 (and true
                (not (= 0 (* grid size weight)))
                (< 1 quotient_2)
                (< 0 probe)
                (< 0 margin)
                (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                a!5
                (< (+ high (* (- 1) low)) (* grid size))
                (< 1 quotient_4)
                (not (< 0 halvings))
                (> root_1 (* 2 spread))
                (< 1099511627776 root_1)))
      (a!10 (and (>= 1099511627776 0)
                 (<= 1099511627776 1099511627776)
                 (>= halvings 0)
                 a!1
                 a!2))
      (a!11 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 spread))
                 (not (< 1099511627776 root_1))))
      (a!12 (and (>= root_1 0)
                 (<= root_1 1099511627776)
                 (>= halvings 0)
                 a!1
                 a!2))
      (a!13 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 spread)))
                 (< 1099511627776 (* 2 spread))))
      (a!14 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 spread)))
                 (not (< 1099511627776 (* 2 spread)))))
      (a!15 (and (>= (* 2 spread) 0)
                 (<= (* 2 spread) 1099511627776)
                 (>= halvings 0)
                 a!1
                 a!2))
      (a!16 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (< 0 halvings)))
      (a!17 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 spread))
                 (< 1099511627776 root_1)))
      (a!18 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 spread))
                 (not (< 1099511627776 root_1))))
      (a!19 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 spread)))
                 (< 1099511627776 (* 2 spread))))
      (a!20 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 spread)))
                 (not (< 1099511627776 (* 2 spread)))))
      (a!22 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (< 0 halvings)))
      (a!23 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 spread))
                 (< 1099511627776 root_1)))
      (a!24 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 spread))
                 (not (< 1099511627776 root_1))))
      (a!25 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 spread)))
                 (< 1099511627776 (* 2 spread))))
      (a!26 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 spread)))
                 (not (< 1099511627776 (* 2 spread)))))
      (a!27 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (< 0 halvings)))
      (a!28 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 spread))
                 (< 1099511627776 root_1)))
      (a!29 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 spread))
                 (not (< 1099511627776 root_1))))
      (a!30 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 spread)))
                 (< 1099511627776 (* 2 spread))))
      (a!31 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 spread)))
                 (not (< 1099511627776 (* 2 spread)))))
      (a!32 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 (not a!5)
                 (< 1 grid)))
      (a!33 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 (not a!5)
                 (not (< 1 grid))))
      (a!35 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 a!34
                 (< 1 grid)))
      (a!36 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 probe)
                 (< 0 margin)
                 a!34
                 (not (< 1 grid))))
      (a!39 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (< 0 halvings)))
      (a!40 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 spread))
                 (< 1099511627776 root_1)))
      (a!41 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 spread))
                 (not (< 1099511627776 root_1))))
      (a!42 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 spread)))
                 (< 1099511627776 (* 2 spread))))
      (a!43 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 spread)))
                 (not (< 1099511627776 (* 2 spread)))))
      (a!44 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (< 0 halvings)))
      (a!45 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 spread))
                 (< 1099511627776 root_1)))
      (a!46 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 spread))
                 (not (< 1099511627776 root_1))))
      (a!47 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 spread)))
                 (< 1099511627776 (* 2 spread))))
      (a!48 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 spread)))
                 (not (< 1099511627776 (* 2 spread)))))
      (a!49 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (< 0 halvings)))
      (a!50 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 spread))
                 (< 1099511627776 root_1)))
      (a!51 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 spread))
                 (not (< 1099511627776 root_1))))
      (a!52 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 spread)))
                 (< 1099511627776 (* 2 spread))))
      (a!53 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 spread)))
                 (not (< 1099511627776 (* 2 spread)))))
      (a!54 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (< 0 halvings)))
      (a!55 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 spread))
                 (< 1099511627776 root_1)))
      (a!56 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 spread))
                 (not (< 1099511627776 root_1))))
      (a!57 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 spread)))
                 (< 1099511627776 (* 2 spread))))
      (a!58 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 spread)))
                 (not (< 1099511627776 (* 2 spread)))))
      (a!59 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 (not a!5)
                 (< 1 grid)))
      (a!60 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 (< 0 (+ (* 12 overhang) (* (- 4) quotient_4)))
                 (not a!5)
                 (not (< 1 grid))))
      (a!61 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 a!34
                 (< 1 grid)))
      (a!62 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 probe)
                 (< 0 margin)
                 a!34
                 (not (< 1 grid)))))
(let ((a!4 (=> (and true (= 0 (* grid size weight))) a!3)))
  (not (and a!4
            (=> a!6 a!8)
            (=> a!9 a!10)
            (=> a!11 a!12)
            (=> a!13 a!10)
            (=> a!14 a!15)
            (=> a!16 a!8)
            (=> a!17 a!10)
            (=> a!18 a!12)
            (=> a!19 a!10)
            (=> a!20 a!15)
            (=> a!22 a!8)
            (=> a!23 a!10)
            (=> a!24 a!12)
            (=> a!25 a!10)
            (=> a!26 a!15)
            (=> a!27 a!8)
            (=> a!28 a!10)
            (=> a!29 a!12)
            (=> a!30 a!10)
            (=> a!31 a!15)
            (=> a!32 a!3)
            (=> a!33 a!3)
            (=> a!35 a!3)
            (=> a!36 a!3)
            (=> a!37 a!3)
            (=> a!38 a!3)
            (=> a!39 a!8)
            (=> a!40 a!10)
            (=> a!41 a!12)
            (=> a!42 a!10)
            (=> a!43 a!15)
            (=> a!44 a!8)
            (=> a!45 a!10)
            (=> a!46 a!12)
            (=> a!47 a!10)
            (=> a!48 a!15)
            (=> a!49 a!8)
            (=> a!50 a!10)
            (=> a!51 a!12)
            (=> a!52 a!10)
            (=> a!53 a!15)
            (=> a!54 a!8)
            (=> a!55 a!10)
            (=> a!56 a!12)
            (=> a!57 a!10)
            (=> a!58 a!15)
            (=> a!59 a!3)
            (=> a!60 a!3)
            (=> a!61 a!3)
            (=> a!62 a!3)
            (=> a!63 a!3)
            (=> a!64 a!3))))))
  :named |negated goal|))
(check-sat)
