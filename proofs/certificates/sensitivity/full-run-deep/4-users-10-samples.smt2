; id: sensitivity/full-run-deep
; query: 4 users, 10 samples
; label: eq:fullnoise
; states: Algorithm 6: what a changed user moves all cells by, each divided by its noise scale,
;   and what the medians cost, add up to at most epsilon.
; kind: bounded
; bounds: all arrival patterns of n=2, T<=6, m in {3, 6}; n=3, T<=12, m in {8, 3, 12}; n=4,
;   T<=10, m in {10, 3}; real samples and priors of any size, epsilon 400 and 120, delta 1
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun mine_1 () Real)
(declare-fun mine_2 () Real)
(declare-fun mine_3 () Real)
(declare-fun mine_4 () Real)
(declare-fun mine_5 () Real)
(declare-fun mine_6 () Real)
(declare-fun mine_7 () Real)
(declare-fun mine_8 () Real)
(declare-fun move_0 () Real)
(declare-fun move_1 () Real)
(declare-fun move_2 () Real)
(declare-fun move_3 () Real)
(declare-fun theirs_1 () Real)
(declare-fun theirs_2 () Real)
(declare-fun theirs_3 () Real)
(declare-fun theirs_4 () Real)
(declare-fun theirs_5 () Real)
(declare-fun theirs_6 () Real)
(declare-fun theirs_7 () Real)
(declare-fun theirs_8 () Real)
(assert (! (let ((a!1 (+ 0.0
              (ite (< (+ 1.0 move_0) (+ 0.0 mine_1))
                   (+ 1.0 move_0)
                   (+ 0.0 mine_1))))
      (a!3 (+ 0.0
              (ite (< (+ 1.0 move_0) (+ 0.0 theirs_1))
                   (+ 1.0 move_0)
                   (+ 0.0 theirs_1))))
      (a!6 (+ 0.0
              (ite (< (+ 1.0 move_1) (+ 0.0 mine_2))
                   (+ 1.0 move_1)
                   (+ 0.0 mine_2))))
      (a!8 (+ 0.0
              (ite (< (+ 1.0 move_1) (+ 0.0 theirs_2))
                   (+ 1.0 move_1)
                   (+ 0.0 theirs_2))))
      (a!15 (+ 0.0
               (ite (< (+ 6.0 move_2) (+ 0.0 mine_3 mine_4))
                    (+ 6.0 move_2)
                    (+ 0.0 mine_3 mine_4))))
      (a!17 (+ 0.0
               (ite (< (+ 6.0 move_2) (+ 0.0 theirs_3 theirs_4))
                    (+ 6.0 move_2)
                    (+ 0.0 theirs_3 theirs_4))))
      (a!27 (+ 0.0
               (ite (< (+ 8.0 move_3) (+ 0.0 mine_5 mine_6 mine_7 mine_8))
                    (+ 8.0 move_3)
                    (+ 0.0 mine_5 mine_6 mine_7 mine_8))))
      (a!29 (+ 0.0
               (ite (< (+ 8.0 move_3)
                       (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8))
                    (+ 8.0 move_3)
                    (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8))))
      (a!39 (+ 0.0
               (ite (< (+ 7.0 move_2) (+ 0.0 mine_3 mine_4))
                    (+ 7.0 move_2)
                    (+ 0.0 mine_3 mine_4))))
      (a!41 (+ 0.0
               (ite (< (+ 7.0 move_2) (+ 0.0 theirs_3 theirs_4))
                    (+ 7.0 move_2)
                    (+ 0.0 theirs_3 theirs_4)))))
(let ((a!2 (+ 0.0 (ite (< (+ 0.0 mine_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!1)))
      (a!4 (+ 0.0 (ite (< (+ 0.0 theirs_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!3)))
      (a!7 (+ 0.0 (ite (< (+ 0.0 mine_2) (+ 0.0 move_1)) (+ 0.0 move_1) a!6)))
      (a!9 (+ 0.0 (ite (< (+ 0.0 theirs_2) (+ 0.0 move_1)) (+ 0.0 move_1) a!8)))
      (a!16 (+ 0.0
               (ite (< (+ 0.0 mine_3 mine_4) (+ (- 4.0) move_2))
                    (+ (- 4.0) move_2)
                    a!15)))
      (a!18 (+ 0.0
               (ite (< (+ 0.0 theirs_3 theirs_4) (+ (- 4.0) move_2))
                    (+ (- 4.0) move_2)
                    a!17)))
      (a!28 (+ 0.0
               (ite (< (+ 0.0 mine_5 mine_6 mine_7 mine_8) (+ (- 6.0) move_3))
                    (+ (- 6.0) move_3)
                    a!27)))
      (a!30 (+ 0.0
               (ite (< (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8)
                       (+ (- 6.0) move_3))
                    (+ (- 6.0) move_3)
                    a!29)))
      (a!40 (+ 0.0
               (ite (< (+ 0.0 mine_3 mine_4) (+ (- 5.0) move_2))
                    (+ (- 5.0) move_2)
                    a!39)))
      (a!42 (+ 0.0
               (ite (< (+ 0.0 theirs_3 theirs_4) (+ (- 5.0) move_2))
                    (+ (- 5.0) move_2)
                    a!41))))
(let ((a!5 (ite (< (- a!2 a!4) 0.0) (- (- a!2 a!4)) (- a!2 a!4)))
      (a!10 (ite (< (- a!7 a!9) 0.0) (- (- a!7 a!9)) (- a!7 a!9)))
      (a!19 (ite (< (- a!16 a!18) 0.0) (- (- a!16 a!18)) (- a!16 a!18)))
      (a!31 (ite (< (- a!28 a!30) 0.0) (- (- a!28 a!30)) (- a!28 a!30)))
      (a!43 (ite (< (- a!40 a!42) 0.0) (- (- a!40 a!42)) (- a!40 a!42))))
(let ((a!11 (<= (* (+ (+ 0.0 0.0) (* a!5 3.0)) 1.0) (/ 219225.0 16384.0)))
      (a!12 (<= (* (+ (+ 0.0 0.0) (* a!10 3.0)) 1.0) (/ 310025.0 16384.0)))
      (a!13 (<= (* (+ (+ 0.0 0.0) (* a!5 3.0)) 1.0) (/ 438435.0 32768.0)))
      (a!14 (<= (* (+ (+ 0.0 0.0) (* a!10 3.0)) 1.0) (/ 620025.0 32768.0)))
      (a!20 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* a!5 (/ 98304.0 10751.0)))
                   (* a!10 (/ 196608.0 30409.0))
                   (* a!19 (/ 16384.0 10751.0))
                   (/ 400.0 3.0))
                400.0))
      (a!21 (<= (* (+ (+ 0.0 0.0) (* a!5 3.0)) 1.0) (/ 268775.0 16384.0)))
      (a!22 (<= (* (+ (+ 0.0 0.0) (* a!10 3.0)) 1.0) (/ 760225.0 32768.0)))
      (a!23 (<= (* (+ (+ 0.0 0.0) (* a!19 1.0)) 1.0) (/ 268775.0 8192.0)))
      (a!24 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* a!5 (/ 98304.0 10751.0)))
                   (* a!10 (/ 131072.0 30409.0))
                   (* a!19 (/ 32768.0 10751.0))
                   (/ 400.0 3.0))
                400.0))
      (a!25 (<= (* (+ (+ 0.0 0.0) (* a!10 2.0)) 1.0) (/ 760225.0 32768.0)))
      (a!26 (<= (* (+ (+ 0.0 0.0) (* a!19 2.0)) 1.0) (/ 268775.0 8192.0)))
      (a!32 (<= (* (+ (+ 0.0 0.0) (* a!5 2.0)) 1.0) (/ 268775.0 16384.0)))
      (a!33 (<= (* (+ (+ 0.0 0.0) (* a!31 1.0)) 1.0) (/ 1520425.0 32768.0)))
      (a!34 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* a!5 (/ 65536.0 25577.0)))
                   (* a!10 (/ 65536.0 112377.0))
                   0.0)
                120.0))
      (a!35 (<= (* (+ (+ 0.0 0.0) (* a!5 3.0)) 1.0) (/ 1150965.0 65536.0)))
      (a!36 (<= (* (+ (+ 0.0 0.0) (* a!10 1.0)) 1.0) (/ 1685655.0 65536.0)))
      (a!37 (<= (* (+ (+ 0.0 0.0) (* a!5 2.0)) 1.0) (/ 1150965.0 65536.0)))
      (a!38 (<= (* (+ (+ 0.0 0.0) (* a!10 2.0)) 1.0) (/ 1685655.0 65536.0)))
      (a!44 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* a!5 (/ 65536.0 25577.0)))
                   (* a!10 (/ 65536.0 37459.0))
                   (* a!43 (/ 65536.0 158925.0))
                   20.0)
                120.0))
      (a!45 (<= (* (+ (+ 0.0 0.0) (* a!10 3.0)) 1.0) (/ 1685655.0 65536.0)))
      (a!46 (<= (* (+ (+ 0.0 0.0) (* a!43 1.0)) 1.0) (/ 2383875.0 65536.0)))
      (a!47 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* a!5 (/ 65536.0 25577.0)))
                   (* a!10 (/ 131072.0 112377.0))
                   (* a!43 (/ 131072.0 158925.0))
                   20.0)
                120.0))
      (a!48 (<= (* (+ (+ 0.0 0.0) (* a!43 2.0)) 1.0) (/ 2383875.0 65536.0))))
(let ((a!49 (and (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 65536.0 2923.0))
                        (* a!10 (/ 196608.0 12401.0))
                        0.0)
                     400.0)
                 a!11
                 a!12
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 65536.0 9743.0))
                        (* a!10 (/ 196608.0 41335.0))
                        0.0)
                     120.0)
                 a!13
                 a!14
                 a!20
                 a!21
                 a!22
                 a!23
                 a!24
                 a!25
                 a!26
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 65536.0 10751.0))
                        (* a!10 (/ 131072.0 30409.0))
                        (* a!19 (/ 16384.0 10751.0))
                        (* a!31 (/ 65536.0 60817.0))
                        (/ 400.0 3.0))
                     400.0)
                 a!32
                 a!33
                 a!34
                 a!35
                 a!36
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 131072.0 76731.0))
                        (* a!10 (/ 131072.0 112377.0))
                        0.0)
                     120.0)
                 a!37
                 a!38
                 a!44
                 a!45
                 a!46
                 a!47
                 a!48)))
  (not a!49))))))
  :named |negated goal|))
(check-sat)
