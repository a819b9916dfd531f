; id: sensitivity/symbolic-arrivals-deep
; query: multiple: 3 users, 10 samples, no arrays
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
(declare-fun low_3 () Real)
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
(declare-fun user_1 () Int)
(declare-fun user_10 () Int)
(declare-fun user_2 () Int)
(declare-fun user_3 () Int)
(declare-fun user_4 () Int)
(declare-fun user_5 () Int)
(declare-fun user_6 () Int)
(declare-fun user_7 () Int)
(declare-fun user_8 () Int)
(declare-fun user_9 () Int)
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
(assert (! (and (>= user_9 0) (< user_9 3))
  :named |user at 9|))
(assert (! (and (>= user_10 0) (< user_10 3))
  :named |user at 10|))
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
      (a!54 (> (+ 0 (ite (= user_1 0) 1 0)) 0))
      (a!55 (<= (+ 0 (ite (= user_1 0) 1 0)) 1))
      (a!79 (= (+ 0 (ite (= user_1 0) 1 0)) 2))
      (a!80 (= (+ 0 (ite (= user_1 1) 1 0)) 2))
      (a!81 (= (+ 0 (ite (= user_1 2) 1 0)) 2))
      (a!117 (> (+ 0 (ite (= user_1 0) 1 0)) 1))
      (a!118 (<= (+ 0 (ite (= user_1 0) 1 0)) 2))
      (a!142 (= (+ 0 (ite (= user_1 0) 1 0)) 4))
      (a!143 (= (+ 0 (ite (= user_1 1) 1 0)) 4))
      (a!144 (= (+ 0 (ite (= user_1 2) 1 0)) 4))
      (a!180 (> (+ 0 (ite (= user_1 0) 1 0)) 2))
      (a!181 (<= (+ 0 (ite (= user_1 0) 1 0)) 4))
      (a!205 (= (+ 0 (ite (= user_1 0) 1 0)) 8))
      (a!206 (= (+ 0 (ite (= user_1 1) 1 0)) 8))
      (a!207 (= (+ 0 (ite (= user_1 2) 1 0)) 8))
      (a!243 (> (+ 0 (ite (= user_1 0) 1 0)) 4))
      (a!244 (<= (+ 0 (ite (= user_1 0) 1 0)) 8)))
(let ((a!5 (ite (and (= user_2 0) (= a!4 1)) 1 0))
      (a!7 (ite (and (= user_2 1) (= a!6 1)) 1 0))
      (a!9 (ite (and (= user_2 2) (= a!8 1)) 1 0))
      (a!10 (= (+ a!4 (ite (= user_3 0) 1 0)) 1))
      (a!11 (= (+ a!6 (ite (= user_3 1) 1 0)) 1))
      (a!12 (= (+ a!8 (ite (= user_3 2) 1 0)) 1))
      (a!13 (+ (+ a!4 (ite (= user_3 0) 1 0)) (ite (= user_4 0) 1 0)))
      (a!15 (+ (+ a!6 (ite (= user_3 1) 1 0)) (ite (= user_4 1) 1 0)))
      (a!17 (+ (+ a!8 (ite (= user_3 2) 1 0)) (ite (= user_4 2) 1 0)))
      (a!44 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)))
      (a!56 (and (= user_2 0) (> a!4 0) (<= a!4 1)))
      (a!57 (> (+ a!4 (ite (= user_3 0) 1 0)) 0))
      (a!58 (<= (+ a!4 (ite (= user_3 0) 1 0)) 1))
      (a!82 (ite (and (= user_2 0) (= a!4 2)) 1 0))
      (a!83 (ite (and (= user_2 1) (= a!6 2)) 1 0))
      (a!84 (ite (and (= user_2 2) (= a!8 2)) 1 0))
      (a!85 (= (+ a!4 (ite (= user_3 0) 1 0)) 2))
      (a!86 (= (+ a!6 (ite (= user_3 1) 1 0)) 2))
      (a!87 (= (+ a!8 (ite (= user_3 2) 1 0)) 2))
      (a!107 (+ 0
                (ite (and (= user_1 0) a!79) 1 0)
                (ite (and (= user_1 1) a!80) 1 0)
                (ite (and (= user_1 2) a!81) 1 0)))
      (a!119 (and (= user_2 0) (> a!4 1) (<= a!4 2)))
      (a!120 (> (+ a!4 (ite (= user_3 0) 1 0)) 1))
      (a!121 (<= (+ a!4 (ite (= user_3 0) 1 0)) 2))
      (a!145 (ite (and (= user_2 0) (= a!4 4)) 1 0))
      (a!146 (ite (and (= user_2 1) (= a!6 4)) 1 0))
      (a!147 (ite (and (= user_2 2) (= a!8 4)) 1 0))
      (a!148 (= (+ a!4 (ite (= user_3 0) 1 0)) 4))
      (a!149 (= (+ a!6 (ite (= user_3 1) 1 0)) 4))
      (a!150 (= (+ a!8 (ite (= user_3 2) 1 0)) 4))
      (a!170 (+ 0
                (ite (and (= user_1 0) a!142) 1 0)
                (ite (and (= user_1 1) a!143) 1 0)
                (ite (and (= user_1 2) a!144) 1 0)))
      (a!182 (and (= user_2 0) (> a!4 2) (<= a!4 4)))
      (a!183 (> (+ a!4 (ite (= user_3 0) 1 0)) 2))
      (a!184 (<= (+ a!4 (ite (= user_3 0) 1 0)) 4))
      (a!208 (ite (and (= user_2 0) (= a!4 8)) 1 0))
      (a!209 (ite (and (= user_2 1) (= a!6 8)) 1 0))
      (a!210 (ite (and (= user_2 2) (= a!8 8)) 1 0))
      (a!211 (= (+ a!4 (ite (= user_3 0) 1 0)) 8))
      (a!212 (= (+ a!6 (ite (= user_3 1) 1 0)) 8))
      (a!213 (= (+ a!8 (ite (= user_3 2) 1 0)) 8))
      (a!233 (+ 0
                (ite (and (= user_1 0) a!205) 1 0)
                (ite (and (= user_1 1) a!206) 1 0)
                (ite (and (= user_1 2) a!207) 1 0)))
      (a!245 (and (= user_2 0) (> a!4 4) (<= a!4 8)))
      (a!246 (> (+ a!4 (ite (= user_3 0) 1 0)) 4))
      (a!247 (<= (+ a!4 (ite (= user_3 0) 1 0)) 8)))
(let ((a!14 (ite (and (= user_4 0) (= a!13 1)) 1 0))
      (a!16 (ite (and (= user_4 1) (= a!15 1)) 1 0))
      (a!18 (ite (and (= user_4 2) (= a!17 1)) 1 0))
      (a!19 (= (+ a!13 (ite (= user_5 0) 1 0)) 1))
      (a!20 (= (+ a!15 (ite (= user_5 1) 1 0)) 1))
      (a!21 (= (+ a!17 (ite (= user_5 2) 1 0)) 1))
      (a!22 (+ (+ a!13 (ite (= user_5 0) 1 0)) (ite (= user_6 0) 1 0)))
      (a!24 (+ (+ a!15 (ite (= user_5 1) 1 0)) (ite (= user_6 1) 1 0)))
      (a!26 (+ (+ a!17 (ite (= user_5 2) 1 0)) (ite (= user_6 2) 1 0)))
      (a!45 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               a!5
               a!7
               a!9))
      (a!46 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               a!5
               a!7
               a!9
               (ite (and (= user_3 0) a!10) 1 0)
               (ite (and (= user_3 1) a!11) 1 0)
               (ite (and (= user_3 2) a!12) 1 0)))
      (a!59 (and (= user_4 0) (> a!13 0) (<= a!13 1)))
      (a!60 (> (+ a!13 (ite (= user_5 0) 1 0)) 0))
      (a!61 (<= (+ a!13 (ite (= user_5 0) 1 0)) 1))
      (a!88 (ite (and (= user_4 0) (= a!13 2)) 1 0))
      (a!89 (ite (and (= user_4 1) (= a!15 2)) 1 0))
      (a!90 (ite (and (= user_4 2) (= a!17 2)) 1 0))
      (a!91 (= (+ a!13 (ite (= user_5 0) 1 0)) 2))
      (a!92 (= (+ a!15 (ite (= user_5 1) 1 0)) 2))
      (a!93 (= (+ a!17 (ite (= user_5 2) 1 0)) 2))
      (a!108 (+ 0
                (ite (and (= user_1 0) a!79) 1 0)
                (ite (and (= user_1 1) a!80) 1 0)
                (ite (and (= user_1 2) a!81) 1 0)
                a!82
                a!83
                a!84))
      (a!109 (+ 0
                (ite (and (= user_1 0) a!79) 1 0)
                (ite (and (= user_1 1) a!80) 1 0)
                (ite (and (= user_1 2) a!81) 1 0)
                a!82
                a!83
                a!84
                (ite (and (= user_3 0) a!85) 1 0)
                (ite (and (= user_3 1) a!86) 1 0)
                (ite (and (= user_3 2) a!87) 1 0)))
      (a!122 (and (= user_4 0) (> a!13 1) (<= a!13 2)))
      (a!123 (> (+ a!13 (ite (= user_5 0) 1 0)) 1))
      (a!124 (<= (+ a!13 (ite (= user_5 0) 1 0)) 2))
      (a!151 (ite (and (= user_4 0) (= a!13 4)) 1 0))
      (a!152 (ite (and (= user_4 1) (= a!15 4)) 1 0))
      (a!153 (ite (and (= user_4 2) (= a!17 4)) 1 0))
      (a!154 (= (+ a!13 (ite (= user_5 0) 1 0)) 4))
      (a!155 (= (+ a!15 (ite (= user_5 1) 1 0)) 4))
      (a!156 (= (+ a!17 (ite (= user_5 2) 1 0)) 4))
      (a!171 (+ 0
                (ite (and (= user_1 0) a!142) 1 0)
                (ite (and (= user_1 1) a!143) 1 0)
                (ite (and (= user_1 2) a!144) 1 0)
                a!145
                a!146
                a!147))
      (a!172 (+ 0
                (ite (and (= user_1 0) a!142) 1 0)
                (ite (and (= user_1 1) a!143) 1 0)
                (ite (and (= user_1 2) a!144) 1 0)
                a!145
                a!146
                a!147
                (ite (and (= user_3 0) a!148) 1 0)
                (ite (and (= user_3 1) a!149) 1 0)
                (ite (and (= user_3 2) a!150) 1 0)))
      (a!185 (and (= user_4 0) (> a!13 2) (<= a!13 4)))
      (a!186 (> (+ a!13 (ite (= user_5 0) 1 0)) 2))
      (a!187 (<= (+ a!13 (ite (= user_5 0) 1 0)) 4))
      (a!214 (ite (and (= user_4 0) (= a!13 8)) 1 0))
      (a!215 (ite (and (= user_4 1) (= a!15 8)) 1 0))
      (a!216 (ite (and (= user_4 2) (= a!17 8)) 1 0))
      (a!217 (= (+ a!13 (ite (= user_5 0) 1 0)) 8))
      (a!218 (= (+ a!15 (ite (= user_5 1) 1 0)) 8))
      (a!219 (= (+ a!17 (ite (= user_5 2) 1 0)) 8))
      (a!234 (+ 0
                (ite (and (= user_1 0) a!205) 1 0)
                (ite (and (= user_1 1) a!206) 1 0)
                (ite (and (= user_1 2) a!207) 1 0)
                a!208
                a!209
                a!210))
      (a!235 (+ 0
                (ite (and (= user_1 0) a!205) 1 0)
                (ite (and (= user_1 1) a!206) 1 0)
                (ite (and (= user_1 2) a!207) 1 0)
                a!208
                a!209
                a!210
                (ite (and (= user_3 0) a!211) 1 0)
                (ite (and (= user_3 1) a!212) 1 0)
                (ite (and (= user_3 2) a!213) 1 0)))
      (a!248 (and (= user_4 0) (> a!13 4) (<= a!13 8)))
      (a!249 (> (+ a!13 (ite (= user_5 0) 1 0)) 4))
      (a!250 (<= (+ a!13 (ite (= user_5 0) 1 0)) 8)))
(let ((a!23 (ite (and (= user_6 0) (= a!22 1)) 1 0))
      (a!25 (ite (and (= user_6 1) (= a!24 1)) 1 0))
      (a!27 (ite (and (= user_6 2) (= a!26 1)) 1 0))
      (a!28 (= (+ a!22 (ite (= user_7 0) 1 0)) 1))
      (a!29 (= (+ a!24 (ite (= user_7 1) 1 0)) 1))
      (a!30 (= (+ a!26 (ite (= user_7 2) 1 0)) 1))
      (a!31 (+ (+ a!22 (ite (= user_7 0) 1 0)) (ite (= user_8 0) 1 0)))
      (a!33 (+ (+ a!24 (ite (= user_7 1) 1 0)) (ite (= user_8 1) 1 0)))
      (a!35 (+ (+ a!26 (ite (= user_7 2) 1 0)) (ite (= user_8 2) 1 0)))
      (a!47 (+ 0
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
      (a!48 (+ 0
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
      (a!62 (and (= user_6 0) (> a!22 0) (<= a!22 1)))
      (a!63 (> (+ a!22 (ite (= user_7 0) 1 0)) 0))
      (a!64 (<= (+ a!22 (ite (= user_7 0) 1 0)) 1))
      (a!94 (ite (and (= user_6 0) (= a!22 2)) 1 0))
      (a!95 (ite (and (= user_6 1) (= a!24 2)) 1 0))
      (a!96 (ite (and (= user_6 2) (= a!26 2)) 1 0))
      (a!97 (= (+ a!22 (ite (= user_7 0) 1 0)) 2))
      (a!98 (= (+ a!24 (ite (= user_7 1) 1 0)) 2))
      (a!99 (= (+ a!26 (ite (= user_7 2) 1 0)) 2))
      (a!110 (+ 0
                (ite (and (= user_1 0) a!79) 1 0)
                (ite (and (= user_1 1) a!80) 1 0)
                (ite (and (= user_1 2) a!81) 1 0)
                a!82
                a!83
                a!84
                (ite (and (= user_3 0) a!85) 1 0)
                (ite (and (= user_3 1) a!86) 1 0)
                (ite (and (= user_3 2) a!87) 1 0)
                a!88
                a!89
                a!90))
      (a!111 (+ 0
                (ite (and (= user_1 0) a!79) 1 0)
                (ite (and (= user_1 1) a!80) 1 0)
                (ite (and (= user_1 2) a!81) 1 0)
                a!82
                a!83
                a!84
                (ite (and (= user_3 0) a!85) 1 0)
                (ite (and (= user_3 1) a!86) 1 0)
                (ite (and (= user_3 2) a!87) 1 0)
                a!88
                a!89
                a!90
                (ite (and (= user_5 0) a!91) 1 0)
                (ite (and (= user_5 1) a!92) 1 0)
                (ite (and (= user_5 2) a!93) 1 0)))
      (a!125 (and (= user_6 0) (> a!22 1) (<= a!22 2)))
      (a!126 (> (+ a!22 (ite (= user_7 0) 1 0)) 1))
      (a!127 (<= (+ a!22 (ite (= user_7 0) 1 0)) 2))
      (a!157 (ite (and (= user_6 0) (= a!22 4)) 1 0))
      (a!158 (ite (and (= user_6 1) (= a!24 4)) 1 0))
      (a!159 (ite (and (= user_6 2) (= a!26 4)) 1 0))
      (a!160 (= (+ a!22 (ite (= user_7 0) 1 0)) 4))
      (a!161 (= (+ a!24 (ite (= user_7 1) 1 0)) 4))
      (a!162 (= (+ a!26 (ite (= user_7 2) 1 0)) 4))
      (a!173 (+ 0
                (ite (and (= user_1 0) a!142) 1 0)
                (ite (and (= user_1 1) a!143) 1 0)
                (ite (and (= user_1 2) a!144) 1 0)
                a!145
                a!146
                a!147
                (ite (and (= user_3 0) a!148) 1 0)
                (ite (and (= user_3 1) a!149) 1 0)
                (ite (and (= user_3 2) a!150) 1 0)
                a!151
                a!152
                a!153))
      (a!174 (+ 0
                (ite (and (= user_1 0) a!142) 1 0)
                (ite (and (= user_1 1) a!143) 1 0)
                (ite (and (= user_1 2) a!144) 1 0)
                a!145
                a!146
                a!147
                (ite (and (= user_3 0) a!148) 1 0)
                (ite (and (= user_3 1) a!149) 1 0)
                (ite (and (= user_3 2) a!150) 1 0)
                a!151
                a!152
                a!153
                (ite (and (= user_5 0) a!154) 1 0)
                (ite (and (= user_5 1) a!155) 1 0)
                (ite (and (= user_5 2) a!156) 1 0)))
      (a!188 (and (= user_6 0) (> a!22 2) (<= a!22 4)))
      (a!189 (> (+ a!22 (ite (= user_7 0) 1 0)) 2))
      (a!190 (<= (+ a!22 (ite (= user_7 0) 1 0)) 4))
      (a!220 (ite (and (= user_6 0) (= a!22 8)) 1 0))
      (a!221 (ite (and (= user_6 1) (= a!24 8)) 1 0))
      (a!222 (ite (and (= user_6 2) (= a!26 8)) 1 0))
      (a!223 (= (+ a!22 (ite (= user_7 0) 1 0)) 8))
      (a!224 (= (+ a!24 (ite (= user_7 1) 1 0)) 8))
      (a!225 (= (+ a!26 (ite (= user_7 2) 1 0)) 8))
      (a!236 (+ 0
                (ite (and (= user_1 0) a!205) 1 0)
                (ite (and (= user_1 1) a!206) 1 0)
                (ite (and (= user_1 2) a!207) 1 0)
                a!208
                a!209
                a!210
                (ite (and (= user_3 0) a!211) 1 0)
                (ite (and (= user_3 1) a!212) 1 0)
                (ite (and (= user_3 2) a!213) 1 0)
                a!214
                a!215
                a!216))
      (a!237 (+ 0
                (ite (and (= user_1 0) a!205) 1 0)
                (ite (and (= user_1 1) a!206) 1 0)
                (ite (and (= user_1 2) a!207) 1 0)
                a!208
                a!209
                a!210
                (ite (and (= user_3 0) a!211) 1 0)
                (ite (and (= user_3 1) a!212) 1 0)
                (ite (and (= user_3 2) a!213) 1 0)
                a!214
                a!215
                a!216
                (ite (and (= user_5 0) a!217) 1 0)
                (ite (and (= user_5 1) a!218) 1 0)
                (ite (and (= user_5 2) a!219) 1 0)))
      (a!251 (and (= user_6 0) (> a!22 4) (<= a!22 8)))
      (a!252 (> (+ a!22 (ite (= user_7 0) 1 0)) 4))
      (a!253 (<= (+ a!22 (ite (= user_7 0) 1 0)) 8)))
(let ((a!32 (ite (and (= user_8 0) (= a!31 1)) 1 0))
      (a!34 (ite (and (= user_8 1) (= a!33 1)) 1 0))
      (a!36 (ite (and (= user_8 2) (= a!35 1)) 1 0))
      (a!37 (= (+ a!31 (ite (= user_9 0) 1 0)) 1))
      (a!38 (= (+ a!33 (ite (= user_9 1) 1 0)) 1))
      (a!39 (= (+ a!35 (ite (= user_9 2) 1 0)) 1))
      (a!40 (+ (+ a!31 (ite (= user_9 0) 1 0)) (ite (= user_10 0) 1 0)))
      (a!41 (+ (+ a!33 (ite (= user_9 1) 1 0)) (ite (= user_10 1) 1 0)))
      (a!42 (+ (+ a!35 (ite (= user_9 2) 1 0)) (ite (= user_10 2) 1 0)))
      (a!49 (+ 0
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
      (a!50 (+ 0
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
      (a!65 (and (= user_8 0) (> a!31 0) (<= a!31 1)))
      (a!66 (> (+ a!31 (ite (= user_9 0) 1 0)) 0))
      (a!67 (<= (+ a!31 (ite (= user_9 0) 1 0)) 1))
      (a!100 (ite (and (= user_8 0) (= a!31 2)) 1 0))
      (a!101 (ite (and (= user_8 1) (= a!33 2)) 1 0))
      (a!102 (ite (and (= user_8 2) (= a!35 2)) 1 0))
      (a!103 (= (+ a!31 (ite (= user_9 0) 1 0)) 2))
      (a!104 (= (+ a!33 (ite (= user_9 1) 1 0)) 2))
      (a!105 (= (+ a!35 (ite (= user_9 2) 1 0)) 2))
      (a!112 (+ 0
                (ite (and (= user_1 0) a!79) 1 0)
                (ite (and (= user_1 1) a!80) 1 0)
                (ite (and (= user_1 2) a!81) 1 0)
                a!82
                a!83
                a!84
                (ite (and (= user_3 0) a!85) 1 0)
                (ite (and (= user_3 1) a!86) 1 0)
                (ite (and (= user_3 2) a!87) 1 0)
                a!88
                a!89
                a!90
                (ite (and (= user_5 0) a!91) 1 0)
                (ite (and (= user_5 1) a!92) 1 0)
                (ite (and (= user_5 2) a!93) 1 0)
                a!94
                a!95
                a!96))
      (a!113 (+ 0
                (ite (and (= user_1 0) a!79) 1 0)
                (ite (and (= user_1 1) a!80) 1 0)
                (ite (and (= user_1 2) a!81) 1 0)
                a!82
                a!83
                a!84
                (ite (and (= user_3 0) a!85) 1 0)
                (ite (and (= user_3 1) a!86) 1 0)
                (ite (and (= user_3 2) a!87) 1 0)
                a!88
                a!89
                a!90
                (ite (and (= user_5 0) a!91) 1 0)
                (ite (and (= user_5 1) a!92) 1 0)
                (ite (and (= user_5 2) a!93) 1 0)
                a!94
                a!95
                a!96
                (ite (and (= user_7 0) a!97) 1 0)
                (ite (and (= user_7 1) a!98) 1 0)
                (ite (and (= user_7 2) a!99) 1 0)))
      (a!128 (and (= user_8 0) (> a!31 1) (<= a!31 2)))
      (a!129 (> (+ a!31 (ite (= user_9 0) 1 0)) 1))
      (a!130 (<= (+ a!31 (ite (= user_9 0) 1 0)) 2))
      (a!163 (ite (and (= user_8 0) (= a!31 4)) 1 0))
      (a!164 (ite (and (= user_8 1) (= a!33 4)) 1 0))
      (a!165 (ite (and (= user_8 2) (= a!35 4)) 1 0))
      (a!166 (= (+ a!31 (ite (= user_9 0) 1 0)) 4))
      (a!167 (= (+ a!33 (ite (= user_9 1) 1 0)) 4))
      (a!168 (= (+ a!35 (ite (= user_9 2) 1 0)) 4))
      (a!175 (+ 0
                (ite (and (= user_1 0) a!142) 1 0)
                (ite (and (= user_1 1) a!143) 1 0)
                (ite (and (= user_1 2) a!144) 1 0)
                a!145
                a!146
                a!147
                (ite (and (= user_3 0) a!148) 1 0)
                (ite (and (= user_3 1) a!149) 1 0)
                (ite (and (= user_3 2) a!150) 1 0)
                a!151
                a!152
                a!153
                (ite (and (= user_5 0) a!154) 1 0)
                (ite (and (= user_5 1) a!155) 1 0)
                (ite (and (= user_5 2) a!156) 1 0)
                a!157
                a!158
                a!159))
      (a!176 (+ 0
                (ite (and (= user_1 0) a!142) 1 0)
                (ite (and (= user_1 1) a!143) 1 0)
                (ite (and (= user_1 2) a!144) 1 0)
                a!145
                a!146
                a!147
                (ite (and (= user_3 0) a!148) 1 0)
                (ite (and (= user_3 1) a!149) 1 0)
                (ite (and (= user_3 2) a!150) 1 0)
                a!151
                a!152
                a!153
                (ite (and (= user_5 0) a!154) 1 0)
                (ite (and (= user_5 1) a!155) 1 0)
                (ite (and (= user_5 2) a!156) 1 0)
                a!157
                a!158
                a!159
                (ite (and (= user_7 0) a!160) 1 0)
                (ite (and (= user_7 1) a!161) 1 0)
                (ite (and (= user_7 2) a!162) 1 0)))
      (a!191 (and (= user_8 0) (> a!31 2) (<= a!31 4)))
      (a!192 (> (+ a!31 (ite (= user_9 0) 1 0)) 2))
      (a!193 (<= (+ a!31 (ite (= user_9 0) 1 0)) 4))
      (a!226 (ite (and (= user_8 0) (= a!31 8)) 1 0))
      (a!227 (ite (and (= user_8 1) (= a!33 8)) 1 0))
      (a!228 (ite (and (= user_8 2) (= a!35 8)) 1 0))
      (a!229 (= (+ a!31 (ite (= user_9 0) 1 0)) 8))
      (a!230 (= (+ a!33 (ite (= user_9 1) 1 0)) 8))
      (a!231 (= (+ a!35 (ite (= user_9 2) 1 0)) 8))
      (a!238 (+ 0
                (ite (and (= user_1 0) a!205) 1 0)
                (ite (and (= user_1 1) a!206) 1 0)
                (ite (and (= user_1 2) a!207) 1 0)
                a!208
                a!209
                a!210
                (ite (and (= user_3 0) a!211) 1 0)
                (ite (and (= user_3 1) a!212) 1 0)
                (ite (and (= user_3 2) a!213) 1 0)
                a!214
                a!215
                a!216
                (ite (and (= user_5 0) a!217) 1 0)
                (ite (and (= user_5 1) a!218) 1 0)
                (ite (and (= user_5 2) a!219) 1 0)
                a!220
                a!221
                a!222))
      (a!239 (+ 0
                (ite (and (= user_1 0) a!205) 1 0)
                (ite (and (= user_1 1) a!206) 1 0)
                (ite (and (= user_1 2) a!207) 1 0)
                a!208
                a!209
                a!210
                (ite (and (= user_3 0) a!211) 1 0)
                (ite (and (= user_3 1) a!212) 1 0)
                (ite (and (= user_3 2) a!213) 1 0)
                a!214
                a!215
                a!216
                (ite (and (= user_5 0) a!217) 1 0)
                (ite (and (= user_5 1) a!218) 1 0)
                (ite (and (= user_5 2) a!219) 1 0)
                a!220
                a!221
                a!222
                (ite (and (= user_7 0) a!223) 1 0)
                (ite (and (= user_7 1) a!224) 1 0)
                (ite (and (= user_7 2) a!225) 1 0)))
      (a!254 (and (= user_8 0) (> a!31 4) (<= a!31 8)))
      (a!255 (> (+ a!31 (ite (= user_9 0) 1 0)) 4))
      (a!256 (<= (+ a!31 (ite (= user_9 0) 1 0)) 8)))
(let ((a!43 (+ 0
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
               a!32
               a!34
               a!36
               (ite (and (= user_9 0) a!37) 1 0)
               (ite (and (= user_9 1) a!38) 1 0)
               (ite (and (= user_9 2) a!39) 1 0)
               (ite (and (= user_10 0) (= a!40 1)) 1 0)
               (ite (and (= user_10 1) (= a!41 1)) 1 0)
               (ite (and (= user_10 2) (= a!42 1)) 1 0)))
      (a!51 (+ 0
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
               a!32
               a!34
               a!36))
      (a!52 (+ 0
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
               a!32
               a!34
               a!36
               (ite (and (= user_9 0) a!37) 1 0)
               (ite (and (= user_9 1) a!38) 1 0)
               (ite (and (= user_9 2) a!39) 1 0)))
      (a!68 (and (= user_10 0) (> a!40 0) (<= a!40 1)))
      (a!106 (+ 0
                (ite (and (= user_1 0) a!79) 1 0)
                (ite (and (= user_1 1) a!80) 1 0)
                (ite (and (= user_1 2) a!81) 1 0)
                a!82
                a!83
                a!84
                (ite (and (= user_3 0) a!85) 1 0)
                (ite (and (= user_3 1) a!86) 1 0)
                (ite (and (= user_3 2) a!87) 1 0)
                a!88
                a!89
                a!90
                (ite (and (= user_5 0) a!91) 1 0)
                (ite (and (= user_5 1) a!92) 1 0)
                (ite (and (= user_5 2) a!93) 1 0)
                a!94
                a!95
                a!96
                (ite (and (= user_7 0) a!97) 1 0)
                (ite (and (= user_7 1) a!98) 1 0)
                (ite (and (= user_7 2) a!99) 1 0)
                a!100
                a!101
                a!102
                (ite (and (= user_9 0) a!103) 1 0)
                (ite (and (= user_9 1) a!104) 1 0)
                (ite (and (= user_9 2) a!105) 1 0)
                (ite (and (= user_10 0) (= a!40 2)) 1 0)
                (ite (and (= user_10 1) (= a!41 2)) 1 0)
                (ite (and (= user_10 2) (= a!42 2)) 1 0)))
      (a!114 (+ 0
                (ite (and (= user_1 0) a!79) 1 0)
                (ite (and (= user_1 1) a!80) 1 0)
                (ite (and (= user_1 2) a!81) 1 0)
                a!82
                a!83
                a!84
                (ite (and (= user_3 0) a!85) 1 0)
                (ite (and (= user_3 1) a!86) 1 0)
                (ite (and (= user_3 2) a!87) 1 0)
                a!88
                a!89
                a!90
                (ite (and (= user_5 0) a!91) 1 0)
                (ite (and (= user_5 1) a!92) 1 0)
                (ite (and (= user_5 2) a!93) 1 0)
                a!94
                a!95
                a!96
                (ite (and (= user_7 0) a!97) 1 0)
                (ite (and (= user_7 1) a!98) 1 0)
                (ite (and (= user_7 2) a!99) 1 0)
                a!100
                a!101
                a!102))
      (a!115 (+ 0
                (ite (and (= user_1 0) a!79) 1 0)
                (ite (and (= user_1 1) a!80) 1 0)
                (ite (and (= user_1 2) a!81) 1 0)
                a!82
                a!83
                a!84
                (ite (and (= user_3 0) a!85) 1 0)
                (ite (and (= user_3 1) a!86) 1 0)
                (ite (and (= user_3 2) a!87) 1 0)
                a!88
                a!89
                a!90
                (ite (and (= user_5 0) a!91) 1 0)
                (ite (and (= user_5 1) a!92) 1 0)
                (ite (and (= user_5 2) a!93) 1 0)
                a!94
                a!95
                a!96
                (ite (and (= user_7 0) a!97) 1 0)
                (ite (and (= user_7 1) a!98) 1 0)
                (ite (and (= user_7 2) a!99) 1 0)
                a!100
                a!101
                a!102
                (ite (and (= user_9 0) a!103) 1 0)
                (ite (and (= user_9 1) a!104) 1 0)
                (ite (and (= user_9 2) a!105) 1 0)))
      (a!131 (and (= user_10 0) (> a!40 1) (<= a!40 2)))
      (a!169 (+ 0
                (ite (and (= user_1 0) a!142) 1 0)
                (ite (and (= user_1 1) a!143) 1 0)
                (ite (and (= user_1 2) a!144) 1 0)
                a!145
                a!146
                a!147
                (ite (and (= user_3 0) a!148) 1 0)
                (ite (and (= user_3 1) a!149) 1 0)
                (ite (and (= user_3 2) a!150) 1 0)
                a!151
                a!152
                a!153
                (ite (and (= user_5 0) a!154) 1 0)
                (ite (and (= user_5 1) a!155) 1 0)
                (ite (and (= user_5 2) a!156) 1 0)
                a!157
                a!158
                a!159
                (ite (and (= user_7 0) a!160) 1 0)
                (ite (and (= user_7 1) a!161) 1 0)
                (ite (and (= user_7 2) a!162) 1 0)
                a!163
                a!164
                a!165
                (ite (and (= user_9 0) a!166) 1 0)
                (ite (and (= user_9 1) a!167) 1 0)
                (ite (and (= user_9 2) a!168) 1 0)
                (ite (and (= user_10 0) (= a!40 4)) 1 0)
                (ite (and (= user_10 1) (= a!41 4)) 1 0)
                (ite (and (= user_10 2) (= a!42 4)) 1 0)))
      (a!177 (+ 0
                (ite (and (= user_1 0) a!142) 1 0)
                (ite (and (= user_1 1) a!143) 1 0)
                (ite (and (= user_1 2) a!144) 1 0)
                a!145
                a!146
                a!147
                (ite (and (= user_3 0) a!148) 1 0)
                (ite (and (= user_3 1) a!149) 1 0)
                (ite (and (= user_3 2) a!150) 1 0)
                a!151
                a!152
                a!153
                (ite (and (= user_5 0) a!154) 1 0)
                (ite (and (= user_5 1) a!155) 1 0)
                (ite (and (= user_5 2) a!156) 1 0)
                a!157
                a!158
                a!159
                (ite (and (= user_7 0) a!160) 1 0)
                (ite (and (= user_7 1) a!161) 1 0)
                (ite (and (= user_7 2) a!162) 1 0)
                a!163
                a!164
                a!165))
      (a!178 (+ 0
                (ite (and (= user_1 0) a!142) 1 0)
                (ite (and (= user_1 1) a!143) 1 0)
                (ite (and (= user_1 2) a!144) 1 0)
                a!145
                a!146
                a!147
                (ite (and (= user_3 0) a!148) 1 0)
                (ite (and (= user_3 1) a!149) 1 0)
                (ite (and (= user_3 2) a!150) 1 0)
                a!151
                a!152
                a!153
                (ite (and (= user_5 0) a!154) 1 0)
                (ite (and (= user_5 1) a!155) 1 0)
                (ite (and (= user_5 2) a!156) 1 0)
                a!157
                a!158
                a!159
                (ite (and (= user_7 0) a!160) 1 0)
                (ite (and (= user_7 1) a!161) 1 0)
                (ite (and (= user_7 2) a!162) 1 0)
                a!163
                a!164
                a!165
                (ite (and (= user_9 0) a!166) 1 0)
                (ite (and (= user_9 1) a!167) 1 0)
                (ite (and (= user_9 2) a!168) 1 0)))
      (a!194 (and (= user_10 0) (> a!40 2) (<= a!40 4)))
      (a!232 (+ 0
                (ite (and (= user_1 0) a!205) 1 0)
                (ite (and (= user_1 1) a!206) 1 0)
                (ite (and (= user_1 2) a!207) 1 0)
                a!208
                a!209
                a!210
                (ite (and (= user_3 0) a!211) 1 0)
                (ite (and (= user_3 1) a!212) 1 0)
                (ite (and (= user_3 2) a!213) 1 0)
                a!214
                a!215
                a!216
                (ite (and (= user_5 0) a!217) 1 0)
                (ite (and (= user_5 1) a!218) 1 0)
                (ite (and (= user_5 2) a!219) 1 0)
                a!220
                a!221
                a!222
                (ite (and (= user_7 0) a!223) 1 0)
                (ite (and (= user_7 1) a!224) 1 0)
                (ite (and (= user_7 2) a!225) 1 0)
                a!226
                a!227
                a!228
                (ite (and (= user_9 0) a!229) 1 0)
                (ite (and (= user_9 1) a!230) 1 0)
                (ite (and (= user_9 2) a!231) 1 0)
                (ite (and (= user_10 0) (= a!40 8)) 1 0)
                (ite (and (= user_10 1) (= a!41 8)) 1 0)
                (ite (and (= user_10 2) (= a!42 8)) 1 0)))
      (a!240 (+ 0
                (ite (and (= user_1 0) a!205) 1 0)
                (ite (and (= user_1 1) a!206) 1 0)
                (ite (and (= user_1 2) a!207) 1 0)
                a!208
                a!209
                a!210
                (ite (and (= user_3 0) a!211) 1 0)
                (ite (and (= user_3 1) a!212) 1 0)
                (ite (and (= user_3 2) a!213) 1 0)
                a!214
                a!215
                a!216
                (ite (and (= user_5 0) a!217) 1 0)
                (ite (and (= user_5 1) a!218) 1 0)
                (ite (and (= user_5 2) a!219) 1 0)
                a!220
                a!221
                a!222
                (ite (and (= user_7 0) a!223) 1 0)
                (ite (and (= user_7 1) a!224) 1 0)
                (ite (and (= user_7 2) a!225) 1 0)
                a!226
                a!227
                a!228))
      (a!241 (+ 0
                (ite (and (= user_1 0) a!205) 1 0)
                (ite (and (= user_1 1) a!206) 1 0)
                (ite (and (= user_1 2) a!207) 1 0)
                a!208
                a!209
                a!210
                (ite (and (= user_3 0) a!211) 1 0)
                (ite (and (= user_3 1) a!212) 1 0)
                (ite (and (= user_3 2) a!213) 1 0)
                a!214
                a!215
                a!216
                (ite (and (= user_5 0) a!217) 1 0)
                (ite (and (= user_5 1) a!218) 1 0)
                (ite (and (= user_5 2) a!219) 1 0)
                a!220
                a!221
                a!222
                (ite (and (= user_7 0) a!223) 1 0)
                (ite (and (= user_7 1) a!224) 1 0)
                (ite (and (= user_7 2) a!225) 1 0)
                a!226
                a!227
                a!228
                (ite (and (= user_9 0) a!229) 1 0)
                (ite (and (= user_9 1) a!230) 1 0)
                (ite (and (= user_9 2) a!231) 1 0)))
      (a!257 (and (= user_10 0) (> a!40 4) (<= a!40 8))))
(let ((a!53 (+ 0
               (ite (and (= user_1 0) a!1) a!44 0)
               (ite (and (= user_2 0) (= a!4 1)) a!45 0)
               (ite (and (= user_3 0) a!10) a!46 0)
               (ite (and (= user_4 0) (= a!13 1)) a!47 0)
               (ite (and (= user_5 0) a!19) a!48 0)
               (ite (and (= user_6 0) (= a!22 1)) a!49 0)
               (ite (and (= user_7 0) a!28) a!50 0)
               (ite (and (= user_8 0) (= a!31 1)) a!51 0)
               (ite (and (= user_9 0) a!37) a!52 0)
               (ite (and (= user_10 0) (= a!40 1)) a!43 0)))
      (a!69 (+ (ite (and (= user_1 0) a!54 a!55) mine_1 0.0)
               (ite a!56 mine_2 0.0)
               (ite (and (= user_3 0) a!57 a!58) mine_3 0.0)
               (ite a!59 mine_4 0.0)
               (ite (and (= user_5 0) a!60 a!61) mine_5 0.0)
               (ite a!62 mine_6 0.0)
               (ite (and (= user_7 0) a!63 a!64) mine_7 0.0)
               (ite a!65 mine_8 0.0)
               (ite (and (= user_9 0) a!66 a!67) mine_9 0.0)
               (ite a!68 mine_10 0.0)))
      (a!71 (+ (ite (and (= user_1 0) a!54 a!55) theirs_1 0.0)
               (ite a!56 theirs_2 0.0)
               (ite (and (= user_3 0) a!57 a!58) theirs_3 0.0)
               (ite a!59 theirs_4 0.0)
               (ite (and (= user_5 0) a!60 a!61) theirs_5 0.0)
               (ite a!62 theirs_6 0.0)
               (ite (and (= user_7 0) a!63 a!64) theirs_7 0.0)
               (ite a!65 theirs_8 0.0)
               (ite (and (= user_9 0) a!66 a!67) theirs_9 0.0)
               (ite a!68 theirs_10 0.0)))
      (a!116 (+ 0
                (ite (and (= user_1 0) a!79) a!107 0)
                (ite (and (= user_2 0) (= a!4 2)) a!108 0)
                (ite (and (= user_3 0) a!85) a!109 0)
                (ite (and (= user_4 0) (= a!13 2)) a!110 0)
                (ite (and (= user_5 0) a!91) a!111 0)
                (ite (and (= user_6 0) (= a!22 2)) a!112 0)
                (ite (and (= user_7 0) a!97) a!113 0)
                (ite (and (= user_8 0) (= a!31 2)) a!114 0)
                (ite (and (= user_9 0) a!103) a!115 0)
                (ite (and (= user_10 0) (= a!40 2)) a!106 0)))
      (a!132 (+ (ite (and (= user_1 0) a!117 a!118) mine_1 0.0)
                (ite a!119 mine_2 0.0)
                (ite (and (= user_3 0) a!120 a!121) mine_3 0.0)
                (ite a!122 mine_4 0.0)
                (ite (and (= user_5 0) a!123 a!124) mine_5 0.0)
                (ite a!125 mine_6 0.0)
                (ite (and (= user_7 0) a!126 a!127) mine_7 0.0)
                (ite a!128 mine_8 0.0)
                (ite (and (= user_9 0) a!129 a!130) mine_9 0.0)
                (ite a!131 mine_10 0.0)))
      (a!134 (+ (ite (and (= user_1 0) a!117 a!118) theirs_1 0.0)
                (ite a!119 theirs_2 0.0)
                (ite (and (= user_3 0) a!120 a!121) theirs_3 0.0)
                (ite a!122 theirs_4 0.0)
                (ite (and (= user_5 0) a!123 a!124) theirs_5 0.0)
                (ite a!125 theirs_6 0.0)
                (ite (and (= user_7 0) a!126 a!127) theirs_7 0.0)
                (ite a!128 theirs_8 0.0)
                (ite (and (= user_9 0) a!129 a!130) theirs_9 0.0)
                (ite a!131 theirs_10 0.0)))
      (a!179 (+ 0
                (ite (and (= user_1 0) a!142) a!170 0)
                (ite (and (= user_2 0) (= a!4 4)) a!171 0)
                (ite (and (= user_3 0) a!148) a!172 0)
                (ite (and (= user_4 0) (= a!13 4)) a!173 0)
                (ite (and (= user_5 0) a!154) a!174 0)
                (ite (and (= user_6 0) (= a!22 4)) a!175 0)
                (ite (and (= user_7 0) a!160) a!176 0)
                (ite (and (= user_8 0) (= a!31 4)) a!177 0)
                (ite (and (= user_9 0) a!166) a!178 0)
                (ite (and (= user_10 0) (= a!40 4)) a!169 0)))
      (a!195 (+ (ite (and (= user_1 0) a!180 a!181) mine_1 0.0)
                (ite a!182 mine_2 0.0)
                (ite (and (= user_3 0) a!183 a!184) mine_3 0.0)
                (ite a!185 mine_4 0.0)
                (ite (and (= user_5 0) a!186 a!187) mine_5 0.0)
                (ite a!188 mine_6 0.0)
                (ite (and (= user_7 0) a!189 a!190) mine_7 0.0)
                (ite a!191 mine_8 0.0)
                (ite (and (= user_9 0) a!192 a!193) mine_9 0.0)
                (ite a!194 mine_10 0.0)))
      (a!197 (+ (ite (and (= user_1 0) a!180 a!181) theirs_1 0.0)
                (ite a!182 theirs_2 0.0)
                (ite (and (= user_3 0) a!183 a!184) theirs_3 0.0)
                (ite a!185 theirs_4 0.0)
                (ite (and (= user_5 0) a!186 a!187) theirs_5 0.0)
                (ite a!188 theirs_6 0.0)
                (ite (and (= user_7 0) a!189 a!190) theirs_7 0.0)
                (ite a!191 theirs_8 0.0)
                (ite (and (= user_9 0) a!192 a!193) theirs_9 0.0)
                (ite a!194 theirs_10 0.0)))
      (a!242 (+ 0
                (ite (and (= user_1 0) a!205) a!233 0)
                (ite (and (= user_2 0) (= a!4 8)) a!234 0)
                (ite (and (= user_3 0) a!211) a!235 0)
                (ite (and (= user_4 0) (= a!13 8)) a!236 0)
                (ite (and (= user_5 0) a!217) a!237 0)
                (ite (and (= user_6 0) (= a!22 8)) a!238 0)
                (ite (and (= user_7 0) a!223) a!239 0)
                (ite (and (= user_8 0) (= a!31 8)) a!240 0)
                (ite (and (= user_9 0) a!229) a!241 0)
                (ite (and (= user_10 0) (= a!40 8)) a!232 0)))
      (a!258 (+ (ite (and (= user_1 0) a!243 a!244) mine_1 0.0)
                (ite a!245 mine_2 0.0)
                (ite (and (= user_3 0) a!246 a!247) mine_3 0.0)
                (ite a!248 mine_4 0.0)
                (ite (and (= user_5 0) a!249 a!250) mine_5 0.0)
                (ite a!251 mine_6 0.0)
                (ite (and (= user_7 0) a!252 a!253) mine_7 0.0)
                (ite a!254 mine_8 0.0)
                (ite (and (= user_9 0) a!255 a!256) mine_9 0.0)
                (ite a!257 mine_10 0.0)))
      (a!260 (+ (ite (and (= user_1 0) a!243 a!244) theirs_1 0.0)
                (ite a!245 theirs_2 0.0)
                (ite (and (= user_3 0) a!246 a!247) theirs_3 0.0)
                (ite a!248 theirs_4 0.0)
                (ite (and (= user_5 0) a!249 a!250) theirs_5 0.0)
                (ite a!251 theirs_6 0.0)
                (ite (and (= user_7 0) a!252 a!253) theirs_7 0.0)
                (ite a!254 theirs_8 0.0)
                (ite (and (= user_9 0) a!255 a!256) theirs_9 0.0)
                (ite a!257 theirs_10 0.0))))
(let ((a!70 (ite (< a!69 low_0)
                 low_0
                 (ite (< (+ low_0 width_0) a!69) (+ low_0 width_0) a!69)))
      (a!72 (ite (< a!71 low_0)
                 low_0
                 (ite (< (+ low_0 width_0) a!71) (+ low_0 width_0) a!71)))
      (a!133 (ite (< a!132 low_1)
                  low_1
                  (ite (< (+ low_1 width_1) a!132) (+ low_1 width_1) a!132)))
      (a!135 (ite (< a!134 low_1)
                  low_1
                  (ite (< (+ low_1 width_1) a!134) (+ low_1 width_1) a!134)))
      (a!196 (ite (< a!195 low_2)
                  low_2
                  (ite (< (+ low_2 width_2) a!195) (+ low_2 width_2) a!195)))
      (a!198 (ite (< a!197 low_2)
                  low_2
                  (ite (< (+ low_2 width_2) a!197) (+ low_2 width_2) a!197)))
      (a!259 (ite (< a!258 low_3)
                  low_3
                  (ite (< (+ low_3 width_3) a!258) (+ low_3 width_3) a!258)))
      (a!261 (ite (< a!260 low_3)
                  low_3
                  (ite (< (+ low_3 width_3) a!260) (+ low_3 width_3) a!260))))
(let ((a!73 (+ 0.0 (ite (and (>= a!53 1) (<= a!53 1) true) (- a!70 a!72) 0.0)))
      (a!75 (+ 0.0 (ite (and (>= a!53 1) (<= a!53 2) true) (- a!70 a!72) 0.0)))
      (a!77 (+ 0.0 (ite (and (>= a!53 3) (<= a!53 3) true) (- a!70 a!72) 0.0)))
      (a!136 (+ 0.0
                (ite (and (>= a!116 1) (<= a!116 1) true) (- a!133 a!135) 0.0)))
      (a!138 (+ 0.0
                (ite (and (>= a!116 1) (<= a!116 2) true) (- a!133 a!135) 0.0)))
      (a!140 (+ 0.0
                (ite (and (>= a!116 3) (<= a!116 3) true) (- a!133 a!135) 0.0)))
      (a!199 (+ 0.0
                (ite (and (>= a!179 1) (<= a!179 1) true) (- a!196 a!198) 0.0)))
      (a!201 (+ 0.0
                (ite (and (>= a!179 1) (<= a!179 2) true) (- a!196 a!198) 0.0)))
      (a!203 (+ 0.0
                (ite (and (>= a!179 3) (<= a!179 3) true) (- a!196 a!198) 0.0)))
      (a!262 (+ 0.0
                (ite (and (>= a!242 1) (<= a!242 1) true) (- a!259 a!261) 0.0)))
      (a!264 (+ 0.0
                (ite (and (>= a!242 1) (<= a!242 2) true) (- a!259 a!261) 0.0)))
      (a!266 (+ 0.0
                (ite (and (>= a!242 3) (<= a!242 3) true) (- a!259 a!261) 0.0))))
(let ((a!74 (ite (< (ite (>= a!43 1) a!73 0.0) 0.0)
                 (- (ite (>= a!43 1) a!73 0.0))
                 (ite (>= a!43 1) a!73 0.0)))
      (a!76 (ite (< (ite (>= a!43 2) a!75 0.0) 0.0)
                 (- (ite (>= a!43 2) a!75 0.0))
                 (ite (>= a!43 2) a!75 0.0)))
      (a!78 (ite (< (ite (>= a!43 3) a!77 0.0) 0.0)
                 (- (ite (>= a!43 3) a!77 0.0))
                 (ite (>= a!43 3) a!77 0.0)))
      (a!137 (ite (< (ite (>= a!106 1) a!136 0.0) 0.0)
                  (- (ite (>= a!106 1) a!136 0.0))
                  (ite (>= a!106 1) a!136 0.0)))
      (a!139 (ite (< (ite (>= a!106 2) a!138 0.0) 0.0)
                  (- (ite (>= a!106 2) a!138 0.0))
                  (ite (>= a!106 2) a!138 0.0)))
      (a!141 (ite (< (ite (>= a!106 3) a!140 0.0) 0.0)
                  (- (ite (>= a!106 3) a!140 0.0))
                  (ite (>= a!106 3) a!140 0.0)))
      (a!200 (ite (< (ite (>= a!169 1) a!199 0.0) 0.0)
                  (- (ite (>= a!169 1) a!199 0.0))
                  (ite (>= a!169 1) a!199 0.0)))
      (a!202 (ite (< (ite (>= a!169 2) a!201 0.0) 0.0)
                  (- (ite (>= a!169 2) a!201 0.0))
                  (ite (>= a!169 2) a!201 0.0)))
      (a!204 (ite (< (ite (>= a!169 3) a!203 0.0) 0.0)
                  (- (ite (>= a!169 3) a!203 0.0))
                  (ite (>= a!169 3) a!203 0.0)))
      (a!263 (ite (< (ite (>= a!232 1) a!262 0.0) 0.0)
                  (- (ite (>= a!232 1) a!262 0.0))
                  (ite (>= a!232 1) a!262 0.0)))
      (a!265 (ite (< (ite (>= a!232 2) a!264 0.0) 0.0)
                  (- (ite (>= a!232 2) a!264 0.0))
                  (ite (>= a!232 2) a!264 0.0)))
      (a!267 (ite (< (ite (>= a!232 3) a!266 0.0) 0.0)
                  (- (ite (>= a!232 3) a!266 0.0))
                  (ite (>= a!232 3) a!266 0.0))))
(let ((a!268 (and (<= (* (+ a!74 a!76 a!78) 1.0) (* 2.0 width_0))
                  (<= (* (+ a!137 a!139 a!141) 1.0) (* 2.0 width_1))
                  (<= (* (+ a!200 a!202 a!204) 1.0) (* 2.0 width_2))
                  (<= (* (+ a!263 a!265 a!267) 1.0) (* 2.0 width_3)))))
  (not a!268))))))))))))
  :named |negated goal|))
(check-sat)
