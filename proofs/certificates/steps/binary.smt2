; id: steps/binary
; query: new user, empty counter: both runs do the same in public
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: new user, empty counter: every draw is charged, at the address and the scale at which
;   it is made
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: new user, empty counter: elements and noise are appended, and kept
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: new user, empty counter: an element moves by no more than its charge pays for, and only
;   if the user's samples do
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
(assert (! (and (= (+ 0 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (ite (<= low_1 sample_mine)
                (ite (<= sample_mine high_1) sample_mine high_1)
                low_1))
      (a!2 (ite (<= low_1 sample_theirs)
                (ite (<= sample_theirs high_1) sample_theirs high_1)
                low_1)))
(let ((a!3 (ite (<= 0.0 (+ a!1 (* (- 1.0) a!2)))
                (<= (+ a!1 (* (- 1.0) a!2)) (* node_epsilon scale))
                (<= (+ (* (- 1.0) a!1) a!2) (* node_epsilon scale))))
      (a!4 (or (not (and (= sent_mine sent_theirs)
                         (= sample_mine sample_theirs)
                         (= block_mine block_theirs)))
               (= a!1 a!2))))
  (not (or (= total horizon) (and a!3 a!4)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/binary
; query: new user, empty counter: the counter holds as many elements of the user as are paid for
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: new user, empty counter: the counter holds no more elements than its depth is for
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
(assert (! (and (= (+ 0 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (or (= total horizon) (and (= 0 total) (<= total (+ (- 1) horizon))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/binary
; query: new user, empty counter: the sample is counted, or nothing happens
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: new user, empty counter: the release follows from noisy nodes
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: new user, empty counter: a level runs one median, which is charged, and stays active
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: new user, used counter: both runs do the same in public
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: new user, used counter: every draw is charged, at the address and the scale at which it
;   is made
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: new user, used counter: elements and noise are appended, and kept
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: new user, used counter: an element moves by no more than its charge pays for, and only
;   if the user's samples do
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
(assert (! (and (= (+ held 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (ite (<= low_1 sample_mine)
                (ite (<= sample_mine high_1) sample_mine high_1)
                low_1))
      (a!2 (ite (<= low_1 sample_theirs)
                (ite (<= sample_theirs high_1) sample_theirs high_1)
                low_1)))
(let ((a!3 (ite (<= 0.0 (+ a!1 (* (- 1.0) a!2)))
                (<= (+ a!1 (* (- 1.0) a!2)) (* node_epsilon scale))
                (<= (+ (* (- 1.0) a!1) a!2) (* node_epsilon scale))))
      (a!4 (or (not (and (= sent_mine sent_theirs)
                         (= sample_mine sample_theirs)
                         (= block_mine block_theirs)))
               (= a!1 a!2))))
  (not (or (= total horizon) (and a!3 a!4)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/binary
; query: new user, used counter: the counter holds as many elements of the user as are paid for
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: new user, used counter: the counter holds no more elements than its depth is for
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
(assert (! (and (= (+ held 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (or (= total horizon)
               (and (= held total) (<= total (+ (- 1) horizon))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/binary
; query: new user, used counter: the sample is counted, or nothing happens
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: new user, used counter: the release follows from noisy nodes
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
(assert (! (and (= (+ held 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (ite (<= low_1 sample_mine)
                (ite (<= sample_mine high_1) sample_mine high_1)
                low_1))
      (a!2 (ite (<= low_1 sample_theirs)
                (ite (<= sample_theirs high_1) sample_theirs high_1)
                low_1)))
(let ((a!3 (not (and (= (+ sums_own_mine noises_own_mine)
                        (+ sums_own_theirs noises_own_theirs))
                     (= (+ elements_own_mine a!1 noise_0_mine)
                        (+ elements_own_theirs a!2 noise_0_theirs))))))
  (not (or (= total horizon)
           (= (+ sums_own_mine
                 noises_own_mine
                 elements_own_mine
                 a!1
                 noise_0_mine)
              (+ sums_own_theirs
                 noises_own_theirs
                 elements_own_theirs
                 a!2
                 noise_0_theirs))
           a!3))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/binary
; query: new user, used counter: a level runs one median, which is charged, and stays active
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: known user, empty counter: both runs do the same in public
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: known user, empty counter: every draw is charged, at the address and the scale at which
;   it is made
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: known user, empty counter: elements and noise are appended, and kept
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: known user, empty counter: an element moves by no more than its charge pays for, and
;   only if the user's samples do
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
(assert (! (and (= (+ 0 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (ite (<= low_1 sample_mine)
                (ite (<= sample_mine high_1) sample_mine high_1)
                low_1))
      (a!2 (ite (<= low_1 sample_theirs)
                (ite (<= sample_theirs high_1) sample_theirs high_1)
                low_1)))
(let ((a!3 (ite (<= 0.0 (+ a!1 (* (- 1.0) a!2)))
                (<= (+ a!1 (* (- 1.0) a!2)) (* node_epsilon scale))
                (<= (+ (* (- 1.0) a!1) a!2) (* node_epsilon scale))))
      (a!4 (or (not (and (= sent_mine sent_theirs)
                         (= sample_mine sample_theirs)
                         (= block_mine block_theirs)))
               (= a!1 a!2))))
  (not (or (= total horizon) (and a!3 a!4)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/binary
; query: known user, empty counter: the counter holds as many elements of the user as are paid
;   for
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: known user, empty counter: the counter holds no more elements than its depth is for
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
(assert (! (and (= (+ 0 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (or (= total horizon) (and (= 0 total) (<= total (+ (- 1) horizon))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/binary
; query: known user, empty counter: the sample is counted, or nothing happens
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: known user, empty counter: the release follows from noisy nodes
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: known user, empty counter: a level runs one median, which is charged, and stays active
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: known user, used counter: both runs do the same in public
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: known user, used counter: every draw is charged, at the address and the scale at which
;   it is made
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: known user, used counter: elements and noise are appended, and kept
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: known user, used counter: an element moves by no more than its charge pays for, and
;   only if the user's samples do
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
(assert (! (and (= (+ held 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (ite (<= low_1 sample_mine)
                (ite (<= sample_mine high_1) sample_mine high_1)
                low_1))
      (a!2 (ite (<= low_1 sample_theirs)
                (ite (<= sample_theirs high_1) sample_theirs high_1)
                low_1)))
(let ((a!3 (ite (<= 0.0 (+ a!1 (* (- 1.0) a!2)))
                (<= (+ a!1 (* (- 1.0) a!2)) (* node_epsilon scale))
                (<= (+ (* (- 1.0) a!1) a!2) (* node_epsilon scale))))
      (a!4 (or (not (and (= sent_mine sent_theirs)
                         (= sample_mine sample_theirs)
                         (= block_mine block_theirs)))
               (= a!1 a!2))))
  (not (or (= total horizon) (and a!3 a!4)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/binary
; query: known user, used counter: the counter holds as many elements of the user as are paid
;   for
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: known user, used counter: the counter holds no more elements than its depth is for
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
(assert (! (and (= (+ held 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (or (= total horizon)
               (and (= held total) (<= total (+ (- 1) horizon))))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/binary
; query: known user, used counter: the sample is counted, or nothing happens
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
; id: steps/binary
; query: known user, used counter: the release follows from noisy nodes
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
(assert (! (and (= (+ held 0) total) (<= total horizon))
  :named |elements|))
(assert (! (let ((a!1 (ite (<= low_1 sample_mine)
                (ite (<= sample_mine high_1) sample_mine high_1)
                low_1))
      (a!2 (ite (<= low_1 sample_theirs)
                (ite (<= sample_theirs high_1) sample_theirs high_1)
                low_1)))
(let ((a!3 (not (and (= (+ sums_own_mine noises_own_mine)
                        (+ sums_own_theirs noises_own_theirs))
                     (= (+ elements_own_mine a!1 noise_0_mine)
                        (+ elements_own_theirs a!2 noise_0_theirs))))))
  (not (or (= total horizon)
           (= (+ sums_own_mine
                 noises_own_mine
                 elements_own_mine
                 a!1
                 noise_0_mine)
              (+ sums_own_theirs
                 noises_own_theirs
                 elements_own_theirs
                 a!2
                 noise_0_theirs))
           a!3))))
  :named |negated goal|))
(check-sat)
(reset)
; id: steps/binary
; query: known user, used counter: a level runs one median, which is charged, and stays active
; label: alg:binmech
; states: Algorithm 1: every sample is an element; the counter has at most T. In one step from
;   any state, run twice with one user's samples changed: every draw is charged, at its address
;   and its scale; an element moves by at most what its charge pays for, and only if the user's
;   samples differ; counters only grow; the release is a function of noisy nodes; all else is
;   the same.
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
