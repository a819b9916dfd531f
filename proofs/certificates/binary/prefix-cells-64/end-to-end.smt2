; id: binary/prefix-cells-64
; query: end to end
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
(declare-fun i () (_ BitVec 64))
(declare-fun k () (_ BitVec 64))
(declare-fun t () (_ BitVec 64))
(assert (! (and (bvuge t #x0000000000000001) (bvule t #x4000000000000000))
  :named |a cell of an admitted stream|))
(assert (! (bvult k #x000000000000003f)
  :named |k cells before it|))
(assert (! (bvuge (bvand t (bvneg t)) (bvshl #x0000000000000001 k))
  :named |doubled k times|))
(assert (! (and (bvuge i #x0000000000000001) (bvule i t))
  :named |an element up to t|))
(assert (! (let ((a!1 (bvult (bvsub t (bvand t (bvneg t))) i))
      (a!2 (bvule i (bvsub t (bvand t (bvneg t))))))
  (not (= (and a!1 (bvule i t)) (not a!2))))
  :named |negated goal|))
(check-sat)
