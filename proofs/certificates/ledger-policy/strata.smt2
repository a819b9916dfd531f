; id: ledger-policy/strata
; query: a stratum
; label:
; states: For any counts, a block is in exactly one of the strata of its series, and heavy
;   users' blocks are in the second one if there is one. A series begins with one stratum or two
;   and keeps its number of strata. A place lies on the line and never falls when the user's
;   samples become more. A block is worth at most its user, and all users together are worth
;   what all samples are.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/logarithm
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun count () Int)
(declare-fun samples () Int)
(declare-fun strata () Int)
(declare-fun users () Int)
(assert (! (>= strata 1)
  :named |some strata|))
(assert (! (let ((a!1 (and true (< 1 strata) (not (>= (* count users) (* 2 samples))))))
(let ((a!2 (ite (and true (< 1 strata) (>= (* count users) (* 2 samples)))
                1
                (ite a!1 0 0))))
(let ((a!3 (= (= a!2 1) (and (> strata 1) (>= (* count users) (* 2 samples))))))
  (not (and (>= a!2 0) (<= a!2 (- strata 1)) a!3)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/strata
; query: a place
; label:
; states: For any counts, a block is in exactly one of the strata of its series, and heavy
;   users' blocks are in the second one if there is one. A series begins with one stratum or two
;   and keeps its number of strata. A place lies on the line and never falls when the user's
;   samples become more. A block is worth at most its user, and all users together are worth
;   what all samples are.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/logarithm
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun count () Int)
(declare-fun log_1 () Int)
(declare-fun log_2 () Int)
(declare-fun log_3 () Int)
(declare-fun more () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun samples () Int)
(assert (! (and (>= count 1) (<= count more) (>= samples 1))
  :named |counts|))
(assert (! (and (=> (>= count 1) (>= log_1 0)) (=> (>= count 2) (>= log_1 65536)))
  :named |about log_1|))
(assert (! (and (=> (>= samples 1) (>= log_2 0)) (=> (>= samples 2) (>= log_2 65536)))
  :named |about log_2|))
(assert (! (and (=> (<= count samples) (<= log_1 log_2))
     (=> (<= samples count) (<= log_2 log_1)))
  :named |about log_2 and log_1|))
(assert (! (let ((a!1 (and (= (+ (* 1099511627776 log_1) (* (- 1099511627776) log_2))
                   (+ (* quotient_1 131072) remainder_1))
                (>= remainder_1 0)
                (> 131072 remainder_1))))
  (=> (>= 131072 1) a!1))
  :named |about quotient_1|))
(assert (! (and (=> (>= more 1) (>= log_3 0)) (=> (>= more 2) (>= log_3 65536)))
  :named |about log_3|))
(assert (! (and (=> (<= count more) (<= log_1 log_3))
     (=> (<= more count) (<= log_3 log_1)))
  :named |about log_3 and log_1|))
(assert (! (and (=> (<= samples more) (<= log_2 log_3))
     (=> (<= more samples) (<= log_3 log_2)))
  :named |about log_3 and log_2|))
(assert (! (let ((a!1 (and (= (+ (* 1099511627776 log_3) (* (- 1099511627776) log_2))
                   (+ (* quotient_2 131072) remainder_2))
                (>= remainder_2 0)
                (> 131072 remainder_2))))
  (=> (>= 131072 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (=> (<= (+ (* 1099511627776 log_3) (* (- 1099511627776) log_2))
                   (+ (* 1099511627776 log_1) (* (- 1099511627776) log_2)))
               (<= quotient_2 quotient_1)))
      (a!2 (=> (>= (+ (* 1099511627776 log_3) (* (- 1099511627776) log_2))
                   (+ (* 1099511627776 log_1) (* (- 1099511627776) log_2)))
               (>= quotient_2 quotient_1))))
  (=> (>= 131072 1) (and a!1 a!2)))
  :named |about quotient_2 and quotient_1|))
(assert (! (let ((a!1 (ite (and true
                     (not (> (- 1099511627776) quotient_1))
                     (< 3298534883328 quotient_1))
                3298534883328
                quotient_1))
      (a!4 (ite (and true
                     (not (> (- 1099511627776) quotient_2))
                     (< 3298534883328 quotient_2))
                3298534883328
                quotient_2)))
(let ((a!2 (>= (ite (and true (> (- 1099511627776) quotient_1))
                    (- 1099511627776)
                    a!1)
               (- 1099511627776)))
      (a!3 (<= (ite (and true (> (- 1099511627776) quotient_1))
                    (- 1099511627776)
                    a!1)
               3298534883328))
      (a!5 (>= (ite (and true (> (- 1099511627776) quotient_2))
                    (- 1099511627776)
                    a!4)
               (- 1099511627776)))
      (a!6 (<= (ite (and true (> (- 1099511627776) quotient_2))
                    (- 1099511627776)
                    a!4)
               3298534883328))
      (a!7 (<= (ite (and true (> (- 1099511627776) quotient_1))
                    (- 1099511627776)
                    a!1)
               (ite (and true (> (- 1099511627776) quotient_2))
                    (- 1099511627776)
                    a!4))))
  (not (and a!2 a!3 a!5 a!6 a!7))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/strata
; query: worth, every sample the same
; label:
; states: For any counts, a block is in exactly one of the strata of its series, and heavy
;   users' blocks are in the second one if there is one. A series begins with one stratum or two
;   and keeps its number of strata. A place lies on the line and never falls when the user's
;   samples become more. A block is worth at most its user, and all users together are worth
;   what all samples are.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/logarithm
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun count () Int)
(declare-fun size () Int)
(assert (! (and (>= size 1) (<= size count))
  :named |a block|))
(assert (! (not (and (>= size 0) (<= size count) (= count count)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/strata
; query: worth, every user the same
; label:
; states: For any counts, a block is in exactly one of the strata of its series, and heavy
;   users' blocks are in the second one if there is one. A series begins with one stratum or two
;   and keeps its number of strata. A place lies on the line and never falls when the user's
;   samples become more. A block is worth at most its user, and all users together are worth
;   what all samples are.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/logarithm
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun count () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun size () Int)
(assert (! (and (>= size 1) (<= size count))
  :named |a block|))
(assert (! (let ((a!1 (and (= (* 1073741824 size) (+ (* quotient_1 count) remainder_1))
                (>= remainder_1 0)
                (< remainder_1 count))))
  (=> (>= count 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= (* 1073741824 count) (+ (* quotient_2 count) remainder_2))
                (>= remainder_2 0)
                (< remainder_2 count))))
  (=> (>= count 1) a!1))
  :named |about quotient_2|))
(assert (! (not (and (>= quotient_1 0)
          (<= quotient_1 quotient_2)
          (= 1073741824 quotient_2)
          (= quotient_2 1073741824)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/strata
; query: how many strata
; label:
; states: For any counts, a block is in exactly one of the strata of its series, and heavy
;   users' blocks are in the second one if there is one. A series begins with one stratum or two
;   and keeps its number of strata. A place lies on the line and never falls when the user's
;   samples become more. A block is worth at most its user, and all users together are worth
;   what all samples are.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/logarithm
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun count () Int)
(declare-fun other () Int)
(declare-fun other_released () Int)
(declare-fun released () Int)
(assert (! (let ((a!1 (>= (* 2 count) (+ (* 2 count) (* 2 other))))
      (a!2 (>= (* 2 other) (+ (* 2 count) (* 2 other))))
      (a!3 (>= (+ (* 16 count)
                  (* (- 16) released)
                  (* 16 other)
                  (* (- 16) other_released))
               (+ count (* (- 1) released) other (* (- 1) other_released))))
      (a!4 (< 0 (+ count (* (- 1) released) other (* (- 1) other_released))))
      (a!5 (>= (+ (* 16 count) (* (- 16) released))
               (+ count (* (- 1) released) other (* (- 1) other_released))))
      (a!6 (>= (+ (* 16 other) (* (- 16) other_released))
               (+ count (* (- 1) released) other (* (- 1) other_released))))
      (a!7 (>= 0 (+ count (* (- 1) released) other (* (- 1) other_released))))
      (a!8 (>= (+ (* 16 count) (* (- 16) released))
               (+ count (* (- 1) released))))
      (a!10 (not (< 0 (+ count (* (- 1) released)))))
      (a!15 (not (>= 0 (+ count (* (- 1) released)))))
      (a!17 (>= (+ (* 16 other) (* (- 16) other_released))
                (+ other (* (- 1) other_released))))
      (a!19 (not (< 0 (+ other (* (- 1) other_released)))))
      (a!24 (not (>= 0 (+ other (* (- 1) other_released)))))
      (a!26 (=> (and true
                     (not (> count released))
                     (not (> other other_released)))
                (and (>= 1 1) (<= 1 2)))))
(let ((a!9 (and true
                (> count released)
                (not (> other other_released))
                a!1
                a!8
                (< 0 (+ count (* (- 1) released)))))
      (a!11 (=> (and true
                     (> count released)
                     (not (> other other_released))
                     a!1
                     a!8
                     a!10)
                (and (>= 1 1) (<= 1 2))))
      (a!12 (=> (and true
                     (> count released)
                     (not (> other other_released))
                     a!1
                     (not a!8))
                (and (>= 1 1) (<= 1 2))))
      (a!13 (and true
                 (> count released)
                 (not (> other other_released))
                 (not a!1)
                 (>= 0 (+ count (* (- 1) released)))
                 (< 0 (+ count (* (- 1) released)))))
      (a!14 (and true
                 (> count released)
                 (not (> other other_released))
                 (not a!1)
                 (>= 0 (+ count (* (- 1) released)))
                 a!10))
      (a!16 (=> (and true
                     (> count released)
                     (not (> other other_released))
                     (not a!1)
                     a!15)
                (and (>= 1 1) (<= 1 2))))
      (a!18 (and true
                 (not (> count released))
                 (> other other_released)
                 a!2
                 a!17
                 (< 0 (+ other (* (- 1) other_released)))))
      (a!20 (=> (and true
                     (not (> count released))
                     (> other other_released)
                     a!2
                     a!17
                     a!19)
                (and (>= 1 1) (<= 1 2))))
      (a!21 (=> (and true
                     (not (> count released))
                     (> other other_released)
                     a!2
                     (not a!17))
                (and (>= 1 1) (<= 1 2))))
      (a!22 (and true
                 (not (> count released))
                 (> other other_released)
                 (not a!2)
                 (>= 0 (+ other (* (- 1) other_released)))
                 (< 0 (+ other (* (- 1) other_released)))))
      (a!23 (and true
                 (not (> count released))
                 (> other other_released)
                 (not a!2)
                 (>= 0 (+ other (* (- 1) other_released)))
                 a!19))
      (a!25 (=> (and true
                     (not (> count released))
                     (> other other_released)
                     (not a!2)
                     a!24)
                (and (>= 1 1) (<= 1 2)))))
(let ((a!27 (and (=> (and true
                          (> count released)
                          (> other other_released)
                          a!1
                          a!2
                          a!3
                          a!4)
                     (and (>= 2 1) (<= 2 2)))
                 (=> (and true
                          (> count released)
                          (> other other_released)
                          a!1
                          a!2
                          a!3
                          (not a!4))
                     (and (>= 1 1) (<= 1 2)))
                 (=> (and true
                          (> count released)
                          (> other other_released)
                          a!1
                          a!2
                          (not a!3))
                     (and (>= 1 1) (<= 1 2)))
                 (=> (and true
                          (> count released)
                          (> other other_released)
                          a!1
                          (not a!2)
                          a!5
                          a!4)
                     (and (>= 2 1) (<= 2 2)))
                 (=> (and true
                          (> count released)
                          (> other other_released)
                          a!1
                          (not a!2)
                          a!5
                          (not a!4))
                     (and (>= 1 1) (<= 1 2)))
                 (=> (and true
                          (> count released)
                          (> other other_released)
                          a!1
                          (not a!2)
                          (not a!5))
                     (and (>= 1 1) (<= 1 2)))
                 (=> (and true
                          (> count released)
                          (> other other_released)
                          (not a!1)
                          a!2
                          a!6
                          a!4)
                     (and (>= 2 1) (<= 2 2)))
                 (=> (and true
                          (> count released)
                          (> other other_released)
                          (not a!1)
                          a!2
                          a!6
                          (not a!4))
                     (and (>= 1 1) (<= 1 2)))
                 (=> (and true
                          (> count released)
                          (> other other_released)
                          (not a!1)
                          a!2
                          (not a!6))
                     (and (>= 1 1) (<= 1 2)))
                 (=> (and true
                          (> count released)
                          (> other other_released)
                          (not a!1)
                          (not a!2)
                          a!7
                          a!4)
                     (and (>= 2 1) (<= 2 2)))
                 (=> (and true
                          (> count released)
                          (> other other_released)
                          (not a!1)
                          (not a!2)
                          a!7
                          (not a!4))
                     (and (>= 1 1) (<= 1 2)))
                 (=> (and true
                          (> count released)
                          (> other other_released)
                          (not a!1)
                          (not a!2)
                          (not a!7))
                     (and (>= 1 1) (<= 1 2)))
                 (=> a!9 (and (>= 2 1) (<= 2 2)))
                 a!11
                 a!12
                 (=> a!13 (and (>= 2 1) (<= 2 2)))
                 (=> a!14 (and (>= 1 1) (<= 1 2)))
                 a!16
                 (=> a!18 (and (>= 2 1) (<= 2 2)))
                 a!20
                 a!21
                 (=> a!22 (and (>= 2 1) (<= 2 2)))
                 (=> a!23 (and (>= 1 1) (<= 1 2)))
                 a!25
                 a!26)))
  (not a!27))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/strata
; query: of a series
; label:
; states: For any counts, a block is in exactly one of the strata of its series, and heavy
;   users' blocks are in the second one if there is one. A series begins with one stratum or two
;   and keeps its number of strata. A place lies on the line and never falls when the user's
;   samples become more. A block is worth at most its user, and all users together are worth
;   what all samples are.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/logarithm
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun strata () Int)
(assert (! (not (= strata strata))
  :named |negated goal|))
(check-sat)
