; id: utility/diverse-users
; query: all users
; label: def:diversity
; states: Where the diversity condition holds, every level up to floor(log2 M_t) can activate.
; kind: unbounded
; bounds: none
; assumes: utility/diversity-reaches, utility/threshold-grows, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun K () Int)
(declare-fun X () Int)
(declare-fun Y () Int)
(declare-fun k () Int)
(declare-fun largest () Int)
(declare-fun size () Int)
(assert (! (and (>= size 1) (>= largest 1))
  :named |sizes|))
(assert (! (>= (* largest X) (* size Y))
  :named |the users together|))
(assert (! (>= Y (* largest K))
  :named |diverse|))
(assert (! (and (>= k 1) (>= K k))
  :named |fewer arrays are needed|))
(assert (! (not (>= X (* size k)))
  :named |negated goal|))
(check-sat)
