; id: ledger-mechanism/series-loss
; query: an epoch without an overhang
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
(declare-fun overhang_cost () Real)
(declare-fun so_far_largest () Real)
(declare-fun so_far_theirs () Real)
(declare-fun this_overhang () Real)
(assert (! (<= (ite (< (- so_far_largest so_far_theirs) (- so_far_theirs so_far_largest))
         (- so_far_theirs so_far_largest)
         (- so_far_largest so_far_theirs))
    overhang_cost)
  :named |the series so far|))
(assert (! (let ((a!1 (<= (ite (< (- so_far_largest so_far_theirs)
                       (- so_far_theirs so_far_largest))
                    (- so_far_theirs so_far_largest)
                    (- so_far_largest so_far_theirs))
               (ite (< overhang_cost (* 0.0 this_overhang))
                    (* 0.0 this_overhang)
                    overhang_cost))))
  (not a!1))
  :named |negated goal|))
(check-sat)
