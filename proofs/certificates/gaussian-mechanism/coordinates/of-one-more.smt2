; id: gaussian-mechanism/coordinates
; query: of one more
; label:
; states: Coordinates at a share s, each with accounts of its own, tell together at most what d
;   s**2 / 4 stands for; as that is within the budget of the whole, so are they.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/moment-is-paid, gaussian-mechanism/shares
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun d () Real)
(declare-fun one_more () Real)
(declare-fun share () Real)
(declare-fun so_far () Real)
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (>= d 0.0)
  :named |coordinates|))
(assert (! (<= (* 4.0 so_far) (* a (- a 1.0) d share share))
  :named |so far|))
(assert (! (<= (* 4.0 one_more) (* a (- a 1.0) share share))
  :named |as shown of one|))
(assert (! (not (<= (* 4.0 (+ so_far one_more)) (* a (- a 1.0) (+ d 1.0) share share)))
  :named |negated goal|))
(check-sat)
