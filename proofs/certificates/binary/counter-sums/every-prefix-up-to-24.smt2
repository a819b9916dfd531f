; id: binary/counter-sums
; query: every prefix up to 24
; label: alg:binmech
; states: What is read is the true sum of all elements, plus the noise of each cell read once.
; kind: bounded
; bounds: t<=24, all elements and noise
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun noise_1 () Int)
(declare-fun noise_10 () Int)
(declare-fun noise_11 () Int)
(declare-fun noise_12 () Int)
(declare-fun noise_13 () Int)
(declare-fun noise_14 () Int)
(declare-fun noise_15 () Int)
(declare-fun noise_16 () Int)
(declare-fun noise_17 () Int)
(declare-fun noise_18 () Int)
(declare-fun noise_19 () Int)
(declare-fun noise_2 () Int)
(declare-fun noise_20 () Int)
(declare-fun noise_21 () Int)
(declare-fun noise_22 () Int)
(declare-fun noise_23 () Int)
(declare-fun noise_24 () Int)
(declare-fun noise_3 () Int)
(declare-fun noise_4 () Int)
(declare-fun noise_5 () Int)
(declare-fun noise_6 () Int)
(declare-fun noise_7 () Int)
(declare-fun noise_8 () Int)
(declare-fun noise_9 () Int)
(declare-fun x_1 () Int)
(declare-fun x_10 () Int)
(declare-fun x_11 () Int)
(declare-fun x_12 () Int)
(declare-fun x_13 () Int)
(declare-fun x_14 () Int)
(declare-fun x_15 () Int)
(declare-fun x_16 () Int)
(declare-fun x_17 () Int)
(declare-fun x_18 () Int)
(declare-fun x_19 () Int)
(declare-fun x_2 () Int)
(declare-fun x_20 () Int)
(declare-fun x_21 () Int)
(declare-fun x_22 () Int)
(declare-fun x_23 () Int)
(declare-fun x_24 () Int)
(declare-fun x_3 () Int)
(declare-fun x_4 () Int)
(declare-fun x_5 () Int)
(declare-fun x_6 () Int)
(declare-fun x_7 () Int)
(declare-fun x_8 () Int)
(declare-fun x_9 () Int)
(assert (! (let ((a!1 (+ 0 (+ (+ (+ 0 x_1) x_2) noise_2)))
      (a!3 (+ 0 0 x_3 noise_3 (+ (+ (+ 0 x_1) x_2) noise_2)))
      (a!4 (+ (+ (+ (+ 0 x_1) x_2) x_3) (+ 0 noise_2) noise_3))
      (a!5 (+ (+ (+ (+ 0 x_1) x_2) x_3) x_4))
      (a!28 (+ (+ (+ (+ 0 x_17) x_18) x_19 x_20) noise_20)))
(let ((a!2 (= a!1 (+ (+ (+ 0 x_1) x_2) (+ 0 noise_2))))
      (a!6 (= (+ 0 (+ (+ 0 x_5) x_6 noise_6) (+ a!5 noise_4))
              (+ (+ (+ a!5 x_5) x_6) (+ (+ 0 noise_4) noise_6))))
      (a!7 (+ (+ (+ (+ a!5 x_5) x_6) x_7) (+ (+ 0 noise_4) noise_6) noise_7))
      (a!9 (+ (+ (+ (+ a!5 x_5) x_6) x_7) x_8)))
(let ((a!8 (= (+ 0 0 x_7 noise_7 (+ (+ 0 x_5) x_6 noise_6) (+ a!5 noise_4)) a!7))
      (a!10 (+ 0 (+ (+ (+ 0 x_9) x_10) noise_10) (+ a!9 noise_8)))
      (a!12 (+ 0
               0
               x_11
               noise_11
               (+ (+ (+ 0 x_9) x_10) noise_10)
               (+ a!9 noise_8)))
      (a!13 (+ (+ (+ (+ a!9 x_9) x_10) x_11)
               (+ (+ 0 noise_8) noise_10)
               noise_11))
      (a!14 (+ 0 (+ (+ (+ 0 x_9) x_10) x_11 x_12 noise_12) (+ a!9 noise_8)))
      (a!15 (+ (+ (+ (+ a!9 x_9) x_10) x_11) x_12))
      (a!17 (+ 0
               (+ 0 x_13)
               noise_13
               (+ (+ (+ 0 x_9) x_10) x_11 x_12 noise_12)
               (+ a!9 noise_8)))
      (a!19 (+ 0
               (+ (+ 0 x_13) x_14 noise_14)
               (+ (+ (+ 0 x_9) x_10) x_11 x_12 noise_12)
               (+ a!9 noise_8)))
      (a!21 (+ 0
               0
               x_15
               noise_15
               (+ (+ 0 x_13) x_14 noise_14)
               (+ (+ (+ 0 x_9) x_10) x_11 x_12 noise_12)
               (+ a!9 noise_8))))
(let ((a!11 (= a!10 (+ (+ (+ a!9 x_9) x_10) (+ (+ 0 noise_8) noise_10))))
      (a!16 (= a!14 (+ a!15 (+ (+ 0 noise_8) noise_12))))
      (a!18 (= a!17 (+ (+ a!15 x_13) (+ (+ 0 noise_8) noise_12) noise_13)))
      (a!20 (+ (+ (+ a!15 x_13) x_14) (+ (+ (+ 0 noise_8) noise_12) noise_14)))
      (a!22 (+ (+ (+ (+ a!15 x_13) x_14) x_15)
               (+ (+ (+ 0 noise_8) noise_12) noise_14)
               noise_15))
      (a!23 (+ (+ (+ (+ a!15 x_13) x_14) x_15) x_16)))
(let ((a!24 (+ 0 (+ (+ (+ 0 x_17) x_18) noise_18) (+ a!23 noise_16)))
      (a!26 (+ 0
               0
               x_19
               noise_19
               (+ (+ (+ 0 x_17) x_18) noise_18)
               (+ a!23 noise_16)))
      (a!27 (+ (+ (+ (+ a!23 x_17) x_18) x_19)
               (+ (+ 0 noise_16) noise_18)
               noise_19))
      (a!29 (+ (+ (+ (+ a!23 x_17) x_18) x_19) x_20))
      (a!36 (+ 0
               (+ (+ (+ 0 x_17) x_18) x_19 x_20)
               x_21
               x_22
               x_23
               x_24
               noise_24
               (+ a!23 noise_16))))
(let ((a!25 (= a!24 (+ (+ (+ a!23 x_17) x_18) (+ (+ 0 noise_16) noise_18))))
      (a!30 (= (+ 0 a!28 (+ a!23 noise_16))
               (+ a!29 (+ (+ 0 noise_16) noise_20))))
      (a!31 (= (+ 0 (+ 0 x_21) noise_21 a!28 (+ a!23 noise_16))
               (+ (+ a!29 x_21) (+ (+ 0 noise_16) noise_20) noise_21)))
      (a!32 (+ (+ (+ a!29 x_21) x_22) (+ (+ (+ 0 noise_16) noise_20) noise_22)))
      (a!34 (+ (+ (+ (+ a!29 x_21) x_22) x_23)
               (+ (+ (+ 0 noise_16) noise_20) noise_22)
               noise_23))
      (a!37 (+ (+ (+ (+ a!29 x_21) x_22) x_23) x_24 (+ 0 noise_16) noise_24)))
(let ((a!33 (= (+ 0 (+ (+ 0 x_21) x_22 noise_22) a!28 (+ a!23 noise_16)) a!32))
      (a!35 (= (+ 0
                  0
                  x_23
                  noise_23
                  (+ (+ 0 x_21) x_22 noise_22)
                  a!28
                  (+ a!23 noise_16))
               a!34)))
(let ((a!38 (and (= (+ 0 (+ 0 x_1) noise_1) (+ (+ 0 x_1) 0 noise_1))
                 true
                 a!2
                 (= a!3 a!4)
                 (= (+ 0 (+ a!5 noise_4)) (+ a!5 (+ 0 noise_4)))
                 (= (+ 0 (+ 0 x_5) noise_5 (+ a!5 noise_4))
                    (+ (+ a!5 x_5) (+ 0 noise_4) noise_5))
                 a!6
                 a!8
                 (= (+ 0 (+ a!9 noise_8)) (+ a!9 (+ 0 noise_8)))
                 (= (+ 0 (+ 0 x_9) noise_9 (+ a!9 noise_8))
                    (+ (+ a!9 x_9) (+ 0 noise_8) noise_9))
                 a!11
                 (= a!12 a!13)
                 a!16
                 a!18
                 (= a!19 a!20)
                 (= a!21 a!22)
                 (= (+ 0 (+ a!23 noise_16)) (+ a!23 (+ 0 noise_16)))
                 (= (+ 0 (+ 0 x_17) noise_17 (+ a!23 noise_16))
                    (+ (+ a!23 x_17) (+ 0 noise_16) noise_17))
                 a!25
                 (= a!26 a!27)
                 a!30
                 a!31
                 a!33
                 a!35
                 (= a!36 a!37)
                 (= 0 0))))
  (not a!38)))))))))
  :named |negated goal|))
(check-sat)
