; id: utility/diversity-reaches
; query: a block is M_t/2 at most
; label: def:diversity
; states: Half of M_t is at least a block of every level up to floor(log2 M_t); the condition's
;   sums are those of the proof.
; kind: unbounded
; bounds: tied to the code for n=3, M<=5
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun M () Int)
(declare-fun bits_1 () Int)
(declare-fun level () Int)
(declare-fun power_1 () Int)
(declare-fun power_2 () Int)
(declare-fun power_3 () Int)
(assert (! (>= level 2)
  :named |a level that needs a prior|))
(assert (! (>= M 1)
  :named |the largest count|))
(assert (! (<= level (+ (- 1) bits_1))
  :named |the level is reached|))
(assert (! (let ((a!1 (=> (>= (+ (- 1) level) 4)
               (and (>= power_1 16) (> power_1 (+ (- 1) level))))))
  (and (=> (= (+ (- 1) level) 0) (= power_1 1))
       (=> (= (+ (- 1) level) 1) (= power_1 2))
       (=> (= (+ (- 1) level) 2) (= power_1 4))
       (=> (= (+ (- 1) level) 3) (= power_1 8))
       a!1))
  :named |about power_1|))
(assert (! (let ((a!1 (=> (>= (- bits_1 1) 4)
               (and (>= power_2 16) (> power_2 (- bits_1 1))))))
  (and (=> (= (- bits_1 1) 0) (= power_2 1))
       (=> (= (- bits_1 1) 1) (= power_2 2))
       (=> (= (- bits_1 1) 2) (= power_2 4))
       (=> (= (- bits_1 1) 3) (= power_2 8))
       a!1))
  :named |about power_2|))
(assert (! (let ((a!1 (=> (= (- bits_1 1) (+ (+ (- 1) level) 1)) (= power_2 (* 2 power_1))))
      (a!2 (=> (= (+ (- 1) level) (+ (- bits_1 1) 1)) (= power_1 (* 2 power_2)))))
(let ((a!3 (and (=> (= (- bits_1 1) (+ (- 1) level)) (= power_2 power_1))
                a!1
                a!2
                (=> (> (- bits_1 1) (+ (- 1) level)) (>= power_2 (* 2 power_1)))
                (=> (> (+ (- 1) level) (- bits_1 1)) (>= power_1 (* 2 power_2))))))
  (=> (and (>= (- bits_1 1) 0) (>= (+ (- 1) level) 0)) a!3)))
  :named |about power_2 and power_1|))
(assert (! (and (=> (= bits_1 0) (= power_3 1))
     (=> (= bits_1 1) (= power_3 2))
     (=> (= bits_1 2) (= power_3 4))
     (=> (= bits_1 3) (= power_3 8))
     (=> (>= bits_1 4) (and (>= power_3 16) (> power_3 bits_1))))
  :named |about power_3|))
(assert (! (let ((a!1 (=> (= bits_1 (+ (+ (- 1) level) 1)) (= power_3 (* 2 power_1)))))
(let ((a!2 (and (=> (= bits_1 (+ (- 1) level)) (= power_3 power_1))
                a!1
                (=> (= (+ (- 1) level) (+ bits_1 1)) (= power_1 (* 2 power_3)))
                (=> (> bits_1 (+ (- 1) level)) (>= power_3 (* 2 power_1)))
                (=> (> (+ (- 1) level) bits_1) (>= power_1 (* 2 power_3))))))
  (=> (and (>= bits_1 0) (>= (+ (- 1) level) 0)) a!2)))
  :named |about power_3 and power_1|))
(assert (! (let ((a!1 (=> (= bits_1 (+ (- bits_1 1) 1)) (= power_3 (* 2 power_2)))))
(let ((a!2 (and (=> (= bits_1 (- bits_1 1)) (= power_3 power_2))
                a!1
                (=> (= (- bits_1 1) (+ bits_1 1)) (= power_2 (* 2 power_3)))
                (=> (> bits_1 (- bits_1 1)) (>= power_3 (* 2 power_2)))
                (=> (> (- bits_1 1) bits_1) (>= power_2 (* 2 power_3))))))
  (=> (and (>= bits_1 0) (>= (- bits_1 1) 0)) a!2)))
  :named |about power_3 and power_2|))
(assert (! (and (=> (= M 0) (= bits_1 0))
     (=> (>= M 1) (and (>= bits_1 1) (<= power_2 M) (< M power_3))))
  :named |about bits_1|))
(assert (! (let ((a!1 (* 2 (ite (and true (= 0 level)) 1 power_1))))
  (not (<= a!1 M)))
  :named |negated goal|))
(check-sat)
(reset)
; id: utility/diversity-reaches
; query: the real sums
; label: def:diversity
; states: Half of M_t is at least a block of every level up to floor(log2 M_t); the condition's
;   sums are those of the proof.
; kind: unbounded
; bounds: tied to the code for n=3, M<=5
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not (and true))
  :named |negated goal|))
(check-sat)
