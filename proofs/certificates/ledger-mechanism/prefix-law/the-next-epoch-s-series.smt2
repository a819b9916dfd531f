; id: ledger-mechanism/prefix-law
; query: the next epoch's series
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
(declare-fun asked () Int)
(declare-fun asked_probes () Int)
(declare-fun first () Int)
(declare-fun length () Int)
(declare-fun probes () Int)
(declare-fun released () Int)
(assert (! (<= first 5)
  :named |the last series|))
(assert (! (and (>= released 0) (<= released probes))
  :named |no more overhangs than its radius is for|))
(assert (! (let ((a!1 (and (and (<= asked 0) (> (+ first length) 5))
                true
                (<= first 5)
                (> (+ first length) 5)
                (>= released 0)
                (<= released probes)))
      (a!3 (and true
                (> 1 asked)
                (not (< 5 (+ first length)))
                (< 1 asked)
                (< 0 asked_probes)))
      (a!4 (not (and (<= asked 0) (> (+ first length) 5))))
      (a!6 (and true
                (> 1 asked)
                (not (< 5 (+ first length)))
                (< 1 asked)
                (not (< 0 asked_probes))))
      (a!8 (and true
                (> 1 asked)
                (not (< 5 (+ first length)))
                (not (< 1 asked))
                (< 0 asked_probes)))
      (a!10 (and true
                 (> 1 asked)
                 (not (< 5 (+ first length)))
                 (not (< 1 asked))
                 (not (< 0 asked_probes)))))
(let ((a!2 (=> (and true (> 1 asked) (< 5 (+ first length))) a!1))
      (a!5 (and a!4
                (= 5 5)
                (= asked (ite (>= asked 1) asked 1))
                (= asked_probes (ite (>= asked_probes 0) asked_probes 0))
                true
                (>= asked_probes 1)
                (= 0 0)
                (and (<= 5 5) (> (+ 5 asked) 5))
                (and (>= 0 0) (<= 0 asked_probes))))
      (a!7 (and a!4
                (= 5 5)
                (= asked (ite (>= asked 1) asked 1))
                (= 0 (ite (>= asked_probes 0) asked_probes 0))
                true
                (= 0 0)
                (and (<= 5 5) (> (+ 5 asked) 5))
                (and (>= 0 0) (<= 0 0))))
      (a!9 (and a!4
                (= 5 5)
                (= 1 (ite (>= asked 1) asked 1))
                (= asked_probes (ite (>= asked_probes 0) asked_probes 0))
                true
                (>= asked_probes 1)
                (= 0 0)
                (and (<= 5 5) (> (+ 5 1) 5))
                (and (>= 0 0) (<= 0 asked_probes))))
      (a!11 (and a!4
                 (= 5 5)
                 (= 1 (ite (>= asked 1) asked 1))
                 (= 0 (ite (>= asked_probes 0) asked_probes 0))
                 true
                 (= 0 0)
                 (and (<= 5 5) (> (+ 5 1) 5))
                 (and (>= 0 0) (<= 0 0)))))
(let ((a!12 (=> (and true (not (> 1 asked)) (< 1 asked) (< 0 asked_probes)) a!5))
      (a!13 (=> (and true
                     (not (> 1 asked))
                     (< 1 asked)
                     (not (< 0 asked_probes)))
                a!7))
      (a!14 (=> (and true
                     (not (> 1 asked))
                     (not (< 1 asked))
                     (< 0 asked_probes))
                a!9))
      (a!15 (=> (and true
                     (not (> 1 asked))
                     (not (< 1 asked))
                     (not (< 0 asked_probes)))
                a!11)))
  (not (and a!2
            (=> a!3 a!5)
            (=> a!6 a!7)
            (=> a!8 a!9)
            (=> a!10 a!11)
            a!12
            a!13
            a!14
            a!15)))))
  :named |negated goal|))
(check-sat)
