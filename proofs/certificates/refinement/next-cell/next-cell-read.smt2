; id: refinement/next-cell
; query: next cell read
; label: alg:binmech
; states: The loops over cells go from a cell to the same next cell.
; kind: 64-bit
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_BV)
(set-info :status unsat)
(declare-fun x () (_ BitVec 64))
(assert (! (and (bvuge x #x0000000000000001) (bvule x #x4000000000000000))
  :named |admitted|))
(assert (! (let ((a!1 (not (= (bvand x (bvsub x #x0000000000000001)) #x0000000000000000)))
      (a!4 (bvugt (bvsub x (bvand x (bvneg x))) #x0000000000000000)))
(let ((a!2 (ite (and true (not (= x #x0000000000000000)) (not a!1))
                #x0000000000000000
                #x0000000000000000))
      (a!5 (ite (and true (bvugt x #x0000000000000000) a!4)
                (bvsub x (bvand x (bvneg x)))
                (ite (and true (bvugt x #x0000000000000000) (not a!4))
                     #x0000000000000000
                     #x0000000000000000))))
(let ((a!3 (ite (and true (not (= x #x0000000000000000)) a!1)
                (bvand x (bvsub x #x0000000000000001))
                a!2)))
  (not (= a!3 a!5)))))
  :named |negated goal|))
(check-sat)
