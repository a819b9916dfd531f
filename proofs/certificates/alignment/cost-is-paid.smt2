; id: alignment/cost-is-paid
; query: shifts over scale
; label: eq:fullnoise
; states: Where scale times share is at least sensitivity times uses, a user's change in a
;   counter costs at most the counter's share.
; kind: unbounded
; bounds: none
; assumes: alignment/node-absorbs-shift
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun c () Real)
(declare-fun moved () Real)
(declare-fun scale () Real)
(declare-fun sensitivity () Real)
(declare-fun share () Real)
(declare-fun uses () Real)
(assert (! (> scale 0.0)
  :named |a scale|))
(assert (! (>= sensitivity 0.0)
  :named |a width|))
(assert (! (and (>= c 0.0) (<= c uses))
  :named |nodes|))
(assert (! (<= moved (* c sensitivity))
  :named |each node moves by the sensitivity at most|))
(assert (! (<= (* sensitivity uses) (* share scale))
  :named |the scale pays|))
(assert (! (not (<= (/ moved scale) share))
  :named |negated goal|))
(check-sat)
