; id: ledger-mechanism/path-loss
; query: the whole path
; label:
; states: On every path of released sums, after any number of epochs and series, the loss of the
;   finished series is at most what the changed user had spent before the open one, and that of
;   the whole path at most what the user has spent.
; kind: unbounded
; bounds: none
; assumes: ledger-mechanism/series-loss, ledger-mechanism/series-follow, ledger-
;   mechanism/series-law, ledger-mechanism/prefix-law
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun last () Real)
(declare-fun last_overhang () Real)
(declare-fun loss () Real)
(declare-fun overhang_cost () Real)
(declare-fun overhang_largest () Real)
(declare-fun overhang_theirs () Real)
(declare-fun spent () Real)
(declare-fun sum_cost () Real)
(declare-fun sum_largest () Real)
(declare-fun sum_theirs () Real)
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent) (- spent 1099511627776.0))
                    (- spent 1099511627776.0)
                    (- 0.0 spent))
               0.0))
      (a!2 (<= (ite (< loss (- 0.0 loss)) (- 0.0 loss) loss)
               (- spent (+ sum_cost overhang_cost))))
      (a!3 (<= (ite (< (- sum_largest sum_theirs) (- sum_theirs sum_largest))
                    (- sum_theirs sum_largest)
                    (- sum_largest sum_theirs))
               sum_cost))
      (a!4 (<= (ite (< (- overhang_largest overhang_theirs)
                       (- overhang_theirs overhang_largest))
                    (- overhang_theirs overhang_largest)
                    (- overhang_largest overhang_theirs))
               overhang_cost)))
  (and a!1
       (>= sum_cost 0.0)
       (>= overhang_cost 0.0)
       (<= (+ sum_cost overhang_cost) spent)
       a!2
       a!3
       a!4))
  :named |the path so far|))
(assert (! (let ((a!1 (<= (ite (< last (- 0.0 last)) (- 0.0 last) last)
               (ite (< (- sum_largest sum_theirs) 0.0)
                    (- (- sum_largest sum_theirs))
                    (- sum_largest sum_theirs))))
      (a!2 (<= (ite (< last_overhang (- 0.0 last_overhang))
                    (- 0.0 last_overhang)
                    last_overhang)
               (ite (< (- overhang_largest overhang_theirs) 0.0)
                    (- (- overhang_largest overhang_theirs))
                    (- overhang_largest overhang_theirs)))))
  (and a!1 a!2))
  :named |as shown of the law|))
(assert (! (let ((a!1 (ite (< (+ loss last last_overhang)
                   (- 0.0 (+ loss last last_overhang)))
                (- 0.0 (+ loss last last_overhang))
                (+ loss last last_overhang))))
  (not (<= a!1 spent)))
  :named |negated goal|))
(check-sat)
