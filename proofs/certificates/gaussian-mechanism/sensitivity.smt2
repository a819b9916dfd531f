; id: gaussian-mechanism/sensitivity
; query: what a block adds to the sum of any stratum
; label:
; states: For every proposal and all samples: a block adds at least 0 and at most its cost to
;   the sum of its own stratum, and 0 to all others, of any number. So the squares of what a
;   change of a user's samples changes the sums by add up to at most the squared cost. The same
;   holds for the excess.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
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
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation))))
      (a!5 (- (ite (< mine low) low (ite (< high mine) high mine)) low)))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight)))
(let ((a!6 (+ 0.0
              (ite (< place stratum)
                   0.0
                   (ite (< stratum place) 0.0 (* a!4 a!5))))))
(let ((a!7 (and (>= a!6 0.0) (<= a!6 (* a!4 (- high low))))))
  (not a!7)))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/sensitivity
; query: what it adds to other strata
; label:
; states: For every proposal and all samples: a block adds at least 0 and at most its cost to
;   the sum of its own stratum, and 0 to all others, of any number. So the squares of what a
;   change of a user's samples changes the sums by add up to at most the squared cost. The same
;   holds for the excess.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
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
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (distinct place stratum)
  :named |not the block's own|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation))))
      (a!4 (- (ite (< mine low) low (ite (< high mine) high mine)) low)))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!5 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight a!4)))
(let ((a!6 (+ 0.0 (ite (< place stratum) 0.0 (ite (< stratum place) 0.0 a!5)))))
  (not (= a!6 0.0)))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/sensitivity
; query: what a block adds to the excess
; label:
; states: For every proposal and all samples: a block adds at least 0 and at most its cost to
;   the sum of its own stratum, and 0 to all others, of any number. So the squares of what a
;   change of a user's samples changes the sums by add up to at most the squared cost. The same
;   holds for the excess.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun excess_weight () Real)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun mine () Real)
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation))))
      (a!5 (ite (< (- mine inner_high) 0.0)
                0.0
                (ite (< saturation (- mine inner_high))
                     saturation
                     (- mine inner_high))))
      (a!6 (ite (< (- inner_low mine) 0.0)
                0.0
                (ite (< saturation (- inner_low mine))
                     saturation
                     (- inner_low mine)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) excess_weight)))
(let ((a!7 (and (>= (* a!4 (+ a!5 a!6)) 0.0)
                (<= (* a!4 (+ a!5 a!6)) (* a!4 saturation)))))
  (not a!7))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/sensitivity
; query: what a change moves the sums by, one stratum more
; label:
; states: For every proposal and all samples: a block adds at least 0 and at most its cost to
;   the sum of its own stratum, and 0 to all others, of any number. So the squares of what a
;   change of a user's samples changes the sums by add up to at most the squared cost. The same
;   holds for the excess.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
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
(declare-fun theirs () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (>= place 0.0)
  :named |a stratum|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight (- high low))))
  (>= a!4 0.0)))))
  :named |what it costs|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight (- high low))))
  (ite (= place stratum) (and (>= mine 0.0) (<= mine a!4)) (= mine 0.0))))))
  :named |as shown of mine|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight (- high low))))
  (ite (= place stratum) (and (>= theirs 0.0) (<= theirs a!4)) (= theirs 0.0))))))
  :named |as shown of theirs|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight (- high low))))
(let ((a!5 (<= so_far (ite (and (>= stratum 0.0) (< stratum place)) a!4 0.0))))
  (and (>= so_far 0.0) a!5))))))
  :named |the strata before|))
(assert (! (let ((a!1 (+ 0.0
              (ite (< (- so_far 0.0) (- 0.0 so_far))
                   (- 0.0 so_far)
                   (- so_far 0.0))
              (ite (< (- mine theirs) (- theirs mine))
                   (- theirs mine)
                   (- mine theirs))))
      (a!2 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!3 (ite (< weight 0.0)
                0
                (ite (<= a!2 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!4 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!3)))))
(let ((a!5 (* (to_real (ite (< saturation 0.0) 0 a!4)) weight (- high low))))
(let ((a!6 (<= a!1 (ite (and (>= stratum 0.0) (<= stratum place)) a!5 0.0))))
  (not a!6))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/sensitivity
; query: what a change moves all sums by
; label:
; states: For every proposal and all samples: a block adds at least 0 and at most its cost to
;   the sum of its own stratum, and 0 to all others, of any number. So the squares of what a
;   change of a user's samples changes the sums by add up to at most the squared cost. The same
;   holds for the excess.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
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
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight (- high low))))
  (>= a!4 0.0)))))
  :named |what it costs|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) weight (- high low))))
(let ((a!5 (<= so_far (ite (and (>= stratum 0.0) (< stratum place)) a!4 0.0))))
  (and (>= so_far 0.0) a!5))))))
  :named |the strata before|))
(assert (! (let ((a!1 (+ 0.0
              (ite (< (- so_far 0.0) (- 0.0 so_far))
                   (- 0.0 so_far)
                   (- so_far 0.0))))
      (a!2 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!3 (ite (< weight 0.0)
                0
                (ite (<= a!2 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!4 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!3)))))
(let ((a!5 (* (to_real (ite (< saturation 0.0) 0 a!4)) weight (- high low))))
  (not (<= a!1 a!5))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/sensitivity
; query: what a change moves the excess by
; label:
; states: For every proposal and all samples: a block adds at least 0 and at most its cost to
;   the sum of its own stratum, and 0 to all others, of any number. So the squares of what a
;   change of a user's samples changes the sums by add up to at most the squared cost. The same
;   holds for the excess.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun excess_weight () Real)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun mine () Real)
(declare-fun saturation () Real)
(declare-fun spent () Real)
(declare-fun theirs () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) excess_weight saturation)))
  (and (>= mine 0.0) (<= mine a!4))))))
  :named |as shown of mine|))
(assert (! (let ((a!1 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!2 (ite (< weight 0.0)
                0
                (ite (<= a!1 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!3 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!2)))))
(let ((a!4 (* (to_real (ite (< saturation 0.0) 0 a!3)) excess_weight saturation)))
  (and (>= theirs 0.0) (<= theirs a!4))))))
  :named |as shown of theirs|))
(assert (! (let ((a!1 (+ 0.0
              (ite (< (- mine theirs) (- theirs mine))
                   (- theirs mine)
                   (- mine theirs))))
      (a!2 (+ (* (* weight (- high low)) (* weight (- high low)))
              (* (* excess_weight saturation) (* excess_weight saturation)))))
(let ((a!3 (ite (< weight 0.0)
                0
                (ite (<= a!2 (- 1208925819614629174706176.0 spent)) 1 0))))
(let ((a!4 (ite (< (- inner_high inner_low) 0.0)
                0
                (ite (< (- high low) 0.0) 0 (ite (< excess_weight 0.0) 0 a!3)))))
(let ((a!5 (* (to_real (ite (< saturation 0.0) 0 a!4)) excess_weight saturation)))
  (not (<= a!1 a!5))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/sensitivity
; query: squares of changes, one sum more
; label:
; states: For every proposal and all samples: a block adds at least 0 and at most its cost to
;   the sum of its own stratum, and 0 to all others, of any number. So the squares of what a
;   change of a user's samples changes the sums by add up to at most the squared cost. The same
;   holds for the excess.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun mine () Real)
(declare-fun norm () Real)
(declare-fun squares () Real)
(declare-fun theirs () Real)
(assert (! (<= squares (* norm norm))
  :named |the sums so far|))
(assert (! (>= norm 0.0)
  :named |what they move by|))
(assert (! (let ((a!1 (ite (< (- mine theirs) 0.0) (- (- mine theirs)) (- mine theirs))))
  (not (<= (+ squares (* a!1 a!1)) (* (+ norm a!1) (+ norm a!1)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/sensitivity
; query: squares of all changes
; label:
; states: For every proposal and all samples: a block adds at least 0 and at most its cost to
;   the sum of its own stratum, and 0 to all others, of any number. So the squares of what a
;   change of a user's samples changes the sums by add up to at most the squared cost. The same
;   holds for the excess.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun cost () Real)
(declare-fun norm () Real)
(declare-fun root () Real)
(declare-fun squares () Real)
(assert (! (<= squares (* norm norm))
  :named |the sums so far|))
(assert (! (>= norm 0.0)
  :named |what they move by|))
(assert (! (<= norm cost)
  :named |as shown of all sums|))
(assert (! (= squares (* root root))
  :named |the root of the squares|))
(assert (! (let ((a!1 (ite (< (- root 0.0) (- 0.0 root)) (- 0.0 root) (- root 0.0))))
  (not (<= (+ 0.0 (* a!1 a!1)) (* cost cost))))
  :named |negated goal|))
(check-sat)
