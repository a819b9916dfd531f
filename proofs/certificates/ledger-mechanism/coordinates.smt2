; id: ledger-mechanism/coordinates
; query: of one more
; label:
; states: For every dimension and every epsilon, the losses of a vector's coordinates, each
;   within its share, add up to at most epsilon.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/loss-is-paid
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun d () Int)
(declare-fun done () Int)
(declare-fun epsilon () Real)
(declare-fun one () Real)
(declare-fun so_far () Real)
(assert (! (and (> epsilon 0.0) (>= d 1))
  :named |a budget|))
(assert (! (and (>= done 0) (< done d))
  :named |coordinates|))
(assert (! (<= so_far (* (to_real done) (/ epsilon (to_real d))))
  :named |so far|))
(assert (! (<= one (/ epsilon (to_real d)))
  :named |as shown of one|))
(assert (! (let ((a!1 (<= (+ so_far one) (* (to_real (+ done 1)) (/ epsilon (to_real d))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/coordinates
; query: of all
; label:
; states: For every dimension and every epsilon, the losses of a vector's coordinates, each
;   within its share, add up to at most epsilon.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/loss-is-paid
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun d () Int)
(declare-fun epsilon () Real)
(declare-fun so_far () Real)
(assert (! (and (> epsilon 0.0) (>= d 1))
  :named |a budget|))
(assert (! (<= so_far (* (to_real d) (/ epsilon (to_real d))))
  :named |of all|))
(assert (! (not (<= so_far epsilon))
  :named |negated goal|))
(check-sat)
