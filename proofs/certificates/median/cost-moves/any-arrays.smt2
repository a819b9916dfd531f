; id: median/cost-moves
; query: any arrays
; label: claim:pvtmed
; states: When two arrays change, no candidate's cost moves by more than 2.
; kind: unbounded
; bounds: tied to the code for k<=4, B<=4
; assumes: median/two-arrays
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun above () Int)
(declare-fun below () Int)
(declare-fun bin_1 () Int)
(declare-fun bin_2 () Int)
(declare-fun candidate () Int)
(declare-fun other_bin_1 () Int)
(declare-fun other_bin_2 () Int)
(assert (! (and (>= below 0) (>= above 0))
  :named |counts of untouched arrays|))
(assert (! (let ((a!1 (+ below
              0
              (ite (< bin_1 candidate) 1 0)
              (ite (< bin_2 candidate) 1 0)))
      (a!2 (+ above
              0
              (ite (> bin_1 candidate) 1 0)
              (ite (> bin_2 candidate) 1 0)))
      (a!3 (+ below
              0
              (ite (< other_bin_1 candidate) 1 0)
              (ite (< other_bin_2 candidate) 1 0)))
      (a!4 (+ above
              0
              (ite (> other_bin_1 candidate) 1 0)
              (ite (> other_bin_2 candidate) 1 0))))
(let ((a!5 (<= (ite (< a!1 a!2) a!2 a!1) (+ (ite (< a!3 a!4) a!4 a!3) 2))))
  (not a!5)))
  :named |negated goal|))
(check-sat)
