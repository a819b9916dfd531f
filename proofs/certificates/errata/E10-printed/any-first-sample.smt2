; id: errata/E10-printed
; query: any first sample
; label: sec:extensions
; states: Printed: the arguments carry over to samples without bounds.
; kind: bounded
; bounds: the smallest case first
; assumes: nothing
; expected: sat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status sat)
(declare-fun mine_0 () Real)
(declare-fun theirs_0 () Real)
(assert (! (let ((a!1 (< (+ 0.0 0.0 mine_0 (* (- 1.0) (+ 0.0 theirs_0))) 0.0))
      (a!2 (- (+ 0.0 0.0 mine_0 (* (- 1.0) (+ 0.0 theirs_0))))))
(let ((a!3 (ite a!1 a!2 (+ 0.0 0.0 mine_0 (* (- 1.0) (+ 0.0 theirs_0))))))
(let ((a!4 (and (<= (+ 0.0 0.0 0.0 (* a!3 (/ 2147483648.0 30589129051.0))) 1.0))))
  (not a!4))))
  :named |negated goal|))
(check-sat)
