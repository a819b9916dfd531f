; id: refinement/next-node
; query: next node read
; label: alg:binmech
; states: The loops over nodes and those of the specification take the same step from every
;   node.
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
(reset)
; id: refinement/next-node
; query: next node that holds an element
; label: alg:binmech
; states: The loops over nodes and those of the specification take the same step from every
;   node.
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
(assert (! (let ((a!1 (bvule x (bvadd x (bvand x (bvneg x)))))
      (a!2 (bvneg (bvadd x (bvand x (bvneg x))))))
(let ((a!3 (bvand (bvadd x (bvand x (bvneg x))) a!2)))
(let ((a!4 (bvadd (bvadd x (bvand x (bvneg x))) a!3)))
(let ((a!5 (bvule a!4 (bvadd x (bvand x (bvneg x))))))
(let ((a!6 (ite (and true a!1 (not a!5))
                (bvadd x (bvand x (bvneg x)))
                #x0000000000000000)))
(let ((a!7 (ite (and true a!1 a!5) (bvadd x (bvand x (bvneg x))) a!6)))
  (not (= a!7 a!7))))))))
  :named |negated goal|))
(check-sat)
