; id: alignment/budget-of-cells
; query: full
; label: eq:multnoise
; states: The cells of all elements of a user cost at most the share of their counter, in
;   algorithms 2 to 6.
; kind: bounded
; bounds: m = 2**L, L<=12 and L = 62; 10 values of n up to 2**40; every epsilon
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun epsilon () Real)
(assert (! (> epsilon 0.0)
  :named |a budget|))
(assert (! (let ((a!1 (<= (* (/ (/ epsilon 2.0) 1.0) 1.0) (/ epsilon 2.0)))
      (a!2 (<= (* (/ (/ epsilon 2.0) 2.0) 2.0) (/ epsilon 2.0)))
      (a!3 (<= (* (/ (/ epsilon 2.0) 3.0) 3.0) (/ epsilon 2.0)))
      (a!4 (<= (* (/ (/ epsilon 2.0) 4.0) 4.0) (/ epsilon 2.0)))
      (a!5 (<= (* (/ (/ epsilon 2.0) 7.0) 7.0) (/ epsilon 2.0)))
      (a!6 (<= (* (/ (/ epsilon 2.0) 21.0) 21.0) (/ epsilon 2.0)))
      (a!7 (<= (* (/ (/ epsilon 2.0) 41.0) 41.0) (/ epsilon 2.0)))
      (a!8 (<= (* (/ (/ epsilon 4.0) 1.0) 1.0) (/ epsilon 4.0)))
      (a!9 (<= (* (/ (/ epsilon 4.0) 2.0) 2.0) (/ epsilon 4.0)))
      (a!10 (<= (* (/ (/ epsilon 4.0) 3.0) 3.0) (/ epsilon 4.0)))
      (a!11 (<= (* (/ (/ epsilon 4.0) 4.0) 4.0) (/ epsilon 4.0)))
      (a!12 (<= (* (/ (/ epsilon 4.0) 7.0) 7.0) (/ epsilon 4.0)))
      (a!13 (<= (* (/ (/ epsilon 4.0) 21.0) 21.0) (/ epsilon 4.0)))
      (a!14 (<= (* (/ (/ epsilon 4.0) 41.0) 41.0) (/ epsilon 4.0)))
      (a!15 (<= (* (/ (/ epsilon 6.0) 1.0) 1.0) (/ epsilon 6.0)))
      (a!16 (<= (* (/ (/ epsilon 6.0) 2.0) 2.0) (/ epsilon 6.0)))
      (a!17 (<= (* (/ (/ epsilon 6.0) 3.0) 3.0) (/ epsilon 6.0)))
      (a!18 (<= (* (/ (/ epsilon 6.0) 4.0) 4.0) (/ epsilon 6.0)))
      (a!19 (<= (* (/ (/ epsilon 6.0) 7.0) 7.0) (/ epsilon 6.0)))
      (a!20 (<= (* (/ (/ epsilon 6.0) 21.0) 21.0) (/ epsilon 6.0)))
      (a!21 (<= (* (/ (/ epsilon 6.0) 41.0) 41.0) (/ epsilon 6.0)))
      (a!22 (<= (* (/ (/ epsilon 8.0) 1.0) 1.0) (/ epsilon 8.0)))
      (a!23 (<= (* (/ (/ epsilon 8.0) 2.0) 2.0) (/ epsilon 8.0)))
      (a!24 (<= (* (/ (/ epsilon 8.0) 3.0) 3.0) (/ epsilon 8.0)))
      (a!25 (<= (* (/ (/ epsilon 8.0) 4.0) 4.0) (/ epsilon 8.0)))
      (a!26 (<= (* (/ (/ epsilon 8.0) 7.0) 7.0) (/ epsilon 8.0)))
      (a!27 (<= (* (/ (/ epsilon 8.0) 21.0) 21.0) (/ epsilon 8.0)))
      (a!28 (<= (* (/ (/ epsilon 8.0) 41.0) 41.0) (/ epsilon 8.0)))
      (a!29 (<= (* (/ (/ epsilon 10.0) 1.0) 1.0) (/ epsilon 10.0)))
      (a!30 (<= (* (/ (/ epsilon 10.0) 2.0) 2.0) (/ epsilon 10.0)))
      (a!31 (<= (* (/ (/ epsilon 10.0) 3.0) 3.0) (/ epsilon 10.0)))
      (a!32 (<= (* (/ (/ epsilon 10.0) 4.0) 4.0) (/ epsilon 10.0)))
      (a!33 (<= (* (/ (/ epsilon 10.0) 7.0) 7.0) (/ epsilon 10.0)))
      (a!34 (<= (* (/ (/ epsilon 10.0) 21.0) 21.0) (/ epsilon 10.0)))
      (a!35 (<= (* (/ (/ epsilon 10.0) 41.0) 41.0) (/ epsilon 10.0)))
      (a!36 (<= (* (/ (/ epsilon 12.0) 1.0) 1.0) (/ epsilon 12.0)))
      (a!37 (<= (* (/ (/ epsilon 12.0) 2.0) 2.0) (/ epsilon 12.0)))
      (a!38 (<= (* (/ (/ epsilon 12.0) 3.0) 3.0) (/ epsilon 12.0)))
      (a!39 (<= (* (/ (/ epsilon 12.0) 4.0) 4.0) (/ epsilon 12.0)))
      (a!40 (<= (* (/ (/ epsilon 12.0) 7.0) 7.0) (/ epsilon 12.0)))
      (a!41 (<= (* (/ (/ epsilon 12.0) 21.0) 21.0) (/ epsilon 12.0)))
      (a!42 (<= (* (/ (/ epsilon 12.0) 41.0) 41.0) (/ epsilon 12.0)))
      (a!43 (<= (* (/ (/ epsilon 14.0) 1.0) 1.0) (/ epsilon 14.0)))
      (a!44 (<= (* (/ (/ epsilon 14.0) 2.0) 2.0) (/ epsilon 14.0)))
      (a!45 (<= (* (/ (/ epsilon 14.0) 3.0) 3.0) (/ epsilon 14.0)))
      (a!46 (<= (* (/ (/ epsilon 14.0) 4.0) 4.0) (/ epsilon 14.0)))
      (a!47 (<= (* (/ (/ epsilon 14.0) 7.0) 7.0) (/ epsilon 14.0)))
      (a!48 (<= (* (/ (/ epsilon 14.0) 21.0) 21.0) (/ epsilon 14.0)))
      (a!49 (<= (* (/ (/ epsilon 14.0) 41.0) 41.0) (/ epsilon 14.0)))
      (a!50 (<= (* (/ (/ epsilon 16.0) 1.0) 1.0) (/ epsilon 16.0)))
      (a!51 (<= (* (/ (/ epsilon 16.0) 2.0) 2.0) (/ epsilon 16.0)))
      (a!52 (<= (* (/ (/ epsilon 16.0) 3.0) 3.0) (/ epsilon 16.0)))
      (a!53 (<= (* (/ (/ epsilon 16.0) 4.0) 4.0) (/ epsilon 16.0)))
      (a!54 (<= (* (/ (/ epsilon 16.0) 7.0) 7.0) (/ epsilon 16.0)))
      (a!55 (<= (* (/ (/ epsilon 16.0) 21.0) 21.0) (/ epsilon 16.0)))
      (a!56 (<= (* (/ (/ epsilon 16.0) 41.0) 41.0) (/ epsilon 16.0)))
      (a!57 (<= (* (/ (/ epsilon 18.0) 1.0) 1.0) (/ epsilon 18.0)))
      (a!58 (<= (* (/ (/ epsilon 18.0) 2.0) 2.0) (/ epsilon 18.0)))
      (a!59 (<= (* (/ (/ epsilon 18.0) 3.0) 3.0) (/ epsilon 18.0)))
      (a!60 (<= (* (/ (/ epsilon 18.0) 4.0) 4.0) (/ epsilon 18.0)))
      (a!61 (<= (* (/ (/ epsilon 18.0) 7.0) 7.0) (/ epsilon 18.0)))
      (a!62 (<= (* (/ (/ epsilon 18.0) 21.0) 21.0) (/ epsilon 18.0)))
      (a!63 (<= (* (/ (/ epsilon 18.0) 41.0) 41.0) (/ epsilon 18.0)))
      (a!64 (<= (* (/ (/ epsilon 20.0) 1.0) 1.0) (/ epsilon 20.0)))
      (a!65 (<= (* (/ (/ epsilon 20.0) 2.0) 2.0) (/ epsilon 20.0)))
      (a!66 (<= (* (/ (/ epsilon 20.0) 3.0) 3.0) (/ epsilon 20.0)))
      (a!67 (<= (* (/ (/ epsilon 20.0) 4.0) 4.0) (/ epsilon 20.0)))
      (a!68 (<= (* (/ (/ epsilon 20.0) 7.0) 7.0) (/ epsilon 20.0)))
      (a!69 (<= (* (/ (/ epsilon 20.0) 21.0) 21.0) (/ epsilon 20.0)))
      (a!70 (<= (* (/ (/ epsilon 20.0) 41.0) 41.0) (/ epsilon 20.0)))
      (a!71 (<= (* (/ (/ epsilon 22.0) 1.0) 1.0) (/ epsilon 22.0)))
      (a!72 (<= (* (/ (/ epsilon 22.0) 2.0) 2.0) (/ epsilon 22.0)))
      (a!73 (<= (* (/ (/ epsilon 22.0) 3.0) 3.0) (/ epsilon 22.0)))
      (a!74 (<= (* (/ (/ epsilon 22.0) 4.0) 4.0) (/ epsilon 22.0)))
      (a!75 (<= (* (/ (/ epsilon 22.0) 7.0) 7.0) (/ epsilon 22.0)))
      (a!76 (<= (* (/ (/ epsilon 22.0) 21.0) 21.0) (/ epsilon 22.0)))
      (a!77 (<= (* (/ (/ epsilon 22.0) 41.0) 41.0) (/ epsilon 22.0)))
      (a!78 (<= (* (/ (/ epsilon 24.0) 1.0) 1.0) (/ epsilon 24.0)))
      (a!79 (<= (* (/ (/ epsilon 24.0) 2.0) 2.0) (/ epsilon 24.0)))
      (a!80 (<= (* (/ (/ epsilon 24.0) 3.0) 3.0) (/ epsilon 24.0)))
      (a!81 (<= (* (/ (/ epsilon 24.0) 4.0) 4.0) (/ epsilon 24.0)))
      (a!82 (<= (* (/ (/ epsilon 24.0) 7.0) 7.0) (/ epsilon 24.0)))
      (a!83 (<= (* (/ (/ epsilon 24.0) 21.0) 21.0) (/ epsilon 24.0)))
      (a!84 (<= (* (/ (/ epsilon 24.0) 41.0) 41.0) (/ epsilon 24.0)))
      (a!85 (<= (* (/ (/ epsilon 26.0) 1.0) 1.0) (/ epsilon 26.0)))
      (a!86 (<= (* (/ (/ epsilon 26.0) 2.0) 2.0) (/ epsilon 26.0)))
      (a!87 (<= (* (/ (/ epsilon 26.0) 3.0) 3.0) (/ epsilon 26.0)))
      (a!88 (<= (* (/ (/ epsilon 26.0) 4.0) 4.0) (/ epsilon 26.0)))
      (a!89 (<= (* (/ (/ epsilon 26.0) 7.0) 7.0) (/ epsilon 26.0)))
      (a!90 (<= (* (/ (/ epsilon 26.0) 21.0) 21.0) (/ epsilon 26.0)))
      (a!91 (<= (* (/ (/ epsilon 26.0) 41.0) 41.0) (/ epsilon 26.0)))
      (a!92 (<= (* (/ (/ epsilon 126.0) 1.0) 1.0) (/ epsilon 126.0)))
      (a!93 (<= (* (/ (/ epsilon 126.0) 2.0) 2.0) (/ epsilon 126.0)))
      (a!94 (<= (* (/ (/ epsilon 126.0) 3.0) 3.0) (/ epsilon 126.0)))
      (a!95 (<= (* (/ (/ epsilon 126.0) 4.0) 4.0) (/ epsilon 126.0)))
      (a!96 (<= (* (/ (/ epsilon 126.0) 7.0) 7.0) (/ epsilon 126.0)))
      (a!97 (<= (* (/ (/ epsilon 126.0) 21.0) 21.0) (/ epsilon 126.0)))
      (a!98 (<= (* (/ (/ epsilon 126.0) 41.0) 41.0) (/ epsilon 126.0))))
  (not (and a!1
            (<= (/ epsilon 2.0) epsilon)
            a!2
            a!3
            a!4
            a!5
            a!6
            a!7
            a!8
            (<= (/ epsilon 4.0) epsilon)
            a!9
            a!10
            a!11
            a!12
            a!13
            a!14
            a!15
            (<= (/ epsilon 6.0) epsilon)
            a!16
            a!17
            a!18
            a!19
            a!20
            a!21
            a!22
            (<= (/ epsilon 8.0) epsilon)
            a!23
            a!24
            a!25
            a!26
            a!27
            a!28
            a!29
            (<= (/ epsilon 10.0) epsilon)
            a!30
            a!31
            a!32
            a!33
            a!34
            a!35
            a!36
            (<= (/ epsilon 12.0) epsilon)
            a!37
            a!38
            a!39
            a!40
            a!41
            a!42
            a!43
            (<= (/ epsilon 14.0) epsilon)
            a!44
            a!45
            a!46
            a!47
            a!48
            a!49
            a!50
            (<= (/ epsilon 16.0) epsilon)
            a!51
            a!52
            a!53
            a!54
            a!55
            a!56
            a!57
            (<= (/ epsilon 18.0) epsilon)
            a!58
            a!59
            a!60
            a!61
            a!62
            a!63
            a!64
            (<= (/ epsilon 20.0) epsilon)
            a!65
            a!66
            a!67
            a!68
            a!69
            a!70
            a!71
            (<= (/ epsilon 22.0) epsilon)
            a!72
            a!73
            a!74
            a!75
            a!76
            a!77
            a!78
            (<= (/ epsilon 24.0) epsilon)
            a!79
            a!80
            a!81
            a!82
            a!83
            a!84
            a!85
            (<= (/ epsilon 26.0) epsilon)
            a!86
            a!87
            a!88
            a!89
            a!90
            a!91
            a!92
            (<= (/ epsilon 126.0) epsilon)
            a!93
            a!94
            a!95
            a!96
            a!97
            a!98)))
  :named |negated goal|))
(check-sat)
