; id: ledger-mechanism/series-loss
; query: before anything
; label:
; states: If two noise values explain one released sum, the largest noise values of the series
;   so far still differ by at most the changed user's largest cost of a sum, or of an excess. An
;   epoch without an excess leaves the largest noise of excesses unchanged.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/sensitivity, ledger-mechanism/oblivious
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(assert (! (let ((a!1 (<= (ite (< (- 0 0) (- 0 0)) (- 0 0) (- 0 0)) 0)))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-loss
; query: an epoch with the user, its sum
; label:
; states: If two noise values explain one released sum, the largest noise values of the series
;   so far still differ by at most the changed user's largest cost of a sum, or of an excess. An
;   epoch without an excess leaves the largest noise of excesses unchanged.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/sensitivity, ledger-mechanism/oblivious
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun neighbouring () Real)
(declare-fun noise () Real)
(declare-fun noise_theirs () Real)
(declare-fun so_far_largest () Real)
(declare-fun so_far_theirs () Real)
(declare-fun sum_cost () Real)
(declare-fun this_sum () Real)
(declare-fun total () Real)
(assert (! (<= (ite (< (- so_far_largest so_far_theirs) (- so_far_theirs so_far_largest))
         (- so_far_theirs so_far_largest)
         (- so_far_largest so_far_theirs))
    sum_cost)
  :named |the series so far|))
(assert (! (<= (ite (< (- total neighbouring) (- neighbouring total))
         (- neighbouring total)
         (- total neighbouring))
    (* 1.0 (- this_sum 0.0)))
  :named |as shown of the epoch|))
(assert (! (= (+ total noise) (+ neighbouring noise_theirs))
  :named |one released sum|))
(assert (! (let ((a!1 (ite (< so_far_largest (ite (< noise 0.0) (- noise) noise))
                (ite (< noise 0.0) (- noise) noise)
                so_far_largest))
      (a!2 (ite (< so_far_theirs
                   (ite (< noise_theirs 0.0) (- noise_theirs) noise_theirs))
                (ite (< noise_theirs 0.0) (- noise_theirs) noise_theirs)
                so_far_theirs))
      (a!3 (ite (< sum_cost (* 1.0 (- this_sum 0.0)))
                (* 1.0 (- this_sum 0.0))
                sum_cost)))
(let ((a!4 (<= (ite (< (- a!1 a!2) (- a!2 a!1)) (- a!2 a!1) (- a!1 a!2)) a!3)))
  (not a!4)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-loss
; query: an epoch with the user, its excess
; label:
; states: If two noise values explain one released sum, the largest noise values of the series
;   so far still differ by at most the changed user's largest cost of a sum, or of an excess. An
;   epoch without an excess leaves the largest noise of excesses unchanged.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/sensitivity, ledger-mechanism/oblivious
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun excess_cost () Real)
(declare-fun neighbouring () Real)
(declare-fun noise () Real)
(declare-fun noise_theirs () Real)
(declare-fun so_far_largest () Real)
(declare-fun so_far_theirs () Real)
(declare-fun this_excess () Real)
(declare-fun total () Real)
(assert (! (<= (ite (< (- so_far_largest so_far_theirs) (- so_far_theirs so_far_largest))
         (- so_far_theirs so_far_largest)
         (- so_far_largest so_far_theirs))
    excess_cost)
  :named |the series so far|))
(assert (! (<= (ite (< (- total neighbouring) (- neighbouring total))
         (- neighbouring total)
         (- total neighbouring))
    (* 1.0 this_excess))
  :named |as shown of the epoch|))
(assert (! (= (+ total noise) (+ neighbouring noise_theirs))
  :named |one released sum|))
(assert (! (let ((a!1 (ite (< so_far_largest (ite (< noise 0.0) (- noise) noise))
                (ite (< noise 0.0) (- noise) noise)
                so_far_largest))
      (a!2 (ite (< so_far_theirs
                   (ite (< noise_theirs 0.0) (- noise_theirs) noise_theirs))
                (ite (< noise_theirs 0.0) (- noise_theirs) noise_theirs)
                so_far_theirs)))
(let ((a!3 (<= (ite (< (- a!1 a!2) (- a!2 a!1)) (- a!2 a!1) (- a!1 a!2))
               (ite (< excess_cost (* 1.0 this_excess))
                    (* 1.0 this_excess)
                    excess_cost))))
  (not a!3)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-loss
; query: an epoch without the user
; label:
; states: If two noise values explain one released sum, the largest noise values of the series
;   so far still differ by at most the changed user's largest cost of a sum, or of an excess. An
;   epoch without an excess leaves the largest noise of excesses unchanged.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/sensitivity, ledger-mechanism/oblivious
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun neighbouring () Real)
(declare-fun noise () Real)
(declare-fun noise_theirs () Real)
(declare-fun so_far_largest () Real)
(declare-fun so_far_theirs () Real)
(declare-fun sum_cost () Real)
(declare-fun total () Real)
(assert (! (<= (ite (< (- so_far_largest so_far_theirs) (- so_far_theirs so_far_largest))
         (- so_far_theirs so_far_largest)
         (- so_far_largest so_far_theirs))
    sum_cost)
  :named |the series so far|))
(assert (! (= total neighbouring)
  :named |nothing of the user in it|))
(assert (! (= (+ total noise) (+ neighbouring noise_theirs))
  :named |one released sum|))
(assert (! (let ((a!1 (ite (< so_far_largest (ite (< noise 0.0) (- noise) noise))
                (ite (< noise 0.0) (- noise) noise)
                so_far_largest))
      (a!2 (ite (< so_far_theirs
                   (ite (< noise_theirs 0.0) (- noise_theirs) noise_theirs))
                (ite (< noise_theirs 0.0) (- noise_theirs) noise_theirs)
                so_far_theirs)))
(let ((a!3 (<= (ite (< (- a!1 a!2) (- a!2 a!1)) (- a!2 a!1) (- a!1 a!2))
               sum_cost)))
  (not a!3)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-loss
; query: an epoch without an excess
; label:
; states: If two noise values explain one released sum, the largest noise values of the series
;   so far still differ by at most the changed user's largest cost of a sum, or of an excess. An
;   epoch without an excess leaves the largest noise of excesses unchanged.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/sensitivity, ledger-mechanism/oblivious
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun excess_cost () Real)
(declare-fun so_far_largest () Real)
(declare-fun so_far_theirs () Real)
(declare-fun this_excess () Real)
(assert (! (<= (ite (< (- so_far_largest so_far_theirs) (- so_far_theirs so_far_largest))
         (- so_far_theirs so_far_largest)
         (- so_far_largest so_far_theirs))
    excess_cost)
  :named |the series so far|))
(assert (! (let ((a!1 (<= (ite (< (- so_far_largest so_far_theirs)
                       (- so_far_theirs so_far_largest))
                    (- so_far_theirs so_far_largest)
                    (- so_far_largest so_far_theirs))
               (ite (< excess_cost (* 0.0 this_excess))
                    (* 0.0 this_excess)
                    excess_cost))))
  (not a!1))
  :named |negated goal|))
(check-sat)
