; id: utility/activation-order
; query: all users
; label: alg:multcounterfull
; states: A level can activate only when the level below can, so levels become active in order.
; kind: unbounded
; bounds: none
; assumes: utility/threshold-grows, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun K () Int)
(declare-fun X () Int)
(declare-fun Y () Int)
(declare-fun k () Int)
(declare-fun size () Int)
(assert (! (>= size 1)
  :named |a block|))
(assert (! (>= (* 2 X) Y)
  :named |all users|))
(assert (! (>= Y (* 2 size K))
  :named |the next level can activate|))
(assert (! (and (>= k 1) (>= K k))
  :named |it needs no fewer arrays|))
(assert (! (not (>= X (* size k)))
  :named |negated goal|))
(check-sat)
