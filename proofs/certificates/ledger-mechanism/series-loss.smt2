; id: ledger-mechanism/series-loss
; query: before anything
; label:
; states: If two noise values explain each released sum, the largest norms of the noise of the
;   series' epochs so far still differ by at most the changed user's largest cost of an epoch's
;   sums, or of an excess. The norm adds up the absolute values over all strata, of any number.
;   An epoch without an excess leaves the largest noise of excesses unchanged.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/sensitivity, ledger-mechanism/any-step
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
; query: the norms, one stratum more
; label:
; states: If two noise values explain each released sum, the largest norms of the noise of the
;   series' epochs so far still differ by at most the changed user's largest cost of an epoch's
;   sums, or of an excess. The norm adds up the absolute values over all strata, of any number.
;   An epoch without an excess leaves the largest noise of excesses unchanged.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/sensitivity, ledger-mechanism/any-step
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun moved () Real)
(declare-fun neighbouring () Real)
(declare-fun noise () Real)
(declare-fun noise_theirs () Real)
(declare-fun norm () Real)
(declare-fun norm_theirs () Real)
(declare-fun total () Real)
(assert (! (<= (ite (< (- norm norm_theirs) 0.0)
         (- (- norm norm_theirs))
         (- norm norm_theirs))
    moved)
  :named |the strata so far|))
(assert (! (= (+ total noise) (+ neighbouring noise_theirs))
  :named |one released sum|))
(assert (! (let ((a!1 (- (+ norm (ite (< noise 0.0) (- noise) noise))
              (+ norm_theirs
                 (ite (< noise_theirs 0.0) (- noise_theirs) noise_theirs))))
      (a!2 (+ moved
              (ite (< (- total neighbouring) 0.0)
                   (- (- total neighbouring))
                   (- total neighbouring)))))
  (not (<= (ite (< a!1 0.0) (- a!1) a!1) a!2)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-loss
; query: the norms of two strata
; label:
; states: If two noise values explain each released sum, the largest norms of the noise of the
;   series' epochs so far still differ by at most the changed user's largest cost of an epoch's
;   sums, or of an excess. The norm adds up the absolute values over all strata, of any number.
;   An epoch without an excess leaves the largest noise of excesses unchanged.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/sensitivity, ledger-mechanism/any-step
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun cost () Real)
(declare-fun neighbouring_1 () Real)
(declare-fun neighbouring_2 () Real)
(declare-fun noise_1 () Real)
(declare-fun noise_2 () Real)
(declare-fun noise_theirs_1 () Real)
(declare-fun noise_theirs_2 () Real)
(declare-fun total_1 () Real)
(declare-fun total_2 () Real)
(assert (! (let ((a!1 (+ 0.0
              (ite (< (- total_1 neighbouring_1) (- neighbouring_1 total_1))
                   (- neighbouring_1 total_1)
                   (- total_1 neighbouring_1))
              (ite (< (- total_2 neighbouring_2) (- neighbouring_2 total_2))
                   (- neighbouring_2 total_2)
                   (- total_2 neighbouring_2)))))
  (<= a!1 cost))
  :named |as shown of the epoch|))
(assert (! (and (= (+ total_1 noise_1) (+ neighbouring_1 noise_theirs_1))
     (= (+ total_2 noise_2) (+ neighbouring_2 noise_theirs_2)))
  :named |released sums|))
(assert (! (let ((a!1 (- (+ (ite (< noise_1 0.0) (- noise_1) noise_1)
                 (ite (< noise_2 0.0) (- noise_2) noise_2))
              (+ (ite (< noise_theirs_1 0.0) (- noise_theirs_1) noise_theirs_1)
                 (ite (< noise_theirs_2 0.0) (- noise_theirs_2) noise_theirs_2)))))
  (not (<= (ite (< a!1 0.0) (- a!1) a!1) cost)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-loss
; query: an epoch with the user, its sum
; label:
; states: If two noise values explain each released sum, the largest norms of the noise of the
;   series' epochs so far still differ by at most the changed user's largest cost of an epoch's
;   sums, or of an excess. The norm adds up the absolute values over all strata, of any number.
;   An epoch without an excess leaves the largest noise of excesses unchanged.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/sensitivity, ledger-mechanism/any-step
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun moved () Real)
(declare-fun norm () Real)
(declare-fun norm_theirs () Real)
(declare-fun so_far_largest () Real)
(declare-fun so_far_theirs () Real)
(declare-fun sum_cost () Real)
(declare-fun this_sum () Real)
(assert (! (<= (ite (< (- so_far_largest so_far_theirs) (- so_far_theirs so_far_largest))
         (- so_far_theirs so_far_largest)
         (- so_far_largest so_far_theirs))
    sum_cost)
  :named |the series so far|))
(assert (! (let ((a!1 (+ 0.0
              (ite (< (- moved 0.0) (- 0.0 moved)) (- 0.0 moved) (- moved 0.0)))))
  (<= a!1 (* 1.0 (- this_sum 0.0))))
  :named |as shown of the epoch|))
(assert (! (<= (ite (< (- norm norm_theirs) 0.0)
         (- (- norm norm_theirs))
         (- norm norm_theirs))
    moved)
  :named |as shown of the norms|))
(assert (! (let ((a!1 (- (ite (< so_far_largest norm) norm so_far_largest)
              (ite (< so_far_theirs norm_theirs) norm_theirs so_far_theirs)))
      (a!2 (- (ite (< so_far_theirs norm_theirs) norm_theirs so_far_theirs)
              (ite (< so_far_largest norm) norm so_far_largest)))
      (a!3 (ite (< sum_cost (* 1.0 (- this_sum 0.0)))
                (* 1.0 (- this_sum 0.0))
                sum_cost)))
  (not (<= (ite (< a!1 a!2) a!2 a!1) a!3)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-loss
; query: an epoch with the user, its excess
; label:
; states: If two noise values explain each released sum, the largest norms of the noise of the
;   series' epochs so far still differ by at most the changed user's largest cost of an epoch's
;   sums, or of an excess. The norm adds up the absolute values over all strata, of any number.
;   An epoch without an excess leaves the largest noise of excesses unchanged.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/sensitivity, ledger-mechanism/any-step
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun excess_cost () Real)
(declare-fun moved () Real)
(declare-fun norm () Real)
(declare-fun norm_theirs () Real)
(declare-fun so_far_largest () Real)
(declare-fun so_far_theirs () Real)
(declare-fun this_excess () Real)
(assert (! (<= (ite (< (- so_far_largest so_far_theirs) (- so_far_theirs so_far_largest))
         (- so_far_theirs so_far_largest)
         (- so_far_largest so_far_theirs))
    excess_cost)
  :named |the series so far|))
(assert (! (let ((a!1 (+ 0.0
              (ite (< (- moved 0.0) (- 0.0 moved)) (- 0.0 moved) (- moved 0.0)))))
  (<= a!1 (* 1.0 this_excess)))
  :named |as shown of the epoch|))
(assert (! (<= (ite (< (- norm norm_theirs) 0.0)
         (- (- norm norm_theirs))
         (- norm norm_theirs))
    moved)
  :named |as shown of the norms|))
(assert (! (let ((a!1 (- (ite (< so_far_largest norm) norm so_far_largest)
              (ite (< so_far_theirs norm_theirs) norm_theirs so_far_theirs)))
      (a!2 (- (ite (< so_far_theirs norm_theirs) norm_theirs so_far_theirs)
              (ite (< so_far_largest norm) norm so_far_largest))))
(let ((a!3 (<= (ite (< a!1 a!2) a!2 a!1)
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
; states: If two noise values explain each released sum, the largest norms of the noise of the
;   series' epochs so far still differ by at most the changed user's largest cost of an epoch's
;   sums, or of an excess. The norm adds up the absolute values over all strata, of any number.
;   An epoch without an excess leaves the largest noise of excesses unchanged.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/sensitivity, ledger-mechanism/any-step
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun moved () Real)
(declare-fun norm () Real)
(declare-fun norm_theirs () Real)
(declare-fun so_far_largest () Real)
(declare-fun so_far_theirs () Real)
(declare-fun sum_cost () Real)
(assert (! (<= (ite (< (- so_far_largest so_far_theirs) (- so_far_theirs so_far_largest))
         (- so_far_theirs so_far_largest)
         (- so_far_largest so_far_theirs))
    sum_cost)
  :named |the series so far|))
(assert (! (= moved 0.0)
  :named |nothing of the user in it|))
(assert (! (<= (ite (< (- norm norm_theirs) 0.0)
         (- (- norm norm_theirs))
         (- norm norm_theirs))
    moved)
  :named |as shown of the norms|))
(assert (! (let ((a!1 (- (ite (< so_far_largest norm) norm so_far_largest)
              (ite (< so_far_theirs norm_theirs) norm_theirs so_far_theirs)))
      (a!2 (- (ite (< so_far_theirs norm_theirs) norm_theirs so_far_theirs)
              (ite (< so_far_largest norm) norm so_far_largest))))
  (not (<= (ite (< a!1 a!2) a!2 a!1) sum_cost)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-loss
; query: an epoch without an excess
; label:
; states: If two noise values explain each released sum, the largest norms of the noise of the
;   series' epochs so far still differ by at most the changed user's largest cost of an epoch's
;   sums, or of an excess. The norm adds up the absolute values over all strata, of any number.
;   An epoch without an excess leaves the largest noise of excesses unchanged.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/sensitivity, ledger-mechanism/any-step
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
