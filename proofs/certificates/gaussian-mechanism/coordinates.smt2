; id: gaussian-mechanism/coordinates
; query: of none
; label:
; states: Coordinates at share s, each with its own accounts, have together at most the loss of
;   d s**2 / 4, which is within the budget of the whole vector.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/moment-is-paid, gaussian-mechanism/shares-fit
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun d () Real)
(declare-fun share () Real)
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (>= d 0.0)
  :named |coordinates|))
(assert (! (not (<= (* 4.0 0.0) (* a (- a 1.0) 0.0 share share)))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/coordinates
; query: of one more
; label:
; states: Coordinates at share s, each with its own accounts, have together at most the loss of
;   d s**2 / 4, which is within the budget of the whole vector.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/moment-is-paid, gaussian-mechanism/shares-fit
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
(reset)
; id: gaussian-mechanism/coordinates
; query: of all
; label:
; states: Coordinates at share s, each with its own accounts, have together at most the loss of
;   d s**2 / 4, which is within the budget of the whole vector.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/moment-is-paid, gaussian-mechanism/shares-fit
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
