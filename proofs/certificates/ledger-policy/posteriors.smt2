; id: ledger-policy/posteriors
; query: before the first epoch
; label:
; states: For all releases, the posterior mean lies between 0 and 1, no precision is negative,
;   however far off intervals were found to be, the variance is above 0 and at most 1/4, however
;   often it was halved, and the estimated sum is possible for so many samples. The squares of
;   users' shares add up to between 0 and 1, and the standard error covers what the between-user
;   SD makes of them. An epoch halves the variance at most once, or takes one halving back,
;   after which it is not halved again. An epoch without an excess does neither and leaves the
;   between-user SD unchanged.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(assert (! (not (and (>= 0 0)
          (and (>= 0 0) (<= 0 1099511627776))
          (>= 0 0)
          (and (>= 0 0) (<= 0 1099511627776))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/posteriors
; query: one more epoch, its weight
; label:
; states: For all releases, the posterior mean lies between 0 and 1, no precision is negative,
;   however far off intervals were found to be, the variance is above 0 and at most 1/4, however
;   often it was halved, and the estimated sum is possible for so many samples. The squares of
;   users' shares add up to between 0 and 1, and the standard error covers what the between-user
;   SD makes of them. An epoch halves the variance at most once, or takes one halving back,
;   after which it is not halved again. An epoch without an excess does neither and leaves the
;   between-user SD unchanged.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun between_user_sd () Int)
(declare-fun bias () Int)
(declare-fun first () Int)
(declare-fun grid () Int)
(declare-fun halvings () Int)
(declare-fun low () Int)
(declare-fun noise () Int)
(declare-fun overlap () Int)
(declare-fun power () Int)
(declare-fun precision () Int)
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
(declare-fun second () Int)
(declare-fun size () Int)
(declare-fun sum () Int)
(declare-fun variance () Int)
(declare-fun weight () Int)
(assert (! (and (>= precision 0)
     (>= between_user_sd 0)
     (<= between_user_sd 1099511627776)
     (>= halvings 0))
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
(assert (! (let ((a!1 (= (* 1099511627776 grid grid overlap)
              (+ (* quotient_4 (* grid grid size size weight weight))
                 remainder_4))))
  (=> (>= (* grid grid size size weight weight) 1)
      (and a!1
           (>= remainder_4 0)
           (< remainder_4 (* grid grid size size weight weight)))))
  :named |about quotient_4|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* bias bias (+ precision quotient_3)))
               1))
      (a!2 (* quotient_5
              (+ 1329227995784915872903807060280344576
                 (* bias bias (+ precision quotient_3)))))
      (a!3 (< remainder_5
              (+ 1329227995784915872903807060280344576
                 (* bias bias (+ precision quotient_3))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 precision)
                      (* 1329227995784915872903807060280344576 quotient_3))
                   (+ a!2 remainder_5))
                (>= remainder_5 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_5|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* bias bias (+ precision quotient_3)))
               1))
      (a!2 (* quotient_6
              (+ 1329227995784915872903807060280344576
                 (* bias bias (+ precision quotient_3)))))
      (a!3 (< remainder_6
              (+ 1329227995784915872903807060280344576
                 (* bias bias (+ precision quotient_3))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 first)
                      (* 1329227995784915872903807060280344576
                         quotient_1
                         quotient_3))
                   (+ a!2 remainder_6))
                (>= remainder_6 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_6|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* bias bias (+ precision quotient_3)))
               1))
      (a!2 (* quotient_7
              (+ 1329227995784915872903807060280344576
                 (* bias bias (+ precision quotient_3)))))
      (a!3 (< remainder_7
              (+ 1329227995784915872903807060280344576
                 (* bias bias (+ precision quotient_3))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 second)
                      (* 1329227995784915872903807060280344576
                         quotient_1
                         quotient_1
                         quotient_3))
                   (+ a!2 remainder_7))
                (>= remainder_7 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_7|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* bias
                     bias
                     (+ 1329227995784915872903807060280344576 precision)))
               1))
      (a!2 (* quotient_8
              (+ 1329227995784915872903807060280344576
                 (* bias
                    bias
                    (+ 1329227995784915872903807060280344576 precision)))))
      (a!3 (< remainder_8
              (+ 1329227995784915872903807060280344576
                 (* bias
                    bias
                    (+ 1329227995784915872903807060280344576 precision))))))
(let ((a!4 (and (= (+ 1766847064778384329583297500742918515827483896875618958121606201292619776
                      (* 1329227995784915872903807060280344576 precision))
                   (+ a!2 remainder_8))
                (>= remainder_8 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_8|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* bias
                     bias
                     (+ 1329227995784915872903807060280344576 precision)))
               1))
      (a!2 (* quotient_9
              (+ 1329227995784915872903807060280344576
                 (* bias
                    bias
                    (+ 1329227995784915872903807060280344576 precision)))))
      (a!3 (< remainder_9
              (+ 1329227995784915872903807060280344576
                 (* bias
                    bias
                    (+ 1329227995784915872903807060280344576 precision))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 first)
                      (* 1766847064778384329583297500742918515827483896875618958121606201292619776
                         quotient_1))
                   (+ a!2 remainder_9))
                (>= remainder_9 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_9|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* bias
                     bias
                     (+ 1329227995784915872903807060280344576 precision)))
               1))
      (a!2 (* quotient_10
              (+ 1329227995784915872903807060280344576
                 (* bias
                    bias
                    (+ 1329227995784915872903807060280344576 precision)))))
      (a!3 (< remainder_10
              (+ 1329227995784915872903807060280344576
                 (* bias
                    bias
                    (+ 1329227995784915872903807060280344576 precision))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 second)
                      (* 1766847064778384329583297500742918515827483896875618958121606201292619776
                         quotient_1
                         quotient_1))
                   (+ a!2 remainder_10))
                (>= remainder_10 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_10|))
(assert (! (let ((a!1 (=> (and true (= 0 (* grid size weight))) (>= precision 0)))
      (a!2 (and true (not (= 0 (* grid size weight))) (< 1 quotient_2)))
      (a!3 (and true (not (= 0 (* grid size weight))) (not (< 1 quotient_2)))))
  (not (and a!1 (=> a!2 (>= quotient_5 0)) (=> a!3 (>= quotient_8 0)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/posteriors
; query: one more epoch, users' shares
; label:
; states: For all releases, the posterior mean lies between 0 and 1, no precision is negative,
;   however far off intervals were found to be, the variance is above 0 and at most 1/4, however
;   often it was halved, and the estimated sum is possible for so many samples. The squares of
;   users' shares add up to between 0 and 1, and the standard error covers what the between-user
;   SD makes of them. An epoch halves the variance at most once, or takes one halving back,
;   after which it is not halved again. An epoch without an excess does neither and leaves the
;   between-user SD unchanged.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun between_user_sd () Int)
(declare-fun bias () Int)
(declare-fun common () Int)
(declare-fun first () Int)
(declare-fun grid () Int)
(declare-fun halvings () Int)
(declare-fun low () Int)
(declare-fun noise () Int)
(declare-fun overlap () Int)
(declare-fun power () Int)
(declare-fun precision () Int)
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
(declare-fun second () Int)
(declare-fun size () Int)
(declare-fun sum () Int)
(declare-fun variance () Int)
(declare-fun weight () Int)
(assert (! (and (>= precision 0)
     (>= between_user_sd 0)
     (<= between_user_sd 1099511627776)
     (>= halvings 0))
  :named |as shown of the epochs before|))
(assert (! (and (>= common 0) (<= common 1099511627776))
  :named |as shown of their shares|))
(assert (! (and (>= overlap 0) (<= overlap (* (* weight size) (* weight size))))
  :named |as shown of the blocks|))
(assert (! (>= grid 1)
  :named |a grid|))
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
(assert (! (let ((a!1 (= (* 1099511627776 grid grid overlap)
              (+ (* quotient_4 (* grid grid size size weight weight))
                 remainder_4))))
  (=> (>= (* grid grid size size weight weight) 1)
      (and a!1
           (>= remainder_4 0)
           (< remainder_4 (* grid grid size size weight weight)))))
  :named |about quotient_4|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* bias bias (+ precision quotient_3)))
               1))
      (a!2 (* quotient_5
              (+ 1329227995784915872903807060280344576
                 (* bias bias (+ precision quotient_3)))))
      (a!3 (< remainder_5
              (+ 1329227995784915872903807060280344576
                 (* bias bias (+ precision quotient_3))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 precision)
                      (* 1329227995784915872903807060280344576 quotient_3))
                   (+ a!2 remainder_5))
                (>= remainder_5 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_5|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* bias bias (+ precision quotient_3)))
               1))
      (a!2 (* quotient_6
              (+ 1329227995784915872903807060280344576
                 (* bias bias (+ precision quotient_3)))))
      (a!3 (< remainder_6
              (+ 1329227995784915872903807060280344576
                 (* bias bias (+ precision quotient_3))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 first)
                      (* 1329227995784915872903807060280344576
                         quotient_1
                         quotient_3))
                   (+ a!2 remainder_6))
                (>= remainder_6 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_6|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* bias bias (+ precision quotient_3)))
               1))
      (a!2 (* quotient_7
              (+ 1329227995784915872903807060280344576
                 (* bias bias (+ precision quotient_3)))))
      (a!3 (< remainder_7
              (+ 1329227995784915872903807060280344576
                 (* bias bias (+ precision quotient_3))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 second)
                      (* 1329227995784915872903807060280344576
                         quotient_1
                         quotient_1
                         quotient_3))
                   (+ a!2 remainder_7))
                (>= remainder_7 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_7|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* bias
                     bias
                     (+ 1329227995784915872903807060280344576 precision)))
               1))
      (a!2 (* quotient_8
              (+ 1329227995784915872903807060280344576
                 (* bias
                    bias
                    (+ 1329227995784915872903807060280344576 precision)))))
      (a!3 (< remainder_8
              (+ 1329227995784915872903807060280344576
                 (* bias
                    bias
                    (+ 1329227995784915872903807060280344576 precision))))))
(let ((a!4 (and (= (+ 1766847064778384329583297500742918515827483896875618958121606201292619776
                      (* 1329227995784915872903807060280344576 precision))
                   (+ a!2 remainder_8))
                (>= remainder_8 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_8|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* bias
                     bias
                     (+ 1329227995784915872903807060280344576 precision)))
               1))
      (a!2 (* quotient_9
              (+ 1329227995784915872903807060280344576
                 (* bias
                    bias
                    (+ 1329227995784915872903807060280344576 precision)))))
      (a!3 (< remainder_9
              (+ 1329227995784915872903807060280344576
                 (* bias
                    bias
                    (+ 1329227995784915872903807060280344576 precision))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 first)
                      (* 1766847064778384329583297500742918515827483896875618958121606201292619776
                         quotient_1))
                   (+ a!2 remainder_9))
                (>= remainder_9 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_9|))
(assert (! (let ((a!1 (>= (+ 1329227995784915872903807060280344576
                  (* bias
                     bias
                     (+ 1329227995784915872903807060280344576 precision)))
               1))
      (a!2 (* quotient_10
              (+ 1329227995784915872903807060280344576
                 (* bias
                    bias
                    (+ 1329227995784915872903807060280344576 precision)))))
      (a!3 (< remainder_10
              (+ 1329227995784915872903807060280344576
                 (* bias
                    bias
                    (+ 1329227995784915872903807060280344576 precision))))))
(let ((a!4 (and (= (+ (* 1329227995784915872903807060280344576 second)
                      (* 1766847064778384329583297500742918515827483896875618958121606201292619776
                         quotient_1
                         quotient_1))
                   (+ a!2 remainder_10))
                (>= remainder_10 0)
                a!3)))
  (=> a!1 a!4)))
  :named |about quotient_10|))
(assert (! (let ((a!1 (=> (and true (= 0 (* grid size weight)))
               (and (>= common 0) (<= common 1099511627776))))
      (a!2 (and true (not (= 0 (* grid size weight))) (< 1 quotient_2)))
      (a!3 (and true (not (= 0 (* grid size weight))) (not (< 1 quotient_2)))))
(let ((a!4 (and a!1
                (=> a!2 (and (>= quotient_4 0) (<= quotient_4 1099511627776)))
                (=> a!3 (and (>= quotient_4 0) (<= quotient_4 1099511627776))))))
  (not a!4)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/posteriors
; query: one more epoch, halvings settled, no excess
; label:
; states: For all releases, the posterior mean lies between 0 and 1, no precision is negative,
;   however far off intervals were found to be, the variance is above 0 and at most 1/4, however
;   often it was halved, and the estimated sum is possible for so many samples. The squares of
;   users' shares add up to between 0 and 1, and the standard error covers what the between-user
;   SD makes of them. An epoch halves the variance at most once, or takes one halving back,
;   after which it is not halved again. An epoch without an excess does neither and leaves the
;   between-user SD unchanged.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun between_user_sd () Int)
(declare-fun excess_weight () Int)
(declare-fun first () Int)
(declare-fun grid () Int)
(declare-fun halvings () Int)
(declare-fun low () Int)
(declare-fun noise () Int)
(declare-fun overlap () Int)
(declare-fun power () Int)
(declare-fun precision () Int)
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
(declare-fun saturation () Int)
(declare-fun second () Int)
(declare-fun size () Int)
(declare-fun sum () Int)
(declare-fun variance () Int)
(declare-fun weight () Int)
(assert (! (and (>= precision 0)
     (>= between_user_sd 0)
     (<= between_user_sd 1099511627776)
     (>= halvings 0))
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
(assert (! (let ((a!1 (= (* 1099511627776 grid grid overlap)
              (+ (* quotient_4 (* grid grid size size weight weight))
                 remainder_4))))
  (=> (>= (* grid grid size size weight weight) 1)
      (and a!1
           (>= remainder_4 0)
           (< remainder_4 (* grid grid size size weight weight)))))
  :named |about quotient_4|))
(assert (! (let ((a!1 (and (= (+ (* 1329227995784915872903807060280344576 precision)
                      (* 1329227995784915872903807060280344576 quotient_3))
                   (+ (* quotient_5 1329227995784915872903807060280344576)
                      remainder_5))
                (>= remainder_5 0)
                (> 1329227995784915872903807060280344576 remainder_5))))
  (=> (>= 1329227995784915872903807060280344576 1) a!1))
  :named |about quotient_5|))
(assert (! (let ((a!1 (and (= (+ (* 1329227995784915872903807060280344576 first)
                      (* 1329227995784915872903807060280344576
                         quotient_1
                         quotient_3))
                   (+ (* quotient_6 1329227995784915872903807060280344576)
                      remainder_6))
                (>= remainder_6 0)
                (> 1329227995784915872903807060280344576 remainder_6))))
  (=> (>= 1329227995784915872903807060280344576 1) a!1))
  :named |about quotient_6|))
(assert (! (let ((a!1 (and (= (+ (* 1329227995784915872903807060280344576 second)
                      (* 1329227995784915872903807060280344576
                         quotient_1
                         quotient_1
                         quotient_3))
                   (+ (* quotient_7 1329227995784915872903807060280344576)
                      remainder_7))
                (>= remainder_7 0)
                (> 1329227995784915872903807060280344576 remainder_7))))
  (=> (>= 1329227995784915872903807060280344576 1) a!1))
  :named |about quotient_7|))
(assert (! (let ((a!1 (and (= (+ 1766847064778384329583297500742918515827483896875618958121606201292619776
                      (* 1329227995784915872903807060280344576 precision))
                   (+ (* quotient_8 1329227995784915872903807060280344576)
                      remainder_8))
                (>= remainder_8 0)
                (> 1329227995784915872903807060280344576 remainder_8))))
  (=> (>= 1329227995784915872903807060280344576 1) a!1))
  :named |about quotient_8|))
(assert (! (let ((a!1 (and (= (+ (* 1329227995784915872903807060280344576 first)
                      (* 1766847064778384329583297500742918515827483896875618958121606201292619776
                         quotient_1))
                   (+ (* quotient_9 1329227995784915872903807060280344576)
                      remainder_9))
                (>= remainder_9 0)
                (> 1329227995784915872903807060280344576 remainder_9))))
  (=> (>= 1329227995784915872903807060280344576 1) a!1))
  :named |about quotient_9|))
(assert (! (let ((a!1 (and (= (+ (* 1329227995784915872903807060280344576 second)
                      (* 1766847064778384329583297500742918515827483896875618958121606201292619776
                         quotient_1
                         quotient_1))
                   (+ (* quotient_10 1329227995784915872903807060280344576)
                      remainder_10))
                (>= remainder_10 0)
                (> 1329227995784915872903807060280344576 remainder_10))))
  (=> (>= 1329227995784915872903807060280344576 1) a!1))
  :named |about quotient_10|))
(assert (! (let ((a!1 (and (= between_user_sd between_user_sd)
                (= halvings halvings)
                true
                (>= between_user_sd 0)
                (<= between_user_sd 1099511627776)
                (>= halvings 0)))
      (a!3 (and true
                (not (= 0 (* grid size weight)))
                (< 1 quotient_2)
                (< 0 excess_weight)
                (< 0 saturation)))
      (a!4 (and true
                (not (= 0 (* grid size weight)))
                (< 1 quotient_2)
                (< 0 excess_weight)
                (not (< 0 saturation))))
      (a!5 (and true
                (not (= 0 (* grid size weight)))
                (< 1 quotient_2)
                (not (< 0 excess_weight))))
      (a!6 (and true
                (not (= 0 (* grid size weight)))
                (not (< 1 quotient_2))
                (< 0 excess_weight)
                (< 0 saturation)))
      (a!7 (and true
                (not (= 0 (* grid size weight)))
                (not (< 1 quotient_2))
                (< 0 excess_weight)
                (not (< 0 saturation))))
      (a!8 (and true
                (not (= 0 (* grid size weight)))
                (not (< 1 quotient_2))
                (not (< 0 excess_weight)))))
(let ((a!2 (=> (and true (= 0 (* grid size weight))) a!1)))
  (not (and a!2
            (=> a!3 a!1)
            (=> a!4 a!1)
            (=> a!5 a!1)
            (=> a!6 a!1)
            (=> a!7 a!1)
            (=> a!8 a!1)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/posteriors
; query: one more epoch, halvings not settled, no excess
; label:
; states: For all releases, the posterior mean lies between 0 and 1, no precision is negative,
;   however far off intervals were found to be, the variance is above 0 and at most 1/4, however
;   often it was halved, and the estimated sum is possible for so many samples. The squares of
;   users' shares add up to between 0 and 1, and the standard error covers what the between-user
;   SD makes of them. An epoch halves the variance at most once, or takes one halving back,
;   after which it is not halved again. An epoch without an excess does neither and leaves the
;   between-user SD unchanged.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun between_user_sd () Int)
(declare-fun excess_weight () Int)
(declare-fun first () Int)
(declare-fun grid () Int)
(declare-fun halvings () Int)
(declare-fun low () Int)
(declare-fun noise () Int)
(declare-fun overlap () Int)
(declare-fun power () Int)
(declare-fun precision () Int)
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
(declare-fun saturation () Int)
(declare-fun second () Int)
(declare-fun size () Int)
(declare-fun sum () Int)
(declare-fun variance () Int)
(declare-fun weight () Int)
(assert (! (and (>= precision 0)
     (>= between_user_sd 0)
     (<= between_user_sd 1099511627776)
     (>= halvings 0))
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
(assert (! (let ((a!1 (= (* 1099511627776 grid grid overlap)
              (+ (* quotient_4 (* grid grid size size weight weight))
                 remainder_4))))
  (=> (>= (* grid grid size size weight weight) 1)
      (and a!1
           (>= remainder_4 0)
           (< remainder_4 (* grid grid size size weight weight)))))
  :named |about quotient_4|))
(assert (! (let ((a!1 (and (= (+ (* 1329227995784915872903807060280344576 precision)
                      (* 1329227995784915872903807060280344576 quotient_3))
                   (+ (* quotient_5 1329227995784915872903807060280344576)
                      remainder_5))
                (>= remainder_5 0)
                (> 1329227995784915872903807060280344576 remainder_5))))
  (=> (>= 1329227995784915872903807060280344576 1) a!1))
  :named |about quotient_5|))
(assert (! (let ((a!1 (and (= (+ (* 1329227995784915872903807060280344576 first)
                      (* 1329227995784915872903807060280344576
                         quotient_1
                         quotient_3))
                   (+ (* quotient_6 1329227995784915872903807060280344576)
                      remainder_6))
                (>= remainder_6 0)
                (> 1329227995784915872903807060280344576 remainder_6))))
  (=> (>= 1329227995784915872903807060280344576 1) a!1))
  :named |about quotient_6|))
(assert (! (let ((a!1 (and (= (+ (* 1329227995784915872903807060280344576 second)
                      (* 1329227995784915872903807060280344576
                         quotient_1
                         quotient_1
                         quotient_3))
                   (+ (* quotient_7 1329227995784915872903807060280344576)
                      remainder_7))
                (>= remainder_7 0)
                (> 1329227995784915872903807060280344576 remainder_7))))
  (=> (>= 1329227995784915872903807060280344576 1) a!1))
  :named |about quotient_7|))
(assert (! (let ((a!1 (and (= (+ 1766847064778384329583297500742918515827483896875618958121606201292619776
                      (* 1329227995784915872903807060280344576 precision))
                   (+ (* quotient_8 1329227995784915872903807060280344576)
                      remainder_8))
                (>= remainder_8 0)
                (> 1329227995784915872903807060280344576 remainder_8))))
  (=> (>= 1329227995784915872903807060280344576 1) a!1))
  :named |about quotient_8|))
(assert (! (let ((a!1 (and (= (+ (* 1329227995784915872903807060280344576 first)
                      (* 1766847064778384329583297500742918515827483896875618958121606201292619776
                         quotient_1))
                   (+ (* quotient_9 1329227995784915872903807060280344576)
                      remainder_9))
                (>= remainder_9 0)
                (> 1329227995784915872903807060280344576 remainder_9))))
  (=> (>= 1329227995784915872903807060280344576 1) a!1))
  :named |about quotient_9|))
(assert (! (let ((a!1 (and (= (+ (* 1329227995784915872903807060280344576 second)
                      (* 1766847064778384329583297500742918515827483896875618958121606201292619776
                         quotient_1
                         quotient_1))
                   (+ (* quotient_10 1329227995784915872903807060280344576)
                      remainder_10))
                (>= remainder_10 0)
                (> 1329227995784915872903807060280344576 remainder_10))))
  (=> (>= 1329227995784915872903807060280344576 1) a!1))
  :named |about quotient_10|))
(assert (! (let ((a!1 (and (= between_user_sd between_user_sd)
                (= halvings halvings)
                true
                (>= between_user_sd 0)
                (<= between_user_sd 1099511627776)
                (>= halvings 0)))
      (a!3 (and true
                (not (= 0 (* grid size weight)))
                (< 1 quotient_2)
                (< 0 excess_weight)
                (< 0 saturation)))
      (a!4 (and true
                (not (= 0 (* grid size weight)))
                (< 1 quotient_2)
                (< 0 excess_weight)
                (not (< 0 saturation))))
      (a!5 (and true
                (not (= 0 (* grid size weight)))
                (< 1 quotient_2)
                (not (< 0 excess_weight))))
      (a!6 (and true
                (not (= 0 (* grid size weight)))
                (not (< 1 quotient_2))
                (< 0 excess_weight)
                (< 0 saturation)))
      (a!7 (and true
                (not (= 0 (* grid size weight)))
                (not (< 1 quotient_2))
                (< 0 excess_weight)
                (not (< 0 saturation))))
      (a!8 (and true
                (not (= 0 (* grid size weight)))
                (not (< 1 quotient_2))
                (not (< 0 excess_weight)))))
(let ((a!2 (=> (and true (= 0 (* grid size weight))) a!1)))
  (not (and a!2
            (=> a!3 a!1)
            (=> a!4 a!1)
            (=> a!5 a!1)
            (=> a!6 a!1)
            (=> a!7 a!1)
            (=> a!8 a!1)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/posteriors
; query: one more epoch, halvings settled
; label:
; states: For all releases, the posterior mean lies between 0 and 1, no precision is negative,
;   however far off intervals were found to be, the variance is above 0 and at most 1/4, however
;   often it was halved, and the estimated sum is possible for so many samples. The squares of
;   users' shares add up to between 0 and 1, and the standard error covers what the between-user
;   SD makes of them. An epoch halves the variance at most once, or takes one halving back,
;   after which it is not halved again. An epoch without an excess does neither and leaves the
;   between-user SD unchanged.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun between_user_sd () Int)
(declare-fun deviation () Int)
(declare-fun excess () Int)
(declare-fun excess_weight () Int)
(declare-fun first () Int)
(declare-fun grid () Int)
(declare-fun halvings () Int)
(declare-fun high () Int)
(declare-fun low () Int)
(declare-fun noise () Int)
(declare-fun overlap () Int)
(declare-fun power () Int)
(declare-fun precision () Int)
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
(declare-fun saturation () Int)
(declare-fun second () Int)
(declare-fun size () Int)
(declare-fun sum () Int)
(declare-fun variance () Int)
(declare-fun weight () Int)
(assert (! (and (>= precision 0)
     (>= between_user_sd 0)
     (<= between_user_sd 1099511627776)
     (>= halvings 0))
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
(assert (! (let ((a!1 (and (= (* deviation excess_weight grid)
                   (+ (* quotient_4 1099511627776) remainder_4))
                (>= remainder_4 0)
                (> 1099511627776 remainder_4))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_4|))
(assert (! (let ((a!1 (= (* deviation grid weight (+ (* 6 excess) (* (- 1) quotient_4)))
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
(assert (! (let ((a!1 (= (* deviation grid weight (+ (* 6 excess) (* (- 1) quotient_4)))
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
      (a!5 (> (* (+ (* 12 excess) (* (- 4) quotient_4))
                 (+ (* 12 excess) (* (- 4) quotient_4)))
              (* 576 noise)))
      (a!7 (or (< (- (+ (- 1) halvings) halvings) 0) true))
      (a!21 (not (< (+ high (* (- 1) low)) (* grid size))))
      (a!34 (not (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))))
      (a!37 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (not (< 0 saturation))))
      (a!38 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (not (< 0 excess_weight))))
      (a!63 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (not (< 0 saturation))))
      (a!64 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (not (< 0 excess_weight)))))
(let ((a!3 (and (and (>= between_user_sd 0) (<= between_user_sd 1099511627776))
                (>= halvings 0)
                a!1
                a!2))
      (a!6 (and true
                (not (= 0 (* grid size weight)))
                (< 1 quotient_2)
                (< 0 excess_weight)
                (< 0 saturation)
                (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                a!5
                (< (+ high (* (- 1) low)) (* grid size))
                (< 1 quotient_4)
                (< 0 halvings)))
      (a!8 (and (and (>= between_user_sd 0) (<= between_user_sd 1099511627776))
                (>= (+ (- 1) halvings) 0)
                (>= (- (+ (- 1) halvings) halvings) (- 1))
                (<= (- (+ (- 1) halvings) halvings) 0)
                (=> a!7 true)))
      (a!9 (and true
                (not (= 0 (* grid size weight)))
                (< 1 quotient_2)
                (< 0 excess_weight)
                (< 0 saturation)
                (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                a!5
                (< (+ high (* (- 1) low)) (* grid size))
                (< 1 quotient_4)
                (not (< 0 halvings))
                (> root_1 (* 2 between_user_sd))
                (< 1099511627776 root_1)))
      (a!10 (and (>= 1099511627776 0)
                 (<= 1099511627776 1099511627776)
                 (>= halvings 0)
                 a!1
                 a!2))
      (a!11 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (not (< 1099511627776 root_1))))
      (a!12 (and (>= root_1 0)
                 (<= root_1 1099511627776)
                 (>= halvings 0)
                 a!1
                 a!2))
      (a!13 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (< 1099511627776 (* 2 between_user_sd))))
      (a!14 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (not (< 1099511627776 (* 2 between_user_sd)))))
      (a!15 (and (>= (* 2 between_user_sd) 0)
                 (<= (* 2 between_user_sd) 1099511627776)
                 (>= halvings 0)
                 a!1
                 a!2))
      (a!16 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (< 0 halvings)))
      (a!17 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (< 1099511627776 root_1)))
      (a!18 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (not (< 1099511627776 root_1))))
      (a!19 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (< 1099511627776 (* 2 between_user_sd))))
      (a!20 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (not (< 1099511627776 (* 2 between_user_sd)))))
      (a!22 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (< 0 halvings)))
      (a!23 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (< 1099511627776 root_1)))
      (a!24 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (not (< 1099511627776 root_1))))
      (a!25 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (< 1099511627776 (* 2 between_user_sd))))
      (a!26 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (not (< 1099511627776 (* 2 between_user_sd)))))
      (a!27 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (< 0 halvings)))
      (a!28 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (< 1099511627776 root_1)))
      (a!29 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (not (< 1099511627776 root_1))))
      (a!30 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (< 1099511627776 (* 2 between_user_sd))))
      (a!31 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (not (< 1099511627776 (* 2 between_user_sd)))))
      (a!32 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 (not a!5)
                 (< 1 grid)))
      (a!33 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 (not a!5)
                 (not (< 1 grid))))
      (a!35 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 a!34
                 (< 1 grid)))
      (a!36 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 a!34
                 (not (< 1 grid))))
      (a!39 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (< 0 halvings)))
      (a!40 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (< 1099511627776 root_1)))
      (a!41 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (not (< 1099511627776 root_1))))
      (a!42 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (< 1099511627776 (* 2 between_user_sd))))
      (a!43 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (not (< 1099511627776 (* 2 between_user_sd)))))
      (a!44 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (< 0 halvings)))
      (a!45 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (< 1099511627776 root_1)))
      (a!46 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (not (< 1099511627776 root_1))))
      (a!47 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (< 1099511627776 (* 2 between_user_sd))))
      (a!48 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (not (< 1099511627776 (* 2 between_user_sd)))))
      (a!49 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (< 0 halvings)))
      (a!50 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (< 1099511627776 root_1)))
      (a!51 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (not (< 1099511627776 root_1))))
      (a!52 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (< 1099511627776 (* 2 between_user_sd))))
      (a!53 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (not (< 1099511627776 (* 2 between_user_sd)))))
      (a!54 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (< 0 halvings)))
      (a!55 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (< 1099511627776 root_1)))
      (a!56 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (not (< 1099511627776 root_1))))
      (a!57 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (< 1099511627776 (* 2 between_user_sd))))
      (a!58 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (not (< 1099511627776 (* 2 between_user_sd)))))
      (a!59 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 (not a!5)
                 (< 1 grid)))
      (a!60 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 (not a!5)
                 (not (< 1 grid))))
      (a!61 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 a!34
                 (< 1 grid)))
      (a!62 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
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
(reset)
; id: ledger-policy/posteriors
; query: one more epoch, halvings not settled
; label:
; states: For all releases, the posterior mean lies between 0 and 1, no precision is negative,
;   however far off intervals were found to be, the variance is above 0 and at most 1/4, however
;   often it was halved, and the estimated sum is possible for so many samples. The squares of
;   users' shares add up to between 0 and 1, and the standard error covers what the between-user
;   SD makes of them. An epoch halves the variance at most once, or takes one halving back,
;   after which it is not halved again. An epoch without an excess does neither and leaves the
;   between-user SD unchanged.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun between_user_sd () Int)
(declare-fun deviation () Int)
(declare-fun excess () Int)
(declare-fun excess_weight () Int)
(declare-fun first () Int)
(declare-fun grid () Int)
(declare-fun halvings () Int)
(declare-fun high () Int)
(declare-fun low () Int)
(declare-fun noise () Int)
(declare-fun overlap () Int)
(declare-fun power () Int)
(declare-fun precision () Int)
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
(declare-fun saturation () Int)
(declare-fun second () Int)
(declare-fun size () Int)
(declare-fun sum () Int)
(declare-fun variance () Int)
(declare-fun weight () Int)
(assert (! (and (>= precision 0)
     (>= between_user_sd 0)
     (<= between_user_sd 1099511627776)
     (>= halvings 0))
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
(assert (! (let ((a!1 (and (= (* deviation excess_weight grid)
                   (+ (* quotient_4 1099511627776) remainder_4))
                (>= remainder_4 0)
                (> 1099511627776 remainder_4))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_4|))
(assert (! (let ((a!1 (= (* deviation grid weight (+ (* 6 excess) (* (- 1) quotient_4)))
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
(assert (! (let ((a!1 (= (* deviation grid weight (+ (* 6 excess) (* (- 1) quotient_4)))
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
(assert (! (let ((a!1 (and (>= (- halvings halvings) (- 1)) (<= (- halvings halvings) 1)))
      (a!2 (=> (or (< (- halvings halvings) 0) false) false))
      (a!5 (> (* (+ (* 12 excess) (* (- 4) quotient_4))
                 (+ (* 12 excess) (* (- 4) quotient_4)))
              (* 576 noise)))
      (a!7 (or (< (- (+ (- 1) halvings) halvings) 0) false))
      (a!21 (not (< (+ high (* (- 1) low)) (* grid size))))
      (a!32 (> (* (+ quotient_4 (* (- 12) excess))
                  (+ quotient_4 (* (- 12) excess)))
               (* 576 noise)))
      (a!34 (or (< (- (+ 1 halvings) halvings) 0) false))
      (a!37 (not (< 0 (+ quotient_4 (* (- 12) excess)))))
      (a!40 (not (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))))
      (a!45 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (not (< 0 saturation))))
      (a!46 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (not (< 0 excess_weight))))
      (a!75 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (not (< 0 saturation))))
      (a!76 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (not (< 0 excess_weight)))))
(let ((a!3 (and (and (>= between_user_sd 0) (<= between_user_sd 1099511627776))
                (>= halvings 0)
                a!1
                a!2))
      (a!6 (and true
                (not (= 0 (* grid size weight)))
                (< 1 quotient_2)
                (< 0 excess_weight)
                (< 0 saturation)
                (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                a!5
                (< (+ high (* (- 1) low)) (* grid size))
                (< 1 quotient_4)
                (< 0 halvings)))
      (a!8 (and (and (>= between_user_sd 0) (<= between_user_sd 1099511627776))
                (>= (+ (- 1) halvings) 0)
                (>= (- (+ (- 1) halvings) halvings) (- 1))
                (<= (- (+ (- 1) halvings) halvings) 1)
                (=> a!7 true)))
      (a!9 (and true
                (not (= 0 (* grid size weight)))
                (< 1 quotient_2)
                (< 0 excess_weight)
                (< 0 saturation)
                (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                a!5
                (< (+ high (* (- 1) low)) (* grid size))
                (< 1 quotient_4)
                (not (< 0 halvings))
                (> root_1 (* 2 between_user_sd))
                (< 1099511627776 root_1)))
      (a!10 (and (>= 1099511627776 0)
                 (<= 1099511627776 1099511627776)
                 (>= halvings 0)
                 a!1
                 a!2))
      (a!11 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (not (< 1099511627776 root_1))))
      (a!12 (and (>= root_1 0)
                 (<= root_1 1099511627776)
                 (>= halvings 0)
                 a!1
                 a!2))
      (a!13 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (< 1099511627776 (* 2 between_user_sd))))
      (a!14 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (not (< 1099511627776 (* 2 between_user_sd)))))
      (a!15 (and (>= (* 2 between_user_sd) 0)
                 (<= (* 2 between_user_sd) 1099511627776)
                 (>= halvings 0)
                 a!1
                 a!2))
      (a!16 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (< 0 halvings)))
      (a!17 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (< 1099511627776 root_1)))
      (a!18 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (not (< 1099511627776 root_1))))
      (a!19 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (< 1099511627776 (* 2 between_user_sd))))
      (a!20 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (not (< 1099511627776 (* 2 between_user_sd)))))
      (a!22 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (< 0 halvings)))
      (a!23 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (< 1099511627776 root_1)))
      (a!24 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (not (< 1099511627776 root_1))))
      (a!25 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (< 1099511627776 (* 2 between_user_sd))))
      (a!26 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (not (< 1099511627776 (* 2 between_user_sd)))))
      (a!27 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (< 0 halvings)))
      (a!28 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (< 1099511627776 root_1)))
      (a!29 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (not (< 1099511627776 root_1))))
      (a!30 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (< 1099511627776 (* 2 between_user_sd))))
      (a!31 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (not (< 1099511627776 (* 2 between_user_sd)))))
      (a!33 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 (not a!5)
                 (< 1 grid)
                 (< 0 (+ quotient_4 (* (- 12) excess)))
                 a!32))
      (a!35 (and (and (>= between_user_sd 0) (<= between_user_sd 1099511627776))
                 (>= (+ 1 halvings) 0)
                 (>= (- (+ 1 halvings) halvings) (- 1))
                 (<= (- (+ 1 halvings) halvings) 1)
                 (=> a!34 false)))
      (a!36 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 (not a!5)
                 (< 1 grid)
                 (< 0 (+ quotient_4 (* (- 12) excess)))
                 (not a!32)))
      (a!38 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 (not a!5)
                 (< 1 grid)
                 a!37))
      (a!39 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 (not a!5)
                 (not (< 1 grid))))
      (a!41 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 a!40
                 (< 1 grid)
                 (< 0 (+ quotient_4 (* (- 12) excess)))
                 a!32))
      (a!42 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 a!40
                 (< 1 grid)
                 (< 0 (+ quotient_4 (* (- 12) excess)))
                 (not a!32)))
      (a!43 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 a!40
                 (< 1 grid)
                 a!37))
      (a!44 (and true
                 (not (= 0 (* grid size weight)))
                 (< 1 quotient_2)
                 (< 0 excess_weight)
                 (< 0 saturation)
                 a!40
                 (not (< 1 grid))))
      (a!47 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (< 0 halvings)))
      (a!48 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (< 1099511627776 root_1)))
      (a!49 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (not (< 1099511627776 root_1))))
      (a!50 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (< 1099511627776 (* 2 between_user_sd))))
      (a!51 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (not (< 1099511627776 (* 2 between_user_sd)))))
      (a!52 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (< 0 halvings)))
      (a!53 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (< 1099511627776 root_1)))
      (a!54 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (not (< 1099511627776 root_1))))
      (a!55 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (< 1099511627776 (* 2 between_user_sd))))
      (a!56 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 (< (+ high (* (- 1) low)) (* grid size))
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (not (< 1099511627776 (* 2 between_user_sd)))))
      (a!57 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (< 0 halvings)))
      (a!58 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (< 1099511627776 root_1)))
      (a!59 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (not (< 1099511627776 root_1))))
      (a!60 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (< 1099511627776 (* 2 between_user_sd))))
      (a!61 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (< 1 quotient_4)
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (not (< 1099511627776 (* 2 between_user_sd)))))
      (a!62 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (< 0 halvings)))
      (a!63 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (< 1099511627776 root_1)))
      (a!64 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (> root_1 (* 2 between_user_sd))
                 (not (< 1099511627776 root_1))))
      (a!65 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (< 1099511627776 (* 2 between_user_sd))))
      (a!66 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 a!5
                 a!21
                 (not (< 1 quotient_4))
                 (not (< 0 halvings))
                 (not (> root_1 (* 2 between_user_sd)))
                 (not (< 1099511627776 (* 2 between_user_sd)))))
      (a!67 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 (not a!5)
                 (< 1 grid)
                 (< 0 (+ quotient_4 (* (- 12) excess)))
                 a!32))
      (a!68 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 (not a!5)
                 (< 1 grid)
                 (< 0 (+ quotient_4 (* (- 12) excess)))
                 (not a!32)))
      (a!69 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 (not a!5)
                 (< 1 grid)
                 a!37))
      (a!70 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 (< 0 (+ (* 12 excess) (* (- 4) quotient_4)))
                 (not a!5)
                 (not (< 1 grid))))
      (a!71 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 a!40
                 (< 1 grid)
                 (< 0 (+ quotient_4 (* (- 12) excess)))
                 a!32))
      (a!72 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 a!40
                 (< 1 grid)
                 (< 0 (+ quotient_4 (* (- 12) excess)))
                 (not a!32)))
      (a!73 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 a!40
                 (< 1 grid)
                 a!37))
      (a!74 (and true
                 (not (= 0 (* grid size weight)))
                 (not (< 1 quotient_2))
                 (< 0 excess_weight)
                 (< 0 saturation)
                 a!40
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
            (=> a!33 a!35)
            (=> a!36 a!3)
            (=> a!38 a!3)
            (=> a!39 a!3)
            (=> a!41 a!35)
            (=> a!42 a!3)
            (=> a!43 a!3)
            (=> a!44 a!3)
            (=> a!45 a!3)
            (=> a!46 a!3)
            (=> a!47 a!8)
            (=> a!48 a!10)
            (=> a!49 a!12)
            (=> a!50 a!10)
            (=> a!51 a!15)
            (=> a!52 a!8)
            (=> a!53 a!10)
            (=> a!54 a!12)
            (=> a!55 a!10)
            (=> a!56 a!15)
            (=> a!57 a!8)
            (=> a!58 a!10)
            (=> a!59 a!12)
            (=> a!60 a!10)
            (=> a!61 a!15)
            (=> a!62 a!8)
            (=> a!63 a!10)
            (=> a!64 a!12)
            (=> a!65 a!10)
            (=> a!66 a!15)
            (=> a!67 a!35)
            (=> a!68 a!3)
            (=> a!69 a!3)
            (=> a!70 a!3)
            (=> a!71 a!35)
            (=> a!72 a!3)
            (=> a!73 a!3)
            (=> a!74 a!3)
            (=> a!75 a!3)
            (=> a!76 a!3))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/posteriors
; query: the mean
; label:
; states: For all releases, the posterior mean lies between 0 and 1, no precision is negative,
;   however far off intervals were found to be, the variance is above 0 and at most 1/4, however
;   often it was halved, and the estimated sum is possible for so many samples. The squares of
;   users' shares add up to between 0 and 1, and the standard error covers what the between-user
;   SD makes of them. An epoch halves the variance at most once, or takes one halving back,
;   after which it is not halved again. An epoch without an excess does neither and leaves the
;   between-user SD unchanged.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun first () Int)
(declare-fun precision () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(assert (! (>= precision 0)
  :named |a precision|))
(assert (! (let ((a!1 (= (+ 7253554917687775048237056 first)
              (+ (* quotient_1 (+ 13194139533312 precision)) remainder_1))))
  (=> (>= (+ 13194139533312 precision) 1)
      (and a!1 (>= remainder_1 0) (< remainder_1 (+ 13194139533312 precision)))))
  :named |about quotient_1|))
(assert (! (let ((a!1 (ite (and true (not (> 0 quotient_1)) (< 1099511627776 quotient_1))
                1099511627776
                quotient_1)))
(let ((a!2 (>= (ite (and true (> 0 quotient_1)) 0 a!1) 0))
      (a!3 (<= (ite (and true (> 0 quotient_1)) 0 a!1) 1099511627776)))
  (not (and a!2 a!3))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/posteriors
; query: the variance
; label:
; states: For all releases, the posterior mean lies between 0 and 1, no precision is negative,
;   however far off intervals were found to be, the variance is above 0 and at most 1/4, however
;   often it was halved, and the estimated sum is possible for so many samples. The squares of
;   users' shares add up to between 0 and 1, and the standard error covers what the between-user
;   SD makes of them. An epoch halves the variance at most once, or takes one halving back,
;   after which it is not halved again. An epoch without an excess does neither and leaves the
;   between-user SD unchanged.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun centre () Int)
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
(declare-fun standard_error () Int)
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
(assert (! (let ((a!1 (= (* (+ centre (* 2 standard_error))
                 (+ 1099511627776 (* (- 1) centre) (* (- 2) standard_error)))
              (+ (* quotient_7 1099511627776) remainder_7))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_7 0) (> 1099511627776 remainder_7))))
  :named |about quotient_7|))
(assert (! (let ((a!1 (and (= quotient_7 (+ (* quotient_8 power_1) remainder_8))
                (>= remainder_8 0)
                (< remainder_8 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_8|))
(assert (! (let ((a!1 (= (* (+ centre (* (- 2) standard_error))
                 (+ 1099511627776 (* (- 1) centre) (* 2 standard_error)))
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
                (< (+ 549755813888 (* (- 1) centre)) (* 2 standard_error))
                (> 549755813888 centre)
                (< 1 quotient_3)))
      (a!2 (and true
                (<= 0 (+ 549755813888 (* (- 1) centre)))
                (< (+ 549755813888 (* (- 1) centre)) (* 2 standard_error))
                (> 549755813888 centre)
                (not (< 1 quotient_3))))
      (a!3 (and true
                (<= 0 (+ 549755813888 (* (- 1) centre)))
                (< (+ 549755813888 (* (- 1) centre)) (* 2 standard_error))
                (not (> 549755813888 centre))
                (> 10995116277 (+ (- 549755813888) (* 2 centre)))
                (< 1 quotient_4)))
      (a!4 (and true
                (<= 0 (+ 549755813888 (* (- 1) centre)))
                (< (+ 549755813888 (* (- 1) centre)) (* 2 standard_error))
                (not (> 549755813888 centre))
                (> 10995116277 (+ (- 549755813888) (* 2 centre)))
                (not (< 1 quotient_4))))
      (a!5 (not (> 10995116277 (+ (- 549755813888) (* 2 centre)))))
      (a!8 (not (< 1088516511499 (+ (- 549755813888) (* 2 centre)))))
      (a!11 (not (< (+ 549755813888 (* (- 1) centre)) (* 2 standard_error))))
      (a!14 (not (> 10995116277 (+ centre (* 2 standard_error)))))
      (a!17 (not (< 1088516511499 (+ centre (* 2 standard_error)))))
      (a!22 (not (> 10995116277 (+ centre (* (- 2) standard_error)))))
      (a!25 (not (< 1088516511499 (+ centre (* (- 2) standard_error)))))
      (a!28 (not (<= 0 (+ 549755813888 (* (- 1) centre))))))
(let ((a!6 (and true
                (<= 0 (+ 549755813888 (* (- 1) centre)))
                (< (+ 549755813888 (* (- 1) centre)) (* 2 standard_error))
                (not (> 549755813888 centre))
                a!5
                (< 1088516511499 (+ (- 549755813888) (* 2 centre)))
                (< 1 quotient_4)))
      (a!7 (and true
                (<= 0 (+ 549755813888 (* (- 1) centre)))
                (< (+ 549755813888 (* (- 1) centre)) (* 2 standard_error))
                (not (> 549755813888 centre))
                a!5
                (< 1088516511499 (+ (- 549755813888) (* 2 centre)))
                (not (< 1 quotient_4))))
      (a!9 (and true
                (<= 0 (+ 549755813888 (* (- 1) centre)))
                (< (+ 549755813888 (* (- 1) centre)) (* 2 standard_error))
                (not (> 549755813888 centre))
                a!5
                a!8
                (< 1 quotient_6)))
      (a!10 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 (< (+ 549755813888 (* (- 1) centre)) (* 2 standard_error))
                 (not (> 549755813888 centre))
                 a!5
                 a!8
                 (not (< 1 quotient_6))))
      (a!12 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (> 549755813888 centre)
                 (> 10995116277 (+ centre (* 2 standard_error)))
                 (< 1 quotient_4)))
      (a!13 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (> 549755813888 centre)
                 (> 10995116277 (+ centre (* 2 standard_error)))
                 (not (< 1 quotient_4))))
      (a!15 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (> 549755813888 centre)
                 a!14
                 (< 1088516511499 (+ centre (* 2 standard_error)))
                 (< 1 quotient_4)))
      (a!16 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (> 549755813888 centre)
                 a!14
                 (< 1088516511499 (+ centre (* 2 standard_error)))
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
                 (> 10995116277 (+ centre (* (- 2) standard_error)))
                 (< 1 quotient_4)))
      (a!21 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (not (> 549755813888 centre))
                 (> 10995116277 (+ centre (* (- 2) standard_error)))
                 (not (< 1 quotient_4))))
      (a!23 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (not (> 549755813888 centre))
                 a!22
                 (< 1088516511499 (+ centre (* (- 2) standard_error)))
                 (< 1 quotient_4)))
      (a!24 (and true
                 (<= 0 (+ 549755813888 (* (- 1) centre)))
                 a!11
                 (not (> 549755813888 centre))
                 a!22
                 (< 1088516511499 (+ centre (* (- 2) standard_error)))
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
                 (< (+ (- 549755813888) centre) (* 2 standard_error))
                 (> 549755813888 centre)
                 (> 10995116277 (+ (- 549755813888) (* 2 centre)))
                 (< 1 quotient_4)))
      (a!30 (and true
                 a!28
                 (< (+ (- 549755813888) centre) (* 2 standard_error))
                 (> 549755813888 centre)
                 (> 10995116277 (+ (- 549755813888) (* 2 centre)))
                 (not (< 1 quotient_4))))
      (a!31 (and true
                 a!28
                 (< (+ (- 549755813888) centre) (* 2 standard_error))
                 (> 549755813888 centre)
                 a!5
                 (< 1088516511499 (+ (- 549755813888) (* 2 centre)))
                 (< 1 quotient_4)))
      (a!32 (and true
                 a!28
                 (< (+ (- 549755813888) centre) (* 2 standard_error))
                 (> 549755813888 centre)
                 a!5
                 (< 1088516511499 (+ (- 549755813888) (* 2 centre)))
                 (not (< 1 quotient_4))))
      (a!33 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 standard_error)))
                 (> 549755813888 centre)
                 (> 10995116277 (+ centre (* 2 standard_error)))
                 (< 1 quotient_4)))
      (a!34 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 standard_error)))
                 (> 549755813888 centre)
                 (> 10995116277 (+ centre (* 2 standard_error)))
                 (not (< 1 quotient_4))))
      (a!35 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 standard_error)))
                 (> 549755813888 centre)
                 a!14
                 (< 1088516511499 (+ centre (* 2 standard_error)))
                 (< 1 quotient_4)))
      (a!36 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 standard_error)))
                 (> 549755813888 centre)
                 a!14
                 (< 1088516511499 (+ centre (* 2 standard_error)))
                 (not (< 1 quotient_4))))
      (a!37 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 standard_error)))
                 (> 549755813888 centre)
                 a!14
                 a!17
                 (< 1 quotient_8)))
      (a!38 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 standard_error)))
                 (> 549755813888 centre)
                 a!14
                 a!17
                 (not (< 1 quotient_8))))
      (a!39 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 standard_error)))
                 (not (> 549755813888 centre))
                 (> 10995116277 (+ centre (* (- 2) standard_error)))
                 (< 1 quotient_4)))
      (a!40 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 standard_error)))
                 (not (> 549755813888 centre))
                 (> 10995116277 (+ centre (* (- 2) standard_error)))
                 (not (< 1 quotient_4))))
      (a!41 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 standard_error)))
                 (not (> 549755813888 centre))
                 a!22
                 (< 1088516511499 (+ centre (* (- 2) standard_error)))
                 (< 1 quotient_4)))
      (a!42 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 standard_error)))
                 (not (> 549755813888 centre))
                 a!22
                 (< 1088516511499 (+ centre (* (- 2) standard_error)))
                 (not (< 1 quotient_4))))
      (a!43 (and true
                 a!28
                 (not (< (+ (- 549755813888) centre) (* 2 standard_error)))
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
                      (< (+ (- 549755813888) centre) (* 2 standard_error))
                      (not (> 549755813888 centre))
                      (not (< 1 quotient_3)))
                 1
                 (ite a!33 quotient_4 (ite a!34 1 (ite a!35 quotient_4 a!45))))))
(let ((a!47 (ite (and true
                      a!28
                      (< (+ (- 549755813888) centre) (* 2 standard_error))
                      (not (> 549755813888 centre))
                      (< 1 quotient_3))
                 quotient_3
                 a!46)))
(let ((a!48 (ite (and true
                      a!28
                      (< (+ (- 549755813888) centre) (* 2 standard_error))
                      (> 549755813888 centre)
                      a!5
                      a!8
                      (not (< 1 quotient_6)))
                 1
                 a!47)))
(let ((a!49 (ite (and true
                      a!28
                      (< (+ (- 549755813888) centre) (* 2 standard_error))
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
(reset)
; id: ledger-policy/posteriors
; query: the estimate
; label:
; states: For all releases, the posterior mean lies between 0 and 1, no precision is negative,
;   however far off intervals were found to be, the variance is above 0 and at most 1/4, however
;   often it was halved, and the estimated sum is possible for so many samples. The squares of
;   users' shares add up to between 0 and 1, and the standard error covers what the between-user
;   SD makes of them. An epoch halves the variance at most once, or takes one halving back,
;   after which it is not halved again. An epoch without an excess does neither and leaves the
;   between-user SD unchanged.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun centre () Int)
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
(declare-fun standard_error () Int)
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
(assert (! (let ((a!1 (= (* (+ centre (* 2 standard_error))
                 (+ 1099511627776 (* (- 1) centre) (* (- 2) standard_error)))
              (+ (* quotient_7 1099511627776) remainder_7))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_7 0) (> 1099511627776 remainder_7))))
  :named |about quotient_7|))
(assert (! (let ((a!1 (and (= quotient_7 (+ (* quotient_8 power_1) remainder_8))
                (>= remainder_8 0)
                (< remainder_8 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_8|))
(assert (! (let ((a!1 (= (* (+ centre (* (- 2) standard_error))
                 (+ 1099511627776 (* (- 1) centre) (* 2 standard_error)))
              (+ (* quotient_9 1099511627776) remainder_9))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_9 0) (> 1099511627776 remainder_9))))
  :named |about quotient_9|))
(assert (! (let ((a!1 (and (= quotient_9 (+ (* quotient_10 power_1) remainder_10))
                (>= remainder_10 0)
                (< remainder_10 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_10|))
(assert (! (and (>= samples 0) (>= grid 1))
  :named |counted|))
(assert (! (let ((a!1 (ite (< (- 0 quotient_1) (- quotient_1 (* samples grid)))
                (- quotient_1 (* samples grid))
                (- 0 quotient_1))))
  (not (<= a!1 0)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/posteriors
; query: a weight rounded down
; label:
; states: For all releases, the posterior mean lies between 0 and 1, no precision is negative,
;   however far off intervals were found to be, the variance is above 0 and at most 1/4, however
;   often it was halved, and the estimated sum is possible for so many samples. The squares of
;   users' shares add up to between 0 and 1, and the standard error covers what the between-user
;   SD makes of them. An epoch halves the variance at most once, or takes one halving back,
;   after which it is not halved again. An epoch without an excess does neither and leaves the
;   between-user SD unchanged.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun power_1 () Int)
(declare-fun power_2 () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(declare-fun shift () Int)
(declare-fun size () Int)
(declare-fun weight () Int)
(assert (! (and (>= size 0) (>= weight 0) (>= shift 0))
  :named |a block|))
(assert (! (= power_2 (* power_1 power_1))
  :named |twice as many bits|))
(assert (! (and (=> (= shift 0) (= power_1 1))
     (=> (= shift 1) (= power_1 2))
     (=> (= shift 2) (= power_1 4))
     (=> (= shift 3) (= power_1 8))
     (=> (>= shift 4) (and (>= power_1 16) (> power_1 shift))))
  :named |about power_1|))
(assert (! (let ((a!1 (and (= weight (+ (* quotient_1 power_1) remainder_1))
                (>= remainder_1 0)
                (< remainder_1 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (=> (>= (* 2 shift) 4) (and (>= power_2 16) (> power_2 (* 2 shift))))))
  (and (=> (= (* 2 shift) 0) (= power_2 1))
       (=> (= (* 2 shift) 1) (= power_2 2))
       (=> (= (* 2 shift) 2) (= power_2 4))
       (=> (= (* 2 shift) 3) (= power_2 8))
       a!1))
  :named |about power_2|))
(assert (! (let ((a!1 (=> (= shift (+ (* 2 shift) 1)) (= power_1 (* 2 power_2)))))
(let ((a!2 (and (=> (= (* 2 shift) shift) (= power_2 power_1))
                (=> (= (* 2 shift) (+ shift 1)) (= power_2 (* 2 power_1)))
                a!1
                (=> (> (* 2 shift) shift) (>= power_2 (* 2 power_1)))
                (=> (> shift (* 2 shift)) (>= power_1 (* 2 power_2))))))
  (=> (and (>= (* 2 shift) 0) (>= shift 0)) a!2)))
  :named |about power_2 and power_1|))
(assert (! (not (and (>= (* quotient_1 power_1) 0) (<= (* quotient_1 power_1) weight)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/posteriors
; query: of one block
; label:
; states: For all releases, the posterior mean lies between 0 and 1, no precision is negative,
;   however far off intervals were found to be, the variance is above 0 and at most 1/4, however
;   often it was halved, and the estimated sum is possible for so many samples. The squares of
;   users' shares add up to between 0 and 1, and the standard error covers what the between-user
;   SD makes of them. An epoch halves the variance at most once, or takes one halving back,
;   after which it is not halved again. An epoch without an excess does neither and leaves the
;   between-user SD unchanged.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun power_1 () Int)
(declare-fun power_2 () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(declare-fun shift () Int)
(declare-fun size () Int)
(declare-fun weight () Int)
(assert (! (and (>= size 0) (>= weight 0) (>= shift 0))
  :named |a block|))
(assert (! (= power_2 (* power_1 power_1))
  :named |twice as many bits|))
(assert (! (and (=> (= shift 0) (= power_1 1))
     (=> (= shift 1) (= power_1 2))
     (=> (= shift 2) (= power_1 4))
     (=> (= shift 3) (= power_1 8))
     (=> (>= shift 4) (and (>= power_1 16) (> power_1 shift))))
  :named |about power_1|))
(assert (! (let ((a!1 (and (= weight (+ (* quotient_1 power_1) remainder_1))
                (>= remainder_1 0)
                (< remainder_1 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (=> (>= (* 2 shift) 4) (and (>= power_2 16) (> power_2 (* 2 shift))))))
  (and (=> (= (* 2 shift) 0) (= power_2 1))
       (=> (= (* 2 shift) 1) (= power_2 2))
       (=> (= (* 2 shift) 2) (= power_2 4))
       (=> (= (* 2 shift) 3) (= power_2 8))
       a!1))
  :named |about power_2|))
(assert (! (let ((a!1 (=> (= shift (+ (* 2 shift) 1)) (= power_1 (* 2 power_2)))))
(let ((a!2 (and (=> (= (* 2 shift) shift) (= power_2 power_1))
                (=> (= (* 2 shift) (+ shift 1)) (= power_2 (* 2 power_1)))
                a!1
                (=> (> (* 2 shift) shift) (>= power_2 (* 2 power_1)))
                (=> (> shift (* 2 shift)) (>= power_1 (* 2 power_2))))))
  (=> (and (>= (* 2 shift) 0) (>= shift 0)) a!2)))
  :named |about power_2 and power_1|))
(assert (! (not (= (* power_2 quotient_1 quotient_1 size size)
        (* (* quotient_1 power_1 size) (* quotient_1 power_1 size))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/posteriors
; query: of one block rounded down
; label:
; states: For all releases, the posterior mean lies between 0 and 1, no precision is negative,
;   however far off intervals were found to be, the variance is above 0 and at most 1/4, however
;   often it was halved, and the estimated sum is possible for so many samples. The squares of
;   users' shares add up to between 0 and 1, and the standard error covers what the between-user
;   SD makes of them. An epoch halves the variance at most once, or takes one halving back,
;   after which it is not halved again. An epoch without an excess does neither and leaves the
;   between-user SD unchanged.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun part () Int)
(declare-fun size () Int)
(declare-fun weight () Int)
(assert (! (and (>= part 0) (<= part weight))
  :named |as shown of a weight|))
(assert (! (>= size 0)
  :named |samples|))
(assert (! (let ((a!1 (and (>= (* (* part size) (* part size)) 0)
                (<= (* (* part size) (* part size))
                    (* (* weight size) (* weight size))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/posteriors
; query: of one block more
; label:
; states: For all releases, the posterior mean lies between 0 and 1, no precision is negative,
;   however far off intervals were found to be, the variance is above 0 and at most 1/4, however
;   often it was halved, and the estimated sum is possible for so many samples. The squares of
;   users' shares add up to between 0 and 1, and the standard error covers what the between-user
;   SD makes of them. An epoch halves the variance at most once, or takes one halving back,
;   after which it is not halved again. An epoch without an excess does neither and leaves the
;   between-user SD unchanged.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun content () Int)
(declare-fun contents () Int)
(declare-fun one () Int)
(declare-fun squares () Int)
(assert (! (and (>= contents 0) (>= squares 0) (<= squares (* contents contents)))
  :named |of blocks so far|))
(assert (! (and (>= content 0) (>= one 0) (<= one (* content content)))
  :named |as shown of one|))
(assert (! (let ((a!1 (and (>= (+ squares one) 0)
                (<= (+ squares one)
                    (* (+ contents content) (+ contents content))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/posteriors
; query: the standard error
; label:
; states: For all releases, the posterior mean lies between 0 and 1, no precision is negative,
;   however far off intervals were found to be, the variance is above 0 and at most 1/4, however
;   often it was halved, and the estimated sum is possible for so many samples. The squares of
;   users' shares add up to between 0 and 1, and the standard error covers what the between-user
;   SD makes of them. An epoch halves the variance at most once, or takes one halving back,
;   after which it is not halved again. An epoch without an excess does neither and leaves the
;   between-user SD unchanged.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun between_user_sd () Int)
(declare-fun common () Int)
(declare-fun epochs () Int)
(declare-fun first () Int)
(declare-fun halvings () Int)
(declare-fun mean () Int)
(declare-fun precision () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun quotient_3 () Int)
(declare-fun quotient_4 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun remainder_3 () Int)
(declare-fun remainder_4 () Int)
(declare-fun second () Int)
(assert (! (and (>= precision 0)
     (>= between_user_sd 0)
     (<= between_user_sd 1099511627776)
     (>= halvings 0)
     (>= common 0)
     (<= common 1099511627776))
  :named |as shown of the epochs|))
(assert (! (let ((a!1 (= 1329227995784915872903807060280344576
              (+ (* quotient_1 (+ 13194139533312 precision)) remainder_1))))
  (=> (>= (+ 13194139533312 precision) 1)
      (and a!1 (>= remainder_1 0) (< remainder_1 (+ 13194139533312 precision)))))
  :named |about quotient_1|))
(assert (! (let ((a!1 (= (+ second (* (- 2) first mean) (* mean mean precision))
              (+ (* quotient_2 (+ (- 1) epochs)) remainder_2))))
  (=> (>= (+ (- 1) epochs) 1)
      (and a!1 (>= remainder_2 0) (< remainder_2 (+ (- 1) epochs)))))
  :named |about quotient_2|))
(assert (! (let ((a!1 (= quotient_2
              (+ (* quotient_3 (+ 13194139533312 precision)) remainder_3))))
  (=> (>= (+ 13194139533312 precision) 1)
      (and a!1 (>= remainder_3 0) (< remainder_3 (+ 13194139533312 precision)))))
  :named |about quotient_3|))
(assert (! (let ((a!1 (and (= (* between_user_sd between_user_sd common)
                   (+ (* quotient_4 1099511627776) remainder_4))
                (>= remainder_4 0)
                (> 1099511627776 remainder_4))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_4|))
(assert (! (let ((a!1 (> (* 1099511627776 (+ (+ quotient_3 quotient_4) 1))
              (* between_user_sd between_user_sd common)))
      (a!3 (> (* 1099511627776 (+ (+ quotient_1 quotient_4) 1))
              (* between_user_sd between_user_sd common))))
(let ((a!2 (=> (and true (< 1 epochs) (> quotient_3 quotient_1))
               (and (>= (+ quotient_3 quotient_4) 0) a!1 true)))
      (a!4 (=> (and true (< 1 epochs) (not (> quotient_3 quotient_1)))
               (and (>= (+ quotient_1 quotient_4) 0) a!3 true)))
      (a!5 (=> (and true (not (< 1 epochs)))
               (and (>= (+ quotient_1 quotient_4) 0) a!3 true))))
  (not (and a!2 a!4 a!5))))
  :named |negated goal|))
(check-sat)
