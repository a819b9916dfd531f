; id: ledger-mechanism/series-loss
; query: an epoch without the user
; label:
; states: Where one released sum is explained by two noises, the largest noises of the series so
;   far differ by at most the dearest sum, or overhang, of the changed user, as they did before;
;   an epoch without an overhang leaves those of overhangs as they were.
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
