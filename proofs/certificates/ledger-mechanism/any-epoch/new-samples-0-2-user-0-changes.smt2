; id: ledger-mechanism/any-epoch
; query: new samples: 0, 2; user 0 changes
; label:
; states: From accounts in any state that is not overdrawn, an epoch charges every user for what
;   the user's samples move, and overdraws nobody.
; kind: bounded
; bounds: n=2, blocks of up to 2 samples, every set of pending users; samples, offers and
;   balances of any size
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun spent_0 () Real)
(assert (! (<= (ite (< (- 0.0 spent_0) (- spent_0 1099511627776.0))
         (- spent_0 1099511627776.0)
         (- 0.0 spent_0))
    0.0)
  :named |what was spent before|))
(assert (! (let ((a!1 (+ 0.0 (ite (< (- 0.0 0.0) (- 0.0 0.0)) (- 0.0 0.0) (- 0.0 0.0))))
      (a!2 (<= (ite (< (- 0.0 spent_0) (- spent_0 1099511627776.0))
                    (- spent_0 1099511627776.0)
                    (- 0.0 spent_0))
               0.0)))
  (not (and (<= a!1 0.0) a!2 (= spent_0 (+ spent_0 0.0 0.0)) true)))
  :named |negated goal|))
(check-sat)
