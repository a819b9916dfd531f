; id: ledger-mechanism/sensitivity
; query: what a change moves
; label:
; states: Whatever is offered and whatever the samples are, a block adds to each of an epoch's
;   two sums from 0 to what is charged for that; changing a user's samples moves the two,
;   together, by at most the charge.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun high () Real)
(declare-fun inner_high () Real)
(declare-fun inner_low () Real)
(declare-fun low () Real)
(declare-fun margin () Real)
(declare-fun mine_1 () Real)
(declare-fun mine_2 () Real)
(declare-fun probe () Real)
(declare-fun spent () Real)
(declare-fun theirs_1 () Real)
(declare-fun theirs_2 () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
         (- spent 1099511627776.0)
         (- 0.0 spent))
    0.0)
  :named |what was spent before|))
(assert (! (let ((a!1 (<= (+ (* weight (- high low)) (* probe margin))
               (- 1099511627776.0 spent))))
(let ((a!2 (ite (< (- high low) 0.0)
                0
                (ite (< probe 0.0) 0 (ite (< weight 0.0) 0 (ite a!1 1 0))))))
(let ((a!3 (ite (< margin 0.0) 0 (ite (< (- inner_high inner_low) 0.0) 0 a!2))))
  (and (>= mine_1 0.0)
       (<= mine_1 (* (to_real a!3) weight (- high low)))
       (>= mine_2 0.0)
       (<= mine_2 (* (to_real a!3) probe margin))))))
  :named |as shown of mine|))
(assert (! (let ((a!1 (<= (+ (* weight (- high low)) (* probe margin))
               (- 1099511627776.0 spent))))
(let ((a!2 (ite (< (- high low) 0.0)
                0
                (ite (< probe 0.0) 0 (ite (< weight 0.0) 0 (ite a!1 1 0))))))
(let ((a!3 (ite (< margin 0.0) 0 (ite (< (- inner_high inner_low) 0.0) 0 a!2))))
  (and (>= theirs_1 0.0)
       (<= theirs_1 (* (to_real a!3) weight (- high low)))
       (>= theirs_2 0.0)
       (<= theirs_2 (* (to_real a!3) probe margin))))))
  :named |as shown of theirs|))
(assert (! (let ((a!1 (+ 0.0
              (ite (< (- mine_1 theirs_1) (- theirs_1 mine_1))
                   (- theirs_1 mine_1)
                   (- mine_1 theirs_1))
              (ite (< (- mine_2 theirs_2) (- theirs_2 mine_2))
                   (- theirs_2 mine_2)
                   (- mine_2 theirs_2))))
      (a!2 (<= (+ (* weight (- high low)) (* probe margin))
               (- 1099511627776.0 spent))))
(let ((a!3 (ite (< (- high low) 0.0)
                0
                (ite (< probe 0.0) 0 (ite (< weight 0.0) 0 (ite a!2 1 0))))))
(let ((a!4 (ite (< margin 0.0) 0 (ite (< (- inner_high inner_low) 0.0) 0 a!3))))
(let ((a!5 (<= a!1
               (+ (* (to_real a!4) weight (- high low))
                  (* (to_real a!4) probe margin)))))
  (not a!5)))))
  :named |negated goal|))
(check-sat)
