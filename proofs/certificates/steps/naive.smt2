; id: steps/naive
; query: new user, empty counter: both runs do the same in public
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: new user, empty counter: every draw is charged, at the address and the scale at which
;   it is made
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: new user, empty counter: elements and noise are appended, and kept
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: new user, empty counter: an element moves by no more than its charge pays for, and only
;   if the user's samples do
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun |L'| () Int)
(declare-fun block_mine () Real)
(declare-fun block_theirs () Real)
(declare-fun epsilon () Real)
(declare-fun high_1 () Real)
(declare-fun horizon () Int)
(declare-fun low_1 () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun node_epsilon () Real)
(declare-fun other_users () Int)
(declare-fun sample_mine () Real)
(declare-fun sample_theirs () Real)
(declare-fun scale () Real)
(declare-fun sensitivity () Int)
(declare-fun sent_mine () Real)
(declare-fun sent_theirs () Real)
(declare-fun total () Int)
(assert (! (and (>= other_users 0) (>= n 1) (>= m 1) (>= horizon 1) (>= 0 0))
  :named |sizes|))
(assert (! (and (> epsilon 0.0) (>= |L'| 1))
  :named |a budget|))
(assert (! (and (<= (to_real (* sensitivity 1)) (* node_epsilon scale)) (> scale 0.0))
  :named |a scale pays for one node|))
(assert (! (let ((a!1 (ite (< (- low_1 high_1) (- (- high_1 low_1) (to_real sensitivity)))
                (- (- high_1 low_1) (to_real sensitivity))
                (- low_1 high_1))))
  (and (<= a!1 0.0)))
  :named |intervals are within the sensitivity|))
(assert (! (<= (+ other_users 0) n)
  :named |no more than n users|))
(assert (! (and (<= 0 m) (<= 0 m))
  :named |no more than m samples|))
(assert (! (and (= (+ 0 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     (not (= total horizon)))))
      (a!2 (ite (<= low_1 sample_mine)
                (ite (<= sample_mine high_1) sample_mine high_1)
                low_1))
      (a!3 (ite (<= low_1 sample_theirs)
                (ite (<= sample_theirs high_1) sample_theirs high_1)
                low_1)))
(let ((a!4 (ite (<= 0.0 (+ a!2 (* (- 1.0) a!3)))
                (<= (+ a!2 (* (- 1.0) a!3)) (* node_epsilon scale))
                (<= (+ (* (- 1.0) a!2) a!3) (* node_epsilon scale))))
      (a!5 (or (not (and (= sent_mine sent_theirs)
                         (= sample_mine sample_theirs)
                         (= block_mine block_theirs)))
               (= a!2 a!3))))
  (not (or a!1 (and a!4 a!5)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: new user, empty counter: the counter holds as many elements of the user as are paid for
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun |L'| () Int)
(declare-fun epsilon () Real)
(declare-fun |extra_users is refuse| () Bool)
(declare-fun high_1 () Real)
(declare-fun horizon () Int)
(declare-fun low_1 () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun node_epsilon () Real)
(declare-fun other_users () Int)
(declare-fun scale () Real)
(declare-fun sensitivity () Int)
(declare-fun total () Int)
(assert (! (and (>= other_users 0) (>= n 1) (>= m 1) (>= horizon 1) (>= 0 0))
  :named |sizes|))
(assert (! (and (> epsilon 0.0) (>= |L'| 1))
  :named |a budget|))
(assert (! (and (<= (to_real (* sensitivity 1)) (* node_epsilon scale)) (> scale 0.0))
  :named |a scale pays for one node|))
(assert (! (let ((a!1 (ite (< (- low_1 high_1) (- (- high_1 low_1) (to_real sensitivity)))
                (- (- high_1 low_1) (to_real sensitivity))
                (- low_1 high_1))))
  (and (<= a!1 0.0)))
  :named |intervals are within the sensitivity|))
(assert (! (<= (+ other_users 0) n)
  :named |no more than n users|))
(assert (! (and (<= 0 m) (<= 0 m))
  :named |no more than m samples|))
(assert (! (and (= (+ 0 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (or (not (and (>= other_users n) (not |extra_users is refuse|)))
               (<= 0 m)))
      (a!2 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     (not (= total horizon))))))
  (not (and a!1 (or a!2 (<= 1 m)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: new user, empty counter: the counter holds no more elements than its depth is for
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun |L'| () Int)
(declare-fun epsilon () Real)
(declare-fun |extra_users is refuse| () Bool)
(declare-fun high_1 () Real)
(declare-fun horizon () Int)
(declare-fun low_1 () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun node_epsilon () Real)
(declare-fun other_users () Int)
(declare-fun scale () Real)
(declare-fun sensitivity () Int)
(declare-fun total () Int)
(assert (! (and (>= other_users 0) (>= n 1) (>= m 1) (>= horizon 1) (>= 0 0))
  :named |sizes|))
(assert (! (and (> epsilon 0.0) (>= |L'| 1))
  :named |a budget|))
(assert (! (and (<= (to_real (* sensitivity 1)) (* node_epsilon scale)) (> scale 0.0))
  :named |a scale pays for one node|))
(assert (! (let ((a!1 (ite (< (- low_1 high_1) (- (- high_1 low_1) (to_real sensitivity)))
                (- (- high_1 low_1) (to_real sensitivity))
                (- low_1 high_1))))
  (and (<= a!1 0.0)))
  :named |intervals are within the sensitivity|))
(assert (! (<= (+ other_users 0) n)
  :named |no more than n users|))
(assert (! (and (<= 0 m) (<= 0 m))
  :named |no more than m samples|))
(assert (! (and (= (+ 0 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (or (not (and (>= other_users n) (not |extra_users is refuse|)))
               (and (<= other_users n) (= 0 total) (<= total horizon))))
      (a!2 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     (not (= total horizon))))))
(let ((a!3 (or a!2
               (and (<= other_users (+ (- 1) n))
                    (= 0 total)
                    (<= total (+ (- 1) horizon))))))
  (not (and a!1 a!3))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: new user, empty counter: the sample is counted, or nothing happens
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun |L'| () Int)
(declare-fun epsilon () Real)
(declare-fun high_1 () Real)
(declare-fun horizon () Int)
(declare-fun low_1 () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun node_epsilon () Real)
(declare-fun other_users () Int)
(declare-fun scale () Real)
(declare-fun sensitivity () Int)
(declare-fun total () Int)
(assert (! (and (>= other_users 0) (>= n 1) (>= m 1) (>= horizon 1) (>= 0 0))
  :named |sizes|))
(assert (! (and (> epsilon 0.0) (>= |L'| 1))
  :named |a budget|))
(assert (! (and (<= (to_real (* sensitivity 1)) (* node_epsilon scale)) (> scale 0.0))
  :named |a scale pays for one node|))
(assert (! (let ((a!1 (ite (< (- low_1 high_1) (- (- high_1 low_1) (to_real sensitivity)))
                (- (- high_1 low_1) (to_real sensitivity))
                (- low_1 high_1))))
  (and (<= a!1 0.0)))
  :named |intervals are within the sensitivity|))
(assert (! (<= (+ other_users 0) n)
  :named |no more than n users|))
(assert (! (and (<= 0 m) (<= 0 m))
  :named |no more than m samples|))
(assert (! (and (= (+ 0 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     (not (= total horizon))))))
  (not (or a!1 (<= 1 m))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: new user, empty counter: the release follows from noisy nodes
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: new user, empty counter: a level runs one median, which is charged, and stays active
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: new user, used counter: both runs do the same in public
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: new user, used counter: every draw is charged, at the address and the scale at which it
;   is made
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: new user, used counter: elements and noise are appended, and kept
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: new user, used counter: an element moves by no more than its charge pays for, and only
;   if the user's samples do
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun |L'| () Int)
(declare-fun block_mine () Real)
(declare-fun block_theirs () Real)
(declare-fun epsilon () Real)
(declare-fun held () Int)
(declare-fun high_1 () Real)
(declare-fun horizon () Int)
(declare-fun low_1 () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun node_epsilon () Real)
(declare-fun other_users () Int)
(declare-fun sample_mine () Real)
(declare-fun sample_theirs () Real)
(declare-fun scale () Real)
(declare-fun sensitivity () Int)
(declare-fun sent_mine () Real)
(declare-fun sent_theirs () Real)
(declare-fun total () Int)
(assert (! (and (>= other_users 0) (>= n 1) (>= m 1) (>= horizon 1) (>= held 1) (>= 0 0))
  :named |sizes|))
(assert (! (and (> epsilon 0.0) (>= |L'| 1))
  :named |a budget|))
(assert (! (and (<= (to_real (* sensitivity 1)) (* node_epsilon scale)) (> scale 0.0))
  :named |a scale pays for one node|))
(assert (! (let ((a!1 (ite (< (- low_1 high_1) (- (- high_1 low_1) (to_real sensitivity)))
                (- (- high_1 low_1) (to_real sensitivity))
                (- low_1 high_1))))
  (and (<= a!1 0.0)))
  :named |intervals are within the sensitivity|))
(assert (! (<= (+ other_users 0) n)
  :named |no more than n users|))
(assert (! (and (<= 0 m) (<= 0 m))
  :named |no more than m samples|))
(assert (! (and (= (+ held 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     (not (= total horizon)))))
      (a!2 (ite (<= low_1 sample_mine)
                (ite (<= sample_mine high_1) sample_mine high_1)
                low_1))
      (a!3 (ite (<= low_1 sample_theirs)
                (ite (<= sample_theirs high_1) sample_theirs high_1)
                low_1)))
(let ((a!4 (ite (<= 0.0 (+ a!2 (* (- 1.0) a!3)))
                (<= (+ a!2 (* (- 1.0) a!3)) (* node_epsilon scale))
                (<= (+ (* (- 1.0) a!2) a!3) (* node_epsilon scale))))
      (a!5 (or (not (and (= sent_mine sent_theirs)
                         (= sample_mine sample_theirs)
                         (= block_mine block_theirs)))
               (= a!2 a!3))))
  (not (or a!1 (and a!4 a!5)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: new user, used counter: the counter holds as many elements of the user as are paid for
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun |L'| () Int)
(declare-fun epsilon () Real)
(declare-fun |extra_users is refuse| () Bool)
(declare-fun held () Int)
(declare-fun high_1 () Real)
(declare-fun horizon () Int)
(declare-fun low_1 () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun node_epsilon () Real)
(declare-fun other_users () Int)
(declare-fun scale () Real)
(declare-fun sensitivity () Int)
(declare-fun total () Int)
(assert (! (and (>= other_users 0) (>= n 1) (>= m 1) (>= horizon 1) (>= held 1) (>= 0 0))
  :named |sizes|))
(assert (! (and (> epsilon 0.0) (>= |L'| 1))
  :named |a budget|))
(assert (! (and (<= (to_real (* sensitivity 1)) (* node_epsilon scale)) (> scale 0.0))
  :named |a scale pays for one node|))
(assert (! (let ((a!1 (ite (< (- low_1 high_1) (- (- high_1 low_1) (to_real sensitivity)))
                (- (- high_1 low_1) (to_real sensitivity))
                (- low_1 high_1))))
  (and (<= a!1 0.0)))
  :named |intervals are within the sensitivity|))
(assert (! (<= (+ other_users 0) n)
  :named |no more than n users|))
(assert (! (and (<= 0 m) (<= 0 m))
  :named |no more than m samples|))
(assert (! (and (= (+ held 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (or (not (and (>= other_users n) (not |extra_users is refuse|)))
               (<= 0 m)))
      (a!2 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     (not (= total horizon))))))
  (not (and a!1 (or a!2 (<= 1 m)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: new user, used counter: the counter holds no more elements than its depth is for
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun |L'| () Int)
(declare-fun epsilon () Real)
(declare-fun |extra_users is refuse| () Bool)
(declare-fun held () Int)
(declare-fun high_1 () Real)
(declare-fun horizon () Int)
(declare-fun low_1 () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun node_epsilon () Real)
(declare-fun other_users () Int)
(declare-fun scale () Real)
(declare-fun sensitivity () Int)
(declare-fun total () Int)
(assert (! (and (>= other_users 0) (>= n 1) (>= m 1) (>= horizon 1) (>= held 1) (>= 0 0))
  :named |sizes|))
(assert (! (and (> epsilon 0.0) (>= |L'| 1))
  :named |a budget|))
(assert (! (and (<= (to_real (* sensitivity 1)) (* node_epsilon scale)) (> scale 0.0))
  :named |a scale pays for one node|))
(assert (! (let ((a!1 (ite (< (- low_1 high_1) (- (- high_1 low_1) (to_real sensitivity)))
                (- (- high_1 low_1) (to_real sensitivity))
                (- low_1 high_1))))
  (and (<= a!1 0.0)))
  :named |intervals are within the sensitivity|))
(assert (! (<= (+ other_users 0) n)
  :named |no more than n users|))
(assert (! (and (<= 0 m) (<= 0 m))
  :named |no more than m samples|))
(assert (! (and (= (+ held 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (or (not (and (>= other_users n) (not |extra_users is refuse|)))
               (and (<= other_users n) (= held total) (<= total horizon))))
      (a!2 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     (not (= total horizon))))))
(let ((a!3 (or a!2
               (and (<= other_users (+ (- 1) n))
                    (= held total)
                    (<= total (+ (- 1) horizon))))))
  (not (and a!1 a!3))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: new user, used counter: the sample is counted, or nothing happens
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun |L'| () Int)
(declare-fun epsilon () Real)
(declare-fun held () Int)
(declare-fun high_1 () Real)
(declare-fun horizon () Int)
(declare-fun low_1 () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun node_epsilon () Real)
(declare-fun other_users () Int)
(declare-fun scale () Real)
(declare-fun sensitivity () Int)
(declare-fun total () Int)
(assert (! (and (>= other_users 0) (>= n 1) (>= m 1) (>= horizon 1) (>= held 1) (>= 0 0))
  :named |sizes|))
(assert (! (and (> epsilon 0.0) (>= |L'| 1))
  :named |a budget|))
(assert (! (and (<= (to_real (* sensitivity 1)) (* node_epsilon scale)) (> scale 0.0))
  :named |a scale pays for one node|))
(assert (! (let ((a!1 (ite (< (- low_1 high_1) (- (- high_1 low_1) (to_real sensitivity)))
                (- (- high_1 low_1) (to_real sensitivity))
                (- low_1 high_1))))
  (and (<= a!1 0.0)))
  :named |intervals are within the sensitivity|))
(assert (! (<= (+ other_users 0) n)
  :named |no more than n users|))
(assert (! (and (<= 0 m) (<= 0 m))
  :named |no more than m samples|))
(assert (! (and (= (+ held 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     (not (= total horizon))))))
  (not (or a!1 (<= 1 m))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: new user, used counter: the release follows from noisy nodes
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun |L'| () Int)
(declare-fun elements_own_mine () Real)
(declare-fun elements_own_theirs () Real)
(declare-fun epsilon () Real)
(declare-fun |extra_users is refuse| () Bool)
(declare-fun held () Int)
(declare-fun high_1 () Real)
(declare-fun horizon () Int)
(declare-fun low_1 () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun node_epsilon () Real)
(declare-fun noise_0_mine () Real)
(declare-fun noise_0_theirs () Real)
(declare-fun noises_own_mine () Real)
(declare-fun noises_own_theirs () Real)
(declare-fun other_users () Int)
(declare-fun sample_mine () Real)
(declare-fun sample_theirs () Real)
(declare-fun scale () Real)
(declare-fun sensitivity () Int)
(declare-fun sums_own_mine () Real)
(declare-fun sums_own_theirs () Real)
(declare-fun total () Int)
(assert (! (and (>= other_users 0) (>= n 1) (>= m 1) (>= horizon 1) (>= held 1) (>= 0 0))
  :named |sizes|))
(assert (! (and (> epsilon 0.0) (>= |L'| 1))
  :named |a budget|))
(assert (! (and (<= (to_real (* sensitivity 1)) (* node_epsilon scale)) (> scale 0.0))
  :named |a scale pays for one node|))
(assert (! (let ((a!1 (ite (< (- low_1 high_1) (- (- high_1 low_1) (to_real sensitivity)))
                (- (- high_1 low_1) (to_real sensitivity))
                (- low_1 high_1))))
  (and (<= a!1 0.0)))
  :named |intervals are within the sensitivity|))
(assert (! (<= (+ other_users 0) n)
  :named |no more than n users|))
(assert (! (and (<= 0 m) (<= 0 m))
  :named |no more than m samples|))
(assert (! (and (= (+ held 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (or (not (= (+ sums_own_mine noises_own_mine)
                       (+ sums_own_theirs noises_own_theirs)))
               (= (+ (* 2.0 sums_own_mine) (* 2.0 noises_own_mine))
                  (+ (* 2.0 sums_own_theirs) (* 2.0 noises_own_theirs)))
               (not (and (>= other_users n) (not |extra_users is refuse|)))))
      (a!2 (ite (<= low_1 sample_mine)
                (ite (<= sample_mine high_1) sample_mine high_1)
                low_1))
      (a!3 (ite (<= low_1 sample_theirs)
                (ite (<= sample_theirs high_1) sample_theirs high_1)
                low_1))
      (a!5 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     (not (= total horizon))))))
(let ((a!4 (not (and (= (+ sums_own_mine noises_own_mine)
                        (+ sums_own_theirs noises_own_theirs))
                     (= (+ elements_own_mine a!2 noise_0_mine)
                        (+ elements_own_theirs a!3 noise_0_theirs))))))
(let ((a!6 (and a!1
                (or a!4
                    (= (+ sums_own_mine
                          noises_own_mine
                          elements_own_mine
                          a!2
                          noise_0_mine)
                       (+ sums_own_theirs
                          noises_own_theirs
                          elements_own_theirs
                          a!3
                          noise_0_theirs))
                    a!5))))
  (not a!6))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: new user, used counter: a level runs one median, which is charged, and stays active
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: known user, empty counter: both runs do the same in public
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: known user, empty counter: every draw is charged, at the address and the scale at which
;   it is made
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: known user, empty counter: elements and noise are appended, and kept
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: known user, empty counter: an element moves by no more than its charge pays for, and
;   only if the user's samples do
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun |L'| () Int)
(declare-fun block_mine () Real)
(declare-fun block_theirs () Real)
(declare-fun count () Int)
(declare-fun epsilon () Real)
(declare-fun high_1 () Real)
(declare-fun horizon () Int)
(declare-fun low_1 () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun node_epsilon () Real)
(declare-fun other_users () Int)
(declare-fun sample_mine () Real)
(declare-fun sample_theirs () Real)
(declare-fun scale () Real)
(declare-fun sensitivity () Int)
(declare-fun sent_mine () Real)
(declare-fun sent_theirs () Real)
(declare-fun total () Int)
(assert (! (and (>= other_users 0) (>= n 1) (>= m 1) (>= horizon 1) (>= count 1) (>= 0 0))
  :named |sizes|))
(assert (! (and (> epsilon 0.0) (>= |L'| 1))
  :named |a budget|))
(assert (! (and (<= (to_real (* sensitivity 1)) (* node_epsilon scale)) (> scale 0.0))
  :named |a scale pays for one node|))
(assert (! (let ((a!1 (ite (< (- low_1 high_1) (- (- high_1 low_1) (to_real sensitivity)))
                (- (- high_1 low_1) (to_real sensitivity))
                (- low_1 high_1))))
  (and (<= a!1 0.0)))
  :named |intervals are within the sensitivity|))
(assert (! (<= (+ other_users 1) n)
  :named |no more than n users|))
(assert (! (and (<= count m) (<= count m))
  :named |no more than m samples|))
(assert (! (and (= (+ 0 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (not (and (not (>= count m)) (not (= total horizon)))))
      (a!2 (ite (<= low_1 sample_mine)
                (ite (<= sample_mine high_1) sample_mine high_1)
                low_1))
      (a!3 (ite (<= low_1 sample_theirs)
                (ite (<= sample_theirs high_1) sample_theirs high_1)
                low_1)))
(let ((a!4 (ite (<= 0.0 (+ a!2 (* (- 1.0) a!3)))
                (<= (+ a!2 (* (- 1.0) a!3)) (* node_epsilon scale))
                (<= (+ (* (- 1.0) a!2) a!3) (* node_epsilon scale))))
      (a!5 (or (not (and (= sent_mine sent_theirs)
                         (= sample_mine sample_theirs)
                         (= block_mine block_theirs)))
               (= a!2 a!3))))
  (not (or a!1 (and a!4 a!5)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: known user, empty counter: the counter holds as many elements of the user as are paid
;   for
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun |L'| () Int)
(declare-fun count () Int)
(declare-fun epsilon () Real)
(declare-fun high_1 () Real)
(declare-fun horizon () Int)
(declare-fun low_1 () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun node_epsilon () Real)
(declare-fun other_users () Int)
(declare-fun scale () Real)
(declare-fun sensitivity () Int)
(declare-fun total () Int)
(assert (! (and (>= other_users 0) (>= n 1) (>= m 1) (>= horizon 1) (>= count 1) (>= 0 0))
  :named |sizes|))
(assert (! (and (> epsilon 0.0) (>= |L'| 1))
  :named |a budget|))
(assert (! (and (<= (to_real (* sensitivity 1)) (* node_epsilon scale)) (> scale 0.0))
  :named |a scale pays for one node|))
(assert (! (let ((a!1 (ite (< (- low_1 high_1) (- (- high_1 low_1) (to_real sensitivity)))
                (- (- high_1 low_1) (to_real sensitivity))
                (- low_1 high_1))))
  (and (<= a!1 0.0)))
  :named |intervals are within the sensitivity|))
(assert (! (<= (+ other_users 1) n)
  :named |no more than n users|))
(assert (! (and (<= count m) (<= count m))
  :named |no more than m samples|))
(assert (! (and (= (+ 0 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (not (and (not (>= count m)) (not (= total horizon))))))
(let ((a!2 (and (or (not (>= count m)) (<= count m))
                (or a!1 (<= count (+ (- 1) m))))))
  (not a!2)))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: known user, empty counter: the counter holds no more elements than its depth is for
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun |L'| () Int)
(declare-fun count () Int)
(declare-fun epsilon () Real)
(declare-fun high_1 () Real)
(declare-fun horizon () Int)
(declare-fun low_1 () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun node_epsilon () Real)
(declare-fun other_users () Int)
(declare-fun scale () Real)
(declare-fun sensitivity () Int)
(declare-fun total () Int)
(assert (! (and (>= other_users 0) (>= n 1) (>= m 1) (>= horizon 1) (>= count 1) (>= 0 0))
  :named |sizes|))
(assert (! (and (> epsilon 0.0) (>= |L'| 1))
  :named |a budget|))
(assert (! (and (<= (to_real (* sensitivity 1)) (* node_epsilon scale)) (> scale 0.0))
  :named |a scale pays for one node|))
(assert (! (let ((a!1 (ite (< (- low_1 high_1) (- (- high_1 low_1) (to_real sensitivity)))
                (- (- high_1 low_1) (to_real sensitivity))
                (- low_1 high_1))))
  (and (<= a!1 0.0)))
  :named |intervals are within the sensitivity|))
(assert (! (<= (+ other_users 1) n)
  :named |no more than n users|))
(assert (! (and (<= count m) (<= count m))
  :named |no more than m samples|))
(assert (! (and (= (+ 0 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (or (not (>= count m))
               (and (<= other_users (+ (- 1) n)) (= 0 total) (<= total horizon))))
      (a!2 (not (and (not (>= count m)) (not (= total horizon))))))
(let ((a!3 (or a!2
               (and (<= other_users (+ (- 1) n))
                    (= 0 total)
                    (<= total (+ (- 1) horizon))))))
  (not (and a!1 a!3))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: known user, empty counter: the sample is counted, or nothing happens
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun |L'| () Int)
(declare-fun count () Int)
(declare-fun epsilon () Real)
(declare-fun high_1 () Real)
(declare-fun horizon () Int)
(declare-fun low_1 () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun node_epsilon () Real)
(declare-fun other_users () Int)
(declare-fun scale () Real)
(declare-fun sensitivity () Int)
(declare-fun total () Int)
(assert (! (and (>= other_users 0) (>= n 1) (>= m 1) (>= horizon 1) (>= count 1) (>= 0 0))
  :named |sizes|))
(assert (! (and (> epsilon 0.0) (>= |L'| 1))
  :named |a budget|))
(assert (! (and (<= (to_real (* sensitivity 1)) (* node_epsilon scale)) (> scale 0.0))
  :named |a scale pays for one node|))
(assert (! (let ((a!1 (ite (< (- low_1 high_1) (- (- high_1 low_1) (to_real sensitivity)))
                (- (- high_1 low_1) (to_real sensitivity))
                (- low_1 high_1))))
  (and (<= a!1 0.0)))
  :named |intervals are within the sensitivity|))
(assert (! (<= (+ other_users 1) n)
  :named |no more than n users|))
(assert (! (and (<= count m) (<= count m))
  :named |no more than m samples|))
(assert (! (and (= (+ 0 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (not (and (not (>= count m)) (not (= total horizon))))))
  (not (or a!1 (<= count (+ (- 1) m)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: known user, empty counter: the release follows from noisy nodes
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: known user, empty counter: a level runs one median, which is charged, and stays active
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: known user, used counter: both runs do the same in public
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: known user, used counter: every draw is charged, at the address and the scale at which
;   it is made
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: known user, used counter: elements and noise are appended, and kept
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: known user, used counter: an element moves by no more than its charge pays for, and
;   only if the user's samples do
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun |L'| () Int)
(declare-fun block_mine () Real)
(declare-fun block_theirs () Real)
(declare-fun count () Int)
(declare-fun epsilon () Real)
(declare-fun held () Int)
(declare-fun high_1 () Real)
(declare-fun horizon () Int)
(declare-fun low_1 () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun node_epsilon () Real)
(declare-fun other_users () Int)
(declare-fun sample_mine () Real)
(declare-fun sample_theirs () Real)
(declare-fun scale () Real)
(declare-fun sensitivity () Int)
(declare-fun sent_mine () Real)
(declare-fun sent_theirs () Real)
(declare-fun total () Int)
(assert (! (and (>= other_users 0)
     (>= n 1)
     (>= m 1)
     (>= horizon 1)
     (>= count 1)
     (>= held 1)
     (>= 0 0))
  :named |sizes|))
(assert (! (and (> epsilon 0.0) (>= |L'| 1))
  :named |a budget|))
(assert (! (and (<= (to_real (* sensitivity 1)) (* node_epsilon scale)) (> scale 0.0))
  :named |a scale pays for one node|))
(assert (! (let ((a!1 (ite (< (- low_1 high_1) (- (- high_1 low_1) (to_real sensitivity)))
                (- (- high_1 low_1) (to_real sensitivity))
                (- low_1 high_1))))
  (and (<= a!1 0.0)))
  :named |intervals are within the sensitivity|))
(assert (! (<= (+ other_users 1) n)
  :named |no more than n users|))
(assert (! (and (<= count m) (<= count m))
  :named |no more than m samples|))
(assert (! (and (= (+ held 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (not (and (not (>= count m)) (not (= total horizon)))))
      (a!2 (ite (<= low_1 sample_mine)
                (ite (<= sample_mine high_1) sample_mine high_1)
                low_1))
      (a!3 (ite (<= low_1 sample_theirs)
                (ite (<= sample_theirs high_1) sample_theirs high_1)
                low_1)))
(let ((a!4 (ite (<= 0.0 (+ a!2 (* (- 1.0) a!3)))
                (<= (+ a!2 (* (- 1.0) a!3)) (* node_epsilon scale))
                (<= (+ (* (- 1.0) a!2) a!3) (* node_epsilon scale))))
      (a!5 (or (not (and (= sent_mine sent_theirs)
                         (= sample_mine sample_theirs)
                         (= block_mine block_theirs)))
               (= a!2 a!3))))
  (not (or a!1 (and a!4 a!5)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: known user, used counter: the counter holds as many elements of the user as are paid
;   for
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun |L'| () Int)
(declare-fun count () Int)
(declare-fun epsilon () Real)
(declare-fun held () Int)
(declare-fun high_1 () Real)
(declare-fun horizon () Int)
(declare-fun low_1 () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun node_epsilon () Real)
(declare-fun other_users () Int)
(declare-fun scale () Real)
(declare-fun sensitivity () Int)
(declare-fun total () Int)
(assert (! (and (>= other_users 0)
     (>= n 1)
     (>= m 1)
     (>= horizon 1)
     (>= count 1)
     (>= held 1)
     (>= 0 0))
  :named |sizes|))
(assert (! (and (> epsilon 0.0) (>= |L'| 1))
  :named |a budget|))
(assert (! (and (<= (to_real (* sensitivity 1)) (* node_epsilon scale)) (> scale 0.0))
  :named |a scale pays for one node|))
(assert (! (let ((a!1 (ite (< (- low_1 high_1) (- (- high_1 low_1) (to_real sensitivity)))
                (- (- high_1 low_1) (to_real sensitivity))
                (- low_1 high_1))))
  (and (<= a!1 0.0)))
  :named |intervals are within the sensitivity|))
(assert (! (<= (+ other_users 1) n)
  :named |no more than n users|))
(assert (! (and (<= count m) (<= count m))
  :named |no more than m samples|))
(assert (! (and (= (+ held 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (not (and (not (>= count m)) (not (= total horizon))))))
(let ((a!2 (and (or (not (>= count m)) (<= count m))
                (or a!1 (<= count (+ (- 1) m))))))
  (not a!2)))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: known user, used counter: the counter holds no more elements than its depth is for
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun |L'| () Int)
(declare-fun count () Int)
(declare-fun epsilon () Real)
(declare-fun held () Int)
(declare-fun high_1 () Real)
(declare-fun horizon () Int)
(declare-fun low_1 () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun node_epsilon () Real)
(declare-fun other_users () Int)
(declare-fun scale () Real)
(declare-fun sensitivity () Int)
(declare-fun total () Int)
(assert (! (and (>= other_users 0)
     (>= n 1)
     (>= m 1)
     (>= horizon 1)
     (>= count 1)
     (>= held 1)
     (>= 0 0))
  :named |sizes|))
(assert (! (and (> epsilon 0.0) (>= |L'| 1))
  :named |a budget|))
(assert (! (and (<= (to_real (* sensitivity 1)) (* node_epsilon scale)) (> scale 0.0))
  :named |a scale pays for one node|))
(assert (! (let ((a!1 (ite (< (- low_1 high_1) (- (- high_1 low_1) (to_real sensitivity)))
                (- (- high_1 low_1) (to_real sensitivity))
                (- low_1 high_1))))
  (and (<= a!1 0.0)))
  :named |intervals are within the sensitivity|))
(assert (! (<= (+ other_users 1) n)
  :named |no more than n users|))
(assert (! (and (<= count m) (<= count m))
  :named |no more than m samples|))
(assert (! (and (= (+ held 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (or (not (>= count m))
               (and (<= other_users (+ (- 1) n))
                    (= held total)
                    (<= total horizon))))
      (a!2 (not (and (not (>= count m)) (not (= total horizon))))))
(let ((a!3 (or a!2
               (and (<= other_users (+ (- 1) n))
                    (= held total)
                    (<= total (+ (- 1) horizon))))))
  (not (and a!1 a!3))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: known user, used counter: the sample is counted, or nothing happens
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun |L'| () Int)
(declare-fun count () Int)
(declare-fun epsilon () Real)
(declare-fun held () Int)
(declare-fun high_1 () Real)
(declare-fun horizon () Int)
(declare-fun low_1 () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun node_epsilon () Real)
(declare-fun other_users () Int)
(declare-fun scale () Real)
(declare-fun sensitivity () Int)
(declare-fun total () Int)
(assert (! (and (>= other_users 0)
     (>= n 1)
     (>= m 1)
     (>= horizon 1)
     (>= count 1)
     (>= held 1)
     (>= 0 0))
  :named |sizes|))
(assert (! (and (> epsilon 0.0) (>= |L'| 1))
  :named |a budget|))
(assert (! (and (<= (to_real (* sensitivity 1)) (* node_epsilon scale)) (> scale 0.0))
  :named |a scale pays for one node|))
(assert (! (let ((a!1 (ite (< (- low_1 high_1) (- (- high_1 low_1) (to_real sensitivity)))
                (- (- high_1 low_1) (to_real sensitivity))
                (- low_1 high_1))))
  (and (<= a!1 0.0)))
  :named |intervals are within the sensitivity|))
(assert (! (<= (+ other_users 1) n)
  :named |no more than n users|))
(assert (! (and (<= count m) (<= count m))
  :named |no more than m samples|))
(assert (! (and (= (+ held 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (not (and (not (>= count m)) (not (= total horizon))))))
  (not (or a!1 (<= count (+ (- 1) m)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: known user, used counter: the release follows from noisy nodes
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun |L'| () Int)
(declare-fun count () Int)
(declare-fun elements_own_mine () Real)
(declare-fun elements_own_theirs () Real)
(declare-fun epsilon () Real)
(declare-fun held () Int)
(declare-fun high_1 () Real)
(declare-fun horizon () Int)
(declare-fun low_1 () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun node_epsilon () Real)
(declare-fun noise_0_mine () Real)
(declare-fun noise_0_theirs () Real)
(declare-fun noises_own_mine () Real)
(declare-fun noises_own_theirs () Real)
(declare-fun other_users () Int)
(declare-fun sample_mine () Real)
(declare-fun sample_theirs () Real)
(declare-fun scale () Real)
(declare-fun sensitivity () Int)
(declare-fun sums_own_mine () Real)
(declare-fun sums_own_theirs () Real)
(declare-fun total () Int)
(assert (! (and (>= other_users 0)
     (>= n 1)
     (>= m 1)
     (>= horizon 1)
     (>= count 1)
     (>= held 1)
     (>= 0 0))
  :named |sizes|))
(assert (! (and (> epsilon 0.0) (>= |L'| 1))
  :named |a budget|))
(assert (! (and (<= (to_real (* sensitivity 1)) (* node_epsilon scale)) (> scale 0.0))
  :named |a scale pays for one node|))
(assert (! (let ((a!1 (ite (< (- low_1 high_1) (- (- high_1 low_1) (to_real sensitivity)))
                (- (- high_1 low_1) (to_real sensitivity))
                (- low_1 high_1))))
  (and (<= a!1 0.0)))
  :named |intervals are within the sensitivity|))
(assert (! (<= (+ other_users 1) n)
  :named |no more than n users|))
(assert (! (and (<= count m) (<= count m))
  :named |no more than m samples|))
(assert (! (and (= (+ held 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (or (= (+ (* 2.0 sums_own_mine) (* 2.0 noises_own_mine))
                  (+ (* 2.0 sums_own_theirs) (* 2.0 noises_own_theirs)))
               (not (>= count m))
               (not (= (+ sums_own_mine noises_own_mine)
                       (+ sums_own_theirs noises_own_theirs)))))
      (a!2 (not (and (not (>= count m)) (not (= total horizon)))))
      (a!3 (ite (<= low_1 sample_mine)
                (ite (<= sample_mine high_1) sample_mine high_1)
                low_1))
      (a!4 (ite (<= low_1 sample_theirs)
                (ite (<= sample_theirs high_1) sample_theirs high_1)
                low_1)))
(let ((a!5 (not (and (= (+ sums_own_mine noises_own_mine)
                        (+ sums_own_theirs noises_own_theirs))
                     (= (+ elements_own_mine a!3 noise_0_mine)
                        (+ elements_own_theirs a!4 noise_0_theirs))))))
(let ((a!6 (and a!1
                (or a!2
                    a!5
                    (= (+ sums_own_mine
                          noises_own_mine
                          elements_own_mine
                          a!3
                          noise_0_mine)
                       (+ sums_own_theirs
                          noises_own_theirs
                          elements_own_theirs
                          a!4
                          noise_0_theirs))))))
  (not a!6))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/naive
; query: known user, used counter: a level runs one median, which is charged, and stays active
; label: eq:naive
; states: Algorithm 2: every sample of a user is an element; a user has at most m, the counter
;   at most T. In one step from any state, run twice with one user's samples changed: every draw
;   is charged, at its address and its scale; an element moves by at most what its charge pays
;   for, and only if the user's samples differ; counters only grow; the release is a function of
;   noisy nodes; all else is the same.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
