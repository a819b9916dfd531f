; id: release/wishful
; query: half
; label: eq:wish2
; states: From the first complete block on, algorithm 3 has released at least half of the
;   samples.
; kind: unbounded
; bounds: tied to the code for n<=4, m<=5, T<=16
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun blocks () Int)
(declare-fun m () Int)
(declare-fun open () Int)
(assert (! (>= blocks 1)
  :named |a block is complete|))
(assert (! (>= m 1)
  :named |m samples a user|))
(assert (! (and (>= open 0) (< open m))
  :named |the open block|))
(assert (! (not (>= (* 2 m blocks) (+ (* blocks m) open)))
  :named |negated goal|))
(check-sat)
(reset)
; id: release/wishful
; query: the algorithm's total
; label: eq:wish2
; states: From the first complete block on, algorithm 3 has released at least half of the
;   samples.
; kind: unbounded
; bounds: tied to the code for n<=4, m<=5, T<=16
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not (and true))
  :named |negated goal|))
(check-sat)
