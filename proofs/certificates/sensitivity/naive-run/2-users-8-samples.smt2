; id: sensitivity/naive-run
; query: 2 users, 8 samples
; label: eq:naive
; states: Algorithm 2: what a changed user moves all cells by, each divided by its noise scale,
;   and what the medians cost, add up to at most epsilon.
; kind: bounded
; bounds: all arrival patterns of n=1, T<=8, m in {8, 1, 2}; n=2, T<=8, m in {8, 1, 3}; n=3,
;   T<=8, m in {8, 5}; n=4, T<=7, m in {2, 7}; real samples and priors of any size, epsilon 1,
;   delta 1
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun cell_0 () Real)
(declare-fun cell_1 () Real)
(declare-fun cell_10 () Real)
(declare-fun cell_11 () Real)
(declare-fun cell_12 () Real)
(declare-fun cell_13 () Real)
(declare-fun cell_14 () Real)
(declare-fun cell_15 () Real)
(declare-fun cell_16 () Real)
(declare-fun cell_17 () Real)
(declare-fun cell_2 () Real)
(declare-fun cell_3 () Real)
(declare-fun cell_4 () Real)
(declare-fun cell_5 () Real)
(declare-fun cell_6 () Real)
(declare-fun cell_7 () Real)
(declare-fun cell_8 () Real)
(declare-fun cell_9 () Real)
(declare-fun element_29 () Real)
(declare-fun element_38 () Real)
(declare-fun element_47 () Real)
(declare-fun element_52 () Real)
(declare-fun element_58 () Real)
(declare-fun element_64 () Real)
(declare-fun element_7 () Real)
(declare-fun element_77 () Real)
(assert (! (>= 1.0 0.0)
  :named |the bound is a width|))
(assert (! (>= 1.0 element_7)
  :named |element 7 moves by at most the bound|))
(assert (! (<= cell_0 (+ 0.0 0.0 (* element_7 1.0)))
  :named |cell 0 moves as its elements do|))
(assert (! (>= 1.0 element_29)
  :named |element 29 moves by at most the bound|))
(assert (! (<= cell_1 (+ 0.0 0.0 (* element_7 1.0) (* element_29 1.0)))
  :named |cell 1 moves as its elements do|))
(assert (! (<= cell_2 (+ 0.0 0.0 (* element_29 1.0)))
  :named |cell 2 moves as its elements do|))
(assert (! (>= 1.0 element_38)
  :named |element 38 moves by at most the bound|))
(assert (! (<= cell_3 (+ 0.0 0.0 (* element_7 1.0) (* element_29 1.0) (* element_38 1.0)))
  :named |cell 3 moves as its elements do|))
(assert (! (<= cell_4 (+ 0.0 0.0 (* element_29 1.0) (* element_38 1.0)))
  :named |cell 4 moves as its elements do|))
(assert (! (<= cell_5 (+ 0.0 0.0 (* element_38 1.0)))
  :named |cell 5 moves as its elements do|))
(assert (! (>= 1.0 element_47)
  :named |element 47 moves by at most the bound|))
(assert (! (<= cell_6 (+ 0.0 0.0 (* element_47 1.0)))
  :named |cell 6 moves as its elements do|))
(assert (! (>= 1.0 element_52)
  :named |element 52 moves by at most the bound|))
(assert (! (<= cell_7 (+ 0.0 0.0 (* element_47 1.0) (* element_52 1.0)))
  :named |cell 7 moves as its elements do|))
(assert (! (>= 1.0 element_58)
  :named |element 58 moves by at most the bound|))
(assert (! (<= cell_8 (+ 0.0 0.0 (* element_58 1.0)))
  :named |cell 8 moves as its elements do|))
(assert (! (<= cell_9
    (+ 0.0
       0.0
       (* element_7 1.0)
       (* element_29 1.0)
       (* element_38 1.0)
       (* element_47 1.0)
       (* element_52 1.0)
       (* element_58 1.0)))
  :named |cell 9 moves as its elements do|))
(assert (! (>= 1.0 element_64)
  :named |element 64 moves by at most the bound|))
(assert (! (<= cell_10
    (+ 0.0
       0.0
       (* element_7 1.0)
       (* element_29 1.0)
       (* element_38 1.0)
       (* element_47 1.0)
       (* element_52 1.0)
       (* element_58 1.0)
       (* element_64 1.0)))
  :named |cell 10 moves as its elements do|))
(assert (! (<= cell_11
    (+ 0.0
       0.0
       (* element_7 1.0)
       (* element_29 1.0)
       (* element_38 1.0)
       (* element_47 1.0)
       (* element_52 1.0)))
  :named |cell 11 moves as its elements do|))
(assert (! (<= cell_12 (+ 0.0 0.0 (* element_52 1.0)))
  :named |cell 12 moves as its elements do|))
(assert (! (<= cell_13
    (+ 0.0
       0.0
       (* element_7 1.0)
       (* element_29 1.0)
       (* element_38 1.0)
       (* element_47 1.0)))
  :named |cell 13 moves as its elements do|))
(assert (! (<= cell_14 (+ 0.0 0.0 (* element_38 1.0) (* element_47 1.0)))
  :named |cell 14 moves as its elements do|))
(assert (! (<= cell_15 (+ 0.0 0.0 (* element_52 1.0) (* element_58 1.0)))
  :named |cell 15 moves as its elements do|))
(assert (! (<= cell_16 (+ 0.0 0.0 (* element_64 1.0)))
  :named |cell 16 moves as its elements do|))
(assert (! (>= 1.0 element_77)
  :named |element 77 moves by at most the bound|))
(assert (! (<= cell_17
    (+ 0.0
       0.0
       (* element_7 1.0)
       (* element_29 1.0)
       (* element_38 1.0)
       (* element_47 1.0)
       (* element_52 1.0)
       (* element_58 1.0)
       (* element_64 1.0)
       (* element_77 1.0)))
  :named |cell 17 moves as its elements do|))
(assert (! (let ((a!1 (<= (* (+ (+ 0.0 0.0) (* cell_0 2.0)) 1.0) 4.0))
      (a!2 (<= (+ 0.0
                  (+ (+ 0.0 0.0) (* cell_0 (/ 1.0 6.0)))
                  (* cell_1 (/ 1.0 12.0))
                  (* cell_2 (/ 1.0 12.0))
                  (* cell_5 (/ 1.0 6.0))
                  0.0)
               1.0))
      (a!3 (+ (+ (+ 0.0 0.0) (* cell_0 2.0)) (* cell_1 1.0) (* cell_2 1.0)))
      (a!5 (+ (+ (+ 0.0 0.0) (* cell_0 3.0)) (* cell_2 1.0)))
      (a!7 (<= (+ 0.0
                  (+ (+ 0.0 0.0) (* cell_0 (/ 1.0 12.0)))
                  (* cell_1 (/ 1.0 6.0))
                  (* cell_5 (/ 1.0 6.0))
                  0.0)
               1.0))
      (a!8 (+ (+ (+ 0.0 0.0) (* cell_0 1.0)) (* cell_1 2.0)))
      (a!10 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* cell_0 (/ 1.0 6.0)))
                   (* cell_2 (/ 1.0 12.0))
                   (* cell_3 (/ 1.0 12.0))
                   0.0)
                1.0))
      (a!11 (+ (+ (+ 0.0 0.0) (* cell_0 2.0)) (* cell_2 1.0)))
      (a!13 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* cell_0 (/ 1.0 12.0)))
                   (* cell_1 (/ 1.0 12.0))
                   (* cell_3 (/ 1.0 12.0))
                   (* cell_5 (/ 1.0 12.0))
                   0.0)
                1.0))
      (a!14 (+ (+ (+ 0.0 0.0) (* cell_0 1.0)) (* cell_1 1.0)))
      (a!16 (+ (+ (+ 0.0 0.0) (* cell_0 (/ 1.0 16.0)))
               (* cell_1 (/ 1.0 32.0))
               (* cell_2 (/ 1.0 32.0))))
      (a!25 (+ (+ (+ 0.0 0.0) (* cell_0 (/ 1.0 16.0))) (* cell_2 (/ 1.0 32.0))))
      (a!36 (+ (+ (+ 0.0 0.0) (* cell_0 (/ 1.0 32.0))) (* cell_1 (/ 1.0 32.0))))
      (a!55 (+ (+ (+ 0.0 0.0) (* cell_0 (/ 3.0 32.0))) (* cell_2 (/ 1.0 16.0))))
      (a!56 (+ (+ (+ 0.0 0.0) (* cell_0 3.0)) (* cell_2 2.0)))
      (a!59 (+ (+ (+ 0.0 0.0) (* cell_0 (/ 3.0 32.0))) (* cell_2 (/ 1.0 32.0))))
      (a!70 (+ (+ (+ 0.0 0.0) (* cell_0 (/ 1.0 32.0))) (* cell_1 (/ 1.0 16.0))))
      (a!85 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* cell_0 (/ 3.0 32.0)))
                   (* cell_1 (/ 1.0 32.0))
                   (* cell_2 (/ 1.0 16.0))
                   0.0)
                1.0))
      (a!86 (* (+ (+ (+ 0.0 0.0) (* cell_0 3.0)) (* cell_1 1.0) (* cell_2 2.0))
               1.0))
      (a!91 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* cell_0 (/ 1.0 16.0)))
                   (* cell_1 (/ 1.0 16.0))
                   (* cell_2 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!92 (* (+ (+ (+ 0.0 0.0) (* cell_0 2.0)) (* cell_1 2.0) (* cell_2 1.0))
               1.0))
      (a!97 (<= (* (+ (+ 0.0 0.0) (* cell_0 4.0)) 1.0) 32.0))
      (a!98 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* cell_0 (/ 1.0 32.0)))
                   (* cell_1 (/ 3.0 32.0))
                   0.0)
                1.0))
      (a!99 (* (+ (+ (+ 0.0 0.0) (* cell_0 1.0)) (* cell_1 3.0)) 1.0)))
(let ((a!4 (<= (* (+ a!3 (* cell_5 2.0)) 1.0) 12.0))
      (a!6 (<= (* (+ a!5 (* cell_4 1.0)) 1.0) 12.0))
      (a!9 (<= (* (+ a!8 (* cell_5 2.0)) 1.0) 12.0))
      (a!12 (<= (* (+ a!11 (* cell_3 1.0)) 1.0) 12.0))
      (a!15 (<= (* (+ a!14 (* cell_3 1.0) (* cell_5 1.0)) 1.0) 12.0))
      (a!17 (<= (+ 0.0
                   (+ a!16 (* cell_5 (/ 1.0 16.0)) (* cell_6 (/ 1.0 32.0)))
                   (* cell_11 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!18 (+ (+ (+ a!3 (* cell_5 2.0)) (* cell_6 1.0)) (* cell_11 1.0)))
      (a!19 (<= (+ 0.0
                   (+ a!16 (* cell_5 (/ 1.0 16.0)) (* cell_6 (/ 1.0 32.0)))
                   (* cell_13 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!20 (+ (+ (+ a!3 (* cell_5 2.0)) (* cell_6 1.0)) (* cell_13 1.0)))
      (a!21 (<= (+ 0.0
                   (+ a!16 (* cell_5 (/ 1.0 32.0)))
                   (* cell_9 (/ 1.0 32.0))
                   (* cell_12 (/ 1.0 32.0))
                   (* cell_14 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!22 (* (+ (+ a!3 (* cell_5 1.0))
                  (* cell_9 1.0)
                  (* cell_12 1.0)
                  (* cell_14 1.0))
               1.0))
      (a!23 (<= (+ 0.0
                   (+ a!16 (* cell_5 (/ 1.0 32.0)))
                   (* cell_11 (/ 1.0 32.0))
                   (* cell_12 (/ 1.0 32.0))
                   (* cell_14 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!24 (* (+ (+ a!3 (* cell_5 1.0))
                  (* cell_11 1.0)
                  (* cell_12 1.0)
                  (* cell_14 1.0))
               1.0))
      (a!26 (+ 0.0
               (+ (+ a!25 (* cell_3 (/ 1.0 32.0))) (* cell_6 (/ 1.0 16.0)))
               (* cell_9 (/ 1.0 32.0))
               (* cell_12 (/ 1.0 32.0))
               0.0))
      (a!27 (+ (+ (+ a!11 (* cell_3 1.0)) (* cell_6 2.0))
               (* cell_9 1.0)
               (* cell_12 1.0)))
      (a!28 (+ 0.0
               (+ (+ a!25 (* cell_3 (/ 1.0 32.0))) (* cell_6 (/ 1.0 16.0)))
               (* cell_11 (/ 1.0 32.0))
               (* cell_12 (/ 1.0 32.0))
               0.0))
      (a!29 (+ (+ (+ a!11 (* cell_3 1.0)) (* cell_6 2.0))
               (* cell_11 1.0)
               (* cell_12 1.0)))
      (a!30 (+ (+ a!25 (* cell_3 (/ 1.0 32.0)))
               (* cell_6 (/ 1.0 32.0))
               (* cell_7 (/ 1.0 32.0))))
      (a!32 (+ (+ a!11 (* cell_3 1.0)) (* cell_6 1.0) (* cell_7 1.0)))
      (a!37 (+ (+ a!36 (* cell_3 (/ 1.0 32.0)) (* cell_5 (/ 1.0 32.0)))
               (* cell_6 (/ 1.0 16.0))))
      (a!38 (+ (+ a!14 (* cell_3 1.0) (* cell_5 1.0)) (* cell_6 2.0)))
      (a!41 (+ (+ a!36 (* cell_3 (/ 1.0 32.0)) (* cell_5 (/ 1.0 32.0)))
               (* cell_6 (/ 1.0 32.0))
               (* cell_7 (/ 1.0 32.0))))
      (a!43 (+ (+ a!14 (* cell_3 1.0) (* cell_5 1.0))
               (* cell_6 1.0)
               (* cell_7 1.0)))
      (a!47 (+ 0.0
               (+ (+ a!36 (* cell_5 (/ 1.0 32.0))) (* cell_8 (/ 1.0 32.0)))
               (* cell_9 (/ 1.0 32.0))
               (* cell_12 (/ 1.0 16.0))
               (* cell_13 (/ 1.0 32.0))
               0.0))
      (a!48 (+ (+ (+ a!14 (* cell_5 1.0)) (* cell_8 1.0))
               (* cell_9 1.0)
               (* cell_12 2.0)
               (* cell_13 1.0)))
      (a!49 (+ 0.0
               (+ (+ a!36 (* cell_5 (/ 1.0 32.0))) (* cell_8 (/ 1.0 32.0)))
               (* cell_10 (/ 1.0 32.0))
               (* cell_12 (/ 1.0 16.0))
               (* cell_13 (/ 1.0 32.0))
               0.0))
      (a!50 (+ (+ (+ a!14 (* cell_5 1.0)) (* cell_8 1.0))
               (* cell_10 1.0)
               (* cell_12 2.0)
               (* cell_13 1.0)))
      (a!51 (<= (+ 0.0
                   (+ a!36 (* cell_5 (/ 1.0 32.0)))
                   (* cell_10 (/ 1.0 32.0))
                   (* cell_12 (/ 1.0 32.0))
                   (* cell_13 (/ 1.0 32.0))
                   (* cell_15 (/ 1.0 32.0))
                   (* cell_16 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!52 (* (+ (+ a!14 (* cell_5 1.0))
                  (* cell_10 1.0)
                  (* cell_12 1.0)
                  (* cell_13 1.0)
                  (* cell_15 1.0)
                  (* cell_16 1.0))
               1.0))
      (a!53 (<= (+ 0.0
                   (+ a!36 (* cell_5 (/ 1.0 32.0)))
                   (* cell_12 (/ 1.0 32.0))
                   (* cell_13 (/ 1.0 32.0))
                   (* cell_15 (/ 1.0 32.0))
                   (* cell_16 (/ 1.0 32.0))
                   (* cell_17 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!54 (* (+ (+ a!14 (* cell_5 1.0))
                  (* cell_12 1.0)
                  (* cell_13 1.0)
                  (* cell_15 1.0)
                  (* cell_16 1.0)
                  (* cell_17 1.0))
               1.0))
      (a!57 (<= (* (+ a!56 (* cell_3 1.0) (* cell_5 1.0)) 1.0) 32.0))
      (a!58 (<= (* (+ a!56 (* cell_5 1.0) (* cell_13 1.0)) 1.0) 32.0))
      (a!60 (<= (+ 0.0
                   (+ a!59 (* cell_4 (/ 1.0 32.0)) (* cell_6 (/ 1.0 32.0)))
                   (* cell_11 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!61 (+ (+ (+ a!5 (* cell_4 1.0)) (* cell_6 1.0)) (* cell_11 1.0)))
      (a!62 (<= (+ 0.0
                   (+ a!59 (* cell_4 (/ 1.0 32.0)) (* cell_6 (/ 1.0 32.0)))
                   (* cell_13 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!63 (+ (+ (+ a!5 (* cell_4 1.0)) (* cell_6 1.0)) (* cell_13 1.0)))
      (a!64 (<= (* (+ a!3 (* cell_3 1.0) (* cell_5 2.0)) 1.0) 32.0))
      (a!65 (<= (+ 0.0
                   (+ a!16 (* cell_5 (/ 1.0 32.0)))
                   (* cell_13 (/ 1.0 32.0))
                   (* cell_14 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!66 (* (+ (+ a!3 (* cell_5 1.0)) (* cell_13 1.0) (* cell_14 1.0)) 1.0))
      (a!67 (+ 0.0
               (+ (+ a!25 (* cell_3 (/ 1.0 32.0))) (* cell_6 (/ 1.0 16.0)))
               (* cell_13 (/ 1.0 32.0))
               0.0))
      (a!68 (+ (+ (+ a!11 (* cell_3 1.0)) (* cell_6 2.0)) (* cell_13 1.0)))
      (a!71 (<= (+ 0.0
                   (+ a!70 (* cell_5 (/ 1.0 16.0)) (* cell_6 (/ 1.0 32.0)))
                   (* cell_11 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!72 (+ (+ (+ a!8 (* cell_5 2.0)) (* cell_6 1.0)) (* cell_11 1.0)))
      (a!73 (<= (+ 0.0
                   (+ a!70 (* cell_5 (/ 1.0 16.0)) (* cell_6 (/ 1.0 32.0)))
                   (* cell_13 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!74 (+ (+ (+ a!8 (* cell_5 2.0)) (* cell_6 1.0)) (* cell_13 1.0)))
      (a!75 (<= (+ 0.0
                   (+ a!70 (* cell_5 (/ 1.0 32.0)))
                   (* cell_9 (/ 1.0 32.0))
                   (* cell_12 (/ 1.0 32.0))
                   (* cell_14 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!76 (* (+ (+ a!8 (* cell_5 1.0))
                  (* cell_9 1.0)
                  (* cell_12 1.0)
                  (* cell_14 1.0))
               1.0))
      (a!77 (<= (+ 0.0
                   (+ a!70 (* cell_5 (/ 1.0 32.0)))
                   (* cell_11 (/ 1.0 32.0))
                   (* cell_12 (/ 1.0 32.0))
                   (* cell_14 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!78 (* (+ (+ a!8 (* cell_5 1.0))
                  (* cell_11 1.0)
                  (* cell_12 1.0)
                  (* cell_14 1.0))
               1.0))
      (a!81 (<= (+ 0.0
                   (+ a!36 (* cell_5 (/ 1.0 32.0)))
                   (* cell_9 (/ 1.0 32.0))
                   (* cell_12 (/ 1.0 32.0))
                   (* cell_13 (/ 1.0 32.0))
                   (* cell_15 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!82 (* (+ (+ a!14 (* cell_5 1.0))
                  (* cell_9 1.0)
                  (* cell_12 1.0)
                  (* cell_13 1.0)
                  (* cell_15 1.0))
               1.0))
      (a!83 (<= (+ 0.0
                   (+ a!36 (* cell_5 (/ 1.0 32.0)))
                   (* cell_11 (/ 1.0 32.0))
                   (* cell_12 (/ 1.0 16.0))
                   (* cell_13 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!84 (* (+ (+ a!14 (* cell_5 1.0))
                  (* cell_11 1.0)
                  (* cell_12 2.0)
                  (* cell_13 1.0))
               1.0))
      (a!87 (<= (* (+ a!5 (* cell_3 1.0) (* cell_4 1.0)) 1.0) 32.0))
      (a!88 (<= (* (+ a!8 (* cell_3 1.0) (* cell_5 2.0)) 1.0) 32.0))
      (a!89 (<= (+ 0.0
                   (+ a!70 (* cell_5 (/ 1.0 32.0)))
                   (* cell_13 (/ 1.0 32.0))
                   (* cell_14 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!90 (* (+ (+ a!8 (* cell_5 1.0)) (* cell_13 1.0) (* cell_14 1.0)) 1.0))
      (a!93 (<= (* (+ a!11 (* cell_3 2.0)) 1.0) 32.0))
      (a!94 (<= (* (+ a!14 (* cell_3 2.0) (* cell_5 1.0)) 1.0) 32.0))
      (a!95 (<= (+ 0.0
                   (+ a!36 (* cell_5 (/ 1.0 32.0)))
                   (* cell_13 (/ 1.0 16.0))
                   0.0)
                1.0))
      (a!96 (* (+ (+ a!14 (* cell_5 1.0)) (* cell_13 2.0)) 1.0)))
(let ((a!31 (<= (+ 0.0
                   (+ a!30 (* cell_8 (/ 1.0 32.0)))
                   (* cell_9 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!33 (* (+ (+ a!32 (* cell_8 1.0)) (* cell_9 1.0)) 1.0))
      (a!34 (<= (+ 0.0
                   (+ a!30 (* cell_8 (/ 1.0 32.0)))
                   (* cell_10 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!35 (* (+ (+ a!32 (* cell_8 1.0)) (* cell_10 1.0)) 1.0))
      (a!39 (<= (* (+ a!38 (* cell_9 1.0) (* cell_12 1.0)) 1.0) 32.0))
      (a!40 (<= (* (+ a!38 (* cell_11 1.0) (* cell_12 1.0)) 1.0) 32.0))
      (a!42 (<= (+ 0.0
                   (+ a!41 (* cell_8 (/ 1.0 32.0)))
                   (* cell_9 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!44 (* (+ (+ a!43 (* cell_8 1.0)) (* cell_9 1.0)) 1.0))
      (a!45 (<= (+ 0.0
                   (+ a!41 (* cell_8 (/ 1.0 32.0)))
                   (* cell_10 (/ 1.0 32.0))
                   0.0)
                1.0))
      (a!46 (* (+ (+ a!43 (* cell_8 1.0)) (* cell_10 1.0)) 1.0))
      (a!69 (<= (* (+ a!32 (* cell_11 1.0)) 1.0) 32.0))
      (a!79 (<= (* (+ a!38 (* cell_13 1.0)) 1.0) 32.0))
      (a!80 (<= (* (+ a!43 (* cell_11 1.0)) 1.0) 32.0)))
(let ((a!100 (and (<= (+ 0.0 (+ 0.0 0.0) (* cell_0 (/ 1.0 2.0)) 0.0) 1.0)
                  a!1
                  a!2
                  a!4
                  (<= (+ 0.0
                         (+ 0.0 0.0)
                         (* cell_0 (/ 1.0 4.0))
                         (* cell_2 (/ 1.0 12.0))
                         (* cell_4 (/ 1.0 12.0))
                         0.0)
                      1.0)
                  a!6
                  a!7
                  a!9
                  a!10
                  a!12
                  a!13
                  a!15
                  a!17
                  (<= (* a!18 1.0) 32.0)
                  a!19
                  (<= (* a!20 1.0) 32.0)
                  a!21
                  (<= a!22 32.0)
                  a!23
                  (<= a!24 32.0)
                  (<= a!26 1.0)
                  (<= (* a!27 1.0) 32.0)
                  (<= a!28 1.0)
                  (<= (* a!29 1.0) 32.0)
                  a!31
                  (<= a!33 32.0)
                  a!34
                  (<= a!35 32.0)
                  (<= (+ 0.0
                         a!37
                         (* cell_9 (/ 1.0 32.0))
                         (* cell_12 (/ 1.0 32.0))
                         0.0)
                      1.0)
                  a!39
                  (<= (+ 0.0
                         a!37
                         (* cell_11 (/ 1.0 32.0))
                         (* cell_12 (/ 1.0 32.0))
                         0.0)
                      1.0)
                  a!40
                  a!42
                  (<= a!44 32.0)
                  a!45
                  (<= a!46 32.0)
                  (<= a!47 1.0)
                  (<= (* a!48 1.0) 32.0)
                  (<= a!49 1.0)
                  (<= (* a!50 1.0) 32.0)
                  a!51
                  (<= a!52 32.0)
                  a!53
                  (<= a!54 32.0)
                  (<= (+ 0.0
                         a!55
                         (* cell_3 (/ 1.0 32.0))
                         (* cell_5 (/ 1.0 32.0))
                         0.0)
                      1.0)
                  a!57
                  (<= (+ 0.0
                         a!55
                         (* cell_5 (/ 1.0 32.0))
                         (* cell_13 (/ 1.0 32.0))
                         0.0)
                      1.0)
                  a!58
                  a!60
                  (<= (* a!61 1.0) 32.0)
                  a!62
                  (<= (* a!63 1.0) 32.0)
                  (<= (+ 0.0
                         a!16
                         (* cell_3 (/ 1.0 32.0))
                         (* cell_5 (/ 1.0 16.0))
                         0.0)
                      1.0)
                  a!64
                  a!65
                  (<= a!66 32.0)
                  (<= a!67 1.0)
                  (<= (* a!68 1.0) 32.0)
                  (<= (+ 0.0 a!30 (* cell_11 (/ 1.0 32.0)) 0.0) 1.0)
                  a!69
                  a!71
                  (<= (* a!72 1.0) 32.0)
                  a!73
                  (<= (* a!74 1.0) 32.0)
                  a!75
                  (<= a!76 32.0)
                  a!77
                  (<= a!78 32.0)
                  (<= (+ 0.0 a!37 (* cell_13 (/ 1.0 32.0)) 0.0) 1.0)
                  a!79
                  (<= (+ 0.0 a!41 (* cell_11 (/ 1.0 32.0)) 0.0) 1.0)
                  a!80
                  a!81
                  (<= a!82 32.0)
                  a!83
                  (<= a!84 32.0)
                  a!85
                  (<= a!86 32.0)
                  (<= (+ 0.0
                         a!59
                         (* cell_3 (/ 1.0 32.0))
                         (* cell_4 (/ 1.0 32.0))
                         0.0)
                      1.0)
                  a!87
                  (<= (+ 0.0
                         a!70
                         (* cell_3 (/ 1.0 32.0))
                         (* cell_5 (/ 1.0 16.0))
                         0.0)
                      1.0)
                  a!88
                  a!89
                  (<= a!90 32.0)
                  a!91
                  (<= a!92 32.0)
                  (<= (+ 0.0 a!25 (* cell_3 (/ 1.0 16.0)) 0.0) 1.0)
                  a!93
                  (<= (+ 0.0
                         a!36
                         (* cell_3 (/ 1.0 16.0))
                         (* cell_5 (/ 1.0 32.0))
                         0.0)
                      1.0)
                  a!94
                  a!95
                  (<= a!96 32.0)
                  (<= (+ 0.0 (+ 0.0 0.0) (* cell_0 (/ 1.0 8.0)) 0.0) 1.0)
                  a!97
                  a!98
                  (<= a!99 32.0))))
  (not a!100)))))
  :named |negated goal|))
(check-sat)
