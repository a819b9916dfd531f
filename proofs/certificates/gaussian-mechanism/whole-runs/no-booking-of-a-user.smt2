; id: gaussian-mechanism/whole-runs
; query: no booking of a user
; label:
; states: Neighbouring streams see the same bookings along every path of released sums; each sum
;   has noise of its own, and what all that a changed user moves tells stays within what the
;   user has spent.
; kind: bounded
; bounds: n=2, T=4, all arrival patterns, all sets of closing times; overhangs asked for or not
;   by a hash; samples and offers of any size, every user changed in turn
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun order () Real)
(assert (! (>= order 1.0)
  :named |an order|))
(assert (! (<= (ite (< (- 0 0) (- 0 1208925819614629174706176))
         (- 0 1208925819614629174706176)
         (- 0 0))
    0)
  :named |as shown of accounts|))
(assert (! (let ((a!1 (and true
                (<= (to_real (* 4835703278458516698824704 0))
                    (* order (- order 1.0) 0.0)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
