; id: sensitivity/naive-run-deep
; query: 2 users, 6 samples
; label: eq:naive
; states: Algorithm 2: what a changed user moves all cells by, each divided by its noise scale,
;   and what the medians cost, add up to at most epsilon.
; kind: bounded
; bounds: all arrival patterns of n=2, T<=6, m in {3, 6}; n=3, T<=12, m in {8, 3, 12}; n=4,
;   T<=10, m in {10, 3}; real samples and priors of any size, epsilon 1, delta 1
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun cell_0 () Real)
(declare-fun cell_1 () Real)
(declare-fun cell_10 () Real)
(declare-fun cell_11 () Real)
(declare-fun cell_2 () Real)
(declare-fun cell_3 () Real)
(declare-fun cell_4 () Real)
(declare-fun cell_5 () Real)
(declare-fun cell_6 () Real)
(declare-fun cell_7 () Real)
(declare-fun cell_8 () Real)
(declare-fun cell_9 () Real)
(declare-fun element_14 () Real)
(declare-fun element_28 () Real)
(declare-fun element_43 () Real)
(declare-fun element_48 () Real)
(declare-fun element_57 () Real)
(declare-fun element_7 () Real)
(assert (! (>= 1.0 0.0)
  :named |the bound is a width|))
(assert (! (>= 1.0 element_7)
  :named |element 7 moves by at most the bound|))
(assert (! (<= cell_0 (+ 0.0 0.0 (* element_7 1.0)))
  :named |cell 0 moves as its elements do|))
(assert (! (>= 1.0 element_14)
  :named |element 14 moves by at most the bound|))
(assert (! (<= cell_1 (+ 0.0 0.0 (* element_7 1.0) (* element_14 1.0)))
  :named |cell 1 moves as its elements do|))
(assert (! (<= cell_2 (+ 0.0 0.0 (* element_14 1.0)))
  :named |cell 2 moves as its elements do|))
(assert (! (>= 1.0 element_28)
  :named |element 28 moves by at most the bound|))
(assert (! (<= cell_3 (+ 0.0 0.0 (* element_7 1.0) (* element_14 1.0) (* element_28 1.0)))
  :named |cell 3 moves as its elements do|))
(assert (! (<= cell_4 (+ 0.0 0.0 (* element_14 1.0) (* element_28 1.0)))
  :named |cell 4 moves as its elements do|))
(assert (! (<= cell_5 (+ 0.0 0.0 (* element_28 1.0)))
  :named |cell 5 moves as its elements do|))
(assert (! (>= 1.0 element_43)
  :named |element 43 moves by at most the bound|))
(assert (! (<= cell_6 (+ 0.0 0.0 (* element_43 1.0)))
  :named |cell 6 moves as its elements do|))
(assert (! (>= 1.0 element_48)
  :named |element 48 moves by at most the bound|))
(assert (! (<= cell_7 (+ 0.0 0.0 (* element_43 1.0) (* element_48 1.0)))
  :named |cell 7 moves as its elements do|))
(assert (! (<= cell_8 (+ 0.0 0.0 (* element_28 1.0) (* element_43 1.0)))
  :named |cell 8 moves as its elements do|))
(assert (! (<= cell_9
    (+ 0.0
       0.0
       (* element_7 1.0)
       (* element_14 1.0)
       (* element_28 1.0)
       (* element_43 1.0)))
  :named |cell 9 moves as its elements do|))
(assert (! (<= cell_10 (+ 0.0 0.0 (* element_48 1.0)))
  :named |cell 10 moves as its elements do|))
(assert (! (>= 1.0 element_57)
  :named |element 57 moves by at most the bound|))
(assert (! (<= cell_11 (+ 0.0 0.0 (* element_48 1.0) (* element_57 1.0)))
  :named |cell 11 moves as its elements do|))
(assert (! (let ((a!1 (<= (+ 0.0
                  (+ (+ 0.0 0.0) (* cell_0 (/ 2.0 9.0)))
                  (* cell_1 (/ 1.0 9.0))
                  (* cell_2 (/ 1.0 9.0))
                  (* cell_5 (/ 2.0 9.0))
                  0.0)
               1.0))
      (a!2 (+ (+ (+ 0.0 0.0) (* cell_0 2.0)) (* cell_1 1.0) (* cell_2 1.0)))
      (a!4 (* (+ (+ (+ 0.0 0.0) (* cell_0 3.0)) (* cell_2 1.0) (* cell_4 1.0))
              1.0))
      (a!5 (<= (+ 0.0
                  (+ (+ 0.0 0.0) (* cell_0 (/ 1.0 9.0)))
                  (* cell_1 (/ 2.0 9.0))
                  (* cell_5 (/ 2.0 9.0))
                  0.0)
               1.0))
      (a!6 (+ (+ (+ 0.0 0.0) (* cell_0 1.0)) (* cell_1 2.0)))
      (a!8 (<= (+ 0.0
                  (+ (+ 0.0 0.0) (* cell_0 (/ 2.0 9.0)))
                  (* cell_2 (/ 1.0 9.0))
                  (* cell_3 (/ 1.0 9.0))
                  0.0)
               1.0))
      (a!9 (+ (+ (+ 0.0 0.0) (* cell_0 2.0)) (* cell_2 1.0) (* cell_3 1.0)))
      (a!10 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* cell_0 (/ 1.0 9.0)))
                   (* cell_1 (/ 1.0 9.0))
                   (* cell_3 (/ 1.0 9.0))
                   (* cell_5 (/ 1.0 9.0))
                   0.0)
                1.0))
      (a!11 (+ (+ (+ 0.0 0.0) (* cell_0 1.0)) (* cell_1 1.0)))
      (a!13 (+ (+ (+ 0.0 0.0) (* cell_0 (/ 1.0 9.0)))
               (* cell_1 (/ 1.0 18.0))
               (* cell_2 (/ 1.0 18.0))))
      (a!16 (+ (+ (+ 0.0 0.0) (* cell_0 (/ 1.0 9.0)))
               (* cell_2 (/ 1.0 18.0))
               (* cell_3 (/ 1.0 18.0))))
      (a!19 (+ (+ (+ 0.0 0.0) (* cell_0 (/ 1.0 18.0))) (* cell_1 (/ 1.0 18.0))))
      (a!28 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* cell_0 (/ 1.0 6.0)))
                   (* cell_2 (/ 1.0 9.0))
                   0.0)
                1.0))
      (a!29 (* (+ (+ (+ 0.0 0.0) (* cell_0 3.0)) (* cell_2 2.0)) 1.0))
      (a!30 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* cell_0 (/ 1.0 6.0)))
                   (* cell_2 (/ 1.0 18.0))
                   (* cell_4 (/ 1.0 18.0))
                   0.0)
                1.0))
      (a!31 (+ (+ (+ 0.0 0.0) (* cell_0 (/ 1.0 18.0))) (* cell_1 (/ 1.0 9.0)))))
(let ((a!3 (<= (* (+ a!2 (* cell_5 2.0)) 1.0) 9.0))
      (a!7 (<= (* (+ a!6 (* cell_5 2.0)) 1.0) 9.0))
      (a!12 (<= (* (+ a!11 (* cell_3 1.0) (* cell_5 1.0)) 1.0) 9.0))
      (a!14 (<= (* (+ a!2 (* cell_5 2.0)) 1.0) 18.0))
      (a!15 (<= (* (+ a!2 (* cell_5 1.0) (* cell_8 1.0)) 1.0) 18.0))
      (a!17 (<= (* (+ a!9 (* cell_6 2.0)) 1.0) 18.0))
      (a!18 (<= (* (+ a!9 (* cell_6 1.0) (* cell_7 1.0)) 1.0) 18.0))
      (a!20 (<= (+ 0.0
                   (+ a!19 (* cell_3 (/ 1.0 18.0)) (* cell_5 (/ 1.0 18.0)))
                   (* cell_6 (/ 1.0 9.0))
                   0.0)
                1.0))
      (a!21 (* (+ (+ a!11 (* cell_3 1.0) (* cell_5 1.0)) (* cell_6 2.0)) 1.0))
      (a!22 (<= (+ 0.0
                   (+ a!19 (* cell_3 (/ 1.0 18.0)) (* cell_5 (/ 1.0 18.0)))
                   (* cell_6 (/ 1.0 18.0))
                   (* cell_7 (/ 1.0 18.0))
                   0.0)
                1.0))
      (a!23 (* (+ (+ a!11 (* cell_3 1.0) (* cell_5 1.0))
                  (* cell_6 1.0)
                  (* cell_7 1.0))
               1.0))
      (a!24 (<= (+ 0.0
                   (+ a!19 (* cell_5 (/ 1.0 18.0)) (* cell_9 (/ 1.0 18.0)))
                   (* cell_10 (/ 1.0 9.0))
                   0.0)
                1.0))
      (a!25 (* (+ (+ a!11 (* cell_5 1.0) (* cell_9 1.0)) (* cell_10 2.0)) 1.0))
      (a!26 (<= (+ 0.0
                   (+ a!19 (* cell_5 (/ 1.0 18.0)) (* cell_9 (/ 1.0 18.0)))
                   (* cell_10 (/ 1.0 18.0))
                   (* cell_11 (/ 1.0 18.0))
                   0.0)
                1.0))
      (a!27 (* (+ (+ a!11 (* cell_5 1.0) (* cell_9 1.0))
                  (* cell_10 1.0)
                  (* cell_11 1.0))
               1.0))
      (a!32 (<= (* (+ a!6 (* cell_5 2.0)) 1.0) 18.0))
      (a!33 (<= (* (+ a!6 (* cell_5 1.0) (* cell_8 1.0)) 1.0) 18.0)))
(let ((a!34 (and a!1
                 a!3
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* cell_0 (/ 1.0 3.0))
                        (* cell_2 (/ 1.0 9.0))
                        (* cell_4 (/ 1.0 9.0))
                        0.0)
                     1.0)
                 (<= a!4 9.0)
                 a!5
                 a!7
                 a!8
                 (<= (* a!9 1.0) 9.0)
                 a!10
                 a!12
                 (<= (+ 0.0 a!13 (* cell_5 (/ 1.0 9.0)) 0.0) 1.0)
                 a!14
                 (<= (+ 0.0
                        a!13
                        (* cell_5 (/ 1.0 18.0))
                        (* cell_8 (/ 1.0 18.0))
                        0.0)
                     1.0)
                 a!15
                 (<= (+ 0.0 a!16 (* cell_6 (/ 1.0 9.0)) 0.0) 1.0)
                 a!17
                 (<= (+ 0.0
                        a!16
                        (* cell_6 (/ 1.0 18.0))
                        (* cell_7 (/ 1.0 18.0))
                        0.0)
                     1.0)
                 a!18
                 a!20
                 (<= a!21 18.0)
                 a!22
                 (<= a!23 18.0)
                 a!24
                 (<= a!25 18.0)
                 a!26
                 (<= a!27 18.0)
                 a!28
                 (<= a!29 18.0)
                 a!30
                 (<= a!4 18.0)
                 (<= (+ 0.0 a!31 (* cell_5 (/ 1.0 9.0)) 0.0) 1.0)
                 a!32
                 (<= (+ 0.0
                        a!31
                        (* cell_5 (/ 1.0 18.0))
                        (* cell_8 (/ 1.0 18.0))
                        0.0)
                     1.0)
                 a!33)))
  (not a!34))))
  :named |negated goal|))
(check-sat)
