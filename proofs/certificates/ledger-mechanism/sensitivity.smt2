; id: ledger-mechanism/sensitivity
; query: what a block adds to the sum of any stratum
; label:
; states: For every proposal and all samples: a block adds at least 0 and at most its cost to
;   the sum of its own stratum, and 0 to all others, of any number. So changing a user's samples
;   changes an epoch's sums, all together, by at most their cost. The same holds for the excess.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun excess_cost () Real)
(declare-fun excess_weight () Real)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun mine () Real)
(declare-fun place () Real)
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun stratum () Real)
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
  :named |the account before|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0))
      (a!7 (- (ite (< mine low) low (ite (< high mine) high mine)) low)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!4)))))
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight)))
(let ((a!8 (+ 0.0
              (ite (< place stratum)
                   0.0
                   (ite (< stratum place) 0.0 (* a!6 a!7))))))
(let ((a!9 (and (>= a!8 0.0) (<= a!8 (* a!6 (- high low))))))
  (not a!9))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/sensitivity
; query: what it adds to other strata
; label:
; states: For every proposal and all samples: a block adds at least 0 and at most its cost to
;   the sum of its own stratum, and 0 to all others, of any number. So changing a user's samples
;   changes an epoch's sums, all together, by at most their cost. The same holds for the excess.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun excess_cost () Real)
(declare-fun excess_weight () Real)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun mine () Real)
(declare-fun place () Real)
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun stratum () Real)
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
  :named |the account before|))
(assert (! (distinct place stratum)
  :named |not the block's own|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0))
      (a!6 (- (ite (< mine low) low (ite (< high mine) high mine)) low)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!4)))))
(let ((a!7 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight a!6)))
(let ((a!8 (+ 0.0 (ite (< place stratum) 0.0 (ite (< stratum place) 0.0 a!7)))))
  (not (= a!8 0.0))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/sensitivity
; query: what a block adds to the excess
; label:
; states: For every proposal and all samples: a block adds at least 0 and at most its cost to
;   the sum of its own stratum, and 0 to all others, of any number. So changing a user's samples
;   changes an epoch's sums, all together, by at most their cost. The same holds for the excess.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun excess_cost () Real)
(declare-fun excess_weight () Real)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun mine () Real)
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
  :named |the account before|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0))
      (a!7 (ite (< (- mine inner_high) 0.0)
                0.0
                (ite (< saturation (- mine inner_high))
                     saturation
                     (- mine inner_high))))
      (a!8 (ite (< (- inner_low mine) 0.0)
                0.0
                (ite (< saturation (- inner_low mine))
                     saturation
                     (- inner_low mine)))))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!4)))))
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) excess_weight)))
(let ((a!9 (and (>= (* a!6 (+ a!7 a!8)) 0.0)
                (<= (* a!6 (+ a!7 a!8)) (* a!6 saturation)))))
  (not a!9)))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/sensitivity
; query: what a change moves the sums by, one stratum more
; label:
; states: For every proposal and all samples: a block adds at least 0 and at most its cost to
;   the sum of its own stratum, and 0 to all others, of any number. So changing a user's samples
;   changes an epoch's sums, all together, by at most their cost. The same holds for the excess.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun excess_cost () Real)
(declare-fun excess_weight () Real)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun mine () Real)
(declare-fun place () Real)
(declare-fun saturation () Real)
(declare-fun so_far () Real)
(declare-fun spent () Real)
(declare-fun stratum () Real)
(declare-fun sum_cost () Real)
(declare-fun theirs () Real)
(declare-fun weight () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (and a!1
       (>= sum_cost 0.0)
       (>= excess_cost 0.0)
       (<= (+ sum_cost excess_cost) spent)))
  :named |the account before|))
(assert (! (>= place 0.0)
  :named |a stratum|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!4)))))
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight (- high low))))
  (>= a!6 0.0))))))
  :named |what it costs|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!4)))))
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight (- high low))))
  (ite (= place stratum) (and (>= mine 0.0) (<= mine a!6)) (= mine 0.0)))))))
  :named |as shown of mine|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!4)))))
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight (- high low))))
  (ite (= place stratum) (and (>= theirs 0.0) (<= theirs a!6)) (= theirs 0.0)))))))
  :named |as shown of theirs|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!4)))))
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight (- high low))))
(let ((a!7 (<= so_far (ite (and (>= stratum 0.0) (< stratum place)) a!6 0.0))))
  (and (>= so_far 0.0) a!7)))))))
  :named |the strata before|))
(assert (! (let ((a!1 (+ 0.0
              (ite (< (- so_far 0.0) (- 0.0 so_far))
                   (- 0.0 so_far)
                   (- so_far 0.0))
              (ite (< (- mine theirs) (- theirs mine))
                   (- theirs mine)
                   (- mine theirs))))
      (a!2 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!4 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0)))
(let ((a!3 (ite a!2 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!5 (ite (< weight 0.0)
                0
                (ite (<= (+ a!3 a!4) (- 1099511627776.0 spent)) 1 0))))
(let ((a!6 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!5)))))
(let ((a!7 (* (to_real (ite (< saturation 0.0) 0 a!6)) weight (- high low))))
(let ((a!8 (<= a!1 (ite (and (>= stratum 0.0) (<= stratum place)) a!7 0.0))))
  (not a!8)))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/sensitivity
; query: what a change moves all sums by
; label:
; states: For every proposal and all samples: a block adds at least 0 and at most its cost to
;   the sum of its own stratum, and 0 to all others, of any number. So changing a user's samples
;   changes an epoch's sums, all together, by at most their cost. The same holds for the excess.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun excess_cost () Real)
(declare-fun excess_weight () Real)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun place () Real)
(declare-fun saturation () Real)
(declare-fun so_far () Real)
(declare-fun spent () Real)
(declare-fun stratum () Real)
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
  :named |the account before|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!4)))))
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight (- high low))))
  (>= a!6 0.0))))))
  :named |what it costs|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!4)))))
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) weight (- high low))))
(let ((a!7 (<= so_far (ite (and (>= stratum 0.0) (< stratum place)) a!6 0.0))))
  (and (>= so_far 0.0) a!7)))))))
  :named |the strata before|))
(assert (! (let ((a!1 (+ 0.0
              (ite (< (- so_far 0.0) (- 0.0 so_far))
                   (- 0.0 so_far)
                   (- so_far 0.0))))
      (a!2 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!4 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0)))
(let ((a!3 (ite a!2 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!5 (ite (< weight 0.0)
                0
                (ite (<= (+ a!3 a!4) (- 1099511627776.0 spent)) 1 0))))
(let ((a!6 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!5)))))
(let ((a!7 (* (to_real (ite (< saturation 0.0) 0 a!6)) weight (- high low))))
  (not (<= a!1 a!7)))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/sensitivity
; query: what a change moves the excess by
; label:
; states: For every proposal and all samples: a block adds at least 0 and at most its cost to
;   the sum of its own stratum, and 0 to all others, of any number. So changing a user's samples
;   changes an epoch's sums, all together, by at most their cost. The same holds for the excess.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun excess_cost () Real)
(declare-fun excess_weight () Real)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun mine () Real)
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun theirs () Real)
(declare-fun weight () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0)))
  (and a!1
       (>= sum_cost 0.0)
       (>= excess_cost 0.0)
       (<= (+ sum_cost excess_cost) spent)))
  :named |the account before|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!4)))))
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) excess_weight saturation)))
  (and (>= mine 0.0) (<= mine a!6)))))))
  :named |as shown of mine|))
(assert (! (let ((a!1 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!3 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0)))
(let ((a!2 (ite a!1 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!4 (ite (< weight 0.0)
                0
                (ite (<= (+ a!2 a!3) (- 1099511627776.0 spent)) 1 0))))
(let ((a!5 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!4)))))
(let ((a!6 (* (to_real (ite (< saturation 0.0) 0 a!5)) excess_weight saturation)))
  (and (>= theirs 0.0) (<= theirs a!6)))))))
  :named |as shown of theirs|))
(assert (! (let ((a!1 (+ 0.0
              (ite (< (- mine theirs) (- theirs mine))
                   (- theirs mine)
                   (- mine theirs))))
      (a!2 (> (- (* weight (- high low)) sum_cost) 0.0))
      (a!4 (ite (> (- (* excess_weight saturation) excess_cost) 0.0)
                (- (* excess_weight saturation) excess_cost)
                0.0)))
(let ((a!3 (ite a!2 (- (* weight (- high low)) sum_cost) 0.0)))
(let ((a!5 (ite (< weight 0.0)
                0
                (ite (<= (+ a!3 a!4) (- 1099511627776.0 spent)) 1 0))))
(let ((a!6 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!5)))))
(let ((a!7 (* (to_real (ite (< saturation 0.0) 0 a!6)) excess_weight saturation)))
  (not (<= a!1 a!7)))))))
  :named |negated goal|))
(check-sat)
