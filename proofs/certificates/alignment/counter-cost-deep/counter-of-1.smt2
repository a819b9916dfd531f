; id: alignment/counter-cost-deep
; query: counter of 1
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
(declare-fun k1_1 () Int)
(declare-fun x1_1 () Int)
(declare-fun y1 () Int)
(assert (! (let ((a!1 (+ 0 (+ 0 y1) (+ k1_1 (- (+ 0 x1_1) (+ 0 y1)))))
      (a!2 (< (+ k1_1 (- (+ 0 x1_1) (+ 0 y1))) 0))
      (a!3 (- (+ k1_1 (- (+ 0 x1_1) (+ 0 y1)))))
      (a!6 (* 1 (ite (< (- x1_1 y1) 0) (- (- x1_1 y1)) (- x1_1 y1)))))
(let ((a!4 (ite a!2 a!3 (+ k1_1 (- (+ 0 x1_1) (+ 0 y1))))))
(let ((a!5 (+ 0 (- a!4 (ite (< k1_1 0) (- k1_1) k1_1)))))
(let ((a!7 (and (= (+ 0 (+ 0 x1_1) k1_1) a!1) (<= a!5 a!6))))
  (not a!7)))))
  :named |negated goal|))
(check-sat)
