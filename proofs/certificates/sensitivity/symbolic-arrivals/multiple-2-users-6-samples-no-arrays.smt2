; id: sensitivity/symbolic-arrivals
; query: multiple: 2 users, 6 samples, no arrays
; label: eq:fullnoise
; states: Who comes when is an unknown: a counter's cells move by at most its widest interval
;   times the uses paid for.
; kind: bounded
; bounds: algorithm 6: n=3, T=8, k=2; algorithm 5: n=2, T=6; algorithm 4: n=2, T=6; samples,
;   priors and widths of any size; written down again, and compared in tests/model
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun low_0 () Real)
(declare-fun low_1 () Real)
(declare-fun low_2 () Real)
(declare-fun mine_1 () Real)
(declare-fun mine_2 () Real)
(declare-fun mine_3 () Real)
(declare-fun mine_4 () Real)
(declare-fun mine_5 () Real)
(declare-fun mine_6 () Real)
(declare-fun theirs_1 () Real)
(declare-fun theirs_2 () Real)
(declare-fun theirs_3 () Real)
(declare-fun theirs_4 () Real)
(declare-fun theirs_5 () Real)
(declare-fun theirs_6 () Real)
(declare-fun user_1 () Int)
(declare-fun user_2 () Int)
(declare-fun user_3 () Int)
(declare-fun user_4 () Int)
(declare-fun user_5 () Int)
(declare-fun user_6 () Int)
(declare-fun widest () Real)
(declare-fun width_0 () Real)
(declare-fun width_1 () Real)
(declare-fun width_2 () Real)
(assert (! (and (>= user_1 0) (< user_1 2))
  :named |user at 1|))
(assert (! (and (>= user_2 0) (< user_2 2))
  :named |user at 2|))
(assert (! (and (>= user_3 0) (< user_3 2))
  :named |user at 3|))
(assert (! (and (>= user_4 0) (< user_4 2))
  :named |user at 4|))
(assert (! (and (>= user_5 0) (< user_5 2))
  :named |user at 5|))
(assert (! (and (>= user_6 0) (< user_6 2))
  :named |user at 6|))
(assert (! (and (>= width_0 0.0) (<= width_0 widest))
  :named |width 0|))
(assert (! (and (>= width_1 0.0) (<= width_1 widest))
  :named |width 1|))
(assert (! (and (>= width_2 0.0) (<= width_2 widest))
  :named |width 2|))
(assert (! (let ((a!1 (= (+ 0 (ite (= user_1 0) 1 0)) 1))
      (a!2 (= (+ 0 (ite (= user_1 1) 1 0)) 1))
      (a!3 (+ (+ 0 (ite (= user_1 0) 1 0)) (ite (= user_2 0) 1 0)))
      (a!5 (+ (+ 0 (ite (= user_1 1) 1 0)) (ite (= user_2 1) 1 0)))
      (a!24 (> (+ 0 (ite (= user_1 0) 1 0)) 0))
      (a!25 (<= (+ 0 (ite (= user_1 0) 1 0)) 1))
      (a!41 (= (+ 0 (ite (= user_1 0) 1 0)) 2))
      (a!42 (= (+ 0 (ite (= user_1 1) 1 0)) 2))
      (a!58 (> (+ 0 (ite (= user_1 0) 1 0)) 1))
      (a!59 (<= (+ 0 (ite (= user_1 0) 1 0)) 2))
      (a!75 (= (+ 0 (ite (= user_1 0) 1 0)) 4))
      (a!76 (= (+ 0 (ite (= user_1 1) 1 0)) 4))
      (a!92 (> (+ 0 (ite (= user_1 0) 1 0)) 2))
      (a!93 (<= (+ 0 (ite (= user_1 0) 1 0)) 4)))
(let ((a!4 (ite (and (= user_2 0) (= a!3 1)) 1 0))
      (a!6 (ite (and (= user_2 1) (= a!5 1)) 1 0))
      (a!7 (= (+ a!3 (ite (= user_3 0) 1 0)) 1))
      (a!8 (= (+ a!5 (ite (= user_3 1) 1 0)) 1))
      (a!9 (+ (+ a!3 (ite (= user_3 0) 1 0)) (ite (= user_4 0) 1 0)))
      (a!11 (+ (+ a!5 (ite (= user_3 1) 1 0)) (ite (= user_4 1) 1 0)))
      (a!18 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)))
      (a!26 (and (= user_2 0) (> a!3 0) (<= a!3 1)))
      (a!27 (> (+ a!3 (ite (= user_3 0) 1 0)) 0))
      (a!28 (<= (+ a!3 (ite (= user_3 0) 1 0)) 1))
      (a!43 (ite (and (= user_2 0) (= a!3 2)) 1 0))
      (a!44 (ite (and (= user_2 1) (= a!5 2)) 1 0))
      (a!45 (= (+ a!3 (ite (= user_3 0) 1 0)) 2))
      (a!46 (= (+ a!5 (ite (= user_3 1) 1 0)) 2))
      (a!52 (+ 0
               (ite (and (= user_1 0) a!41) 1 0)
               (ite (and (= user_1 1) a!42) 1 0)))
      (a!60 (and (= user_2 0) (> a!3 1) (<= a!3 2)))
      (a!61 (> (+ a!3 (ite (= user_3 0) 1 0)) 1))
      (a!62 (<= (+ a!3 (ite (= user_3 0) 1 0)) 2))
      (a!77 (ite (and (= user_2 0) (= a!3 4)) 1 0))
      (a!78 (ite (and (= user_2 1) (= a!5 4)) 1 0))
      (a!79 (= (+ a!3 (ite (= user_3 0) 1 0)) 4))
      (a!80 (= (+ a!5 (ite (= user_3 1) 1 0)) 4))
      (a!86 (+ 0
               (ite (and (= user_1 0) a!75) 1 0)
               (ite (and (= user_1 1) a!76) 1 0)))
      (a!94 (and (= user_2 0) (> a!3 2) (<= a!3 4)))
      (a!95 (> (+ a!3 (ite (= user_3 0) 1 0)) 2))
      (a!96 (<= (+ a!3 (ite (= user_3 0) 1 0)) 4)))
(let ((a!10 (ite (and (= user_4 0) (= a!9 1)) 1 0))
      (a!12 (ite (and (= user_4 1) (= a!11 1)) 1 0))
      (a!13 (= (+ a!9 (ite (= user_5 0) 1 0)) 1))
      (a!14 (= (+ a!11 (ite (= user_5 1) 1 0)) 1))
      (a!15 (+ (+ a!9 (ite (= user_5 0) 1 0)) (ite (= user_6 0) 1 0)))
      (a!16 (+ (+ a!11 (ite (= user_5 1) 1 0)) (ite (= user_6 1) 1 0)))
      (a!19 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               a!4
               a!6))
      (a!20 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               a!4
               a!6
               (ite (and (= user_3 0) a!7) 1 0)
               (ite (and (= user_3 1) a!8) 1 0)))
      (a!29 (and (= user_4 0) (> a!9 0) (<= a!9 1)))
      (a!30 (> (+ a!9 (ite (= user_5 0) 1 0)) 0))
      (a!31 (<= (+ a!9 (ite (= user_5 0) 1 0)) 1))
      (a!47 (ite (and (= user_4 0) (= a!9 2)) 1 0))
      (a!48 (ite (and (= user_4 1) (= a!11 2)) 1 0))
      (a!49 (= (+ a!9 (ite (= user_5 0) 1 0)) 2))
      (a!50 (= (+ a!11 (ite (= user_5 1) 1 0)) 2))
      (a!53 (+ 0
               (ite (and (= user_1 0) a!41) 1 0)
               (ite (and (= user_1 1) a!42) 1 0)
               a!43
               a!44))
      (a!54 (+ 0
               (ite (and (= user_1 0) a!41) 1 0)
               (ite (and (= user_1 1) a!42) 1 0)
               a!43
               a!44
               (ite (and (= user_3 0) a!45) 1 0)
               (ite (and (= user_3 1) a!46) 1 0)))
      (a!63 (and (= user_4 0) (> a!9 1) (<= a!9 2)))
      (a!64 (> (+ a!9 (ite (= user_5 0) 1 0)) 1))
      (a!65 (<= (+ a!9 (ite (= user_5 0) 1 0)) 2))
      (a!81 (ite (and (= user_4 0) (= a!9 4)) 1 0))
      (a!82 (ite (and (= user_4 1) (= a!11 4)) 1 0))
      (a!83 (= (+ a!9 (ite (= user_5 0) 1 0)) 4))
      (a!84 (= (+ a!11 (ite (= user_5 1) 1 0)) 4))
      (a!87 (+ 0
               (ite (and (= user_1 0) a!75) 1 0)
               (ite (and (= user_1 1) a!76) 1 0)
               a!77
               a!78))
      (a!88 (+ 0
               (ite (and (= user_1 0) a!75) 1 0)
               (ite (and (= user_1 1) a!76) 1 0)
               a!77
               a!78
               (ite (and (= user_3 0) a!79) 1 0)
               (ite (and (= user_3 1) a!80) 1 0)))
      (a!97 (and (= user_4 0) (> a!9 2) (<= a!9 4)))
      (a!98 (> (+ a!9 (ite (= user_5 0) 1 0)) 2))
      (a!99 (<= (+ a!9 (ite (= user_5 0) 1 0)) 4)))
(let ((a!17 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               a!4
               a!6
               (ite (and (= user_3 0) a!7) 1 0)
               (ite (and (= user_3 1) a!8) 1 0)
               a!10
               a!12
               (ite (and (= user_5 0) a!13) 1 0)
               (ite (and (= user_5 1) a!14) 1 0)
               (ite (and (= user_6 0) (= a!15 1)) 1 0)
               (ite (and (= user_6 1) (= a!16 1)) 1 0)))
      (a!21 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               a!4
               a!6
               (ite (and (= user_3 0) a!7) 1 0)
               (ite (and (= user_3 1) a!8) 1 0)
               a!10
               a!12))
      (a!22 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               a!4
               a!6
               (ite (and (= user_3 0) a!7) 1 0)
               (ite (and (= user_3 1) a!8) 1 0)
               a!10
               a!12
               (ite (and (= user_5 0) a!13) 1 0)
               (ite (and (= user_5 1) a!14) 1 0)))
      (a!32 (and (= user_6 0) (> a!15 0) (<= a!15 1)))
      (a!51 (+ 0
               (ite (and (= user_1 0) a!41) 1 0)
               (ite (and (= user_1 1) a!42) 1 0)
               a!43
               a!44
               (ite (and (= user_3 0) a!45) 1 0)
               (ite (and (= user_3 1) a!46) 1 0)
               a!47
               a!48
               (ite (and (= user_5 0) a!49) 1 0)
               (ite (and (= user_5 1) a!50) 1 0)
               (ite (and (= user_6 0) (= a!15 2)) 1 0)
               (ite (and (= user_6 1) (= a!16 2)) 1 0)))
      (a!55 (+ 0
               (ite (and (= user_1 0) a!41) 1 0)
               (ite (and (= user_1 1) a!42) 1 0)
               a!43
               a!44
               (ite (and (= user_3 0) a!45) 1 0)
               (ite (and (= user_3 1) a!46) 1 0)
               a!47
               a!48))
      (a!56 (+ 0
               (ite (and (= user_1 0) a!41) 1 0)
               (ite (and (= user_1 1) a!42) 1 0)
               a!43
               a!44
               (ite (and (= user_3 0) a!45) 1 0)
               (ite (and (= user_3 1) a!46) 1 0)
               a!47
               a!48
               (ite (and (= user_5 0) a!49) 1 0)
               (ite (and (= user_5 1) a!50) 1 0)))
      (a!66 (and (= user_6 0) (> a!15 1) (<= a!15 2)))
      (a!85 (+ 0
               (ite (and (= user_1 0) a!75) 1 0)
               (ite (and (= user_1 1) a!76) 1 0)
               a!77
               a!78
               (ite (and (= user_3 0) a!79) 1 0)
               (ite (and (= user_3 1) a!80) 1 0)
               a!81
               a!82
               (ite (and (= user_5 0) a!83) 1 0)
               (ite (and (= user_5 1) a!84) 1 0)
               (ite (and (= user_6 0) (= a!15 4)) 1 0)
               (ite (and (= user_6 1) (= a!16 4)) 1 0)))
      (a!89 (+ 0
               (ite (and (= user_1 0) a!75) 1 0)
               (ite (and (= user_1 1) a!76) 1 0)
               a!77
               a!78
               (ite (and (= user_3 0) a!79) 1 0)
               (ite (and (= user_3 1) a!80) 1 0)
               a!81
               a!82))
      (a!90 (+ 0
               (ite (and (= user_1 0) a!75) 1 0)
               (ite (and (= user_1 1) a!76) 1 0)
               a!77
               a!78
               (ite (and (= user_3 0) a!79) 1 0)
               (ite (and (= user_3 1) a!80) 1 0)
               a!81
               a!82
               (ite (and (= user_5 0) a!83) 1 0)
               (ite (and (= user_5 1) a!84) 1 0)))
      (a!100 (and (= user_6 0) (> a!15 2) (<= a!15 4))))
(let ((a!23 (+ 0
               (ite (and (= user_1 0) a!1) a!18 0)
               (ite (and (= user_2 0) (= a!3 1)) a!19 0)
               (ite (and (= user_3 0) a!7) a!20 0)
               (ite (and (= user_4 0) (= a!9 1)) a!21 0)
               (ite (and (= user_5 0) a!13) a!22 0)
               (ite (and (= user_6 0) (= a!15 1)) a!17 0)))
      (a!33 (+ (ite (and (= user_1 0) a!24 a!25) mine_1 0.0)
               (ite a!26 mine_2 0.0)
               (ite (and (= user_3 0) a!27 a!28) mine_3 0.0)
               (ite a!29 mine_4 0.0)
               (ite (and (= user_5 0) a!30 a!31) mine_5 0.0)
               (ite a!32 mine_6 0.0)))
      (a!35 (+ (ite (and (= user_1 0) a!24 a!25) theirs_1 0.0)
               (ite a!26 theirs_2 0.0)
               (ite (and (= user_3 0) a!27 a!28) theirs_3 0.0)
               (ite a!29 theirs_4 0.0)
               (ite (and (= user_5 0) a!30 a!31) theirs_5 0.0)
               (ite a!32 theirs_6 0.0)))
      (a!57 (+ 0
               (ite (and (= user_1 0) a!41) a!52 0)
               (ite (and (= user_2 0) (= a!3 2)) a!53 0)
               (ite (and (= user_3 0) a!45) a!54 0)
               (ite (and (= user_4 0) (= a!9 2)) a!55 0)
               (ite (and (= user_5 0) a!49) a!56 0)
               (ite (and (= user_6 0) (= a!15 2)) a!51 0)))
      (a!67 (+ (ite (and (= user_1 0) a!58 a!59) mine_1 0.0)
               (ite a!60 mine_2 0.0)
               (ite (and (= user_3 0) a!61 a!62) mine_3 0.0)
               (ite a!63 mine_4 0.0)
               (ite (and (= user_5 0) a!64 a!65) mine_5 0.0)
               (ite a!66 mine_6 0.0)))
      (a!69 (+ (ite (and (= user_1 0) a!58 a!59) theirs_1 0.0)
               (ite a!60 theirs_2 0.0)
               (ite (and (= user_3 0) a!61 a!62) theirs_3 0.0)
               (ite a!63 theirs_4 0.0)
               (ite (and (= user_5 0) a!64 a!65) theirs_5 0.0)
               (ite a!66 theirs_6 0.0)))
      (a!91 (+ 0
               (ite (and (= user_1 0) a!75) a!86 0)
               (ite (and (= user_2 0) (= a!3 4)) a!87 0)
               (ite (and (= user_3 0) a!79) a!88 0)
               (ite (and (= user_4 0) (= a!9 4)) a!89 0)
               (ite (and (= user_5 0) a!83) a!90 0)
               (ite (and (= user_6 0) (= a!15 4)) a!85 0)))
      (a!101 (+ (ite (and (= user_1 0) a!92 a!93) mine_1 0.0)
                (ite a!94 mine_2 0.0)
                (ite (and (= user_3 0) a!95 a!96) mine_3 0.0)
                (ite a!97 mine_4 0.0)
                (ite (and (= user_5 0) a!98 a!99) mine_5 0.0)
                (ite a!100 mine_6 0.0)))
      (a!103 (+ (ite (and (= user_1 0) a!92 a!93) theirs_1 0.0)
                (ite a!94 theirs_2 0.0)
                (ite (and (= user_3 0) a!95 a!96) theirs_3 0.0)
                (ite a!97 theirs_4 0.0)
                (ite (and (= user_5 0) a!98 a!99) theirs_5 0.0)
                (ite a!100 theirs_6 0.0))))
(let ((a!34 (ite (< a!33 low_0)
                 low_0
                 (ite (< (+ low_0 width_0) a!33) (+ low_0 width_0) a!33)))
      (a!36 (ite (< a!35 low_0)
                 low_0
                 (ite (< (+ low_0 width_0) a!35) (+ low_0 width_0) a!35)))
      (a!68 (ite (< a!67 low_1)
                 low_1
                 (ite (< (+ low_1 width_1) a!67) (+ low_1 width_1) a!67)))
      (a!70 (ite (< a!69 low_1)
                 low_1
                 (ite (< (+ low_1 width_1) a!69) (+ low_1 width_1) a!69)))
      (a!102 (ite (< a!101 low_2)
                  low_2
                  (ite (< (+ low_2 width_2) a!101) (+ low_2 width_2) a!101)))
      (a!104 (ite (< a!103 low_2)
                  low_2
                  (ite (< (+ low_2 width_2) a!103) (+ low_2 width_2) a!103))))
(let ((a!37 (+ 0.0 (ite (and (>= a!23 1) (<= a!23 1) true) (- a!34 a!36) 0.0)))
      (a!39 (+ 0.0 (ite (and (>= a!23 1) (<= a!23 2) true) (- a!34 a!36) 0.0)))
      (a!71 (+ 0.0 (ite (and (>= a!57 1) (<= a!57 1) true) (- a!68 a!70) 0.0)))
      (a!73 (+ 0.0 (ite (and (>= a!57 1) (<= a!57 2) true) (- a!68 a!70) 0.0)))
      (a!105 (+ 0.0
                (ite (and (>= a!91 1) (<= a!91 1) true) (- a!102 a!104) 0.0)))
      (a!107 (+ 0.0
                (ite (and (>= a!91 1) (<= a!91 2) true) (- a!102 a!104) 0.0))))
(let ((a!38 (ite (< (ite (>= a!17 1) a!37 0.0) 0.0)
                 (- (ite (>= a!17 1) a!37 0.0))
                 (ite (>= a!17 1) a!37 0.0)))
      (a!40 (ite (< (ite (>= a!17 2) a!39 0.0) 0.0)
                 (- (ite (>= a!17 2) a!39 0.0))
                 (ite (>= a!17 2) a!39 0.0)))
      (a!72 (ite (< (ite (>= a!51 1) a!71 0.0) 0.0)
                 (- (ite (>= a!51 1) a!71 0.0))
                 (ite (>= a!51 1) a!71 0.0)))
      (a!74 (ite (< (ite (>= a!51 2) a!73 0.0) 0.0)
                 (- (ite (>= a!51 2) a!73 0.0))
                 (ite (>= a!51 2) a!73 0.0)))
      (a!106 (ite (< (ite (>= a!85 1) a!105 0.0) 0.0)
                  (- (ite (>= a!85 1) a!105 0.0))
                  (ite (>= a!85 1) a!105 0.0)))
      (a!108 (ite (< (ite (>= a!85 2) a!107 0.0) 0.0)
                  (- (ite (>= a!85 2) a!107 0.0))
                  (ite (>= a!85 2) a!107 0.0))))
(let ((a!109 (and (<= (* (+ a!38 a!40) 1.0) (* 2.0 width_0))
                  (<= (* (+ a!72 a!74) 1.0) (* 2.0 width_1))
                  (<= (* (+ a!106 a!108) 1.0) (* 2.0 width_2)))))
  (not a!109))))))))))
  :named |negated goal|))
(check-sat)
