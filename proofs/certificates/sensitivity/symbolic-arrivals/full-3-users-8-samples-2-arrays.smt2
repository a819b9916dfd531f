; id: sensitivity/symbolic-arrivals
; query: full: 3 users, 8 samples, 2 arrays
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
(declare-fun low_3 () Real)
(declare-fun mine_1 () Real)
(declare-fun mine_2 () Real)
(declare-fun mine_3 () Real)
(declare-fun mine_4 () Real)
(declare-fun mine_5 () Real)
(declare-fun mine_6 () Real)
(declare-fun mine_7 () Real)
(declare-fun mine_8 () Real)
(declare-fun theirs_1 () Real)
(declare-fun theirs_2 () Real)
(declare-fun theirs_3 () Real)
(declare-fun theirs_4 () Real)
(declare-fun theirs_5 () Real)
(declare-fun theirs_6 () Real)
(declare-fun theirs_7 () Real)
(declare-fun theirs_8 () Real)
(declare-fun user_1 () Int)
(declare-fun user_2 () Int)
(declare-fun user_3 () Int)
(declare-fun user_4 () Int)
(declare-fun user_5 () Int)
(declare-fun user_6 () Int)
(declare-fun user_7 () Int)
(declare-fun user_8 () Int)
(declare-fun widest () Real)
(declare-fun width_0 () Real)
(declare-fun width_1 () Real)
(declare-fun width_2 () Real)
(declare-fun width_3 () Real)
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
(assert (! (and (>= user_7 0) (< user_7 3))
  :named |user at 7|))
(assert (! (and (>= user_8 0) (< user_8 3))
  :named |user at 8|))
(assert (! (and (>= width_0 0.0) (<= width_0 widest))
  :named |width 0|))
(assert (! (and (>= width_1 0.0) (<= width_1 widest))
  :named |width 1|))
(assert (! (and (>= width_2 0.0) (<= width_2 widest))
  :named |width 2|))
(assert (! (and (>= width_3 0.0) (<= width_3 widest))
  :named |width 3|))
(assert (! (let ((a!1 (= (+ 0 (ite (= user_1 0) 1 0)) 1))
      (a!2 (= (+ 0 (ite (= user_1 1) 1 0)) 1))
      (a!3 (= (+ 0 (ite (= user_1 2) 1 0)) 1))
      (a!4 (+ (+ 0 (ite (= user_1 0) 1 0)) (ite (= user_2 0) 1 0)))
      (a!6 (+ (+ 0 (ite (= user_1 1) 1 0)) (ite (= user_2 1) 1 0)))
      (a!8 (+ (+ 0 (ite (= user_1 2) 1 0)) (ite (= user_2 2) 1 0)))
      (a!43 (> (+ 0 (ite (= user_1 0) 1 0)) 0))
      (a!44 (<= (+ 0 (ite (= user_1 0) 1 0)) 1))
      (a!65 (= (+ 0 (ite (= user_1 0) 1 0)) 2))
      (a!66 (= (+ 0 (ite (= user_1 1) 1 0)) 2))
      (a!67 (= (+ 0 (ite (= user_1 2) 1 0)) 2))
      (a!95 (> (+ 0 (ite (= user_1 0) 1 0)) 1))
      (a!96 (<= (+ 0 (ite (= user_1 0) 1 0)) 2))
      (a!117 (= (+ 0 (ite (= user_1 0) 1 0)) 4))
      (a!118 (= (+ 0 (ite (= user_1 1) 1 0)) 4))
      (a!119 (= (+ 0 (ite (= user_1 2) 1 0)) 4))
      (a!148 (> (+ 0 (ite (= user_1 0) 1 0)) 2))
      (a!149 (<= (+ 0 (ite (= user_1 0) 1 0)) 4))
      (a!170 (= (+ 0 (ite (= user_1 0) 1 0)) 8))
      (a!171 (= (+ 0 (ite (= user_1 1) 1 0)) 8))
      (a!172 (= (+ 0 (ite (= user_1 2) 1 0)) 8))
      (a!201 (> (+ 0 (ite (= user_1 0) 1 0)) 4))
      (a!202 (<= (+ 0 (ite (= user_1 0) 1 0)) 8)))
(let ((a!5 (ite (and (= user_2 0) (= a!4 1)) 1 0))
      (a!7 (ite (and (= user_2 1) (= a!6 1)) 1 0))
      (a!9 (ite (and (= user_2 2) (= a!8 1)) 1 0))
      (a!10 (= (+ a!4 (ite (= user_3 0) 1 0)) 1))
      (a!11 (= (+ a!6 (ite (= user_3 1) 1 0)) 1))
      (a!12 (= (+ a!8 (ite (= user_3 2) 1 0)) 1))
      (a!13 (+ (+ a!4 (ite (= user_3 0) 1 0)) (ite (= user_4 0) 1 0)))
      (a!15 (+ (+ a!6 (ite (= user_3 1) 1 0)) (ite (= user_4 1) 1 0)))
      (a!17 (+ (+ a!8 (ite (= user_3 2) 1 0)) (ite (= user_4 2) 1 0)))
      (a!35 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)))
      (a!45 (and (= user_2 0) (> a!4 0) (<= a!4 1)))
      (a!46 (> (+ a!4 (ite (= user_3 0) 1 0)) 0))
      (a!47 (<= (+ a!4 (ite (= user_3 0) 1 0)) 1))
      (a!68 (ite (and (= user_2 0) (= a!4 2)) 1 0))
      (a!69 (ite (and (= user_2 1) (= a!6 2)) 1 0))
      (a!70 (ite (and (= user_2 2) (= a!8 2)) 1 0))
      (a!71 (= (+ a!4 (ite (= user_3 0) 1 0)) 2))
      (a!72 (= (+ a!6 (ite (= user_3 1) 1 0)) 2))
      (a!73 (= (+ a!8 (ite (= user_3 2) 1 0)) 2))
      (a!87 (+ 0
               (ite (and (= user_1 0) a!65) 1 0)
               (ite (and (= user_1 1) a!66) 1 0)
               (ite (and (= user_1 2) a!67) 1 0)))
      (a!97 (and (= user_2 0) (> a!4 1) (<= a!4 2)))
      (a!98 (> (+ a!4 (ite (= user_3 0) 1 0)) 1))
      (a!99 (<= (+ a!4 (ite (= user_3 0) 1 0)) 2))
      (a!120 (ite (and (= user_2 0) (= a!4 4)) 1 0))
      (a!121 (ite (and (= user_2 1) (= a!6 4)) 1 0))
      (a!122 (ite (and (= user_2 2) (= a!8 4)) 1 0))
      (a!123 (= (+ a!4 (ite (= user_3 0) 1 0)) 4))
      (a!124 (= (+ a!6 (ite (= user_3 1) 1 0)) 4))
      (a!125 (= (+ a!8 (ite (= user_3 2) 1 0)) 4))
      (a!139 (+ 0
                (ite (and (= user_1 0) a!117) 1 0)
                (ite (and (= user_1 1) a!118) 1 0)
                (ite (and (= user_1 2) a!119) 1 0)))
      (a!150 (and (= user_2 0) (> a!4 2) (<= a!4 4)))
      (a!151 (> (+ a!4 (ite (= user_3 0) 1 0)) 2))
      (a!152 (<= (+ a!4 (ite (= user_3 0) 1 0)) 4))
      (a!173 (ite (and (= user_2 0) (= a!4 8)) 1 0))
      (a!174 (ite (and (= user_2 1) (= a!6 8)) 1 0))
      (a!175 (ite (and (= user_2 2) (= a!8 8)) 1 0))
      (a!176 (= (+ a!4 (ite (= user_3 0) 1 0)) 8))
      (a!177 (= (+ a!6 (ite (= user_3 1) 1 0)) 8))
      (a!178 (= (+ a!8 (ite (= user_3 2) 1 0)) 8))
      (a!192 (+ 0
                (ite (and (= user_1 0) a!170) 1 0)
                (ite (and (= user_1 1) a!171) 1 0)
                (ite (and (= user_1 2) a!172) 1 0)))
      (a!203 (and (= user_2 0) (> a!4 4) (<= a!4 8)))
      (a!204 (> (+ a!4 (ite (= user_3 0) 1 0)) 4))
      (a!205 (<= (+ a!4 (ite (= user_3 0) 1 0)) 8)))
(let ((a!14 (ite (and (= user_4 0) (= a!13 1)) 1 0))
      (a!16 (ite (and (= user_4 1) (= a!15 1)) 1 0))
      (a!18 (ite (and (= user_4 2) (= a!17 1)) 1 0))
      (a!19 (= (+ a!13 (ite (= user_5 0) 1 0)) 1))
      (a!20 (= (+ a!15 (ite (= user_5 1) 1 0)) 1))
      (a!21 (= (+ a!17 (ite (= user_5 2) 1 0)) 1))
      (a!22 (+ (+ a!13 (ite (= user_5 0) 1 0)) (ite (= user_6 0) 1 0)))
      (a!24 (+ (+ a!15 (ite (= user_5 1) 1 0)) (ite (= user_6 1) 1 0)))
      (a!26 (+ (+ a!17 (ite (= user_5 2) 1 0)) (ite (= user_6 2) 1 0)))
      (a!36 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               a!5
               a!7
               a!9))
      (a!37 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               a!5
               a!7
               a!9
               (ite (and (= user_3 0) a!10) 1 0)
               (ite (and (= user_3 1) a!11) 1 0)
               (ite (and (= user_3 2) a!12) 1 0)))
      (a!48 (and (= user_4 0) (> a!13 0) (<= a!13 1)))
      (a!49 (> (+ a!13 (ite (= user_5 0) 1 0)) 0))
      (a!50 (<= (+ a!13 (ite (= user_5 0) 1 0)) 1))
      (a!74 (ite (and (= user_4 0) (= a!13 2)) 1 0))
      (a!75 (ite (and (= user_4 1) (= a!15 2)) 1 0))
      (a!76 (ite (and (= user_4 2) (= a!17 2)) 1 0))
      (a!77 (= (+ a!13 (ite (= user_5 0) 1 0)) 2))
      (a!78 (= (+ a!15 (ite (= user_5 1) 1 0)) 2))
      (a!79 (= (+ a!17 (ite (= user_5 2) 1 0)) 2))
      (a!88 (+ 0
               (ite (and (= user_1 0) a!65) 1 0)
               (ite (and (= user_1 1) a!66) 1 0)
               (ite (and (= user_1 2) a!67) 1 0)
               a!68
               a!69
               a!70))
      (a!89 (+ 0
               (ite (and (= user_1 0) a!65) 1 0)
               (ite (and (= user_1 1) a!66) 1 0)
               (ite (and (= user_1 2) a!67) 1 0)
               a!68
               a!69
               a!70
               (ite (and (= user_3 0) a!71) 1 0)
               (ite (and (= user_3 1) a!72) 1 0)
               (ite (and (= user_3 2) a!73) 1 0)))
      (a!100 (and (= user_4 0) (> a!13 1) (<= a!13 2)))
      (a!101 (> (+ a!13 (ite (= user_5 0) 1 0)) 1))
      (a!102 (<= (+ a!13 (ite (= user_5 0) 1 0)) 2))
      (a!126 (ite (and (= user_4 0) (= a!13 4)) 1 0))
      (a!127 (ite (and (= user_4 1) (= a!15 4)) 1 0))
      (a!128 (ite (and (= user_4 2) (= a!17 4)) 1 0))
      (a!129 (= (+ a!13 (ite (= user_5 0) 1 0)) 4))
      (a!130 (= (+ a!15 (ite (= user_5 1) 1 0)) 4))
      (a!131 (= (+ a!17 (ite (= user_5 2) 1 0)) 4))
      (a!140 (+ 0
                (ite (and (= user_1 0) a!117) 1 0)
                (ite (and (= user_1 1) a!118) 1 0)
                (ite (and (= user_1 2) a!119) 1 0)
                a!120
                a!121
                a!122))
      (a!141 (+ 0
                (ite (and (= user_1 0) a!117) 1 0)
                (ite (and (= user_1 1) a!118) 1 0)
                (ite (and (= user_1 2) a!119) 1 0)
                a!120
                a!121
                a!122
                (ite (and (= user_3 0) a!123) 1 0)
                (ite (and (= user_3 1) a!124) 1 0)
                (ite (and (= user_3 2) a!125) 1 0)))
      (a!153 (and (= user_4 0) (> a!13 2) (<= a!13 4)))
      (a!154 (> (+ a!13 (ite (= user_5 0) 1 0)) 2))
      (a!155 (<= (+ a!13 (ite (= user_5 0) 1 0)) 4))
      (a!179 (ite (and (= user_4 0) (= a!13 8)) 1 0))
      (a!180 (ite (and (= user_4 1) (= a!15 8)) 1 0))
      (a!181 (ite (and (= user_4 2) (= a!17 8)) 1 0))
      (a!182 (= (+ a!13 (ite (= user_5 0) 1 0)) 8))
      (a!183 (= (+ a!15 (ite (= user_5 1) 1 0)) 8))
      (a!184 (= (+ a!17 (ite (= user_5 2) 1 0)) 8))
      (a!193 (+ 0
                (ite (and (= user_1 0) a!170) 1 0)
                (ite (and (= user_1 1) a!171) 1 0)
                (ite (and (= user_1 2) a!172) 1 0)
                a!173
                a!174
                a!175))
      (a!194 (+ 0
                (ite (and (= user_1 0) a!170) 1 0)
                (ite (and (= user_1 1) a!171) 1 0)
                (ite (and (= user_1 2) a!172) 1 0)
                a!173
                a!174
                a!175
                (ite (and (= user_3 0) a!176) 1 0)
                (ite (and (= user_3 1) a!177) 1 0)
                (ite (and (= user_3 2) a!178) 1 0)))
      (a!206 (and (= user_4 0) (> a!13 4) (<= a!13 8)))
      (a!207 (> (+ a!13 (ite (= user_5 0) 1 0)) 4))
      (a!208 (<= (+ a!13 (ite (= user_5 0) 1 0)) 8)))
(let ((a!23 (ite (and (= user_6 0) (= a!22 1)) 1 0))
      (a!25 (ite (and (= user_6 1) (= a!24 1)) 1 0))
      (a!27 (ite (and (= user_6 2) (= a!26 1)) 1 0))
      (a!28 (= (+ a!22 (ite (= user_7 0) 1 0)) 1))
      (a!29 (= (+ a!24 (ite (= user_7 1) 1 0)) 1))
      (a!30 (= (+ a!26 (ite (= user_7 2) 1 0)) 1))
      (a!31 (+ (+ a!22 (ite (= user_7 0) 1 0)) (ite (= user_8 0) 1 0)))
      (a!32 (+ (+ a!24 (ite (= user_7 1) 1 0)) (ite (= user_8 1) 1 0)))
      (a!33 (+ (+ a!26 (ite (= user_7 2) 1 0)) (ite (= user_8 2) 1 0)))
      (a!38 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               a!5
               a!7
               a!9
               (ite (and (= user_3 0) a!10) 1 0)
               (ite (and (= user_3 1) a!11) 1 0)
               (ite (and (= user_3 2) a!12) 1 0)
               a!14
               a!16
               a!18))
      (a!39 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               a!5
               a!7
               a!9
               (ite (and (= user_3 0) a!10) 1 0)
               (ite (and (= user_3 1) a!11) 1 0)
               (ite (and (= user_3 2) a!12) 1 0)
               a!14
               a!16
               a!18
               (ite (and (= user_5 0) a!19) 1 0)
               (ite (and (= user_5 1) a!20) 1 0)
               (ite (and (= user_5 2) a!21) 1 0)))
      (a!51 (and (= user_6 0) (> a!22 0) (<= a!22 1)))
      (a!52 (> (+ a!22 (ite (= user_7 0) 1 0)) 0))
      (a!53 (<= (+ a!22 (ite (= user_7 0) 1 0)) 1))
      (a!80 (ite (and (= user_6 0) (= a!22 2)) 1 0))
      (a!81 (ite (and (= user_6 1) (= a!24 2)) 1 0))
      (a!82 (ite (and (= user_6 2) (= a!26 2)) 1 0))
      (a!83 (= (+ a!22 (ite (= user_7 0) 1 0)) 2))
      (a!84 (= (+ a!24 (ite (= user_7 1) 1 0)) 2))
      (a!85 (= (+ a!26 (ite (= user_7 2) 1 0)) 2))
      (a!90 (+ 0
               (ite (and (= user_1 0) a!65) 1 0)
               (ite (and (= user_1 1) a!66) 1 0)
               (ite (and (= user_1 2) a!67) 1 0)
               a!68
               a!69
               a!70
               (ite (and (= user_3 0) a!71) 1 0)
               (ite (and (= user_3 1) a!72) 1 0)
               (ite (and (= user_3 2) a!73) 1 0)
               a!74
               a!75
               a!76))
      (a!91 (+ 0
               (ite (and (= user_1 0) a!65) 1 0)
               (ite (and (= user_1 1) a!66) 1 0)
               (ite (and (= user_1 2) a!67) 1 0)
               a!68
               a!69
               a!70
               (ite (and (= user_3 0) a!71) 1 0)
               (ite (and (= user_3 1) a!72) 1 0)
               (ite (and (= user_3 2) a!73) 1 0)
               a!74
               a!75
               a!76
               (ite (and (= user_5 0) a!77) 1 0)
               (ite (and (= user_5 1) a!78) 1 0)
               (ite (and (= user_5 2) a!79) 1 0)))
      (a!103 (and (= user_6 0) (> a!22 1) (<= a!22 2)))
      (a!104 (> (+ a!22 (ite (= user_7 0) 1 0)) 1))
      (a!105 (<= (+ a!22 (ite (= user_7 0) 1 0)) 2))
      (a!132 (ite (and (= user_6 0) (= a!22 4)) 1 0))
      (a!133 (ite (and (= user_6 1) (= a!24 4)) 1 0))
      (a!134 (ite (and (= user_6 2) (= a!26 4)) 1 0))
      (a!135 (= (+ a!22 (ite (= user_7 0) 1 0)) 4))
      (a!136 (= (+ a!24 (ite (= user_7 1) 1 0)) 4))
      (a!137 (= (+ a!26 (ite (= user_7 2) 1 0)) 4))
      (a!142 (+ 0
                (ite (and (= user_1 0) a!117) 1 0)
                (ite (and (= user_1 1) a!118) 1 0)
                (ite (and (= user_1 2) a!119) 1 0)
                a!120
                a!121
                a!122
                (ite (and (= user_3 0) a!123) 1 0)
                (ite (and (= user_3 1) a!124) 1 0)
                (ite (and (= user_3 2) a!125) 1 0)
                a!126
                a!127
                a!128))
      (a!143 (+ 0
                (ite (and (= user_1 0) a!117) 1 0)
                (ite (and (= user_1 1) a!118) 1 0)
                (ite (and (= user_1 2) a!119) 1 0)
                a!120
                a!121
                a!122
                (ite (and (= user_3 0) a!123) 1 0)
                (ite (and (= user_3 1) a!124) 1 0)
                (ite (and (= user_3 2) a!125) 1 0)
                a!126
                a!127
                a!128
                (ite (and (= user_5 0) a!129) 1 0)
                (ite (and (= user_5 1) a!130) 1 0)
                (ite (and (= user_5 2) a!131) 1 0)))
      (a!156 (and (= user_6 0) (> a!22 2) (<= a!22 4)))
      (a!157 (> (+ a!22 (ite (= user_7 0) 1 0)) 2))
      (a!158 (<= (+ a!22 (ite (= user_7 0) 1 0)) 4))
      (a!185 (ite (and (= user_6 0) (= a!22 8)) 1 0))
      (a!186 (ite (and (= user_6 1) (= a!24 8)) 1 0))
      (a!187 (ite (and (= user_6 2) (= a!26 8)) 1 0))
      (a!188 (= (+ a!22 (ite (= user_7 0) 1 0)) 8))
      (a!189 (= (+ a!24 (ite (= user_7 1) 1 0)) 8))
      (a!190 (= (+ a!26 (ite (= user_7 2) 1 0)) 8))
      (a!195 (+ 0
                (ite (and (= user_1 0) a!170) 1 0)
                (ite (and (= user_1 1) a!171) 1 0)
                (ite (and (= user_1 2) a!172) 1 0)
                a!173
                a!174
                a!175
                (ite (and (= user_3 0) a!176) 1 0)
                (ite (and (= user_3 1) a!177) 1 0)
                (ite (and (= user_3 2) a!178) 1 0)
                a!179
                a!180
                a!181))
      (a!196 (+ 0
                (ite (and (= user_1 0) a!170) 1 0)
                (ite (and (= user_1 1) a!171) 1 0)
                (ite (and (= user_1 2) a!172) 1 0)
                a!173
                a!174
                a!175
                (ite (and (= user_3 0) a!176) 1 0)
                (ite (and (= user_3 1) a!177) 1 0)
                (ite (and (= user_3 2) a!178) 1 0)
                a!179
                a!180
                a!181
                (ite (and (= user_5 0) a!182) 1 0)
                (ite (and (= user_5 1) a!183) 1 0)
                (ite (and (= user_5 2) a!184) 1 0)))
      (a!209 (and (= user_6 0) (> a!22 4) (<= a!22 8)))
      (a!210 (> (+ a!22 (ite (= user_7 0) 1 0)) 4))
      (a!211 (<= (+ a!22 (ite (= user_7 0) 1 0)) 8)))
(let ((a!34 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               a!5
               a!7
               a!9
               (ite (and (= user_3 0) a!10) 1 0)
               (ite (and (= user_3 1) a!11) 1 0)
               (ite (and (= user_3 2) a!12) 1 0)
               a!14
               a!16
               a!18
               (ite (and (= user_5 0) a!19) 1 0)
               (ite (and (= user_5 1) a!20) 1 0)
               (ite (and (= user_5 2) a!21) 1 0)
               a!23
               a!25
               a!27
               (ite (and (= user_7 0) a!28) 1 0)
               (ite (and (= user_7 1) a!29) 1 0)
               (ite (and (= user_7 2) a!30) 1 0)
               (ite (and (= user_8 0) (= a!31 1)) 1 0)
               (ite (and (= user_8 1) (= a!32 1)) 1 0)
               (ite (and (= user_8 2) (= a!33 1)) 1 0)))
      (a!40 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               a!5
               a!7
               a!9
               (ite (and (= user_3 0) a!10) 1 0)
               (ite (and (= user_3 1) a!11) 1 0)
               (ite (and (= user_3 2) a!12) 1 0)
               a!14
               a!16
               a!18
               (ite (and (= user_5 0) a!19) 1 0)
               (ite (and (= user_5 1) a!20) 1 0)
               (ite (and (= user_5 2) a!21) 1 0)
               a!23
               a!25
               a!27))
      (a!41 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               a!5
               a!7
               a!9
               (ite (and (= user_3 0) a!10) 1 0)
               (ite (and (= user_3 1) a!11) 1 0)
               (ite (and (= user_3 2) a!12) 1 0)
               a!14
               a!16
               a!18
               (ite (and (= user_5 0) a!19) 1 0)
               (ite (and (= user_5 1) a!20) 1 0)
               (ite (and (= user_5 2) a!21) 1 0)
               a!23
               a!25
               a!27
               (ite (and (= user_7 0) a!28) 1 0)
               (ite (and (= user_7 1) a!29) 1 0)
               (ite (and (= user_7 2) a!30) 1 0)))
      (a!54 (and (= user_8 0) (> a!31 0) (<= a!31 1)))
      (a!86 (+ 0
               (ite (and (= user_1 0) a!65) 1 0)
               (ite (and (= user_1 1) a!66) 1 0)
               (ite (and (= user_1 2) a!67) 1 0)
               a!68
               a!69
               a!70
               (ite (and (= user_3 0) a!71) 1 0)
               (ite (and (= user_3 1) a!72) 1 0)
               (ite (and (= user_3 2) a!73) 1 0)
               a!74
               a!75
               a!76
               (ite (and (= user_5 0) a!77) 1 0)
               (ite (and (= user_5 1) a!78) 1 0)
               (ite (and (= user_5 2) a!79) 1 0)
               a!80
               a!81
               a!82
               (ite (and (= user_7 0) a!83) 1 0)
               (ite (and (= user_7 1) a!84) 1 0)
               (ite (and (= user_7 2) a!85) 1 0)
               (ite (and (= user_8 0) (= a!31 2)) 1 0)
               (ite (and (= user_8 1) (= a!32 2)) 1 0)
               (ite (and (= user_8 2) (= a!33 2)) 1 0)))
      (a!92 (+ 0
               (ite (and (= user_1 0) a!65) 1 0)
               (ite (and (= user_1 1) a!66) 1 0)
               (ite (and (= user_1 2) a!67) 1 0)
               a!68
               a!69
               a!70
               (ite (and (= user_3 0) a!71) 1 0)
               (ite (and (= user_3 1) a!72) 1 0)
               (ite (and (= user_3 2) a!73) 1 0)
               a!74
               a!75
               a!76
               (ite (and (= user_5 0) a!77) 1 0)
               (ite (and (= user_5 1) a!78) 1 0)
               (ite (and (= user_5 2) a!79) 1 0)
               a!80
               a!81
               a!82))
      (a!93 (+ 0
               (ite (and (= user_1 0) a!65) 1 0)
               (ite (and (= user_1 1) a!66) 1 0)
               (ite (and (= user_1 2) a!67) 1 0)
               a!68
               a!69
               a!70
               (ite (and (= user_3 0) a!71) 1 0)
               (ite (and (= user_3 1) a!72) 1 0)
               (ite (and (= user_3 2) a!73) 1 0)
               a!74
               a!75
               a!76
               (ite (and (= user_5 0) a!77) 1 0)
               (ite (and (= user_5 1) a!78) 1 0)
               (ite (and (= user_5 2) a!79) 1 0)
               a!80
               a!81
               a!82
               (ite (and (= user_7 0) a!83) 1 0)
               (ite (and (= user_7 1) a!84) 1 0)
               (ite (and (= user_7 2) a!85) 1 0)))
      (a!106 (and (= user_8 0) (> a!31 1) (<= a!31 2)))
      (a!138 (+ 0
                (ite (and (= user_1 0) a!117) 1 0)
                (ite (and (= user_1 1) a!118) 1 0)
                (ite (and (= user_1 2) a!119) 1 0)
                a!120
                a!121
                a!122
                (ite (and (= user_3 0) a!123) 1 0)
                (ite (and (= user_3 1) a!124) 1 0)
                (ite (and (= user_3 2) a!125) 1 0)
                a!126
                a!127
                a!128
                (ite (and (= user_5 0) a!129) 1 0)
                (ite (and (= user_5 1) a!130) 1 0)
                (ite (and (= user_5 2) a!131) 1 0)
                a!132
                a!133
                a!134
                (ite (and (= user_7 0) a!135) 1 0)
                (ite (and (= user_7 1) a!136) 1 0)
                (ite (and (= user_7 2) a!137) 1 0)
                (ite (and (= user_8 0) (= a!31 4)) 1 0)
                (ite (and (= user_8 1) (= a!32 4)) 1 0)
                (ite (and (= user_8 2) (= a!33 4)) 1 0)))
      (a!144 (+ 0
                (ite (and (= user_1 0) a!117) 1 0)
                (ite (and (= user_1 1) a!118) 1 0)
                (ite (and (= user_1 2) a!119) 1 0)
                a!120
                a!121
                a!122
                (ite (and (= user_3 0) a!123) 1 0)
                (ite (and (= user_3 1) a!124) 1 0)
                (ite (and (= user_3 2) a!125) 1 0)
                a!126
                a!127
                a!128
                (ite (and (= user_5 0) a!129) 1 0)
                (ite (and (= user_5 1) a!130) 1 0)
                (ite (and (= user_5 2) a!131) 1 0)
                a!132
                a!133
                a!134))
      (a!145 (+ 0
                (ite (and (= user_1 0) a!117) 1 0)
                (ite (and (= user_1 1) a!118) 1 0)
                (ite (and (= user_1 2) a!119) 1 0)
                a!120
                a!121
                a!122
                (ite (and (= user_3 0) a!123) 1 0)
                (ite (and (= user_3 1) a!124) 1 0)
                (ite (and (= user_3 2) a!125) 1 0)
                a!126
                a!127
                a!128
                (ite (and (= user_5 0) a!129) 1 0)
                (ite (and (= user_5 1) a!130) 1 0)
                (ite (and (= user_5 2) a!131) 1 0)
                a!132
                a!133
                a!134
                (ite (and (= user_7 0) a!135) 1 0)
                (ite (and (= user_7 1) a!136) 1 0)
                (ite (and (= user_7 2) a!137) 1 0)))
      (a!147 (>= (+ (ite (< a!31 2) a!31 2)
                    (ite (< a!32 2) a!32 2)
                    (ite (< a!33 2) a!33 2))
                 4))
      (a!159 (and (= user_8 0) (> a!31 2) (<= a!31 4)))
      (a!191 (+ 0
                (ite (and (= user_1 0) a!170) 1 0)
                (ite (and (= user_1 1) a!171) 1 0)
                (ite (and (= user_1 2) a!172) 1 0)
                a!173
                a!174
                a!175
                (ite (and (= user_3 0) a!176) 1 0)
                (ite (and (= user_3 1) a!177) 1 0)
                (ite (and (= user_3 2) a!178) 1 0)
                a!179
                a!180
                a!181
                (ite (and (= user_5 0) a!182) 1 0)
                (ite (and (= user_5 1) a!183) 1 0)
                (ite (and (= user_5 2) a!184) 1 0)
                a!185
                a!186
                a!187
                (ite (and (= user_7 0) a!188) 1 0)
                (ite (and (= user_7 1) a!189) 1 0)
                (ite (and (= user_7 2) a!190) 1 0)
                (ite (and (= user_8 0) (= a!31 8)) 1 0)
                (ite (and (= user_8 1) (= a!32 8)) 1 0)
                (ite (and (= user_8 2) (= a!33 8)) 1 0)))
      (a!197 (+ 0
                (ite (and (= user_1 0) a!170) 1 0)
                (ite (and (= user_1 1) a!171) 1 0)
                (ite (and (= user_1 2) a!172) 1 0)
                a!173
                a!174
                a!175
                (ite (and (= user_3 0) a!176) 1 0)
                (ite (and (= user_3 1) a!177) 1 0)
                (ite (and (= user_3 2) a!178) 1 0)
                a!179
                a!180
                a!181
                (ite (and (= user_5 0) a!182) 1 0)
                (ite (and (= user_5 1) a!183) 1 0)
                (ite (and (= user_5 2) a!184) 1 0)
                a!185
                a!186
                a!187))
      (a!198 (+ 0
                (ite (and (= user_1 0) a!170) 1 0)
                (ite (and (= user_1 1) a!171) 1 0)
                (ite (and (= user_1 2) a!172) 1 0)
                a!173
                a!174
                a!175
                (ite (and (= user_3 0) a!176) 1 0)
                (ite (and (= user_3 1) a!177) 1 0)
                (ite (and (= user_3 2) a!178) 1 0)
                a!179
                a!180
                a!181
                (ite (and (= user_5 0) a!182) 1 0)
                (ite (and (= user_5 1) a!183) 1 0)
                (ite (and (= user_5 2) a!184) 1 0)
                a!185
                a!186
                a!187
                (ite (and (= user_7 0) a!188) 1 0)
                (ite (and (= user_7 1) a!189) 1 0)
                (ite (and (= user_7 2) a!190) 1 0)))
      (a!200 (>= (+ (ite (< a!31 4) a!31 4)
                    (ite (< a!32 4) a!32 4)
                    (ite (< a!33 4) a!33 4))
                 8))
      (a!212 (and (= user_8 0) (> a!31 4) (<= a!31 8))))
(let ((a!42 (+ 0
               (ite (and (= user_1 0) a!1) a!35 0)
               (ite (and (= user_2 0) (= a!4 1)) a!36 0)
               (ite (and (= user_3 0) a!10) a!37 0)
               (ite (and (= user_4 0) (= a!13 1)) a!38 0)
               (ite (and (= user_5 0) a!19) a!39 0)
               (ite (and (= user_6 0) (= a!22 1)) a!40 0)
               (ite (and (= user_7 0) a!28) a!41 0)
               (ite (and (= user_8 0) (= a!31 1)) a!34 0)))
      (a!55 (+ (ite (and (= user_1 0) a!43 a!44) mine_1 0.0)
               (ite a!45 mine_2 0.0)
               (ite (and (= user_3 0) a!46 a!47) mine_3 0.0)
               (ite a!48 mine_4 0.0)
               (ite (and (= user_5 0) a!49 a!50) mine_5 0.0)
               (ite a!51 mine_6 0.0)
               (ite (and (= user_7 0) a!52 a!53) mine_7 0.0)
               (ite a!54 mine_8 0.0)))
      (a!57 (+ (ite (and (= user_1 0) a!43 a!44) theirs_1 0.0)
               (ite a!45 theirs_2 0.0)
               (ite (and (= user_3 0) a!46 a!47) theirs_3 0.0)
               (ite a!48 theirs_4 0.0)
               (ite (and (= user_5 0) a!49 a!50) theirs_5 0.0)
               (ite a!51 theirs_6 0.0)
               (ite (and (= user_7 0) a!52 a!53) theirs_7 0.0)
               (ite a!54 theirs_8 0.0)))
      (a!94 (+ 0
               (ite (and (= user_1 0) a!65) a!87 0)
               (ite (and (= user_2 0) (= a!4 2)) a!88 0)
               (ite (and (= user_3 0) a!71) a!89 0)
               (ite (and (= user_4 0) (= a!13 2)) a!90 0)
               (ite (and (= user_5 0) a!77) a!91 0)
               (ite (and (= user_6 0) (= a!22 2)) a!92 0)
               (ite (and (= user_7 0) a!83) a!93 0)
               (ite (and (= user_8 0) (= a!31 2)) a!86 0)))
      (a!107 (+ (ite (and (= user_1 0) a!95 a!96) mine_1 0.0)
                (ite a!97 mine_2 0.0)
                (ite (and (= user_3 0) a!98 a!99) mine_3 0.0)
                (ite a!100 mine_4 0.0)
                (ite (and (= user_5 0) a!101 a!102) mine_5 0.0)
                (ite a!103 mine_6 0.0)
                (ite (and (= user_7 0) a!104 a!105) mine_7 0.0)
                (ite a!106 mine_8 0.0)))
      (a!109 (+ (ite (and (= user_1 0) a!95 a!96) theirs_1 0.0)
                (ite a!97 theirs_2 0.0)
                (ite (and (= user_3 0) a!98 a!99) theirs_3 0.0)
                (ite a!100 theirs_4 0.0)
                (ite (and (= user_5 0) a!101 a!102) theirs_5 0.0)
                (ite a!103 theirs_6 0.0)
                (ite (and (= user_7 0) a!104 a!105) theirs_7 0.0)
                (ite a!106 theirs_8 0.0)))
      (a!146 (+ 0
                (ite (and (= user_1 0) a!117) a!139 0)
                (ite (and (= user_2 0) (= a!4 4)) a!140 0)
                (ite (and (= user_3 0) a!123) a!141 0)
                (ite (and (= user_4 0) (= a!13 4)) a!142 0)
                (ite (and (= user_5 0) a!129) a!143 0)
                (ite (and (= user_6 0) (= a!22 4)) a!144 0)
                (ite (and (= user_7 0) a!135) a!145 0)
                (ite (and (= user_8 0) (= a!31 4)) a!138 0)))
      (a!160 (+ (ite (and (= user_1 0) a!148 a!149) mine_1 0.0)
                (ite a!150 mine_2 0.0)
                (ite (and (= user_3 0) a!151 a!152) mine_3 0.0)
                (ite a!153 mine_4 0.0)
                (ite (and (= user_5 0) a!154 a!155) mine_5 0.0)
                (ite a!156 mine_6 0.0)
                (ite (and (= user_7 0) a!157 a!158) mine_7 0.0)
                (ite a!159 mine_8 0.0)))
      (a!162 (+ (ite (and (= user_1 0) a!148 a!149) theirs_1 0.0)
                (ite a!150 theirs_2 0.0)
                (ite (and (= user_3 0) a!151 a!152) theirs_3 0.0)
                (ite a!153 theirs_4 0.0)
                (ite (and (= user_5 0) a!154 a!155) theirs_5 0.0)
                (ite a!156 theirs_6 0.0)
                (ite (and (= user_7 0) a!157 a!158) theirs_7 0.0)
                (ite a!159 theirs_8 0.0)))
      (a!199 (+ 0
                (ite (and (= user_1 0) a!170) a!192 0)
                (ite (and (= user_2 0) (= a!4 8)) a!193 0)
                (ite (and (= user_3 0) a!176) a!194 0)
                (ite (and (= user_4 0) (= a!13 8)) a!195 0)
                (ite (and (= user_5 0) a!182) a!196 0)
                (ite (and (= user_6 0) (= a!22 8)) a!197 0)
                (ite (and (= user_7 0) a!188) a!198 0)
                (ite (and (= user_8 0) (= a!31 8)) a!191 0)))
      (a!213 (+ (ite (and (= user_1 0) a!201 a!202) mine_1 0.0)
                (ite a!203 mine_2 0.0)
                (ite (and (= user_3 0) a!204 a!205) mine_3 0.0)
                (ite a!206 mine_4 0.0)
                (ite (and (= user_5 0) a!207 a!208) mine_5 0.0)
                (ite a!209 mine_6 0.0)
                (ite (and (= user_7 0) a!210 a!211) mine_7 0.0)
                (ite a!212 mine_8 0.0)))
      (a!215 (+ (ite (and (= user_1 0) a!201 a!202) theirs_1 0.0)
                (ite a!203 theirs_2 0.0)
                (ite (and (= user_3 0) a!204 a!205) theirs_3 0.0)
                (ite a!206 theirs_4 0.0)
                (ite (and (= user_5 0) a!207 a!208) theirs_5 0.0)
                (ite a!209 theirs_6 0.0)
                (ite (and (= user_7 0) a!210 a!211) theirs_7 0.0)
                (ite a!212 theirs_8 0.0))))
(let ((a!56 (ite (< a!55 low_0)
                 low_0
                 (ite (< (+ low_0 width_0) a!55) (+ low_0 width_0) a!55)))
      (a!58 (ite (< a!57 low_0)
                 low_0
                 (ite (< (+ low_0 width_0) a!57) (+ low_0 width_0) a!57)))
      (a!108 (ite (< a!107 low_1)
                  low_1
                  (ite (< (+ low_1 width_1) a!107) (+ low_1 width_1) a!107)))
      (a!110 (ite (< a!109 low_1)
                  low_1
                  (ite (< (+ low_1 width_1) a!109) (+ low_1 width_1) a!109)))
      (a!161 (ite (< a!160 low_2)
                  low_2
                  (ite (< (+ low_2 width_2) a!160) (+ low_2 width_2) a!160)))
      (a!163 (ite (< a!162 low_2)
                  low_2
                  (ite (< (+ low_2 width_2) a!162) (+ low_2 width_2) a!162)))
      (a!214 (ite (< a!213 low_3)
                  low_3
                  (ite (< (+ low_3 width_3) a!213) (+ low_3 width_3) a!213)))
      (a!216 (ite (< a!215 low_3)
                  low_3
                  (ite (< (+ low_3 width_3) a!215) (+ low_3 width_3) a!215))))
(let ((a!59 (+ 0.0 (ite (and (>= a!42 1) (<= a!42 1) true) (- a!56 a!58) 0.0)))
      (a!61 (+ 0.0 (ite (and (>= a!42 1) (<= a!42 2) true) (- a!56 a!58) 0.0)))
      (a!63 (+ 0.0 (ite (and (>= a!42 3) (<= a!42 3) true) (- a!56 a!58) 0.0)))
      (a!111 (+ 0.0
                (ite (and (>= a!94 1) (<= a!94 1) true) (- a!108 a!110) 0.0)))
      (a!113 (+ 0.0
                (ite (and (>= a!94 1) (<= a!94 2) true) (- a!108 a!110) 0.0)))
      (a!115 (+ 0.0
                (ite (and (>= a!94 3) (<= a!94 3) true) (- a!108 a!110) 0.0)))
      (a!164 (+ 0.0
                (ite (and (>= a!146 1) (<= a!146 1) a!147) (- a!161 a!163) 0.0)))
      (a!166 (+ 0.0
                (ite (and (>= a!146 1) (<= a!146 2) a!147) (- a!161 a!163) 0.0)))
      (a!168 (+ 0.0
                (ite (and (>= a!146 3) (<= a!146 3) a!147) (- a!161 a!163) 0.0)))
      (a!217 (+ 0.0
                (ite (and (>= a!199 1) (<= a!199 1) a!200) (- a!214 a!216) 0.0)))
      (a!219 (+ 0.0
                (ite (and (>= a!199 1) (<= a!199 2) a!200) (- a!214 a!216) 0.0)))
      (a!221 (+ 0.0
                (ite (and (>= a!199 3) (<= a!199 3) a!200) (- a!214 a!216) 0.0))))
(let ((a!60 (ite (< (ite (>= a!34 1) a!59 0.0) 0.0)
                 (- (ite (>= a!34 1) a!59 0.0))
                 (ite (>= a!34 1) a!59 0.0)))
      (a!62 (ite (< (ite (>= a!34 2) a!61 0.0) 0.0)
                 (- (ite (>= a!34 2) a!61 0.0))
                 (ite (>= a!34 2) a!61 0.0)))
      (a!64 (ite (< (ite (>= a!34 3) a!63 0.0) 0.0)
                 (- (ite (>= a!34 3) a!63 0.0))
                 (ite (>= a!34 3) a!63 0.0)))
      (a!112 (ite (< (ite (>= a!86 1) a!111 0.0) 0.0)
                  (- (ite (>= a!86 1) a!111 0.0))
                  (ite (>= a!86 1) a!111 0.0)))
      (a!114 (ite (< (ite (>= a!86 2) a!113 0.0) 0.0)
                  (- (ite (>= a!86 2) a!113 0.0))
                  (ite (>= a!86 2) a!113 0.0)))
      (a!116 (ite (< (ite (>= a!86 3) a!115 0.0) 0.0)
                  (- (ite (>= a!86 3) a!115 0.0))
                  (ite (>= a!86 3) a!115 0.0)))
      (a!165 (ite (< (ite (>= a!138 1) a!164 0.0) 0.0)
                  (- (ite (>= a!138 1) a!164 0.0))
                  (ite (>= a!138 1) a!164 0.0)))
      (a!167 (ite (< (ite (>= a!138 2) a!166 0.0) 0.0)
                  (- (ite (>= a!138 2) a!166 0.0))
                  (ite (>= a!138 2) a!166 0.0)))
      (a!169 (ite (< (ite (>= a!138 3) a!168 0.0) 0.0)
                  (- (ite (>= a!138 3) a!168 0.0))
                  (ite (>= a!138 3) a!168 0.0)))
      (a!218 (ite (< (ite (>= a!191 1) a!217 0.0) 0.0)
                  (- (ite (>= a!191 1) a!217 0.0))
                  (ite (>= a!191 1) a!217 0.0)))
      (a!220 (ite (< (ite (>= a!191 2) a!219 0.0) 0.0)
                  (- (ite (>= a!191 2) a!219 0.0))
                  (ite (>= a!191 2) a!219 0.0)))
      (a!222 (ite (< (ite (>= a!191 3) a!221 0.0) 0.0)
                  (- (ite (>= a!191 3) a!221 0.0))
                  (ite (>= a!191 3) a!221 0.0))))
(let ((a!223 (and (<= (* (+ a!60 a!62 a!64) 1.0) (* 2.0 width_0))
                  (<= (* (+ a!112 a!114 a!116) 1.0) (* 2.0 width_1))
                  (<= (* (+ a!165 a!167 a!169) 1.0) (* 2.0 width_2))
                  (<= (* (+ a!218 a!220 a!222) 1.0) (* 2.0 width_3)))))
  (not a!223)))))))))))
  :named |negated goal|))
(check-sat)
