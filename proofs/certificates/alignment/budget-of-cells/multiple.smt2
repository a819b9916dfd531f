; id: alignment/budget-of-cells
; query: multiple
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
(assert (! (let ((a!1 (<= (* (/ (/ epsilon 1.0) 1.0) 1.0) (/ epsilon 1.0)))
      (a!2 (<= (* (/ (/ epsilon 1.0) 2.0) 2.0) (/ epsilon 1.0)))
      (a!3 (<= (* (/ (/ epsilon 1.0) 3.0) 3.0) (/ epsilon 1.0)))
      (a!4 (<= (* (/ (/ epsilon 1.0) 4.0) 4.0) (/ epsilon 1.0)))
      (a!5 (<= (* (/ (/ epsilon 1.0) 7.0) 7.0) (/ epsilon 1.0)))
      (a!6 (<= (* (/ (/ epsilon 1.0) 21.0) 21.0) (/ epsilon 1.0)))
      (a!7 (<= (* (/ (/ epsilon 1.0) 41.0) 41.0) (/ epsilon 1.0)))
      (a!8 (<= (* (/ (/ epsilon 2.0) 1.0) 1.0) (/ epsilon 2.0)))
      (a!9 (<= (* (/ (/ epsilon 2.0) 2.0) 2.0) (/ epsilon 2.0)))
      (a!10 (<= (* (/ (/ epsilon 2.0) 3.0) 3.0) (/ epsilon 2.0)))
      (a!11 (<= (* (/ (/ epsilon 2.0) 4.0) 4.0) (/ epsilon 2.0)))
      (a!12 (<= (* (/ (/ epsilon 2.0) 7.0) 7.0) (/ epsilon 2.0)))
      (a!13 (<= (* (/ (/ epsilon 2.0) 21.0) 21.0) (/ epsilon 2.0)))
      (a!14 (<= (* (/ (/ epsilon 2.0) 41.0) 41.0) (/ epsilon 2.0)))
      (a!15 (<= (* (/ (/ epsilon 3.0) 1.0) 1.0) (/ epsilon 3.0)))
      (a!16 (<= (* (/ (/ epsilon 3.0) 2.0) 2.0) (/ epsilon 3.0)))
      (a!17 (<= (* (/ (/ epsilon 3.0) 3.0) 3.0) (/ epsilon 3.0)))
      (a!18 (<= (* (/ (/ epsilon 3.0) 4.0) 4.0) (/ epsilon 3.0)))
      (a!19 (<= (* (/ (/ epsilon 3.0) 7.0) 7.0) (/ epsilon 3.0)))
      (a!20 (<= (* (/ (/ epsilon 3.0) 21.0) 21.0) (/ epsilon 3.0)))
      (a!21 (<= (* (/ (/ epsilon 3.0) 41.0) 41.0) (/ epsilon 3.0)))
      (a!22 (<= (* (/ (/ epsilon 4.0) 1.0) 1.0) (/ epsilon 4.0)))
      (a!23 (<= (* (/ (/ epsilon 4.0) 2.0) 2.0) (/ epsilon 4.0)))
      (a!24 (<= (* (/ (/ epsilon 4.0) 3.0) 3.0) (/ epsilon 4.0)))
      (a!25 (<= (* (/ (/ epsilon 4.0) 4.0) 4.0) (/ epsilon 4.0)))
      (a!26 (<= (* (/ (/ epsilon 4.0) 7.0) 7.0) (/ epsilon 4.0)))
      (a!27 (<= (* (/ (/ epsilon 4.0) 21.0) 21.0) (/ epsilon 4.0)))
      (a!28 (<= (* (/ (/ epsilon 4.0) 41.0) 41.0) (/ epsilon 4.0)))
      (a!29 (<= (* (/ (/ epsilon 5.0) 1.0) 1.0) (/ epsilon 5.0)))
      (a!30 (<= (* (/ (/ epsilon 5.0) 2.0) 2.0) (/ epsilon 5.0)))
      (a!31 (<= (* (/ (/ epsilon 5.0) 3.0) 3.0) (/ epsilon 5.0)))
      (a!32 (<= (* (/ (/ epsilon 5.0) 4.0) 4.0) (/ epsilon 5.0)))
      (a!33 (<= (* (/ (/ epsilon 5.0) 7.0) 7.0) (/ epsilon 5.0)))
      (a!34 (<= (* (/ (/ epsilon 5.0) 21.0) 21.0) (/ epsilon 5.0)))
      (a!35 (<= (* (/ (/ epsilon 5.0) 41.0) 41.0) (/ epsilon 5.0)))
      (a!36 (<= (* (/ (/ epsilon 6.0) 1.0) 1.0) (/ epsilon 6.0)))
      (a!37 (<= (* (/ (/ epsilon 6.0) 2.0) 2.0) (/ epsilon 6.0)))
      (a!38 (<= (* (/ (/ epsilon 6.0) 3.0) 3.0) (/ epsilon 6.0)))
      (a!39 (<= (* (/ (/ epsilon 6.0) 4.0) 4.0) (/ epsilon 6.0)))
      (a!40 (<= (* (/ (/ epsilon 6.0) 7.0) 7.0) (/ epsilon 6.0)))
      (a!41 (<= (* (/ (/ epsilon 6.0) 21.0) 21.0) (/ epsilon 6.0)))
      (a!42 (<= (* (/ (/ epsilon 6.0) 41.0) 41.0) (/ epsilon 6.0)))
      (a!43 (<= (* (/ (/ epsilon 7.0) 1.0) 1.0) (/ epsilon 7.0)))
      (a!44 (<= (* (/ (/ epsilon 7.0) 2.0) 2.0) (/ epsilon 7.0)))
      (a!45 (<= (* (/ (/ epsilon 7.0) 3.0) 3.0) (/ epsilon 7.0)))
      (a!46 (<= (* (/ (/ epsilon 7.0) 4.0) 4.0) (/ epsilon 7.0)))
      (a!47 (<= (* (/ (/ epsilon 7.0) 7.0) 7.0) (/ epsilon 7.0)))
      (a!48 (<= (* (/ (/ epsilon 7.0) 21.0) 21.0) (/ epsilon 7.0)))
      (a!49 (<= (* (/ (/ epsilon 7.0) 41.0) 41.0) (/ epsilon 7.0)))
      (a!50 (<= (* (/ (/ epsilon 8.0) 1.0) 1.0) (/ epsilon 8.0)))
      (a!51 (<= (* (/ (/ epsilon 8.0) 2.0) 2.0) (/ epsilon 8.0)))
      (a!52 (<= (* (/ (/ epsilon 8.0) 3.0) 3.0) (/ epsilon 8.0)))
      (a!53 (<= (* (/ (/ epsilon 8.0) 4.0) 4.0) (/ epsilon 8.0)))
      (a!54 (<= (* (/ (/ epsilon 8.0) 7.0) 7.0) (/ epsilon 8.0)))
      (a!55 (<= (* (/ (/ epsilon 8.0) 21.0) 21.0) (/ epsilon 8.0)))
      (a!56 (<= (* (/ (/ epsilon 8.0) 41.0) 41.0) (/ epsilon 8.0)))
      (a!57 (<= (* (/ (/ epsilon 9.0) 1.0) 1.0) (/ epsilon 9.0)))
      (a!58 (<= (* (/ (/ epsilon 9.0) 2.0) 2.0) (/ epsilon 9.0)))
      (a!59 (<= (* (/ (/ epsilon 9.0) 3.0) 3.0) (/ epsilon 9.0)))
      (a!60 (<= (* (/ (/ epsilon 9.0) 4.0) 4.0) (/ epsilon 9.0)))
      (a!61 (<= (* (/ (/ epsilon 9.0) 7.0) 7.0) (/ epsilon 9.0)))
      (a!62 (<= (* (/ (/ epsilon 9.0) 21.0) 21.0) (/ epsilon 9.0)))
      (a!63 (<= (* (/ (/ epsilon 9.0) 41.0) 41.0) (/ epsilon 9.0)))
      (a!64 (<= (* (/ (/ epsilon 10.0) 1.0) 1.0) (/ epsilon 10.0)))
      (a!65 (<= (* (/ (/ epsilon 10.0) 2.0) 2.0) (/ epsilon 10.0)))
      (a!66 (<= (* (/ (/ epsilon 10.0) 3.0) 3.0) (/ epsilon 10.0)))
      (a!67 (<= (* (/ (/ epsilon 10.0) 4.0) 4.0) (/ epsilon 10.0)))
      (a!68 (<= (* (/ (/ epsilon 10.0) 7.0) 7.0) (/ epsilon 10.0)))
      (a!69 (<= (* (/ (/ epsilon 10.0) 21.0) 21.0) (/ epsilon 10.0)))
      (a!70 (<= (* (/ (/ epsilon 10.0) 41.0) 41.0) (/ epsilon 10.0)))
      (a!71 (<= (* (/ (/ epsilon 11.0) 1.0) 1.0) (/ epsilon 11.0)))
      (a!72 (<= (* (/ (/ epsilon 11.0) 2.0) 2.0) (/ epsilon 11.0)))
      (a!73 (<= (* (/ (/ epsilon 11.0) 3.0) 3.0) (/ epsilon 11.0)))
      (a!74 (<= (* (/ (/ epsilon 11.0) 4.0) 4.0) (/ epsilon 11.0)))
      (a!75 (<= (* (/ (/ epsilon 11.0) 7.0) 7.0) (/ epsilon 11.0)))
      (a!76 (<= (* (/ (/ epsilon 11.0) 21.0) 21.0) (/ epsilon 11.0)))
      (a!77 (<= (* (/ (/ epsilon 11.0) 41.0) 41.0) (/ epsilon 11.0)))
      (a!78 (<= (* (/ (/ epsilon 12.0) 1.0) 1.0) (/ epsilon 12.0)))
      (a!79 (<= (* (/ (/ epsilon 12.0) 2.0) 2.0) (/ epsilon 12.0)))
      (a!80 (<= (* (/ (/ epsilon 12.0) 3.0) 3.0) (/ epsilon 12.0)))
      (a!81 (<= (* (/ (/ epsilon 12.0) 4.0) 4.0) (/ epsilon 12.0)))
      (a!82 (<= (* (/ (/ epsilon 12.0) 7.0) 7.0) (/ epsilon 12.0)))
      (a!83 (<= (* (/ (/ epsilon 12.0) 21.0) 21.0) (/ epsilon 12.0)))
      (a!84 (<= (* (/ (/ epsilon 12.0) 41.0) 41.0) (/ epsilon 12.0)))
      (a!85 (<= (* (/ (/ epsilon 13.0) 1.0) 1.0) (/ epsilon 13.0)))
      (a!86 (<= (* (/ (/ epsilon 13.0) 2.0) 2.0) (/ epsilon 13.0)))
      (a!87 (<= (* (/ (/ epsilon 13.0) 3.0) 3.0) (/ epsilon 13.0)))
      (a!88 (<= (* (/ (/ epsilon 13.0) 4.0) 4.0) (/ epsilon 13.0)))
      (a!89 (<= (* (/ (/ epsilon 13.0) 7.0) 7.0) (/ epsilon 13.0)))
      (a!90 (<= (* (/ (/ epsilon 13.0) 21.0) 21.0) (/ epsilon 13.0)))
      (a!91 (<= (* (/ (/ epsilon 13.0) 41.0) 41.0) (/ epsilon 13.0)))
      (a!92 (<= (* (/ (/ epsilon 63.0) 1.0) 1.0) (/ epsilon 63.0)))
      (a!93 (<= (* (/ (/ epsilon 63.0) 2.0) 2.0) (/ epsilon 63.0)))
      (a!94 (<= (* (/ (/ epsilon 63.0) 3.0) 3.0) (/ epsilon 63.0)))
      (a!95 (<= (* (/ (/ epsilon 63.0) 4.0) 4.0) (/ epsilon 63.0)))
      (a!96 (<= (* (/ (/ epsilon 63.0) 7.0) 7.0) (/ epsilon 63.0)))
      (a!97 (<= (* (/ (/ epsilon 63.0) 21.0) 21.0) (/ epsilon 63.0)))
      (a!98 (<= (* (/ (/ epsilon 63.0) 41.0) 41.0) (/ epsilon 63.0))))
  (not (and a!1
            (<= (/ epsilon 1.0) epsilon)
            a!2
            a!3
            a!4
            a!5
            a!6
            a!7
            a!8
            (<= (/ epsilon 2.0) epsilon)
            a!9
            a!10
            a!11
            a!12
            a!13
            a!14
            a!15
            (<= (/ epsilon 3.0) epsilon)
            a!16
            a!17
            a!18
            a!19
            a!20
            a!21
            a!22
            (<= (/ epsilon 4.0) epsilon)
            a!23
            a!24
            a!25
            a!26
            a!27
            a!28
            a!29
            (<= (/ epsilon 5.0) epsilon)
            a!30
            a!31
            a!32
            a!33
            a!34
            a!35
            a!36
            (<= (/ epsilon 6.0) epsilon)
            a!37
            a!38
            a!39
            a!40
            a!41
            a!42
            a!43
            (<= (/ epsilon 7.0) epsilon)
            a!44
            a!45
            a!46
            a!47
            a!48
            a!49
            a!50
            (<= (/ epsilon 8.0) epsilon)
            a!51
            a!52
            a!53
            a!54
            a!55
            a!56
            a!57
            (<= (/ epsilon 9.0) epsilon)
            a!58
            a!59
            a!60
            a!61
            a!62
            a!63
            a!64
            (<= (/ epsilon 10.0) epsilon)
            a!65
            a!66
            a!67
            a!68
            a!69
            a!70
            a!71
            (<= (/ epsilon 11.0) epsilon)
            a!72
            a!73
            a!74
            a!75
            a!76
            a!77
            a!78
            (<= (/ epsilon 12.0) epsilon)
            a!79
            a!80
            a!81
            a!82
            a!83
            a!84
            a!85
            (<= (/ epsilon 13.0) epsilon)
            a!86
            a!87
            a!88
            a!89
            a!90
            a!91
            a!92
            (<= (/ epsilon 63.0) epsilon)
            a!93
            a!94
            a!95
            a!96
            a!97
            a!98)))
  :named |negated goal|))
(check-sat)
