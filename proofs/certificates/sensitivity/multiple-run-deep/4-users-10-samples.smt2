; id: sensitivity/multiple-run-deep
; query: 4 users, 10 samples
; label: eq:multsensitivity
; states: Algorithm 5: what a changed user moves all cells by, each divided by its noise scale,
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
              (ite (< (+ 2.0 move_1) (+ 0.0 mine_2))
                   (+ 2.0 move_1)
                   (+ 0.0 mine_2))))
      (a!8 (+ 0.0
              (ite (< (+ 2.0 move_1) (+ 0.0 theirs_2))
                   (+ 2.0 move_1)
                   (+ 0.0 theirs_2))))
      (a!13 (+ 0.0
               (ite (< (+ 3.0 move_2) (+ 0.0 mine_3 mine_4))
                    (+ 3.0 move_2)
                    (+ 0.0 mine_3 mine_4))))
      (a!15 (+ 0.0
               (ite (< (+ 3.0 move_2) (+ 0.0 theirs_3 theirs_4))
                    (+ 3.0 move_2)
                    (+ 0.0 theirs_3 theirs_4))))
      (a!25 (+ 0.0
               (ite (< (+ 5.0 move_3) (+ 0.0 mine_5 mine_6 mine_7 mine_8))
                    (+ 5.0 move_3)
                    (+ 0.0 mine_5 mine_6 mine_7 mine_8))))
      (a!27 (+ 0.0
               (ite (< (+ 5.0 move_3)
                       (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8))
                    (+ 5.0 move_3)
                    (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8)))))
(let ((a!2 (+ 0.0 (ite (< (+ 0.0 mine_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!1)))
      (a!4 (+ 0.0 (ite (< (+ 0.0 theirs_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!3)))
      (a!7 (+ 0.0
              (ite (< (+ 0.0 mine_2) (+ (- 1.0) move_1)) (+ (- 1.0) move_1) a!6)))
      (a!9 (+ 0.0
              (ite (< (+ 0.0 theirs_2) (+ (- 1.0) move_1))
                   (+ (- 1.0) move_1)
                   a!8)))
      (a!14 (+ 0.0
               (ite (< (+ 0.0 mine_3 mine_4) (+ (- 1.0) move_2))
                    (+ (- 1.0) move_2)
                    a!13)))
      (a!16 (+ 0.0
               (ite (< (+ 0.0 theirs_3 theirs_4) (+ (- 1.0) move_2))
                    (+ (- 1.0) move_2)
                    a!15)))
      (a!26 (+ 0.0
               (ite (< (+ 0.0 mine_5 mine_6 mine_7 mine_8) (+ (- 1.0) move_3))
                    (+ (- 1.0) move_3)
                    a!25)))
      (a!28 (+ 0.0
               (ite (< (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8)
                       (+ (- 1.0) move_3))
                    (+ (- 1.0) move_3)
                    a!27))))
(let ((a!5 (ite (< (- a!2 a!4) 0.0) (- (- a!2 a!4)) (- a!2 a!4)))
      (a!10 (ite (< (- a!7 a!9) 0.0) (- (- a!7 a!9)) (- a!7 a!9)))
      (a!17 (ite (< (- a!14 a!16) 0.0) (- (- a!14 a!16)) (- a!14 a!16)))
      (a!29 (ite (< (- a!26 a!28) 0.0) (- (- a!26 a!28)) (- a!26 a!28))))
(let ((a!11 (<= (* (+ (+ 0.0 0.0) (* a!5 3.0)) 1.0) (/ 70195.0 8192.0)))
      (a!12 (<= (* (+ (+ 0.0 0.0) (* a!10 3.0)) 1.0) (/ 1588331.0 131072.0)))
      (a!18 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* a!5 (/ 196608.0 2514163.0)))
                   (* a!10 (/ 16384.0 296297.0))
                   (* a!17 (/ 32768.0 2514163.0))
                   0.0)
                1.0))
      (a!19 (<= (* (+ (+ 0.0 0.0) (* a!5 3.0)) 1.0) (/ 2514163.0 262144.0)))
      (a!20 (<= (* (+ (+ 0.0 0.0) (* a!10 3.0)) 1.0) (/ 888891.0 65536.0)))
      (a!21 (<= (* (+ (+ 0.0 0.0) (* a!17 1.0)) 1.0) (/ 2514163.0 131072.0)))
      (a!22 (<= (+ 0.0
                   (+ (+ 0.0 0.0) (* a!5 (/ 196608.0 2514163.0)))
                   (* a!10 (/ 32768.0 888891.0))
                   (* a!17 (/ 65536.0 2514163.0))
                   0.0)
                1.0))
      (a!23 (<= (* (+ (+ 0.0 0.0) (* a!10 2.0)) 1.0) (/ 888891.0 65536.0)))
      (a!24 (<= (* (+ (+ 0.0 0.0) (* a!17 2.0)) 1.0) (/ 2514163.0 131072.0)))
      (a!30 (<= (* (+ (+ 0.0 0.0) (* a!5 2.0)) 1.0) (/ 2514163.0 262144.0)))
      (a!31 (<= (* (+ (+ 0.0 0.0) (* a!29 1.0)) 1.0) (/ 7111127.0 262144.0))))
(let ((a!32 (and (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 12288.0 70195.0))
                        (* a!10 (/ 196608.0 1588331.0))
                        0.0)
                     1.0)
                 a!11
                 a!12
                 a!18
                 a!19
                 a!20
                 a!21
                 a!22
                 a!23
                 a!24
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 131072.0 2514163.0))
                        (* a!10 (/ 32768.0 888891.0))
                        (* a!17 (/ 32768.0 2514163.0))
                        (* a!29 (/ 65536.0 7111127.0))
                        0.0)
                     1.0)
                 a!30
                 a!31)))
  (not a!32))))))
  :named |negated goal|))
(check-sat)
