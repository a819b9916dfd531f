; id: ledger-policy/beliefs
; query: one more epoch, its weight
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
