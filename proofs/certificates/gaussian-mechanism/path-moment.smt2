; id: gaussian-mechanism/path-moment
; query: before anything
; label:
; states: On every path of released sums, epoch by epoch, the logarithms of the moments add up
;   to at most a (a - 1) / (2 variance) times what the changed user has spent. Moments multiply
;   along paths, however each release depends on the earlier ones.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/one-release, gaussian-mechanism/any-step, exponential-law, chain-
;   rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun scale () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (not (<= (* 2.0 2.0 scale scale 0.0) (* a (- a 1.0) 0.0)))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/path-moment
; query: an epoch with the user
; label:
; states: On every path of released sums, epoch by epoch, the logarithms of the moments add up
;   to at most a (a - 1) / (2 variance) times what the changed user has spent. Moments multiply
;   along paths, however each release depends on the earlier ones.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/one-release, gaussian-mechanism/any-step, exponential-law, chain-
;   rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun excess_cost () Real)
(declare-fun scale () Real)
(declare-fun so_far () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun told () Real)
(declare-fun told_aside () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (<= (* 2.0 2.0 scale scale so_far) (* a (- a 1.0) spent))
  :named |the path so far|))
(assert (! (and (>= sum_cost 0.0) (>= excess_cost 0.0))
  :named |what it costs|))
(assert (! (let ((a!1 (+ (* (* 1.0 (- sum_cost 0.0)) (* 1.0 (- sum_cost 0.0)))
              (* (* 1.0 excess_cost) (* 1.0 excess_cost)))))
(let ((a!2 (ite (< (- sum_cost 0.0) 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (to_real (* (ite (< excess_cost 0.0) 0 a!2) 1))))
(let ((a!4 (<= (* (* 2.0 2.0 scale scale) told)
               (* (* a (- a 1.0))
                  (* a!3 (- sum_cost 0.0))
                  (* a!3 (- sum_cost 0.0)))))
      (a!5 (<= (* (* 2.0 2.0 scale scale) told_aside)
               (* (* a (- a 1.0)) (* a!3 excess_cost) (* a!3 excess_cost)))))
  (and a!4 a!5)))))
  :named |as shown of releases|))
(assert (! (let ((a!1 (+ (* (* 1.0 (- sum_cost 0.0)) (* 1.0 (- sum_cost 0.0)))
              (* (* 1.0 excess_cost) (* 1.0 excess_cost)))))
(let ((a!2 (ite (< (- sum_cost 0.0) 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (to_real (* (ite (< excess_cost 0.0) 0 a!2) 1))))
(let ((a!4 (+ spent
              (* (* a!3 (- sum_cost 0.0)) (* a!3 (- sum_cost 0.0)))
              (* (* a!3 excess_cost) (* a!3 excess_cost)))))
  (not (<= (* 2.0 2.0 scale scale (+ so_far told told_aside))
           (* a (- a 1.0) a!4)))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/path-moment
; query: one without an excess
; label:
; states: On every path of released sums, epoch by epoch, the logarithms of the moments add up
;   to at most a (a - 1) / (2 variance) times what the changed user has spent. Moments multiply
;   along paths, however each release depends on the earlier ones.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/one-release, gaussian-mechanism/any-step, exponential-law, chain-
;   rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun excess_cost () Real)
(declare-fun scale () Real)
(declare-fun so_far () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun told () Real)
(declare-fun told_aside () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (<= (* 2.0 2.0 scale scale so_far) (* a (- a 1.0) spent))
  :named |the path so far|))
(assert (! (and (>= sum_cost 0.0) (>= excess_cost 0.0))
  :named |what it costs|))
(assert (! (let ((a!1 (+ (* (* 1.0 (- sum_cost 0.0)) (* 1.0 (- sum_cost 0.0)))
              (* (* 0.0 excess_cost) (* 0.0 excess_cost)))))
(let ((a!2 (ite (< (- sum_cost 0.0) 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (to_real (* (ite (< excess_cost 0.0) 0 a!2) 1))))
(let ((a!4 (<= (* 2.0 2.0 scale scale told)
               (* a (- a 1.0) (* a!3 (- sum_cost 0.0)) (* a!3 (- sum_cost 0.0))))))
  (and a!4 (= told_aside 0.0))))))
  :named |as shown of releases|))
(assert (! (let ((a!1 (+ (* (* 1.0 (- sum_cost 0.0)) (* 1.0 (- sum_cost 0.0)))
              (* (* 0.0 excess_cost) (* 0.0 excess_cost)))))
(let ((a!2 (ite (< (- sum_cost 0.0) 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (to_real (* (ite (< excess_cost 0.0) 0 a!2) 1)))
      (a!4 (to_real (* (ite (< excess_cost 0.0) 0 a!2) 0))))
(let ((a!5 (+ spent
              (* (* a!3 (- sum_cost 0.0)) (* a!3 (- sum_cost 0.0)))
              (* (* a!4 excess_cost) (* a!4 excess_cost)))))
  (not (<= (* 2.0 2.0 scale scale (+ so_far told told_aside))
           (* a (- a 1.0) a!5)))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/path-moment
; query: an epoch without the user
; label:
; states: On every path of released sums, epoch by epoch, the logarithms of the moments add up
;   to at most a (a - 1) / (2 variance) times what the changed user has spent. Moments multiply
;   along paths, however each release depends on the earlier ones.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/one-release, gaussian-mechanism/any-step, exponential-law, chain-
;   rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun scale () Real)
(declare-fun so_far () Real)
(declare-fun spent () Real)
(declare-fun told () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (= (* 2.0 2.0 scale scale told) (* a (- a 1.0) 0.0))
  :named |nothing of the user in it|))
(assert (! (<= (* 2.0 2.0 scale scale so_far) (* a (- a 1.0) spent))
  :named |the path so far|))
(assert (! (not (<= (* 2.0 2.0 scale scale (+ so_far told)) (* a (- a 1.0) spent)))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/path-moment
; query: one release more
; label:
; states: On every path of released sums, epoch by epoch, the logarithms of the moments add up
;   to at most a (a - 1) / (2 variance) times what the changed user has spent. Moments multiply
;   along paths, however each release depends on the earlier ones.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/one-release, gaussian-mechanism/any-step, exponential-law, chain-
;   rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun F () Real)
(declare-fun f () Real)
(declare-fun moment () Real)
(declare-fun weight () Real)
(assert (! (and (> f 0.0) (> F 0.0))
  :named |factors|))
(assert (! (>= weight 0.0)
  :named |a weight|))
(assert (! (and (>= moment 0.0) (<= moment f))
  :named |given the path so far|))
(assert (! (not (<= (/ (* weight moment) f) weight))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/path-moment
; query: one path more
; label:
; states: On every path of released sums, epoch by epoch, the logarithms of the moments add up
;   to at most a (a - 1) / (2 variance) times what the changed user has spent. Moments multiply
;   along paths, however each release depends on the earlier ones.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/one-release, gaussian-mechanism/any-step, exponential-law, chain-
;   rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun after () Real)
(declare-fun before () Real)
(declare-fun one () Real)
(declare-fun other () Real)
(assert (! (and (<= after before) (>= before 0.0) (>= after 0.0))
  :named |paths so far|))
(assert (! (<= one other)
  :named |of one path|))
(assert (! (not (<= (+ after one) (+ before other)))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/path-moment
; query: within the budget
; label:
; states: On every path of released sums, epoch by epoch, the logarithms of the moments add up
;   to at most a (a - 1) / (2 variance) times what the changed user has spent. Moments multiply
;   along paths, however each release depends on the earlier ones.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/one-release, gaussian-mechanism/any-step, exponential-law, chain-
;   rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun C () Real)
(declare-fun F () Real)
(declare-fun f () Real)
(declare-fun path () Real)
(declare-fun weight () Real)
(assert (! (and (> f 0.0) (> F 0.0))
  :named |factors|))
(assert (! (>= weight 0.0)
  :named |a weight|))
(assert (! (<= F C)
  :named |factors within the budget|))
(assert (! (= path (* weight F))
  :named |of a path|))
(assert (! (not (<= path (* C weight)))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/path-moment
; query: all paths together
; label:
; states: On every path of released sums, epoch by epoch, the logarithms of the moments add up
;   to at most a (a - 1) / (2 variance) times what the changed user has spent. Moments multiply
;   along paths, however each release depends on the earlier ones.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/one-release, gaussian-mechanism/any-step, exponential-law, chain-
;   rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun C () Real)
(declare-fun after () Real)
(declare-fun before () Real)
(assert (! (and (<= after 1.0) (<= before (* C after)))
  :named |all paths|))
(assert (! (> C 0.0)
  :named |a budget|))
(assert (! (not (<= before C))
  :named |negated goal|))
(check-sat)
