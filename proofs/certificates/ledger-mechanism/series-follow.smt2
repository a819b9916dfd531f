; id: ledger-mechanism/series-follow
; query: the next epoch's series
; label:
; states: For every length and number of excesses that a policy asks for, an epoch lies within
;   its series. It continues the series of the epoch before, with its radii, or begins a new
;   one, with new radii of the plan's scale: for sums as many draws as the series is long, for
;   excesses as many as it may have. An excess is released and counted exactly if it is asked
;   for and the series has one left. An epoch without one draws nothing for it and charges
;   nobody for it.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun asked () Int)
(declare-fun asked_probes () Int)
(declare-fun excess_queries () Int)
(declare-fun first () Int)
(declare-fun length () Int)
(declare-fun released () Int)
(assert (! (<= first 5)
  :named |the last series|))
(assert (! (and (>= released 0) (<= released excess_queries))
  :named |no more excesses than its radius is for|))
(assert (! (let ((a!1 (and (and (<= asked 0) (> (+ first length) 5))
                true
                (<= first 5)
                (> (+ first length) 5)
                (>= released 0)
                (<= released excess_queries)))
      (a!3 (and true
                (> 1 asked)
                (not (< 5 (+ first length)))
                (< 1 asked)
                (< 0 asked_probes)))
      (a!4 (not (and (<= asked 0) (> (+ first length) 5))))
      (a!6 (and true
                (> 1 asked)
                (not (< 5 (+ first length)))
                (< 1 asked)
                (not (< 0 asked_probes))))
      (a!8 (and true
                (> 1 asked)
                (not (< 5 (+ first length)))
                (not (< 1 asked))
                (< 0 asked_probes)))
      (a!10 (and true
                 (> 1 asked)
                 (not (< 5 (+ first length)))
                 (not (< 1 asked))
                 (not (< 0 asked_probes)))))
(let ((a!2 (=> (and true (> 1 asked) (< 5 (+ first length))) a!1))
      (a!5 (and a!4
                (= 5 5)
                (= asked (ite (>= asked 1) asked 1))
                (= asked_probes (ite (>= asked_probes 0) asked_probes 0))
                true
                (>= asked_probes 1)
                (= 0 0)
                (and (<= 5 5) (> (+ 5 asked) 5))
                (and (>= 0 0) (<= 0 asked_probes))))
      (a!7 (and a!4
                (= 5 5)
                (= asked (ite (>= asked 1) asked 1))
                (= 0 (ite (>= asked_probes 0) asked_probes 0))
                true
                (= 0 0)
                (and (<= 5 5) (> (+ 5 asked) 5))
                (and (>= 0 0) (<= 0 0))))
      (a!9 (and a!4
                (= 5 5)
                (= 1 (ite (>= asked 1) asked 1))
                (= asked_probes (ite (>= asked_probes 0) asked_probes 0))
                true
                (>= asked_probes 1)
                (= 0 0)
                (and (<= 5 5) (> (+ 5 1) 5))
                (and (>= 0 0) (<= 0 asked_probes))))
      (a!11 (and a!4
                 (= 5 5)
                 (= 1 (ite (>= asked 1) asked 1))
                 (= 0 (ite (>= asked_probes 0) asked_probes 0))
                 true
                 (= 0 0)
                 (and (<= 5 5) (> (+ 5 1) 5))
                 (and (>= 0 0) (<= 0 0)))))
(let ((a!12 (=> (and true (not (> 1 asked)) (< 1 asked) (< 0 asked_probes)) a!5))
      (a!13 (=> (and true
                     (not (> 1 asked))
                     (< 1 asked)
                     (not (< 0 asked_probes)))
                a!7))
      (a!14 (=> (and true
                     (not (> 1 asked))
                     (not (< 1 asked))
                     (< 0 asked_probes))
                a!9))
      (a!15 (=> (and true
                     (not (> 1 asked))
                     (not (< 1 asked))
                     (not (< 0 asked_probes)))
                a!11)))
  (not (and a!2
            (=> a!3 a!5)
            (=> a!6 a!7)
            (=> a!8 a!9)
            (=> a!10 a!11)
            a!12
            a!13
            a!14
            a!15)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-follow
; query: the next epoch's excess
; label:
; states: For every length and number of excesses that a policy asks for, an epoch lies within
;   its series. It continues the series of the epoch before, with its radii, or begins a new
;   one, with new radii of the plan's scale: for sums as many draws as the series is long, for
;   excesses as many as it may have. An excess is released and counted exactly if it is asked
;   for and the series has one left. An epoch without one draws nothing for it and charges
;   nobody for it.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun asked_for () Bool)
(declare-fun excess_queries () Int)
(declare-fun first () Int)
(declare-fun released () Int)
(declare-fun within.0.5.sum_radius () Int)
(declare-fun within.1.5.excess_radius () Int)
(assert (! (<= first 5)
  :named |the last series|))
(assert (! (and (>= released 0) (<= released excess_queries))
  :named |no more excesses than its radius is for|))
(assert (! (let ((a!1 (=> (and true asked_for (< released excess_queries))
               (and (and asked_for (< released excess_queries))
                    (= (+ 1 released) (+ released 1))
                    true
                    (= (+ 0 within.0.5.sum_radius) within.0.5.sum_radius)
                    (= (+ 0 within.1.5.excess_radius) within.1.5.excess_radius)
                    (<= (+ 1 released) excess_queries))))
      (a!2 (and (not (and asked_for (< released excess_queries)))
                (= released released)
                true
                (= (+ 0 within.0.5.sum_radius) within.0.5.sum_radius)
                (<= released excess_queries))))
(let ((a!3 (=> (and true asked_for (not (< released excess_queries))) a!2)))
(let ((a!4 (and a!1 a!3 (=> (and true (not asked_for)) a!2))))
  (not a!4))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-follow
; query: an epoch without an excess, 0 of 1 released, not asked for
; label:
; states: For every length and number of excesses that a policy asks for, an epoch lies within
;   its series. It continues the series of the epoch before, with its radii, or begins a new
;   one, with new radii of the plan's scale: for sums as many draws as the series is long, for
;   excesses as many as it may have. An excess is released and counted exactly if it is asked
;   for and the series has one left. An epoch without one draws nothing for it and charges
;   nobody for it.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun excess_cost () Real)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun weight () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (and a!1
       (>= sum_cost 0.0)
       (>= excess_cost 0.0)
       (<= (+ sum_cost excess_cost) spent)))
  :named |the account|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* 0.0 saturation) excess_cost) 0.0)
                (- (* 0.0 saturation) excess_cost)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 a!4))))
(let ((a!6 (= (* (ite (< saturation 0.0) 0 a!5) 0) 0))
      (a!7 (to_real (* (ite (< saturation 0.0) 0 a!5) 0)))
      (a!9 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight (- high low))))
(let ((a!8 (= (ite (< excess_cost (* a!7 saturation))
                   (* a!7 saturation)
                   excess_cost)
              excess_cost))
      (a!10 (ite (> (- a!9 sum_cost) 0.0) (- a!9 sum_cost) 0.0))
      (a!11 (ite (> (- (* a!7 saturation) excess_cost) 0.0)
                 (- (* a!7 saturation) excess_cost)
                 0.0)))
  (not (and true
            a!6
            (= (* a!7 saturation) 0.0)
            a!8
            (= (+ spent a!10 a!11) (+ spent a!10))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-follow
; query: an epoch without an excess, 0 of 0 released, not asked for
; label:
; states: For every length and number of excesses that a policy asks for, an epoch lies within
;   its series. It continues the series of the epoch before, with its radii, or begins a new
;   one, with new radii of the plan's scale: for sums as many draws as the series is long, for
;   excesses as many as it may have. An excess is released and counted exactly if it is asked
;   for and the series has one left. An epoch without one draws nothing for it and charges
;   nobody for it.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun excess_cost () Real)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun weight () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (and a!1
       (>= sum_cost 0.0)
       (>= excess_cost 0.0)
       (<= (+ sum_cost excess_cost) spent)))
  :named |the account|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* 0.0 saturation) excess_cost) 0.0)
                (- (* 0.0 saturation) excess_cost)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 a!4))))
(let ((a!6 (= (* (ite (< saturation 0.0) 0 a!5) 0) 0))
      (a!7 (to_real (* (ite (< saturation 0.0) 0 a!5) 0)))
      (a!9 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight (- high low))))
(let ((a!8 (= (ite (< excess_cost (* a!7 saturation))
                   (* a!7 saturation)
                   excess_cost)
              excess_cost))
      (a!10 (ite (> (- a!9 sum_cost) 0.0) (- a!9 sum_cost) 0.0))
      (a!11 (ite (> (- (* a!7 saturation) excess_cost) 0.0)
                 (- (* a!7 saturation) excess_cost)
                 0.0)))
  (not (and true
            a!6
            (= (* a!7 saturation) 0.0)
            a!8
            (= (+ spent a!10 a!11) (+ spent a!10))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-follow
; query: an epoch without an excess, 2 of 2 released, none left
; label:
; states: For every length and number of excesses that a policy asks for, an epoch lies within
;   its series. It continues the series of the epoch before, with its radii, or begins a new
;   one, with new radii of the plan's scale: for sums as many draws as the series is long, for
;   excesses as many as it may have. An excess is released and counted exactly if it is asked
;   for and the series has one left. An epoch without one draws nothing for it and charges
;   nobody for it.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun excess_cost () Real)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun weight () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (and a!1
       (>= sum_cost 0.0)
       (>= excess_cost 0.0)
       (<= (+ sum_cost excess_cost) spent)))
  :named |the account|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* 0.0 saturation) excess_cost) 0.0)
                (- (* 0.0 saturation) excess_cost)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 a!4))))
(let ((a!6 (= (* (ite (< saturation 0.0) 0 a!5) 0) 0))
      (a!7 (to_real (* (ite (< saturation 0.0) 0 a!5) 0)))
      (a!9 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight (- high low))))
(let ((a!8 (= (ite (< excess_cost (* a!7 saturation))
                   (* a!7 saturation)
                   excess_cost)
              excess_cost))
      (a!10 (ite (> (- a!9 sum_cost) 0.0) (- a!9 sum_cost) 0.0))
      (a!11 (ite (> (- (* a!7 saturation) excess_cost) 0.0)
                 (- (* a!7 saturation) excess_cost)
                 0.0)))
  (not (and true
            a!6
            (= (* a!7 saturation) 0.0)
            a!8
            (= (+ spent a!10 a!11) (+ spent a!10))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-follow
; query: an epoch without an excess, 0 of 0 released, none left
; label:
; states: For every length and number of excesses that a policy asks for, an epoch lies within
;   its series. It continues the series of the epoch before, with its radii, or begins a new
;   one, with new radii of the plan's scale: for sums as many draws as the series is long, for
;   excesses as many as it may have. An excess is released and counted exactly if it is asked
;   for and the series has one left. An epoch without one draws nothing for it and charges
;   nobody for it.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun excess_cost () Real)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun weight () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (and a!1
       (>= sum_cost 0.0)
       (>= excess_cost 0.0)
       (<= (+ sum_cost excess_cost) spent)))
  :named |the account|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* 0.0 saturation) excess_cost) 0.0)
                (- (* 0.0 saturation) excess_cost)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 a!4))))
(let ((a!6 (= (* (ite (< saturation 0.0) 0 a!5) 0) 0))
      (a!7 (to_real (* (ite (< saturation 0.0) 0 a!5) 0)))
      (a!9 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight (- high low))))
(let ((a!8 (= (ite (< excess_cost (* a!7 saturation))
                   (* a!7 saturation)
                   excess_cost)
              excess_cost))
      (a!10 (ite (> (- a!9 sum_cost) 0.0) (- a!9 sum_cost) 0.0))
      (a!11 (ite (> (- (* a!7 saturation) excess_cost) 0.0)
                 (- (* a!7 saturation) excess_cost)
                 0.0)))
  (not (and true
            a!6
            (= (* a!7 saturation) 0.0)
            a!8
            (= (+ spent a!10 a!11) (+ spent a!10))))))))))
  :named |negated goal|))
(check-sat)
