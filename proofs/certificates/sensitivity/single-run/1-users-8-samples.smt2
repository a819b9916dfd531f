; id: sensitivity/single-run
; query: 1 users, 8 samples
; label: eq:singcounternoise
; states: Algorithm 4: what a changed user moves all cells by, each divided by its noise scale,
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
(declare-fun widest () Real)
(assert (! (>= widest 0.0)
  :named |the widest is a width|))
(assert (! (let ((a!1 (+ 0.0
              (ite (< (+ 1.0 move_0) (+ 0.0 mine_1))
                   (+ 1.0 move_0)
                   (+ 0.0 mine_1))))
      (a!3 (+ 0.0
              (ite (< (+ 1.0 move_0) (+ 0.0 theirs_1))
                   (+ 1.0 move_0)
                   (+ 0.0 theirs_1))))
      (a!7 (+ 0.0
              (ite (< (+ 1.0 move_1) (+ 0.0 mine_2))
                   (+ 1.0 move_1)
                   (+ 0.0 mine_2))))
      (a!9 (+ 0.0
              (ite (< (+ 1.0 move_1) (+ 0.0 theirs_2))
                   (+ 1.0 move_1)
                   (+ 0.0 theirs_2))))
      (a!13 (+ 0.0
               (ite (< (+ 3.0 move_2) (+ 0.0 mine_3 mine_4))
                    (+ 3.0 move_2)
                    (+ 0.0 mine_3 mine_4))))
      (a!15 (+ 0.0
               (ite (< (+ 3.0 move_2) (+ 0.0 theirs_3 theirs_4))
                    (+ 3.0 move_2)
                    (+ 0.0 theirs_3 theirs_4))))
      (a!18 (+ 0.0
               (ite (< (+ 5.0 move_3) (+ 0.0 mine_5 mine_6 mine_7 mine_8))
                    (+ 5.0 move_3)
                    (+ 0.0 mine_5 mine_6 mine_7 mine_8))))
      (a!20 (+ 0.0
               (ite (< (+ 5.0 move_3)
                       (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8))
                    (+ 5.0 move_3)
                    (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8)))))
(let ((a!2 (+ 0.0 (ite (< (+ 0.0 mine_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!1)))
      (a!4 (+ 0.0 (ite (< (+ 0.0 theirs_1) (+ 0.0 move_0)) (+ 0.0 move_0) a!3)))
      (a!14 (ite (< (+ 0.0 mine_3 mine_4) (+ (- 1.0) move_2))
                 (+ (- 1.0) move_2)
                 a!13))
      (a!16 (ite (< (+ 0.0 theirs_3 theirs_4) (+ (- 1.0) move_2))
                 (+ (- 1.0) move_2)
                 a!15)))
(let ((a!5 (ite (< (- a!2 a!4) 0.0) (- (- a!2 a!4)) (- a!2 a!4)))
      (a!8 (+ a!2 (ite (< (+ 0.0 mine_2) (+ 0.0 move_1)) (+ 0.0 move_1) a!7)))
      (a!10 (+ a!4 (ite (< (+ 0.0 theirs_2) (+ 0.0 move_1)) (+ 0.0 move_1) a!9)))
      (a!17 (ite (< (- (+ 0.0 a!14) (+ 0.0 a!16)) 0.0)
                 (- (- (+ 0.0 a!14) (+ 0.0 a!16)))
                 (- (+ 0.0 a!14) (+ 0.0 a!16)))))
(let ((a!6 (<= (* (+ (+ 0.0 0.0) (* a!5 1.0)) 1.0) (/ 208235.0 65536.0)))
      (a!11 (ite (< (- a!8 a!10) 0.0) (- (- a!8 a!10)) (- a!8 a!10)))
      (a!19 (+ a!8
               a!14
               (ite (< (+ 0.0 mine_5 mine_6 mine_7 mine_8) (+ (- 1.0) move_3))
                    (+ (- 1.0) move_3)
                    a!18)))
      (a!21 (+ a!10
               a!16
               (ite (< (+ 0.0 theirs_5 theirs_6 theirs_7 theirs_8)
                       (+ (- 1.0) move_3))
                    (+ (- 1.0) move_3)
                    a!20))))
(let ((a!12 (+ (+ (+ 0.0 0.0) (* a!5 1.0)) (* a!11 1.0)))
      (a!22 (ite (< (- a!19 a!21) 0.0) (- (- a!19 a!21)) (- a!19 a!21))))
(let ((a!23 (<= (* (+ a!12 (* a!17 1.0) (* a!22 1.0)) 1.0)
                (/ 8659497.0 65536.0))))
(let ((a!24 (and (<= (+ 0.0 (+ 0.0 0.0) (* a!5 (/ 65536.0 208235.0)) 0.0) 1.0)
                 a!6
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 32768.0 588977.0))
                        (* a!11 (/ 32768.0 588977.0))
                        0.0)
                     1.0)
                 (<= (* a!12 1.0) (/ 588977.0 32768.0))
                 (<= (+ 0.0
                        (+ 0.0 0.0)
                        (* a!5 (/ 65536.0 8659497.0))
                        (* a!11 (/ 65536.0 8659497.0))
                        (* a!17 (/ 65536.0 8659497.0))
                        (* a!22 (/ 65536.0 8659497.0))
                        0.0)
                     1.0)
                 a!23)))
  (not a!24))))))))
  :named |negated goal|))
(check-sat)
