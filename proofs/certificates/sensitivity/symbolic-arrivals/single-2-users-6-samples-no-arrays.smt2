; id: sensitivity/symbolic-arrivals
; query: single: 2 users, 6 samples, no arrays
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
      (a!2 (= (+ 0 (ite (= user_1 0) 1 0)) 2))
      (a!3 (= (+ 0 (ite (= user_1 0) 1 0)) 4))
      (a!4 (= (+ 0 (ite (= user_1 1) 1 0)) 1))
      (a!5 (= (+ 0 (ite (= user_1 1) 1 0)) 2))
      (a!6 (= (+ 0 (ite (= user_1 1) 1 0)) 4))
      (a!7 (+ (+ 0 (ite (= user_1 0) 1 0)) (ite (= user_2 0) 1 0)))
      (a!11 (+ (+ 0 (ite (= user_1 1) 1 0)) (ite (= user_2 1) 1 0)))
      (a!44 (> (+ 0 (ite (= user_1 0) 1 0)) 0))
      (a!45 (<= (+ 0 (ite (= user_1 0) 1 0)) 1))
      (a!58 (> (+ 0 (ite (= user_1 0) 1 0)) 1))
      (a!59 (<= (+ 0 (ite (= user_1 0) 1 0)) 2))
      (a!72 (> (+ 0 (ite (= user_1 0) 1 0)) 2))
      (a!73 (<= (+ 0 (ite (= user_1 0) 1 0)) 4)))
(let ((a!8 (ite (and (= user_2 0) (= a!7 1)) 1 0))
      (a!9 (ite (and (= user_2 0) (= a!7 2)) 1 0))
      (a!10 (ite (and (= user_2 0) (= a!7 4)) 1 0))
      (a!12 (ite (and (= user_2 1) (= a!11 1)) 1 0))
      (a!13 (ite (and (= user_2 1) (= a!11 2)) 1 0))
      (a!14 (ite (and (= user_2 1) (= a!11 4)) 1 0))
      (a!15 (= (+ a!7 (ite (= user_3 0) 1 0)) 1))
      (a!16 (= (+ a!7 (ite (= user_3 0) 1 0)) 2))
      (a!17 (= (+ a!7 (ite (= user_3 0) 1 0)) 4))
      (a!18 (= (+ a!11 (ite (= user_3 1) 1 0)) 1))
      (a!19 (= (+ a!11 (ite (= user_3 1) 1 0)) 2))
      (a!20 (= (+ a!11 (ite (= user_3 1) 1 0)) 4))
      (a!21 (+ (+ a!7 (ite (= user_3 0) 1 0)) (ite (= user_4 0) 1 0)))
      (a!25 (+ (+ a!11 (ite (= user_3 1) 1 0)) (ite (= user_4 1) 1 0)))
      (a!38 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 0) a!2) 1 0)
               (ite (and (= user_1 0) a!3) 1 0)
               (ite (and (= user_1 1) a!4) 1 0)
               (ite (and (= user_1 1) a!5) 1 0)
               (ite (and (= user_1 1) a!6) 1 0)))
      (a!46 (and (= user_2 0) (> a!7 0) (<= a!7 1)))
      (a!47 (> (+ a!7 (ite (= user_3 0) 1 0)) 0))
      (a!48 (<= (+ a!7 (ite (= user_3 0) 1 0)) 1))
      (a!60 (and (= user_2 0) (> a!7 1) (<= a!7 2)))
      (a!61 (> (+ a!7 (ite (= user_3 0) 1 0)) 1))
      (a!62 (<= (+ a!7 (ite (= user_3 0) 1 0)) 2))
      (a!74 (and (= user_2 0) (> a!7 2) (<= a!7 4)))
      (a!75 (> (+ a!7 (ite (= user_3 0) 1 0)) 2))
      (a!76 (<= (+ a!7 (ite (= user_3 0) 1 0)) 4)))
(let ((a!22 (ite (and (= user_4 0) (= a!21 1)) 1 0))
      (a!23 (ite (and (= user_4 0) (= a!21 2)) 1 0))
      (a!24 (ite (and (= user_4 0) (= a!21 4)) 1 0))
      (a!26 (ite (and (= user_4 1) (= a!25 1)) 1 0))
      (a!27 (ite (and (= user_4 1) (= a!25 2)) 1 0))
      (a!28 (ite (and (= user_4 1) (= a!25 4)) 1 0))
      (a!29 (= (+ a!21 (ite (= user_5 0) 1 0)) 1))
      (a!30 (= (+ a!21 (ite (= user_5 0) 1 0)) 2))
      (a!31 (= (+ a!21 (ite (= user_5 0) 1 0)) 4))
      (a!32 (= (+ a!25 (ite (= user_5 1) 1 0)) 1))
      (a!33 (= (+ a!25 (ite (= user_5 1) 1 0)) 2))
      (a!34 (= (+ a!25 (ite (= user_5 1) 1 0)) 4))
      (a!35 (+ (+ a!21 (ite (= user_5 0) 1 0)) (ite (= user_6 0) 1 0)))
      (a!36 (+ (+ a!25 (ite (= user_5 1) 1 0)) (ite (= user_6 1) 1 0)))
      (a!39 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 0) a!2) 1 0)
               (ite (and (= user_1 0) a!3) 1 0)
               (ite (and (= user_1 1) a!4) 1 0)
               (ite (and (= user_1 1) a!5) 1 0)
               (ite (and (= user_1 1) a!6) 1 0)
               a!8
               a!9
               a!10
               a!12
               a!13
               a!14))
      (a!40 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 0) a!2) 1 0)
               (ite (and (= user_1 0) a!3) 1 0)
               (ite (and (= user_1 1) a!4) 1 0)
               (ite (and (= user_1 1) a!5) 1 0)
               (ite (and (= user_1 1) a!6) 1 0)
               a!8
               a!9
               a!10
               a!12
               a!13
               a!14
               (ite (and (= user_3 0) a!15) 1 0)
               (ite (and (= user_3 0) a!16) 1 0)
               (ite (and (= user_3 0) a!17) 1 0)
               (ite (and (= user_3 1) a!18) 1 0)
               (ite (and (= user_3 1) a!19) 1 0)
               (ite (and (= user_3 1) a!20) 1 0)))
      (a!49 (and (= user_4 0) (> a!21 0) (<= a!21 1)))
      (a!50 (> (+ a!21 (ite (= user_5 0) 1 0)) 0))
      (a!51 (<= (+ a!21 (ite (= user_5 0) 1 0)) 1))
      (a!63 (and (= user_4 0) (> a!21 1) (<= a!21 2)))
      (a!64 (> (+ a!21 (ite (= user_5 0) 1 0)) 1))
      (a!65 (<= (+ a!21 (ite (= user_5 0) 1 0)) 2))
      (a!77 (and (= user_4 0) (> a!21 2) (<= a!21 4)))
      (a!78 (> (+ a!21 (ite (= user_5 0) 1 0)) 2))
      (a!79 (<= (+ a!21 (ite (= user_5 0) 1 0)) 4)))
(let ((a!37 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 0) a!2) 1 0)
               (ite (and (= user_1 0) a!3) 1 0)
               (ite (and (= user_1 1) a!4) 1 0)
               (ite (and (= user_1 1) a!5) 1 0)
               (ite (and (= user_1 1) a!6) 1 0)
               a!8
               a!9
               a!10
               a!12
               a!13
               a!14
               (ite (and (= user_3 0) a!15) 1 0)
               (ite (and (= user_3 0) a!16) 1 0)
               (ite (and (= user_3 0) a!17) 1 0)
               (ite (and (= user_3 1) a!18) 1 0)
               (ite (and (= user_3 1) a!19) 1 0)
               (ite (and (= user_3 1) a!20) 1 0)
               a!22
               a!23
               a!24
               a!26
               a!27
               a!28
               (ite (and (= user_5 0) a!29) 1 0)
               (ite (and (= user_5 0) a!30) 1 0)
               (ite (and (= user_5 0) a!31) 1 0)
               (ite (and (= user_5 1) a!32) 1 0)
               (ite (and (= user_5 1) a!33) 1 0)
               (ite (and (= user_5 1) a!34) 1 0)
               (ite (and (= user_6 0) (= a!35 1)) 1 0)
               (ite (and (= user_6 0) (= a!35 2)) 1 0)
               (ite (and (= user_6 0) (= a!35 4)) 1 0)
               (ite (and (= user_6 1) (= a!36 1)) 1 0)
               (ite (and (= user_6 1) (= a!36 2)) 1 0)
               (ite (and (= user_6 1) (= a!36 4)) 1 0)))
      (a!41 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 0) a!2) 1 0)
               (ite (and (= user_1 0) a!3) 1 0)
               (ite (and (= user_1 1) a!4) 1 0)
               (ite (and (= user_1 1) a!5) 1 0)
               (ite (and (= user_1 1) a!6) 1 0)
               a!8
               a!9
               a!10
               a!12
               a!13
               a!14
               (ite (and (= user_3 0) a!15) 1 0)
               (ite (and (= user_3 0) a!16) 1 0)
               (ite (and (= user_3 0) a!17) 1 0)
               (ite (and (= user_3 1) a!18) 1 0)
               (ite (and (= user_3 1) a!19) 1 0)
               (ite (and (= user_3 1) a!20) 1 0)
               a!22
               a!23
               a!24
               a!26
               a!27
               a!28))
      (a!42 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 0) a!2) 1 0)
               (ite (and (= user_1 0) a!3) 1 0)
               (ite (and (= user_1 1) a!4) 1 0)
               (ite (and (= user_1 1) a!5) 1 0)
               (ite (and (= user_1 1) a!6) 1 0)
               a!8
               a!9
               a!10
               a!12
               a!13
               a!14
               (ite (and (= user_3 0) a!15) 1 0)
               (ite (and (= user_3 0) a!16) 1 0)
               (ite (and (= user_3 0) a!17) 1 0)
               (ite (and (= user_3 1) a!18) 1 0)
               (ite (and (= user_3 1) a!19) 1 0)
               (ite (and (= user_3 1) a!20) 1 0)
               a!22
               a!23
               a!24
               a!26
               a!27
               a!28
               (ite (and (= user_5 0) a!29) 1 0)
               (ite (and (= user_5 0) a!30) 1 0)
               (ite (and (= user_5 0) a!31) 1 0)
               (ite (and (= user_5 1) a!32) 1 0)
               (ite (and (= user_5 1) a!33) 1 0)
               (ite (and (= user_5 1) a!34) 1 0)))
      (a!52 (and (= user_6 0) (> a!35 0) (<= a!35 1)))
      (a!66 (and (= user_6 0) (> a!35 1) (<= a!35 2)))
      (a!80 (and (= user_6 0) (> a!35 2) (<= a!35 4))))
(let ((a!43 (+ 0
               (ite (and (= user_1 0) a!1) a!38 0)
               (ite (and (= user_2 0) (= a!7 1)) a!39 0)
               (ite (and (= user_3 0) a!15) a!40 0)
               (ite (and (= user_4 0) (= a!21 1)) a!41 0)
               (ite (and (= user_5 0) a!29) a!42 0)
               (ite (and (= user_6 0) (= a!35 1)) a!37 0)))
      (a!53 (+ (ite (and (= user_1 0) a!44 a!45) mine_1 0.0)
               (ite a!46 mine_2 0.0)
               (ite (and (= user_3 0) a!47 a!48) mine_3 0.0)
               (ite a!49 mine_4 0.0)
               (ite (and (= user_5 0) a!50 a!51) mine_5 0.0)
               (ite a!52 mine_6 0.0)))
      (a!55 (+ (ite (and (= user_1 0) a!44 a!45) theirs_1 0.0)
               (ite a!46 theirs_2 0.0)
               (ite (and (= user_3 0) a!47 a!48) theirs_3 0.0)
               (ite a!49 theirs_4 0.0)
               (ite (and (= user_5 0) a!50 a!51) theirs_5 0.0)
               (ite a!52 theirs_6 0.0)))
      (a!57 (+ 0
               (ite (and (= user_1 0) a!2) a!38 0)
               (ite (and (= user_2 0) (= a!7 2)) a!39 0)
               (ite (and (= user_3 0) a!16) a!40 0)
               (ite (and (= user_4 0) (= a!21 2)) a!41 0)
               (ite (and (= user_5 0) a!30) a!42 0)
               (ite (and (= user_6 0) (= a!35 2)) a!37 0)))
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
      (a!71 (+ 0
               (ite (and (= user_1 0) a!3) a!38 0)
               (ite (and (= user_2 0) (= a!7 4)) a!39 0)
               (ite (and (= user_3 0) a!17) a!40 0)
               (ite (and (= user_4 0) (= a!21 4)) a!41 0)
               (ite (and (= user_5 0) a!31) a!42 0)
               (ite (and (= user_6 0) (= a!35 4)) a!37 0)))
      (a!81 (+ (ite (and (= user_1 0) a!72 a!73) mine_1 0.0)
               (ite a!74 mine_2 0.0)
               (ite (and (= user_3 0) a!75 a!76) mine_3 0.0)
               (ite a!77 mine_4 0.0)
               (ite (and (= user_5 0) a!78 a!79) mine_5 0.0)
               (ite a!80 mine_6 0.0)))
      (a!83 (+ (ite (and (= user_1 0) a!72 a!73) theirs_1 0.0)
               (ite a!74 theirs_2 0.0)
               (ite (and (= user_3 0) a!75 a!76) theirs_3 0.0)
               (ite a!77 theirs_4 0.0)
               (ite (and (= user_5 0) a!78 a!79) theirs_5 0.0)
               (ite a!80 theirs_6 0.0))))
(let ((a!54 (ite (< a!53 low_0)
                 low_0
                 (ite (< (+ low_0 width_0) a!53) (+ low_0 width_0) a!53)))
      (a!56 (ite (< a!55 low_0)
                 low_0
                 (ite (< (+ low_0 width_0) a!55) (+ low_0 width_0) a!55)))
      (a!68 (ite (< a!67 low_1)
                 low_1
                 (ite (< (+ low_1 width_1) a!67) (+ low_1 width_1) a!67)))
      (a!70 (ite (< a!69 low_1)
                 low_1
                 (ite (< (+ low_1 width_1) a!69) (+ low_1 width_1) a!69)))
      (a!82 (ite (< a!81 low_2)
                 low_2
                 (ite (< (+ low_2 width_2) a!81) (+ low_2 width_2) a!81)))
      (a!84 (ite (< a!83 low_2)
                 low_2
                 (ite (< (+ low_2 width_2) a!83) (+ low_2 width_2) a!83))))
(let ((a!85 (+ 0.0
               (ite (and (>= a!43 1) (<= a!43 1) true) (- a!54 a!56) 0.0)
               (ite (and (>= a!57 1) (<= a!57 1) true) (- a!68 a!70) 0.0)
               (ite (and (>= a!71 1) (<= a!71 1) true) (- a!82 a!84) 0.0)))
      (a!87 (+ 0.0
               (ite (and (>= a!43 1) (<= a!43 2) true) (- a!54 a!56) 0.0)
               (ite (and (>= a!57 1) (<= a!57 2) true) (- a!68 a!70) 0.0)
               (ite (and (>= a!71 1) (<= a!71 2) true) (- a!82 a!84) 0.0)))
      (a!89 (+ 0.0
               (ite (and (>= a!43 3) (<= a!43 3) true) (- a!54 a!56) 0.0)
               (ite (and (>= a!57 3) (<= a!57 3) true) (- a!68 a!70) 0.0)
               (ite (and (>= a!71 3) (<= a!71 3) true) (- a!82 a!84) 0.0)))
      (a!91 (+ 0.0
               (ite (and (>= a!43 1) (<= a!43 4) true) (- a!54 a!56) 0.0)
               (ite (and (>= a!57 1) (<= a!57 4) true) (- a!68 a!70) 0.0)
               (ite (and (>= a!71 1) (<= a!71 4) true) (- a!82 a!84) 0.0)))
      (a!93 (+ 0.0
               (ite (and (>= a!43 5) (<= a!43 5) true) (- a!54 a!56) 0.0)
               (ite (and (>= a!57 5) (<= a!57 5) true) (- a!68 a!70) 0.0)
               (ite (and (>= a!71 5) (<= a!71 5) true) (- a!82 a!84) 0.0)))
      (a!95 (+ 0.0
               (ite (and (>= a!43 5) (<= a!43 6) true) (- a!54 a!56) 0.0)
               (ite (and (>= a!57 5) (<= a!57 6) true) (- a!68 a!70) 0.0)
               (ite (and (>= a!71 5) (<= a!71 6) true) (- a!82 a!84) 0.0))))
(let ((a!86 (ite (< (ite (>= a!37 1) a!85 0.0) 0.0)
                 (- (ite (>= a!37 1) a!85 0.0))
                 (ite (>= a!37 1) a!85 0.0)))
      (a!88 (ite (< (ite (>= a!37 2) a!87 0.0) 0.0)
                 (- (ite (>= a!37 2) a!87 0.0))
                 (ite (>= a!37 2) a!87 0.0)))
      (a!90 (ite (< (ite (>= a!37 3) a!89 0.0) 0.0)
                 (- (ite (>= a!37 3) a!89 0.0))
                 (ite (>= a!37 3) a!89 0.0)))
      (a!92 (ite (< (ite (>= a!37 4) a!91 0.0) 0.0)
                 (- (ite (>= a!37 4) a!91 0.0))
                 (ite (>= a!37 4) a!91 0.0)))
      (a!94 (ite (< (ite (>= a!37 5) a!93 0.0) 0.0)
                 (- (ite (>= a!37 5) a!93 0.0))
                 (ite (>= a!37 5) a!93 0.0)))
      (a!96 (ite (< (ite (>= a!37 6) a!95 0.0) 0.0)
                 (- (ite (>= a!37 6) a!95 0.0))
                 (ite (>= a!37 6) a!95 0.0))))
(let ((a!97 (and (<= (* (+ a!86 a!88 a!90 a!92 a!94 a!96) 1.0) (* 9.0 widest)))))
  (not a!97))))))))))
  :named |negated goal|))
(check-sat)
