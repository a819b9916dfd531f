; id: median/cost-moves
; query: any arrays
; label: claim:pvtmed
; states: When two arrays change, no candidate's cost moves by more than 2.
; kind: unbounded
; bounds: tied to the code for k<=4, B<=4
; assumes: median/two-arrays
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun above () Int)
(declare-fun below () Int)
(declare-fun bin_1 () Int)
(declare-fun bin_2 () Int)
(declare-fun candidate () Int)
(declare-fun other_bin_1 () Int)
(declare-fun other_bin_2 () Int)
(assert (! (and (>= below 0) (>= above 0))
  :named |counts of untouched arrays|))
(assert (! (let ((a!1 (+ below
              0
              (ite (< bin_1 candidate) 1 0)
              (ite (< bin_2 candidate) 1 0)))
      (a!2 (+ above
              0
              (ite (> bin_1 candidate) 1 0)
              (ite (> bin_2 candidate) 1 0)))
      (a!3 (+ below
              0
              (ite (< other_bin_1 candidate) 1 0)
              (ite (< other_bin_2 candidate) 1 0)))
      (a!4 (+ above
              0
              (ite (> other_bin_1 candidate) 1 0)
              (ite (> other_bin_2 candidate) 1 0))))
(let ((a!5 (<= (ite (< a!1 a!2) a!2 a!1) (+ (ite (< a!3 a!4) a!4 a!3) 2))))
  (not a!5)))
  :named |negated goal|))
(check-sat)
(reset)
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
(reset)
; id: median/cost-moves
; query: the real costs at level 6
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
(assert (! (let ((a!1 (+ 0 (ite (< bin_1 0) 1 0) (ite (< bin_2 0) 1 0)))
      (a!2 (+ 0 (ite (> bin_1 0) 1 0) (ite (> bin_2 0) 1 0)))
      (a!7 (+ 0 (ite (< bin_1 1) 1 0) (ite (< bin_2 1) 1 0)))
      (a!8 (+ 0 (ite (> bin_1 1) 1 0) (ite (> bin_2 1) 1 0)))
      (a!13 (+ 0 (ite (< bin_1 2) 1 0) (ite (< bin_2 2) 1 0)))
      (a!14 (+ 0 (ite (> bin_1 2) 1 0) (ite (> bin_2 2) 1 0)))
      (a!19 (+ 0 (ite (< bin_1 3) 1 0) (ite (< bin_2 3) 1 0)))
      (a!20 (+ 0 (ite (> bin_1 3) 1 0) (ite (> bin_2 3) 1 0))))
(let ((a!3 (< (+ a!1 (ite (< bin_3 0) 1 0)) (+ a!2 (ite (> bin_3 0) 1 0))))
      (a!5 (< (+ 0 (ite (< bin_3 0) 1 0) a!1) (+ 0 (ite (> bin_3 0) 1 0) a!2)))
      (a!9 (< (+ a!7 (ite (< bin_3 1) 1 0)) (+ a!8 (ite (> bin_3 1) 1 0))))
      (a!11 (< (+ 0 (ite (< bin_3 1) 1 0) a!7) (+ 0 (ite (> bin_3 1) 1 0) a!8)))
      (a!15 (< (+ a!13 (ite (< bin_3 2) 1 0)) (+ a!14 (ite (> bin_3 2) 1 0))))
      (a!17 (< (+ 0 (ite (< bin_3 2) 1 0) a!13)
               (+ 0 (ite (> bin_3 2) 1 0) a!14)))
      (a!21 (< (+ a!19 (ite (< bin_3 3) 1 0)) (+ a!20 (ite (> bin_3 3) 1 0))))
      (a!23 (< (+ 0 (ite (< bin_3 3) 1 0) a!19)
               (+ 0 (ite (> bin_3 3) 1 0) a!20))))
(let ((a!4 (ite a!3 (+ a!2 (ite (> bin_3 0) 1 0)) (+ a!1 (ite (< bin_3 0) 1 0))))
      (a!6 (ite a!5
                (+ 0 (ite (> bin_3 0) 1 0) a!2)
                (+ 0 (ite (< bin_3 0) 1 0) a!1)))
      (a!10 (ite a!9
                 (+ a!8 (ite (> bin_3 1) 1 0))
                 (+ a!7 (ite (< bin_3 1) 1 0))))
      (a!12 (ite a!11
                 (+ 0 (ite (> bin_3 1) 1 0) a!8)
                 (+ 0 (ite (< bin_3 1) 1 0) a!7)))
      (a!16 (ite a!15
                 (+ a!14 (ite (> bin_3 2) 1 0))
                 (+ a!13 (ite (< bin_3 2) 1 0))))
      (a!18 (ite a!17
                 (+ 0 (ite (> bin_3 2) 1 0) a!14)
                 (+ 0 (ite (< bin_3 2) 1 0) a!13)))
      (a!22 (ite a!21
                 (+ a!20 (ite (> bin_3 3) 1 0))
                 (+ a!19 (ite (< bin_3 3) 1 0))))
      (a!24 (ite a!23
                 (+ 0 (ite (> bin_3 3) 1 0) a!20)
                 (+ 0 (ite (< bin_3 3) 1 0) a!19))))
  (not (and (= a!4 a!6) (= a!10 a!12) (= a!16 a!18) (= a!22 a!24))))))
  :named |negated goal|))
(check-sat)
