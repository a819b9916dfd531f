; id: ledger-mechanism/series-follow
; query: the next epoch's overhang
; label:
; states: Whatever length and number of overhangs the policy asks for, an epoch is within the
;   length of its series: that of the epoch before, with its radii, or a new one that begins
;   with it, with radii of its own, of the plan's scale: the sums' for as many noises as it is
;   long, and the overhangs', if any, for as many as they may be. An overhang is released, and
;   counted, where it is asked for and fewer have been in the series, and nowhere else; an epoch
;   without one draws nothing for it and costs nobody more than its sum.
; kind: unbounded
; bounds: none
; assumes: nothing
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
