; id: gaussian-mechanism/moment-is-paid
; query: the scale pays in squares
; label:
; states: Within an account, and with a scale that pays for the full budget, the logarithm of a
;   run's moment is at most a (a - 1) epsilon**2 / 4.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/never-overdrawn, gaussian-mechanism/path-moment, ledger-
;   mechanism/scale-pays
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun epsilon () Real)
(declare-fun scale () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (>= (* scale epsilon) 1099511627776.0)
  :named |the scale pays|))
(assert (! (not (>= (* scale scale epsilon epsilon) 1208925819614629174706176.0))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/moment-is-paid
; query: within the account
; label:
; states: Within an account, and with a scale that pays for the full budget, the logarithm of a
;   run's moment is at most a (a - 1) epsilon**2 / 4.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/never-overdrawn, gaussian-mechanism/path-moment, ledger-
;   mechanism/scale-pays
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun epsilon () Real)
(declare-fun exponent () Real)
(declare-fun scale () Real)
(declare-fun spent () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (<= (* 2.0 2.0 scale scale exponent) (* a (- a 1.0) spent))
  :named |the path|))
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1208925819614629174706176.0))
         (- spent 1208925819614629174706176.0)
         (- 0.0 spent))
    0.0)
  :named |the account|))
(assert (! (not (<= (* 2.0 2.0 scale scale exponent)
         (* a (- a 1.0) 1208925819614629174706176.0)))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/moment-is-paid
; query: the whole run
; label:
; states: Within an account, and with a scale that pays for the full budget, the logarithm of a
;   run's moment is at most a (a - 1) epsilon**2 / 4.
; kind: unbounded
; bounds: none
; assumes: gaussian-mechanism/never-overdrawn, gaussian-mechanism/path-moment, ledger-
;   mechanism/scale-pays
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun a () Real)
(declare-fun epsilon () Real)
(declare-fun exponent () Real)
(declare-fun orders () Real)
(declare-fun scale () Real)
(declare-fun whole () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (>= a 1.0)
  :named |an order|))
(assert (! (<= whole (* scale scale epsilon epsilon))
  :named |as shown of the scale|))
(assert (! (<= (* 2.0 2.0 scale scale exponent) (* orders whole))
  :named |as shown of the account|))
(assert (! (and (= orders (* a (- a 1.0))) (>= orders 0.0))
  :named |what orders is|))
(assert (! (not (<= (* 4.0 exponent) (* a (- a 1.0) epsilon epsilon)))
  :named |negated goal|))
(check-sat)
