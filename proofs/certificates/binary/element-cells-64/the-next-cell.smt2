; id: binary/element-cells-64
; query: the next cell
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
(assert (! (let ((a!1 (bvugt (bvadd t (bvand t (bvneg t))) t))
      (a!2 (bvneg (bvadd t (bvand t (bvneg t)))))
      (a!5 (bvule i (bvadd t (bvand t (bvneg t))))))
(let ((a!3 (bvand (bvadd t (bvand t (bvneg t))) a!2)))
(let ((a!4 (bvsub (bvadd t (bvand t (bvneg t))) a!3)))
(let ((a!6 (and a!1
                (bvuge a!3
                       (bvshl (bvshl #x0000000000000001 k) #x0000000000000001))
                (bvult a!4 i)
                a!5)))
  (not a!6)))))
  :named |negated goal|))
(check-sat)
