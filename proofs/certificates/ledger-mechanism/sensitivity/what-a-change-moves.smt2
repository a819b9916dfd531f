; id: ledger-mechanism/sensitivity
; query: what a change moves
; label:
; states: Whatever is offered and whatever the samples are, changing a user's samples moves an
;   epoch's two sums, together, by at most the charge.
; kind: unbounded
; bounds: none
; assumes: nothing
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun high () Real)
(declare-fun low () Real)
(declare-fun margin () Real)
(declare-fun mine () Real)
(declare-fun probe () Real)
(declare-fun spent () Real)
(declare-fun theirs () Real)
(declare-fun weight () Real)
(assert (! (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
         (- spent 1099511627776.0)
         (- 0.0 spent))
    0.0)
  :named |what was spent before|))
(assert (! (let ((a!1 (<= (+ (* weight (- high low)) (* probe margin))
               (- 1099511627776.0 spent)))
      (a!4 (- (ite (< mine low) low (ite (< high mine) high mine)) low))
      (a!5 (- (ite (< theirs low) low (ite (< high theirs) high theirs)) low))
      (a!8 (ite (< (- mine high) 0.0)
                0.0
                (ite (< margin (- mine high)) margin (- mine high))))
      (a!9 (ite (< (- low mine) 0.0)
                0.0
                (ite (< margin (- low mine)) margin (- low mine))))
      (a!10 (ite (< (- theirs high) 0.0)
                 0.0
                 (ite (< margin (- theirs high)) margin (- theirs high))))
      (a!11 (ite (< (- low theirs) 0.0)
                 0.0
                 (ite (< margin (- low theirs)) margin (- low theirs)))))
(let ((a!2 (ite (< probe 0.0)
                0
                (ite (< (- high low) 0.0)
                     0
                     (ite (< weight 0.0) 0 (ite a!1 1 0))))))
(let ((a!3 (* (to_real (ite (< margin 0.0) 0 a!2)) weight))
      (a!7 (* (to_real (ite (< margin 0.0) 0 a!2)) probe)))
(let ((a!6 (ite (< (- (* a!3 a!4) (* a!3 a!5)) (- (* a!3 a!5) (* a!3 a!4)))
                (- (* a!3 a!5) (* a!3 a!4))
                (- (* a!3 a!4) (* a!3 a!5))))
      (a!12 (- (* a!7 (+ a!8 a!9)) (* a!7 (+ a!10 a!11))))
      (a!13 (- (* a!7 (+ a!10 a!11)) (* a!7 (+ a!8 a!9)))))
(let ((a!14 (<= (+ 0.0 a!6 (ite (< a!12 a!13) a!13 a!12))
                (+ (* a!3 (- high low)) (* a!7 margin)))))
  (not a!14))))))
  :named |negated goal|))
(check-sat)
