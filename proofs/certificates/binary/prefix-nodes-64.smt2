; id: binary/prefix-nodes-64
; query: the next node
; label: alg:binmech
; states: The prefix of length t is the disjoint union of the nodes read at t, at most 1 +
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
  :named |a node of an admitted stream|))
(assert (! (bvult k #x000000000000003f)
  :named |k nodes before it|))
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
(reset)
; id: binary/prefix-nodes-64
; query: end to end
; label: alg:binmech
; states: The prefix of length t is the disjoint union of the nodes read at t, at most 1 +
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
  :named |a node of an admitted stream|))
(assert (! (bvult k #x000000000000003f)
  :named |k nodes before it|))
(assert (! (bvuge (bvand t (bvneg t)) (bvshl #x0000000000000001 k))
  :named |doubled k times|))
(assert (! (and (bvuge i #x0000000000000001) (bvule i t))
  :named |an element up to t|))
(assert (! (let ((a!1 (bvult (bvsub t (bvand t (bvneg t))) i))
      (a!2 (bvule i (bvsub t (bvand t (bvneg t))))))
  (not (= (and a!1 (bvule i t)) (not a!2))))
  :named |negated goal|))
(check-sat)
(reset)
; id: binary/prefix-nodes-64
; query: the nodes of a prefix
; label: alg:binmech
; states: The prefix of length t is the disjoint union of the nodes read at t, at most 1 +
;   floor(log2 t).
; kind: 64-bit
; bounds: t<=2**62
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_BV)
(set-info :status unsat)
(declare-fun N () (_ BitVec 64))
(declare-fun k () (_ BitVec 64))
(declare-fun t () (_ BitVec 64))
(assert (! (and (bvuge t #x0000000000000001) (bvule t #x4000000000000000))
  :named |a node of an admitted stream|))
(assert (! (bvult k #x000000000000003f)
  :named |k nodes before it|))
(assert (! (bvuge (bvand t (bvneg t)) (bvshl #x0000000000000001 k))
  :named |doubled k times|))
(assert (! (and (bvule t N) (bvule N #x4000000000000000))
  :named |the walk stays in 1..N|))
(assert (! (let ((a!1 (ite (= ((_ extract 1 1) N) #b1)
                #x0000000000000002
                (ite (= ((_ extract 0 0) N) #b1)
                     #x0000000000000001
                     #x0000000000000000))))
(let ((a!2 (ite (= ((_ extract 3 3) N) #b1)
                #x0000000000000004
                (ite (= ((_ extract 2 2) N) #b1) #x0000000000000003 a!1))))
(let ((a!3 (ite (= ((_ extract 5 5) N) #b1)
                #x0000000000000006
                (ite (= ((_ extract 4 4) N) #b1) #x0000000000000005 a!2))))
(let ((a!4 (ite (= ((_ extract 7 7) N) #b1)
                #x0000000000000008
                (ite (= ((_ extract 6 6) N) #b1) #x0000000000000007 a!3))))
(let ((a!5 (ite (= ((_ extract 9 9) N) #b1)
                #x000000000000000a
                (ite (= ((_ extract 8 8) N) #b1) #x0000000000000009 a!4))))
(let ((a!6 (ite (= ((_ extract 11 11) N) #b1)
                #x000000000000000c
                (ite (= ((_ extract 10 10) N) #b1) #x000000000000000b a!5))))
(let ((a!7 (ite (= ((_ extract 13 13) N) #b1)
                #x000000000000000e
                (ite (= ((_ extract 12 12) N) #b1) #x000000000000000d a!6))))
(let ((a!8 (ite (= ((_ extract 15 15) N) #b1)
                #x0000000000000010
                (ite (= ((_ extract 14 14) N) #b1) #x000000000000000f a!7))))
(let ((a!9 (ite (= ((_ extract 17 17) N) #b1)
                #x0000000000000012
                (ite (= ((_ extract 16 16) N) #b1) #x0000000000000011 a!8))))
(let ((a!10 (ite (= ((_ extract 19 19) N) #b1)
                 #x0000000000000014
                 (ite (= ((_ extract 18 18) N) #b1) #x0000000000000013 a!9))))
(let ((a!11 (ite (= ((_ extract 21 21) N) #b1)
                 #x0000000000000016
                 (ite (= ((_ extract 20 20) N) #b1) #x0000000000000015 a!10))))
(let ((a!12 (ite (= ((_ extract 23 23) N) #b1)
                 #x0000000000000018
                 (ite (= ((_ extract 22 22) N) #b1) #x0000000000000017 a!11))))
(let ((a!13 (ite (= ((_ extract 25 25) N) #b1)
                 #x000000000000001a
                 (ite (= ((_ extract 24 24) N) #b1) #x0000000000000019 a!12))))
(let ((a!14 (ite (= ((_ extract 27 27) N) #b1)
                 #x000000000000001c
                 (ite (= ((_ extract 26 26) N) #b1) #x000000000000001b a!13))))
(let ((a!15 (ite (= ((_ extract 29 29) N) #b1)
                 #x000000000000001e
                 (ite (= ((_ extract 28 28) N) #b1) #x000000000000001d a!14))))
(let ((a!16 (ite (= ((_ extract 31 31) N) #b1)
                 #x0000000000000020
                 (ite (= ((_ extract 30 30) N) #b1) #x000000000000001f a!15))))
(let ((a!17 (ite (= ((_ extract 33 33) N) #b1)
                 #x0000000000000022
                 (ite (= ((_ extract 32 32) N) #b1) #x0000000000000021 a!16))))
(let ((a!18 (ite (= ((_ extract 35 35) N) #b1)
                 #x0000000000000024
                 (ite (= ((_ extract 34 34) N) #b1) #x0000000000000023 a!17))))
(let ((a!19 (ite (= ((_ extract 37 37) N) #b1)
                 #x0000000000000026
                 (ite (= ((_ extract 36 36) N) #b1) #x0000000000000025 a!18))))
(let ((a!20 (ite (= ((_ extract 39 39) N) #b1)
                 #x0000000000000028
                 (ite (= ((_ extract 38 38) N) #b1) #x0000000000000027 a!19))))
(let ((a!21 (ite (= ((_ extract 41 41) N) #b1)
                 #x000000000000002a
                 (ite (= ((_ extract 40 40) N) #b1) #x0000000000000029 a!20))))
(let ((a!22 (ite (= ((_ extract 43 43) N) #b1)
                 #x000000000000002c
                 (ite (= ((_ extract 42 42) N) #b1) #x000000000000002b a!21))))
(let ((a!23 (ite (= ((_ extract 45 45) N) #b1)
                 #x000000000000002e
                 (ite (= ((_ extract 44 44) N) #b1) #x000000000000002d a!22))))
(let ((a!24 (ite (= ((_ extract 47 47) N) #b1)
                 #x0000000000000030
                 (ite (= ((_ extract 46 46) N) #b1) #x000000000000002f a!23))))
(let ((a!25 (ite (= ((_ extract 49 49) N) #b1)
                 #x0000000000000032
                 (ite (= ((_ extract 48 48) N) #b1) #x0000000000000031 a!24))))
(let ((a!26 (ite (= ((_ extract 51 51) N) #b1)
                 #x0000000000000034
                 (ite (= ((_ extract 50 50) N) #b1) #x0000000000000033 a!25))))
(let ((a!27 (ite (= ((_ extract 53 53) N) #b1)
                 #x0000000000000036
                 (ite (= ((_ extract 52 52) N) #b1) #x0000000000000035 a!26))))
(let ((a!28 (ite (= ((_ extract 55 55) N) #b1)
                 #x0000000000000038
                 (ite (= ((_ extract 54 54) N) #b1) #x0000000000000037 a!27))))
(let ((a!29 (ite (= ((_ extract 57 57) N) #b1)
                 #x000000000000003a
                 (ite (= ((_ extract 56 56) N) #b1) #x0000000000000039 a!28))))
(let ((a!30 (ite (= ((_ extract 59 59) N) #b1)
                 #x000000000000003c
                 (ite (= ((_ extract 58 58) N) #b1) #x000000000000003b a!29))))
(let ((a!31 (ite (= ((_ extract 61 61) N) #b1)
                 #x000000000000003e
                 (ite (= ((_ extract 60 60) N) #b1) #x000000000000003d a!30))))
(let ((a!32 (ite (= ((_ extract 63 63) N) #b1)
                 #x0000000000000040
                 (ite (= ((_ extract 62 62) N) #b1) #x000000000000003f a!31))))
  (not (bvule (bvadd k #x0000000000000001) a!32))))))))))))))))))))))))))))))))))
  :named |negated goal|))
(check-sat)
