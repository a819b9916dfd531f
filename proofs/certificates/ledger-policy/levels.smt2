; id: ledger-policy/levels
; query: weights of filters
; label:
; states: For every state of the filters, their weights are not negative and not all 0, the
;   estimate lies between 0 and 1, and the estimated sum is possible for so many samples. Levels
;   lie between 0 and 1, with an error above 0. The bound on a sample's variance is above 0 and
;   at most 1/4, however often it was halved; before that it is at least the variance of samples
;   that are 0 or 1 at the level.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/digits
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun likelihood_0 () Int)
(declare-fun likelihood_1 () Int)
(declare-fun power_1 () Int)
(declare-fun power_2 () Int)
(declare-fun power_3 () Int)
(assert (! (let ((a!1 (=> (<= (+ likelihood_0 (* (- 1) likelihood_1)) 0) (>= power_1 0)))
      (a!2 (=> (= (+ likelihood_0 (* (- 1) likelihood_1)) 0)
               (= power_1 1099511627776))))
  (and a!1 a!2))
  :named |about power_1|))
(assert (! (and (=> (<= 0 0) (>= power_2 0)) (=> (= 0 0) (= power_2 1099511627776)))
  :named |about power_2|))
(assert (! (let ((a!1 (=> (<= (+ likelihood_1 (* (- 1) likelihood_0)) 0) (>= power_3 0)))
      (a!2 (=> (= (+ likelihood_1 (* (- 1) likelihood_0)) 0)
               (= power_3 1099511627776))))
  (and a!1 a!2))
  :named |about power_3|))
(assert (! (let ((a!1 (and (>= (* 15 power_1) 0)
                (>= (* 21 power_2) 0)
                (>= (+ (* 15 power_1) (* 21 power_2)) 1)))
      (a!2 (and (>= (* 15 power_2) 0)
                (>= (* 21 power_3) 0)
                (>= (+ (* 15 power_2) (* 21 power_3)) 1))))
(let ((a!3 (=> (and true (not (> likelihood_1 likelihood_0))) a!2)))
(let ((a!4 (and (=> (and true (> likelihood_1 likelihood_0)) a!1) a!3)))
  (not a!4))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/levels
; query: a mean of values
; label:
; states: For every state of the filters, their weights are not negative and not all 0, the
;   estimate lies between 0 and 1, and the estimated sum is possible for so many samples. Levels
;   lie between 0 and 1, with an error above 0. The bound on a sample's variance is above 0 and
;   at most 1/4, however often it was halved; before that it is at least the variance of samples
;   that are 0 or 1 at the level.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/digits
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun least () Int)
(declare-fun most () Int)
(declare-fun other () Int)
(declare-fun others () Int)
(declare-fun part () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(declare-fun value () Int)
(assert (! (and (>= part 0) (>= others 0) (>= (+ part others) 1))
  :named |as shown of weights|))
(assert (! (and (>= value least) (<= value most) (>= other least) (<= other most))
  :named |values|))
(assert (! (let ((a!1 (= (+ (* part value) (* other others))
              (+ (* quotient_1 (+ part others)) remainder_1))))
  (=> (>= (+ part others) 1)
      (and a!1 (>= remainder_1 0) (< remainder_1 (+ part others)))))
  :named |about quotient_1|))
(assert (! (not (and (>= quotient_1 least) (<= quotient_1 most)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/levels
; query: the estimate
; label:
; states: For every state of the filters, their weights are not negative and not all 0, the
;   estimate lies between 0 and 1, and the estimated sum is possible for so many samples. Levels
;   lie between 0 and 1, with an error above 0. The bound on a sample's variance is above 0 and
;   at most 1/4, however often it was halved; before that it is at least the variance of samples
;   that are 0 or 1 at the level.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/digits
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun mean () Int)
(assert (! (let ((a!1 (ite (and true (not (> 0 mean)) (< 1099511627776 mean))
                1099511627776
                mean)))
(let ((a!2 (>= (ite (and true (> 0 mean)) 0 a!1) 0))
      (a!3 (<= (ite (and true (> 0 mean)) 0 a!1) 1099511627776)))
  (not (and a!2 a!3))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/levels
; query: before the first epoch
; label:
; states: For every state of the filters, their weights are not negative and not all 0, the
;   estimate lies between 0 and 1, and the estimated sum is possible for so many samples. Levels
;   lie between 0 and 1, with an error above 0. The bound on a sample's variance is above 0 and
;   at most 1/4, however often it was halved; before that it is at least the variance of samples
;   that are 0 or 1 at the level.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/digits
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(assert (! (not (= 549755813888 549755813888))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/levels
; query: the estimate times a content
; label:
; states: For every state of the filters, their weights are not negative and not all 0, the
;   estimate lies between 0 and 1, and the estimated sum is possible for so many samples. Levels
;   lie between 0 and 1, with an error above 0. The bound on a sample's variance is above 0 and
;   at most 1/4, however often it was halved; before that it is at least the variance of samples
;   that are 0 or 1 at the level.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/digits
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun centre () Int)
(declare-fun content () Int)
(assert (! (and (>= centre 0) (<= centre 1099511627776))
  :named |as shown of the estimate|))
(assert (! (>= content 0)
  :named |a content|))
(assert (! (not (and (>= (* centre content) 0)
          (<= (* centre content) (* 1099511627776 content))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/levels
; query: the estimated sum
; label:
; states: For every state of the filters, their weights are not negative and not all 0, the
;   estimate lies between 0 and 1, and the estimated sum is possible for so many samples. Levels
;   lie between 0 and 1, with an error above 0. The bound on a sample's variance is above 0 and
;   at most 1/4, however often it was halved; before that it is at least the variance of samples
;   that are 0 or 1 at the level.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/digits
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun content () Int)
(declare-fun of_all () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(assert (! (and (>= of_all 0) (<= of_all (* 1099511627776 content)))
  :named |as shown of the content|))
(assert (! (>= content 0)
  :named |a content|))
(assert (! (let ((a!1 (and (= (+ 549755813888 of_all)
                   (+ (* quotient_1 1099511627776) remainder_1))
                (>= remainder_1 0)
                (> 1099511627776 remainder_1))))
  (=> (>= 1099511627776 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (<= (ite (< (- 0 quotient_1) (- quotient_1 content))
                    (- quotient_1 content)
                    (- 0 quotient_1))
               0)))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/levels
; query: the ends of the line
; label:
; states: For every state of the filters, their weights are not negative and not all 0, the
;   estimate lies between 0 and 1, and the estimated sum is possible for so many samples. Levels
;   lie between 0 and 1, with an error above 0. The bound on a sample's variance is above 0 and
;   at most 1/4, however often it was halved; before that it is at least the variance of samples
;   that are 0 or 1 at the level.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/digits
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun mean_1 () Int)
(declare-fun mean_11 () Int)
(declare-fun mean_3 () Int)
(declare-fun mean_5 () Int)
(declare-fun mean_7 () Int)
(declare-fun mean_9 () Int)
(declare-fun root_1 () Int)
(declare-fun root_2 () Int)
(declare-fun square () Int)
(declare-fun variance () Int)
(assert (! (>= root_1 0)
  :named |about root_1|))
(assert (! (>= root_2 0)
  :named |about root_2|))
(assert (! (let ((a!1 (=> (and true (< 0 (+ variance square)) (> 0 mean_1))
               (and (and (>= 0 0) (<= 0 1099511627776)) (>= root_1 0))))
      (a!2 (=> (and true
                    (< 0 (+ variance square))
                    (not (> 0 mean_3))
                    (< 1099511627776 mean_3))
               (and (and (>= 1099511627776 0) (<= 1099511627776 1099511627776))
                    (>= root_1 0))))
      (a!3 (=> (and true
                    (< 0 (+ variance square))
                    (not (> 0 mean_5))
                    (not (< 1099511627776 mean_5)))
               (and (>= mean_5 0) (<= mean_5 1099511627776) (>= root_1 0))))
      (a!4 (and true (not (< 0 (+ variance square))) (> 0 mean_7)))
      (a!6 (and true
                (not (< 0 (+ variance square)))
                (not (> 0 mean_9))
                (< 1099511627776 mean_9)))
      (a!8 (and true
                (not (< 0 (+ variance square)))
                (not (> 0 mean_11))
                (not (< 1099511627776 mean_11)))))
(let ((a!5 (=> a!4 (and (and (>= 0 0) (<= 0 1099511627776)) (>= root_2 0))))
      (a!7 (=> a!6
               (and (and (>= 1099511627776 0) (<= 1099511627776 1099511627776))
                    (>= root_2 0)))))
(let ((a!9 (and a!1
                a!2
                a!3
                a!5
                a!7
                (=> a!8
                    (and (>= mean_11 0)
                         (<= mean_11 1099511627776)
                         (>= root_2 0))))))
  (not a!9))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/levels
; query: a level
; label:
; states: For every state of the filters, their weights are not negative and not all 0, the
;   estimate lies between 0 and 1, and the estimated sum is possible for so many samples. Levels
;   lie between 0 and 1, with an error above 0. The bound on a sample's variance is above 0 and
;   at most 1/4, however often it was halved; before that it is at least the variance of samples
;   that are 0 or 1 at the level.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/digits
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun halvings () Int)
(declare-fun made () Int)
(declare-fun power_1 () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_10 () Int)
(declare-fun quotient_11 () Int)
(declare-fun quotient_12 () Int)
(declare-fun quotient_13 () Int)
(declare-fun quotient_14 () Int)
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
(declare-fun remainder_11 () Int)
(declare-fun remainder_12 () Int)
(declare-fun remainder_13 () Int)
(declare-fun remainder_14 () Int)
(declare-fun remainder_2 () Int)
(declare-fun remainder_3 () Int)
(declare-fun remainder_4 () Int)
(declare-fun remainder_5 () Int)
(declare-fun remainder_6 () Int)
(declare-fun remainder_7 () Int)
(declare-fun remainder_8 () Int)
(declare-fun remainder_9 () Int)
(declare-fun root_1 () Int)
(assert (! (>= halvings 0)
  :named |how often it was halved|))
(assert (! (>= root_1 0)
  :named |about root_1|))
(assert (! (and (=> (= halvings 0) (= power_1 1))
     (=> (= halvings 1) (= power_1 2))
     (=> (= halvings 2) (= power_1 4))
     (=> (= halvings 3) (= power_1 8))
     (=> (>= halvings 4) (and (>= power_1 16) (> power_1 halvings))))
  :named |about power_1|))
(assert (! (let ((a!1 (and (= 274877906944 (+ (* quotient_1 power_1) remainder_1))
                (>= remainder_1 0)
                (< remainder_1 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= 10885165114 (+ (* quotient_2 power_1) remainder_2))
                (>= remainder_2 0)
                (< remainder_2 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (= (* 2 root_1 (+ 1099511627776 (* (- 2) root_1)))
              (+ (* quotient_3 1099511627776) remainder_3))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_3 0) (> 1099511627776 remainder_3))))
  :named |about quotient_3|))
(assert (! (let ((a!1 (and (= quotient_3 (+ (* quotient_4 power_1) remainder_4))
                (>= remainder_4 0)
                (< remainder_4 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_4|))
(assert (! (let ((a!1 (= (* (+ (- 549755813888) (* 2 made))
                 (+ 1649267441664 (* (- 2) made)))
              (+ (* quotient_5 1099511627776) remainder_5))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_5 0) (> 1099511627776 remainder_5))))
  :named |about quotient_5|))
(assert (! (let ((a!1 (and (= quotient_5 (+ (* quotient_6 power_1) remainder_6))
                (>= remainder_6 0)
                (< remainder_6 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_6|))
(assert (! (let ((a!1 (= (* (+ made (* 2 root_1))
                 (+ 1099511627776 (* (- 1) made) (* (- 2) root_1)))
              (+ (* quotient_7 1099511627776) remainder_7))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_7 0) (> 1099511627776 remainder_7))))
  :named |about quotient_7|))
(assert (! (let ((a!1 (and (= quotient_7 (+ (* quotient_8 power_1) remainder_8))
                (>= remainder_8 0)
                (< remainder_8 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_8|))
(assert (! (let ((a!1 (= (* (+ made (* (- 2) root_1))
                 (+ 1099511627776 (* (- 1) made) (* 2 root_1)))
              (+ (* quotient_9 1099511627776) remainder_9))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_9 0) (> 1099511627776 remainder_9))))
  :named |about quotient_9|))
(assert (! (let ((a!1 (and (= quotient_9 (+ (* quotient_10 power_1) remainder_10))
                (>= remainder_10 0)
                (< remainder_10 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_10|))
(assert (! (let ((a!1 (= (* (+ 2 made) (+ 1099511627774 (* (- 1) made)))
              (+ (* quotient_11 1099511627776) remainder_11))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_11 0) (> 1099511627776 remainder_11))))
  :named |about quotient_11|))
(assert (! (let ((a!1 (and (= quotient_11 (+ (* quotient_12 power_1) remainder_12))
                (>= remainder_12 0)
                (< remainder_12 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_12|))
(assert (! (let ((a!1 (= (* (+ (- 2) made) (+ 1099511627778 (* (- 1) made)))
              (+ (* quotient_13 1099511627776) remainder_13))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_13 0) (> 1099511627776 remainder_13))))
  :named |about quotient_13|))
(assert (! (let ((a!1 (and (= quotient_13 (+ (* quotient_14 power_1) remainder_14))
                (>= remainder_14 0)
                (< remainder_14 power_1))))
  (=> (>= power_1 1) a!1))
  :named |about quotient_14|))
(assert (! (let ((a!1 (=> (and true
                    (> 0 made)
                    (< 1 root_1)
                    (< 549755813888 (* 2 root_1))
                    (< 1 quotient_1))
               (and (and (>= 0 0) (<= 0 1099511627776))
                    (>= root_1 1)
                    (>= quotient_1 1)
                    (<= (* 4 quotient_1) 1099511627776))))
      (a!2 (and (and (>= 0 0) (<= 0 1099511627776))
                (>= root_1 1)
                (>= 1 1)
                (<= (* 4 1) 1099511627776)))
      (a!4 (and true
                (> 0 made)
                (< 1 root_1)
                (not (< 549755813888 (* 2 root_1)))
                (> 10995116277 (* 2 root_1))
                (< 1 quotient_2)))
      (a!5 (and (and (>= 0 0) (<= 0 1099511627776))
                (>= root_1 1)
                (>= quotient_2 1)
                (<= (* 4 quotient_2) 1099511627776)))
      (a!6 (and true
                (> 0 made)
                (< 1 root_1)
                (not (< 549755813888 (* 2 root_1)))
                (> 10995116277 (* 2 root_1))
                (not (< 1 quotient_2))))
      (a!7 (and true
                (> 0 made)
                (< 1 root_1)
                (not (< 549755813888 (* 2 root_1)))
                (not (> 10995116277 (* 2 root_1)))
                (< 1088516511499 (* 2 root_1))
                (< 1 quotient_2)))
      (a!8 (and true
                (> 0 made)
                (< 1 root_1)
                (not (< 549755813888 (* 2 root_1)))
                (not (> 10995116277 (* 2 root_1)))
                (< 1088516511499 (* 2 root_1))
                (not (< 1 quotient_2))))
      (a!9 (and true
                (> 0 made)
                (< 1 root_1)
                (not (< 549755813888 (* 2 root_1)))
                (not (> 10995116277 (* 2 root_1)))
                (not (< 1088516511499 (* 2 root_1)))
                (< 1 quotient_4)))
      (a!11 (and true
                 (> 0 made)
                 (< 1 root_1)
                 (not (< 549755813888 (* 2 root_1)))
                 (not (> 10995116277 (* 2 root_1)))
                 (not (< 1088516511499 (* 2 root_1)))
                 (not (< 1 quotient_4))))
      (a!12 (=> (and true (> 0 made) (not (< 1 root_1)) (< 1 quotient_2))
                (and (and (>= 0 0) (<= 0 1099511627776))
                     (>= 1 1)
                     (>= quotient_2 1)
                     (<= (* 4 quotient_2) 1099511627776))))
      (a!13 (=> (and true (> 0 made) (not (< 1 root_1)) (not (< 1 quotient_2)))
                (and (and (>= 0 0) (<= 0 1099511627776))
                     (>= 1 1)
                     (>= 1 1)
                     (<= (* 4 1) 1099511627776))))
      (a!14 (=> (and true
                     (not (> 0 made))
                     (< 1099511627776 made)
                     (< 1 root_1)
                     (< 549755813888 (* 2 root_1))
                     (< 1 quotient_1))
                (and (and (>= 1099511627776 0) (<= 1099511627776 1099511627776))
                     (>= root_1 1)
                     (>= quotient_1 1)
                     (<= (* 4 quotient_1) 1099511627776))))
      (a!15 (and (and (>= 1099511627776 0) (<= 1099511627776 1099511627776))
                 (>= root_1 1)
                 (>= 1 1)
                 (<= (* 4 1) 1099511627776)))
      (a!17 (and true
                 (not (> 0 made))
                 (< 1099511627776 made)
                 (< 1 root_1)
                 (not (< 549755813888 (* 2 root_1)))
                 (> 10995116277 (+ 1099511627776 (* (- 2) root_1)))
                 (< 1 quotient_2)))
      (a!18 (and (and (>= 1099511627776 0) (<= 1099511627776 1099511627776))
                 (>= root_1 1)
                 (>= quotient_2 1)
                 (<= (* 4 quotient_2) 1099511627776)))
      (a!19 (and true
                 (not (> 0 made))
                 (< 1099511627776 made)
                 (< 1 root_1)
                 (not (< 549755813888 (* 2 root_1)))
                 (> 10995116277 (+ 1099511627776 (* (- 2) root_1)))
                 (not (< 1 quotient_2))))
      (a!20 (not (> 10995116277 (+ 1099511627776 (* (- 2) root_1)))))
      (a!23 (not (< 1088516511499 (+ 1099511627776 (* (- 2) root_1)))))
      (a!27 (=> (and true
                     (not (> 0 made))
                     (< 1099511627776 made)
                     (not (< 1 root_1))
                     (< 1 quotient_2))
                (and (and (>= 1099511627776 0) (<= 1099511627776 1099511627776))
                     (>= 1 1)
                     (>= quotient_2 1)
                     (<= (* 4 quotient_2) 1099511627776))))
      (a!28 (=> (and true
                     (not (> 0 made))
                     (< 1099511627776 made)
                     (not (< 1 root_1))
                     (not (< 1 quotient_2)))
                (and (and (>= 1099511627776 0) (<= 1099511627776 1099511627776))
                     (>= 1 1)
                     (>= 1 1)
                     (<= (* 4 1) 1099511627776))))
      (a!29 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (< (+ 549755813888 (* (- 1) made)) (* 2 root_1))
                 (> 549755813888 made)
                 (< 1 quotient_1)))
      (a!30 (and (and (>= made 0) (<= made 1099511627776))
                 (>= root_1 1)
                 (>= quotient_1 1)
                 (<= (* 4 quotient_1) 1099511627776)))
      (a!31 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (< (+ 549755813888 (* (- 1) made)) (* 2 root_1))
                 (> 549755813888 made)
                 (not (< 1 quotient_1))))
      (a!32 (and (and (>= made 0) (<= made 1099511627776))
                 (>= root_1 1)
                 (>= 1 1)
                 (<= (* 4 1) 1099511627776)))
      (a!33 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (< (+ 549755813888 (* (- 1) made)) (* 2 root_1))
                 (not (> 549755813888 made))
                 (> 10995116277 (+ (- 549755813888) (* 2 made)))
                 (< 1 quotient_2)))
      (a!34 (and (and (>= made 0) (<= made 1099511627776))
                 (>= root_1 1)
                 (>= quotient_2 1)
                 (<= (* 4 quotient_2) 1099511627776)))
      (a!35 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (< (+ 549755813888 (* (- 1) made)) (* 2 root_1))
                 (not (> 549755813888 made))
                 (> 10995116277 (+ (- 549755813888) (* 2 made)))
                 (not (< 1 quotient_2))))
      (a!36 (not (> 10995116277 (+ (- 549755813888) (* 2 made)))))
      (a!39 (not (< 1088516511499 (+ (- 549755813888) (* 2 made)))))
      (a!41 (and (and (>= made 0) (<= made 1099511627776))
                 (>= root_1 1)
                 (>= quotient_6 1)
                 (<= (* 4 quotient_6) 1099511627776)))
      (a!43 (not (< (+ 549755813888 (* (- 1) made)) (* 2 root_1))))
      (a!46 (not (> 10995116277 (+ made (* 2 root_1)))))
      (a!49 (not (< 1088516511499 (+ made (* 2 root_1)))))
      (a!51 (and (and (>= made 0) (<= made 1099511627776))
                 (>= root_1 1)
                 (>= quotient_8 1)
                 (<= (* 4 quotient_8) 1099511627776)))
      (a!55 (not (> 10995116277 (+ made (* (- 2) root_1)))))
      (a!58 (not (< 1088516511499 (+ made (* (- 2) root_1)))))
      (a!60 (and (and (>= made 0) (<= made 1099511627776))
                 (>= root_1 1)
                 (>= quotient_10 1)
                 (<= (* 4 quotient_10) 1099511627776)))
      (a!62 (not (<= 0 (+ 549755813888 (* (- 1) made)))))
      (a!83 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (> 2 (+ 549755813888 (* (- 1) made)))
                 (> 549755813888 made)
                 (< 1 quotient_1)))
      (a!84 (and (and (>= made 0) (<= made 1099511627776))
                 (>= 1 1)
                 (>= quotient_1 1)
                 (<= (* 4 quotient_1) 1099511627776)))
      (a!85 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (> 2 (+ 549755813888 (* (- 1) made)))
                 (> 549755813888 made)
                 (not (< 1 quotient_1))))
      (a!86 (and (and (>= made 0) (<= made 1099511627776))
                 (>= 1 1)
                 (>= 1 1)
                 (<= (* 4 1) 1099511627776)))
      (a!87 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (> 2 (+ 549755813888 (* (- 1) made)))
                 (not (> 549755813888 made))
                 (> 10995116277 (+ (- 549755813888) (* 2 made)))
                 (< 1 quotient_2)))
      (a!88 (and (and (>= made 0) (<= made 1099511627776))
                 (>= 1 1)
                 (>= quotient_2 1)
                 (<= (* 4 quotient_2) 1099511627776)))
      (a!89 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (> 2 (+ 549755813888 (* (- 1) made)))
                 (not (> 549755813888 made))
                 (> 10995116277 (+ (- 549755813888) (* 2 made)))
                 (not (< 1 quotient_2))))
      (a!93 (and (and (>= made 0) (<= made 1099511627776))
                 (>= 1 1)
                 (>= quotient_6 1)
                 (<= (* 4 quotient_6) 1099511627776)))
      (a!95 (not (> 2 (+ 549755813888 (* (- 1) made)))))
      (a!101 (and (and (>= made 0) (<= made 1099511627776))
                  (>= 1 1)
                  (>= quotient_12 1)
                  (<= (* 4 quotient_12) 1099511627776)))
      (a!108 (and (and (>= made 0) (<= made 1099511627776))
                  (>= 1 1)
                  (>= quotient_14 1)
                  (<= (* 4 quotient_14) 1099511627776))))
(let ((a!3 (=> (and true
                    (> 0 made)
                    (< 1 root_1)
                    (< 549755813888 (* 2 root_1))
                    (not (< 1 quotient_1)))
               a!2))
      (a!10 (=> a!9
                (and (and (>= 0 0) (<= 0 1099511627776))
                     (>= root_1 1)
                     (>= quotient_4 1)
                     (<= (* 4 quotient_4) 1099511627776))))
      (a!16 (=> (and true
                     (not (> 0 made))
                     (< 1099511627776 made)
                     (< 1 root_1)
                     (< 549755813888 (* 2 root_1))
                     (not (< 1 quotient_1)))
                a!15))
      (a!21 (and true
                 (not (> 0 made))
                 (< 1099511627776 made)
                 (< 1 root_1)
                 (not (< 549755813888 (* 2 root_1)))
                 a!20
                 (< 1088516511499 (+ 1099511627776 (* (- 2) root_1)))
                 (< 1 quotient_2)))
      (a!22 (and true
                 (not (> 0 made))
                 (< 1099511627776 made)
                 (< 1 root_1)
                 (not (< 549755813888 (* 2 root_1)))
                 a!20
                 (< 1088516511499 (+ 1099511627776 (* (- 2) root_1)))
                 (not (< 1 quotient_2))))
      (a!24 (and true
                 (not (> 0 made))
                 (< 1099511627776 made)
                 (< 1 root_1)
                 (not (< 549755813888 (* 2 root_1)))
                 a!20
                 a!23
                 (< 1 quotient_4)))
      (a!26 (and true
                 (not (> 0 made))
                 (< 1099511627776 made)
                 (< 1 root_1)
                 (not (< 549755813888 (* 2 root_1)))
                 a!20
                 a!23
                 (not (< 1 quotient_4))))
      (a!37 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (< (+ 549755813888 (* (- 1) made)) (* 2 root_1))
                 (not (> 549755813888 made))
                 a!36
                 (< 1088516511499 (+ (- 549755813888) (* 2 made)))
                 (< 1 quotient_2)))
      (a!38 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (< (+ 549755813888 (* (- 1) made)) (* 2 root_1))
                 (not (> 549755813888 made))
                 a!36
                 (< 1088516511499 (+ (- 549755813888) (* 2 made)))
                 (not (< 1 quotient_2))))
      (a!40 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (< (+ 549755813888 (* (- 1) made)) (* 2 root_1))
                 (not (> 549755813888 made))
                 a!36
                 a!39
                 (< 1 quotient_6)))
      (a!42 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (< (+ 549755813888 (* (- 1) made)) (* 2 root_1))
                 (not (> 549755813888 made))
                 a!36
                 a!39
                 (not (< 1 quotient_6))))
      (a!44 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!43
                 (> 549755813888 made)
                 (> 10995116277 (+ made (* 2 root_1)))
                 (< 1 quotient_2)))
      (a!45 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!43
                 (> 549755813888 made)
                 (> 10995116277 (+ made (* 2 root_1)))
                 (not (< 1 quotient_2))))
      (a!47 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!43
                 (> 549755813888 made)
                 a!46
                 (< 1088516511499 (+ made (* 2 root_1)))
                 (< 1 quotient_2)))
      (a!48 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!43
                 (> 549755813888 made)
                 a!46
                 (< 1088516511499 (+ made (* 2 root_1)))
                 (not (< 1 quotient_2))))
      (a!50 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!43
                 (> 549755813888 made)
                 a!46
                 a!49
                 (< 1 quotient_8)))
      (a!52 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!43
                 (> 549755813888 made)
                 a!46
                 a!49
                 (not (< 1 quotient_8))))
      (a!53 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!43
                 (not (> 549755813888 made))
                 (> 10995116277 (+ made (* (- 2) root_1)))
                 (< 1 quotient_2)))
      (a!54 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!43
                 (not (> 549755813888 made))
                 (> 10995116277 (+ made (* (- 2) root_1)))
                 (not (< 1 quotient_2))))
      (a!56 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!43
                 (not (> 549755813888 made))
                 a!55
                 (< 1088516511499 (+ made (* (- 2) root_1)))
                 (< 1 quotient_2)))
      (a!57 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!43
                 (not (> 549755813888 made))
                 a!55
                 (< 1088516511499 (+ made (* (- 2) root_1)))
                 (not (< 1 quotient_2))))
      (a!59 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!43
                 (not (> 549755813888 made))
                 a!55
                 a!58
                 (< 1 quotient_10)))
      (a!61 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!43
                 (not (> 549755813888 made))
                 a!55
                 a!58
                 (not (< 1 quotient_10))))
      (a!63 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!62
                 (< (+ (- 549755813888) made) (* 2 root_1))
                 (> 549755813888 made)
                 (> 10995116277 (+ (- 549755813888) (* 2 made)))
                 (< 1 quotient_2)))
      (a!64 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!62
                 (< (+ (- 549755813888) made) (* 2 root_1))
                 (> 549755813888 made)
                 (> 10995116277 (+ (- 549755813888) (* 2 made)))
                 (not (< 1 quotient_2))))
      (a!65 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!62
                 (< (+ (- 549755813888) made) (* 2 root_1))
                 (> 549755813888 made)
                 a!36
                 (< 1088516511499 (+ (- 549755813888) (* 2 made)))
                 (< 1 quotient_2)))
      (a!66 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!62
                 (< (+ (- 549755813888) made) (* 2 root_1))
                 (> 549755813888 made)
                 a!36
                 (< 1088516511499 (+ (- 549755813888) (* 2 made)))
                 (not (< 1 quotient_2))))
      (a!67 (=> (and true
                     (not (> 0 made))
                     (not (< 1099511627776 made))
                     (< 1 root_1)
                     a!62
                     (< (+ (- 549755813888) made) (* 2 root_1))
                     (> 549755813888 made)
                     a!36
                     a!39
                     (< 1 quotient_6))
                a!41))
      (a!68 (=> (and true
                     (not (> 0 made))
                     (not (< 1099511627776 made))
                     (< 1 root_1)
                     a!62
                     (< (+ (- 549755813888) made) (* 2 root_1))
                     (> 549755813888 made)
                     a!36
                     a!39
                     (not (< 1 quotient_6)))
                a!32))
      (a!69 (=> (and true
                     (not (> 0 made))
                     (not (< 1099511627776 made))
                     (< 1 root_1)
                     a!62
                     (< (+ (- 549755813888) made) (* 2 root_1))
                     (not (> 549755813888 made))
                     (< 1 quotient_1))
                a!30))
      (a!70 (=> (and true
                     (not (> 0 made))
                     (not (< 1099511627776 made))
                     (< 1 root_1)
                     a!62
                     (< (+ (- 549755813888) made) (* 2 root_1))
                     (not (> 549755813888 made))
                     (not (< 1 quotient_1)))
                a!32))
      (a!71 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!62
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (> 549755813888 made)
                 (> 10995116277 (+ made (* 2 root_1)))
                 (< 1 quotient_2)))
      (a!72 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!62
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (> 549755813888 made)
                 (> 10995116277 (+ made (* 2 root_1)))
                 (not (< 1 quotient_2))))
      (a!73 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!62
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (> 549755813888 made)
                 a!46
                 (< 1088516511499 (+ made (* 2 root_1)))
                 (< 1 quotient_2)))
      (a!74 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!62
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (> 549755813888 made)
                 a!46
                 (< 1088516511499 (+ made (* 2 root_1)))
                 (not (< 1 quotient_2))))
      (a!75 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!62
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (> 549755813888 made)
                 a!46
                 a!49
                 (< 1 quotient_8)))
      (a!76 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!62
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (> 549755813888 made)
                 a!46
                 a!49
                 (not (< 1 quotient_8))))
      (a!77 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!62
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (not (> 549755813888 made))
                 (> 10995116277 (+ made (* (- 2) root_1)))
                 (< 1 quotient_2)))
      (a!78 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!62
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (not (> 549755813888 made))
                 (> 10995116277 (+ made (* (- 2) root_1)))
                 (not (< 1 quotient_2))))
      (a!79 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!62
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (not (> 549755813888 made))
                 a!55
                 (< 1088516511499 (+ made (* (- 2) root_1)))
                 (< 1 quotient_2)))
      (a!80 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!62
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (not (> 549755813888 made))
                 a!55
                 (< 1088516511499 (+ made (* (- 2) root_1)))
                 (not (< 1 quotient_2))))
      (a!81 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!62
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (not (> 549755813888 made))
                 a!55
                 a!58
                 (< 1 quotient_10)))
      (a!82 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!62
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (not (> 549755813888 made))
                 a!55
                 a!58
                 (not (< 1 quotient_10))))
      (a!90 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (> 2 (+ 549755813888 (* (- 1) made)))
                 (not (> 549755813888 made))
                 a!36
                 (< 1088516511499 (+ (- 549755813888) (* 2 made)))
                 (< 1 quotient_2)))
      (a!91 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (> 2 (+ 549755813888 (* (- 1) made)))
                 (not (> 549755813888 made))
                 a!36
                 (< 1088516511499 (+ (- 549755813888) (* 2 made)))
                 (not (< 1 quotient_2))))
      (a!92 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (> 2 (+ 549755813888 (* (- 1) made)))
                 (not (> 549755813888 made))
                 a!36
                 a!39
                 (< 1 quotient_6)))
      (a!94 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (> 2 (+ 549755813888 (* (- 1) made)))
                 (not (> 549755813888 made))
                 a!36
                 a!39
                 (not (< 1 quotient_6))))
      (a!96 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!95
                 (> 549755813888 made)
                 (> 10995116277 (+ 2 made))
                 (< 1 quotient_2)))
      (a!97 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!95
                 (> 549755813888 made)
                 (> 10995116277 (+ 2 made))
                 (not (< 1 quotient_2))))
      (a!98 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!95
                 (> 549755813888 made)
                 (not (> 10995116277 (+ 2 made)))
                 (< 1088516511499 (+ 2 made))
                 (< 1 quotient_2)))
      (a!99 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!95
                 (> 549755813888 made)
                 (not (> 10995116277 (+ 2 made)))
                 (< 1088516511499 (+ 2 made))
                 (not (< 1 quotient_2))))
      (a!100 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  (<= 0 (+ 549755813888 (* (- 1) made)))
                  a!95
                  (> 549755813888 made)
                  (not (> 10995116277 (+ 2 made)))
                  (not (< 1088516511499 (+ 2 made)))
                  (< 1 quotient_12)))
      (a!102 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  (<= 0 (+ 549755813888 (* (- 1) made)))
                  a!95
                  (> 549755813888 made)
                  (not (> 10995116277 (+ 2 made)))
                  (not (< 1088516511499 (+ 2 made)))
                  (not (< 1 quotient_12))))
      (a!103 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  (<= 0 (+ 549755813888 (* (- 1) made)))
                  a!95
                  (not (> 549755813888 made))
                  (> 10995116277 (+ (- 2) made))
                  (< 1 quotient_2)))
      (a!104 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  (<= 0 (+ 549755813888 (* (- 1) made)))
                  a!95
                  (not (> 549755813888 made))
                  (> 10995116277 (+ (- 2) made))
                  (not (< 1 quotient_2))))
      (a!105 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  (<= 0 (+ 549755813888 (* (- 1) made)))
                  a!95
                  (not (> 549755813888 made))
                  (not (> 10995116277 (+ (- 2) made)))
                  (< 1088516511499 (+ (- 2) made))
                  (< 1 quotient_2)))
      (a!106 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  (<= 0 (+ 549755813888 (* (- 1) made)))
                  a!95
                  (not (> 549755813888 made))
                  (not (> 10995116277 (+ (- 2) made)))
                  (< 1088516511499 (+ (- 2) made))
                  (not (< 1 quotient_2))))
      (a!107 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  (<= 0 (+ 549755813888 (* (- 1) made)))
                  a!95
                  (not (> 549755813888 made))
                  (not (> 10995116277 (+ (- 2) made)))
                  (not (< 1088516511499 (+ (- 2) made)))
                  (< 1 quotient_14)))
      (a!109 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  (<= 0 (+ 549755813888 (* (- 1) made)))
                  a!95
                  (not (> 549755813888 made))
                  (not (> 10995116277 (+ (- 2) made)))
                  (not (< 1088516511499 (+ (- 2) made)))
                  (not (< 1 quotient_14))))
      (a!110 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  a!62
                  (> 2 (+ (- 549755813888) made))
                  (> 549755813888 made)
                  (> 10995116277 (+ (- 549755813888) (* 2 made)))
                  (< 1 quotient_2)))
      (a!111 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  a!62
                  (> 2 (+ (- 549755813888) made))
                  (> 549755813888 made)
                  (> 10995116277 (+ (- 549755813888) (* 2 made)))
                  (not (< 1 quotient_2))))
      (a!112 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  a!62
                  (> 2 (+ (- 549755813888) made))
                  (> 549755813888 made)
                  a!36
                  (< 1088516511499 (+ (- 549755813888) (* 2 made)))
                  (< 1 quotient_2)))
      (a!113 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  a!62
                  (> 2 (+ (- 549755813888) made))
                  (> 549755813888 made)
                  a!36
                  (< 1088516511499 (+ (- 549755813888) (* 2 made)))
                  (not (< 1 quotient_2))))
      (a!114 (=> (and true
                      (not (> 0 made))
                      (not (< 1099511627776 made))
                      (not (< 1 root_1))
                      a!62
                      (> 2 (+ (- 549755813888) made))
                      (> 549755813888 made)
                      a!36
                      a!39
                      (< 1 quotient_6))
                 a!93))
      (a!115 (=> (and true
                      (not (> 0 made))
                      (not (< 1099511627776 made))
                      (not (< 1 root_1))
                      a!62
                      (> 2 (+ (- 549755813888) made))
                      (> 549755813888 made)
                      a!36
                      a!39
                      (not (< 1 quotient_6)))
                 a!86))
      (a!116 (=> (and true
                      (not (> 0 made))
                      (not (< 1099511627776 made))
                      (not (< 1 root_1))
                      a!62
                      (> 2 (+ (- 549755813888) made))
                      (not (> 549755813888 made))
                      (< 1 quotient_1))
                 a!84))
      (a!117 (=> (and true
                      (not (> 0 made))
                      (not (< 1099511627776 made))
                      (not (< 1 root_1))
                      a!62
                      (> 2 (+ (- 549755813888) made))
                      (not (> 549755813888 made))
                      (not (< 1 quotient_1)))
                 a!86))
      (a!118 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  a!62
                  (not (> 2 (+ (- 549755813888) made)))
                  (> 549755813888 made)
                  (> 10995116277 (+ 2 made))
                  (< 1 quotient_2)))
      (a!119 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  a!62
                  (not (> 2 (+ (- 549755813888) made)))
                  (> 549755813888 made)
                  (> 10995116277 (+ 2 made))
                  (not (< 1 quotient_2))))
      (a!120 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  a!62
                  (not (> 2 (+ (- 549755813888) made)))
                  (> 549755813888 made)
                  (not (> 10995116277 (+ 2 made)))
                  (< 1088516511499 (+ 2 made))
                  (< 1 quotient_2)))
      (a!121 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  a!62
                  (not (> 2 (+ (- 549755813888) made)))
                  (> 549755813888 made)
                  (not (> 10995116277 (+ 2 made)))
                  (< 1088516511499 (+ 2 made))
                  (not (< 1 quotient_2))))
      (a!122 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  a!62
                  (not (> 2 (+ (- 549755813888) made)))
                  (> 549755813888 made)
                  (not (> 10995116277 (+ 2 made)))
                  (not (< 1088516511499 (+ 2 made)))
                  (< 1 quotient_12)))
      (a!123 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  a!62
                  (not (> 2 (+ (- 549755813888) made)))
                  (> 549755813888 made)
                  (not (> 10995116277 (+ 2 made)))
                  (not (< 1088516511499 (+ 2 made)))
                  (not (< 1 quotient_12))))
      (a!124 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  a!62
                  (not (> 2 (+ (- 549755813888) made)))
                  (not (> 549755813888 made))
                  (> 10995116277 (+ (- 2) made))
                  (< 1 quotient_2)))
      (a!125 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  a!62
                  (not (> 2 (+ (- 549755813888) made)))
                  (not (> 549755813888 made))
                  (> 10995116277 (+ (- 2) made))
                  (not (< 1 quotient_2))))
      (a!126 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  a!62
                  (not (> 2 (+ (- 549755813888) made)))
                  (not (> 549755813888 made))
                  (not (> 10995116277 (+ (- 2) made)))
                  (< 1088516511499 (+ (- 2) made))
                  (< 1 quotient_2)))
      (a!127 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  a!62
                  (not (> 2 (+ (- 549755813888) made)))
                  (not (> 549755813888 made))
                  (not (> 10995116277 (+ (- 2) made)))
                  (< 1088516511499 (+ (- 2) made))
                  (not (< 1 quotient_2))))
      (a!128 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  a!62
                  (not (> 2 (+ (- 549755813888) made)))
                  (not (> 549755813888 made))
                  (not (> 10995116277 (+ (- 2) made)))
                  (not (< 1088516511499 (+ (- 2) made)))
                  (< 1 quotient_14)))
      (a!129 (and true
                  (not (> 0 made))
                  (not (< 1099511627776 made))
                  (not (< 1 root_1))
                  a!62
                  (not (> 2 (+ (- 549755813888) made)))
                  (not (> 549755813888 made))
                  (not (> 10995116277 (+ (- 2) made)))
                  (not (< 1088516511499 (+ (- 2) made)))
                  (not (< 1 quotient_14)))))
(let ((a!25 (=> a!24
                (and (and (>= 1099511627776 0) (<= 1099511627776 1099511627776))
                     (>= root_1 1)
                     (>= quotient_4 1)
                     (<= (* 4 quotient_4) 1099511627776)))))
  (not (and a!1
            a!3
            (=> a!4 a!5)
            (=> a!6 a!2)
            (=> a!7 a!5)
            (=> a!8 a!2)
            a!10
            (=> a!11 a!2)
            a!12
            a!13
            a!14
            a!16
            (=> a!17 a!18)
            (=> a!19 a!15)
            (=> a!21 a!18)
            (=> a!22 a!15)
            a!25
            (=> a!26 a!15)
            a!27
            a!28
            (=> a!29 a!30)
            (=> a!31 a!32)
            (=> a!33 a!34)
            (=> a!35 a!32)
            (=> a!37 a!34)
            (=> a!38 a!32)
            (=> a!40 a!41)
            (=> a!42 a!32)
            (=> a!44 a!34)
            (=> a!45 a!32)
            (=> a!47 a!34)
            (=> a!48 a!32)
            (=> a!50 a!51)
            (=> a!52 a!32)
            (=> a!53 a!34)
            (=> a!54 a!32)
            (=> a!56 a!34)
            (=> a!57 a!32)
            (=> a!59 a!60)
            (=> a!61 a!32)
            (=> a!63 a!34)
            (=> a!64 a!32)
            (=> a!65 a!34)
            (=> a!66 a!32)
            a!67
            a!68
            a!69
            a!70
            (=> a!71 a!34)
            (=> a!72 a!32)
            (=> a!73 a!34)
            (=> a!74 a!32)
            (=> a!75 a!51)
            (=> a!76 a!32)
            (=> a!77 a!34)
            (=> a!78 a!32)
            (=> a!79 a!34)
            (=> a!80 a!32)
            (=> a!81 a!60)
            (=> a!82 a!32)
            (=> a!83 a!84)
            (=> a!85 a!86)
            (=> a!87 a!88)
            (=> a!89 a!86)
            (=> a!90 a!88)
            (=> a!91 a!86)
            (=> a!92 a!93)
            (=> a!94 a!86)
            (=> a!96 a!88)
            (=> a!97 a!86)
            (=> a!98 a!88)
            (=> a!99 a!86)
            (=> a!100 a!101)
            (=> a!102 a!86)
            (=> a!103 a!88)
            (=> a!104 a!86)
            (=> a!105 a!88)
            (=> a!106 a!86)
            (=> a!107 a!108)
            (=> a!109 a!86)
            (=> a!110 a!88)
            (=> a!111 a!86)
            (=> a!112 a!88)
            (=> a!113 a!86)
            a!114
            a!115
            a!116
            a!117
            (=> a!118 a!88)
            (=> a!119 a!86)
            (=> a!120 a!88)
            (=> a!121 a!86)
            (=> a!122 a!101)
            (=> a!123 a!86)
            (=> a!124 a!88)
            (=> a!125 a!86)
            (=> a!126 a!88)
            (=> a!127 a!86)
            (=> a!128 a!108)
            (=> a!129 a!86))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/levels
; query: the bound on a sample's variance
; label:
; states: For every state of the filters, their weights are not negative and not all 0, the
;   estimate lies between 0 and 1, and the estimated sum is possible for so many samples. Levels
;   lie between 0 and 1, with an error above 0. The bound on a sample's variance is above 0 and
;   at most 1/4, however often it was halved; before that it is at least the variance of samples
;   that are 0 or 1 at the level.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/digits
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun halvings () Int)
(declare-fun made () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_10 () Int)
(declare-fun quotient_11 () Int)
(declare-fun quotient_12 () Int)
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
(declare-fun remainder_11 () Int)
(declare-fun remainder_12 () Int)
(declare-fun remainder_2 () Int)
(declare-fun remainder_3 () Int)
(declare-fun remainder_4 () Int)
(declare-fun remainder_5 () Int)
(declare-fun remainder_6 () Int)
(declare-fun remainder_7 () Int)
(declare-fun remainder_8 () Int)
(declare-fun remainder_9 () Int)
(declare-fun root_1 () Int)
(assert (! (>= halvings 0)
  :named |how often it was halved|))
(assert (! (>= root_1 0)
  :named |about root_1|))
(assert (! (let ((a!1 (= (* 2 root_1 (+ 1099511627776 (* (- 2) root_1)))
              (+ (* quotient_1 1099511627776) remainder_1))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_1 0) (> 1099511627776 remainder_1))))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= quotient_1 (+ (* quotient_2 1) remainder_2))
                (>= remainder_2 0)
                (> 1 remainder_2))))
  (=> (>= 1 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (= (* (+ (- 549755813888) (* 2 made))
                 (+ 1649267441664 (* (- 2) made)))
              (+ (* quotient_3 1099511627776) remainder_3))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_3 0) (> 1099511627776 remainder_3))))
  :named |about quotient_3|))
(assert (! (let ((a!1 (and (= quotient_3 (+ (* quotient_4 1) remainder_4))
                (>= remainder_4 0)
                (> 1 remainder_4))))
  (=> (>= 1 1) a!1))
  :named |about quotient_4|))
(assert (! (let ((a!1 (= (* (+ made (* 2 root_1))
                 (+ 1099511627776 (* (- 1) made) (* (- 2) root_1)))
              (+ (* quotient_5 1099511627776) remainder_5))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_5 0) (> 1099511627776 remainder_5))))
  :named |about quotient_5|))
(assert (! (let ((a!1 (and (= quotient_5 (+ (* quotient_6 1) remainder_6))
                (>= remainder_6 0)
                (> 1 remainder_6))))
  (=> (>= 1 1) a!1))
  :named |about quotient_6|))
(assert (! (let ((a!1 (= (* (+ made (* (- 2) root_1))
                 (+ 1099511627776 (* (- 1) made) (* 2 root_1)))
              (+ (* quotient_7 1099511627776) remainder_7))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_7 0) (> 1099511627776 remainder_7))))
  :named |about quotient_7|))
(assert (! (let ((a!1 (and (= quotient_7 (+ (* quotient_8 1) remainder_8))
                (>= remainder_8 0)
                (> 1 remainder_8))))
  (=> (>= 1 1) a!1))
  :named |about quotient_8|))
(assert (! (let ((a!1 (= (* (+ 2 made) (+ 1099511627774 (* (- 1) made)))
              (+ (* quotient_9 1099511627776) remainder_9))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_9 0) (> 1099511627776 remainder_9))))
  :named |about quotient_9|))
(assert (! (let ((a!1 (and (= quotient_9 (+ (* quotient_10 1) remainder_10))
                (>= remainder_10 0)
                (> 1 remainder_10))))
  (=> (>= 1 1) a!1))
  :named |about quotient_10|))
(assert (! (let ((a!1 (= (* (+ (- 2) made) (+ 1099511627778 (* (- 1) made)))
              (+ (* quotient_11 1099511627776) remainder_11))))
  (=> (>= 1099511627776 1)
      (and a!1 (>= remainder_11 0) (> 1099511627776 remainder_11))))
  :named |about quotient_11|))
(assert (! (let ((a!1 (and (= quotient_11 (+ (* quotient_12 1) remainder_12))
                (>= remainder_12 0)
                (> 1 remainder_12))))
  (=> (>= 1 1) a!1))
  :named |about quotient_12|))
(assert (! (let ((a!1 (=> (and (>= 0 10995116277) (<= 0 1088516511499))
               (> (* (+ 274877906944 1) 1099511627776)
                  (* 0 (- 1099511627776 0)))))
      (a!3 (and true
                (> 0 made)
                (< 1 root_1)
                (not (< 549755813888 (* 2 root_1)))
                (> 10995116277 (* 2 root_1))))
      (a!4 (=> (and (>= 0 10995116277) (<= 0 1088516511499))
               (> (* (+ 10885165114 1) 1099511627776) (* 0 (- 1099511627776 0)))))
      (a!5 (and true
                (> 0 made)
                (< 1 root_1)
                (not (< 549755813888 (* 2 root_1)))
                (not (> 10995116277 (* 2 root_1)))
                (< 1088516511499 (* 2 root_1))))
      (a!6 (and true
                (> 0 made)
                (< 1 root_1)
                (not (< 549755813888 (* 2 root_1)))
                (not (> 10995116277 (* 2 root_1)))
                (not (< 1088516511499 (* 2 root_1)))
                (< 1 quotient_2)))
      (a!7 (=> (and (>= 0 10995116277) (<= 0 1088516511499))
               (> (* (+ quotient_2 1) 1099511627776) (* 0 (- 1099511627776 0)))))
      (a!8 (and true
                (> 0 made)
                (< 1 root_1)
                (not (< 549755813888 (* 2 root_1)))
                (not (> 10995116277 (* 2 root_1)))
                (not (< 1088516511499 (* 2 root_1)))
                (not (< 1 quotient_2))))
      (a!9 (=> (and (>= 0 10995116277) (<= 0 1088516511499))
               (> (* (+ 1 1) 1099511627776) (* 0 (- 1099511627776 0)))))
      (a!11 (=> (and (>= 1099511627776 10995116277)
                     (<= 1099511627776 1088516511499))
                (> (* (+ 274877906944 1) 1099511627776)
                   (* 1099511627776 (- 1099511627776 1099511627776)))))
      (a!13 (and true
                 (not (> 0 made))
                 (< 1099511627776 made)
                 (< 1 root_1)
                 (not (< 549755813888 (* 2 root_1)))
                 (> 10995116277 (+ 1099511627776 (* (- 2) root_1)))))
      (a!14 (=> (and (>= 1099511627776 10995116277)
                     (<= 1099511627776 1088516511499))
                (> (* (+ 10885165114 1) 1099511627776)
                   (* 1099511627776 (- 1099511627776 1099511627776)))))
      (a!15 (not (> 10995116277 (+ 1099511627776 (* (- 2) root_1)))))
      (a!17 (not (< 1088516511499 (+ 1099511627776 (* (- 2) root_1)))))
      (a!19 (=> (and (>= 1099511627776 10995116277)
                     (<= 1099511627776 1088516511499))
                (> (* (+ quotient_2 1) 1099511627776)
                   (* 1099511627776 (- 1099511627776 1099511627776)))))
      (a!21 (=> (and (>= 1099511627776 10995116277)
                     (<= 1099511627776 1088516511499))
                (> (* (+ 1 1) 1099511627776)
                   (* 1099511627776 (- 1099511627776 1099511627776)))))
      (a!23 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (< (+ 549755813888 (* (- 1) made)) (* 2 root_1))
                 (> 549755813888 made)))
      (a!24 (=> (and (>= made 10995116277) (<= made 1088516511499))
                (> (* (+ 274877906944 1) 1099511627776)
                   (* made (- 1099511627776 made)))))
      (a!25 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (< (+ 549755813888 (* (- 1) made)) (* 2 root_1))
                 (not (> 549755813888 made))
                 (> 10995116277 (+ (- 549755813888) (* 2 made)))))
      (a!26 (=> (and (>= made 10995116277) (<= made 1088516511499))
                (> (* (+ 10885165114 1) 1099511627776)
                   (* made (- 1099511627776 made)))))
      (a!27 (not (> 10995116277 (+ (- 549755813888) (* 2 made)))))
      (a!29 (not (< 1088516511499 (+ (- 549755813888) (* 2 made)))))
      (a!31 (=> (and (>= made 10995116277) (<= made 1088516511499))
                (> (* (+ quotient_4 1) 1099511627776)
                   (* made (- 1099511627776 made)))))
      (a!33 (=> (and (>= made 10995116277) (<= made 1088516511499))
                (> (* (+ 1 1) 1099511627776) (* made (- 1099511627776 made)))))
      (a!34 (not (< (+ 549755813888 (* (- 1) made)) (* 2 root_1))))
      (a!36 (not (> 10995116277 (+ made (* 2 root_1)))))
      (a!38 (not (< 1088516511499 (+ made (* 2 root_1)))))
      (a!40 (=> (and (>= made 10995116277) (<= made 1088516511499))
                (> (* (+ quotient_6 1) 1099511627776)
                   (* made (- 1099511627776 made)))))
      (a!43 (not (> 10995116277 (+ made (* (- 2) root_1)))))
      (a!45 (not (< 1088516511499 (+ made (* (- 2) root_1)))))
      (a!47 (=> (and (>= made 10995116277) (<= made 1088516511499))
                (> (* (+ quotient_8 1) 1099511627776)
                   (* made (- 1099511627776 made)))))
      (a!49 (not (<= 0 (+ 549755813888 (* (- 1) made)))))
      (a!63 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (> 2 (+ 549755813888 (* (- 1) made)))
                 (> 549755813888 made)))
      (a!64 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (> 2 (+ 549755813888 (* (- 1) made)))
                 (not (> 549755813888 made))
                 (> 10995116277 (+ (- 549755813888) (* 2 made)))))
      (a!68 (not (> 2 (+ 549755813888 (* (- 1) made)))))
      (a!72 (=> (and (>= made 10995116277) (<= made 1088516511499))
                (> (* (+ quotient_10 1) 1099511627776)
                   (* made (- 1099511627776 made)))))
      (a!77 (=> (and (>= made 10995116277) (<= made 1088516511499))
                (> (* (+ quotient_12 1) 1099511627776)
                   (* made (- 1099511627776 made))))))
(let ((a!2 (=> (and true (> 0 made) (< 1 root_1) (< 549755813888 (* 2 root_1)))
               a!1))
      (a!10 (=> (and true (> 0 made) (not (< 1 root_1))) a!4))
      (a!12 (=> (and true
                     (not (> 0 made))
                     (< 1099511627776 made)
                     (< 1 root_1)
                     (< 549755813888 (* 2 root_1)))
                a!11))
      (a!16 (and true
                 (not (> 0 made))
                 (< 1099511627776 made)
                 (< 1 root_1)
                 (not (< 549755813888 (* 2 root_1)))
                 a!15
                 (< 1088516511499 (+ 1099511627776 (* (- 2) root_1)))))
      (a!18 (and true
                 (not (> 0 made))
                 (< 1099511627776 made)
                 (< 1 root_1)
                 (not (< 549755813888 (* 2 root_1)))
                 a!15
                 a!17
                 (< 1 quotient_2)))
      (a!20 (and true
                 (not (> 0 made))
                 (< 1099511627776 made)
                 (< 1 root_1)
                 (not (< 549755813888 (* 2 root_1)))
                 a!15
                 a!17
                 (not (< 1 quotient_2))))
      (a!22 (=> (and true
                     (not (> 0 made))
                     (< 1099511627776 made)
                     (not (< 1 root_1)))
                a!14))
      (a!28 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (< (+ 549755813888 (* (- 1) made)) (* 2 root_1))
                 (not (> 549755813888 made))
                 a!27
                 (< 1088516511499 (+ (- 549755813888) (* 2 made)))))
      (a!30 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (< (+ 549755813888 (* (- 1) made)) (* 2 root_1))
                 (not (> 549755813888 made))
                 a!27
                 a!29
                 (< 1 quotient_4)))
      (a!32 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (< (+ 549755813888 (* (- 1) made)) (* 2 root_1))
                 (not (> 549755813888 made))
                 a!27
                 a!29
                 (not (< 1 quotient_4))))
      (a!35 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!34
                 (> 549755813888 made)
                 (> 10995116277 (+ made (* 2 root_1)))))
      (a!37 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!34
                 (> 549755813888 made)
                 a!36
                 (< 1088516511499 (+ made (* 2 root_1)))))
      (a!39 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!34
                 (> 549755813888 made)
                 a!36
                 a!38
                 (< 1 quotient_6)))
      (a!41 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!34
                 (> 549755813888 made)
                 a!36
                 a!38
                 (not (< 1 quotient_6))))
      (a!42 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!34
                 (not (> 549755813888 made))
                 (> 10995116277 (+ made (* (- 2) root_1)))))
      (a!44 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!34
                 (not (> 549755813888 made))
                 a!43
                 (< 1088516511499 (+ made (* (- 2) root_1)))))
      (a!46 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!34
                 (not (> 549755813888 made))
                 a!43
                 a!45
                 (< 1 quotient_8)))
      (a!48 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!34
                 (not (> 549755813888 made))
                 a!43
                 a!45
                 (not (< 1 quotient_8))))
      (a!50 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!49
                 (< (+ (- 549755813888) made) (* 2 root_1))
                 (> 549755813888 made)
                 (> 10995116277 (+ (- 549755813888) (* 2 made)))))
      (a!51 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!49
                 (< (+ (- 549755813888) made) (* 2 root_1))
                 (> 549755813888 made)
                 a!27
                 (< 1088516511499 (+ (- 549755813888) (* 2 made)))))
      (a!52 (=> (and true
                     (not (> 0 made))
                     (not (< 1099511627776 made))
                     (< 1 root_1)
                     a!49
                     (< (+ (- 549755813888) made) (* 2 root_1))
                     (> 549755813888 made)
                     a!27
                     a!29
                     (< 1 quotient_4))
                a!31))
      (a!53 (=> (and true
                     (not (> 0 made))
                     (not (< 1099511627776 made))
                     (< 1 root_1)
                     a!49
                     (< (+ (- 549755813888) made) (* 2 root_1))
                     (> 549755813888 made)
                     a!27
                     a!29
                     (not (< 1 quotient_4)))
                a!33))
      (a!54 (=> (and true
                     (not (> 0 made))
                     (not (< 1099511627776 made))
                     (< 1 root_1)
                     a!49
                     (< (+ (- 549755813888) made) (* 2 root_1))
                     (not (> 549755813888 made)))
                a!24))
      (a!55 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!49
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (> 549755813888 made)
                 (> 10995116277 (+ made (* 2 root_1)))))
      (a!56 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!49
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (> 549755813888 made)
                 a!36
                 (< 1088516511499 (+ made (* 2 root_1)))))
      (a!57 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!49
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (> 549755813888 made)
                 a!36
                 a!38
                 (< 1 quotient_6)))
      (a!58 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!49
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (> 549755813888 made)
                 a!36
                 a!38
                 (not (< 1 quotient_6))))
      (a!59 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!49
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (not (> 549755813888 made))
                 (> 10995116277 (+ made (* (- 2) root_1)))))
      (a!60 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!49
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (not (> 549755813888 made))
                 a!43
                 (< 1088516511499 (+ made (* (- 2) root_1)))))
      (a!61 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!49
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (not (> 549755813888 made))
                 a!43
                 a!45
                 (< 1 quotient_8)))
      (a!62 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (< 1 root_1)
                 a!49
                 (not (< (+ (- 549755813888) made) (* 2 root_1)))
                 (not (> 549755813888 made))
                 a!43
                 a!45
                 (not (< 1 quotient_8))))
      (a!65 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (> 2 (+ 549755813888 (* (- 1) made)))
                 (not (> 549755813888 made))
                 a!27
                 (< 1088516511499 (+ (- 549755813888) (* 2 made)))))
      (a!66 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (> 2 (+ 549755813888 (* (- 1) made)))
                 (not (> 549755813888 made))
                 a!27
                 a!29
                 (< 1 quotient_4)))
      (a!67 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 (> 2 (+ 549755813888 (* (- 1) made)))
                 (not (> 549755813888 made))
                 a!27
                 a!29
                 (not (< 1 quotient_4))))
      (a!69 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!68
                 (> 549755813888 made)
                 (> 10995116277 (+ 2 made))))
      (a!70 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!68
                 (> 549755813888 made)
                 (not (> 10995116277 (+ 2 made)))
                 (< 1088516511499 (+ 2 made))))
      (a!71 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!68
                 (> 549755813888 made)
                 (not (> 10995116277 (+ 2 made)))
                 (not (< 1088516511499 (+ 2 made)))
                 (< 1 quotient_10)))
      (a!73 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!68
                 (> 549755813888 made)
                 (not (> 10995116277 (+ 2 made)))
                 (not (< 1088516511499 (+ 2 made)))
                 (not (< 1 quotient_10))))
      (a!74 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!68
                 (not (> 549755813888 made))
                 (> 10995116277 (+ (- 2) made))))
      (a!75 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!68
                 (not (> 549755813888 made))
                 (not (> 10995116277 (+ (- 2) made)))
                 (< 1088516511499 (+ (- 2) made))))
      (a!76 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!68
                 (not (> 549755813888 made))
                 (not (> 10995116277 (+ (- 2) made)))
                 (not (< 1088516511499 (+ (- 2) made)))
                 (< 1 quotient_12)))
      (a!78 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 (<= 0 (+ 549755813888 (* (- 1) made)))
                 a!68
                 (not (> 549755813888 made))
                 (not (> 10995116277 (+ (- 2) made)))
                 (not (< 1088516511499 (+ (- 2) made)))
                 (not (< 1 quotient_12))))
      (a!79 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 a!49
                 (> 2 (+ (- 549755813888) made))
                 (> 549755813888 made)
                 (> 10995116277 (+ (- 549755813888) (* 2 made)))))
      (a!80 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 a!49
                 (> 2 (+ (- 549755813888) made))
                 (> 549755813888 made)
                 a!27
                 (< 1088516511499 (+ (- 549755813888) (* 2 made)))))
      (a!81 (=> (and true
                     (not (> 0 made))
                     (not (< 1099511627776 made))
                     (not (< 1 root_1))
                     a!49
                     (> 2 (+ (- 549755813888) made))
                     (> 549755813888 made)
                     a!27
                     a!29
                     (< 1 quotient_4))
                a!31))
      (a!82 (=> (and true
                     (not (> 0 made))
                     (not (< 1099511627776 made))
                     (not (< 1 root_1))
                     a!49
                     (> 2 (+ (- 549755813888) made))
                     (> 549755813888 made)
                     a!27
                     a!29
                     (not (< 1 quotient_4)))
                a!33))
      (a!83 (=> (and true
                     (not (> 0 made))
                     (not (< 1099511627776 made))
                     (not (< 1 root_1))
                     a!49
                     (> 2 (+ (- 549755813888) made))
                     (not (> 549755813888 made)))
                a!24))
      (a!84 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 a!49
                 (not (> 2 (+ (- 549755813888) made)))
                 (> 549755813888 made)
                 (> 10995116277 (+ 2 made))))
      (a!85 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 a!49
                 (not (> 2 (+ (- 549755813888) made)))
                 (> 549755813888 made)
                 (not (> 10995116277 (+ 2 made)))
                 (< 1088516511499 (+ 2 made))))
      (a!86 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 a!49
                 (not (> 2 (+ (- 549755813888) made)))
                 (> 549755813888 made)
                 (not (> 10995116277 (+ 2 made)))
                 (not (< 1088516511499 (+ 2 made)))
                 (< 1 quotient_10)))
      (a!87 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 a!49
                 (not (> 2 (+ (- 549755813888) made)))
                 (> 549755813888 made)
                 (not (> 10995116277 (+ 2 made)))
                 (not (< 1088516511499 (+ 2 made)))
                 (not (< 1 quotient_10))))
      (a!88 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 a!49
                 (not (> 2 (+ (- 549755813888) made)))
                 (not (> 549755813888 made))
                 (> 10995116277 (+ (- 2) made))))
      (a!89 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 a!49
                 (not (> 2 (+ (- 549755813888) made)))
                 (not (> 549755813888 made))
                 (not (> 10995116277 (+ (- 2) made)))
                 (< 1088516511499 (+ (- 2) made))))
      (a!90 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 a!49
                 (not (> 2 (+ (- 549755813888) made)))
                 (not (> 549755813888 made))
                 (not (> 10995116277 (+ (- 2) made)))
                 (not (< 1088516511499 (+ (- 2) made)))
                 (< 1 quotient_12)))
      (a!91 (and true
                 (not (> 0 made))
                 (not (< 1099511627776 made))
                 (not (< 1 root_1))
                 a!49
                 (not (> 2 (+ (- 549755813888) made)))
                 (not (> 549755813888 made))
                 (not (> 10995116277 (+ (- 2) made)))
                 (not (< 1088516511499 (+ (- 2) made)))
                 (not (< 1 quotient_12)))))
  (not (and a!2
            (=> a!3 a!4)
            (=> a!5 a!4)
            (=> a!6 a!7)
            (=> a!8 a!9)
            a!10
            a!12
            (=> a!13 a!14)
            (=> a!16 a!14)
            (=> a!18 a!19)
            (=> a!20 a!21)
            a!22
            (=> a!23 a!24)
            (=> a!25 a!26)
            (=> a!28 a!26)
            (=> a!30 a!31)
            (=> a!32 a!33)
            (=> a!35 a!26)
            (=> a!37 a!26)
            (=> a!39 a!40)
            (=> a!41 a!33)
            (=> a!42 a!26)
            (=> a!44 a!26)
            (=> a!46 a!47)
            (=> a!48 a!33)
            (=> a!50 a!26)
            (=> a!51 a!26)
            a!52
            a!53
            a!54
            (=> a!55 a!26)
            (=> a!56 a!26)
            (=> a!57 a!40)
            (=> a!58 a!33)
            (=> a!59 a!26)
            (=> a!60 a!26)
            (=> a!61 a!47)
            (=> a!62 a!33)
            (=> a!63 a!24)
            (=> a!64 a!26)
            (=> a!65 a!26)
            (=> a!66 a!31)
            (=> a!67 a!33)
            (=> a!69 a!26)
            (=> a!70 a!26)
            (=> a!71 a!72)
            (=> a!73 a!33)
            (=> a!74 a!26)
            (=> a!75 a!26)
            (=> a!76 a!77)
            (=> a!78 a!33)
            (=> a!79 a!26)
            (=> a!80 a!26)
            a!81
            a!82
            a!83
            (=> a!84 a!26)
            (=> a!85 a!26)
            (=> a!86 a!72)
            (=> a!87 a!33)
            (=> a!88 a!26)
            (=> a!89 a!26)
            (=> a!90 a!77)
            (=> a!91 a!33)))))
  :named |negated goal|))
(check-sat)
