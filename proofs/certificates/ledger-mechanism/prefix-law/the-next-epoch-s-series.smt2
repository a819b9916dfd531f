; id: ledger-mechanism/prefix-law
; query: the next epoch's series
; label:
; states: The noises of a part of a series, too, are the less likely the larger the largest is,
;   and by a factor of at most q**d where it is larger by d.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun asked () Int)
(declare-fun first () Int)
(declare-fun length () Int)
(assert (! (<= first 5)
  :named |the last series|))
(assert (! (let ((a!1 (and (and (<= asked 0) (> (+ first length) 5))
                true
                (<= first 5)
                (> (+ first length) 5)))
      (a!3 (and true (> 1 asked) (not (< 5 (+ first length))) (< 1 asked)))
      (a!4 (not (and (<= asked 0) (> (+ first length) 5))))
      (a!6 (and true (> 1 asked) (not (< 5 (+ first length))) (not (< 1 asked)))))
(let ((a!2 (=> (and true (> 1 asked) (< 5 (+ first length))) a!1))
      (a!5 (and a!4
                (= 5 5)
                (= asked (ite (>= asked 1) asked 1))
                true
                (<= 5 5)
                (> (+ 5 asked) 5)))
      (a!7 (and a!4
                (= 5 5)
                (= 1 (ite (>= asked 1) asked 1))
                true
                (<= 5 5)
                (> (+ 5 1) 5))))
(let ((a!8 (=> (and true (not (> 1 asked)) (< 1 asked)) a!5))
      (a!9 (=> (and true (not (> 1 asked)) (not (< 1 asked))) a!7)))
  (not (and a!2 (=> a!3 a!5) (=> a!6 a!7) a!8 a!9)))))
  :named |negated goal|))
(check-sat)
