; id: binary/element-cells-64
; query: element i is in cell i
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
(declare-fun t () (_ BitVec 64))
(assert (! (bvuge t #x0000000000000001)
  :named |a position|))
(assert (! (let ((a!1 (bvult (bvsub t (bvand t (bvneg t))) t)))
(let ((a!2 (and a!1 (bvule t t) (bvuge (bvand t (bvneg t)) #x0000000000000001))))
  (not a!2)))
  :named |negated goal|))
(check-sat)
