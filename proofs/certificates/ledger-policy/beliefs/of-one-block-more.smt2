; id: ledger-policy/beliefs
; query: of one block more
; label:
; states: Whatever was released, the believed mean is from 0 to 1, no precision is negative,
;   however much intervals were found to be off, the variance is above 0 and at most 1/4,
;   however often it was halved, and the estimated sum is one that so many samples can have. The
;   squares of users' shares are together from 0 to 1, and the doubt is at least what the spread
;   makes of them. An epoch halves the variance once at most, or takes one halving back, if
;   there is one; then it is not halved again; one without an overhang does neither, and leaves
;   the spread.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun content () Int)
(declare-fun contents () Int)
(declare-fun one () Int)
(declare-fun squares () Int)
(assert (! (and (>= contents 0) (>= squares 0) (<= squares (* contents contents)))
  :named |of blocks so far|))
(assert (! (and (>= content 0) (>= one 0) (<= one (* content content)))
  :named |as shown of one|))
(assert (! (let ((a!1 (and (>= (+ squares one) 0)
                (<= (+ squares one)
                    (* (+ contents content) (+ contents content))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
