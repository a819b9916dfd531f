; id: release/counted
; query: no sample
; label: claim:wr
; states: released(m) is the sum of the sizes of the blocks that the first m samples complete.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(assert (! (not (= 0 0))
  :named |negated goal|))
(check-sat)
