; id: ledger-mechanism/loss-is-paid
; query: loss over scale
; label:
; states: A loss within the full budget, divided by a scale that pays for it, is at most
;   epsilon. Factors multiply along a path, and the bound carries over to sets of paths.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/never-overdrawn, ledger-mechanism/path-loss, exponential-law
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun epsilon () Real)
(declare-fun loss () Real)
(declare-fun scale () Real)
(declare-fun spent () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (<= (ite (< loss (- 0.0 loss)) (- 0.0 loss) loss) spent)
  :named |the loss is within what was spent|))
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
         (- spent 1099511627776.0)
         (- 0.0 spent))
    0.0)
  :named |that within the full budget|))
(assert (! (>= (* scale epsilon) 1099511627776.0)
  :named |the scale pays|))
(assert (! (not (and (>= (/ loss scale) (- epsilon)) (<= (/ loss scale) epsilon)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/loss-is-paid
; query: one series more
; label:
; states: A loss within the full budget, divided by a scale that pays for it, is at most
;   epsilon. Factors multiply along a path, and the bound carries over to sets of paths.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/never-overdrawn, ledger-mechanism/path-loss, exponential-law
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun F () Real)
(declare-fun f () Real)
(declare-fun mine () Real)
(declare-fun p () Real)
(declare-fun q () Real)
(declare-fun theirs () Real)
(assert (! (and (> F 0.0) (> f 0.0))
  :named |factors|))
(assert (! (and (>= mine 0.0) (>= theirs 0.0) (>= p 0.0) (>= q 0.0))
  :named |probabilities|))
(assert (! (<= mine (* F theirs))
  :named |so far|))
(assert (! (<= p (* f q))
  :named |given the path so far|))
(assert (! (not (<= (* mine p) (* F f theirs q)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/loss-is-paid
; query: one path more
; label:
; states: A loss within the full budget, divided by a scale that pays for it, is at most
;   epsilon. Factors multiply along a path, and the bound carries over to sets of paths.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/never-overdrawn, ledger-mechanism/path-loss, exponential-law
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun F () Real)
(declare-fun f () Real)
(declare-fun mine () Real)
(declare-fun p () Real)
(declare-fun q () Real)
(declare-fun theirs () Real)
(assert (! (and (> F 0.0) (> f 0.0))
  :named |factors|))
(assert (! (and (>= mine 0.0) (>= theirs 0.0) (>= p 0.0) (>= q 0.0))
  :named |probabilities|))
(assert (! (<= mine (* F theirs))
  :named |so far|))
(assert (! (<= p (* F q))
  :named |of the other path|))
(assert (! (not (<= (+ mine p) (* F (+ theirs q))))
  :named |negated goal|))
(check-sat)
