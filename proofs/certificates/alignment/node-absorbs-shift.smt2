; id: alignment/node-absorbs-shift
; query: node of one element
; label: lem:lap_mech
; states: Noise that hides a shift of a node's sum is larger by at most the shift: |k + s| - |k|
;   <= |s|.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun j () Int)
(declare-fun k () Int)
(declare-fun x () Int)
(declare-fun y () Int)
(assert (! (= (+ 0 0 x k) (+ 0 0 y j))
  :named |same release|))
(assert (! (let ((a!1 (<= (- (ite (< j 0) (- j) j) (ite (< k 0) (- k) k))
               (ite (< (- x y) 0) (- (- x y)) (- x y)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: alignment/node-absorbs-shift
; query: node of two elements
; label: lem:lap_mech
; states: Noise that hides a shift of a node's sum is larger by at most the shift: |k + s| - |k|
;   <= |s|.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIA)
(set-info :status unsat)
(declare-fun a () Int)
(declare-fun b () Int)
(declare-fun j () Int)
(declare-fun k () Int)
(declare-fun x () Int)
(declare-fun y () Int)
(assert (! (= (+ 0 0 a x k) (+ 0 0 b y j))
  :named |same release|))
(assert (! (let ((a!1 (< (- (- (+ a x) b) y) 0)) (a!2 (- (- (- (+ a x) b) y))))
(let ((a!3 (ite a!1 a!2 (- (- (+ a x) b) y))))
(let ((a!4 (<= (- (ite (< j 0) (- j) j) (ite (< k 0) (- k) k)) a!3)))
  (not a!4))))
  :named |negated goal|))
(check-sat)
