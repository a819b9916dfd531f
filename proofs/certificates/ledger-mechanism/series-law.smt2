; id: ledger-mechanism/series-law
; query: uniform noise in [-radius, radius]
; label:
; states: Given a radius R, the noise values of a series are uniform over 2R + 1 values. With q
;   = exp(-1/scale), their joint probability is proportional to q**m, where m is the largest
;   absolute value. R has probability proportional to (2R + 1)**length q**R: it is a sum of
;   length + 1 geometric draws of that scale, kept with probabilities (2R + 1)/(2R + 2j).
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun radius () Int)
(declare-fun uniform () Int)
(assert (! (>= radius 0)
  :named |a radius|))
(assert (! (let ((a!1 (<= uniform (- (+ 1 (* 2 radius)) 1))))
  (and (>= uniform 0) a!1))
  :named |a uniform draw|))
(assert (! (let ((a!1 (= (+ (+ uniform (* (- 1) radius)) radius) uniform)))
(let ((a!2 (and (= (+ 1 (* 2 radius)) (+ (* 2 radius) 1))
                (>= (+ uniform (* (- 1) radius)) (- radius))
                (<= (+ uniform (* (- 1) radius)) radius)
                a!1)))
  (not a!2)))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: the radius is a sum of length + 1 draws
; label:
; states: Given a radius R, the noise values of a series are uniform over 2R + 1 values. With q
;   = exp(-1/scale), their joint probability is proportional to q**m, where m is the largest
;   absolute value. R has probability proportional to (2R + 1)**length q**R: it is a sum of
;   length + 1 geometric draws of that scale, kept with probabilities (2R + 1)/(2R + 2j).
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun length () Int)
(declare-fun total () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (not (and (= total total) (= (+ 1 length) (+ length 1)) true))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: scale of the draws
; label:
; states: Given a radius R, the noise values of a series are uniform over 2R + 1 values. With q
;   = exp(-1/scale), their joint probability is proportional to q**m, where m is the largest
;   absolute value. R has probability proportional to (2R + 1)**length q**R: it is a sum of
;   length + 1 geometric draws of that scale, kept with probabilities (2R + 1)/(2R + 2j).
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
; query: one trial for each noise
; label:
; states: Given a radius R, the noise values of a series are uniform over 2R + 1 values. With q
;   = exp(-1/scale), their joint probability is proportional to q**m, where m is the largest
;   absolute value. R has probability proportional to (2R + 1)**length q**R: it is a sum of
;   length + 1 geometric draws of that scale, kept with probabilities (2R + 1)/(2R + 2j).
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun length () Int)
(declare-fun total () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (not (and (= 1 1) (= (+ 1 length) (+ length 1))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: the trial has a probability
; label:
; states: Given a radius R, the noise values of a series are uniform over 2R + 1 values. With q
;   = exp(-1/scale), their joint probability is proportional to q**m, where m is the largest
;   absolute value. R has probability proportional to (2R + 1)**length q**R: it is a sum of
;   length + 1 geometric draws of that scale, kept with probabilities (2R + 1)/(2R + 2j).
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun length () Int)
(declare-fun total () Int)
(declare-fun turn () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (and (>= turn 1) (<= turn length))
  :named |one of the trials|))
(assert (! (let ((a!1 (and (>= (+ 1 (* 2 total)) 1)
                (<= (+ 1 (* 2 total)) (+ (* 2 total) (* 2 turn))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: the probability of the trial
; label:
; states: Given a radius R, the noise values of a series are uniform over 2R + 1 values. With q
;   = exp(-1/scale), their joint probability is proportional to q**m, where m is the largest
;   absolute value. R has probability proportional to (2R + 1)**length q**R: it is a sum of
;   length + 1 geometric draws of that scale, kept with probabilities (2R + 1)/(2R + 2j).
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun length () Int)
(declare-fun total () Int)
(declare-fun turn () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (and (>= turn 1) (<= turn length))
  :named |one of the trials|))
(assert (! (let ((a!1 (= (* (+ 1 (* 2 total)) (+ (* 2 total) (* 2 turn)))
              (* (+ (* 2 total) 1) (+ (* 2 total) (* 2 turn))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: one trial more
; label:
; states: Given a radius R, the noise values of a series are uniform over 2R + 1 values. With q
;   = exp(-1/scale), their joint probability is proportional to q**m, where m is the largest
;   absolute value. R has probability proportional to (2R + 1)**length q**R: it is a sum of
;   length + 1 geometric draws of that scale, kept with probabilities (2R + 1)/(2R + 2j).
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIA)
(set-info :status unsat)
(declare-fun kept () Int)
(declare-fun length () Int)
(declare-fun total () Int)
(declare-fun tried () Int)
(declare-fun turn () Int)
(declare-fun weight () Int)
(assert (! (>= length 1)
  :named |a length|))
(assert (! (>= total 0)
  :named |a sum|))
(assert (! (and (>= turn 1) (<= turn length))
  :named |one of the trials|))
(assert (! (= (* (+ 1 (* 2 total)) (+ (* 2 total) (* 2 turn)))
   (* (+ (* 2 total) 1) (+ (* 2 total) (* 2 turn))))
  :named |the probability of this trial|))
(assert (! (= (* weight kept) tried)
  :named |the product of the trials before|))
(assert (! (let ((a!1 (= (* weight (+ (* 2 total) (* 2 turn)) kept (+ 1 (* 2 total)))
              (* tried (+ (* 2 total) 1) (+ (* 2 total) (* 2 turn))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: number of ways to add up to r
; label:
; states: Given a radius R, the noise values of a series are uniform over 2R + 1 values. With q
;   = exp(-1/scale), their joint probability is proportional to q**m, where m is the largest
;   absolute value. R has probability proportional to (2R + 1)**length q**R: it is a sum of
;   length + 1 geometric draws of that scale, kept with probabilities (2R + 1)/(2R + 2j).
; kind: unbounded
; bounds: none
; assumes: exponential-law, chain-rule
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun factorial () Real)
(declare-fun length () Real)
(declare-fun product () Real)
(declare-fun r () Real)
(assert (! (and (>= r 0.0) (>= length 1.0) (> factorial 0.0))
  :named |sizes|))
(assert (! (let ((a!1 (= (/ (* product (+ r length)) factorial)
              (+ (/ (* product length) factorial) (/ (* r product) factorial)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: each radius contributes q**R
; label:
; states: Given a radius R, the noise values of a series are uniform over 2R + 1 values. With q
;   = exp(-1/scale), their joint probability is proportional to q**m, where m is the largest
;   absolute value. R has probability proportional to (2R + 1)**length q**R: it is a sum of
;   length + 1 geometric draws of that scale, kept with probabilities (2R + 1)/(2R + 2j).
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
  :named |(2R + 1)**K|))
(assert (! (= weight (* answers next))
  :named |of a radius|))
(assert (! (not (= (/ weight answers) next))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/series-law
; query: the empty sum
; label:
; states: Given a radius R, the noise values of a series are uniform over 2R + 1 values. With q
;   = exp(-1/scale), their joint probability is proportional to q**m, where m is the largest
;   absolute value. R has probability proportional to (2R + 1)**length q**R: it is a sum of
;   length + 1 geometric draws of that scale, kept with probabilities (2R + 1)/(2R + 2j).
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
; states: Given a radius R, the noise values of a series are uniform over 2R + 1 values. With q
;   = exp(-1/scale), their joint probability is proportional to q**m, where m is the largest
;   absolute value. R has probability proportional to (2R + 1)**length q**R: it is a sum of
;   length + 1 geometric draws of that scale, kept with probabilities (2R + 1)/(2R + 2j).
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
; states: Given a radius R, the noise values of a series are uniform over 2R + 1 values. With q
;   = exp(-1/scale), their joint probability is proportional to q**m, where m is the largest
;   absolute value. R has probability proportional to (2R + 1)**length q**R: it is a sum of
;   length + 1 geometric draws of that scale, kept with probabilities (2R + 1)/(2R + 2j).
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
