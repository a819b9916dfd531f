; id: release/active-levels
; query: blocks of levels 0..l hold 2**l samples
; label: thm:final
; states: While levels 0..a-1 are active, 2R >= sum over users of min(m + 1, 2**a).
; kind: unbounded
; bounds: none
; assumes: release/counted, utility/activation-order, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun level () Int)
(declare-fun power_1 () Int)
(declare-fun power_2 () Int)
(assert (! (>= level 0)
  :named |a level|))
(assert (! (and (=> (= level 0) (= power_1 1))
     (=> (= level 1) (= power_1 2))
     (=> (= level 2) (= power_1 4))
     (=> (= level 3) (= power_1 8))
     (=> (>= level 4) (and (>= power_1 16) (> power_1 level))))
  :named |about power_1|))
(assert (! (let ((a!1 (=> (>= (+ 1 level) 4) (and (>= power_2 16) (> power_2 (+ 1 level))))))
  (and (=> (= (+ 1 level) 0) (= power_2 1))
       (=> (= (+ 1 level) 1) (= power_2 2))
       (=> (= (+ 1 level) 2) (= power_2 4))
       (=> (= (+ 1 level) 3) (= power_2 8))
       a!1))
  :named |about power_2|))
(assert (! (let ((a!1 (=> (= level (+ (+ 1 level) 1)) (= power_1 (* 2 power_2)))))
(let ((a!2 (and (=> (= (+ 1 level) level) (= power_2 power_1))
                (=> (= (+ 1 level) (+ level 1)) (= power_2 (* 2 power_1)))
                a!1
                (=> (> (+ 1 level) level) (>= power_2 (* 2 power_1)))
                (=> (> level (+ 1 level)) (>= power_1 (* 2 power_2))))))
  (=> (and (>= (+ 1 level) 0) (>= level 0)) a!2)))
  :named |about power_2 and power_1|))
(assert (! (let ((a!1 (ite (and true (= 0 (+ 1 level))) 1 power_1)))
  (not (and (= 1 1) (= (+ power_1 a!1) power_2))))
  :named |negated goal|))
(check-sat)
