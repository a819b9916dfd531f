; id: binary/element-cells-64
; query: no cell in between
; label: subsec:binmech
; states: An element of a stream of N elements is in exactly the cells of one walk, at most 1 +
;   floor(log2 N).
; kind: 64-bit
; bounds: N<=2**62
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_BV)
(set-info :status unsat)
(declare-fun between () (_ BitVec 64))
(declare-fun i () (_ BitVec 64))
(declare-fun k () (_ BitVec 64))
(declare-fun t () (_ BitVec 64))
(assert (! (and (bvuge t #x0000000000000001) (bvule t #x4000000000000000))
  :named |a cell of an admitted stream|))
(assert (! (bvult k #x000000000000003f)
  :named |k cells before it|))
(assert (! (bvuge (bvand t (bvneg t)) (bvshl #x0000000000000001 k))
  :named |doubled k times|))
(assert (! (let ((a!1 (bvult (bvsub t (bvand t (bvneg t))) i)))
  (and a!1 (bvule i t)))
  :named |the cell holds i|))
(assert (! (let ((a!1 (bvult between (bvadd t (bvand t (bvneg t))))))
  (and (bvugt between t) a!1))
  :named |a cell in between|))
(assert (! (let ((a!1 (bvult (bvsub between (bvand between (bvneg between))) i)))
  (not (not (and a!1 (bvule i between)))))
  :named |negated goal|))
(check-sat)
