; id: ledger-mechanism/loss-is-paid
; query: one series more
; label:
; states: A loss within the ledger, divided by a scale that pays for it, is at most epsilon;
;   factors multiply along a path and carry over to sets of paths.
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
