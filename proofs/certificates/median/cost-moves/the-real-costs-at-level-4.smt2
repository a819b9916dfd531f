; id: median/cost-moves
; query: the real costs at level 4
; label: claim:pvtmed
; states: When two arrays change, no candidate's cost moves by more than 2.
; kind: unbounded
; bounds: tied to the code for k<=4, B<=4
; assumes: median/two-arrays
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun bin_1 () Int)
(declare-fun bin_2 () Int)
(declare-fun bin_3 () Int)
(declare-fun bin_4 () Int)
(assert (! (let ((a!1 (+ 0 (ite (< bin_1 0) 1 0) (ite (< bin_2 0) 1 0)))
      (a!3 (+ 0 (ite (> bin_1 0) 1 0) (ite (> bin_2 0) 1 0)))
      (a!7 (+ 0 (ite (< bin_1 1) 1 0) (ite (< bin_2 1) 1 0)))
      (a!9 (+ 0 (ite (> bin_1 1) 1 0) (ite (> bin_2 1) 1 0))))
(let ((a!2 (+ a!1 (ite (< bin_3 0) 1 0) (ite (< bin_4 0) 1 0)))
      (a!4 (+ a!3 (ite (> bin_3 0) 1 0) (ite (> bin_4 0) 1 0)))
      (a!5 (+ 0 (ite (< bin_3 0) 1 0) (ite (< bin_4 0) 1 0) a!1))
      (a!6 (+ 0 (ite (> bin_3 0) 1 0) (ite (> bin_4 0) 1 0) a!3))
      (a!8 (+ a!7 (ite (< bin_3 1) 1 0) (ite (< bin_4 1) 1 0)))
      (a!10 (+ a!9 (ite (> bin_3 1) 1 0) (ite (> bin_4 1) 1 0)))
      (a!11 (+ 0 (ite (< bin_3 1) 1 0) (ite (< bin_4 1) 1 0) a!7))
      (a!12 (+ 0 (ite (> bin_3 1) 1 0) (ite (> bin_4 1) 1 0) a!9)))
(let ((a!13 (and (= (ite (< a!2 a!4) a!4 a!2) (ite (< a!5 a!6) a!6 a!5))
                 (= (ite (< a!8 a!10) a!10 a!8) (ite (< a!11 a!12) a!12 a!11)))))
  (not a!13))))
  :named |negated goal|))
(check-sat)
