; id: refinement/levels
; query: block size
; label: alg:binmech
; states: The first and the last sample of a block, and its size, are the specification's.
; kind: 64-bit
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_BV)
(set-info :status unsat)
(declare-fun level () (_ BitVec 64))
(assert (! (bvule level #x000000000000003e)
  :named |a level|))
(assert (! (let ((a!1 (ite (and true (not (= level #x0000000000000000)))
                (bvshl #x0000000000000001 (bvsub level #x0000000000000001))
                #x0000000000000001)))
(let ((a!2 (= a!1
              (ite (and true (= #x0000000000000000 level))
                   #x0000000000000001
                   (bvshl #x0000000000000001 (bvsub level #x0000000000000001))))))
  (not a!2)))
  :named |negated goal|))
(check-sat)
(reset)
; id: refinement/levels
; query: last sample
; label: alg:binmech
; states: The first and the last sample of a block, and its size, are the specification's.
; kind: 64-bit
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_BV)
(set-info :status unsat)
(declare-fun level () (_ BitVec 64))
(assert (! (bvule level #x000000000000003e)
  :named |a level|))
(assert (! (not (= (bvshl #x0000000000000001 level) (bvshl #x0000000000000001 level)))
  :named |negated goal|))
(check-sat)
(reset)
; id: refinement/levels
; query: first sample
; label: alg:binmech
; states: The first and the last sample of a block, and its size, are the specification's.
; kind: 64-bit
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_BV)
(set-info :status unsat)
(declare-fun level () (_ BitVec 64))
(assert (! (bvule level #x000000000000003e)
  :named |a level|))
(assert (! (let ((a!1 (ite (and true (not (= level #x0000000000000000)))
                (bvadd (bvshl #x0000000000000001
                              (bvsub level #x0000000000000001))
                       #x0000000000000001)
                #x0000000000000001))
      (a!2 (bvsub (bvshl #x0000000000000001 level)
                  (ite (and true (= #x0000000000000000 level))
                       #x0000000000000001
                       (bvshl #x0000000000000001
                              (bvsub level #x0000000000000001))))))
  (not (= a!1 (bvadd a!2 #x0000000000000001))))
  :named |negated goal|))
(check-sat)
