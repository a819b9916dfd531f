; id: ledger-policy/beliefs
; query: before the first epoch
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
(assert (! (not (and (>= 0 0)
          (and (>= 0 0) (<= 0 1099511627776))
          (>= 0 0)
          (and (>= 0 0) (<= 0 1099511627776))))
  :named |negated goal|))
(check-sat)
