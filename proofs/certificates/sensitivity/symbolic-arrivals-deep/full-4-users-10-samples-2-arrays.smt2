; id: sensitivity/symbolic-arrivals-deep
; query: full: 4 users, 10 samples, 2 arrays
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
(assert (! (and (>= user_1 0) (< user_1 4))
  :named |user at 1|))
(assert (! (and (>= user_2 0) (< user_2 4))
  :named |user at 2|))
(assert (! (and (>= user_3 0) (< user_3 4))
  :named |user at 3|))
(assert (! (and (>= user_4 0) (< user_4 4))
  :named |user at 4|))
(assert (! (and (>= user_5 0) (< user_5 4))
  :named |user at 5|))
(assert (! (and (>= user_6 0) (< user_6 4))
  :named |user at 6|))
(assert (! (and (>= user_7 0) (< user_7 4))
  :named |user at 7|))
(assert (! (and (>= user_8 0) (< user_8 4))
  :named |user at 8|))
(assert (! (and (>= user_9 0) (< user_9 4))
  :named |user at 9|))
(assert (! (and (>= user_10 0) (< user_10 4))
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
      (a!4 (= (+ 0 (ite (= user_1 3) 1 0)) 1))
      (a!5 (+ (+ 0 (ite (= user_1 0) 1 0)) (ite (= user_2 0) 1 0)))
      (a!7 (+ (+ 0 (ite (= user_1 1) 1 0)) (ite (= user_2 1) 1 0)))
      (a!9 (+ (+ 0 (ite (= user_1 2) 1 0)) (ite (= user_2 2) 1 0)))
      (a!11 (+ (+ 0 (ite (= user_1 3) 1 0)) (ite (= user_2 3) 1 0)))
      (a!68 (> (+ 0 (ite (= user_1 0) 1 0)) 0))
      (a!69 (<= (+ 0 (ite (= user_1 0) 1 0)) 1))
      (a!95 (= (+ 0 (ite (= user_1 0) 1 0)) 2))
      (a!96 (= (+ 0 (ite (= user_1 1) 1 0)) 2))
      (a!97 (= (+ 0 (ite (= user_1 2) 1 0)) 2))
      (a!98 (= (+ 0 (ite (= user_1 3) 1 0)) 2))
      (a!142 (> (+ 0 (ite (= user_1 0) 1 0)) 1))
      (a!143 (<= (+ 0 (ite (= user_1 0) 1 0)) 2))
      (a!169 (= (+ 0 (ite (= user_1 0) 1 0)) 4))
      (a!170 (= (+ 0 (ite (= user_1 1) 1 0)) 4))
      (a!171 (= (+ 0 (ite (= user_1 2) 1 0)) 4))
      (a!172 (= (+ 0 (ite (= user_1 3) 1 0)) 4))
      (a!217 (> (+ 0 (ite (= user_1 0) 1 0)) 2))
      (a!218 (<= (+ 0 (ite (= user_1 0) 1 0)) 4))
      (a!244 (= (+ 0 (ite (= user_1 0) 1 0)) 8))
      (a!245 (= (+ 0 (ite (= user_1 1) 1 0)) 8))
      (a!246 (= (+ 0 (ite (= user_1 2) 1 0)) 8))
      (a!247 (= (+ 0 (ite (= user_1 3) 1 0)) 8))
      (a!292 (> (+ 0 (ite (= user_1 0) 1 0)) 4))
      (a!293 (<= (+ 0 (ite (= user_1 0) 1 0)) 8)))
(let ((a!6 (ite (and (= user_2 0) (= a!5 1)) 1 0))
      (a!8 (ite (and (= user_2 1) (= a!7 1)) 1 0))
      (a!10 (ite (and (= user_2 2) (= a!9 1)) 1 0))
      (a!12 (ite (and (= user_2 3) (= a!11 1)) 1 0))
      (a!13 (= (+ a!5 (ite (= user_3 0) 1 0)) 1))
      (a!14 (= (+ a!7 (ite (= user_3 1) 1 0)) 1))
      (a!15 (= (+ a!9 (ite (= user_3 2) 1 0)) 1))
      (a!16 (= (+ a!11 (ite (= user_3 3) 1 0)) 1))
      (a!17 (+ (+ a!5 (ite (= user_3 0) 1 0)) (ite (= user_4 0) 1 0)))
      (a!19 (+ (+ a!7 (ite (= user_3 1) 1 0)) (ite (= user_4 1) 1 0)))
      (a!21 (+ (+ a!9 (ite (= user_3 2) 1 0)) (ite (= user_4 2) 1 0)))
      (a!23 (+ (+ a!11 (ite (= user_3 3) 1 0)) (ite (= user_4 3) 1 0)))
      (a!58 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               (ite (and (= user_1 3) a!4) 1 0)))
      (a!70 (and (= user_2 0) (> a!5 0) (<= a!5 1)))
      (a!71 (> (+ a!5 (ite (= user_3 0) 1 0)) 0))
      (a!72 (<= (+ a!5 (ite (= user_3 0) 1 0)) 1))
      (a!99 (ite (and (= user_2 0) (= a!5 2)) 1 0))
      (a!100 (ite (and (= user_2 1) (= a!7 2)) 1 0))
      (a!101 (ite (and (= user_2 2) (= a!9 2)) 1 0))
      (a!102 (ite (and (= user_2 3) (= a!11 2)) 1 0))
      (a!103 (= (+ a!5 (ite (= user_3 0) 1 0)) 2))
      (a!104 (= (+ a!7 (ite (= user_3 1) 1 0)) 2))
      (a!105 (= (+ a!9 (ite (= user_3 2) 1 0)) 2))
      (a!106 (= (+ a!11 (ite (= user_3 3) 1 0)) 2))
      (a!132 (+ 0
                (ite (and (= user_1 0) a!95) 1 0)
                (ite (and (= user_1 1) a!96) 1 0)
                (ite (and (= user_1 2) a!97) 1 0)
                (ite (and (= user_1 3) a!98) 1 0)))
      (a!144 (and (= user_2 0) (> a!5 1) (<= a!5 2)))
      (a!145 (> (+ a!5 (ite (= user_3 0) 1 0)) 1))
      (a!146 (<= (+ a!5 (ite (= user_3 0) 1 0)) 2))
      (a!173 (ite (and (= user_2 0) (= a!5 4)) 1 0))
      (a!174 (ite (and (= user_2 1) (= a!7 4)) 1 0))
      (a!175 (ite (and (= user_2 2) (= a!9 4)) 1 0))
      (a!176 (ite (and (= user_2 3) (= a!11 4)) 1 0))
      (a!177 (= (+ a!5 (ite (= user_3 0) 1 0)) 4))
      (a!178 (= (+ a!7 (ite (= user_3 1) 1 0)) 4))
      (a!179 (= (+ a!9 (ite (= user_3 2) 1 0)) 4))
      (a!180 (= (+ a!11 (ite (= user_3 3) 1 0)) 4))
      (a!206 (+ 0
                (ite (and (= user_1 0) a!169) 1 0)
                (ite (and (= user_1 1) a!170) 1 0)
                (ite (and (= user_1 2) a!171) 1 0)
                (ite (and (= user_1 3) a!172) 1 0)))
      (a!219 (and (= user_2 0) (> a!5 2) (<= a!5 4)))
      (a!220 (> (+ a!5 (ite (= user_3 0) 1 0)) 2))
      (a!221 (<= (+ a!5 (ite (= user_3 0) 1 0)) 4))
      (a!248 (ite (and (= user_2 0) (= a!5 8)) 1 0))
      (a!249 (ite (and (= user_2 1) (= a!7 8)) 1 0))
      (a!250 (ite (and (= user_2 2) (= a!9 8)) 1 0))
      (a!251 (ite (and (= user_2 3) (= a!11 8)) 1 0))
      (a!252 (= (+ a!5 (ite (= user_3 0) 1 0)) 8))
      (a!253 (= (+ a!7 (ite (= user_3 1) 1 0)) 8))
      (a!254 (= (+ a!9 (ite (= user_3 2) 1 0)) 8))
      (a!255 (= (+ a!11 (ite (= user_3 3) 1 0)) 8))
      (a!281 (+ 0
                (ite (and (= user_1 0) a!244) 1 0)
                (ite (and (= user_1 1) a!245) 1 0)
                (ite (and (= user_1 2) a!246) 1 0)
                (ite (and (= user_1 3) a!247) 1 0)))
      (a!294 (and (= user_2 0) (> a!5 4) (<= a!5 8)))
      (a!295 (> (+ a!5 (ite (= user_3 0) 1 0)) 4))
      (a!296 (<= (+ a!5 (ite (= user_3 0) 1 0)) 8)))
(let ((a!18 (ite (and (= user_4 0) (= a!17 1)) 1 0))
      (a!20 (ite (and (= user_4 1) (= a!19 1)) 1 0))
      (a!22 (ite (and (= user_4 2) (= a!21 1)) 1 0))
      (a!24 (ite (and (= user_4 3) (= a!23 1)) 1 0))
      (a!25 (= (+ a!17 (ite (= user_5 0) 1 0)) 1))
      (a!26 (= (+ a!19 (ite (= user_5 1) 1 0)) 1))
      (a!27 (= (+ a!21 (ite (= user_5 2) 1 0)) 1))
      (a!28 (= (+ a!23 (ite (= user_5 3) 1 0)) 1))
      (a!29 (+ (+ a!17 (ite (= user_5 0) 1 0)) (ite (= user_6 0) 1 0)))
      (a!31 (+ (+ a!19 (ite (= user_5 1) 1 0)) (ite (= user_6 1) 1 0)))
      (a!33 (+ (+ a!21 (ite (= user_5 2) 1 0)) (ite (= user_6 2) 1 0)))
      (a!35 (+ (+ a!23 (ite (= user_5 3) 1 0)) (ite (= user_6 3) 1 0)))
      (a!59 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               (ite (and (= user_1 3) a!4) 1 0)
               a!6
               a!8
               a!10
               a!12))
      (a!60 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               (ite (and (= user_1 3) a!4) 1 0)
               a!6
               a!8
               a!10
               a!12
               (ite (and (= user_3 0) a!13) 1 0)
               (ite (and (= user_3 1) a!14) 1 0)
               (ite (and (= user_3 2) a!15) 1 0)
               (ite (and (= user_3 3) a!16) 1 0)))
      (a!73 (and (= user_4 0) (> a!17 0) (<= a!17 1)))
      (a!74 (> (+ a!17 (ite (= user_5 0) 1 0)) 0))
      (a!75 (<= (+ a!17 (ite (= user_5 0) 1 0)) 1))
      (a!107 (ite (and (= user_4 0) (= a!17 2)) 1 0))
      (a!108 (ite (and (= user_4 1) (= a!19 2)) 1 0))
      (a!109 (ite (and (= user_4 2) (= a!21 2)) 1 0))
      (a!110 (ite (and (= user_4 3) (= a!23 2)) 1 0))
      (a!111 (= (+ a!17 (ite (= user_5 0) 1 0)) 2))
      (a!112 (= (+ a!19 (ite (= user_5 1) 1 0)) 2))
      (a!113 (= (+ a!21 (ite (= user_5 2) 1 0)) 2))
      (a!114 (= (+ a!23 (ite (= user_5 3) 1 0)) 2))
      (a!133 (+ 0
                (ite (and (= user_1 0) a!95) 1 0)
                (ite (and (= user_1 1) a!96) 1 0)
                (ite (and (= user_1 2) a!97) 1 0)
                (ite (and (= user_1 3) a!98) 1 0)
                a!99
                a!100
                a!101
                a!102))
      (a!134 (+ 0
                (ite (and (= user_1 0) a!95) 1 0)
                (ite (and (= user_1 1) a!96) 1 0)
                (ite (and (= user_1 2) a!97) 1 0)
                (ite (and (= user_1 3) a!98) 1 0)
                a!99
                a!100
                a!101
                a!102
                (ite (and (= user_3 0) a!103) 1 0)
                (ite (and (= user_3 1) a!104) 1 0)
                (ite (and (= user_3 2) a!105) 1 0)
                (ite (and (= user_3 3) a!106) 1 0)))
      (a!147 (and (= user_4 0) (> a!17 1) (<= a!17 2)))
      (a!148 (> (+ a!17 (ite (= user_5 0) 1 0)) 1))
      (a!149 (<= (+ a!17 (ite (= user_5 0) 1 0)) 2))
      (a!181 (ite (and (= user_4 0) (= a!17 4)) 1 0))
      (a!182 (ite (and (= user_4 1) (= a!19 4)) 1 0))
      (a!183 (ite (and (= user_4 2) (= a!21 4)) 1 0))
      (a!184 (ite (and (= user_4 3) (= a!23 4)) 1 0))
      (a!185 (= (+ a!17 (ite (= user_5 0) 1 0)) 4))
      (a!186 (= (+ a!19 (ite (= user_5 1) 1 0)) 4))
      (a!187 (= (+ a!21 (ite (= user_5 2) 1 0)) 4))
      (a!188 (= (+ a!23 (ite (= user_5 3) 1 0)) 4))
      (a!207 (+ 0
                (ite (and (= user_1 0) a!169) 1 0)
                (ite (and (= user_1 1) a!170) 1 0)
                (ite (and (= user_1 2) a!171) 1 0)
                (ite (and (= user_1 3) a!172) 1 0)
                a!173
                a!174
                a!175
                a!176))
      (a!208 (+ 0
                (ite (and (= user_1 0) a!169) 1 0)
                (ite (and (= user_1 1) a!170) 1 0)
                (ite (and (= user_1 2) a!171) 1 0)
                (ite (and (= user_1 3) a!172) 1 0)
                a!173
                a!174
                a!175
                a!176
                (ite (and (= user_3 0) a!177) 1 0)
                (ite (and (= user_3 1) a!178) 1 0)
                (ite (and (= user_3 2) a!179) 1 0)
                (ite (and (= user_3 3) a!180) 1 0)))
      (a!222 (and (= user_4 0) (> a!17 2) (<= a!17 4)))
      (a!223 (> (+ a!17 (ite (= user_5 0) 1 0)) 2))
      (a!224 (<= (+ a!17 (ite (= user_5 0) 1 0)) 4))
      (a!256 (ite (and (= user_4 0) (= a!17 8)) 1 0))
      (a!257 (ite (and (= user_4 1) (= a!19 8)) 1 0))
      (a!258 (ite (and (= user_4 2) (= a!21 8)) 1 0))
      (a!259 (ite (and (= user_4 3) (= a!23 8)) 1 0))
      (a!260 (= (+ a!17 (ite (= user_5 0) 1 0)) 8))
      (a!261 (= (+ a!19 (ite (= user_5 1) 1 0)) 8))
      (a!262 (= (+ a!21 (ite (= user_5 2) 1 0)) 8))
      (a!263 (= (+ a!23 (ite (= user_5 3) 1 0)) 8))
      (a!282 (+ 0
                (ite (and (= user_1 0) a!244) 1 0)
                (ite (and (= user_1 1) a!245) 1 0)
                (ite (and (= user_1 2) a!246) 1 0)
                (ite (and (= user_1 3) a!247) 1 0)
                a!248
                a!249
                a!250
                a!251))
      (a!283 (+ 0
                (ite (and (= user_1 0) a!244) 1 0)
                (ite (and (= user_1 1) a!245) 1 0)
                (ite (and (= user_1 2) a!246) 1 0)
                (ite (and (= user_1 3) a!247) 1 0)
                a!248
                a!249
                a!250
                a!251
                (ite (and (= user_3 0) a!252) 1 0)
                (ite (and (= user_3 1) a!253) 1 0)
                (ite (and (= user_3 2) a!254) 1 0)
                (ite (and (= user_3 3) a!255) 1 0)))
      (a!297 (and (= user_4 0) (> a!17 4) (<= a!17 8)))
      (a!298 (> (+ a!17 (ite (= user_5 0) 1 0)) 4))
      (a!299 (<= (+ a!17 (ite (= user_5 0) 1 0)) 8)))
(let ((a!30 (ite (and (= user_6 0) (= a!29 1)) 1 0))
      (a!32 (ite (and (= user_6 1) (= a!31 1)) 1 0))
      (a!34 (ite (and (= user_6 2) (= a!33 1)) 1 0))
      (a!36 (ite (and (= user_6 3) (= a!35 1)) 1 0))
      (a!37 (= (+ a!29 (ite (= user_7 0) 1 0)) 1))
      (a!38 (= (+ a!31 (ite (= user_7 1) 1 0)) 1))
      (a!39 (= (+ a!33 (ite (= user_7 2) 1 0)) 1))
      (a!40 (= (+ a!35 (ite (= user_7 3) 1 0)) 1))
      (a!41 (+ (+ a!29 (ite (= user_7 0) 1 0)) (ite (= user_8 0) 1 0)))
      (a!43 (+ (+ a!31 (ite (= user_7 1) 1 0)) (ite (= user_8 1) 1 0)))
      (a!45 (+ (+ a!33 (ite (= user_7 2) 1 0)) (ite (= user_8 2) 1 0)))
      (a!47 (+ (+ a!35 (ite (= user_7 3) 1 0)) (ite (= user_8 3) 1 0)))
      (a!61 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               (ite (and (= user_1 3) a!4) 1 0)
               a!6
               a!8
               a!10
               a!12
               (ite (and (= user_3 0) a!13) 1 0)
               (ite (and (= user_3 1) a!14) 1 0)
               (ite (and (= user_3 2) a!15) 1 0)
               (ite (and (= user_3 3) a!16) 1 0)
               a!18
               a!20
               a!22
               a!24))
      (a!62 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               (ite (and (= user_1 3) a!4) 1 0)
               a!6
               a!8
               a!10
               a!12
               (ite (and (= user_3 0) a!13) 1 0)
               (ite (and (= user_3 1) a!14) 1 0)
               (ite (and (= user_3 2) a!15) 1 0)
               (ite (and (= user_3 3) a!16) 1 0)
               a!18
               a!20
               a!22
               a!24
               (ite (and (= user_5 0) a!25) 1 0)
               (ite (and (= user_5 1) a!26) 1 0)
               (ite (and (= user_5 2) a!27) 1 0)
               (ite (and (= user_5 3) a!28) 1 0)))
      (a!76 (and (= user_6 0) (> a!29 0) (<= a!29 1)))
      (a!77 (> (+ a!29 (ite (= user_7 0) 1 0)) 0))
      (a!78 (<= (+ a!29 (ite (= user_7 0) 1 0)) 1))
      (a!115 (ite (and (= user_6 0) (= a!29 2)) 1 0))
      (a!116 (ite (and (= user_6 1) (= a!31 2)) 1 0))
      (a!117 (ite (and (= user_6 2) (= a!33 2)) 1 0))
      (a!118 (ite (and (= user_6 3) (= a!35 2)) 1 0))
      (a!119 (= (+ a!29 (ite (= user_7 0) 1 0)) 2))
      (a!120 (= (+ a!31 (ite (= user_7 1) 1 0)) 2))
      (a!121 (= (+ a!33 (ite (= user_7 2) 1 0)) 2))
      (a!122 (= (+ a!35 (ite (= user_7 3) 1 0)) 2))
      (a!135 (+ 0
                (ite (and (= user_1 0) a!95) 1 0)
                (ite (and (= user_1 1) a!96) 1 0)
                (ite (and (= user_1 2) a!97) 1 0)
                (ite (and (= user_1 3) a!98) 1 0)
                a!99
                a!100
                a!101
                a!102
                (ite (and (= user_3 0) a!103) 1 0)
                (ite (and (= user_3 1) a!104) 1 0)
                (ite (and (= user_3 2) a!105) 1 0)
                (ite (and (= user_3 3) a!106) 1 0)
                a!107
                a!108
                a!109
                a!110))
      (a!136 (+ 0
                (ite (and (= user_1 0) a!95) 1 0)
                (ite (and (= user_1 1) a!96) 1 0)
                (ite (and (= user_1 2) a!97) 1 0)
                (ite (and (= user_1 3) a!98) 1 0)
                a!99
                a!100
                a!101
                a!102
                (ite (and (= user_3 0) a!103) 1 0)
                (ite (and (= user_3 1) a!104) 1 0)
                (ite (and (= user_3 2) a!105) 1 0)
                (ite (and (= user_3 3) a!106) 1 0)
                a!107
                a!108
                a!109
                a!110
                (ite (and (= user_5 0) a!111) 1 0)
                (ite (and (= user_5 1) a!112) 1 0)
                (ite (and (= user_5 2) a!113) 1 0)
                (ite (and (= user_5 3) a!114) 1 0)))
      (a!150 (and (= user_6 0) (> a!29 1) (<= a!29 2)))
      (a!151 (> (+ a!29 (ite (= user_7 0) 1 0)) 1))
      (a!152 (<= (+ a!29 (ite (= user_7 0) 1 0)) 2))
      (a!189 (ite (and (= user_6 0) (= a!29 4)) 1 0))
      (a!190 (ite (and (= user_6 1) (= a!31 4)) 1 0))
      (a!191 (ite (and (= user_6 2) (= a!33 4)) 1 0))
      (a!192 (ite (and (= user_6 3) (= a!35 4)) 1 0))
      (a!193 (= (+ a!29 (ite (= user_7 0) 1 0)) 4))
      (a!194 (= (+ a!31 (ite (= user_7 1) 1 0)) 4))
      (a!195 (= (+ a!33 (ite (= user_7 2) 1 0)) 4))
      (a!196 (= (+ a!35 (ite (= user_7 3) 1 0)) 4))
      (a!209 (+ 0
                (ite (and (= user_1 0) a!169) 1 0)
                (ite (and (= user_1 1) a!170) 1 0)
                (ite (and (= user_1 2) a!171) 1 0)
                (ite (and (= user_1 3) a!172) 1 0)
                a!173
                a!174
                a!175
                a!176
                (ite (and (= user_3 0) a!177) 1 0)
                (ite (and (= user_3 1) a!178) 1 0)
                (ite (and (= user_3 2) a!179) 1 0)
                (ite (and (= user_3 3) a!180) 1 0)
                a!181
                a!182
                a!183
                a!184))
      (a!210 (+ 0
                (ite (and (= user_1 0) a!169) 1 0)
                (ite (and (= user_1 1) a!170) 1 0)
                (ite (and (= user_1 2) a!171) 1 0)
                (ite (and (= user_1 3) a!172) 1 0)
                a!173
                a!174
                a!175
                a!176
                (ite (and (= user_3 0) a!177) 1 0)
                (ite (and (= user_3 1) a!178) 1 0)
                (ite (and (= user_3 2) a!179) 1 0)
                (ite (and (= user_3 3) a!180) 1 0)
                a!181
                a!182
                a!183
                a!184
                (ite (and (= user_5 0) a!185) 1 0)
                (ite (and (= user_5 1) a!186) 1 0)
                (ite (and (= user_5 2) a!187) 1 0)
                (ite (and (= user_5 3) a!188) 1 0)))
      (a!225 (and (= user_6 0) (> a!29 2) (<= a!29 4)))
      (a!226 (> (+ a!29 (ite (= user_7 0) 1 0)) 2))
      (a!227 (<= (+ a!29 (ite (= user_7 0) 1 0)) 4))
      (a!264 (ite (and (= user_6 0) (= a!29 8)) 1 0))
      (a!265 (ite (and (= user_6 1) (= a!31 8)) 1 0))
      (a!266 (ite (and (= user_6 2) (= a!33 8)) 1 0))
      (a!267 (ite (and (= user_6 3) (= a!35 8)) 1 0))
      (a!268 (= (+ a!29 (ite (= user_7 0) 1 0)) 8))
      (a!269 (= (+ a!31 (ite (= user_7 1) 1 0)) 8))
      (a!270 (= (+ a!33 (ite (= user_7 2) 1 0)) 8))
      (a!271 (= (+ a!35 (ite (= user_7 3) 1 0)) 8))
      (a!284 (+ 0
                (ite (and (= user_1 0) a!244) 1 0)
                (ite (and (= user_1 1) a!245) 1 0)
                (ite (and (= user_1 2) a!246) 1 0)
                (ite (and (= user_1 3) a!247) 1 0)
                a!248
                a!249
                a!250
                a!251
                (ite (and (= user_3 0) a!252) 1 0)
                (ite (and (= user_3 1) a!253) 1 0)
                (ite (and (= user_3 2) a!254) 1 0)
                (ite (and (= user_3 3) a!255) 1 0)
                a!256
                a!257
                a!258
                a!259))
      (a!285 (+ 0
                (ite (and (= user_1 0) a!244) 1 0)
                (ite (and (= user_1 1) a!245) 1 0)
                (ite (and (= user_1 2) a!246) 1 0)
                (ite (and (= user_1 3) a!247) 1 0)
                a!248
                a!249
                a!250
                a!251
                (ite (and (= user_3 0) a!252) 1 0)
                (ite (and (= user_3 1) a!253) 1 0)
                (ite (and (= user_3 2) a!254) 1 0)
                (ite (and (= user_3 3) a!255) 1 0)
                a!256
                a!257
                a!258
                a!259
                (ite (and (= user_5 0) a!260) 1 0)
                (ite (and (= user_5 1) a!261) 1 0)
                (ite (and (= user_5 2) a!262) 1 0)
                (ite (and (= user_5 3) a!263) 1 0)))
      (a!300 (and (= user_6 0) (> a!29 4) (<= a!29 8)))
      (a!301 (> (+ a!29 (ite (= user_7 0) 1 0)) 4))
      (a!302 (<= (+ a!29 (ite (= user_7 0) 1 0)) 8)))
(let ((a!42 (ite (and (= user_8 0) (= a!41 1)) 1 0))
      (a!44 (ite (and (= user_8 1) (= a!43 1)) 1 0))
      (a!46 (ite (and (= user_8 2) (= a!45 1)) 1 0))
      (a!48 (ite (and (= user_8 3) (= a!47 1)) 1 0))
      (a!49 (= (+ a!41 (ite (= user_9 0) 1 0)) 1))
      (a!50 (= (+ a!43 (ite (= user_9 1) 1 0)) 1))
      (a!51 (= (+ a!45 (ite (= user_9 2) 1 0)) 1))
      (a!52 (= (+ a!47 (ite (= user_9 3) 1 0)) 1))
      (a!53 (+ (+ a!41 (ite (= user_9 0) 1 0)) (ite (= user_10 0) 1 0)))
      (a!54 (+ (+ a!43 (ite (= user_9 1) 1 0)) (ite (= user_10 1) 1 0)))
      (a!55 (+ (+ a!45 (ite (= user_9 2) 1 0)) (ite (= user_10 2) 1 0)))
      (a!56 (+ (+ a!47 (ite (= user_9 3) 1 0)) (ite (= user_10 3) 1 0)))
      (a!63 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               (ite (and (= user_1 3) a!4) 1 0)
               a!6
               a!8
               a!10
               a!12
               (ite (and (= user_3 0) a!13) 1 0)
               (ite (and (= user_3 1) a!14) 1 0)
               (ite (and (= user_3 2) a!15) 1 0)
               (ite (and (= user_3 3) a!16) 1 0)
               a!18
               a!20
               a!22
               a!24
               (ite (and (= user_5 0) a!25) 1 0)
               (ite (and (= user_5 1) a!26) 1 0)
               (ite (and (= user_5 2) a!27) 1 0)
               (ite (and (= user_5 3) a!28) 1 0)
               a!30
               a!32
               a!34
               a!36))
      (a!64 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               (ite (and (= user_1 3) a!4) 1 0)
               a!6
               a!8
               a!10
               a!12
               (ite (and (= user_3 0) a!13) 1 0)
               (ite (and (= user_3 1) a!14) 1 0)
               (ite (and (= user_3 2) a!15) 1 0)
               (ite (and (= user_3 3) a!16) 1 0)
               a!18
               a!20
               a!22
               a!24
               (ite (and (= user_5 0) a!25) 1 0)
               (ite (and (= user_5 1) a!26) 1 0)
               (ite (and (= user_5 2) a!27) 1 0)
               (ite (and (= user_5 3) a!28) 1 0)
               a!30
               a!32
               a!34
               a!36
               (ite (and (= user_7 0) a!37) 1 0)
               (ite (and (= user_7 1) a!38) 1 0)
               (ite (and (= user_7 2) a!39) 1 0)
               (ite (and (= user_7 3) a!40) 1 0)))
      (a!79 (and (= user_8 0) (> a!41 0) (<= a!41 1)))
      (a!80 (> (+ a!41 (ite (= user_9 0) 1 0)) 0))
      (a!81 (<= (+ a!41 (ite (= user_9 0) 1 0)) 1))
      (a!123 (ite (and (= user_8 0) (= a!41 2)) 1 0))
      (a!124 (ite (and (= user_8 1) (= a!43 2)) 1 0))
      (a!125 (ite (and (= user_8 2) (= a!45 2)) 1 0))
      (a!126 (ite (and (= user_8 3) (= a!47 2)) 1 0))
      (a!127 (= (+ a!41 (ite (= user_9 0) 1 0)) 2))
      (a!128 (= (+ a!43 (ite (= user_9 1) 1 0)) 2))
      (a!129 (= (+ a!45 (ite (= user_9 2) 1 0)) 2))
      (a!130 (= (+ a!47 (ite (= user_9 3) 1 0)) 2))
      (a!137 (+ 0
                (ite (and (= user_1 0) a!95) 1 0)
                (ite (and (= user_1 1) a!96) 1 0)
                (ite (and (= user_1 2) a!97) 1 0)
                (ite (and (= user_1 3) a!98) 1 0)
                a!99
                a!100
                a!101
                a!102
                (ite (and (= user_3 0) a!103) 1 0)
                (ite (and (= user_3 1) a!104) 1 0)
                (ite (and (= user_3 2) a!105) 1 0)
                (ite (and (= user_3 3) a!106) 1 0)
                a!107
                a!108
                a!109
                a!110
                (ite (and (= user_5 0) a!111) 1 0)
                (ite (and (= user_5 1) a!112) 1 0)
                (ite (and (= user_5 2) a!113) 1 0)
                (ite (and (= user_5 3) a!114) 1 0)
                a!115
                a!116
                a!117
                a!118))
      (a!138 (+ 0
                (ite (and (= user_1 0) a!95) 1 0)
                (ite (and (= user_1 1) a!96) 1 0)
                (ite (and (= user_1 2) a!97) 1 0)
                (ite (and (= user_1 3) a!98) 1 0)
                a!99
                a!100
                a!101
                a!102
                (ite (and (= user_3 0) a!103) 1 0)
                (ite (and (= user_3 1) a!104) 1 0)
                (ite (and (= user_3 2) a!105) 1 0)
                (ite (and (= user_3 3) a!106) 1 0)
                a!107
                a!108
                a!109
                a!110
                (ite (and (= user_5 0) a!111) 1 0)
                (ite (and (= user_5 1) a!112) 1 0)
                (ite (and (= user_5 2) a!113) 1 0)
                (ite (and (= user_5 3) a!114) 1 0)
                a!115
                a!116
                a!117
                a!118
                (ite (and (= user_7 0) a!119) 1 0)
                (ite (and (= user_7 1) a!120) 1 0)
                (ite (and (= user_7 2) a!121) 1 0)
                (ite (and (= user_7 3) a!122) 1 0)))
      (a!153 (and (= user_8 0) (> a!41 1) (<= a!41 2)))
      (a!154 (> (+ a!41 (ite (= user_9 0) 1 0)) 1))
      (a!155 (<= (+ a!41 (ite (= user_9 0) 1 0)) 2))
      (a!197 (ite (and (= user_8 0) (= a!41 4)) 1 0))
      (a!198 (ite (and (= user_8 1) (= a!43 4)) 1 0))
      (a!199 (ite (and (= user_8 2) (= a!45 4)) 1 0))
      (a!200 (ite (and (= user_8 3) (= a!47 4)) 1 0))
      (a!201 (= (+ a!41 (ite (= user_9 0) 1 0)) 4))
      (a!202 (= (+ a!43 (ite (= user_9 1) 1 0)) 4))
      (a!203 (= (+ a!45 (ite (= user_9 2) 1 0)) 4))
      (a!204 (= (+ a!47 (ite (= user_9 3) 1 0)) 4))
      (a!211 (+ 0
                (ite (and (= user_1 0) a!169) 1 0)
                (ite (and (= user_1 1) a!170) 1 0)
                (ite (and (= user_1 2) a!171) 1 0)
                (ite (and (= user_1 3) a!172) 1 0)
                a!173
                a!174
                a!175
                a!176
                (ite (and (= user_3 0) a!177) 1 0)
                (ite (and (= user_3 1) a!178) 1 0)
                (ite (and (= user_3 2) a!179) 1 0)
                (ite (and (= user_3 3) a!180) 1 0)
                a!181
                a!182
                a!183
                a!184
                (ite (and (= user_5 0) a!185) 1 0)
                (ite (and (= user_5 1) a!186) 1 0)
                (ite (and (= user_5 2) a!187) 1 0)
                (ite (and (= user_5 3) a!188) 1 0)
                a!189
                a!190
                a!191
                a!192))
      (a!212 (+ 0
                (ite (and (= user_1 0) a!169) 1 0)
                (ite (and (= user_1 1) a!170) 1 0)
                (ite (and (= user_1 2) a!171) 1 0)
                (ite (and (= user_1 3) a!172) 1 0)
                a!173
                a!174
                a!175
                a!176
                (ite (and (= user_3 0) a!177) 1 0)
                (ite (and (= user_3 1) a!178) 1 0)
                (ite (and (= user_3 2) a!179) 1 0)
                (ite (and (= user_3 3) a!180) 1 0)
                a!181
                a!182
                a!183
                a!184
                (ite (and (= user_5 0) a!185) 1 0)
                (ite (and (= user_5 1) a!186) 1 0)
                (ite (and (= user_5 2) a!187) 1 0)
                (ite (and (= user_5 3) a!188) 1 0)
                a!189
                a!190
                a!191
                a!192
                (ite (and (= user_7 0) a!193) 1 0)
                (ite (and (= user_7 1) a!194) 1 0)
                (ite (and (= user_7 2) a!195) 1 0)
                (ite (and (= user_7 3) a!196) 1 0)))
      (a!228 (and (= user_8 0) (> a!41 2) (<= a!41 4)))
      (a!229 (> (+ a!41 (ite (= user_9 0) 1 0)) 2))
      (a!230 (<= (+ a!41 (ite (= user_9 0) 1 0)) 4))
      (a!272 (ite (and (= user_8 0) (= a!41 8)) 1 0))
      (a!273 (ite (and (= user_8 1) (= a!43 8)) 1 0))
      (a!274 (ite (and (= user_8 2) (= a!45 8)) 1 0))
      (a!275 (ite (and (= user_8 3) (= a!47 8)) 1 0))
      (a!276 (= (+ a!41 (ite (= user_9 0) 1 0)) 8))
      (a!277 (= (+ a!43 (ite (= user_9 1) 1 0)) 8))
      (a!278 (= (+ a!45 (ite (= user_9 2) 1 0)) 8))
      (a!279 (= (+ a!47 (ite (= user_9 3) 1 0)) 8))
      (a!286 (+ 0
                (ite (and (= user_1 0) a!244) 1 0)
                (ite (and (= user_1 1) a!245) 1 0)
                (ite (and (= user_1 2) a!246) 1 0)
                (ite (and (= user_1 3) a!247) 1 0)
                a!248
                a!249
                a!250
                a!251
                (ite (and (= user_3 0) a!252) 1 0)
                (ite (and (= user_3 1) a!253) 1 0)
                (ite (and (= user_3 2) a!254) 1 0)
                (ite (and (= user_3 3) a!255) 1 0)
                a!256
                a!257
                a!258
                a!259
                (ite (and (= user_5 0) a!260) 1 0)
                (ite (and (= user_5 1) a!261) 1 0)
                (ite (and (= user_5 2) a!262) 1 0)
                (ite (and (= user_5 3) a!263) 1 0)
                a!264
                a!265
                a!266
                a!267))
      (a!287 (+ 0
                (ite (and (= user_1 0) a!244) 1 0)
                (ite (and (= user_1 1) a!245) 1 0)
                (ite (and (= user_1 2) a!246) 1 0)
                (ite (and (= user_1 3) a!247) 1 0)
                a!248
                a!249
                a!250
                a!251
                (ite (and (= user_3 0) a!252) 1 0)
                (ite (and (= user_3 1) a!253) 1 0)
                (ite (and (= user_3 2) a!254) 1 0)
                (ite (and (= user_3 3) a!255) 1 0)
                a!256
                a!257
                a!258
                a!259
                (ite (and (= user_5 0) a!260) 1 0)
                (ite (and (= user_5 1) a!261) 1 0)
                (ite (and (= user_5 2) a!262) 1 0)
                (ite (and (= user_5 3) a!263) 1 0)
                a!264
                a!265
                a!266
                a!267
                (ite (and (= user_7 0) a!268) 1 0)
                (ite (and (= user_7 1) a!269) 1 0)
                (ite (and (= user_7 2) a!270) 1 0)
                (ite (and (= user_7 3) a!271) 1 0)))
      (a!303 (and (= user_8 0) (> a!41 4) (<= a!41 8)))
      (a!304 (> (+ a!41 (ite (= user_9 0) 1 0)) 4))
      (a!305 (<= (+ a!41 (ite (= user_9 0) 1 0)) 8)))
(let ((a!57 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               (ite (and (= user_1 3) a!4) 1 0)
               a!6
               a!8
               a!10
               a!12
               (ite (and (= user_3 0) a!13) 1 0)
               (ite (and (= user_3 1) a!14) 1 0)
               (ite (and (= user_3 2) a!15) 1 0)
               (ite (and (= user_3 3) a!16) 1 0)
               a!18
               a!20
               a!22
               a!24
               (ite (and (= user_5 0) a!25) 1 0)
               (ite (and (= user_5 1) a!26) 1 0)
               (ite (and (= user_5 2) a!27) 1 0)
               (ite (and (= user_5 3) a!28) 1 0)
               a!30
               a!32
               a!34
               a!36
               (ite (and (= user_7 0) a!37) 1 0)
               (ite (and (= user_7 1) a!38) 1 0)
               (ite (and (= user_7 2) a!39) 1 0)
               (ite (and (= user_7 3) a!40) 1 0)
               a!42
               a!44
               a!46
               a!48
               (ite (and (= user_9 0) a!49) 1 0)
               (ite (and (= user_9 1) a!50) 1 0)
               (ite (and (= user_9 2) a!51) 1 0)
               (ite (and (= user_9 3) a!52) 1 0)
               (ite (and (= user_10 0) (= a!53 1)) 1 0)
               (ite (and (= user_10 1) (= a!54 1)) 1 0)
               (ite (and (= user_10 2) (= a!55 1)) 1 0)
               (ite (and (= user_10 3) (= a!56 1)) 1 0)))
      (a!65 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               (ite (and (= user_1 3) a!4) 1 0)
               a!6
               a!8
               a!10
               a!12
               (ite (and (= user_3 0) a!13) 1 0)
               (ite (and (= user_3 1) a!14) 1 0)
               (ite (and (= user_3 2) a!15) 1 0)
               (ite (and (= user_3 3) a!16) 1 0)
               a!18
               a!20
               a!22
               a!24
               (ite (and (= user_5 0) a!25) 1 0)
               (ite (and (= user_5 1) a!26) 1 0)
               (ite (and (= user_5 2) a!27) 1 0)
               (ite (and (= user_5 3) a!28) 1 0)
               a!30
               a!32
               a!34
               a!36
               (ite (and (= user_7 0) a!37) 1 0)
               (ite (and (= user_7 1) a!38) 1 0)
               (ite (and (= user_7 2) a!39) 1 0)
               (ite (and (= user_7 3) a!40) 1 0)
               a!42
               a!44
               a!46
               a!48))
      (a!66 (+ 0
               (ite (and (= user_1 0) a!1) 1 0)
               (ite (and (= user_1 1) a!2) 1 0)
               (ite (and (= user_1 2) a!3) 1 0)
               (ite (and (= user_1 3) a!4) 1 0)
               a!6
               a!8
               a!10
               a!12
               (ite (and (= user_3 0) a!13) 1 0)
               (ite (and (= user_3 1) a!14) 1 0)
               (ite (and (= user_3 2) a!15) 1 0)
               (ite (and (= user_3 3) a!16) 1 0)
               a!18
               a!20
               a!22
               a!24
               (ite (and (= user_5 0) a!25) 1 0)
               (ite (and (= user_5 1) a!26) 1 0)
               (ite (and (= user_5 2) a!27) 1 0)
               (ite (and (= user_5 3) a!28) 1 0)
               a!30
               a!32
               a!34
               a!36
               (ite (and (= user_7 0) a!37) 1 0)
               (ite (and (= user_7 1) a!38) 1 0)
               (ite (and (= user_7 2) a!39) 1 0)
               (ite (and (= user_7 3) a!40) 1 0)
               a!42
               a!44
               a!46
               a!48
               (ite (and (= user_9 0) a!49) 1 0)
               (ite (and (= user_9 1) a!50) 1 0)
               (ite (and (= user_9 2) a!51) 1 0)
               (ite (and (= user_9 3) a!52) 1 0)))
      (a!82 (and (= user_10 0) (> a!53 0) (<= a!53 1)))
      (a!131 (+ 0
                (ite (and (= user_1 0) a!95) 1 0)
                (ite (and (= user_1 1) a!96) 1 0)
                (ite (and (= user_1 2) a!97) 1 0)
                (ite (and (= user_1 3) a!98) 1 0)
                a!99
                a!100
                a!101
                a!102
                (ite (and (= user_3 0) a!103) 1 0)
                (ite (and (= user_3 1) a!104) 1 0)
                (ite (and (= user_3 2) a!105) 1 0)
                (ite (and (= user_3 3) a!106) 1 0)
                a!107
                a!108
                a!109
                a!110
                (ite (and (= user_5 0) a!111) 1 0)
                (ite (and (= user_5 1) a!112) 1 0)
                (ite (and (= user_5 2) a!113) 1 0)
                (ite (and (= user_5 3) a!114) 1 0)
                a!115
                a!116
                a!117
                a!118
                (ite (and (= user_7 0) a!119) 1 0)
                (ite (and (= user_7 1) a!120) 1 0)
                (ite (and (= user_7 2) a!121) 1 0)
                (ite (and (= user_7 3) a!122) 1 0)
                a!123
                a!124
                a!125
                a!126
                (ite (and (= user_9 0) a!127) 1 0)
                (ite (and (= user_9 1) a!128) 1 0)
                (ite (and (= user_9 2) a!129) 1 0)
                (ite (and (= user_9 3) a!130) 1 0)
                (ite (and (= user_10 0) (= a!53 2)) 1 0)
                (ite (and (= user_10 1) (= a!54 2)) 1 0)
                (ite (and (= user_10 2) (= a!55 2)) 1 0)
                (ite (and (= user_10 3) (= a!56 2)) 1 0)))
      (a!139 (+ 0
                (ite (and (= user_1 0) a!95) 1 0)
                (ite (and (= user_1 1) a!96) 1 0)
                (ite (and (= user_1 2) a!97) 1 0)
                (ite (and (= user_1 3) a!98) 1 0)
                a!99
                a!100
                a!101
                a!102
                (ite (and (= user_3 0) a!103) 1 0)
                (ite (and (= user_3 1) a!104) 1 0)
                (ite (and (= user_3 2) a!105) 1 0)
                (ite (and (= user_3 3) a!106) 1 0)
                a!107
                a!108
                a!109
                a!110
                (ite (and (= user_5 0) a!111) 1 0)
                (ite (and (= user_5 1) a!112) 1 0)
                (ite (and (= user_5 2) a!113) 1 0)
                (ite (and (= user_5 3) a!114) 1 0)
                a!115
                a!116
                a!117
                a!118
                (ite (and (= user_7 0) a!119) 1 0)
                (ite (and (= user_7 1) a!120) 1 0)
                (ite (and (= user_7 2) a!121) 1 0)
                (ite (and (= user_7 3) a!122) 1 0)
                a!123
                a!124
                a!125
                a!126))
      (a!140 (+ 0
                (ite (and (= user_1 0) a!95) 1 0)
                (ite (and (= user_1 1) a!96) 1 0)
                (ite (and (= user_1 2) a!97) 1 0)
                (ite (and (= user_1 3) a!98) 1 0)
                a!99
                a!100
                a!101
                a!102
                (ite (and (= user_3 0) a!103) 1 0)
                (ite (and (= user_3 1) a!104) 1 0)
                (ite (and (= user_3 2) a!105) 1 0)
                (ite (and (= user_3 3) a!106) 1 0)
                a!107
                a!108
                a!109
                a!110
                (ite (and (= user_5 0) a!111) 1 0)
                (ite (and (= user_5 1) a!112) 1 0)
                (ite (and (= user_5 2) a!113) 1 0)
                (ite (and (= user_5 3) a!114) 1 0)
                a!115
                a!116
                a!117
                a!118
                (ite (and (= user_7 0) a!119) 1 0)
                (ite (and (= user_7 1) a!120) 1 0)
                (ite (and (= user_7 2) a!121) 1 0)
                (ite (and (= user_7 3) a!122) 1 0)
                a!123
                a!124
                a!125
                a!126
                (ite (and (= user_9 0) a!127) 1 0)
                (ite (and (= user_9 1) a!128) 1 0)
                (ite (and (= user_9 2) a!129) 1 0)
                (ite (and (= user_9 3) a!130) 1 0)))
      (a!156 (and (= user_10 0) (> a!53 1) (<= a!53 2)))
      (a!205 (+ 0
                (ite (and (= user_1 0) a!169) 1 0)
                (ite (and (= user_1 1) a!170) 1 0)
                (ite (and (= user_1 2) a!171) 1 0)
                (ite (and (= user_1 3) a!172) 1 0)
                a!173
                a!174
                a!175
                a!176
                (ite (and (= user_3 0) a!177) 1 0)
                (ite (and (= user_3 1) a!178) 1 0)
                (ite (and (= user_3 2) a!179) 1 0)
                (ite (and (= user_3 3) a!180) 1 0)
                a!181
                a!182
                a!183
                a!184
                (ite (and (= user_5 0) a!185) 1 0)
                (ite (and (= user_5 1) a!186) 1 0)
                (ite (and (= user_5 2) a!187) 1 0)
                (ite (and (= user_5 3) a!188) 1 0)
                a!189
                a!190
                a!191
                a!192
                (ite (and (= user_7 0) a!193) 1 0)
                (ite (and (= user_7 1) a!194) 1 0)
                (ite (and (= user_7 2) a!195) 1 0)
                (ite (and (= user_7 3) a!196) 1 0)
                a!197
                a!198
                a!199
                a!200
                (ite (and (= user_9 0) a!201) 1 0)
                (ite (and (= user_9 1) a!202) 1 0)
                (ite (and (= user_9 2) a!203) 1 0)
                (ite (and (= user_9 3) a!204) 1 0)
                (ite (and (= user_10 0) (= a!53 4)) 1 0)
                (ite (and (= user_10 1) (= a!54 4)) 1 0)
                (ite (and (= user_10 2) (= a!55 4)) 1 0)
                (ite (and (= user_10 3) (= a!56 4)) 1 0)))
      (a!213 (+ 0
                (ite (and (= user_1 0) a!169) 1 0)
                (ite (and (= user_1 1) a!170) 1 0)
                (ite (and (= user_1 2) a!171) 1 0)
                (ite (and (= user_1 3) a!172) 1 0)
                a!173
                a!174
                a!175
                a!176
                (ite (and (= user_3 0) a!177) 1 0)
                (ite (and (= user_3 1) a!178) 1 0)
                (ite (and (= user_3 2) a!179) 1 0)
                (ite (and (= user_3 3) a!180) 1 0)
                a!181
                a!182
                a!183
                a!184
                (ite (and (= user_5 0) a!185) 1 0)
                (ite (and (= user_5 1) a!186) 1 0)
                (ite (and (= user_5 2) a!187) 1 0)
                (ite (and (= user_5 3) a!188) 1 0)
                a!189
                a!190
                a!191
                a!192
                (ite (and (= user_7 0) a!193) 1 0)
                (ite (and (= user_7 1) a!194) 1 0)
                (ite (and (= user_7 2) a!195) 1 0)
                (ite (and (= user_7 3) a!196) 1 0)
                a!197
                a!198
                a!199
                a!200))
      (a!214 (+ 0
                (ite (and (= user_1 0) a!169) 1 0)
                (ite (and (= user_1 1) a!170) 1 0)
                (ite (and (= user_1 2) a!171) 1 0)
                (ite (and (= user_1 3) a!172) 1 0)
                a!173
                a!174
                a!175
                a!176
                (ite (and (= user_3 0) a!177) 1 0)
                (ite (and (= user_3 1) a!178) 1 0)
                (ite (and (= user_3 2) a!179) 1 0)
                (ite (and (= user_3 3) a!180) 1 0)
                a!181
                a!182
                a!183
                a!184
                (ite (and (= user_5 0) a!185) 1 0)
                (ite (and (= user_5 1) a!186) 1 0)
                (ite (and (= user_5 2) a!187) 1 0)
                (ite (and (= user_5 3) a!188) 1 0)
                a!189
                a!190
                a!191
                a!192
                (ite (and (= user_7 0) a!193) 1 0)
                (ite (and (= user_7 1) a!194) 1 0)
                (ite (and (= user_7 2) a!195) 1 0)
                (ite (and (= user_7 3) a!196) 1 0)
                a!197
                a!198
                a!199
                a!200
                (ite (and (= user_9 0) a!201) 1 0)
                (ite (and (= user_9 1) a!202) 1 0)
                (ite (and (= user_9 2) a!203) 1 0)
                (ite (and (= user_9 3) a!204) 1 0)))
      (a!216 (>= (+ (ite (< a!53 2) a!53 2)
                    (ite (< a!54 2) a!54 2)
                    (ite (< a!55 2) a!55 2)
                    (ite (< a!56 2) a!56 2))
                 4))
      (a!231 (and (= user_10 0) (> a!53 2) (<= a!53 4)))
      (a!280 (+ 0
                (ite (and (= user_1 0) a!244) 1 0)
                (ite (and (= user_1 1) a!245) 1 0)
                (ite (and (= user_1 2) a!246) 1 0)
                (ite (and (= user_1 3) a!247) 1 0)
                a!248
                a!249
                a!250
                a!251
                (ite (and (= user_3 0) a!252) 1 0)
                (ite (and (= user_3 1) a!253) 1 0)
                (ite (and (= user_3 2) a!254) 1 0)
                (ite (and (= user_3 3) a!255) 1 0)
                a!256
                a!257
                a!258
                a!259
                (ite (and (= user_5 0) a!260) 1 0)
                (ite (and (= user_5 1) a!261) 1 0)
                (ite (and (= user_5 2) a!262) 1 0)
                (ite (and (= user_5 3) a!263) 1 0)
                a!264
                a!265
                a!266
                a!267
                (ite (and (= user_7 0) a!268) 1 0)
                (ite (and (= user_7 1) a!269) 1 0)
                (ite (and (= user_7 2) a!270) 1 0)
                (ite (and (= user_7 3) a!271) 1 0)
                a!272
                a!273
                a!274
                a!275
                (ite (and (= user_9 0) a!276) 1 0)
                (ite (and (= user_9 1) a!277) 1 0)
                (ite (and (= user_9 2) a!278) 1 0)
                (ite (and (= user_9 3) a!279) 1 0)
                (ite (and (= user_10 0) (= a!53 8)) 1 0)
                (ite (and (= user_10 1) (= a!54 8)) 1 0)
                (ite (and (= user_10 2) (= a!55 8)) 1 0)
                (ite (and (= user_10 3) (= a!56 8)) 1 0)))
      (a!288 (+ 0
                (ite (and (= user_1 0) a!244) 1 0)
                (ite (and (= user_1 1) a!245) 1 0)
                (ite (and (= user_1 2) a!246) 1 0)
                (ite (and (= user_1 3) a!247) 1 0)
                a!248
                a!249
                a!250
                a!251
                (ite (and (= user_3 0) a!252) 1 0)
                (ite (and (= user_3 1) a!253) 1 0)
                (ite (and (= user_3 2) a!254) 1 0)
                (ite (and (= user_3 3) a!255) 1 0)
                a!256
                a!257
                a!258
                a!259
                (ite (and (= user_5 0) a!260) 1 0)
                (ite (and (= user_5 1) a!261) 1 0)
                (ite (and (= user_5 2) a!262) 1 0)
                (ite (and (= user_5 3) a!263) 1 0)
                a!264
                a!265
                a!266
                a!267
                (ite (and (= user_7 0) a!268) 1 0)
                (ite (and (= user_7 1) a!269) 1 0)
                (ite (and (= user_7 2) a!270) 1 0)
                (ite (and (= user_7 3) a!271) 1 0)
                a!272
                a!273
                a!274
                a!275))
      (a!289 (+ 0
                (ite (and (= user_1 0) a!244) 1 0)
                (ite (and (= user_1 1) a!245) 1 0)
                (ite (and (= user_1 2) a!246) 1 0)
                (ite (and (= user_1 3) a!247) 1 0)
                a!248
                a!249
                a!250
                a!251
                (ite (and (= user_3 0) a!252) 1 0)
                (ite (and (= user_3 1) a!253) 1 0)
                (ite (and (= user_3 2) a!254) 1 0)
                (ite (and (= user_3 3) a!255) 1 0)
                a!256
                a!257
                a!258
                a!259
                (ite (and (= user_5 0) a!260) 1 0)
                (ite (and (= user_5 1) a!261) 1 0)
                (ite (and (= user_5 2) a!262) 1 0)
                (ite (and (= user_5 3) a!263) 1 0)
                a!264
                a!265
                a!266
                a!267
                (ite (and (= user_7 0) a!268) 1 0)
                (ite (and (= user_7 1) a!269) 1 0)
                (ite (and (= user_7 2) a!270) 1 0)
                (ite (and (= user_7 3) a!271) 1 0)
                a!272
                a!273
                a!274
                a!275
                (ite (and (= user_9 0) a!276) 1 0)
                (ite (and (= user_9 1) a!277) 1 0)
                (ite (and (= user_9 2) a!278) 1 0)
                (ite (and (= user_9 3) a!279) 1 0)))
      (a!291 (>= (+ (ite (< a!53 4) a!53 4)
                    (ite (< a!54 4) a!54 4)
                    (ite (< a!55 4) a!55 4)
                    (ite (< a!56 4) a!56 4))
                 8))
      (a!306 (and (= user_10 0) (> a!53 4) (<= a!53 8))))
(let ((a!67 (+ 0
               (ite (and (= user_1 0) a!1) a!58 0)
               (ite (and (= user_2 0) (= a!5 1)) a!59 0)
               (ite (and (= user_3 0) a!13) a!60 0)
               (ite (and (= user_4 0) (= a!17 1)) a!61 0)
               (ite (and (= user_5 0) a!25) a!62 0)
               (ite (and (= user_6 0) (= a!29 1)) a!63 0)
               (ite (and (= user_7 0) a!37) a!64 0)
               (ite (and (= user_8 0) (= a!41 1)) a!65 0)
               (ite (and (= user_9 0) a!49) a!66 0)
               (ite (and (= user_10 0) (= a!53 1)) a!57 0)))
      (a!83 (+ (ite (and (= user_1 0) a!68 a!69) mine_1 0.0)
               (ite a!70 mine_2 0.0)
               (ite (and (= user_3 0) a!71 a!72) mine_3 0.0)
               (ite a!73 mine_4 0.0)
               (ite (and (= user_5 0) a!74 a!75) mine_5 0.0)
               (ite a!76 mine_6 0.0)
               (ite (and (= user_7 0) a!77 a!78) mine_7 0.0)
               (ite a!79 mine_8 0.0)
               (ite (and (= user_9 0) a!80 a!81) mine_9 0.0)
               (ite a!82 mine_10 0.0)))
      (a!85 (+ (ite (and (= user_1 0) a!68 a!69) theirs_1 0.0)
               (ite a!70 theirs_2 0.0)
               (ite (and (= user_3 0) a!71 a!72) theirs_3 0.0)
               (ite a!73 theirs_4 0.0)
               (ite (and (= user_5 0) a!74 a!75) theirs_5 0.0)
               (ite a!76 theirs_6 0.0)
               (ite (and (= user_7 0) a!77 a!78) theirs_7 0.0)
               (ite a!79 theirs_8 0.0)
               (ite (and (= user_9 0) a!80 a!81) theirs_9 0.0)
               (ite a!82 theirs_10 0.0)))
      (a!141 (+ 0
                (ite (and (= user_1 0) a!95) a!132 0)
                (ite (and (= user_2 0) (= a!5 2)) a!133 0)
                (ite (and (= user_3 0) a!103) a!134 0)
                (ite (and (= user_4 0) (= a!17 2)) a!135 0)
                (ite (and (= user_5 0) a!111) a!136 0)
                (ite (and (= user_6 0) (= a!29 2)) a!137 0)
                (ite (and (= user_7 0) a!119) a!138 0)
                (ite (and (= user_8 0) (= a!41 2)) a!139 0)
                (ite (and (= user_9 0) a!127) a!140 0)
                (ite (and (= user_10 0) (= a!53 2)) a!131 0)))
      (a!157 (+ (ite (and (= user_1 0) a!142 a!143) mine_1 0.0)
                (ite a!144 mine_2 0.0)
                (ite (and (= user_3 0) a!145 a!146) mine_3 0.0)
                (ite a!147 mine_4 0.0)
                (ite (and (= user_5 0) a!148 a!149) mine_5 0.0)
                (ite a!150 mine_6 0.0)
                (ite (and (= user_7 0) a!151 a!152) mine_7 0.0)
                (ite a!153 mine_8 0.0)
                (ite (and (= user_9 0) a!154 a!155) mine_9 0.0)
                (ite a!156 mine_10 0.0)))
      (a!159 (+ (ite (and (= user_1 0) a!142 a!143) theirs_1 0.0)
                (ite a!144 theirs_2 0.0)
                (ite (and (= user_3 0) a!145 a!146) theirs_3 0.0)
                (ite a!147 theirs_4 0.0)
                (ite (and (= user_5 0) a!148 a!149) theirs_5 0.0)
                (ite a!150 theirs_6 0.0)
                (ite (and (= user_7 0) a!151 a!152) theirs_7 0.0)
                (ite a!153 theirs_8 0.0)
                (ite (and (= user_9 0) a!154 a!155) theirs_9 0.0)
                (ite a!156 theirs_10 0.0)))
      (a!215 (+ 0
                (ite (and (= user_1 0) a!169) a!206 0)
                (ite (and (= user_2 0) (= a!5 4)) a!207 0)
                (ite (and (= user_3 0) a!177) a!208 0)
                (ite (and (= user_4 0) (= a!17 4)) a!209 0)
                (ite (and (= user_5 0) a!185) a!210 0)
                (ite (and (= user_6 0) (= a!29 4)) a!211 0)
                (ite (and (= user_7 0) a!193) a!212 0)
                (ite (and (= user_8 0) (= a!41 4)) a!213 0)
                (ite (and (= user_9 0) a!201) a!214 0)
                (ite (and (= user_10 0) (= a!53 4)) a!205 0)))
      (a!232 (+ (ite (and (= user_1 0) a!217 a!218) mine_1 0.0)
                (ite a!219 mine_2 0.0)
                (ite (and (= user_3 0) a!220 a!221) mine_3 0.0)
                (ite a!222 mine_4 0.0)
                (ite (and (= user_5 0) a!223 a!224) mine_5 0.0)
                (ite a!225 mine_6 0.0)
                (ite (and (= user_7 0) a!226 a!227) mine_7 0.0)
                (ite a!228 mine_8 0.0)
                (ite (and (= user_9 0) a!229 a!230) mine_9 0.0)
                (ite a!231 mine_10 0.0)))
      (a!234 (+ (ite (and (= user_1 0) a!217 a!218) theirs_1 0.0)
                (ite a!219 theirs_2 0.0)
                (ite (and (= user_3 0) a!220 a!221) theirs_3 0.0)
                (ite a!222 theirs_4 0.0)
                (ite (and (= user_5 0) a!223 a!224) theirs_5 0.0)
                (ite a!225 theirs_6 0.0)
                (ite (and (= user_7 0) a!226 a!227) theirs_7 0.0)
                (ite a!228 theirs_8 0.0)
                (ite (and (= user_9 0) a!229 a!230) theirs_9 0.0)
                (ite a!231 theirs_10 0.0)))
      (a!290 (+ 0
                (ite (and (= user_1 0) a!244) a!281 0)
                (ite (and (= user_2 0) (= a!5 8)) a!282 0)
                (ite (and (= user_3 0) a!252) a!283 0)
                (ite (and (= user_4 0) (= a!17 8)) a!284 0)
                (ite (and (= user_5 0) a!260) a!285 0)
                (ite (and (= user_6 0) (= a!29 8)) a!286 0)
                (ite (and (= user_7 0) a!268) a!287 0)
                (ite (and (= user_8 0) (= a!41 8)) a!288 0)
                (ite (and (= user_9 0) a!276) a!289 0)
                (ite (and (= user_10 0) (= a!53 8)) a!280 0)))
      (a!307 (+ (ite (and (= user_1 0) a!292 a!293) mine_1 0.0)
                (ite a!294 mine_2 0.0)
                (ite (and (= user_3 0) a!295 a!296) mine_3 0.0)
                (ite a!297 mine_4 0.0)
                (ite (and (= user_5 0) a!298 a!299) mine_5 0.0)
                (ite a!300 mine_6 0.0)
                (ite (and (= user_7 0) a!301 a!302) mine_7 0.0)
                (ite a!303 mine_8 0.0)
                (ite (and (= user_9 0) a!304 a!305) mine_9 0.0)
                (ite a!306 mine_10 0.0)))
      (a!309 (+ (ite (and (= user_1 0) a!292 a!293) theirs_1 0.0)
                (ite a!294 theirs_2 0.0)
                (ite (and (= user_3 0) a!295 a!296) theirs_3 0.0)
                (ite a!297 theirs_4 0.0)
                (ite (and (= user_5 0) a!298 a!299) theirs_5 0.0)
                (ite a!300 theirs_6 0.0)
                (ite (and (= user_7 0) a!301 a!302) theirs_7 0.0)
                (ite a!303 theirs_8 0.0)
                (ite (and (= user_9 0) a!304 a!305) theirs_9 0.0)
                (ite a!306 theirs_10 0.0))))
(let ((a!84 (ite (< a!83 low_0)
                 low_0
                 (ite (< (+ low_0 width_0) a!83) (+ low_0 width_0) a!83)))
      (a!86 (ite (< a!85 low_0)
                 low_0
                 (ite (< (+ low_0 width_0) a!85) (+ low_0 width_0) a!85)))
      (a!158 (ite (< a!157 low_1)
                  low_1
                  (ite (< (+ low_1 width_1) a!157) (+ low_1 width_1) a!157)))
      (a!160 (ite (< a!159 low_1)
                  low_1
                  (ite (< (+ low_1 width_1) a!159) (+ low_1 width_1) a!159)))
      (a!233 (ite (< a!232 low_2)
                  low_2
                  (ite (< (+ low_2 width_2) a!232) (+ low_2 width_2) a!232)))
      (a!235 (ite (< a!234 low_2)
                  low_2
                  (ite (< (+ low_2 width_2) a!234) (+ low_2 width_2) a!234)))
      (a!308 (ite (< a!307 low_3)
                  low_3
                  (ite (< (+ low_3 width_3) a!307) (+ low_3 width_3) a!307)))
      (a!310 (ite (< a!309 low_3)
                  low_3
                  (ite (< (+ low_3 width_3) a!309) (+ low_3 width_3) a!309))))
(let ((a!87 (+ 0.0 (ite (and (>= a!67 1) (<= a!67 1) true) (- a!84 a!86) 0.0)))
      (a!89 (+ 0.0 (ite (and (>= a!67 1) (<= a!67 2) true) (- a!84 a!86) 0.0)))
      (a!91 (+ 0.0 (ite (and (>= a!67 3) (<= a!67 3) true) (- a!84 a!86) 0.0)))
      (a!93 (+ 0.0 (ite (and (>= a!67 1) (<= a!67 4) true) (- a!84 a!86) 0.0)))
      (a!161 (+ 0.0
                (ite (and (>= a!141 1) (<= a!141 1) true) (- a!158 a!160) 0.0)))
      (a!163 (+ 0.0
                (ite (and (>= a!141 1) (<= a!141 2) true) (- a!158 a!160) 0.0)))
      (a!165 (+ 0.0
                (ite (and (>= a!141 3) (<= a!141 3) true) (- a!158 a!160) 0.0)))
      (a!167 (+ 0.0
                (ite (and (>= a!141 1) (<= a!141 4) true) (- a!158 a!160) 0.0)))
      (a!236 (+ 0.0
                (ite (and (>= a!215 1) (<= a!215 1) a!216) (- a!233 a!235) 0.0)))
      (a!238 (+ 0.0
                (ite (and (>= a!215 1) (<= a!215 2) a!216) (- a!233 a!235) 0.0)))
      (a!240 (+ 0.0
                (ite (and (>= a!215 3) (<= a!215 3) a!216) (- a!233 a!235) 0.0)))
      (a!242 (+ 0.0
                (ite (and (>= a!215 1) (<= a!215 4) a!216) (- a!233 a!235) 0.0)))
      (a!311 (+ 0.0
                (ite (and (>= a!290 1) (<= a!290 1) a!291) (- a!308 a!310) 0.0)))
      (a!313 (+ 0.0
                (ite (and (>= a!290 1) (<= a!290 2) a!291) (- a!308 a!310) 0.0)))
      (a!315 (+ 0.0
                (ite (and (>= a!290 3) (<= a!290 3) a!291) (- a!308 a!310) 0.0)))
      (a!317 (+ 0.0
                (ite (and (>= a!290 1) (<= a!290 4) a!291) (- a!308 a!310) 0.0))))
(let ((a!88 (ite (< (ite (>= a!57 1) a!87 0.0) 0.0)
                 (- (ite (>= a!57 1) a!87 0.0))
                 (ite (>= a!57 1) a!87 0.0)))
      (a!90 (ite (< (ite (>= a!57 2) a!89 0.0) 0.0)
                 (- (ite (>= a!57 2) a!89 0.0))
                 (ite (>= a!57 2) a!89 0.0)))
      (a!92 (ite (< (ite (>= a!57 3) a!91 0.0) 0.0)
                 (- (ite (>= a!57 3) a!91 0.0))
                 (ite (>= a!57 3) a!91 0.0)))
      (a!94 (ite (< (ite (>= a!57 4) a!93 0.0) 0.0)
                 (- (ite (>= a!57 4) a!93 0.0))
                 (ite (>= a!57 4) a!93 0.0)))
      (a!162 (ite (< (ite (>= a!131 1) a!161 0.0) 0.0)
                  (- (ite (>= a!131 1) a!161 0.0))
                  (ite (>= a!131 1) a!161 0.0)))
      (a!164 (ite (< (ite (>= a!131 2) a!163 0.0) 0.0)
                  (- (ite (>= a!131 2) a!163 0.0))
                  (ite (>= a!131 2) a!163 0.0)))
      (a!166 (ite (< (ite (>= a!131 3) a!165 0.0) 0.0)
                  (- (ite (>= a!131 3) a!165 0.0))
                  (ite (>= a!131 3) a!165 0.0)))
      (a!168 (ite (< (ite (>= a!131 4) a!167 0.0) 0.0)
                  (- (ite (>= a!131 4) a!167 0.0))
                  (ite (>= a!131 4) a!167 0.0)))
      (a!237 (ite (< (ite (>= a!205 1) a!236 0.0) 0.0)
                  (- (ite (>= a!205 1) a!236 0.0))
                  (ite (>= a!205 1) a!236 0.0)))
      (a!239 (ite (< (ite (>= a!205 2) a!238 0.0) 0.0)
                  (- (ite (>= a!205 2) a!238 0.0))
                  (ite (>= a!205 2) a!238 0.0)))
      (a!241 (ite (< (ite (>= a!205 3) a!240 0.0) 0.0)
                  (- (ite (>= a!205 3) a!240 0.0))
                  (ite (>= a!205 3) a!240 0.0)))
      (a!243 (ite (< (ite (>= a!205 4) a!242 0.0) 0.0)
                  (- (ite (>= a!205 4) a!242 0.0))
                  (ite (>= a!205 4) a!242 0.0)))
      (a!312 (ite (< (ite (>= a!280 1) a!311 0.0) 0.0)
                  (- (ite (>= a!280 1) a!311 0.0))
                  (ite (>= a!280 1) a!311 0.0)))
      (a!314 (ite (< (ite (>= a!280 2) a!313 0.0) 0.0)
                  (- (ite (>= a!280 2) a!313 0.0))
                  (ite (>= a!280 2) a!313 0.0)))
      (a!316 (ite (< (ite (>= a!280 3) a!315 0.0) 0.0)
                  (- (ite (>= a!280 3) a!315 0.0))
                  (ite (>= a!280 3) a!315 0.0)))
      (a!318 (ite (< (ite (>= a!280 4) a!317 0.0) 0.0)
                  (- (ite (>= a!280 4) a!317 0.0))
                  (ite (>= a!280 4) a!317 0.0))))
(let ((a!319 (and (<= (* (+ a!88 a!90 a!92 a!94) 1.0) (* 3.0 width_0))
                  (<= (* (+ a!162 a!164 a!166 a!168) 1.0) (* 3.0 width_1))
                  (<= (* (+ a!237 a!239 a!241 a!243) 1.0) (* 3.0 width_2))
                  (<= (* (+ a!312 a!314 a!316 a!318) 1.0) (* 3.0 width_3)))))
  (not a!319))))))))))))
  :named |negated goal|))
(check-sat)
