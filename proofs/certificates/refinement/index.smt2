; id: refinement/index
; query: top level
; label: alg:binmech
; states: Ends of blocks, levels, depths and nodes are the specification's, on words of 64 bits.
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
(assert (! (let ((a!1 (ite (= ((_ extract 1 1) x) #b1)
                #x0000000000000002
                (ite (= ((_ extract 0 0) x) #b1)
                     #x0000000000000001
                     #x0000000000000000))))
(let ((a!2 (ite (= ((_ extract 3 3) x) #b1)
                #x0000000000000004
                (ite (= ((_ extract 2 2) x) #b1) #x0000000000000003 a!1))))
(let ((a!3 (ite (= ((_ extract 5 5) x) #b1)
                #x0000000000000006
                (ite (= ((_ extract 4 4) x) #b1) #x0000000000000005 a!2))))
(let ((a!4 (ite (= ((_ extract 7 7) x) #b1)
                #x0000000000000008
                (ite (= ((_ extract 6 6) x) #b1) #x0000000000000007 a!3))))
(let ((a!5 (ite (= ((_ extract 9 9) x) #b1)
                #x000000000000000a
                (ite (= ((_ extract 8 8) x) #b1) #x0000000000000009 a!4))))
(let ((a!6 (ite (= ((_ extract 11 11) x) #b1)
                #x000000000000000c
                (ite (= ((_ extract 10 10) x) #b1) #x000000000000000b a!5))))
(let ((a!7 (ite (= ((_ extract 13 13) x) #b1)
                #x000000000000000e
                (ite (= ((_ extract 12 12) x) #b1) #x000000000000000d a!6))))
(let ((a!8 (ite (= ((_ extract 15 15) x) #b1)
                #x0000000000000010
                (ite (= ((_ extract 14 14) x) #b1) #x000000000000000f a!7))))
(let ((a!9 (ite (= ((_ extract 17 17) x) #b1)
                #x0000000000000012
                (ite (= ((_ extract 16 16) x) #b1) #x0000000000000011 a!8))))
(let ((a!10 (ite (= ((_ extract 19 19) x) #b1)
                 #x0000000000000014
                 (ite (= ((_ extract 18 18) x) #b1) #x0000000000000013 a!9))))
(let ((a!11 (ite (= ((_ extract 21 21) x) #b1)
                 #x0000000000000016
                 (ite (= ((_ extract 20 20) x) #b1) #x0000000000000015 a!10))))
(let ((a!12 (ite (= ((_ extract 23 23) x) #b1)
                 #x0000000000000018
                 (ite (= ((_ extract 22 22) x) #b1) #x0000000000000017 a!11))))
(let ((a!13 (ite (= ((_ extract 25 25) x) #b1)
                 #x000000000000001a
                 (ite (= ((_ extract 24 24) x) #b1) #x0000000000000019 a!12))))
(let ((a!14 (ite (= ((_ extract 27 27) x) #b1)
                 #x000000000000001c
                 (ite (= ((_ extract 26 26) x) #b1) #x000000000000001b a!13))))
(let ((a!15 (ite (= ((_ extract 29 29) x) #b1)
                 #x000000000000001e
                 (ite (= ((_ extract 28 28) x) #b1) #x000000000000001d a!14))))
(let ((a!16 (ite (= ((_ extract 31 31) x) #b1)
                 #x0000000000000020
                 (ite (= ((_ extract 30 30) x) #b1) #x000000000000001f a!15))))
(let ((a!17 (ite (= ((_ extract 33 33) x) #b1)
                 #x0000000000000022
                 (ite (= ((_ extract 32 32) x) #b1) #x0000000000000021 a!16))))
(let ((a!18 (ite (= ((_ extract 35 35) x) #b1)
                 #x0000000000000024
                 (ite (= ((_ extract 34 34) x) #b1) #x0000000000000023 a!17))))
(let ((a!19 (ite (= ((_ extract 37 37) x) #b1)
                 #x0000000000000026
                 (ite (= ((_ extract 36 36) x) #b1) #x0000000000000025 a!18))))
(let ((a!20 (ite (= ((_ extract 39 39) x) #b1)
                 #x0000000000000028
                 (ite (= ((_ extract 38 38) x) #b1) #x0000000000000027 a!19))))
(let ((a!21 (ite (= ((_ extract 41 41) x) #b1)
                 #x000000000000002a
                 (ite (= ((_ extract 40 40) x) #b1) #x0000000000000029 a!20))))
(let ((a!22 (ite (= ((_ extract 43 43) x) #b1)
                 #x000000000000002c
                 (ite (= ((_ extract 42 42) x) #b1) #x000000000000002b a!21))))
(let ((a!23 (ite (= ((_ extract 45 45) x) #b1)
                 #x000000000000002e
                 (ite (= ((_ extract 44 44) x) #b1) #x000000000000002d a!22))))
(let ((a!24 (ite (= ((_ extract 47 47) x) #b1)
                 #x0000000000000030
                 (ite (= ((_ extract 46 46) x) #b1) #x000000000000002f a!23))))
(let ((a!25 (ite (= ((_ extract 49 49) x) #b1)
                 #x0000000000000032
                 (ite (= ((_ extract 48 48) x) #b1) #x0000000000000031 a!24))))
(let ((a!26 (ite (= ((_ extract 51 51) x) #b1)
                 #x0000000000000034
                 (ite (= ((_ extract 50 50) x) #b1) #x0000000000000033 a!25))))
(let ((a!27 (ite (= ((_ extract 53 53) x) #b1)
                 #x0000000000000036
                 (ite (= ((_ extract 52 52) x) #b1) #x0000000000000035 a!26))))
(let ((a!28 (ite (= ((_ extract 55 55) x) #b1)
                 #x0000000000000038
                 (ite (= ((_ extract 54 54) x) #b1) #x0000000000000037 a!27))))
(let ((a!29 (ite (= ((_ extract 57 57) x) #b1)
                 #x000000000000003a
                 (ite (= ((_ extract 56 56) x) #b1) #x0000000000000039 a!28))))
(let ((a!30 (ite (= ((_ extract 59 59) x) #b1)
                 #x000000000000003c
                 (ite (= ((_ extract 58 58) x) #b1) #x000000000000003b a!29))))
(let ((a!31 (ite (= ((_ extract 61 61) x) #b1)
                 #x000000000000003e
                 (ite (= ((_ extract 60 60) x) #b1) #x000000000000003d a!30))))
(let ((a!32 (ite (= ((_ extract 63 63) x) #b1)
                 #x0000000000000040
                 (ite (= ((_ extract 62 62) x) #b1) #x000000000000003f a!31))))
  (not (= (bvsub a!32 #x0000000000000001) (bvsub a!32 #x0000000000000001)))))))))))))))))))))))))))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: refinement/index
; query: depth
; label: alg:binmech
; states: Ends of blocks, levels, depths and nodes are the specification's, on words of 64 bits.
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
(assert (! (let ((a!1 (ite (= ((_ extract 1 1) x) #b1)
                #x0000000000000002
                (ite (= ((_ extract 0 0) x) #b1)
                     #x0000000000000001
                     #x0000000000000000))))
(let ((a!2 (ite (= ((_ extract 3 3) x) #b1)
                #x0000000000000004
                (ite (= ((_ extract 2 2) x) #b1) #x0000000000000003 a!1))))
(let ((a!3 (ite (= ((_ extract 5 5) x) #b1)
                #x0000000000000006
                (ite (= ((_ extract 4 4) x) #b1) #x0000000000000005 a!2))))
(let ((a!4 (ite (= ((_ extract 7 7) x) #b1)
                #x0000000000000008
                (ite (= ((_ extract 6 6) x) #b1) #x0000000000000007 a!3))))
(let ((a!5 (ite (= ((_ extract 9 9) x) #b1)
                #x000000000000000a
                (ite (= ((_ extract 8 8) x) #b1) #x0000000000000009 a!4))))
(let ((a!6 (ite (= ((_ extract 11 11) x) #b1)
                #x000000000000000c
                (ite (= ((_ extract 10 10) x) #b1) #x000000000000000b a!5))))
(let ((a!7 (ite (= ((_ extract 13 13) x) #b1)
                #x000000000000000e
                (ite (= ((_ extract 12 12) x) #b1) #x000000000000000d a!6))))
(let ((a!8 (ite (= ((_ extract 15 15) x) #b1)
                #x0000000000000010
                (ite (= ((_ extract 14 14) x) #b1) #x000000000000000f a!7))))
(let ((a!9 (ite (= ((_ extract 17 17) x) #b1)
                #x0000000000000012
                (ite (= ((_ extract 16 16) x) #b1) #x0000000000000011 a!8))))
(let ((a!10 (ite (= ((_ extract 19 19) x) #b1)
                 #x0000000000000014
                 (ite (= ((_ extract 18 18) x) #b1) #x0000000000000013 a!9))))
(let ((a!11 (ite (= ((_ extract 21 21) x) #b1)
                 #x0000000000000016
                 (ite (= ((_ extract 20 20) x) #b1) #x0000000000000015 a!10))))
(let ((a!12 (ite (= ((_ extract 23 23) x) #b1)
                 #x0000000000000018
                 (ite (= ((_ extract 22 22) x) #b1) #x0000000000000017 a!11))))
(let ((a!13 (ite (= ((_ extract 25 25) x) #b1)
                 #x000000000000001a
                 (ite (= ((_ extract 24 24) x) #b1) #x0000000000000019 a!12))))
(let ((a!14 (ite (= ((_ extract 27 27) x) #b1)
                 #x000000000000001c
                 (ite (= ((_ extract 26 26) x) #b1) #x000000000000001b a!13))))
(let ((a!15 (ite (= ((_ extract 29 29) x) #b1)
                 #x000000000000001e
                 (ite (= ((_ extract 28 28) x) #b1) #x000000000000001d a!14))))
(let ((a!16 (ite (= ((_ extract 31 31) x) #b1)
                 #x0000000000000020
                 (ite (= ((_ extract 30 30) x) #b1) #x000000000000001f a!15))))
(let ((a!17 (ite (= ((_ extract 33 33) x) #b1)
                 #x0000000000000022
                 (ite (= ((_ extract 32 32) x) #b1) #x0000000000000021 a!16))))
(let ((a!18 (ite (= ((_ extract 35 35) x) #b1)
                 #x0000000000000024
                 (ite (= ((_ extract 34 34) x) #b1) #x0000000000000023 a!17))))
(let ((a!19 (ite (= ((_ extract 37 37) x) #b1)
                 #x0000000000000026
                 (ite (= ((_ extract 36 36) x) #b1) #x0000000000000025 a!18))))
(let ((a!20 (ite (= ((_ extract 39 39) x) #b1)
                 #x0000000000000028
                 (ite (= ((_ extract 38 38) x) #b1) #x0000000000000027 a!19))))
(let ((a!21 (ite (= ((_ extract 41 41) x) #b1)
                 #x000000000000002a
                 (ite (= ((_ extract 40 40) x) #b1) #x0000000000000029 a!20))))
(let ((a!22 (ite (= ((_ extract 43 43) x) #b1)
                 #x000000000000002c
                 (ite (= ((_ extract 42 42) x) #b1) #x000000000000002b a!21))))
(let ((a!23 (ite (= ((_ extract 45 45) x) #b1)
                 #x000000000000002e
                 (ite (= ((_ extract 44 44) x) #b1) #x000000000000002d a!22))))
(let ((a!24 (ite (= ((_ extract 47 47) x) #b1)
                 #x0000000000000030
                 (ite (= ((_ extract 46 46) x) #b1) #x000000000000002f a!23))))
(let ((a!25 (ite (= ((_ extract 49 49) x) #b1)
                 #x0000000000000032
                 (ite (= ((_ extract 48 48) x) #b1) #x0000000000000031 a!24))))
(let ((a!26 (ite (= ((_ extract 51 51) x) #b1)
                 #x0000000000000034
                 (ite (= ((_ extract 50 50) x) #b1) #x0000000000000033 a!25))))
(let ((a!27 (ite (= ((_ extract 53 53) x) #b1)
                 #x0000000000000036
                 (ite (= ((_ extract 52 52) x) #b1) #x0000000000000035 a!26))))
(let ((a!28 (ite (= ((_ extract 55 55) x) #b1)
                 #x0000000000000038
                 (ite (= ((_ extract 54 54) x) #b1) #x0000000000000037 a!27))))
(let ((a!29 (ite (= ((_ extract 57 57) x) #b1)
                 #x000000000000003a
                 (ite (= ((_ extract 56 56) x) #b1) #x0000000000000039 a!28))))
(let ((a!30 (ite (= ((_ extract 59 59) x) #b1)
                 #x000000000000003c
                 (ite (= ((_ extract 58 58) x) #b1) #x000000000000003b a!29))))
(let ((a!31 (ite (= ((_ extract 61 61) x) #b1)
                 #x000000000000003e
                 (ite (= ((_ extract 60 60) x) #b1) #x000000000000003d a!30))))
(let ((a!32 (ite (= ((_ extract 63 63) x) #b1)
                 #x0000000000000040
                 (ite (= ((_ extract 62 62) x) #b1) #x000000000000003f a!31))))
  (not (= a!32 a!32))))))))))))))))))))))))))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: refinement/index
; query: lowest bit
; label: alg:binmech
; states: Ends of blocks, levels, depths and nodes are the specification's, on words of 64 bits.
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
(assert (! (not (= (bvand x (bvneg x)) (bvand x (bvneg x))))
  :named |negated goal|))
(check-sat)
(reset)
; id: refinement/index
; query: first element of a node
; label: alg:binmech
; states: Ends of blocks, levels, depths and nodes are the specification's, on words of 64 bits.
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
(assert (! (let ((a!1 (bvadd (bvsub x (bvand x (bvneg x))) #x0000000000000001)))
  (not (= a!1 a!1)))
  :named |negated goal|))
(check-sat)
(reset)
; id: refinement/index
; query: end of a block
; label: alg:binmech
; states: Ends of blocks, levels, depths and nodes are the specification's, on words of 64 bits.
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
(assert (! (let ((a!1 (and true
                (bvugt x #x0000000000000000)
                (= #x0000000000000000 (bvand x (bvsub x #x0000000000000001))))))
(let ((a!2 (or a!1
               (and true
                    (not (bvugt x #x0000000000000000))
                    (bvugt x #x0000000000000000)))))
  (not (= a!2 a!2))))
  :named |negated goal|))
(check-sat)
(reset)
; id: refinement/index
; query: level of a block that ends
; label: alg:binmech
; states: Ends of blocks, levels, depths and nodes are the specification's, on words of 64 bits.
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
(assert (! (let ((a!1 (and true
                (bvugt x #x0000000000000000)
                (= #x0000000000000000 (bvand x (bvsub x #x0000000000000001))))))
  (or a!1
      (and true (not (bvugt x #x0000000000000000)) (bvugt x #x0000000000000000))))
  :named |a block ends|))
(assert (! (let ((a!1 (ite (= ((_ extract 0 0) (bvsub x #x0000000000000001)) #b1)
                #x0000000000000001
                #x0000000000000000))
      (a!65 (ite (= ((_ extract 1 1) x) #b1)
                 #x0000000000000002
                 (ite (= ((_ extract 0 0) x) #b1)
                      #x0000000000000001
                      #x0000000000000000))))
(let ((a!2 (ite (= ((_ extract 1 1) (bvsub x #x0000000000000001)) #b1)
                #x0000000000000002
                a!1))
      (a!66 (ite (= ((_ extract 3 3) x) #b1)
                 #x0000000000000004
                 (ite (= ((_ extract 2 2) x) #b1) #x0000000000000003 a!65))))
(let ((a!3 (ite (= ((_ extract 2 2) (bvsub x #x0000000000000001)) #b1)
                #x0000000000000003
                a!2))
      (a!67 (ite (= ((_ extract 5 5) x) #b1)
                 #x0000000000000006
                 (ite (= ((_ extract 4 4) x) #b1) #x0000000000000005 a!66))))
(let ((a!4 (ite (= ((_ extract 3 3) (bvsub x #x0000000000000001)) #b1)
                #x0000000000000004
                a!3))
      (a!68 (ite (= ((_ extract 7 7) x) #b1)
                 #x0000000000000008
                 (ite (= ((_ extract 6 6) x) #b1) #x0000000000000007 a!67))))
(let ((a!5 (ite (= ((_ extract 4 4) (bvsub x #x0000000000000001)) #b1)
                #x0000000000000005
                a!4))
      (a!69 (ite (= ((_ extract 9 9) x) #b1)
                 #x000000000000000a
                 (ite (= ((_ extract 8 8) x) #b1) #x0000000000000009 a!68))))
(let ((a!6 (ite (= ((_ extract 5 5) (bvsub x #x0000000000000001)) #b1)
                #x0000000000000006
                a!5))
      (a!70 (ite (= ((_ extract 11 11) x) #b1)
                 #x000000000000000c
                 (ite (= ((_ extract 10 10) x) #b1) #x000000000000000b a!69))))
(let ((a!7 (ite (= ((_ extract 6 6) (bvsub x #x0000000000000001)) #b1)
                #x0000000000000007
                a!6))
      (a!71 (ite (= ((_ extract 13 13) x) #b1)
                 #x000000000000000e
                 (ite (= ((_ extract 12 12) x) #b1) #x000000000000000d a!70))))
(let ((a!8 (ite (= ((_ extract 7 7) (bvsub x #x0000000000000001)) #b1)
                #x0000000000000008
                a!7))
      (a!72 (ite (= ((_ extract 15 15) x) #b1)
                 #x0000000000000010
                 (ite (= ((_ extract 14 14) x) #b1) #x000000000000000f a!71))))
(let ((a!9 (ite (= ((_ extract 8 8) (bvsub x #x0000000000000001)) #b1)
                #x0000000000000009
                a!8))
      (a!73 (ite (= ((_ extract 17 17) x) #b1)
                 #x0000000000000012
                 (ite (= ((_ extract 16 16) x) #b1) #x0000000000000011 a!72))))
(let ((a!10 (ite (= ((_ extract 9 9) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000000a
                 a!9))
      (a!74 (ite (= ((_ extract 19 19) x) #b1)
                 #x0000000000000014
                 (ite (= ((_ extract 18 18) x) #b1) #x0000000000000013 a!73))))
(let ((a!11 (ite (= ((_ extract 10 10) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000000b
                 a!10))
      (a!75 (ite (= ((_ extract 21 21) x) #b1)
                 #x0000000000000016
                 (ite (= ((_ extract 20 20) x) #b1) #x0000000000000015 a!74))))
(let ((a!12 (ite (= ((_ extract 11 11) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000000c
                 a!11))
      (a!76 (ite (= ((_ extract 23 23) x) #b1)
                 #x0000000000000018
                 (ite (= ((_ extract 22 22) x) #b1) #x0000000000000017 a!75))))
(let ((a!13 (ite (= ((_ extract 12 12) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000000d
                 a!12))
      (a!77 (ite (= ((_ extract 25 25) x) #b1)
                 #x000000000000001a
                 (ite (= ((_ extract 24 24) x) #b1) #x0000000000000019 a!76))))
(let ((a!14 (ite (= ((_ extract 13 13) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000000e
                 a!13))
      (a!78 (ite (= ((_ extract 27 27) x) #b1)
                 #x000000000000001c
                 (ite (= ((_ extract 26 26) x) #b1) #x000000000000001b a!77))))
(let ((a!15 (ite (= ((_ extract 14 14) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000000f
                 a!14))
      (a!79 (ite (= ((_ extract 29 29) x) #b1)
                 #x000000000000001e
                 (ite (= ((_ extract 28 28) x) #b1) #x000000000000001d a!78))))
(let ((a!16 (ite (= ((_ extract 15 15) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000010
                 a!15))
      (a!80 (ite (= ((_ extract 31 31) x) #b1)
                 #x0000000000000020
                 (ite (= ((_ extract 30 30) x) #b1) #x000000000000001f a!79))))
(let ((a!17 (ite (= ((_ extract 16 16) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000011
                 a!16))
      (a!81 (ite (= ((_ extract 33 33) x) #b1)
                 #x0000000000000022
                 (ite (= ((_ extract 32 32) x) #b1) #x0000000000000021 a!80))))
(let ((a!18 (ite (= ((_ extract 17 17) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000012
                 a!17))
      (a!82 (ite (= ((_ extract 35 35) x) #b1)
                 #x0000000000000024
                 (ite (= ((_ extract 34 34) x) #b1) #x0000000000000023 a!81))))
(let ((a!19 (ite (= ((_ extract 18 18) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000013
                 a!18))
      (a!83 (ite (= ((_ extract 37 37) x) #b1)
                 #x0000000000000026
                 (ite (= ((_ extract 36 36) x) #b1) #x0000000000000025 a!82))))
(let ((a!20 (ite (= ((_ extract 19 19) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000014
                 a!19))
      (a!84 (ite (= ((_ extract 39 39) x) #b1)
                 #x0000000000000028
                 (ite (= ((_ extract 38 38) x) #b1) #x0000000000000027 a!83))))
(let ((a!21 (ite (= ((_ extract 20 20) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000015
                 a!20))
      (a!85 (ite (= ((_ extract 41 41) x) #b1)
                 #x000000000000002a
                 (ite (= ((_ extract 40 40) x) #b1) #x0000000000000029 a!84))))
(let ((a!22 (ite (= ((_ extract 21 21) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000016
                 a!21))
      (a!86 (ite (= ((_ extract 43 43) x) #b1)
                 #x000000000000002c
                 (ite (= ((_ extract 42 42) x) #b1) #x000000000000002b a!85))))
(let ((a!23 (ite (= ((_ extract 22 22) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000017
                 a!22))
      (a!87 (ite (= ((_ extract 45 45) x) #b1)
                 #x000000000000002e
                 (ite (= ((_ extract 44 44) x) #b1) #x000000000000002d a!86))))
(let ((a!24 (ite (= ((_ extract 23 23) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000018
                 a!23))
      (a!88 (ite (= ((_ extract 47 47) x) #b1)
                 #x0000000000000030
                 (ite (= ((_ extract 46 46) x) #b1) #x000000000000002f a!87))))
(let ((a!25 (ite (= ((_ extract 24 24) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000019
                 a!24))
      (a!89 (ite (= ((_ extract 49 49) x) #b1)
                 #x0000000000000032
                 (ite (= ((_ extract 48 48) x) #b1) #x0000000000000031 a!88))))
(let ((a!26 (ite (= ((_ extract 25 25) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000001a
                 a!25))
      (a!90 (ite (= ((_ extract 51 51) x) #b1)
                 #x0000000000000034
                 (ite (= ((_ extract 50 50) x) #b1) #x0000000000000033 a!89))))
(let ((a!27 (ite (= ((_ extract 26 26) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000001b
                 a!26))
      (a!91 (ite (= ((_ extract 53 53) x) #b1)
                 #x0000000000000036
                 (ite (= ((_ extract 52 52) x) #b1) #x0000000000000035 a!90))))
(let ((a!28 (ite (= ((_ extract 27 27) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000001c
                 a!27))
      (a!92 (ite (= ((_ extract 55 55) x) #b1)
                 #x0000000000000038
                 (ite (= ((_ extract 54 54) x) #b1) #x0000000000000037 a!91))))
(let ((a!29 (ite (= ((_ extract 28 28) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000001d
                 a!28))
      (a!93 (ite (= ((_ extract 57 57) x) #b1)
                 #x000000000000003a
                 (ite (= ((_ extract 56 56) x) #b1) #x0000000000000039 a!92))))
(let ((a!30 (ite (= ((_ extract 29 29) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000001e
                 a!29))
      (a!94 (ite (= ((_ extract 59 59) x) #b1)
                 #x000000000000003c
                 (ite (= ((_ extract 58 58) x) #b1) #x000000000000003b a!93))))
(let ((a!31 (ite (= ((_ extract 30 30) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000001f
                 a!30))
      (a!95 (ite (= ((_ extract 61 61) x) #b1)
                 #x000000000000003e
                 (ite (= ((_ extract 60 60) x) #b1) #x000000000000003d a!94))))
(let ((a!32 (ite (= ((_ extract 31 31) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000020
                 a!31))
      (a!96 (ite (= ((_ extract 63 63) x) #b1)
                 #x0000000000000040
                 (ite (= ((_ extract 62 62) x) #b1) #x000000000000003f a!95))))
(let ((a!33 (ite (= ((_ extract 32 32) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000021
                 a!32)))
(let ((a!34 (ite (= ((_ extract 33 33) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000022
                 a!33)))
(let ((a!35 (ite (= ((_ extract 34 34) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000023
                 a!34)))
(let ((a!36 (ite (= ((_ extract 35 35) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000024
                 a!35)))
(let ((a!37 (ite (= ((_ extract 36 36) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000025
                 a!36)))
(let ((a!38 (ite (= ((_ extract 37 37) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000026
                 a!37)))
(let ((a!39 (ite (= ((_ extract 38 38) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000027
                 a!38)))
(let ((a!40 (ite (= ((_ extract 39 39) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000028
                 a!39)))
(let ((a!41 (ite (= ((_ extract 40 40) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000029
                 a!40)))
(let ((a!42 (ite (= ((_ extract 41 41) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000002a
                 a!41)))
(let ((a!43 (ite (= ((_ extract 42 42) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000002b
                 a!42)))
(let ((a!44 (ite (= ((_ extract 43 43) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000002c
                 a!43)))
(let ((a!45 (ite (= ((_ extract 44 44) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000002d
                 a!44)))
(let ((a!46 (ite (= ((_ extract 45 45) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000002e
                 a!45)))
(let ((a!47 (ite (= ((_ extract 46 46) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000002f
                 a!46)))
(let ((a!48 (ite (= ((_ extract 47 47) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000030
                 a!47)))
(let ((a!49 (ite (= ((_ extract 48 48) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000031
                 a!48)))
(let ((a!50 (ite (= ((_ extract 49 49) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000032
                 a!49)))
(let ((a!51 (ite (= ((_ extract 50 50) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000033
                 a!50)))
(let ((a!52 (ite (= ((_ extract 51 51) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000034
                 a!51)))
(let ((a!53 (ite (= ((_ extract 52 52) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000035
                 a!52)))
(let ((a!54 (ite (= ((_ extract 53 53) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000036
                 a!53)))
(let ((a!55 (ite (= ((_ extract 54 54) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000037
                 a!54)))
(let ((a!56 (ite (= ((_ extract 55 55) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000038
                 a!55)))
(let ((a!57 (ite (= ((_ extract 56 56) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000039
                 a!56)))
(let ((a!58 (ite (= ((_ extract 57 57) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000003a
                 a!57)))
(let ((a!59 (ite (= ((_ extract 58 58) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000003b
                 a!58)))
(let ((a!60 (ite (= ((_ extract 59 59) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000003c
                 a!59)))
(let ((a!61 (ite (= ((_ extract 60 60) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000003d
                 a!60)))
(let ((a!62 (ite (= ((_ extract 61 61) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000003e
                 a!61)))
(let ((a!63 (ite (= ((_ extract 62 62) (bvsub x #x0000000000000001)) #b1)
                 #x000000000000003f
                 a!62)))
(let ((a!64 (ite (= ((_ extract 63 63) (bvsub x #x0000000000000001)) #b1)
                 #x0000000000000040
                 a!63)))
  (not (= a!64 (bvsub a!96 #x0000000000000001)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
  :named |negated goal|))
(check-sat)
