; id: ledger-policy/beliefs
; query: of one block rounded down
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
(declare-fun part () Int)
(declare-fun size () Int)
(declare-fun weight () Int)
(assert (! (and (>= part 0) (<= part weight))
  :named |as shown of a weight|))
(assert (! (>= size 0)
  :named |samples|))
(assert (! (let ((a!1 (and (>= (* (* part size) (* part size)) 0)
                (<= (* (* part size) (* part size))
                    (* (* weight size) (* weight size))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
