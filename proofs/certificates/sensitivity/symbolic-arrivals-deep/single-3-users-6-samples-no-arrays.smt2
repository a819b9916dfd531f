; id: sensitivity/symbolic-arrivals-deep
; query: single: 3 users, 6 samples, no arrays
; label: eq:fullnoise
; states: Who comes when is an unknown: a counter's cells move by at most its widest interval
;   times the uses paid for.
; kind: bounded
; bounds: algorithm 6: n=4, T=10, k=2; algorithm 5: n=3, T=10; algorithm 4: n=3, T=6; samples,
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
(assert (! (and (>= user_1 0) (< user_1 3))
  :named |user at 1|))
(assert (! (and (>= user_2 0) (< user_2 3))
  :named |user at 2|))
(assert (! (and (>= user_3 0) (< user_3 3))
  :named |user at 3|))
(assert (! (and (>= user_4 0) (< user_4 3))
  :named |user at 4|))
(assert (! (and (>= user_5 0) (< user_5 3))
  :named |user at 5|))
(assert (! (and (>= user_6 0) (< user_6 3))
  :named |user at 6|))
(assert (! (and (>= width_0 0.0) (<= width_0 widest))
  :named |width 0|))
(assert (! (and (>= width_1 0.0) (<= width_1 widest))
  :named |width 1|))
(assert (! (and (>= width_2 0.0) (<= width_2 widest))
  :named |width 2|))
(assert (! (let ((a!1 (= (+ 0 (ite (= user_1 0) 1 0)) 1))
      (a!2 (= (+ 0 (ite (= user_1 0) 1 0)) 2))
      (a!3 (= (+ 0 (ite (= user_1 0) 1 0)) 4))
      (a!4 (= (+ 0 (ite (= user_1 1) 1 0)) 1))
      (a!5 (= (+ 0 (ite (= user_1 1) 1 0)) 2))
      (a!6 (= (+ 0 (ite (= user_1 1) 1 0)) 4))
      (a!7 (= (+ 0 (ite (= user_1 2) 1 0)) 1))
      (a!8 (= (+ 0 (ite (= user_1 2) 1 0)) 2))
      (a!9 (= (+ 0 (ite (= user_1 2) 1 0)) 4))
      (a!10 (+ (+ 0 (ite (= user_1 0) 1 0)) (ite (= user_2 0) 1 0)))
      (a!14 (+ (+ 0 (ite (= user_1 1) 1 0)) (ite (= user_2 1) 1 0)))
      (a!18 (+ (+ 0 (ite (= user_1 2) 1 0)) (ite (= user_2 2) 1 0)))
      (a!62 (> (+ 0 (ite (= user_1 0) 1 0)) 0))
      (a!63 (<= (+ 0 (ite (= user_1 0) 1 0)) 1))
      (a!76 (> (+ 0 (ite (= user_1 0) 1 0)) 1))
      (a!77 (<= (+ 0 (ite (= user_1 0) 1 0)) 2))
      (a!90 (> (+ 0 (ite (= user_1 0) 1 0)) 2))
      (a!91 (<= (+ 0 (ite (= user_1 0) 1 0)) 4)))
(let ((a!11 (ite (and (= user_2 0) (= a!10 1)) 1 0))
      (a!12 (ite (and (= user_2 0) (= a!10 2)) 1 0))
      (a!13 (ite (and (= user_2 0) (= a!10 4)) 1 0))
      (a!15 (ite (and (= user_2 1) (= a!14 1)) 1 0))
      (a!16 (ite (and (= user_2 1) (= a!14 2)) 1 0))
      (a!17 (ite (and (= user_2 1) (= a!14 4)) 1 0))
      (a!19 (ite (and (= user_2 2) (= a!18 1)) 1 0))
      (a!20 (ite (and (= user_2 2) (= a!18 2)) 1 0))
      (a!21 (ite (and (= user_2 2) (= a!18 4)) 1 0))
      (a!22 (= (+ a!10 (ite (= user_3 0) 1 0)) 1))
      (a!23 (= (+ a!10 (ite (= user_3 0) 1 0)) 2))
      (a!24 (= (+ a!10 (ite (= user_3 0) 1 0)) 4))
      (a!25 (= (+ a!14 (ite (= user_3 1) 1 0)) 1))
      (a!26 (= (+ a!14 (ite (= user_3 1) 1 0)) 2))
      (a!27 (= (+ a!14 (ite (= user_3 1) 1 0)) 4))
      (a!28 (= (+ a!18 (ite (= user_3 2) 1 0)) 1))
      (a!29 (= (+ a!18 (ite (= user_3 2) 1 0)) 2))
      (a!30 (= (+ a!18 (ite (= user_3 2) 1 0)) 4))
      (a!31 (+ (+ a!10 (ite (= user_3 0) 1 0)) (ite (= user_4 0) 1 0)))
      (a!35 (+ (+ a!14 (ite (= user_3 1) 1 0)) (ite (= user_4 1) 1 0)))
      (a!39 (+ (+ a!18 (ite (= user_3 2) 1 0)) (ite (= user_4 2) 1 0)))
      (a!56 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 0) a!2) 1 0)
               (ite (and (= user_1 0) a!3) 1 0)
               (ite (and (= user_1 1) a!4) 1 0)
               (ite (and (= user_1 1) a!5) 1 0)
               (ite (and (= user_1 1) a!6) 1 0)
               (ite (and (= user_1 2) a!7) 1 0)
               (ite (and (= user_1 2) a!8) 1 0)
               (ite (and (= user_1 2) a!9) 1 0)))
      (a!64 (and (= user_2 0) (> a!10 0) (<= a!10 1)))
      (a!65 (> (+ a!10 (ite (= user_3 0) 1 0)) 0))
      (a!66 (<= (+ a!10 (ite (= user_3 0) 1 0)) 1))
      (a!78 (and (= user_2 0) (> a!10 1) (<= a!10 2)))
      (a!79 (> (+ a!10 (ite (= user_3 0) 1 0)) 1))
      (a!80 (<= (+ a!10 (ite (= user_3 0) 1 0)) 2))
      (a!92 (and (= user_2 0) (> a!10 2) (<= a!10 4)))
      (a!93 (> (+ a!10 (ite (= user_3 0) 1 0)) 2))
      (a!94 (<= (+ a!10 (ite (= user_3 0) 1 0)) 4)))
(let ((a!32 (ite (and (= user_4 0) (= a!31 1)) 1 0))
      (a!33 (ite (and (= user_4 0) (= a!31 2)) 1 0))
      (a!34 (ite (and (= user_4 0) (= a!31 4)) 1 0))
      (a!36 (ite (and (= user_4 1) (= a!35 1)) 1 0))
      (a!37 (ite (and (= user_4 1) (= a!35 2)) 1 0))
      (a!38 (ite (and (= user_4 1) (= a!35 4)) 1 0))
      (a!40 (ite (and (= user_4 2) (= a!39 1)) 1 0))
      (a!41 (ite (and (= user_4 2) (= a!39 2)) 1 0))
      (a!42 (ite (and (= user_4 2) (= a!39 4)) 1 0))
      (a!43 (= (+ a!31 (ite (= user_5 0) 1 0)) 1))
      (a!44 (= (+ a!31 (ite (= user_5 0) 1 0)) 2))
      (a!45 (= (+ a!31 (ite (= user_5 0) 1 0)) 4))
      (a!46 (= (+ a!35 (ite (= user_5 1) 1 0)) 1))
      (a!47 (= (+ a!35 (ite (= user_5 1) 1 0)) 2))
      (a!48 (= (+ a!35 (ite (= user_5 1) 1 0)) 4))
      (a!49 (= (+ a!39 (ite (= user_5 2) 1 0)) 1))
      (a!50 (= (+ a!39 (ite (= user_5 2) 1 0)) 2))
      (a!51 (= (+ a!39 (ite (= user_5 2) 1 0)) 4))
      (a!52 (+ (+ a!31 (ite (= user_5 0) 1 0)) (ite (= user_6 0) 1 0)))
      (a!53 (+ (+ a!35 (ite (= user_5 1) 1 0)) (ite (= user_6 1) 1 0)))
      (a!54 (+ (+ a!39 (ite (= user_5 2) 1 0)) (ite (= user_6 2) 1 0)))
      (a!57 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 0) a!2) 1 0)
               (ite (and (= user_1 0) a!3) 1 0)
               (ite (and (= user_1 1) a!4) 1 0)
               (ite (and (= user_1 1) a!5) 1 0)
               (ite (and (= user_1 1) a!6) 1 0)
               (ite (and (= user_1 2) a!7) 1 0)
               (ite (and (= user_1 2) a!8) 1 0)
               (ite (and (= user_1 2) a!9) 1 0)
               a!11
               a!12
               a!13
               a!15
               a!16
               a!17
               a!19
               a!20
               a!21))
      (a!58 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 0) a!2) 1 0)
               (ite (and (= user_1 0) a!3) 1 0)
               (ite (and (= user_1 1) a!4) 1 0)
               (ite (and (= user_1 1) a!5) 1 0)
               (ite (and (= user_1 1) a!6) 1 0)
               (ite (and (= user_1 2) a!7) 1 0)
               (ite (and (= user_1 2) a!8) 1 0)
               (ite (and (= user_1 2) a!9) 1 0)
               a!11
               a!12
               a!13
               a!15
               a!16
               a!17
               a!19
               a!20
               a!21
               (ite (and (= user_3 0) a!22) 1 0)
               (ite (and (= user_3 0) a!23) 1 0)
               (ite (and (= user_3 0) a!24) 1 0)
               (ite (and (= user_3 1) a!25) 1 0)
               (ite (and (= user_3 1) a!26) 1 0)
               (ite (and (= user_3 1) a!27) 1 0)
               (ite (and (= user_3 2) a!28) 1 0)
               (ite (and (= user_3 2) a!29) 1 0)
               (ite (and (= user_3 2) a!30) 1 0)))
      (a!67 (and (= user_4 0) (> a!31 0) (<= a!31 1)))
      (a!68 (> (+ a!31 (ite (= user_5 0) 1 0)) 0))
      (a!69 (<= (+ a!31 (ite (= user_5 0) 1 0)) 1))
      (a!81 (and (= user_4 0) (> a!31 1) (<= a!31 2)))
      (a!82 (> (+ a!31 (ite (= user_5 0) 1 0)) 1))
      (a!83 (<= (+ a!31 (ite (= user_5 0) 1 0)) 2))
      (a!95 (and (= user_4 0) (> a!31 2) (<= a!31 4)))
      (a!96 (> (+ a!31 (ite (= user_5 0) 1 0)) 2))
      (a!97 (<= (+ a!31 (ite (= user_5 0) 1 0)) 4)))
(let ((a!55 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 0) a!2) 1 0)
               (ite (and (= user_1 0) a!3) 1 0)
               (ite (and (= user_1 1) a!4) 1 0)
               (ite (and (= user_1 1) a!5) 1 0)
               (ite (and (= user_1 1) a!6) 1 0)
               (ite (and (= user_1 2) a!7) 1 0)
               (ite (and (= user_1 2) a!8) 1 0)
               (ite (and (= user_1 2) a!9) 1 0)
               a!11
               a!12
               a!13
               a!15
               a!16
               a!17
               a!19
               a!20
               a!21
               (ite (and (= user_3 0) a!22) 1 0)
               (ite (and (= user_3 0) a!23) 1 0)
               (ite (and (= user_3 0) a!24) 1 0)
               (ite (and (= user_3 1) a!25) 1 0)
               (ite (and (= user_3 1) a!26) 1 0)
               (ite (and (= user_3 1) a!27) 1 0)
               (ite (and (= user_3 2) a!28) 1 0)
               (ite (and (= user_3 2) a!29) 1 0)
               (ite (and (= user_3 2) a!30) 1 0)
               a!32
               a!33
               a!34
               a!36
               a!37
               a!38
               a!40
               a!41
               a!42
               (ite (and (= user_5 0) a!43) 1 0)
               (ite (and (= user_5 0) a!44) 1 0)
               (ite (and (= user_5 0) a!45) 1 0)
               (ite (and (= user_5 1) a!46) 1 0)
               (ite (and (= user_5 1) a!47) 1 0)
               (ite (and (= user_5 1) a!48) 1 0)
               (ite (and (= user_5 2) a!49) 1 0)
               (ite (and (= user_5 2) a!50) 1 0)
               (ite (and (= user_5 2) a!51) 1 0)
               (ite (and (= user_6 0) (= a!52 1)) 1 0)
               (ite (and (= user_6 0) (= a!52 2)) 1 0)
               (ite (and (= user_6 0) (= a!52 4)) 1 0)
               (ite (and (= user_6 1) (= a!53 1)) 1 0)
               (ite (and (= user_6 1) (= a!53 2)) 1 0)
               (ite (and (= user_6 1) (= a!53 4)) 1 0)
               (ite (and (= user_6 2) (= a!54 1)) 1 0)
               (ite (and (= user_6 2) (= a!54 2)) 1 0)
               (ite (and (= user_6 2) (= a!54 4)) 1 0)))
      (a!59 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 0) a!2) 1 0)
               (ite (and (= user_1 0) a!3) 1 0)
               (ite (and (= user_1 1) a!4) 1 0)
               (ite (and (= user_1 1) a!5) 1 0)
               (ite (and (= user_1 1) a!6) 1 0)
               (ite (and (= user_1 2) a!7) 1 0)
               (ite (and (= user_1 2) a!8) 1 0)
               (ite (and (= user_1 2) a!9) 1 0)
               a!11
               a!12
               a!13
               a!15
               a!16
               a!17
               a!19
               a!20
               a!21
               (ite (and (= user_3 0) a!22) 1 0)
               (ite (and (= user_3 0) a!23) 1 0)
               (ite (and (= user_3 0) a!24) 1 0)
               (ite (and (= user_3 1) a!25) 1 0)
               (ite (and (= user_3 1) a!26) 1 0)
               (ite (and (= user_3 1) a!27) 1 0)
               (ite (and (= user_3 2) a!28) 1 0)
               (ite (and (= user_3 2) a!29) 1 0)
               (ite (and (= user_3 2) a!30) 1 0)
               a!32
               a!33
               a!34
               a!36
               a!37
               a!38
               a!40
               a!41
               a!42))
      (a!60 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 0) a!2) 1 0)
               (ite (and (= user_1 0) a!3) 1 0)
               (ite (and (= user_1 1) a!4) 1 0)
               (ite (and (= user_1 1) a!5) 1 0)
               (ite (and (= user_1 1) a!6) 1 0)
               (ite (and (= user_1 2) a!7) 1 0)
               (ite (and (= user_1 2) a!8) 1 0)
               (ite (and (= user_1 2) a!9) 1 0)
               a!11
               a!12
               a!13
               a!15
               a!16
               a!17
               a!19
               a!20
               a!21
               (ite (and (= user_3 0) a!22) 1 0)
               (ite (and (= user_3 0) a!23) 1 0)
               (ite (and (= user_3 0) a!24) 1 0)
               (ite (and (= user_3 1) a!25) 1 0)
               (ite (and (= user_3 1) a!26) 1 0)
               (ite (and (= user_3 1) a!27) 1 0)
               (ite (and (= user_3 2) a!28) 1 0)
               (ite (and (= user_3 2) a!29) 1 0)
               (ite (and (= user_3 2) a!30) 1 0)
               a!32
               a!33
               a!34
               a!36
               a!37
               a!38
               a!40
               a!41
               a!42
               (ite (and (= user_5 0) a!43) 1 0)
               (ite (and (= user_5 0) a!44) 1 0)
               (ite (and (= user_5 0) a!45) 1 0)
               (ite (and (= user_5 1) a!46) 1 0)
               (ite (and (= user_5 1) a!47) 1 0)
               (ite (and (= user_5 1) a!48) 1 0)
               (ite (and (= user_5 2) a!49) 1 0)
               (ite (and (= user_5 2) a!50) 1 0)
               (ite (and (= user_5 2) a!51) 1 0)))
      (a!70 (and (= user_6 0) (> a!52 0) (<= a!52 1)))
      (a!84 (and (= user_6 0) (> a!52 1) (<= a!52 2)))
      (a!98 (and (= user_6 0) (> a!52 2) (<= a!52 4))))
(let ((a!61 (+ 0
               (ite (and (= user_1 0) a!1) a!56 0)
               (ite (and (= user_2 0) (= a!10 1)) a!57 0)
               (ite (and (= user_3 0) a!22) a!58 0)
               (ite (and (= user_4 0) (= a!31 1)) a!59 0)
               (ite (and (= user_5 0) a!43) a!60 0)
               (ite (and (= user_6 0) (= a!52 1)) a!55 0)))
      (a!71 (+ (ite (and (= user_1 0) a!62 a!63) mine_1 0.0)
               (ite a!64 mine_2 0.0)
               (ite (and (= user_3 0) a!65 a!66) mine_3 0.0)
               (ite a!67 mine_4 0.0)
               (ite (and (= user_5 0) a!68 a!69) mine_5 0.0)
               (ite a!70 mine_6 0.0)))
      (a!73 (+ (ite (and (= user_1 0) a!62 a!63) theirs_1 0.0)
               (ite a!64 theirs_2 0.0)
               (ite (and (= user_3 0) a!65 a!66) theirs_3 0.0)
               (ite a!67 theirs_4 0.0)
               (ite (and (= user_5 0) a!68 a!69) theirs_5 0.0)
               (ite a!70 theirs_6 0.0)))
      (a!75 (+ 0
               (ite (and (= user_1 0) a!2) a!56 0)
               (ite (and (= user_2 0) (= a!10 2)) a!57 0)
               (ite (and (= user_3 0) a!23) a!58 0)
               (ite (and (= user_4 0) (= a!31 2)) a!59 0)
               (ite (and (= user_5 0) a!44) a!60 0)
               (ite (and (= user_6 0) (= a!52 2)) a!55 0)))
      (a!85 (+ (ite (and (= user_1 0) a!76 a!77) mine_1 0.0)
               (ite a!78 mine_2 0.0)
               (ite (and (= user_3 0) a!79 a!80) mine_3 0.0)
               (ite a!81 mine_4 0.0)
               (ite (and (= user_5 0) a!82 a!83) mine_5 0.0)
               (ite a!84 mine_6 0.0)))
      (a!87 (+ (ite (and (= user_1 0) a!76 a!77) theirs_1 0.0)
               (ite a!78 theirs_2 0.0)
               (ite (and (= user_3 0) a!79 a!80) theirs_3 0.0)
               (ite a!81 theirs_4 0.0)
               (ite (and (= user_5 0) a!82 a!83) theirs_5 0.0)
               (ite a!84 theirs_6 0.0)))
      (a!89 (+ 0
               (ite (and (= user_1 0) a!3) a!56 0)
               (ite (and (= user_2 0) (= a!10 4)) a!57 0)
               (ite (and (= user_3 0) a!24) a!58 0)
               (ite (and (= user_4 0) (= a!31 4)) a!59 0)
               (ite (and (= user_5 0) a!45) a!60 0)
               (ite (and (= user_6 0) (= a!52 4)) a!55 0)))
      (a!99 (+ (ite (and (= user_1 0) a!90 a!91) mine_1 0.0)
               (ite a!92 mine_2 0.0)
               (ite (and (= user_3 0) a!93 a!94) mine_3 0.0)
               (ite a!95 mine_4 0.0)
               (ite (and (= user_5 0) a!96 a!97) mine_5 0.0)
               (ite a!98 mine_6 0.0)))
      (a!101 (+ (ite (and (= user_1 0) a!90 a!91) theirs_1 0.0)
                (ite a!92 theirs_2 0.0)
                (ite (and (= user_3 0) a!93 a!94) theirs_3 0.0)
                (ite a!95 theirs_4 0.0)
                (ite (and (= user_5 0) a!96 a!97) theirs_5 0.0)
                (ite a!98 theirs_6 0.0))))
(let ((a!72 (ite (< a!71 low_0)
                 low_0
                 (ite (< (+ low_0 width_0) a!71) (+ low_0 width_0) a!71)))
      (a!74 (ite (< a!73 low_0)
                 low_0
                 (ite (< (+ low_0 width_0) a!73) (+ low_0 width_0) a!73)))
      (a!86 (ite (< a!85 low_1)
                 low_1
                 (ite (< (+ low_1 width_1) a!85) (+ low_1 width_1) a!85)))
      (a!88 (ite (< a!87 low_1)
                 low_1
                 (ite (< (+ low_1 width_1) a!87) (+ low_1 width_1) a!87)))
      (a!100 (ite (< a!99 low_2)
                  low_2
                  (ite (< (+ low_2 width_2) a!99) (+ low_2 width_2) a!99)))
      (a!102 (ite (< a!101 low_2)
                  low_2
                  (ite (< (+ low_2 width_2) a!101) (+ low_2 width_2) a!101))))
(let ((a!103 (+ 0.0
                (ite (and (>= a!61 1) (<= a!61 1) true) (- a!72 a!74) 0.0)
                (ite (and (>= a!75 1) (<= a!75 1) true) (- a!86 a!88) 0.0)
                (ite (and (>= a!89 1) (<= a!89 1) true) (- a!100 a!102) 0.0)))
      (a!105 (+ 0.0
                (ite (and (>= a!61 1) (<= a!61 2) true) (- a!72 a!74) 0.0)
                (ite (and (>= a!75 1) (<= a!75 2) true) (- a!86 a!88) 0.0)
                (ite (and (>= a!89 1) (<= a!89 2) true) (- a!100 a!102) 0.0)))
      (a!107 (+ 0.0
                (ite (and (>= a!61 3) (<= a!61 3) true) (- a!72 a!74) 0.0)
                (ite (and (>= a!75 3) (<= a!75 3) true) (- a!86 a!88) 0.0)
                (ite (and (>= a!89 3) (<= a!89 3) true) (- a!100 a!102) 0.0)))
      (a!109 (+ 0.0
                (ite (and (>= a!61 1) (<= a!61 4) true) (- a!72 a!74) 0.0)
                (ite (and (>= a!75 1) (<= a!75 4) true) (- a!86 a!88) 0.0)
                (ite (and (>= a!89 1) (<= a!89 4) true) (- a!100 a!102) 0.0)))
      (a!111 (+ 0.0
                (ite (and (>= a!61 5) (<= a!61 5) true) (- a!72 a!74) 0.0)
                (ite (and (>= a!75 5) (<= a!75 5) true) (- a!86 a!88) 0.0)
                (ite (and (>= a!89 5) (<= a!89 5) true) (- a!100 a!102) 0.0)))
      (a!113 (+ 0.0
                (ite (and (>= a!61 5) (<= a!61 6) true) (- a!72 a!74) 0.0)
                (ite (and (>= a!75 5) (<= a!75 6) true) (- a!86 a!88) 0.0)
                (ite (and (>= a!89 5) (<= a!89 6) true) (- a!100 a!102) 0.0))))
(let ((a!104 (ite (< (ite (>= a!55 1) a!103 0.0) 0.0)
                  (- (ite (>= a!55 1) a!103 0.0))
                  (ite (>= a!55 1) a!103 0.0)))
      (a!106 (ite (< (ite (>= a!55 2) a!105 0.0) 0.0)
                  (- (ite (>= a!55 2) a!105 0.0))
                  (ite (>= a!55 2) a!105 0.0)))
      (a!108 (ite (< (ite (>= a!55 3) a!107 0.0) 0.0)
                  (- (ite (>= a!55 3) a!107 0.0))
                  (ite (>= a!55 3) a!107 0.0)))
      (a!110 (ite (< (ite (>= a!55 4) a!109 0.0) 0.0)
                  (- (ite (>= a!55 4) a!109 0.0))
                  (ite (>= a!55 4) a!109 0.0)))
      (a!112 (ite (< (ite (>= a!55 5) a!111 0.0) 0.0)
                  (- (ite (>= a!55 5) a!111 0.0))
                  (ite (>= a!55 5) a!111 0.0)))
      (a!114 (ite (< (ite (>= a!55 6) a!113 0.0) 0.0)
                  (- (ite (>= a!55 6) a!113 0.0))
                  (ite (>= a!55 6) a!113 0.0))))
(let ((a!115 (and (<= (* (+ a!104 a!106 a!108 a!110 a!112 a!114) 1.0)
                      (* 12.0 widest)))))
  (not a!115))))))))))
  :named |negated goal|))
(check-sat)
