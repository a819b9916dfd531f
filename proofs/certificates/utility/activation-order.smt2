; id: utility/activation-order
; query: one user
; label: alg:multcounterfull
; states: A level can activate only when the level below can, so levels become active in order.
; kind: unbounded
; bounds: none
; assumes: utility/threshold-grows, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun level () Int)
(declare-fun m () Int)
(declare-fun power_1 () Int)
(declare-fun power_2 () Int)
(assert (! (>= level 1)
  :named |a level|))
(assert (! (>= m 0)
  :named |a count|))
(assert (! (let ((a!1 (=> (>= (+ (- 1) level) 4)
               (and (>= power_1 16) (> power_1 (+ (- 1) level))))))
  (and (=> (= (+ (- 1) level) 0) (= power_1 1))
       (=> (= (+ (- 1) level) 1) (= power_1 2))
       (=> (= (+ (- 1) level) 2) (= power_1 4))
       (=> (= (+ (- 1) level) 3) (= power_1 8))
       a!1))
  :named |about power_1|))
(assert (! (and (=> (= level 0) (= power_2 1))
     (=> (= level 1) (= power_2 2))
     (=> (= level 2) (= power_2 4))
     (=> (= level 3) (= power_2 8))
     (=> (>= level 4) (and (>= power_2 16) (> power_2 level))))
  :named |about power_2|))
(assert (! (let ((a!1 (=> (= level (+ (+ (- 1) level) 1)) (= power_2 (* 2 power_1)))))
(let ((a!2 (and (=> (= level (+ (- 1) level)) (= power_2 power_1))
                a!1
                (=> (= (+ (- 1) level) (+ level 1)) (= power_1 (* 2 power_2)))
                (=> (> level (+ (- 1) level)) (>= power_2 (* 2 power_1)))
                (=> (> (+ (- 1) level) level) (>= power_1 (* 2 power_2))))))
  (=> (and (>= level 0) (>= (+ (- 1) level) 0)) a!2)))
  :named |about power_2 and power_1|))
(assert (! (let ((a!1 (ite (and true (= 0 (+ 1 level))) 1 power_2))
      (a!2 (* 2 (ite (and true (= 0 level)) 1 power_1)))
      (a!3 (<= m (ite (and true (= 0 level)) 1 power_1))))
(let ((a!4 (ite a!3 m (ite (and true (= 0 level)) 1 power_1))))
(let ((a!5 (and (= a!1 a!2) (>= (* 2 a!4) (ite (<= m a!1) m a!1)))))
  (not a!5))))
  :named |negated goal|))
(check-sat)
(reset)
; id: utility/activation-order
; query: all users
; label: alg:multcounterfull
; states: A level can activate only when the level below can, so levels become active in order.
; kind: unbounded
; bounds: none
; assumes: utility/threshold-grows, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun K () Int)
(declare-fun X () Int)
(declare-fun Y () Int)
(declare-fun k () Int)
(declare-fun size () Int)
(assert (! (>= size 1)
  :named |a block|))
(assert (! (>= (* 2 X) Y)
  :named |all users|))
(assert (! (>= Y (* 2 size K))
  :named |the next level can activate|))
(assert (! (and (>= k 1) (>= K k))
  :named |it needs no fewer arrays|))
(assert (! (not (>= X (* size k)))
  :named |negated goal|))
(check-sat)
