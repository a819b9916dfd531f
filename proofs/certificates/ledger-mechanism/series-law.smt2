; id: ledger-mechanism/series-law
; query: a point within the radius, 1 sum
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun radius () Int)
(declare-fun uniform_1 () Int)
(assert (! (>= radius 0)
  :named |a radius|))
(assert (! (and (>= uniform_1 0) (<= uniform_1 (* 2 radius)))
  :named |uniform draws|))
(assert (! (let ((a!1 (and true
                (<= 0 (+ uniform_1 (* (- 1) radius)))
                (<= (+ uniform_1 (* (- 1) radius)) radius)))
      (a!2 (= (+ 1 (* 2 radius)) (+ (* 2 radius) 1)))
      (a!3 (+ 0
              (ite (< (- uniform_1 radius) 0)
                   (- (- uniform_1 radius))
                   (- uniform_1 radius))))
      (a!5 (not (<= (+ uniform_1 (* (- 1) radius)) radius)))
      (a!7 (not (<= 0 (+ uniform_1 (* (- 1) radius)))))
      (a!9 (not (<= (+ (* (- 1) uniform_1) radius) radius))))
(let ((a!4 (and true
                a!2
                (<= a!3 radius)
                (= (+ uniform_1 (* (- 1) radius)) (- uniform_1 radius))))
      (a!6 (and true (<= 0 (+ uniform_1 (* (- 1) radius))) a!5))
      (a!8 (and true a!7 (<= (+ (* (- 1) uniform_1) radius) radius))))
(let ((a!10 (and (=> a!1 a!4)
                 (=> a!6 (and true a!2 (> a!3 radius)))
                 (=> a!8 a!4)
                 (=> (and true a!7 a!9) (and true a!2 (> a!3 radius))))))
  (not a!10))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: the points within the radius 0, 1 sum
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun comb_1_radius_0 () Int)
(declare-fun comb_1_radius_1 () Int)
(declare-fun comb_radius_0 () Int)
(declare-fun comb_radius_1 () Int)
(declare-fun radius () Int)
(assert (! (>= radius 0)
  :named |a radius|))
(assert (! (= 1 (* comb_radius_0 1))
  :named |about comb_radius_0|))
(assert (! (= (* comb_radius_1 1) (* 1 (- radius 0)))
  :named |about comb_radius_1|))
(assert (! (= 1 (* comb_1_radius_0 1))
  :named |about comb_1_radius_0|))
(assert (! (= (* comb_1_radius_1 1) (* 1 (- (+ 1 radius) 0)))
  :named |about comb_1_radius_1|))
(assert (! (not (and (= 1 1) (= comb_radius_0 1)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: points within the next radius, 1 sum
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun comb_1_radius_0 () Int)
(declare-fun comb_1_radius_1 () Int)
(declare-fun comb_radius_0 () Int)
(declare-fun comb_radius_1 () Int)
(declare-fun radius () Int)
(assert (! (>= radius 0)
  :named |a radius|))
(assert (! (= 1 (* comb_radius_0 1))
  :named |about comb_radius_0|))
(assert (! (= (* comb_radius_1 1) (* 1 (- radius 0)))
  :named |about comb_radius_1|))
(assert (! (= 1 (* comb_1_radius_0 1))
  :named |about comb_1_radius_0|))
(assert (! (= (* comb_1_radius_1 1) (* 1 (- (+ 1 radius) 0)))
  :named |about comb_1_radius_1|))
(assert (! (let ((a!1 (= (- (+ comb_1_radius_0 (* 2 comb_1_radius_1))
                 (+ comb_radius_0 (* 2 comb_radius_1)))
              (+ comb_1_radius_0 comb_radius_0))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: the radius is a sum of draws, 1 sum
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun comb_total_0 () Int)
(declare-fun comb_total_1 () Int)
(declare-fun length () Int)
(declare-fun total () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (= 1 (* comb_total_0 1))
  :named |about comb_total_0|))
(assert (! (= (* comb_total_1 1) (* 1 (- total 0)))
  :named |about comb_total_1|))
(assert (! (let ((a!1 (and (= total total) (= (+ 1 length) (+ (* length 1) 1)) true)))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: scale of the draws, 1 sum
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun scale () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (not (and (= scale scale) true))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: one trial for each epoch, 1 sum
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun comb_total_0 () Int)
(declare-fun comb_total_1 () Int)
(declare-fun length () Int)
(declare-fun total () Int)
(declare-fun turn () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (= 1 (* comb_total_0 1))
  :named |about comb_total_0|))
(assert (! (= (* comb_total_1 1) (* 1 (- total 0)))
  :named |about comb_total_1|))
(assert (! (and (>= turn 0) (<= turn (- length 1)))
  :named |one of the trials|))
(assert (! (let ((a!1 (and (= (+ 1 total 0) (+ total 1))
                (= (+ 2 total turn) (+ 1 total turn 1))
                (= (+ 2 total (- length 1)) (+ total (* length 1) 1))
                (= length length))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: the probability of the trial, 1 sum
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun comb_total_0 () Int)
(declare-fun comb_total_1 () Int)
(declare-fun length () Int)
(declare-fun total () Int)
(declare-fun turn () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (= 1 (* comb_total_0 1))
  :named |about comb_total_0|))
(assert (! (= (* comb_total_1 1) (* 1 (- total 0)))
  :named |about comb_total_1|))
(assert (! (and (>= turn 0) (<= turn (- length 1)))
  :named |one of the trials|))
(assert (! (let ((a!1 (= (* (+ comb_total_0 (* 2 comb_total_1)) 2 1 (+ total (* turn 1) 1))
              (* 1
                 (+ comb_total_0 (* 2 comb_total_1))
                 (+ 2 (* 2 total) (* 2 turn))))))
(let ((a!2 (and a!1 (>= (+ comb_total_0 (* 2 comb_total_1)) 1))))
  (not a!2)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: the first trial has a probability, 1 sum
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun comb_total_0 () Int)
(declare-fun comb_total_1 () Int)
(declare-fun length () Int)
(declare-fun total () Int)
(declare-fun turn () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (= 1 (* comb_total_0 1))
  :named |about comb_total_0|))
(assert (! (= (* comb_total_1 1) (* 1 (- total 0)))
  :named |about comb_total_1|))
(assert (! (and (>= turn 0) (<= turn (- length 1)))
  :named |one of the trials|))
(assert (! (let ((a!1 (<= (* 1 (+ comb_total_0 (* 2 comb_total_1))) (* 2 1 (+ total 1)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: later trials have smaller ones, 1 sum
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun comb_total_0 () Int)
(declare-fun comb_total_1 () Int)
(declare-fun length () Int)
(declare-fun total () Int)
(declare-fun turn () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (= 1 (* comb_total_0 1))
  :named |about comb_total_0|))
(assert (! (= (* comb_total_1 1) (* 1 (- total 0)))
  :named |about comb_total_1|))
(assert (! (and (>= turn 0) (<= turn (- length 1)))
  :named |one of the trials|))
(assert (! (let ((a!1 (and (>= (+ total 1) 1) (<= (+ total 1) (+ total (* turn 1) 1)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: a point within the radius, 2 sums
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun radius () Int)
(declare-fun uniform_1 () Int)
(declare-fun uniform_2 () Int)
(assert (! (>= radius 0)
  :named |a radius|))
(assert (! (and (>= uniform_1 0)
     (<= uniform_1 (* 2 radius))
     (>= uniform_2 0)
     (<= uniform_2 (* 2 radius)))
  :named |uniform draws|))
(assert (! (let ((a!1 (and true
                (<= 0 (+ uniform_1 (* (- 1) radius)))
                (<= 0 (+ uniform_2 (* (- 1) radius)))
                (<= (+ uniform_1 (* (- 2) radius) uniform_2) radius)))
      (a!2 (= (+ 1 (* 2 radius)) (+ (* 2 radius) 1)))
      (a!3 (+ 0
              (ite (< (- uniform_1 radius) 0)
                   (- (- uniform_1 radius))
                   (- uniform_1 radius))
              (ite (< (- uniform_2 radius) 0)
                   (- (- uniform_2 radius))
                   (- uniform_2 radius))))
      (a!5 (not (<= (+ uniform_1 (* (- 2) radius) uniform_2) radius)))
      (a!7 (not (<= 0 (+ uniform_2 (* (- 1) radius)))))
      (a!9 (not (<= (+ uniform_1 (* (- 1) uniform_2)) radius)))
      (a!11 (not (<= 0 (+ uniform_1 (* (- 1) radius)))))
      (a!13 (not (<= (+ (* (- 1) uniform_1) uniform_2) radius)))
      (a!15 (<= (+ (* (- 1) uniform_1) (* 2 radius) (* (- 1) uniform_2)) radius)))
(let ((a!4 (and true
                a!2
                (<= a!3 radius)
                (= (+ uniform_1 (* (- 1) radius)) (- uniform_1 radius))
                (= (+ uniform_2 (* (- 1) radius)) (- uniform_2 radius))))
      (a!6 (and true
                (<= 0 (+ uniform_1 (* (- 1) radius)))
                (<= 0 (+ uniform_2 (* (- 1) radius)))
                a!5))
      (a!8 (and true
                (<= 0 (+ uniform_1 (* (- 1) radius)))
                a!7
                (<= (+ uniform_1 (* (- 1) uniform_2)) radius)))
      (a!10 (and true (<= 0 (+ uniform_1 (* (- 1) radius))) a!7 a!9))
      (a!12 (and true
                 a!11
                 (<= 0 (+ uniform_2 (* (- 1) radius)))
                 (<= (+ (* (- 1) uniform_1) uniform_2) radius)))
      (a!14 (and true a!11 (<= 0 (+ uniform_2 (* (- 1) radius))) a!13)))
(let ((a!16 (and (=> a!1 a!4)
                 (=> a!6 (and true a!2 (> a!3 radius)))
                 (=> a!8 a!4)
                 (=> a!10 (and true a!2 (> a!3 radius)))
                 (=> a!12 a!4)
                 (=> a!14 (and true a!2 (> a!3 radius)))
                 (=> (and true a!11 a!7 a!15) a!4)
                 (=> (and true a!11 a!7 (not a!15))
                     (and true a!2 (> a!3 radius))))))
  (not a!16))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: the points within the radius 0, 2 sums
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun comb_1_radius_0 () Int)
(declare-fun comb_1_radius_1 () Int)
(declare-fun comb_1_radius_2 () Int)
(declare-fun comb_radius_0 () Int)
(declare-fun comb_radius_1 () Int)
(declare-fun comb_radius_2 () Int)
(declare-fun radius () Int)
(assert (! (>= radius 0)
  :named |a radius|))
(assert (! (= 1 (* comb_radius_0 1))
  :named |about comb_radius_0|))
(assert (! (= (* comb_radius_1 1) (* 1 (- radius 0)))
  :named |about comb_radius_1|))
(assert (! (= (* comb_radius_2 2) (* 1 (- radius 0) (- radius 1)))
  :named |about comb_radius_2|))
(assert (! (= 1 (* comb_1_radius_0 1))
  :named |about comb_1_radius_0|))
(assert (! (= (* comb_1_radius_1 1) (* 1 (- (+ 1 radius) 0)))
  :named |about comb_1_radius_1|))
(assert (! (= (* comb_1_radius_2 2) (* 1 (- (+ 1 radius) 0) (- (+ 1 radius) 1)))
  :named |about comb_1_radius_2|))
(assert (! (not (= 1 1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: points within the next radius, 2 sums
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun comb_1_radius_0 () Int)
(declare-fun comb_1_radius_1 () Int)
(declare-fun comb_1_radius_2 () Int)
(declare-fun comb_radius_0 () Int)
(declare-fun comb_radius_1 () Int)
(declare-fun comb_radius_2 () Int)
(declare-fun radius () Int)
(assert (! (>= radius 0)
  :named |a radius|))
(assert (! (= 1 (* comb_radius_0 1))
  :named |about comb_radius_0|))
(assert (! (= (* comb_radius_1 1) (* 1 (- radius 0)))
  :named |about comb_radius_1|))
(assert (! (= (* comb_radius_2 2) (* 1 (- radius 0) (- radius 1)))
  :named |about comb_radius_2|))
(assert (! (= 1 (* comb_1_radius_0 1))
  :named |about comb_1_radius_0|))
(assert (! (= (* comb_1_radius_1 1) (* 1 (- (+ 1 radius) 0)))
  :named |about comb_1_radius_1|))
(assert (! (= (* comb_1_radius_2 2) (* 1 (- (+ 1 radius) 0) (- (+ 1 radius) 1)))
  :named |about comb_1_radius_2|))
(assert (! (let ((a!1 (= (- (+ comb_1_radius_0 (* 4 comb_1_radius_1) (* 4 comb_1_radius_2))
                 (+ comb_radius_0 (* 4 comb_radius_1) (* 4 comb_radius_2)))
              (+ comb_1_radius_0
                 (* 2 comb_1_radius_1)
                 comb_radius_0
                 (* 2 comb_radius_1)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: the radius is a sum of draws, 2 sums
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun comb_total_0 () Int)
(declare-fun comb_total_1 () Int)
(declare-fun comb_total_2 () Int)
(declare-fun length () Int)
(declare-fun total () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (= 1 (* comb_total_0 1))
  :named |about comb_total_0|))
(assert (! (= (* comb_total_1 1) (* 1 (- total 0)))
  :named |about comb_total_1|))
(assert (! (= (* comb_total_2 2) (* 1 (- total 0) (- total 1)))
  :named |about comb_total_2|))
(assert (! (let ((a!1 (and (= total total) (= (+ 1 (* 2 length)) (+ (* length 2) 1)) true)))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: scale of the draws, 2 sums
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun scale () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (not (and (= scale scale) true))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: one trial for each epoch, 2 sums
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun comb_total_0 () Int)
(declare-fun comb_total_1 () Int)
(declare-fun comb_total_2 () Int)
(declare-fun length () Int)
(declare-fun total () Int)
(declare-fun turn () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (= 1 (* comb_total_0 1))
  :named |about comb_total_0|))
(assert (! (= (* comb_total_1 1) (* 1 (- total 0)))
  :named |about comb_total_1|))
(assert (! (= (* comb_total_2 2) (* 1 (- total 0) (- total 1)))
  :named |about comb_total_2|))
(assert (! (and (>= turn 0) (<= turn (- length 1)))
  :named |one of the trials|))
(assert (! (let ((a!1 (= (+ 3 total (* 2 turn)) (+ 1 total (* 2 (+ turn 1)))))
      (a!2 (= (+ 3 total (* 2 (- length 1))) (+ total (* length 2) 1))))
(let ((a!3 (and (= (+ 1 total (* 2 0)) (+ total 1)) a!1 a!2 (= length length))))
  (not a!3)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: the probability of the trial, 2 sums
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun comb_total_0 () Int)
(declare-fun comb_total_1 () Int)
(declare-fun comb_total_2 () Int)
(declare-fun length () Int)
(declare-fun total () Int)
(declare-fun turn () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (= 1 (* comb_total_0 1))
  :named |about comb_total_0|))
(assert (! (= (* comb_total_1 1) (* 1 (- total 0)))
  :named |about comb_total_1|))
(assert (! (= (* comb_total_2 2) (* 1 (- total 0) (- total 1)))
  :named |about comb_total_2|))
(assert (! (and (>= turn 0) (<= turn (- length 1)))
  :named |one of the trials|))
(assert (! (let ((a!1 (+ (* 2 comb_total_0) (* 8 comb_total_1) (* 8 comb_total_2))))
(let ((a!2 (* a!1 4 1 (+ (+ total (* turn 2)) 1) (+ (+ total (* turn 2)) 2))))
(let ((a!3 (= a!2
              (* 2
                 (+ comb_total_0 (* 4 comb_total_1) (* 4 comb_total_2))
                 4
                 (+ 1 total (* 2 turn))
                 (+ 2 total (* 2 turn))))))
  (not (and a!3 (>= a!1 1))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: the first trial has a probability, 2 sums
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun comb_total_0 () Int)
(declare-fun comb_total_1 () Int)
(declare-fun comb_total_2 () Int)
(declare-fun length () Int)
(declare-fun total () Int)
(declare-fun turn () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (= 1 (* comb_total_0 1))
  :named |about comb_total_0|))
(assert (! (= (* comb_total_1 1) (* 1 (- total 0)))
  :named |about comb_total_1|))
(assert (! (= (* comb_total_2 2) (* 1 (- total 0) (- total 1)))
  :named |about comb_total_2|))
(assert (! (and (>= turn 0) (<= turn (- length 1)))
  :named |one of the trials|))
(assert (! (let ((a!1 (<= (* 2 (+ comb_total_0 (* 4 comb_total_1) (* 4 comb_total_2)))
               (* 4 1 (+ total 1) (+ total 2)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: later trials have smaller ones, 2 sums
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun comb_total_0 () Int)
(declare-fun comb_total_1 () Int)
(declare-fun comb_total_2 () Int)
(declare-fun length () Int)
(declare-fun total () Int)
(declare-fun turn () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (= 1 (* comb_total_0 1))
  :named |about comb_total_0|))
(assert (! (= (* comb_total_1 1) (* 1 (- total 0)))
  :named |about comb_total_1|))
(assert (! (= (* comb_total_2 2) (* 1 (- total 0) (- total 1)))
  :named |about comb_total_2|))
(assert (! (and (>= turn 0) (<= turn (- length 1)))
  :named |one of the trials|))
(assert (! (let ((a!1 (<= (+ total 1) (+ (+ total (* turn 2)) 1)))
      (a!2 (<= (+ total 2) (+ (+ total (* turn 2)) 2))))
  (not (and (>= (+ total 1) 1) a!1 (>= (+ total 2) 1) a!2)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: a point within the radius, 3 sums
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun radius () Int)
(declare-fun uniform_1 () Int)
(declare-fun uniform_2 () Int)
(declare-fun uniform_3 () Int)
(assert (! (>= radius 0)
  :named |a radius|))
(assert (! (and (>= uniform_1 0)
     (<= uniform_1 (* 2 radius))
     (>= uniform_2 0)
     (<= uniform_2 (* 2 radius))
     (>= uniform_3 0)
     (<= uniform_3 (* 2 radius)))
  :named |uniform draws|))
(assert (! (let ((a!1 (and true
                (<= 0 (+ uniform_1 (* (- 1) radius)))
                (<= 0 (+ uniform_2 (* (- 1) radius)))
                (<= 0 (+ uniform_3 (* (- 1) radius)))
                (<= (+ uniform_1 (* (- 3) radius) uniform_2 uniform_3) radius)))
      (a!2 (= (+ 1 (* 2 radius)) (+ (* 2 radius) 1)))
      (a!3 (+ 0
              (ite (< (- uniform_1 radius) 0)
                   (- (- uniform_1 radius))
                   (- uniform_1 radius))
              (ite (< (- uniform_2 radius) 0)
                   (- (- uniform_2 radius))
                   (- uniform_2 radius))
              (ite (< (- uniform_3 radius) 0)
                   (- (- uniform_3 radius))
                   (- uniform_3 radius))))
      (a!5 (not (<= (+ uniform_1 (* (- 3) radius) uniform_2 uniform_3) radius)))
      (a!7 (not (<= 0 (+ uniform_3 (* (- 1) radius)))))
      (a!8 (<= (+ uniform_1 (* (- 1) radius) uniform_2 (* (- 1) uniform_3))
               radius))
      (a!11 (not (<= 0 (+ uniform_2 (* (- 1) radius)))))
      (a!12 (<= (+ uniform_1 (* (- 1) uniform_2) uniform_3 (* (- 1) radius))
                radius))
      (a!15 (<= (+ uniform_1 (* (- 1) uniform_2) (* (- 1) uniform_3) radius)
                radius))
      (a!18 (not (<= 0 (+ uniform_1 (* (- 1) radius)))))
      (a!19 (<= (+ (* (- 1) uniform_1) uniform_2 uniform_3 (* (- 1) radius))
                radius))
      (a!22 (<= (+ (* (- 1) uniform_1) uniform_2 (* (- 1) uniform_3) radius)
                radius))
      (a!25 (<= (+ (* (- 1) uniform_1) radius (* (- 1) uniform_2) uniform_3)
                radius))
      (a!28 (<= (+ (* (- 1) uniform_1)
                   (* 3 radius)
                   (* (- 1) uniform_2)
                   (* (- 1) uniform_3))
                radius)))
(let ((a!4 (and true
                a!2
                (<= a!3 radius)
                (= (+ uniform_1 (* (- 1) radius)) (- uniform_1 radius))
                (= (+ uniform_2 (* (- 1) radius)) (- uniform_2 radius))
                (= (+ uniform_3 (* (- 1) radius)) (- uniform_3 radius))))
      (a!6 (and true
                (<= 0 (+ uniform_1 (* (- 1) radius)))
                (<= 0 (+ uniform_2 (* (- 1) radius)))
                (<= 0 (+ uniform_3 (* (- 1) radius)))
                a!5))
      (a!9 (and true
                (<= 0 (+ uniform_1 (* (- 1) radius)))
                (<= 0 (+ uniform_2 (* (- 1) radius)))
                a!7
                a!8))
      (a!10 (and true
                 (<= 0 (+ uniform_1 (* (- 1) radius)))
                 (<= 0 (+ uniform_2 (* (- 1) radius)))
                 a!7
                 (not a!8)))
      (a!13 (and true
                 (<= 0 (+ uniform_1 (* (- 1) radius)))
                 a!11
                 (<= 0 (+ uniform_3 (* (- 1) radius)))
                 a!12))
      (a!14 (and true
                 (<= 0 (+ uniform_1 (* (- 1) radius)))
                 a!11
                 (<= 0 (+ uniform_3 (* (- 1) radius)))
                 (not a!12)))
      (a!16 (and true (<= 0 (+ uniform_1 (* (- 1) radius))) a!11 a!7 a!15))
      (a!17 (and true (<= 0 (+ uniform_1 (* (- 1) radius))) a!11 a!7 (not a!15)))
      (a!20 (and true
                 a!18
                 (<= 0 (+ uniform_2 (* (- 1) radius)))
                 (<= 0 (+ uniform_3 (* (- 1) radius)))
                 a!19))
      (a!21 (and true
                 a!18
                 (<= 0 (+ uniform_2 (* (- 1) radius)))
                 (<= 0 (+ uniform_3 (* (- 1) radius)))
                 (not a!19)))
      (a!23 (and true a!18 (<= 0 (+ uniform_2 (* (- 1) radius))) a!7 a!22))
      (a!24 (and true a!18 (<= 0 (+ uniform_2 (* (- 1) radius))) a!7 (not a!22)))
      (a!26 (and true a!18 a!11 (<= 0 (+ uniform_3 (* (- 1) radius))) a!25))
      (a!27 (and true
                 a!18
                 a!11
                 (<= 0 (+ uniform_3 (* (- 1) radius)))
                 (not a!25))))
(let ((a!29 (and (=> a!1 a!4)
                 (=> a!6 (and true a!2 (> a!3 radius)))
                 (=> a!9 a!4)
                 (=> a!10 (and true a!2 (> a!3 radius)))
                 (=> a!13 a!4)
                 (=> a!14 (and true a!2 (> a!3 radius)))
                 (=> a!16 a!4)
                 (=> a!17 (and true a!2 (> a!3 radius)))
                 (=> a!20 a!4)
                 (=> a!21 (and true a!2 (> a!3 radius)))
                 (=> a!23 a!4)
                 (=> a!24 (and true a!2 (> a!3 radius)))
                 (=> a!26 a!4)
                 (=> a!27 (and true a!2 (> a!3 radius)))
                 (=> (and true a!18 a!11 a!7 a!28) a!4)
                 (=> (and true a!18 a!11 a!7 (not a!28))
                     (and true a!2 (> a!3 radius))))))
  (not a!29))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: the points within the radius 0, 3 sums
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun comb_1_radius_0 () Int)
(declare-fun comb_1_radius_1 () Int)
(declare-fun comb_1_radius_2 () Int)
(declare-fun comb_1_radius_3 () Int)
(declare-fun comb_radius_0 () Int)
(declare-fun comb_radius_1 () Int)
(declare-fun comb_radius_2 () Int)
(declare-fun comb_radius_3 () Int)
(declare-fun radius () Int)
(assert (! (>= radius 0)
  :named |a radius|))
(assert (! (= 1 (* comb_radius_0 1))
  :named |about comb_radius_0|))
(assert (! (= (* comb_radius_1 1) (* 1 (- radius 0)))
  :named |about comb_radius_1|))
(assert (! (= (* comb_radius_2 2) (* 1 (- radius 0) (- radius 1)))
  :named |about comb_radius_2|))
(assert (! (= (* comb_radius_3 6) (* 1 (- radius 0) (- radius 1) (- radius 2)))
  :named |about comb_radius_3|))
(assert (! (= 1 (* comb_1_radius_0 1))
  :named |about comb_1_radius_0|))
(assert (! (= (* comb_1_radius_1 1) (* 1 (- (+ 1 radius) 0)))
  :named |about comb_1_radius_1|))
(assert (! (= (* comb_1_radius_2 2) (* 1 (- (+ 1 radius) 0) (- (+ 1 radius) 1)))
  :named |about comb_1_radius_2|))
(assert (! (= (* comb_1_radius_3 6)
   (* 1 (- (+ 1 radius) 0) (- (+ 1 radius) 1) (- (+ 1 radius) 2)))
  :named |about comb_1_radius_3|))
(assert (! (not (= 1 1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: points within the next radius, 3 sums
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun comb_1_radius_0 () Int)
(declare-fun comb_1_radius_1 () Int)
(declare-fun comb_1_radius_2 () Int)
(declare-fun comb_1_radius_3 () Int)
(declare-fun comb_radius_0 () Int)
(declare-fun comb_radius_1 () Int)
(declare-fun comb_radius_2 () Int)
(declare-fun comb_radius_3 () Int)
(declare-fun radius () Int)
(assert (! (>= radius 0)
  :named |a radius|))
(assert (! (= 1 (* comb_radius_0 1))
  :named |about comb_radius_0|))
(assert (! (= (* comb_radius_1 1) (* 1 (- radius 0)))
  :named |about comb_radius_1|))
(assert (! (= (* comb_radius_2 2) (* 1 (- radius 0) (- radius 1)))
  :named |about comb_radius_2|))
(assert (! (= (* comb_radius_3 6) (* 1 (- radius 0) (- radius 1) (- radius 2)))
  :named |about comb_radius_3|))
(assert (! (= 1 (* comb_1_radius_0 1))
  :named |about comb_1_radius_0|))
(assert (! (= (* comb_1_radius_1 1) (* 1 (- (+ 1 radius) 0)))
  :named |about comb_1_radius_1|))
(assert (! (= (* comb_1_radius_2 2) (* 1 (- (+ 1 radius) 0) (- (+ 1 radius) 1)))
  :named |about comb_1_radius_2|))
(assert (! (= (* comb_1_radius_3 6)
   (* 1 (- (+ 1 radius) 0) (- (+ 1 radius) 1) (- (+ 1 radius) 2)))
  :named |about comb_1_radius_3|))
(assert (! (let ((a!1 (= (- (+ comb_1_radius_0
                    (* 6 comb_1_radius_1)
                    (* 12 comb_1_radius_2)
                    (* 8 comb_1_radius_3))
                 (+ comb_radius_0
                    (* 6 comb_radius_1)
                    (* 12 comb_radius_2)
                    (* 8 comb_radius_3)))
              (+ comb_1_radius_0
                 (* 4 comb_1_radius_1)
                 (* 4 comb_1_radius_2)
                 comb_radius_0
                 (* 4 comb_radius_1)
                 (* 4 comb_radius_2)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: the radius is a sum of draws, 3 sums
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun comb_total_0 () Int)
(declare-fun comb_total_1 () Int)
(declare-fun comb_total_2 () Int)
(declare-fun comb_total_3 () Int)
(declare-fun length () Int)
(declare-fun total () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (= 1 (* comb_total_0 1))
  :named |about comb_total_0|))
(assert (! (= (* comb_total_1 1) (* 1 (- total 0)))
  :named |about comb_total_1|))
(assert (! (= (* comb_total_2 2) (* 1 (- total 0) (- total 1)))
  :named |about comb_total_2|))
(assert (! (= (* comb_total_3 6) (* 1 (- total 0) (- total 1) (- total 2)))
  :named |about comb_total_3|))
(assert (! (let ((a!1 (and (= total total) (= (+ 1 (* 3 length)) (+ (* length 3) 1)) true)))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: scale of the draws, 3 sums
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun scale () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (not (and (= scale scale) true))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: one trial for each epoch, 3 sums
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun comb_total_0 () Int)
(declare-fun comb_total_1 () Int)
(declare-fun comb_total_2 () Int)
(declare-fun comb_total_3 () Int)
(declare-fun length () Int)
(declare-fun total () Int)
(declare-fun turn () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (= 1 (* comb_total_0 1))
  :named |about comb_total_0|))
(assert (! (= (* comb_total_1 1) (* 1 (- total 0)))
  :named |about comb_total_1|))
(assert (! (= (* comb_total_2 2) (* 1 (- total 0) (- total 1)))
  :named |about comb_total_2|))
(assert (! (= (* comb_total_3 6) (* 1 (- total 0) (- total 1) (- total 2)))
  :named |about comb_total_3|))
(assert (! (and (>= turn 0) (<= turn (- length 1)))
  :named |one of the trials|))
(assert (! (let ((a!1 (= (+ 4 total (* 3 turn)) (+ 1 total (* 3 (+ turn 1)))))
      (a!2 (= (+ 4 total (* 3 (- length 1))) (+ total (* length 3) 1))))
(let ((a!3 (and (= (+ 1 total (* 3 0)) (+ total 1)) a!1 a!2 (= length length))))
  (not a!3)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: the probability of the trial, 3 sums
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun comb_total_0 () Int)
(declare-fun comb_total_1 () Int)
(declare-fun comb_total_2 () Int)
(declare-fun comb_total_3 () Int)
(declare-fun length () Int)
(declare-fun total () Int)
(declare-fun turn () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (= 1 (* comb_total_0 1))
  :named |about comb_total_0|))
(assert (! (= (* comb_total_1 1) (* 1 (- total 0)))
  :named |about comb_total_1|))
(assert (! (= (* comb_total_2 2) (* 1 (- total 0) (- total 1)))
  :named |about comb_total_2|))
(assert (! (= (* comb_total_3 6) (* 1 (- total 0) (- total 1) (- total 2)))
  :named |about comb_total_3|))
(assert (! (and (>= turn 0) (<= turn (- length 1)))
  :named |one of the trials|))
(assert (! (let ((a!1 (+ (* 6 comb_total_0)
              (* 36 comb_total_1)
              (* 72 comb_total_2)
              (* 48 comb_total_3))))
(let ((a!2 (* a!1
              8
              1
              (+ (+ total (* turn 3)) 1)
              (+ (+ total (* turn 3)) 2)
              (+ (+ total (* turn 3)) 3))))
(let ((a!3 (= a!2
              (* 6
                 (+ comb_total_0
                    (* 6 comb_total_1)
                    (* 12 comb_total_2)
                    (* 8 comb_total_3))
                 8
                 (+ 1 total (* 3 turn))
                 (+ 2 total (* 3 turn))
                 (+ 3 total (* 3 turn))))))
  (not (and a!3 (>= a!1 1))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: the first trial has a probability, 3 sums
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun comb_total_0 () Int)
(declare-fun comb_total_1 () Int)
(declare-fun comb_total_2 () Int)
(declare-fun comb_total_3 () Int)
(declare-fun length () Int)
(declare-fun total () Int)
(declare-fun turn () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (= 1 (* comb_total_0 1))
  :named |about comb_total_0|))
(assert (! (= (* comb_total_1 1) (* 1 (- total 0)))
  :named |about comb_total_1|))
(assert (! (= (* comb_total_2 2) (* 1 (- total 0) (- total 1)))
  :named |about comb_total_2|))
(assert (! (= (* comb_total_3 6) (* 1 (- total 0) (- total 1) (- total 2)))
  :named |about comb_total_3|))
(assert (! (and (>= turn 0) (<= turn (- length 1)))
  :named |one of the trials|))
(assert (! (let ((a!1 (<= (* 6
                  (+ comb_total_0
                     (* 6 comb_total_1)
                     (* 12 comb_total_2)
                     (* 8 comb_total_3)))
               (* 8 1 (+ total 1) (+ total 2) (+ total 3)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: later trials have smaller ones, 3 sums
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun comb_total_0 () Int)
(declare-fun comb_total_1 () Int)
(declare-fun comb_total_2 () Int)
(declare-fun comb_total_3 () Int)
(declare-fun length () Int)
(declare-fun total () Int)
(declare-fun turn () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (= 1 (* comb_total_0 1))
  :named |about comb_total_0|))
(assert (! (= (* comb_total_1 1) (* 1 (- total 0)))
  :named |about comb_total_1|))
(assert (! (= (* comb_total_2 2) (* 1 (- total 0) (- total 1)))
  :named |about comb_total_2|))
(assert (! (= (* comb_total_3 6) (* 1 (- total 0) (- total 1) (- total 2)))
  :named |about comb_total_3|))
(assert (! (and (>= turn 0) (<= turn (- length 1)))
  :named |one of the trials|))
(assert (! (let ((a!1 (<= (+ total 1) (+ (+ total (* turn 3)) 1)))
      (a!2 (<= (+ total 2) (+ (+ total (* turn 3)) 2)))
      (a!3 (<= (+ total 3) (+ (+ total (* turn 3)) 3))))
  (not (and (>= (+ total 1) 1)
            a!1
            (>= (+ total 2) 1)
            a!2
            (>= (+ total 3) 1)
            a!3)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: a product of larger factors, one factor more
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun larger () Int)
(declare-fun one () Int)
(declare-fun other () Int)
(declare-fun product () Int)
(assert (! (and (>= one 1) (<= one other))
  :named |factors|))
(assert (! (and (>= product 1) (<= product larger))
  :named |so far|))
(assert (! (not (and (>= (* product one) 1) (<= (* product one) (* larger other))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: one trial more
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun denominator () Int)
(declare-fun even () Int)
(declare-fun kept () Int)
(declare-fun numerator () Int)
(declare-fun odd () Int)
(declare-fun tried () Int)
(declare-fun weight () Int)
(assert (! (= (* numerator even) (* odd denominator))
  :named |the probability of this trial|))
(assert (! (= (* weight kept) tried)
  :named |the product of the trials before|))
(assert (! (not (= (* weight even kept numerator) (* tried odd denominator)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: number of ways to add up to r
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun factorial () Real)
(declare-fun n () Real)
(declare-fun product () Real)
(declare-fun r () Real)
(assert (! (and (>= r 0.0) (>= n 1.0) (> factorial 0.0))
  :named |sizes|))
(assert (! (let ((a!1 (= (/ (* product (+ r n)) factorial)
              (+ (/ (* product n) factorial) (/ (* r product) factorial)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: each radius contributes q**R
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun answers () Real)
(declare-fun first () Real)
(declare-fun next () Real)
(declare-fun q () Real)
(declare-fun weight () Real)
(assert (! (and (> q 0.0) (< q 1.0))
  :named |a ratio|))
(assert (! (and (> first 0.0) (> next 0.0))
  :named |powers|))
(assert (! (>= answers 1.0)
  :named |B(R)**K|))
(assert (! (= weight (* answers next))
  :named |of a radius|))
(assert (! (not (= (/ weight answers) next))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: the empty sum
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun first () Real)
(declare-fun next () Real)
(declare-fun q () Real)
(assert (! (and (> q 0.0) (< q 1.0))
  :named |a ratio|))
(assert (! (and (> first 0.0) (> next 0.0))
  :named |powers|))
(assert (! (not (= (/ (- first first) (- 1.0 q)) 0.0))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: one radius more
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun first () Real)
(declare-fun next () Real)
(declare-fun q () Real)
(declare-fun so_far () Real)
(assert (! (and (> q 0.0) (< q 1.0))
  :named |a ratio|))
(assert (! (and (> first 0.0) (> next 0.0))
  :named |powers|))
(assert (! (= so_far (/ (- first next) (- 1.0 q)))
  :named |sum below n|))
(assert (! (let ((a!1 (= (+ so_far next) (/ (- first (* next q)) (- 1.0 q)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: remainder of the sum
; label:
; states: Let B(R) be the number of integer points, with one coordinate for each stratum, of
;   norm at most R. Given a radius R, the noise of an epoch is uniform on these points. R has
;   probability proportional to B(R)**length q**R with q = exp(-1/scale): it is a sum of length
;   * strata + 1 geometric draws of that scale, kept with one probability for each epoch. For
;   one, two and three strata this is shown of the samplers' code, with B = 2R + 1 for one. For
;   any number of strata it makes the joint probability of the noise proportional to q**m, where
;   m is the largest norm of an epoch.
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun first () Real)
(declare-fun next () Real)
(declare-fun q () Real)
(declare-fun so_far () Real)
(assert (! (and (> q 0.0) (< q 1.0))
  :named |a ratio|))
(assert (! (and (> first 0.0) (> next 0.0))
  :named |powers|))
(assert (! (= so_far (/ (- first next) (- 1.0 q)))
  :named |sum below n|))
(assert (! (let ((a!1 (= (- (/ first (- 1.0 q)) so_far) (/ next (- 1.0 q)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
