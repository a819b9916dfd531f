; id: gaussian-mechanism/any-epoch
; query: new samples: 2, 0; user 1 changes, no overhang asked for, the account
; label:
; states: From accounts in any sound state, an epoch charges every user the squares of what the
;   user's samples may move, and overdraws nobody; each of its sums has noise of its own, of the
;   plan's variance, and an overhang is released, and paid for, only where it is asked for.
; kind: bounded
; bounds: n=2, blocks of up to 2 samples, every set of pending users; an overhang asked for or
;   not; samples, offers and balances of any size
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun spent_1 () Real)
(assert (! (<= (ite (< (- 0.0 spent_1) (- spent_1 1208925819614629174706176.0))
         (- spent_1 1208925819614629174706176.0)
         (- 0.0 spent_1))
    0.0)
  :named |the account before|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_1) (- spent_1 1208925819614629174706176.0))
                    (- spent_1 1208925819614629174706176.0)
                    (- 0.0 spent_1))
               0.0))
      (a!2 (+ spent_1 (to_real (+ (* 0 0) (* 0 0))))))
  (not (and a!1 (= spent_1 a!2) true)))
  :named |negated goal|))
(check-sat)
