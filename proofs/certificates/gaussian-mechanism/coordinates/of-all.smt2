; id: gaussian-mechanism/coordinates
; query: of all
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
(declare-fun rho () Real)
(declare-fun share () Real)
(declare-fun so_far () Real)
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (>= d 0.0)
  :named |coordinates|))
(assert (! (<= (* 4.0 so_far) (* a (- a 1.0) d share share))
  :named |of all|))
(assert (! (<= (* d share share) (* 4.0 rho))
  :named |the shares|))
(assert (! (not (<= so_far (* a (- a 1.0) rho)))
  :named |negated goal|))
(check-sat)
