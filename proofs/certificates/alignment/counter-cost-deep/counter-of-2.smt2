; id: alignment/counter-cost-deep
; query: counter of 2
; label: subsec:binmech
; states: When one element of a longer counter changes, shifted noise gives the same releases at
;   all times, and is larger by at most depth times the change.
; kind: bounded
; bounds: N<=20, every place, all values
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun k2_1 () Int)
(declare-fun k2_2 () Int)
(declare-fun x2_1 () Int)
(declare-fun x2_2 () Int)
(declare-fun y2 () Int)
(assert (! (let ((a!1 (+ 0 (+ 0 y2) (+ k2_1 (- (+ 0 x2_1) (+ 0 y2)))))
      (a!2 (+ k2_2 (- (+ (+ 0 x2_1) x2_2) (+ (+ 0 y2) x2_2))))
      (a!4 (< (+ k2_1 (- (+ 0 x2_1) (+ 0 y2))) 0))
      (a!5 (- (+ k2_1 (- (+ 0 x2_1) (+ 0 y2)))))
      (a!8 (* 2 (ite (< (- x2_1 y2) 0) (- (- x2_1 y2)) (- x2_1 y2))))
      (a!9 (+ 0 (+ 0 x2_1) (+ k2_1 (- (+ 0 x2_1) (+ 0 x2_1)))))
      (a!10 (+ k2_2 (- (+ (+ 0 x2_1) x2_2) (+ (+ 0 x2_1) y2))))
      (a!12 (< (+ k2_1 (- (+ 0 x2_1) (+ 0 x2_1))) 0))
      (a!13 (- (+ k2_1 (- (+ 0 x2_1) (+ 0 x2_1)))))
      (a!16 (* 2 (ite (< (- x2_2 y2) 0) (- (- x2_2 y2)) (- x2_2 y2)))))
(let ((a!3 (= (+ 0 (+ (+ 0 x2_1) x2_2) k2_2) (+ 0 (+ (+ 0 y2) x2_2) a!2)))
      (a!6 (ite a!4 a!5 (+ k2_1 (- (+ 0 x2_1) (+ 0 y2)))))
      (a!11 (= (+ 0 (+ (+ 0 x2_1) x2_2) k2_2) (+ 0 (+ (+ 0 x2_1) y2) a!10)))
      (a!14 (ite a!12 a!13 (+ k2_1 (- (+ 0 x2_1) (+ 0 x2_1))))))
(let ((a!7 (+ 0
              (- a!6 (ite (< k2_1 0) (- k2_1) k2_1))
              (- (ite (< a!2 0) (- a!2) a!2) (ite (< k2_2 0) (- k2_2) k2_2))))
      (a!15 (+ 0
               (- a!14 (ite (< k2_1 0) (- k2_1) k2_1))
               (- (ite (< a!10 0) (- a!10) a!10) (ite (< k2_2 0) (- k2_2) k2_2)))))
(let ((a!17 (and (= (+ 0 (+ 0 x2_1) k2_1) a!1)
                 a!3
                 (<= a!7 a!8)
                 (= (+ 0 (+ 0 x2_1) k2_1) a!9)
                 a!11
                 (<= a!15 a!16))))
  (not a!17)))))
  :named |negated goal|))
(check-sat)
