; id: ledger-policy/proposals
; query: a share, the first epoch of 1, with the user for the first time
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun available_budget () Int)
(declare-fun paid () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(assert (! (and (>= available_budget 0) (>= paid 0))
  :named |an available budget, and what was paid|))
(assert (! (let ((a!1 (and (= available_budget (+ (* quotient_1 8) remainder_1))
                (>= remainder_1 0)
                (> 8 remainder_1))))
  (=> (>= 8 1) a!1))
  :named |about quotient_1|))
(assert (! (not (and (>= quotient_1 0) (<= (* quotient_1 8) available_budget)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: a share, the first epoch of 1, with the user for the first time, the last
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun available_budget () Int)
(declare-fun paid () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(assert (! (and (>= available_budget 0) (>= paid 0))
  :named |an available budget, and what was paid|))
(assert (! (let ((a!1 (and (= available_budget (+ (* quotient_1 8) remainder_1))
                (>= remainder_1 0)
                (> 8 remainder_1))))
  (=> (>= 8 1) a!1))
  :named |about quotient_1|))
(assert (! (not (and (>= quotient_1 0) (<= (* quotient_1 8) available_budget)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: a share, the first epoch of 3, with the user for the first time
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun available_budget () Int)
(declare-fun paid () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(assert (! (and (>= available_budget 0) (>= paid 0))
  :named |an available budget, and what was paid|))
(assert (! (let ((a!1 (and (= available_budget (+ (* quotient_1 8) remainder_1))
                (>= remainder_1 0)
                (> 8 remainder_1))))
  (=> (>= 8 1) a!1))
  :named |about quotient_1|))
(assert (! (not (and (>= quotient_1 0) (<= (* quotient_1 8) available_budget)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: a share, the first epoch of 3, with the user for the first time, the last
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun available_budget () Int)
(declare-fun paid () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(assert (! (and (>= available_budget 0) (>= paid 0))
  :named |an available budget, and what was paid|))
(assert (! (let ((a!1 (and (= available_budget (+ (* quotient_1 8) remainder_1))
                (>= remainder_1 0)
                (> 8 remainder_1))))
  (=> (>= 8 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (>= (ite (and true (< paid quotient_1)) paid quotient_1) 0))
      (a!2 (* (ite (and true (< paid quotient_1)) paid quotient_1) 8))
      (a!3 (<= (ite (and true (< paid quotient_1)) paid quotient_1) paid)))
  (not (and a!1 (<= a!2 available_budget) a!3)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: no share
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun available_budget () Int)
(assert (! (>= available_budget 0)
  :named |an available budget|))
(assert (! (not (and (= 0 0) (= 0 0)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: larger parts
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun earlier () Int)
(declare-fun later () Int)
(declare-fun more () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(assert (! (and (>= earlier 0) (>= more 0) (= later (+ earlier more)))
  :named |available budgets|))
(assert (! (let ((a!1 (and (= earlier (+ (* quotient_1 8) remainder_1))
                (>= remainder_1 0)
                (> 8 remainder_1))))
  (=> (>= 8 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= later (+ (* quotient_2 8) remainder_2))
                (>= remainder_2 0)
                (> 8 remainder_2))))
  (=> (>= 8 1) a!1))
  :named |about quotient_2|))
(assert (! (=> (>= 8 1)
    (and (=> (<= later earlier) (<= quotient_2 quotient_1))
         (=> (>= later earlier) (>= quotient_2 quotient_1))))
  :named |about quotient_2 and quotient_1|))
(assert (! (not (and (<= quotient_1 quotient_2)
          (<= (- earlier quotient_1) (- later quotient_2))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: an excess query, an interval
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun denominator () Int)
(declare-fun numerator () Int)
(declare-fun others () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun saturation () Int)
(declare-fun share () Int)
(assert (! (and (>= share 0) (>= others 0))
  :named |shares|))
(assert (! (and (>= numerator 1) (>= denominator 1))
  :named |a budget|))
(assert (! (>= saturation 0)
  :named |a margin|))
(assert (! (let ((a!1 (and (= share (+ (* quotient_1 saturation) remainder_1))
                (>= remainder_1 0)
                (< remainder_1 saturation))))
  (=> (>= saturation 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= others (+ (* quotient_2 1) remainder_2))
                (>= remainder_2 0)
                (> 1 remainder_2))))
  (=> (>= 1 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (>= (* 6 numerator numerator (+ share others) (+ share others))
               (* 1175075896665419557814403072 denominator denominator)))
      (a!4 (>= (* 6 numerator numerator others others)
               (* 1175075896665419557814403072 denominator denominator)))
      (a!7 (=> (and true (not (< 0 saturation))) (= 0 0))))
(let ((a!2 (=> (and true (< 0 saturation) a!1)
               (and (>= quotient_1 0) (<= (* quotient_1 saturation) share))))
      (a!3 (=> (and true (< 0 saturation) (not a!1))
               (and (>= 0 0) (<= (* 0 saturation) share))))
      (a!5 (=> (and true (not (< 0 saturation)) a!4)
               (and (>= 0 0) (<= (* 0 saturation) share))))
      (a!6 (=> (and true (not (< 0 saturation)) (not a!4))
               (and (>= 0 0) (<= (* 0 saturation) share)))))
(let ((a!8 (and a!2 a!3 a!5 a!6 (=> (and true (< 0 saturation)) (= 0 0)) a!7)))
  (not a!8))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: an excess query, an interval, Gaussian noise
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun denominator () Int)
(declare-fun numerator () Int)
(declare-fun others () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun root_1 () Int)
(declare-fun root_2 () Int)
(declare-fun saturation () Int)
(declare-fun share () Int)
(assert (! (and (>= share 0) (>= others 0))
  :named |shares|))
(assert (! (and (>= numerator 1) (>= denominator 1))
  :named |a budget|))
(assert (! (>= saturation 0)
  :named |a margin|))
(assert (! (let ((a!1 (and (<= (* root_1 root_1) share)
                (< share (* (+ root_1 1) (+ root_1 1))))))
  (and (>= root_1 0) (=> (>= share 0) a!1)))
  :named |about root_1|))
(assert (! (let ((a!1 (and (<= (* root_2 root_2) others)
                (< others (* (+ root_2 1) (+ root_2 1))))))
  (and (>= root_2 0) (=> (>= others 0) a!1)))
  :named |about root_2|))
(assert (! (let ((a!1 (and (= root_1 (+ (* quotient_1 saturation) remainder_1))
                (>= remainder_1 0)
                (< remainder_1 saturation))))
  (=> (>= saturation 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= root_2 (+ (* quotient_2 1) remainder_2))
                (>= remainder_2 0)
                (> 1 remainder_2))))
  (=> (>= 1 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (>= (* 6 numerator numerator (+ root_1 root_2) (+ root_1 root_2))
               (* 1175075896665419557814403072 denominator denominator)))
      (a!2 (and (>= quotient_1 0)
                (<= (* (* quotient_1 saturation) (* quotient_1 saturation))
                    share)))
      (a!3 (and (>= 0 0) (<= (* (* 0 saturation) (* 0 saturation)) share)))
      (a!4 (>= (* 6 numerator numerator root_2 root_2)
               (* 1175075896665419557814403072 denominator denominator)))
      (a!7 (=> (and true (not (< 0 saturation))) (= 0 0))))
(let ((a!5 (=> (and true (not (< 0 saturation)) a!4) a!3))
      (a!6 (=> (and true (not (< 0 saturation)) (not a!4)) a!3)))
(let ((a!8 (and (=> (and true (< 0 saturation) a!1) a!2)
                (=> (and true (< 0 saturation) (not a!1)) a!3)
                a!5
                a!6
                (=> (and true (< 0 saturation)) (= 0 0))
                a!7)))
  (not a!8))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: an excess query, the whole range
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun denominator () Int)
(declare-fun grid () Int)
(declare-fun numerator () Int)
(declare-fun others () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun saturation () Int)
(declare-fun share () Int)
(assert (! (and (>= share 0) (>= others 0))
  :named |shares|))
(assert (! (and (>= numerator 1) (>= denominator 1))
  :named |a budget|))
(assert (! (>= saturation 0)
  :named |a margin|))
(assert (! (let ((a!1 (and (= share (+ (* quotient_1 saturation) remainder_1))
                (>= remainder_1 0)
                (< remainder_1 saturation))))
  (=> (>= saturation 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= others (+ (* quotient_2 1) remainder_2))
                (>= remainder_2 0)
                (> 1 remainder_2))))
  (=> (>= 1 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (>= (* 6 numerator numerator (+ share others) (+ share others))
               (* 1175075896665419557814403072 denominator denominator)))
      (a!4 (>= (* 6 numerator numerator others others)
               (* 1175075896665419557814403072 denominator denominator)))
      (a!9 (=> (and true (< 0 saturation) (not (< 1 grid))) (= 0 0)))
      (a!10 (=> (and true (not (< 0 saturation))) (= 0 0))))
(let ((a!2 (=> (and true (< 0 saturation) (< 1 grid) a!1)
               (and (>= quotient_1 0) (<= (* quotient_1 saturation) share))))
      (a!3 (=> (and true (< 0 saturation) (< 1 grid) (not a!1))
               (and (>= 0 0) (<= (* 0 saturation) share))))
      (a!5 (=> (and true (< 0 saturation) (not (< 1 grid)) a!4)
               (and (>= 0 0) (<= (* 0 saturation) share))))
      (a!6 (=> (and true (< 0 saturation) (not (< 1 grid)) (not a!4))
               (and (>= 0 0) (<= (* 0 saturation) share))))
      (a!7 (=> (and true (not (< 0 saturation)) a!4)
               (and (>= 0 0) (<= (* 0 saturation) share))))
      (a!8 (=> (and true (not (< 0 saturation)) (not a!4))
               (and (>= 0 0) (<= (* 0 saturation) share)))))
(let ((a!11 (and a!2
                 a!3
                 a!5
                 a!6
                 a!7
                 a!8
                 (=> (and true (< 0 saturation) (< 1 grid)) (= 0 0))
                 a!9
                 a!10)))
  (not a!11))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: an excess query, the whole range, Gaussian noise
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun denominator () Int)
(declare-fun grid () Int)
(declare-fun numerator () Int)
(declare-fun others () Int)
(declare-fun quotient_1 () Int)
(declare-fun quotient_2 () Int)
(declare-fun remainder_1 () Int)
(declare-fun remainder_2 () Int)
(declare-fun root_1 () Int)
(declare-fun root_2 () Int)
(declare-fun saturation () Int)
(declare-fun share () Int)
(assert (! (and (>= share 0) (>= others 0))
  :named |shares|))
(assert (! (and (>= numerator 1) (>= denominator 1))
  :named |a budget|))
(assert (! (>= saturation 0)
  :named |a margin|))
(assert (! (let ((a!1 (and (<= (* root_1 root_1) share)
                (< share (* (+ root_1 1) (+ root_1 1))))))
  (and (>= root_1 0) (=> (>= share 0) a!1)))
  :named |about root_1|))
(assert (! (let ((a!1 (and (<= (* root_2 root_2) others)
                (< others (* (+ root_2 1) (+ root_2 1))))))
  (and (>= root_2 0) (=> (>= others 0) a!1)))
  :named |about root_2|))
(assert (! (let ((a!1 (and (= root_1 (+ (* quotient_1 saturation) remainder_1))
                (>= remainder_1 0)
                (< remainder_1 saturation))))
  (=> (>= saturation 1) a!1))
  :named |about quotient_1|))
(assert (! (let ((a!1 (and (= root_2 (+ (* quotient_2 1) remainder_2))
                (>= remainder_2 0)
                (> 1 remainder_2))))
  (=> (>= 1 1) a!1))
  :named |about quotient_2|))
(assert (! (let ((a!1 (>= (* 6 numerator numerator (+ root_1 root_2) (+ root_1 root_2))
               (* 1175075896665419557814403072 denominator denominator)))
      (a!2 (and (>= quotient_1 0)
                (<= (* (* quotient_1 saturation) (* quotient_1 saturation))
                    share)))
      (a!3 (and (>= 0 0) (<= (* (* 0 saturation) (* 0 saturation)) share)))
      (a!4 (>= (* 6 numerator numerator root_2 root_2)
               (* 1175075896665419557814403072 denominator denominator)))
      (a!9 (=> (and true (< 0 saturation) (not (< 1 grid))) (= 0 0)))
      (a!10 (=> (and true (not (< 0 saturation))) (= 0 0))))
(let ((a!5 (=> (and true (< 0 saturation) (not (< 1 grid)) a!4) a!3))
      (a!6 (=> (and true (< 0 saturation) (not (< 1 grid)) (not a!4)) a!3))
      (a!7 (=> (and true (not (< 0 saturation)) a!4) a!3))
      (a!8 (=> (and true (not (< 0 saturation)) (not a!4)) a!3)))
(let ((a!11 (and (=> (and true (< 0 saturation) (< 1 grid) a!1) a!2)
                 (=> (and true (< 0 saturation) (< 1 grid) (not a!1)) a!3)
                 a!5
                 a!6
                 a!7
                 a!8
                 (=> (and true (< 0 saturation) (< 1 grid)) (= 0 0))
                 a!9
                 a!10)))
  (not a!11))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: a proposal, the first epoch of 1, with the user for the first time
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun at_the_end () Int)
(declare-fun available () Int)
(declare-fun cap () Int)
(declare-fun excess_cost () Int)
(declare-fun excess_weight () Int)
(declare-fun high () Int)
(declare-fun inner_high () Int)
(declare-fun inner_low () Int)
(declare-fun low () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(declare-fun saturation () Int)
(declare-fun share () Int)
(declare-fun spent () Int)
(declare-fun sum_cost () Int)
(assert (! (let ((a!1 (<= (ite (< (- 0 spent) (- spent 1099511627776))
                    (- spent 1099511627776)
                    (- 0 spent))
               0)))
  (and a!1
       (>= sum_cost 0)
       (>= excess_cost 0)
       (<= (+ sum_cost excess_cost) spent)))
  :named |the account|))
(assert (! (and (>= share 0) (<= share available) (= at_the_end share))
  :named |as shown of a share|))
(assert (! (and (>= available 0))
  :named |as shown of earlier epochs|))
(assert (! (and (>= available 0) (<= available (- 1099511627776 spent)))
  :named |as shown of what is available|))
(assert (! (and (< low high) (< inner_low inner_high))
  :named |not empty|))
(assert (! (>= saturation 0)
  :named |a margin|))
(assert (! (>= cap 0)
  :named |a weight|))
(assert (! (and (>= excess_weight 0) (<= (* excess_weight saturation) at_the_end))
  :named |as shown of an excess query|))
(assert (! (let ((a!1 (+ (* quotient_1 (+ high (* (- 1) low))) remainder_1)))
(let ((a!2 (and (= (+ available (* (- 1) excess_weight saturation)) a!1)
                (>= remainder_1 0)
                (< remainder_1 (+ high (* (- 1) low))))))
  (=> (>= (+ high (* (- 1) low)) 1) a!2)))
  :named |about quotient_1|))
(assert (! (let ((a!1 (> (- (* cap (- high low)) 0) 0))
      (a!3 (ite (> (- (* excess_weight saturation) 0) 0)
                (- (* excess_weight saturation) 0)
                0))
      (a!16 (ite (> (- (* excess_weight 0) 0) 0) (- (* excess_weight 0) 0) 0))
      (a!30 (> (- (* quotient_1 (- high low)) 0) 0)))
(let ((a!2 (ite a!1 (- (* cap (- high low)) 0) 0))
      (a!31 (ite a!30 (- (* quotient_1 (- high low)) 0) 0)))
(let ((a!4 (ite (< cap 0) 0 (ite (<= (+ a!2 a!3) (- 1099511627776 spent)) 1 0)))
      (a!17 (ite (< cap 0)
                 0
                 (ite (<= (+ a!2 a!16) (- 1099511627776 spent)) 1 0)))
      (a!32 (ite (< quotient_1 0)
                 0
                 (ite (<= (+ a!31 a!3) (- 1099511627776 spent)) 1 0)))
      (a!45 (ite (< quotient_1 0)
                 0
                 (ite (<= (+ a!31 a!16) (- 1099511627776 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0)
                0
                (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!4))))
      (a!18 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!17))))
      (a!33 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!32))))
      (a!46 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!45)))))
(let ((a!6 (- cap (* (ite (< saturation 0) 0 a!5) cap)))
      (a!7 (- (* (ite (< saturation 0) 0 a!5) cap) cap))
      (a!8 (* (* (ite (< saturation 0) 0 a!5) cap) (- high low)))
      (a!9 (* (* (ite (< saturation 0) 0 a!5) excess_weight) saturation))
      (a!12 (- excess_weight (* (ite (< saturation 0) 0 a!5) excess_weight)))
      (a!13 (- (* (ite (< saturation 0) 0 a!5) excess_weight) excess_weight))
      (a!19 (- cap (* (ite (< 0 0) 0 a!18) cap)))
      (a!20 (- (* (ite (< 0 0) 0 a!18) cap) cap))
      (a!21 (* (* (ite (< 0 0) 0 a!18) cap) (- high low)))
      (a!22 (* (* (ite (< 0 0) 0 a!18) excess_weight) 0))
      (a!25 (- excess_weight (* (ite (< 0 0) 0 a!18) excess_weight)))
      (a!26 (- (* (ite (< 0 0) 0 a!18) excess_weight) excess_weight))
      (a!34 (- quotient_1 (* (ite (< saturation 0) 0 a!33) quotient_1)))
      (a!35 (- (* (ite (< saturation 0) 0 a!33) quotient_1) quotient_1))
      (a!36 (* (* (ite (< saturation 0) 0 a!33) quotient_1) (- high low)))
      (a!37 (* (* (ite (< saturation 0) 0 a!33) excess_weight) saturation))
      (a!40 (- excess_weight (* (ite (< saturation 0) 0 a!33) excess_weight)))
      (a!41 (- (* (ite (< saturation 0) 0 a!33) excess_weight) excess_weight))
      (a!47 (- quotient_1 (* (ite (< 0 0) 0 a!46) quotient_1)))
      (a!48 (- (* (ite (< 0 0) 0 a!46) quotient_1) quotient_1))
      (a!49 (* (* (ite (< 0 0) 0 a!46) quotient_1) (- high low)))
      (a!50 (* (* (ite (< 0 0) 0 a!46) excess_weight) 0))
      (a!53 (- excess_weight (* (ite (< 0 0) 0 a!46) excess_weight)))
      (a!54 (- (* (ite (< 0 0) 0 a!46) excess_weight) excess_weight)))
(let ((a!10 (- (+ (ite (> a!8 0) a!8 0) (ite (> a!9 0) a!9 0)) available))
      (a!23 (- (+ (ite (> a!21 0) a!21 0) (ite (> a!22 0) a!22 0)) available))
      (a!38 (- (+ (ite (> a!36 0) a!36 0) (ite (> a!37 0) a!37 0)) available))
      (a!51 (- (+ (ite (> a!49 0) a!49 0) (ite (> a!50 0) a!50 0)) available)))
(let ((a!11 (ite (< (ite (< a!6 a!7) a!7 a!6) a!10)
                 a!10
                 (ite (< a!6 a!7) a!7 a!6)))
      (a!14 (ite (< (ite (< a!12 a!13) a!13 a!12) a!10)
                 a!10
                 (ite (< a!12 a!13) a!13 a!12)))
      (a!24 (ite (< (ite (< a!19 a!20) a!20 a!19) a!23)
                 a!23
                 (ite (< a!19 a!20) a!20 a!19)))
      (a!27 (ite (< (ite (< a!25 a!26) a!26 a!25) a!23)
                 a!23
                 (ite (< a!25 a!26) a!26 a!25)))
      (a!39 (ite (< (ite (< a!34 a!35) a!35 a!34) a!38)
                 a!38
                 (ite (< a!34 a!35) a!35 a!34)))
      (a!42 (ite (< (ite (< a!40 a!41) a!41 a!40) a!38)
                 a!38
                 (ite (< a!40 a!41) a!41 a!40)))
      (a!52 (ite (< (ite (< a!47 a!48) a!48 a!47) a!51)
                 a!51
                 (ite (< a!47 a!48) a!48 a!47)))
      (a!55 (ite (< (ite (< a!53 a!54) a!54 a!53) a!51)
                 a!51
                 (ite (< a!53 a!54) a!54 a!53))))
(let ((a!15 (and (<= a!11 0)
                 (<= a!14 0)
                 (<= (ite (> a!8 0) a!8 0) available)
                 (<= (ite (> a!9 0) a!9 0) available)
                 (>= cap 0)
                 (>= excess_weight 0)
                 (>= saturation 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!28 (and (<= a!24 0)
                 (<= a!27 0)
                 (<= (ite (> a!21 0) a!21 0) available)
                 (<= (ite (> a!22 0) a!22 0) available)
                 (>= cap 0)
                 (>= excess_weight 0)
                 (>= 0 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!43 (and (<= a!39 0)
                 (<= a!42 0)
                 (<= (ite (> a!36 0) a!36 0) available)
                 (<= (ite (> a!37 0) a!37 0) available)
                 (>= quotient_1 0)
                 (>= excess_weight 0)
                 (>= saturation 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!56 (and (<= a!52 0)
                 (<= a!55 0)
                 (<= (ite (> a!49 0) a!49 0) available)
                 (<= (ite (> a!50 0) a!50 0) available)
                 (>= quotient_1 0)
                 (>= excess_weight 0)
                 (>= 0 0)
                 (< low high)
                 (< inner_low inner_high))))
(let ((a!29 (=> (and true (< cap quotient_1) (not (< 0 excess_weight))) a!28))
      (a!44 (=> (and true (not (< cap quotient_1)) (< 0 excess_weight)) a!43))
      (a!57 (=> (and true (not (< cap quotient_1)) (not (< 0 excess_weight)))
                a!56)))
(let ((a!58 (and (=> (and true (< cap quotient_1) (< 0 excess_weight)) a!15)
                 a!29
                 a!44
                 a!57
                 (= spent (- spent 0)))))
  (not a!58)))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: a proposal, the first epoch of 3, with the user for the first time
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun at_the_end () Int)
(declare-fun available () Int)
(declare-fun cap () Int)
(declare-fun excess_cost () Int)
(declare-fun excess_weight () Int)
(declare-fun high () Int)
(declare-fun inner_high () Int)
(declare-fun inner_low () Int)
(declare-fun low () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(declare-fun saturation () Int)
(declare-fun share () Int)
(declare-fun spent () Int)
(declare-fun sum_cost () Int)
(assert (! (let ((a!1 (<= (ite (< (- 0 spent) (- spent 1099511627776))
                    (- spent 1099511627776)
                    (- 0 spent))
               0)))
  (and a!1
       (>= sum_cost 0)
       (>= excess_cost 0)
       (<= (+ sum_cost excess_cost) spent)))
  :named |the account|))
(assert (! (and (>= share 0) (<= share available) (= at_the_end share))
  :named |as shown of a share|))
(assert (! (and (>= (- available share) 0) (>= share 0))
  :named |as shown of earlier epochs|))
(assert (! (and (>= available 0) (<= available (- 1099511627776 spent)))
  :named |as shown of what is available|))
(assert (! (and (< low high) (< inner_low inner_high))
  :named |not empty|))
(assert (! (>= saturation 0)
  :named |a margin|))
(assert (! (>= cap 0)
  :named |a weight|))
(assert (! (and (>= excess_weight 0) (<= (* excess_weight saturation) at_the_end))
  :named |as shown of an excess query|))
(assert (! (let ((a!1 (+ (* quotient_1 (+ high (* (- 1) low))) remainder_1)))
(let ((a!2 (and (= (+ available (* (- 1) share)) a!1)
                (>= remainder_1 0)
                (< remainder_1 (+ high (* (- 1) low))))))
  (=> (>= (+ high (* (- 1) low)) 1) a!2)))
  :named |about quotient_1|))
(assert (! (let ((a!1 (> (- (* cap (- high low)) 0) 0))
      (a!3 (ite (> (- (* excess_weight saturation) 0) 0)
                (- (* excess_weight saturation) 0)
                0))
      (a!16 (ite (> (- (* excess_weight 0) 0) 0) (- (* excess_weight 0) 0) 0))
      (a!30 (> (- (* quotient_1 (- high low)) 0) 0)))
(let ((a!2 (ite a!1 (- (* cap (- high low)) 0) 0))
      (a!31 (ite a!30 (- (* quotient_1 (- high low)) 0) 0)))
(let ((a!4 (ite (< cap 0) 0 (ite (<= (+ a!2 a!3) (- 1099511627776 spent)) 1 0)))
      (a!17 (ite (< cap 0)
                 0
                 (ite (<= (+ a!2 a!16) (- 1099511627776 spent)) 1 0)))
      (a!32 (ite (< quotient_1 0)
                 0
                 (ite (<= (+ a!31 a!3) (- 1099511627776 spent)) 1 0)))
      (a!45 (ite (< quotient_1 0)
                 0
                 (ite (<= (+ a!31 a!16) (- 1099511627776 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0)
                0
                (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!4))))
      (a!18 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!17))))
      (a!33 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!32))))
      (a!46 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!45)))))
(let ((a!6 (- cap (* (ite (< saturation 0) 0 a!5) cap)))
      (a!7 (- (* (ite (< saturation 0) 0 a!5) cap) cap))
      (a!8 (* (* (ite (< saturation 0) 0 a!5) cap) (- high low)))
      (a!9 (* (* (ite (< saturation 0) 0 a!5) excess_weight) saturation))
      (a!12 (- excess_weight (* (ite (< saturation 0) 0 a!5) excess_weight)))
      (a!13 (- (* (ite (< saturation 0) 0 a!5) excess_weight) excess_weight))
      (a!19 (- cap (* (ite (< 0 0) 0 a!18) cap)))
      (a!20 (- (* (ite (< 0 0) 0 a!18) cap) cap))
      (a!21 (* (* (ite (< 0 0) 0 a!18) cap) (- high low)))
      (a!22 (* (* (ite (< 0 0) 0 a!18) excess_weight) 0))
      (a!25 (- excess_weight (* (ite (< 0 0) 0 a!18) excess_weight)))
      (a!26 (- (* (ite (< 0 0) 0 a!18) excess_weight) excess_weight))
      (a!34 (- quotient_1 (* (ite (< saturation 0) 0 a!33) quotient_1)))
      (a!35 (- (* (ite (< saturation 0) 0 a!33) quotient_1) quotient_1))
      (a!36 (* (* (ite (< saturation 0) 0 a!33) quotient_1) (- high low)))
      (a!37 (* (* (ite (< saturation 0) 0 a!33) excess_weight) saturation))
      (a!40 (- excess_weight (* (ite (< saturation 0) 0 a!33) excess_weight)))
      (a!41 (- (* (ite (< saturation 0) 0 a!33) excess_weight) excess_weight))
      (a!47 (- quotient_1 (* (ite (< 0 0) 0 a!46) quotient_1)))
      (a!48 (- (* (ite (< 0 0) 0 a!46) quotient_1) quotient_1))
      (a!49 (* (* (ite (< 0 0) 0 a!46) quotient_1) (- high low)))
      (a!50 (* (* (ite (< 0 0) 0 a!46) excess_weight) 0))
      (a!53 (- excess_weight (* (ite (< 0 0) 0 a!46) excess_weight)))
      (a!54 (- (* (ite (< 0 0) 0 a!46) excess_weight) excess_weight)))
(let ((a!10 (- (+ (ite (> a!8 0) a!8 0) (ite (> a!9 0) a!9 0)) available))
      (a!23 (- (+ (ite (> a!21 0) a!21 0) (ite (> a!22 0) a!22 0)) available))
      (a!38 (- (+ (ite (> a!36 0) a!36 0) (ite (> a!37 0) a!37 0)) available))
      (a!51 (- (+ (ite (> a!49 0) a!49 0) (ite (> a!50 0) a!50 0)) available)))
(let ((a!11 (ite (< (ite (< a!6 a!7) a!7 a!6) a!10)
                 a!10
                 (ite (< a!6 a!7) a!7 a!6)))
      (a!14 (ite (< (ite (< a!12 a!13) a!13 a!12) a!10)
                 a!10
                 (ite (< a!12 a!13) a!13 a!12)))
      (a!24 (ite (< (ite (< a!19 a!20) a!20 a!19) a!23)
                 a!23
                 (ite (< a!19 a!20) a!20 a!19)))
      (a!27 (ite (< (ite (< a!25 a!26) a!26 a!25) a!23)
                 a!23
                 (ite (< a!25 a!26) a!26 a!25)))
      (a!39 (ite (< (ite (< a!34 a!35) a!35 a!34) a!38)
                 a!38
                 (ite (< a!34 a!35) a!35 a!34)))
      (a!42 (ite (< (ite (< a!40 a!41) a!41 a!40) a!38)
                 a!38
                 (ite (< a!40 a!41) a!41 a!40)))
      (a!52 (ite (< (ite (< a!47 a!48) a!48 a!47) a!51)
                 a!51
                 (ite (< a!47 a!48) a!48 a!47)))
      (a!55 (ite (< (ite (< a!53 a!54) a!54 a!53) a!51)
                 a!51
                 (ite (< a!53 a!54) a!54 a!53))))
(let ((a!15 (and (<= a!11 0)
                 (<= a!14 0)
                 (<= (ite (> a!8 0) a!8 0) (- available share))
                 (<= (ite (> a!9 0) a!9 0) share)
                 (>= cap 0)
                 (>= excess_weight 0)
                 (>= saturation 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!28 (and (<= a!24 0)
                 (<= a!27 0)
                 (<= (ite (> a!21 0) a!21 0) (- available share))
                 (<= (ite (> a!22 0) a!22 0) share)
                 (>= cap 0)
                 (>= excess_weight 0)
                 (>= 0 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!43 (and (<= a!39 0)
                 (<= a!42 0)
                 (<= (ite (> a!36 0) a!36 0) (- available share))
                 (<= (ite (> a!37 0) a!37 0) share)
                 (>= quotient_1 0)
                 (>= excess_weight 0)
                 (>= saturation 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!56 (and (<= a!52 0)
                 (<= a!55 0)
                 (<= (ite (> a!49 0) a!49 0) (- available share))
                 (<= (ite (> a!50 0) a!50 0) share)
                 (>= quotient_1 0)
                 (>= excess_weight 0)
                 (>= 0 0)
                 (< low high)
                 (< inner_low inner_high))))
(let ((a!29 (=> (and true (< cap quotient_1) (not (< 0 excess_weight))) a!28))
      (a!44 (=> (and true (not (< cap quotient_1)) (< 0 excess_weight)) a!43))
      (a!57 (=> (and true (not (< cap quotient_1)) (not (< 0 excess_weight)))
                a!56)))
(let ((a!58 (and (=> (and true (< cap quotient_1) (< 0 excess_weight)) a!15)
                 a!29
                 a!44
                 a!57
                 (= spent (- spent 0)))))
  (not a!58)))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: a proposal, a later epoch of 3, with the user for the first time
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun at_the_end () Int)
(declare-fun available () Int)
(declare-fun cap () Int)
(declare-fun excess_cost () Int)
(declare-fun excess_weight () Int)
(declare-fun high () Int)
(declare-fun inner_high () Int)
(declare-fun inner_low () Int)
(declare-fun low () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(declare-fun saturation () Int)
(declare-fun share () Int)
(declare-fun spent () Int)
(declare-fun sum_cost () Int)
(assert (! (let ((a!1 (<= (ite (< (- 0 spent) (- spent 1099511627776))
                    (- spent 1099511627776)
                    (- 0 spent))
               0)))
  (and a!1
       (>= sum_cost 0)
       (>= excess_cost 0)
       (<= (+ sum_cost excess_cost) spent)))
  :named |the account|))
(assert (! (and (>= share 0) (<= share available) (= at_the_end share))
  :named |as shown of a share|))
(assert (! (and (>= (- available share) 0) (>= share 0))
  :named |as shown of earlier epochs|))
(assert (! (and (>= available 0) (<= available (- 1099511627776 spent)))
  :named |as shown of what is available|))
(assert (! (and (< low high) (< inner_low inner_high))
  :named |not empty|))
(assert (! (>= saturation 0)
  :named |a margin|))
(assert (! (>= cap 0)
  :named |a weight|))
(assert (! (and (>= excess_weight 0) (<= (* excess_weight saturation) at_the_end))
  :named |as shown of an excess query|))
(assert (! (let ((a!1 (+ (* quotient_1 (+ high (* (- 1) low))) remainder_1)))
(let ((a!2 (and (= (+ available (* (- 1) share)) a!1)
                (>= remainder_1 0)
                (< remainder_1 (+ high (* (- 1) low))))))
  (=> (>= (+ high (* (- 1) low)) 1) a!2)))
  :named |about quotient_1|))
(assert (! (let ((a!1 (> (- (* cap (- high low)) 0) 0))
      (a!3 (ite (> (- (* excess_weight saturation) 0) 0)
                (- (* excess_weight saturation) 0)
                0))
      (a!16 (ite (> (- (* excess_weight 0) 0) 0) (- (* excess_weight 0) 0) 0))
      (a!30 (> (- (* quotient_1 (- high low)) 0) 0)))
(let ((a!2 (ite a!1 (- (* cap (- high low)) 0) 0))
      (a!31 (ite a!30 (- (* quotient_1 (- high low)) 0) 0)))
(let ((a!4 (ite (< cap 0) 0 (ite (<= (+ a!2 a!3) (- 1099511627776 spent)) 1 0)))
      (a!17 (ite (< cap 0)
                 0
                 (ite (<= (+ a!2 a!16) (- 1099511627776 spent)) 1 0)))
      (a!32 (ite (< quotient_1 0)
                 0
                 (ite (<= (+ a!31 a!3) (- 1099511627776 spent)) 1 0)))
      (a!45 (ite (< quotient_1 0)
                 0
                 (ite (<= (+ a!31 a!16) (- 1099511627776 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0)
                0
                (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!4))))
      (a!18 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!17))))
      (a!33 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!32))))
      (a!46 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!45)))))
(let ((a!6 (- cap (* (ite (< saturation 0) 0 a!5) cap)))
      (a!7 (- (* (ite (< saturation 0) 0 a!5) cap) cap))
      (a!8 (* (* (ite (< saturation 0) 0 a!5) cap) (- high low)))
      (a!9 (* (* (ite (< saturation 0) 0 a!5) excess_weight) saturation))
      (a!12 (- excess_weight (* (ite (< saturation 0) 0 a!5) excess_weight)))
      (a!13 (- (* (ite (< saturation 0) 0 a!5) excess_weight) excess_weight))
      (a!19 (- cap (* (ite (< 0 0) 0 a!18) cap)))
      (a!20 (- (* (ite (< 0 0) 0 a!18) cap) cap))
      (a!21 (* (* (ite (< 0 0) 0 a!18) cap) (- high low)))
      (a!22 (* (* (ite (< 0 0) 0 a!18) excess_weight) 0))
      (a!25 (- excess_weight (* (ite (< 0 0) 0 a!18) excess_weight)))
      (a!26 (- (* (ite (< 0 0) 0 a!18) excess_weight) excess_weight))
      (a!34 (- quotient_1 (* (ite (< saturation 0) 0 a!33) quotient_1)))
      (a!35 (- (* (ite (< saturation 0) 0 a!33) quotient_1) quotient_1))
      (a!36 (* (* (ite (< saturation 0) 0 a!33) quotient_1) (- high low)))
      (a!37 (* (* (ite (< saturation 0) 0 a!33) excess_weight) saturation))
      (a!40 (- excess_weight (* (ite (< saturation 0) 0 a!33) excess_weight)))
      (a!41 (- (* (ite (< saturation 0) 0 a!33) excess_weight) excess_weight))
      (a!47 (- quotient_1 (* (ite (< 0 0) 0 a!46) quotient_1)))
      (a!48 (- (* (ite (< 0 0) 0 a!46) quotient_1) quotient_1))
      (a!49 (* (* (ite (< 0 0) 0 a!46) quotient_1) (- high low)))
      (a!50 (* (* (ite (< 0 0) 0 a!46) excess_weight) 0))
      (a!53 (- excess_weight (* (ite (< 0 0) 0 a!46) excess_weight)))
      (a!54 (- (* (ite (< 0 0) 0 a!46) excess_weight) excess_weight)))
(let ((a!10 (- (+ (ite (> a!8 0) a!8 0) (ite (> a!9 0) a!9 0)) available))
      (a!23 (- (+ (ite (> a!21 0) a!21 0) (ite (> a!22 0) a!22 0)) available))
      (a!38 (- (+ (ite (> a!36 0) a!36 0) (ite (> a!37 0) a!37 0)) available))
      (a!51 (- (+ (ite (> a!49 0) a!49 0) (ite (> a!50 0) a!50 0)) available)))
(let ((a!11 (ite (< (ite (< a!6 a!7) a!7 a!6) a!10)
                 a!10
                 (ite (< a!6 a!7) a!7 a!6)))
      (a!14 (ite (< (ite (< a!12 a!13) a!13 a!12) a!10)
                 a!10
                 (ite (< a!12 a!13) a!13 a!12)))
      (a!24 (ite (< (ite (< a!19 a!20) a!20 a!19) a!23)
                 a!23
                 (ite (< a!19 a!20) a!20 a!19)))
      (a!27 (ite (< (ite (< a!25 a!26) a!26 a!25) a!23)
                 a!23
                 (ite (< a!25 a!26) a!26 a!25)))
      (a!39 (ite (< (ite (< a!34 a!35) a!35 a!34) a!38)
                 a!38
                 (ite (< a!34 a!35) a!35 a!34)))
      (a!42 (ite (< (ite (< a!40 a!41) a!41 a!40) a!38)
                 a!38
                 (ite (< a!40 a!41) a!41 a!40)))
      (a!52 (ite (< (ite (< a!47 a!48) a!48 a!47) a!51)
                 a!51
                 (ite (< a!47 a!48) a!48 a!47)))
      (a!55 (ite (< (ite (< a!53 a!54) a!54 a!53) a!51)
                 a!51
                 (ite (< a!53 a!54) a!54 a!53))))
(let ((a!15 (and (<= a!11 0)
                 (<= a!14 0)
                 (<= (ite (> a!8 0) a!8 0) (- available share))
                 (<= (ite (> a!9 0) a!9 0) share)
                 (>= cap 0)
                 (>= excess_weight 0)
                 (>= saturation 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!28 (and (<= a!24 0)
                 (<= a!27 0)
                 (<= (ite (> a!21 0) a!21 0) (- available share))
                 (<= (ite (> a!22 0) a!22 0) share)
                 (>= cap 0)
                 (>= excess_weight 0)
                 (>= 0 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!43 (and (<= a!39 0)
                 (<= a!42 0)
                 (<= (ite (> a!36 0) a!36 0) (- available share))
                 (<= (ite (> a!37 0) a!37 0) share)
                 (>= quotient_1 0)
                 (>= excess_weight 0)
                 (>= saturation 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!56 (and (<= a!52 0)
                 (<= a!55 0)
                 (<= (ite (> a!49 0) a!49 0) (- available share))
                 (<= (ite (> a!50 0) a!50 0) share)
                 (>= quotient_1 0)
                 (>= excess_weight 0)
                 (>= 0 0)
                 (< low high)
                 (< inner_low inner_high))))
(let ((a!29 (=> (and true (< cap quotient_1) (not (< 0 excess_weight))) a!28))
      (a!44 (=> (and true (not (< cap quotient_1)) (< 0 excess_weight)) a!43))
      (a!57 (=> (and true (not (< cap quotient_1)) (not (< 0 excess_weight)))
                a!56)))
(let ((a!58 (and (=> (and true (< cap quotient_1) (< 0 excess_weight)) a!15)
                 a!29
                 a!44
                 a!57
                 (= spent (- spent 0)))))
  (not a!58)))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: a proposal, a later epoch of 3, with the user before
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun at_the_end () Int)
(declare-fun available () Int)
(declare-fun cap () Int)
(declare-fun excess_cost () Int)
(declare-fun excess_weight () Int)
(declare-fun high () Int)
(declare-fun inner_high () Int)
(declare-fun inner_low () Int)
(declare-fun low () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(declare-fun saturation () Int)
(declare-fun share () Int)
(declare-fun spent () Int)
(declare-fun sum_cost () Int)
(assert (! (let ((a!1 (<= (ite (< (- 0 spent) (- spent 1099511627776))
                    (- spent 1099511627776)
                    (- 0 spent))
               0)))
  (and a!1
       (>= sum_cost 0)
       (>= excess_cost 0)
       (<= (+ sum_cost excess_cost) spent)))
  :named |the account|))
(assert (! (and (>= share 0) (<= share available) (= at_the_end share))
  :named |as shown of a share|))
(assert (! (and (<= sum_cost (- available share)) (<= excess_cost share))
  :named |as shown of earlier epochs|))
(assert (! (let ((a!1 (<= available
               (- 1099511627776
                  (+ spent (* (- 1) sum_cost) (* (- 1) excess_cost))))))
  (and (>= available 0) a!1))
  :named |as shown of what is available|))
(assert (! (and (< low high) (< inner_low inner_high))
  :named |not empty|))
(assert (! (>= saturation 0)
  :named |a margin|))
(assert (! (>= cap 0)
  :named |a weight|))
(assert (! (and (>= excess_weight 0) (<= (* excess_weight saturation) at_the_end))
  :named |as shown of an excess query|))
(assert (! (let ((a!1 (+ (* quotient_1 (+ high (* (- 1) low))) remainder_1)))
(let ((a!2 (and (= (+ available (* (- 1) share)) a!1)
                (>= remainder_1 0)
                (< remainder_1 (+ high (* (- 1) low))))))
  (=> (>= (+ high (* (- 1) low)) 1) a!2)))
  :named |about quotient_1|))
(assert (! (let ((a!1 (> (- (* cap (- high low)) sum_cost) 0))
      (a!3 (ite (> (- (* excess_weight saturation) excess_cost) 0)
                (- (* excess_weight saturation) excess_cost)
                0))
      (a!16 (ite (> (- (* excess_weight 0) excess_cost) 0)
                 (- (* excess_weight 0) excess_cost)
                 0))
      (a!30 (> (- (* quotient_1 (- high low)) sum_cost) 0)))
(let ((a!2 (ite a!1 (- (* cap (- high low)) sum_cost) 0))
      (a!31 (ite a!30 (- (* quotient_1 (- high low)) sum_cost) 0)))
(let ((a!4 (ite (< cap 0) 0 (ite (<= (+ a!2 a!3) (- 1099511627776 spent)) 1 0)))
      (a!17 (ite (< cap 0)
                 0
                 (ite (<= (+ a!2 a!16) (- 1099511627776 spent)) 1 0)))
      (a!32 (ite (< quotient_1 0)
                 0
                 (ite (<= (+ a!31 a!3) (- 1099511627776 spent)) 1 0)))
      (a!45 (ite (< quotient_1 0)
                 0
                 (ite (<= (+ a!31 a!16) (- 1099511627776 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0)
                0
                (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!4))))
      (a!18 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!17))))
      (a!33 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!32))))
      (a!46 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!45)))))
(let ((a!6 (- cap (* (ite (< saturation 0) 0 a!5) cap)))
      (a!7 (- (* (ite (< saturation 0) 0 a!5) cap) cap))
      (a!8 (* (* (ite (< saturation 0) 0 a!5) cap) (- high low)))
      (a!9 (* (* (ite (< saturation 0) 0 a!5) excess_weight) saturation))
      (a!12 (- excess_weight (* (ite (< saturation 0) 0 a!5) excess_weight)))
      (a!13 (- (* (ite (< saturation 0) 0 a!5) excess_weight) excess_weight))
      (a!19 (- cap (* (ite (< 0 0) 0 a!18) cap)))
      (a!20 (- (* (ite (< 0 0) 0 a!18) cap) cap))
      (a!21 (* (* (ite (< 0 0) 0 a!18) cap) (- high low)))
      (a!22 (* (* (ite (< 0 0) 0 a!18) excess_weight) 0))
      (a!25 (- excess_weight (* (ite (< 0 0) 0 a!18) excess_weight)))
      (a!26 (- (* (ite (< 0 0) 0 a!18) excess_weight) excess_weight))
      (a!34 (- quotient_1 (* (ite (< saturation 0) 0 a!33) quotient_1)))
      (a!35 (- (* (ite (< saturation 0) 0 a!33) quotient_1) quotient_1))
      (a!36 (* (* (ite (< saturation 0) 0 a!33) quotient_1) (- high low)))
      (a!37 (* (* (ite (< saturation 0) 0 a!33) excess_weight) saturation))
      (a!40 (- excess_weight (* (ite (< saturation 0) 0 a!33) excess_weight)))
      (a!41 (- (* (ite (< saturation 0) 0 a!33) excess_weight) excess_weight))
      (a!47 (- quotient_1 (* (ite (< 0 0) 0 a!46) quotient_1)))
      (a!48 (- (* (ite (< 0 0) 0 a!46) quotient_1) quotient_1))
      (a!49 (* (* (ite (< 0 0) 0 a!46) quotient_1) (- high low)))
      (a!50 (* (* (ite (< 0 0) 0 a!46) excess_weight) 0))
      (a!53 (- excess_weight (* (ite (< 0 0) 0 a!46) excess_weight)))
      (a!54 (- (* (ite (< 0 0) 0 a!46) excess_weight) excess_weight)))
(let ((a!10 (- (+ (ite (< sum_cost a!8) a!8 sum_cost)
                  (ite (< excess_cost a!9) a!9 excess_cost))
               available))
      (a!23 (- (+ (ite (< sum_cost a!21) a!21 sum_cost)
                  (ite (< excess_cost a!22) a!22 excess_cost))
               available))
      (a!38 (- (+ (ite (< sum_cost a!36) a!36 sum_cost)
                  (ite (< excess_cost a!37) a!37 excess_cost))
               available))
      (a!51 (- (+ (ite (< sum_cost a!49) a!49 sum_cost)
                  (ite (< excess_cost a!50) a!50 excess_cost))
               available)))
(let ((a!11 (ite (< (ite (< a!6 a!7) a!7 a!6) a!10)
                 a!10
                 (ite (< a!6 a!7) a!7 a!6)))
      (a!14 (ite (< (ite (< a!12 a!13) a!13 a!12) a!10)
                 a!10
                 (ite (< a!12 a!13) a!13 a!12)))
      (a!24 (ite (< (ite (< a!19 a!20) a!20 a!19) a!23)
                 a!23
                 (ite (< a!19 a!20) a!20 a!19)))
      (a!27 (ite (< (ite (< a!25 a!26) a!26 a!25) a!23)
                 a!23
                 (ite (< a!25 a!26) a!26 a!25)))
      (a!39 (ite (< (ite (< a!34 a!35) a!35 a!34) a!38)
                 a!38
                 (ite (< a!34 a!35) a!35 a!34)))
      (a!42 (ite (< (ite (< a!40 a!41) a!41 a!40) a!38)
                 a!38
                 (ite (< a!40 a!41) a!41 a!40)))
      (a!52 (ite (< (ite (< a!47 a!48) a!48 a!47) a!51)
                 a!51
                 (ite (< a!47 a!48) a!48 a!47)))
      (a!55 (ite (< (ite (< a!53 a!54) a!54 a!53) a!51)
                 a!51
                 (ite (< a!53 a!54) a!54 a!53))))
(let ((a!15 (and (<= a!11 0)
                 (<= a!14 0)
                 (<= (ite (< sum_cost a!8) a!8 sum_cost) (- available share))
                 (<= (ite (< excess_cost a!9) a!9 excess_cost) share)
                 (>= cap 0)
                 (>= excess_weight 0)
                 (>= saturation 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!28 (and (<= a!24 0)
                 (<= a!27 0)
                 (<= (ite (< sum_cost a!21) a!21 sum_cost) (- available share))
                 (<= (ite (< excess_cost a!22) a!22 excess_cost) share)
                 (>= cap 0)
                 (>= excess_weight 0)
                 (>= 0 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!43 (and (<= a!39 0)
                 (<= a!42 0)
                 (<= (ite (< sum_cost a!36) a!36 sum_cost) (- available share))
                 (<= (ite (< excess_cost a!37) a!37 excess_cost) share)
                 (>= quotient_1 0)
                 (>= excess_weight 0)
                 (>= saturation 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!56 (and (<= a!52 0)
                 (<= a!55 0)
                 (<= (ite (< sum_cost a!49) a!49 sum_cost) (- available share))
                 (<= (ite (< excess_cost a!50) a!50 excess_cost) share)
                 (>= quotient_1 0)
                 (>= excess_weight 0)
                 (>= 0 0)
                 (< low high)
                 (< inner_low inner_high))))
(let ((a!29 (=> (and true (< cap quotient_1) (not (< 0 excess_weight))) a!28))
      (a!44 (=> (and true (not (< cap quotient_1)) (< 0 excess_weight)) a!43))
      (a!57 (=> (and true (not (< cap quotient_1)) (not (< 0 excess_weight)))
                a!56)))
(let ((a!58 (and (=> (and true (< cap quotient_1) (< 0 excess_weight)) a!15)
                 a!29
                 a!44
                 a!57
                 (= (+ spent (* (- 1) sum_cost) (* (- 1) excess_cost))
                    (- spent (+ sum_cost excess_cost))))))
  (not a!58)))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: a proposal, the first epoch of 1, with the user for the first time, the last
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun at_the_end () Int)
(declare-fun available () Int)
(declare-fun cap () Int)
(declare-fun excess_cost () Int)
(declare-fun excess_weight () Int)
(declare-fun high () Int)
(declare-fun inner_high () Int)
(declare-fun inner_low () Int)
(declare-fun low () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(declare-fun saturation () Int)
(declare-fun share () Int)
(declare-fun spent () Int)
(declare-fun sum_cost () Int)
(assert (! (let ((a!1 (<= (ite (< (- 0 spent) (- spent 1099511627776))
                    (- spent 1099511627776)
                    (- 0 spent))
               0)))
  (and a!1
       (>= sum_cost 0)
       (>= excess_cost 0)
       (<= (+ sum_cost excess_cost) spent)))
  :named |the account|))
(assert (! (and (>= share 0) (<= share available) (>= at_the_end 0) (<= at_the_end share))
  :named |as shown of a share|))
(assert (! (and (>= available 0))
  :named |as shown of earlier epochs|))
(assert (! (and (>= available 0) (<= available (- 1099511627776 spent)))
  :named |as shown of what is available|))
(assert (! (and (< low high) (< inner_low inner_high))
  :named |not empty|))
(assert (! (>= saturation 0)
  :named |a margin|))
(assert (! (>= cap 0)
  :named |a weight|))
(assert (! (and (>= excess_weight 0) (<= (* excess_weight saturation) at_the_end))
  :named |as shown of an excess query|))
(assert (! (let ((a!1 (+ (* quotient_1 (+ high (* (- 1) low))) remainder_1)))
(let ((a!2 (and (= (+ available (* (- 1) excess_weight saturation)) a!1)
                (>= remainder_1 0)
                (< remainder_1 (+ high (* (- 1) low))))))
  (=> (>= (+ high (* (- 1) low)) 1) a!2)))
  :named |about quotient_1|))
(assert (! (let ((a!1 (> (- (* cap (- high low)) 0) 0))
      (a!3 (ite (> (- (* excess_weight saturation) 0) 0)
                (- (* excess_weight saturation) 0)
                0))
      (a!16 (ite (> (- (* excess_weight 0) 0) 0) (- (* excess_weight 0) 0) 0))
      (a!30 (> (- (* quotient_1 (- high low)) 0) 0)))
(let ((a!2 (ite a!1 (- (* cap (- high low)) 0) 0))
      (a!31 (ite a!30 (- (* quotient_1 (- high low)) 0) 0)))
(let ((a!4 (ite (< cap 0) 0 (ite (<= (+ a!2 a!3) (- 1099511627776 spent)) 1 0)))
      (a!17 (ite (< cap 0)
                 0
                 (ite (<= (+ a!2 a!16) (- 1099511627776 spent)) 1 0)))
      (a!32 (ite (< quotient_1 0)
                 0
                 (ite (<= (+ a!31 a!3) (- 1099511627776 spent)) 1 0)))
      (a!45 (ite (< quotient_1 0)
                 0
                 (ite (<= (+ a!31 a!16) (- 1099511627776 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0)
                0
                (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!4))))
      (a!18 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!17))))
      (a!33 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!32))))
      (a!46 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!45)))))
(let ((a!6 (- cap (* (ite (< saturation 0) 0 a!5) cap)))
      (a!7 (- (* (ite (< saturation 0) 0 a!5) cap) cap))
      (a!8 (* (* (ite (< saturation 0) 0 a!5) cap) (- high low)))
      (a!9 (* (* (ite (< saturation 0) 0 a!5) excess_weight) saturation))
      (a!12 (- excess_weight (* (ite (< saturation 0) 0 a!5) excess_weight)))
      (a!13 (- (* (ite (< saturation 0) 0 a!5) excess_weight) excess_weight))
      (a!19 (- cap (* (ite (< 0 0) 0 a!18) cap)))
      (a!20 (- (* (ite (< 0 0) 0 a!18) cap) cap))
      (a!21 (* (* (ite (< 0 0) 0 a!18) cap) (- high low)))
      (a!22 (* (* (ite (< 0 0) 0 a!18) excess_weight) 0))
      (a!25 (- excess_weight (* (ite (< 0 0) 0 a!18) excess_weight)))
      (a!26 (- (* (ite (< 0 0) 0 a!18) excess_weight) excess_weight))
      (a!34 (- quotient_1 (* (ite (< saturation 0) 0 a!33) quotient_1)))
      (a!35 (- (* (ite (< saturation 0) 0 a!33) quotient_1) quotient_1))
      (a!36 (* (* (ite (< saturation 0) 0 a!33) quotient_1) (- high low)))
      (a!37 (* (* (ite (< saturation 0) 0 a!33) excess_weight) saturation))
      (a!40 (- excess_weight (* (ite (< saturation 0) 0 a!33) excess_weight)))
      (a!41 (- (* (ite (< saturation 0) 0 a!33) excess_weight) excess_weight))
      (a!47 (- quotient_1 (* (ite (< 0 0) 0 a!46) quotient_1)))
      (a!48 (- (* (ite (< 0 0) 0 a!46) quotient_1) quotient_1))
      (a!49 (* (* (ite (< 0 0) 0 a!46) quotient_1) (- high low)))
      (a!50 (* (* (ite (< 0 0) 0 a!46) excess_weight) 0))
      (a!53 (- excess_weight (* (ite (< 0 0) 0 a!46) excess_weight)))
      (a!54 (- (* (ite (< 0 0) 0 a!46) excess_weight) excess_weight)))
(let ((a!10 (- (+ (ite (> a!8 0) a!8 0) (ite (> a!9 0) a!9 0)) available))
      (a!23 (- (+ (ite (> a!21 0) a!21 0) (ite (> a!22 0) a!22 0)) available))
      (a!38 (- (+ (ite (> a!36 0) a!36 0) (ite (> a!37 0) a!37 0)) available))
      (a!51 (- (+ (ite (> a!49 0) a!49 0) (ite (> a!50 0) a!50 0)) available)))
(let ((a!11 (ite (< (ite (< a!6 a!7) a!7 a!6) a!10)
                 a!10
                 (ite (< a!6 a!7) a!7 a!6)))
      (a!14 (ite (< (ite (< a!12 a!13) a!13 a!12) a!10)
                 a!10
                 (ite (< a!12 a!13) a!13 a!12)))
      (a!24 (ite (< (ite (< a!19 a!20) a!20 a!19) a!23)
                 a!23
                 (ite (< a!19 a!20) a!20 a!19)))
      (a!27 (ite (< (ite (< a!25 a!26) a!26 a!25) a!23)
                 a!23
                 (ite (< a!25 a!26) a!26 a!25)))
      (a!39 (ite (< (ite (< a!34 a!35) a!35 a!34) a!38)
                 a!38
                 (ite (< a!34 a!35) a!35 a!34)))
      (a!42 (ite (< (ite (< a!40 a!41) a!41 a!40) a!38)
                 a!38
                 (ite (< a!40 a!41) a!41 a!40)))
      (a!52 (ite (< (ite (< a!47 a!48) a!48 a!47) a!51)
                 a!51
                 (ite (< a!47 a!48) a!48 a!47)))
      (a!55 (ite (< (ite (< a!53 a!54) a!54 a!53) a!51)
                 a!51
                 (ite (< a!53 a!54) a!54 a!53))))
(let ((a!15 (and (<= a!11 0)
                 (<= a!14 0)
                 (<= (ite (> a!8 0) a!8 0) available)
                 (<= (ite (> a!9 0) a!9 0) available)
                 (>= cap 0)
                 (>= excess_weight 0)
                 (>= saturation 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!28 (and (<= a!24 0)
                 (<= a!27 0)
                 (<= (ite (> a!21 0) a!21 0) available)
                 (<= (ite (> a!22 0) a!22 0) available)
                 (>= cap 0)
                 (>= excess_weight 0)
                 (>= 0 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!43 (and (<= a!39 0)
                 (<= a!42 0)
                 (<= (ite (> a!36 0) a!36 0) available)
                 (<= (ite (> a!37 0) a!37 0) available)
                 (>= quotient_1 0)
                 (>= excess_weight 0)
                 (>= saturation 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!56 (and (<= a!52 0)
                 (<= a!55 0)
                 (<= (ite (> a!49 0) a!49 0) available)
                 (<= (ite (> a!50 0) a!50 0) available)
                 (>= quotient_1 0)
                 (>= excess_weight 0)
                 (>= 0 0)
                 (< low high)
                 (< inner_low inner_high))))
(let ((a!29 (=> (and true (< cap quotient_1) (not (< 0 excess_weight))) a!28))
      (a!44 (=> (and true (not (< cap quotient_1)) (< 0 excess_weight)) a!43))
      (a!57 (=> (and true (not (< cap quotient_1)) (not (< 0 excess_weight)))
                a!56)))
(let ((a!58 (and (=> (and true (< cap quotient_1) (< 0 excess_weight)) a!15)
                 a!29
                 a!44
                 a!57
                 (= spent (- spent 0)))))
  (not a!58)))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: a proposal, the first epoch of 3, with the user for the first time, the last
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun at_the_end () Int)
(declare-fun available () Int)
(declare-fun cap () Int)
(declare-fun excess_cost () Int)
(declare-fun excess_weight () Int)
(declare-fun high () Int)
(declare-fun inner_high () Int)
(declare-fun inner_low () Int)
(declare-fun low () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(declare-fun saturation () Int)
(declare-fun share () Int)
(declare-fun spent () Int)
(declare-fun sum_cost () Int)
(assert (! (let ((a!1 (<= (ite (< (- 0 spent) (- spent 1099511627776))
                    (- spent 1099511627776)
                    (- 0 spent))
               0)))
  (and a!1
       (>= sum_cost 0)
       (>= excess_cost 0)
       (<= (+ sum_cost excess_cost) spent)))
  :named |the account|))
(assert (! (and (>= share 0) (<= share available) (>= at_the_end 0) (>= 0 at_the_end))
  :named |as shown of a share|))
(assert (! (and (>= (- available share) 0) (>= share 0))
  :named |as shown of earlier epochs|))
(assert (! (and (>= available 0) (<= available (- 1099511627776 spent)))
  :named |as shown of what is available|))
(assert (! (and (< low high) (< inner_low inner_high))
  :named |not empty|))
(assert (! (>= saturation 0)
  :named |a margin|))
(assert (! (>= cap 0)
  :named |a weight|))
(assert (! (and (>= excess_weight 0) (<= (* excess_weight saturation) at_the_end))
  :named |as shown of an excess query|))
(assert (! (let ((a!1 (+ (* quotient_1 (+ high (* (- 1) low))) remainder_1)))
(let ((a!2 (and (= available a!1)
                (>= remainder_1 0)
                (< remainder_1 (+ high (* (- 1) low))))))
  (=> (>= (+ high (* (- 1) low)) 1) a!2)))
  :named |about quotient_1|))
(assert (! (let ((a!1 (> (- (* cap (- high low)) 0) 0))
      (a!3 (ite (> (- (* excess_weight saturation) 0) 0)
                (- (* excess_weight saturation) 0)
                0))
      (a!16 (ite (> (- (* excess_weight 0) 0) 0) (- (* excess_weight 0) 0) 0))
      (a!30 (> (- (* quotient_1 (- high low)) 0) 0)))
(let ((a!2 (ite a!1 (- (* cap (- high low)) 0) 0))
      (a!31 (ite a!30 (- (* quotient_1 (- high low)) 0) 0)))
(let ((a!4 (ite (< cap 0) 0 (ite (<= (+ a!2 a!3) (- 1099511627776 spent)) 1 0)))
      (a!17 (ite (< cap 0)
                 0
                 (ite (<= (+ a!2 a!16) (- 1099511627776 spent)) 1 0)))
      (a!32 (ite (< quotient_1 0)
                 0
                 (ite (<= (+ a!31 a!3) (- 1099511627776 spent)) 1 0)))
      (a!45 (ite (< quotient_1 0)
                 0
                 (ite (<= (+ a!31 a!16) (- 1099511627776 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0)
                0
                (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!4))))
      (a!18 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!17))))
      (a!33 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!32))))
      (a!46 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!45)))))
(let ((a!6 (- cap (* (ite (< saturation 0) 0 a!5) cap)))
      (a!7 (- (* (ite (< saturation 0) 0 a!5) cap) cap))
      (a!8 (* (* (ite (< saturation 0) 0 a!5) cap) (- high low)))
      (a!9 (* (* (ite (< saturation 0) 0 a!5) excess_weight) saturation))
      (a!12 (- excess_weight (* (ite (< saturation 0) 0 a!5) excess_weight)))
      (a!13 (- (* (ite (< saturation 0) 0 a!5) excess_weight) excess_weight))
      (a!19 (- cap (* (ite (< 0 0) 0 a!18) cap)))
      (a!20 (- (* (ite (< 0 0) 0 a!18) cap) cap))
      (a!21 (* (* (ite (< 0 0) 0 a!18) cap) (- high low)))
      (a!22 (* (* (ite (< 0 0) 0 a!18) excess_weight) 0))
      (a!25 (- excess_weight (* (ite (< 0 0) 0 a!18) excess_weight)))
      (a!26 (- (* (ite (< 0 0) 0 a!18) excess_weight) excess_weight))
      (a!34 (- quotient_1 (* (ite (< saturation 0) 0 a!33) quotient_1)))
      (a!35 (- (* (ite (< saturation 0) 0 a!33) quotient_1) quotient_1))
      (a!36 (* (* (ite (< saturation 0) 0 a!33) quotient_1) (- high low)))
      (a!37 (* (* (ite (< saturation 0) 0 a!33) excess_weight) saturation))
      (a!40 (- excess_weight (* (ite (< saturation 0) 0 a!33) excess_weight)))
      (a!41 (- (* (ite (< saturation 0) 0 a!33) excess_weight) excess_weight))
      (a!47 (- quotient_1 (* (ite (< 0 0) 0 a!46) quotient_1)))
      (a!48 (- (* (ite (< 0 0) 0 a!46) quotient_1) quotient_1))
      (a!49 (* (* (ite (< 0 0) 0 a!46) quotient_1) (- high low)))
      (a!50 (* (* (ite (< 0 0) 0 a!46) excess_weight) 0))
      (a!53 (- excess_weight (* (ite (< 0 0) 0 a!46) excess_weight)))
      (a!54 (- (* (ite (< 0 0) 0 a!46) excess_weight) excess_weight)))
(let ((a!10 (- (+ (ite (> a!8 0) a!8 0) (ite (> a!9 0) a!9 0)) available))
      (a!23 (- (+ (ite (> a!21 0) a!21 0) (ite (> a!22 0) a!22 0)) available))
      (a!38 (- (+ (ite (> a!36 0) a!36 0) (ite (> a!37 0) a!37 0)) available))
      (a!51 (- (+ (ite (> a!49 0) a!49 0) (ite (> a!50 0) a!50 0)) available)))
(let ((a!11 (ite (< (ite (< a!6 a!7) a!7 a!6) a!10)
                 a!10
                 (ite (< a!6 a!7) a!7 a!6)))
      (a!14 (ite (< (ite (< a!12 a!13) a!13 a!12) a!10)
                 a!10
                 (ite (< a!12 a!13) a!13 a!12)))
      (a!24 (ite (< (ite (< a!19 a!20) a!20 a!19) a!23)
                 a!23
                 (ite (< a!19 a!20) a!20 a!19)))
      (a!27 (ite (< (ite (< a!25 a!26) a!26 a!25) a!23)
                 a!23
                 (ite (< a!25 a!26) a!26 a!25)))
      (a!39 (ite (< (ite (< a!34 a!35) a!35 a!34) a!38)
                 a!38
                 (ite (< a!34 a!35) a!35 a!34)))
      (a!42 (ite (< (ite (< a!40 a!41) a!41 a!40) a!38)
                 a!38
                 (ite (< a!40 a!41) a!41 a!40)))
      (a!52 (ite (< (ite (< a!47 a!48) a!48 a!47) a!51)
                 a!51
                 (ite (< a!47 a!48) a!48 a!47)))
      (a!55 (ite (< (ite (< a!53 a!54) a!54 a!53) a!51)
                 a!51
                 (ite (< a!53 a!54) a!54 a!53))))
(let ((a!15 (and (<= a!11 0)
                 (<= a!14 0)
                 (<= (ite (> a!8 0) a!8 0) (- available 0))
                 (>= 0 (ite (> a!9 0) a!9 0))
                 (>= cap 0)
                 (>= excess_weight 0)
                 (>= saturation 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!28 (and (<= a!24 0)
                 (<= a!27 0)
                 (<= (ite (> a!21 0) a!21 0) (- available 0))
                 (>= 0 (ite (> a!22 0) a!22 0))
                 (>= cap 0)
                 (>= excess_weight 0)
                 (>= 0 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!43 (and (<= a!39 0)
                 (<= a!42 0)
                 (<= (ite (> a!36 0) a!36 0) (- available 0))
                 (>= 0 (ite (> a!37 0) a!37 0))
                 (>= quotient_1 0)
                 (>= excess_weight 0)
                 (>= saturation 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!56 (and (<= a!52 0)
                 (<= a!55 0)
                 (<= (ite (> a!49 0) a!49 0) (- available 0))
                 (>= 0 (ite (> a!50 0) a!50 0))
                 (>= quotient_1 0)
                 (>= excess_weight 0)
                 (>= 0 0)
                 (< low high)
                 (< inner_low inner_high))))
(let ((a!29 (=> (and true (< cap quotient_1) (not (< 0 excess_weight))) a!28))
      (a!44 (=> (and true (not (< cap quotient_1)) (< 0 excess_weight)) a!43))
      (a!57 (=> (and true (not (< cap quotient_1)) (not (< 0 excess_weight)))
                a!56)))
(let ((a!58 (and (=> (and true (< cap quotient_1) (< 0 excess_weight)) a!15)
                 a!29
                 a!44
                 a!57
                 (= spent (- spent 0)))))
  (not a!58)))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: a proposal, a later epoch of 3, with the user for the first time, the last
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun at_the_end () Int)
(declare-fun available () Int)
(declare-fun cap () Int)
(declare-fun excess_cost () Int)
(declare-fun excess_weight () Int)
(declare-fun high () Int)
(declare-fun inner_high () Int)
(declare-fun inner_low () Int)
(declare-fun low () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(declare-fun saturation () Int)
(declare-fun share () Int)
(declare-fun spent () Int)
(declare-fun sum_cost () Int)
(assert (! (let ((a!1 (<= (ite (< (- 0 spent) (- spent 1099511627776))
                    (- spent 1099511627776)
                    (- 0 spent))
               0)))
  (and a!1
       (>= sum_cost 0)
       (>= excess_cost 0)
       (<= (+ sum_cost excess_cost) spent)))
  :named |the account|))
(assert (! (and (>= share 0) (<= share available) (>= at_the_end 0) (>= 0 at_the_end))
  :named |as shown of a share|))
(assert (! (and (>= (- available share) 0) (>= share 0))
  :named |as shown of earlier epochs|))
(assert (! (and (>= available 0) (<= available (- 1099511627776 spent)))
  :named |as shown of what is available|))
(assert (! (and (< low high) (< inner_low inner_high))
  :named |not empty|))
(assert (! (>= saturation 0)
  :named |a margin|))
(assert (! (>= cap 0)
  :named |a weight|))
(assert (! (and (>= excess_weight 0) (<= (* excess_weight saturation) at_the_end))
  :named |as shown of an excess query|))
(assert (! (let ((a!1 (+ (* quotient_1 (+ high (* (- 1) low))) remainder_1)))
(let ((a!2 (and (= available a!1)
                (>= remainder_1 0)
                (< remainder_1 (+ high (* (- 1) low))))))
  (=> (>= (+ high (* (- 1) low)) 1) a!2)))
  :named |about quotient_1|))
(assert (! (let ((a!1 (> (- (* cap (- high low)) 0) 0))
      (a!3 (ite (> (- (* excess_weight saturation) 0) 0)
                (- (* excess_weight saturation) 0)
                0))
      (a!16 (ite (> (- (* excess_weight 0) 0) 0) (- (* excess_weight 0) 0) 0))
      (a!30 (> (- (* quotient_1 (- high low)) 0) 0)))
(let ((a!2 (ite a!1 (- (* cap (- high low)) 0) 0))
      (a!31 (ite a!30 (- (* quotient_1 (- high low)) 0) 0)))
(let ((a!4 (ite (< cap 0) 0 (ite (<= (+ a!2 a!3) (- 1099511627776 spent)) 1 0)))
      (a!17 (ite (< cap 0)
                 0
                 (ite (<= (+ a!2 a!16) (- 1099511627776 spent)) 1 0)))
      (a!32 (ite (< quotient_1 0)
                 0
                 (ite (<= (+ a!31 a!3) (- 1099511627776 spent)) 1 0)))
      (a!45 (ite (< quotient_1 0)
                 0
                 (ite (<= (+ a!31 a!16) (- 1099511627776 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0)
                0
                (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!4))))
      (a!18 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!17))))
      (a!33 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!32))))
      (a!46 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!45)))))
(let ((a!6 (- cap (* (ite (< saturation 0) 0 a!5) cap)))
      (a!7 (- (* (ite (< saturation 0) 0 a!5) cap) cap))
      (a!8 (* (* (ite (< saturation 0) 0 a!5) cap) (- high low)))
      (a!9 (* (* (ite (< saturation 0) 0 a!5) excess_weight) saturation))
      (a!12 (- excess_weight (* (ite (< saturation 0) 0 a!5) excess_weight)))
      (a!13 (- (* (ite (< saturation 0) 0 a!5) excess_weight) excess_weight))
      (a!19 (- cap (* (ite (< 0 0) 0 a!18) cap)))
      (a!20 (- (* (ite (< 0 0) 0 a!18) cap) cap))
      (a!21 (* (* (ite (< 0 0) 0 a!18) cap) (- high low)))
      (a!22 (* (* (ite (< 0 0) 0 a!18) excess_weight) 0))
      (a!25 (- excess_weight (* (ite (< 0 0) 0 a!18) excess_weight)))
      (a!26 (- (* (ite (< 0 0) 0 a!18) excess_weight) excess_weight))
      (a!34 (- quotient_1 (* (ite (< saturation 0) 0 a!33) quotient_1)))
      (a!35 (- (* (ite (< saturation 0) 0 a!33) quotient_1) quotient_1))
      (a!36 (* (* (ite (< saturation 0) 0 a!33) quotient_1) (- high low)))
      (a!37 (* (* (ite (< saturation 0) 0 a!33) excess_weight) saturation))
      (a!40 (- excess_weight (* (ite (< saturation 0) 0 a!33) excess_weight)))
      (a!41 (- (* (ite (< saturation 0) 0 a!33) excess_weight) excess_weight))
      (a!47 (- quotient_1 (* (ite (< 0 0) 0 a!46) quotient_1)))
      (a!48 (- (* (ite (< 0 0) 0 a!46) quotient_1) quotient_1))
      (a!49 (* (* (ite (< 0 0) 0 a!46) quotient_1) (- high low)))
      (a!50 (* (* (ite (< 0 0) 0 a!46) excess_weight) 0))
      (a!53 (- excess_weight (* (ite (< 0 0) 0 a!46) excess_weight)))
      (a!54 (- (* (ite (< 0 0) 0 a!46) excess_weight) excess_weight)))
(let ((a!10 (- (+ (ite (> a!8 0) a!8 0) (ite (> a!9 0) a!9 0)) available))
      (a!23 (- (+ (ite (> a!21 0) a!21 0) (ite (> a!22 0) a!22 0)) available))
      (a!38 (- (+ (ite (> a!36 0) a!36 0) (ite (> a!37 0) a!37 0)) available))
      (a!51 (- (+ (ite (> a!49 0) a!49 0) (ite (> a!50 0) a!50 0)) available)))
(let ((a!11 (ite (< (ite (< a!6 a!7) a!7 a!6) a!10)
                 a!10
                 (ite (< a!6 a!7) a!7 a!6)))
      (a!14 (ite (< (ite (< a!12 a!13) a!13 a!12) a!10)
                 a!10
                 (ite (< a!12 a!13) a!13 a!12)))
      (a!24 (ite (< (ite (< a!19 a!20) a!20 a!19) a!23)
                 a!23
                 (ite (< a!19 a!20) a!20 a!19)))
      (a!27 (ite (< (ite (< a!25 a!26) a!26 a!25) a!23)
                 a!23
                 (ite (< a!25 a!26) a!26 a!25)))
      (a!39 (ite (< (ite (< a!34 a!35) a!35 a!34) a!38)
                 a!38
                 (ite (< a!34 a!35) a!35 a!34)))
      (a!42 (ite (< (ite (< a!40 a!41) a!41 a!40) a!38)
                 a!38
                 (ite (< a!40 a!41) a!41 a!40)))
      (a!52 (ite (< (ite (< a!47 a!48) a!48 a!47) a!51)
                 a!51
                 (ite (< a!47 a!48) a!48 a!47)))
      (a!55 (ite (< (ite (< a!53 a!54) a!54 a!53) a!51)
                 a!51
                 (ite (< a!53 a!54) a!54 a!53))))
(let ((a!15 (and (<= a!11 0)
                 (<= a!14 0)
                 (<= (ite (> a!8 0) a!8 0) (- available 0))
                 (>= 0 (ite (> a!9 0) a!9 0))
                 (>= cap 0)
                 (>= excess_weight 0)
                 (>= saturation 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!28 (and (<= a!24 0)
                 (<= a!27 0)
                 (<= (ite (> a!21 0) a!21 0) (- available 0))
                 (>= 0 (ite (> a!22 0) a!22 0))
                 (>= cap 0)
                 (>= excess_weight 0)
                 (>= 0 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!43 (and (<= a!39 0)
                 (<= a!42 0)
                 (<= (ite (> a!36 0) a!36 0) (- available 0))
                 (>= 0 (ite (> a!37 0) a!37 0))
                 (>= quotient_1 0)
                 (>= excess_weight 0)
                 (>= saturation 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!56 (and (<= a!52 0)
                 (<= a!55 0)
                 (<= (ite (> a!49 0) a!49 0) (- available 0))
                 (>= 0 (ite (> a!50 0) a!50 0))
                 (>= quotient_1 0)
                 (>= excess_weight 0)
                 (>= 0 0)
                 (< low high)
                 (< inner_low inner_high))))
(let ((a!29 (=> (and true (< cap quotient_1) (not (< 0 excess_weight))) a!28))
      (a!44 (=> (and true (not (< cap quotient_1)) (< 0 excess_weight)) a!43))
      (a!57 (=> (and true (not (< cap quotient_1)) (not (< 0 excess_weight)))
                a!56)))
(let ((a!58 (and (=> (and true (< cap quotient_1) (< 0 excess_weight)) a!15)
                 a!29
                 a!44
                 a!57
                 (= spent (- spent 0)))))
  (not a!58)))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: a proposal, a later epoch of 3, with the user before, the last
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun at_the_end () Int)
(declare-fun available () Int)
(declare-fun cap () Int)
(declare-fun excess_cost () Int)
(declare-fun excess_weight () Int)
(declare-fun high () Int)
(declare-fun inner_high () Int)
(declare-fun inner_low () Int)
(declare-fun low () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(declare-fun saturation () Int)
(declare-fun share () Int)
(declare-fun spent () Int)
(declare-fun sum_cost () Int)
(assert (! (let ((a!1 (<= (ite (< (- 0 spent) (- spent 1099511627776))
                    (- spent 1099511627776)
                    (- 0 spent))
               0)))
  (and a!1
       (>= sum_cost 0)
       (>= excess_cost 0)
       (<= (+ sum_cost excess_cost) spent)))
  :named |the account|))
(assert (! (and (>= share 0)
     (<= share available)
     (>= at_the_end 0)
     (<= at_the_end excess_cost))
  :named |as shown of a share|))
(assert (! (and (<= sum_cost (- available share)) (<= excess_cost share))
  :named |as shown of earlier epochs|))
(assert (! (let ((a!1 (<= available
               (- 1099511627776
                  (+ spent (* (- 1) sum_cost) (* (- 1) excess_cost))))))
  (and (>= available 0) a!1))
  :named |as shown of what is available|))
(assert (! (and (< low high) (< inner_low inner_high))
  :named |not empty|))
(assert (! (>= saturation 0)
  :named |a margin|))
(assert (! (>= cap 0)
  :named |a weight|))
(assert (! (and (>= excess_weight 0) (<= (* excess_weight saturation) at_the_end))
  :named |as shown of an excess query|))
(assert (! (let ((a!1 (+ (* quotient_1 (+ high (* (- 1) low))) remainder_1)))
(let ((a!2 (and (= (+ available (* (- 1) excess_cost)) a!1)
                (>= remainder_1 0)
                (< remainder_1 (+ high (* (- 1) low))))))
  (=> (>= (+ high (* (- 1) low)) 1) a!2)))
  :named |about quotient_1|))
(assert (! (let ((a!1 (> (- (* cap (- high low)) sum_cost) 0))
      (a!3 (ite (> (- (* excess_weight saturation) excess_cost) 0)
                (- (* excess_weight saturation) excess_cost)
                0))
      (a!16 (ite (> (- (* excess_weight 0) excess_cost) 0)
                 (- (* excess_weight 0) excess_cost)
                 0))
      (a!30 (> (- (* quotient_1 (- high low)) sum_cost) 0)))
(let ((a!2 (ite a!1 (- (* cap (- high low)) sum_cost) 0))
      (a!31 (ite a!30 (- (* quotient_1 (- high low)) sum_cost) 0)))
(let ((a!4 (ite (< cap 0) 0 (ite (<= (+ a!2 a!3) (- 1099511627776 spent)) 1 0)))
      (a!17 (ite (< cap 0)
                 0
                 (ite (<= (+ a!2 a!16) (- 1099511627776 spent)) 1 0)))
      (a!32 (ite (< quotient_1 0)
                 0
                 (ite (<= (+ a!31 a!3) (- 1099511627776 spent)) 1 0)))
      (a!45 (ite (< quotient_1 0)
                 0
                 (ite (<= (+ a!31 a!16) (- 1099511627776 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0)
                0
                (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!4))))
      (a!18 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!17))))
      (a!33 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!32))))
      (a!46 (ite (< (- inner_high inner_low) 0)
                 0
                 (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!45)))))
(let ((a!6 (- cap (* (ite (< saturation 0) 0 a!5) cap)))
      (a!7 (- (* (ite (< saturation 0) 0 a!5) cap) cap))
      (a!8 (* (* (ite (< saturation 0) 0 a!5) cap) (- high low)))
      (a!9 (* (* (ite (< saturation 0) 0 a!5) excess_weight) saturation))
      (a!12 (- excess_weight (* (ite (< saturation 0) 0 a!5) excess_weight)))
      (a!13 (- (* (ite (< saturation 0) 0 a!5) excess_weight) excess_weight))
      (a!19 (- cap (* (ite (< 0 0) 0 a!18) cap)))
      (a!20 (- (* (ite (< 0 0) 0 a!18) cap) cap))
      (a!21 (* (* (ite (< 0 0) 0 a!18) cap) (- high low)))
      (a!22 (* (* (ite (< 0 0) 0 a!18) excess_weight) 0))
      (a!25 (- excess_weight (* (ite (< 0 0) 0 a!18) excess_weight)))
      (a!26 (- (* (ite (< 0 0) 0 a!18) excess_weight) excess_weight))
      (a!34 (- quotient_1 (* (ite (< saturation 0) 0 a!33) quotient_1)))
      (a!35 (- (* (ite (< saturation 0) 0 a!33) quotient_1) quotient_1))
      (a!36 (* (* (ite (< saturation 0) 0 a!33) quotient_1) (- high low)))
      (a!37 (* (* (ite (< saturation 0) 0 a!33) excess_weight) saturation))
      (a!40 (- excess_weight (* (ite (< saturation 0) 0 a!33) excess_weight)))
      (a!41 (- (* (ite (< saturation 0) 0 a!33) excess_weight) excess_weight))
      (a!47 (- quotient_1 (* (ite (< 0 0) 0 a!46) quotient_1)))
      (a!48 (- (* (ite (< 0 0) 0 a!46) quotient_1) quotient_1))
      (a!49 (* (* (ite (< 0 0) 0 a!46) quotient_1) (- high low)))
      (a!50 (* (* (ite (< 0 0) 0 a!46) excess_weight) 0))
      (a!53 (- excess_weight (* (ite (< 0 0) 0 a!46) excess_weight)))
      (a!54 (- (* (ite (< 0 0) 0 a!46) excess_weight) excess_weight)))
(let ((a!10 (- (+ (ite (< sum_cost a!8) a!8 sum_cost)
                  (ite (< excess_cost a!9) a!9 excess_cost))
               available))
      (a!23 (- (+ (ite (< sum_cost a!21) a!21 sum_cost)
                  (ite (< excess_cost a!22) a!22 excess_cost))
               available))
      (a!38 (- (+ (ite (< sum_cost a!36) a!36 sum_cost)
                  (ite (< excess_cost a!37) a!37 excess_cost))
               available))
      (a!51 (- (+ (ite (< sum_cost a!49) a!49 sum_cost)
                  (ite (< excess_cost a!50) a!50 excess_cost))
               available)))
(let ((a!11 (ite (< (ite (< a!6 a!7) a!7 a!6) a!10)
                 a!10
                 (ite (< a!6 a!7) a!7 a!6)))
      (a!14 (ite (< (ite (< a!12 a!13) a!13 a!12) a!10)
                 a!10
                 (ite (< a!12 a!13) a!13 a!12)))
      (a!24 (ite (< (ite (< a!19 a!20) a!20 a!19) a!23)
                 a!23
                 (ite (< a!19 a!20) a!20 a!19)))
      (a!27 (ite (< (ite (< a!25 a!26) a!26 a!25) a!23)
                 a!23
                 (ite (< a!25 a!26) a!26 a!25)))
      (a!39 (ite (< (ite (< a!34 a!35) a!35 a!34) a!38)
                 a!38
                 (ite (< a!34 a!35) a!35 a!34)))
      (a!42 (ite (< (ite (< a!40 a!41) a!41 a!40) a!38)
                 a!38
                 (ite (< a!40 a!41) a!41 a!40)))
      (a!52 (ite (< (ite (< a!47 a!48) a!48 a!47) a!51)
                 a!51
                 (ite (< a!47 a!48) a!48 a!47)))
      (a!55 (ite (< (ite (< a!53 a!54) a!54 a!53) a!51)
                 a!51
                 (ite (< a!53 a!54) a!54 a!53))))
(let ((a!15 (and (<= a!11 0)
                 (<= a!14 0)
                 (<= (ite (< sum_cost a!8) a!8 sum_cost)
                     (- available excess_cost))
                 (<= (ite (< excess_cost a!9) a!9 excess_cost) excess_cost)
                 (>= cap 0)
                 (>= excess_weight 0)
                 (>= saturation 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!28 (and (<= a!24 0)
                 (<= a!27 0)
                 (<= (ite (< sum_cost a!21) a!21 sum_cost)
                     (- available excess_cost))
                 (<= (ite (< excess_cost a!22) a!22 excess_cost) excess_cost)
                 (>= cap 0)
                 (>= excess_weight 0)
                 (>= 0 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!43 (and (<= a!39 0)
                 (<= a!42 0)
                 (<= (ite (< sum_cost a!36) a!36 sum_cost)
                     (- available excess_cost))
                 (<= (ite (< excess_cost a!37) a!37 excess_cost) excess_cost)
                 (>= quotient_1 0)
                 (>= excess_weight 0)
                 (>= saturation 0)
                 (< low high)
                 (< inner_low inner_high)))
      (a!56 (and (<= a!52 0)
                 (<= a!55 0)
                 (<= (ite (< sum_cost a!49) a!49 sum_cost)
                     (- available excess_cost))
                 (<= (ite (< excess_cost a!50) a!50 excess_cost) excess_cost)
                 (>= quotient_1 0)
                 (>= excess_weight 0)
                 (>= 0 0)
                 (< low high)
                 (< inner_low inner_high))))
(let ((a!29 (=> (and true (< cap quotient_1) (not (< 0 excess_weight))) a!28))
      (a!44 (=> (and true (not (< cap quotient_1)) (< 0 excess_weight)) a!43))
      (a!57 (=> (and true (not (< cap quotient_1)) (not (< 0 excess_weight)))
                a!56)))
(let ((a!58 (and (=> (and true (< cap quotient_1) (< 0 excess_weight)) a!15)
                 a!29
                 a!44
                 a!57
                 (= (+ spent (* (- 1) sum_cost) (* (- 1) excess_cost))
                    (- spent (+ sum_cost excess_cost))))))
  (not a!58)))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: a proposal, Gaussian noise: its cost
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun at_the_end () Int)
(declare-fun available () Int)
(declare-fun cap () Int)
(declare-fun excess_weight () Int)
(declare-fun high () Int)
(declare-fun inner_high () Int)
(declare-fun inner_low () Int)
(declare-fun low () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(declare-fun root_1 () Int)
(declare-fun saturation () Int)
(declare-fun share () Int)
(declare-fun spent () Int)
(assert (! (<= (ite (< (- 0 spent) (- spent 1208925819614629174706176))
         (- spent 1208925819614629174706176)
         (- 0 spent))
    0)
  :named |the account|))
(assert (! (and (>= at_the_end 0) (<= at_the_end available) (= share at_the_end))
  :named |as shown of a share|))
(assert (! (and (>= available 0) (<= available (- 1208925819614629174706176 spent)))
  :named |as shown of what is available|))
(assert (! (and (< low high) (< inner_low inner_high))
  :named |not empty|))
(assert (! (>= saturation 0)
  :named |a margin|))
(assert (! (>= cap 0)
  :named |a weight|))
(assert (! (and (>= excess_weight 0)
     (<= (* (* excess_weight saturation) (* excess_weight saturation))
         at_the_end))
  :named |as shown of an excess query|))
(assert (! (let ((a!1 (and (<= (* root_1 root_1)
                    (+ available
                       (* (- 1)
                          excess_weight
                          excess_weight
                          saturation
                          saturation)))
                (< (+ available
                      (* (- 1)
                         excess_weight
                         excess_weight
                         saturation
                         saturation))
                   (* (+ root_1 1) (+ root_1 1))))))
(let ((a!2 (=> (>= (+ available
                      (* (- 1)
                         excess_weight
                         excess_weight
                         saturation
                         saturation))
                   0)
               a!1)))
  (and (>= root_1 0) a!2)))
  :named |about root_1|))
(assert (! (let ((a!1 (+ (* quotient_1 (+ high (* (- 1) low))) remainder_1)))
(let ((a!2 (and (= root_1 a!1)
                (>= remainder_1 0)
                (< remainder_1 (+ high (* (- 1) low))))))
  (=> (>= (+ high (* (- 1) low)) 1) a!2)))
  :named |about quotient_1|))
(assert (! (let ((a!1 (* (* cap (- high low)) (* cap (- high low))))
      (a!5 (* (* quotient_1 (- high low)) (* quotient_1 (- high low)))))
(let ((a!2 (<= (+ a!1
                  (* (* excess_weight saturation) (* excess_weight saturation)))
               available))
      (a!3 (<= (+ a!1 (* (* excess_weight 0) (* excess_weight 0))) available))
      (a!6 (<= (+ a!5
                  (* (* excess_weight saturation) (* excess_weight saturation)))
               available))
      (a!8 (<= (+ a!5 (* (* excess_weight 0) (* excess_weight 0))) available)))
(let ((a!4 (=> (and true (< cap quotient_1) (not (< 0 excess_weight))) a!3))
      (a!7 (=> (and true (not (< cap quotient_1)) (< 0 excess_weight)) a!6))
      (a!9 (=> (and true (not (< cap quotient_1)) (not (< 0 excess_weight)))
               a!8)))
(let ((a!10 (and (=> (and true (< cap quotient_1) (< 0 excess_weight)) a!2)
                 a!4
                 a!7
                 a!9)))
  (not a!10)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-policy/proposals
; query: a proposal, Gaussian noise: carried out
; label:
; states: For every available budget, interval, weight and account, a proposal is well-formed
;   and carried out unchanged, with Gaussian noise too. The largest cost of a sum and the
;   largest cost of an excess in a series stay together within the available budget, which is
;   asked for with what was spent before the series. Each has a part of that budget, which grows
;   with it. A series without excess queries has none to pay for. At a known horizon they cost
;   no more in a series than the user has already paid for them.
; kind: unbounded
; bounds: none
; assumes: ledger-policy/limits, ledger-policy/intervals, ledger-policy/weights
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun at_the_end () Int)
(declare-fun available () Int)
(declare-fun cap () Int)
(declare-fun excess_weight () Int)
(declare-fun high () Int)
(declare-fun inner_high () Int)
(declare-fun inner_low () Int)
(declare-fun low () Int)
(declare-fun paid () Int)
(declare-fun quotient_1 () Int)
(declare-fun remainder_1 () Int)
(declare-fun root_1 () Int)
(declare-fun saturation () Int)
(declare-fun share () Int)
(declare-fun spent () Int)
(assert (! (<= (ite (< (- 0 spent) (- spent 1208925819614629174706176))
         (- spent 1208925819614629174706176)
         (- 0 spent))
    0)
  :named |the account|))
(assert (! (and (>= at_the_end 0) (<= at_the_end available) (= share at_the_end))
  :named |as shown of a share|))
(assert (! (and (>= available 0) (<= available (- 1208925819614629174706176 spent)))
  :named |as shown of what is available|))
(assert (! (and (< low high) (< inner_low inner_high))
  :named |not empty|))
(assert (! (>= saturation 0)
  :named |a margin|))
(assert (! (>= cap 0)
  :named |a weight|))
(assert (! (and (>= excess_weight 0)
     (<= (* (* excess_weight saturation) (* excess_weight saturation))
         at_the_end))
  :named |as shown of an excess query|))
(assert (! (let ((a!1 (and (<= (* root_1 root_1)
                    (+ available
                       (* (- 1)
                          excess_weight
                          excess_weight
                          saturation
                          saturation)))
                (< (+ available
                      (* (- 1)
                         excess_weight
                         excess_weight
                         saturation
                         saturation))
                   (* (+ root_1 1) (+ root_1 1))))))
(let ((a!2 (=> (>= (+ available
                      (* (- 1)
                         excess_weight
                         excess_weight
                         saturation
                         saturation))
                   0)
               a!1)))
  (and (>= root_1 0) a!2)))
  :named |about root_1|))
(assert (! (let ((a!1 (+ (* quotient_1 (+ high (* (- 1) low))) remainder_1)))
(let ((a!2 (and (= root_1 a!1)
                (>= remainder_1 0)
                (< remainder_1 (+ high (* (- 1) low))))))
  (=> (>= (+ high (* (- 1) low)) 1) a!2)))
  :named |about quotient_1|))
(assert (! (and (>= paid 0) (<= paid available))
  :named |as shown of its cost|))
(assert (! (let ((a!1 (ite (< cap 0)
                0
                (ite (<= paid (- 1208925819614629174706176 spent)) 1 0)))
      (a!8 (ite (< quotient_1 0)
                0
                (ite (<= paid (- 1208925819614629174706176 spent)) 1 0))))
(let ((a!2 (ite (< (- inner_high inner_low) 0)
                0
                (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!1))))
      (a!9 (ite (< (- inner_high inner_low) 0)
                0
                (ite (< (- high low) 0) 0 (ite (< excess_weight 0) 0 a!8)))))
(let ((a!3 (= cap (* (ite (< saturation 0) 0 a!2) cap)))
      (a!4 (= excess_weight (* (ite (< saturation 0) 0 a!2) excess_weight)))
      (a!5 (= cap (* (ite (< 0 0) 0 a!2) cap)))
      (a!6 (= excess_weight (* (ite (< 0 0) 0 a!2) excess_weight)))
      (a!10 (= quotient_1 (* (ite (< saturation 0) 0 a!9) quotient_1)))
      (a!11 (= excess_weight (* (ite (< saturation 0) 0 a!9) excess_weight)))
      (a!13 (= quotient_1 (* (ite (< 0 0) 0 a!9) quotient_1)))
      (a!14 (= excess_weight (* (ite (< 0 0) 0 a!9) excess_weight))))
(let ((a!7 (=> (and true (< cap quotient_1) (not (< 0 excess_weight)))
               (and a!5 a!6)))
      (a!12 (=> (and true (not (< cap quotient_1)) (< 0 excess_weight))
                (and a!10 a!11)))
      (a!15 (=> (and true (not (< cap quotient_1)) (not (< 0 excess_weight)))
                (and a!13 a!14))))
(let ((a!16 (and (=> (and true (< cap quotient_1) (< 0 excess_weight))
                     (and a!3 a!4))
                 a!7
                 a!12
                 a!15)))
  (not a!16))))))
  :named |negated goal|))
(check-sat)
