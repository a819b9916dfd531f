; id: release/fold
; query: no user
; label: claim:wr
; states: For any number of users in any order, 2R >= t + n_t, so more than half is released.
; kind: unbounded
; bounds: none
; assumes: release/user, release/counted, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(assert (! (not (>= (* 2 0) 0))
  :named |negated goal|))
(check-sat)
(reset)
; id: release/fold
; query: one more user
; label: claim:wr
; states: For any number of users in any order, 2R >= t + n_t, so more than half is released.
; kind: unbounded
; bounds: none
; assumes: release/user, release/counted, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun bits_1 () Int)
(declare-fun m () Int)
(declare-fun power_1 () Int)
(declare-fun power_2 () Int)
(declare-fun power_3 () Int)
(declare-fun released () Int)
(declare-fun samples () Int)
(declare-fun users_so_far () Int)
(assert (! (>= (* 2 released) (+ samples users_so_far))
  :named |the users so far|))
(assert (! (>= m 1)
  :named |one more user has come|))
(assert (! (let ((a!1 (=> (>= (- bits_1 1) 4)
               (and (>= power_1 16) (> power_1 (- bits_1 1))))))
  (and (=> (= (- bits_1 1) 0) (= power_1 1))
       (=> (= (- bits_1 1) 1) (= power_1 2))
       (=> (= (- bits_1 1) 2) (= power_1 4))
       (=> (= (- bits_1 1) 3) (= power_1 8))
       a!1))
  :named |about power_1|))
(assert (! (and (=> (= bits_1 0) (= power_2 1))
     (=> (= bits_1 1) (= power_2 2))
     (=> (= bits_1 2) (= power_2 4))
     (=> (= bits_1 3) (= power_2 8))
     (=> (>= bits_1 4) (and (>= power_2 16) (> power_2 bits_1))))
  :named |about power_2|))
(assert (! (let ((a!1 (=> (= bits_1 (+ (- bits_1 1) 1)) (= power_2 (* 2 power_1)))))
(let ((a!2 (and (=> (= bits_1 (- bits_1 1)) (= power_2 power_1))
                a!1
                (=> (= (- bits_1 1) (+ bits_1 1)) (= power_1 (* 2 power_2)))
                (=> (> bits_1 (- bits_1 1)) (>= power_2 (* 2 power_1)))
                (=> (> (- bits_1 1) bits_1) (>= power_1 (* 2 power_2))))))
  (=> (and (>= bits_1 0) (>= (- bits_1 1) 0)) a!2)))
  :named |about power_2 and power_1|))
(assert (! (and (=> (= m 0) (= bits_1 0))
     (=> (>= m 1) (and (>= bits_1 1) (<= power_1 m) (< m power_2))))
  :named |about bits_1|))
(assert (! (let ((a!1 (=> (>= (+ (- 1) bits_1) 4)
               (and (>= power_3 16) (> power_3 (+ (- 1) bits_1))))))
  (and (=> (= (+ (- 1) bits_1) 0) (= power_3 1))
       (=> (= (+ (- 1) bits_1) 1) (= power_3 2))
       (=> (= (+ (- 1) bits_1) 2) (= power_3 4))
       (=> (= (+ (- 1) bits_1) 3) (= power_3 8))
       a!1))
  :named |about power_3|))
(assert (! (let ((a!1 (=> (= (+ (- 1) bits_1) (+ (- bits_1 1) 1))
               (= power_3 (* 2 power_1))))
      (a!2 (=> (= (- bits_1 1) (+ (+ (- 1) bits_1) 1))
               (= power_1 (* 2 power_3)))))
(let ((a!3 (and (=> (= (+ (- 1) bits_1) (- bits_1 1)) (= power_3 power_1))
                a!1
                a!2
                (=> (> (+ (- 1) bits_1) (- bits_1 1))
                    (>= power_3 (* 2 power_1)))
                (=> (> (- bits_1 1) (+ (- 1) bits_1))
                    (>= power_1 (* 2 power_3))))))
  (=> (and (>= (+ (- 1) bits_1) 0) (>= (- bits_1 1) 0)) a!3)))
  :named |about power_3 and power_1|))
(assert (! (let ((a!1 (=> (= bits_1 (+ (+ (- 1) bits_1) 1)) (= power_2 (* 2 power_3)))))
(let ((a!2 (and (=> (= (+ (- 1) bits_1) bits_1) (= power_3 power_2))
                (=> (= (+ (- 1) bits_1) (+ bits_1 1)) (= power_3 (* 2 power_2)))
                a!1
                (=> (> (+ (- 1) bits_1) bits_1) (>= power_3 (* 2 power_2)))
                (=> (> bits_1 (+ (- 1) bits_1)) (>= power_2 (* 2 power_3))))))
  (=> (and (>= (+ (- 1) bits_1) 0) (>= bits_1 0)) a!2)))
  :named |about power_3 and power_2|))
(assert (! (let ((a!1 (+ released (ite (and true (= 0 m)) 0 power_3))))
  (not (>= (* 2 a!1) (+ samples m users_so_far 1))))
  :named |negated goal|))
(check-sat)
(reset)
; id: release/fold
; query: more than half
; label: claim:wr
; states: For any number of users in any order, 2R >= t + n_t, so more than half is released.
; kind: unbounded
; bounds: none
; assumes: release/user, release/counted, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun released () Int)
(declare-fun samples () Int)
(declare-fun users_so_far () Int)
(assert (! (>= users_so_far 1)
  :named |someone has come|))
(assert (! (>= (* 2 released) (+ samples users_so_far))
  :named |sharp|))
(assert (! (not (and (>= (* 2 released) samples) (> (* 2 released) samples)))
  :named |negated goal|))
(check-sat)
