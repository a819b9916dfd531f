; id: ledger-mechanism/any-epoch
; query: new samples: 0, 1; user 0 changes, in another series before, the account
; label:
; states: From accounts in any sound state, an epoch charges every user for what the user's
;   samples move beyond what was paid for in the series, and overdraws nobody; its noise is
;   within the radii of its series. An overhang is released, and paid for, only where it is
;   asked for and the series has one left.
; kind: bounded
; bounds: n=2, blocks of up to 2 samples, every set of pending users, in the series that they
;   were in or in another; an overhang asked for, or not, or in vain; samples, offers and
;   balances of any size
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun overhang_cost_0 () Real)
(declare-fun spent_0 () Real)
(declare-fun sum_cost_0 () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_0) (- spent_0 1099511627776.0))
                    (- spent_0 1099511627776.0)
                    (- 0.0 spent_0))
               0.0)))
  (and a!1
       (>= sum_cost_0 0.0)
       (>= overhang_cost_0 0.0)
       (<= (+ sum_cost_0 overhang_cost_0) spent_0)))
  :named |the account before|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_0) (- spent_0 1099511627776.0))
                    (- spent_0 1099511627776.0)
                    (- 0.0 spent_0))
               0.0)))
  (not (and a!1
            (>= sum_cost_0 0.0)
            (>= overhang_cost_0 0.0)
            (<= (+ sum_cost_0 overhang_cost_0) spent_0)
            (= spent_0 spent_0)
            (= sum_cost_0 sum_cost_0)
            (= overhang_cost_0 overhang_cost_0)
            true)))
  :named |negated goal|))
(check-sat)
