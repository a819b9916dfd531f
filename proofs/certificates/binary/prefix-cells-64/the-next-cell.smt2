; id: binary/prefix-cells-64
; query: the next cell
; label: alg:binmech
; states: The prefix of length t is the disjoint union of the cells read at t, at most 1 +
;   floor(log2 t).
; kind: 64-bit
; bounds: t<=2**62
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_BV)
(set-info :status unsat)
(declare-fun k () (_ BitVec 64))
(declare-fun t () (_ BitVec 64))
(assert (! (and (bvuge t #x0000000000000001) (bvule t #x4000000000000000))
  :named |a cell of an admitted stream|))
(assert (! (bvult k #x000000000000003f)
  :named |k cells before it|))
(assert (! (bvuge (bvand t (bvneg t)) (bvshl #x0000000000000001 k))
  :named |doubled k times|))
(assert (! (bvuge (bvsub t (bvand t (bvneg t))) #x0000000000000001)
  :named |there is more to read|))
(assert (! (let ((a!1 (bvult (bvsub t (bvand t (bvneg t))) t))
      (a!2 (bvneg (bvsub t (bvand t (bvneg t))))))
(let ((a!3 (bvand (bvsub t (bvand t (bvneg t))) a!2)))
(let ((a!4 (and a!1
                (bvuge a!3
                       (bvshl (bvshl #x0000000000000001 k) #x0000000000000001)))))
  (not a!4))))
  :named |negated goal|))
(check-sat)
