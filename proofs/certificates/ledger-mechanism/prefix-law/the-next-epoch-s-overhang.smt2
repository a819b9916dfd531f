; id: ledger-mechanism/prefix-law
; query: the next epoch's overhang
; label:
; states: The noises of a part of a series, too, of its sums or of its overhangs, are the less
;   likely the larger the largest is, and by a factor of at most q**d where it is larger by d:
;   there are no more of either than their radius was drawn for.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun asked_for () Bool)
(declare-fun first () Int)
(declare-fun probes () Int)
(declare-fun released () Int)
(declare-fun within.0.5.sum_radius () Int)
(declare-fun within.1.5.overhang_radius () Int)
(assert (! (<= first 5)
  :named |the last series|))
(assert (! (and (>= released 0) (<= released probes))
  :named |no more overhangs than its radius is for|))
(assert (! (let ((a!1 (=> (and true asked_for (< released probes))
               (and (and asked_for (< released probes))
                    (= (+ 1 released) (+ released 1))
                    true
                    (= (+ 0 within.0.5.sum_radius) within.0.5.sum_radius)
                    (= (+ 0 within.1.5.overhang_radius)
                       within.1.5.overhang_radius)
                    (<= (+ 1 released) probes))))
      (a!2 (and (not (and asked_for (< released probes)))
                (= released released)
                true
                (= (+ 0 within.0.5.sum_radius) within.0.5.sum_radius)
                (<= released probes))))
(let ((a!3 (=> (and true asked_for (not (< released probes))) a!2)))
(let ((a!4 (and a!1 a!3 (=> (and true (not asked_for)) a!2))))
  (not a!4))))
  :named |negated goal|))
(check-sat)
