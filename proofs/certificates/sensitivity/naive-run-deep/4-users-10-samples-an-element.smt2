; id: sensitivity/naive-run-deep
; query: 4 users, 10 samples: an element
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
(declare-fun mine_1 () Real)
(declare-fun mine_10 () Real)
(declare-fun mine_2 () Real)
(declare-fun mine_3 () Real)
(declare-fun mine_4 () Real)
(declare-fun mine_5 () Real)
(declare-fun mine_6 () Real)
(declare-fun mine_7 () Real)
(declare-fun mine_8 () Real)
(declare-fun mine_9 () Real)
(declare-fun move_0 () Real)
(declare-fun theirs_1 () Real)
(declare-fun theirs_10 () Real)
(declare-fun theirs_2 () Real)
(declare-fun theirs_3 () Real)
(declare-fun theirs_4 () Real)
(declare-fun theirs_5 () Real)
(declare-fun theirs_6 () Real)
(declare-fun theirs_7 () Real)
(declare-fun theirs_8 () Real)
(declare-fun theirs_9 () Real)
(declare-fun widest () Real)
(assert (! (>= widest 0.0)
  :named |the widest is a width|))
(assert (! (>= 1.0 0.0)
  :named |the bound is a width|))
(assert (! (let ((a!1 (+ 0.0
              (ite (< (+ 1.0 move_0) (+ 0.0 mine_1))
                   (+ 1.0 move_0)
                   (+ 0.0 mine_1))))
      (a!3 (+ 0.0
              (ite (< (+ 1.0 move_0) (+ 0.0 theirs_1))
                   (+ 1.0 move_0)
                   (+ 0.0 theirs_1))))
      (a!6 (+ 0.0
              (ite (< (+ 1.0 move_0) (+ 0.0 mine_2))
                   (+ 1.0 move_0)
                   (+ 0.0 mine_2))))
      (a!8 (+ 0.0
              (ite (< (+ 1.0 move_0) (+ 0.0 theirs_2))
                   (+ 1.0 move_0)
                   (+ 0.0 theirs_2))))
      (a!11 (+ 0.0
               (ite (< (+ 1.0 move_0) (+ 0.0 mine_3))
                    (+ 1.0 move_0)
                    (+ 0.0 mine_3))))
      (a!13 (+ 0.0
               (ite (< (+ 1.0 move_0) (+ 0.0 theirs_3))
                    (+ 1.0 move_0)
                    (+ 0.0 theirs_3))))
      (a!16 (+ 0.0
               (ite (< (+ 1.0 move_0) (+ 0.0 mine_4))
                    (+ 1.0 move_0)
                    (+ 0.0 mine_4))))
      (a!18 (+ 0.0
               (ite (< (+ 1.0 move_0) (+ 0.0 theirs_4))
                    (+ 1.0 move_0)
                    (+ 0.0 theirs_4))))
      (a!21 (+ 0.0
               (ite (< (+ 1.0 move_0) (+ 0.0 mine_5))
                    (+ 1.0 move_0)
                    (+ 0.0 mine_5))))
      (a!23 (+ 0.0
               (ite (< (+ 1.0 move_0) (+ 0.0 theirs_5))
                    (+ 1.0 move_0)
                    (+ 0.0 theirs_5))))
      (a!26 (+ 0.0
               (ite (< (+ 1.0 move_0) (+ 0.0 mine_6))
                    (+ 1.0 move_0)
                    (+ 0.0 mine_6))))
      (a!28 (+ 0.0
               (ite (< (+ 1.0 move_0) (+ 0.0 theirs_6))
                    (+ 1.0 move_0)
                    (+ 0.0 theirs_6))))
      (a!31 (+ 0.0
               (ite (< (+ 1.0 move_0) (+ 0.0 mine_7))
                    (+ 1.0 move_0)
                    (+ 0.0 mine_7))))
      (a!33 (+ 0.0
               (ite (< (+ 1.0 move_0) (+ 0.0 theirs_7))
                    (+ 1.0 move_0)
                    (+ 0.0 theirs_7))))
      (a!36 (+ 0.0
               (ite (< (+ 1.0 move_0) (+ 0.0 mine_8))
                    (+ 1.0 move_0)
                    (+ 0.0 mine_8))))
      (a!38 (+ 0.0
               (ite (< (+ 1.0 move_0) (+ 0.0 theirs_8))
                    (+ 1.0 move_0)
                    (+ 0.0 theirs_8))))
      (a!41 (+ 0.0
               (ite (< (+ 1.0 move_0) (+ 0.0 mine_9))
                    (+ 1.0 move_0)
                    (+ 0.0 mine_9))))
      (a!43 (+ 0.0
               (ite (< (+ 1.0 move_0) (+ 0.0 theirs_9))
                    (+ 1.0 move_0)
                    (+ 0.0 theirs_9))))
      (a!46 (+ 0.0
               (ite (< (+ 1.0 move_0) (+ 0.0 mine_10))
                    (+ 1.0 move_0)
                    (+ 0.0 mine_10))))
      (a!48 (+ 0.0
               (ite (< (+ 1.0 move_0) (+ 0.0 theirs_10))
                    (+ 1.0 move_0)
                    (+ 0.0 theirs_10)))))
(let ((a!2 (+ 0.0 (ite (< (+ 0.0 mine_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!1)))
      (a!4 (+ 0.0 (ite (< (+ 0.0 theirs_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!3)))
      (a!7 (+ 0.0 (ite (< (+ 0.0 mine_2) (+ 0.0 move_0)) (+ 0.0 move_0) a!6)))
      (a!9 (+ 0.0 (ite (< (+ 0.0 theirs_2) (+ 0.0 move_0)) (+ 0.0 move_0) a!8)))
      (a!12 (+ 0.0 (ite (< (+ 0.0 mine_3) (+ 0.0 move_0)) (+ 0.0 move_0) a!11)))
      (a!14 (+ 0.0
               (ite (< (+ 0.0 theirs_3) (+ 0.0 move_0)) (+ 0.0 move_0) a!13)))
      (a!17 (+ 0.0 (ite (< (+ 0.0 mine_4) (+ 0.0 move_0)) (+ 0.0 move_0) a!16)))
      (a!19 (+ 0.0
               (ite (< (+ 0.0 theirs_4) (+ 0.0 move_0)) (+ 0.0 move_0) a!18)))
      (a!22 (+ 0.0 (ite (< (+ 0.0 mine_5) (+ 0.0 move_0)) (+ 0.0 move_0) a!21)))
      (a!24 (+ 0.0
               (ite (< (+ 0.0 theirs_5) (+ 0.0 move_0)) (+ 0.0 move_0) a!23)))
      (a!27 (+ 0.0 (ite (< (+ 0.0 mine_6) (+ 0.0 move_0)) (+ 0.0 move_0) a!26)))
      (a!29 (+ 0.0
               (ite (< (+ 0.0 theirs_6) (+ 0.0 move_0)) (+ 0.0 move_0) a!28)))
      (a!32 (+ 0.0 (ite (< (+ 0.0 mine_7) (+ 0.0 move_0)) (+ 0.0 move_0) a!31)))
      (a!34 (+ 0.0
               (ite (< (+ 0.0 theirs_7) (+ 0.0 move_0)) (+ 0.0 move_0) a!33)))
      (a!37 (+ 0.0 (ite (< (+ 0.0 mine_8) (+ 0.0 move_0)) (+ 0.0 move_0) a!36)))
      (a!39 (+ 0.0
               (ite (< (+ 0.0 theirs_8) (+ 0.0 move_0)) (+ 0.0 move_0) a!38)))
      (a!42 (+ 0.0 (ite (< (+ 0.0 mine_9) (+ 0.0 move_0)) (+ 0.0 move_0) a!41)))
      (a!44 (+ 0.0
               (ite (< (+ 0.0 theirs_9) (+ 0.0 move_0)) (+ 0.0 move_0) a!43)))
      (a!47 (+ 0.0 (ite (< (+ 0.0 mine_10) (+ 0.0 move_0)) (+ 0.0 move_0) a!46)))
      (a!49 (+ 0.0
               (ite (< (+ 0.0 theirs_10) (+ 0.0 move_0)) (+ 0.0 move_0) a!48))))
(let ((a!5 (>= 1.0 (ite (< (- a!2 a!4) 0.0) (- (- a!2 a!4)) (- a!2 a!4))))
      (a!10 (>= 1.0 (ite (< (- a!7 a!9) 0.0) (- (- a!7 a!9)) (- a!7 a!9))))
      (a!15 (>= 1.0 (ite (< (- a!12 a!14) 0.0) (- (- a!12 a!14)) (- a!12 a!14))))
      (a!20 (>= 1.0 (ite (< (- a!17 a!19) 0.0) (- (- a!17 a!19)) (- a!17 a!19))))
      (a!25 (>= 1.0 (ite (< (- a!22 a!24) 0.0) (- (- a!22 a!24)) (- a!22 a!24))))
      (a!30 (>= 1.0 (ite (< (- a!27 a!29) 0.0) (- (- a!27 a!29)) (- a!27 a!29))))
      (a!35 (>= 1.0 (ite (< (- a!32 a!34) 0.0) (- (- a!32 a!34)) (- a!32 a!34))))
      (a!40 (>= 1.0 (ite (< (- a!37 a!39) 0.0) (- (- a!37 a!39)) (- a!37 a!39))))
      (a!45 (>= 1.0 (ite (< (- a!42 a!44) 0.0) (- (- a!42 a!44)) (- a!42 a!44))))
      (a!50 (>= 1.0 (ite (< (- a!47 a!49) 0.0) (- (- a!47 a!49)) (- a!47 a!49)))))
  (not (and a!5 a!10 a!15 a!20 a!25 a!30 a!35 a!40 a!45 a!50)))))
  :named |negated goal|))
(check-sat)
