; id: alignment/cell-absorbs-shift
; query: cell of one element
; label: lem:lap_mech
; states: Noise that hides a shift of a cell's sum is larger by at most the shift: |k + s| - |k|
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
