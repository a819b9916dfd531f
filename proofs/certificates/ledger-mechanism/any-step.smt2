; id: ledger-mechanism/any-step
; query: a new user sends, the sender's samples change, 1 stratum: the policy sees the same, and
;   all records are the same, if the released sums are
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a new user sends, the sender's samples change, 1 stratum: each released sum has noise
;   of its address, from a draw of the right scale
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun length () Int)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_2 () Int)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun spent_of_other () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun withheld_2 () Int)
(assert (! (and (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 0) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_other first)
                (= 0 first)))
      (a!2 (and (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= first (+ 1 closed_epochs))
                (>= excesses (- 1))
                (<= excesses (+ (- 1) queries))))
      (a!3 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_other first)
                (not (= 0 first))))
      (a!4 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (not (= series_of_other first))
                (= 0 first)))
      (a!5 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (not (= series_of_other first))
                (not (= 0 first))))
      (a!6 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (= series_of_other first)
                (= 0 first)))
      (a!7 (and (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= first (+ 1 closed_epochs))
                (>= excesses 0)
                (<= excesses queries)))
      (a!8 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (= series_of_other first)
                (not (= 0 first))))
      (a!9 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (not (= series_of_other first))
                (= 0 first)))
      (a!10 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_other first))
                 (not (= 0 first))))
      (a!11 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_other first)
                 (= 0 first)))
      (a!12 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_other first)
                 (not (= 0 first))))
      (a!13 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other first))
                 (= 0 first)))
      (a!14 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other first))
                 (not (= 0 first))))
      (a!15 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (= 0 first)))
      (a!16 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (not (= 0 first))))
      (a!17 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (= 0 first)))
      (a!18 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (not (= 0 first))))
      (a!19 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (= 0 first)))
      (a!20 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= 0 first))))
      (a!21 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!22 (and (not (<= asked_queries 0))
                 (>= asked_queries 1)
                 (or (<= asked_length 1) (>= asked_length 1))
                 (<= 1 (ite (<= asked_queries 0) 0 asked_queries))))
      (a!23 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!24 (and (not (<= asked_queries 0))
                 (>= asked_queries 1)
                 (or (<= asked_length 1) (>= asked_length 1))
                 (<= 0 (ite (<= asked_queries 0) 0 asked_queries))))
      (a!25 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!26 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!27 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!28 (and (or (<= asked_queries 0) (= asked_queries 0))
                 (or (<= asked_length 1) (>= asked_length 1))
                 (<= 0 (ite (<= asked_queries 0) 0 asked_queries))))
      (a!29 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!30 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!31 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!32 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!33 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!34 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!35 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!36 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!37 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!38 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!39 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs))))))
  (not (and (or (not a!1) a!2)
            (or (not a!3) a!2)
            (or (not a!4) a!2)
            (or (not a!5) a!2)
            (or (not a!6) a!7)
            (or (not a!8) a!7)
            (or (not a!9) a!7)
            (or (not a!10) a!7)
            (or (not a!11) a!7)
            (or (not a!12) a!7)
            (or (not a!13) a!7)
            (or (not a!14) a!7)
            (or (not a!15) a!2)
            (or (not a!16) a!2)
            (or (not a!17) a!7)
            (or (not a!18) a!7)
            (or (not a!19) a!7)
            (or (not a!20) a!7)
            (or (not a!21) a!22)
            (or (not a!23) a!24)
            (or a!25 a!22)
            (or a!26 a!24)
            (or (not a!27) a!28)
            (or (not a!29) a!28)
            (or a!30 a!28)
            (or a!31 a!28)
            (or (not a!32) a!22)
            (or (not a!33) a!24)
            (or a!34 a!22)
            (or a!35 a!24)
            (or (not a!36) a!28)
            (or (not a!37) a!28)
            (or a!38 a!28)
            (or a!39 a!28))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a new user sends, the sender's samples change, 1 stratum: the sums move by no more than
;   the changed user's contribution costs
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excess_weight_number_of_sender () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun high_number_of_sender () Real)
(declare-fun inner_high_number_of_sender () Real)
(declare-fun inner_low_number_of_sender () Real)
(declare-fun length () Int)
(declare-fun low_number_of_sender () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_2 () Int)
(declare-fun sample_sender_mine () Real)
(declare-fun sample_sender_theirs () Real)
(declare-fun saturation_number_of_sender () Real)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun spent_of_other () Real)
(declare-fun stratum_number_of_sender () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun weight_number_of_sender () Real)
(declare-fun withheld_2 () Int)
(assert (! (and (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 0) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_other first)
                (= 0 first)))
      (a!2 (= (>= weight_number_of_sender 0.0)
              (>= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                  0.0)))
      (a!5 (or (not (= (>= excess_weight_number_of_sender 0.0)
                       (>= saturation_number_of_sender 0.0)))
               (= excess_weight_number_of_sender 0.0)
               (= saturation_number_of_sender 0.0)))
      (a!8 (+ (ite (<= low_number_of_sender sample_sender_mine)
                   (ite (<= sample_sender_mine high_number_of_sender)
                        sample_sender_mine
                        high_number_of_sender)
                   low_number_of_sender)
              (* (- 1.0) low_number_of_sender)))
      (a!10 (+ (ite (<= low_number_of_sender sample_sender_theirs)
                    (ite (<= sample_sender_theirs high_number_of_sender)
                         sample_sender_theirs
                         high_number_of_sender)
                    low_number_of_sender)
               (* (- 1.0) low_number_of_sender)))
      (a!14 (ite (<= (+ sample_sender_mine
                        (* (- 1.0) inner_high_number_of_sender))
                     saturation_number_of_sender)
                 (+ sample_sender_mine (* (- 1.0) inner_high_number_of_sender))
                 saturation_number_of_sender))
      (a!16 (ite (<= (+ inner_low_number_of_sender
                        (* (- 1.0) sample_sender_mine))
                     saturation_number_of_sender)
                 (+ inner_low_number_of_sender (* (- 1.0) sample_sender_mine))
                 saturation_number_of_sender))
      (a!19 (ite (<= (+ sample_sender_theirs
                        (* (- 1.0) inner_high_number_of_sender))
                     saturation_number_of_sender)
                 (+ sample_sender_theirs
                    (* (- 1.0) inner_high_number_of_sender))
                 saturation_number_of_sender))
      (a!21 (ite (<= (+ inner_low_number_of_sender
                        (* (- 1.0) sample_sender_theirs))
                     saturation_number_of_sender)
                 (+ inner_low_number_of_sender (* (- 1.0) sample_sender_theirs))
                 saturation_number_of_sender))
      (a!27 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (= series_of_other first)
                 (not (= 0 first))))
      (a!28 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_other first))
                 (= 0 first)))
      (a!29 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_other first))
                 (not (= 0 first))))
      (a!30 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (= series_of_other first)
                 (= 0 first)))
      (a!31 (<= (* weight_number_of_sender
                   (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                1099511627776.0))
      (a!38 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (= series_of_other first)
                 (not (= 0 first))))
      (a!39 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_other first))
                 (= 0 first)))
      (a!40 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_other first))
                 (not (= 0 first))))
      (a!41 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_other first)
                 (= 0 first)))
      (a!42 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_other first)
                 (not (= 0 first))))
      (a!43 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other first))
                 (= 0 first)))
      (a!44 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other first))
                 (not (= 0 first))))
      (a!45 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (= 0 first)))
      (a!46 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (not (= 0 first))))
      (a!47 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (= 0 first)))
      (a!48 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (not (= 0 first))))
      (a!49 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (= 0 first)))
      (a!50 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= 0 first))))
      (a!51 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!52 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!53 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!54 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!55 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!56 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!57 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!58 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!59 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!60 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!61 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!62 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!63 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!64 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!65 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!66 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs))))))
(let ((a!3 (or (not a!2)
               (= weight_number_of_sender 0.0)
               (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                  0.0)))
      (a!15 (ite (<= 0.0
                     (+ sample_sender_mine
                        (* (- 1.0) inner_high_number_of_sender)))
                 a!14
                 0.0))
      (a!17 (ite (<= 0.0
                     (+ inner_low_number_of_sender
                        (* (- 1.0) sample_sender_mine)))
                 a!16
                 0.0))
      (a!20 (ite (<= 0.0
                     (+ sample_sender_theirs
                        (* (- 1.0) inner_high_number_of_sender)))
                 a!19
                 0.0))
      (a!22 (ite (<= 0.0
                     (+ inner_low_number_of_sender
                        (* (- 1.0) sample_sender_theirs)))
                 a!21
                 0.0))
      (a!32 (or a!31
                (= weight_number_of_sender 0.0)
                (not a!2)
                (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0))))
(let ((a!4 (ite a!3
                0.0
                (* weight_number_of_sender
                   (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))))
      (a!33 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 weight_number_of_sender)
                 a!32)))
(let ((a!6 (<= (+ a!4
                  (ite a!5
                       0.0
                       (* excess_weight_number_of_sender
                          saturation_number_of_sender)))
               1099511627776.0))
      (a!34 (ite (and (<= stratum_number_of_sender 0.0)
                      (<= 0.0 stratum_number_of_sender))
                 (* weight_number_of_sender (to_real (ite a!33 1 0)) a!8)
                 0.0))
      (a!35 (ite (and (<= stratum_number_of_sender 0.0)
                      (<= 0.0 stratum_number_of_sender))
                 (* weight_number_of_sender (to_real (ite a!33 1 0)) a!10)
                 0.0))
      (a!36 (* weight_number_of_sender
               (to_real (ite a!33 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))))
(let ((a!7 (and (<= 0.0 saturation_number_of_sender)
                (<= 0.0
                    (+ inner_high_number_of_sender
                       (* (- 1.0) inner_low_number_of_sender)))
                (<= 0.0
                    (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                (<= 0.0 excess_weight_number_of_sender)
                (<= 0.0 weight_number_of_sender)
                a!6))
      (a!37 (ite (<= 0.0 (+ a!34 (* (- 1.0) a!35)))
                 (<= (+ a!34 (* (- 1.0) a!35)) a!36)
                 (<= (+ (* (- 1.0) a!34) a!35) a!36))))
(let ((a!9 (ite (and (<= stratum_number_of_sender 0.0)
                     (<= 0.0 stratum_number_of_sender))
                (* weight_number_of_sender (to_real (ite a!7 1 0)) a!8)
                0.0))
      (a!11 (ite (and (<= stratum_number_of_sender 0.0)
                      (<= 0.0 stratum_number_of_sender))
                 (* weight_number_of_sender (to_real (ite a!7 1 0)) a!10)
                 0.0))
      (a!12 (* weight_number_of_sender
               (to_real (ite a!7 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!18 (* excess_weight_number_of_sender
               (to_real (ite a!7 1 0))
               (+ a!15 a!17)))
      (a!23 (* excess_weight_number_of_sender
               (to_real (ite a!7 1 0))
               (+ a!20 a!22))))
(let ((a!13 (ite (<= 0.0 (+ a!9 (* (- 1.0) a!11)))
                 (<= (+ a!9 (* (- 1.0) a!11)) a!12)
                 (<= (+ (* (- 1.0) a!9) a!11) a!12)))
      (a!24 (<= (+ a!18 (* (- 1.0) a!23))
                (* excess_weight_number_of_sender
                   saturation_number_of_sender
                   (to_real (ite a!7 1 0)))))
      (a!25 (<= (+ (* (- 1.0) a!18) a!23)
                (* excess_weight_number_of_sender
                   saturation_number_of_sender
                   (to_real (ite a!7 1 0))))))
(let ((a!26 (ite (<= 0.0 (+ a!18 (* (- 1.0) a!23))) a!24 a!25)))
  (not (and (or (not a!1) (and a!13 a!26))
            (or (not a!27) (and a!13 a!26))
            (or (not a!28) (and a!13 a!26))
            (or (not a!29) (and a!13 a!26))
            (or (not a!30) a!37)
            (or (not a!38) a!37)
            (or (not a!39) a!37)
            (or (not a!40) a!37)
            (or (not a!41) a!37)
            (or (not a!42) a!37)
            (or (not a!43) a!37)
            (or (not a!44) a!37)
            (or (not a!45) (and a!13 a!26))
            (or (not a!46) (and a!13 a!26))
            (or (not a!47) a!37)
            (or (not a!48) a!37)
            (or (not a!49) a!37)
            (or (not a!50) a!37)
            (or (not a!51) (and a!13 a!26))
            (or (not a!52) a!37)
            (or a!53 (and a!13 a!26))
            (or a!54 a!37)
            (or (not a!55) a!37)
            (or (not a!56) a!37)
            (or a!57 a!37)
            (or a!58 a!37)
            (or (not a!59) (and a!13 a!26))
            (or (not a!60) a!37)
            (or a!61 (and a!13 a!26))
            (or a!62 a!37)
            (or (not a!63) a!37)
            (or (not a!64) a!37)
            (or a!65 a!37)
            (or a!66 a!37)))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a new user sends, the sender's samples change, 1 stratum: every contribution is
;   charged, and no account is overdrawn
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excess_weight_number_of_other () Real)
(declare-fun excess_weight_number_of_sender () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun high_number_of_other () Real)
(declare-fun high_number_of_sender () Real)
(declare-fun inner_high_number_of_other () Real)
(declare-fun inner_high_number_of_sender () Real)
(declare-fun inner_low_number_of_other () Real)
(declare-fun inner_low_number_of_sender () Real)
(declare-fun length () Int)
(declare-fun low_number_of_other () Real)
(declare-fun low_number_of_sender () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_2 () Int)
(declare-fun saturation_number_of_other () Real)
(declare-fun saturation_number_of_sender () Real)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun spent_of_other () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun weight_number_of_other () Real)
(declare-fun weight_number_of_sender () Real)
(declare-fun withheld_2 () Int)
(assert (! (and (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 0) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (ite (<= spent_of_other 549755813888.0)
                (>= spent_of_other 0.0)
                (<= spent_of_other 1099511627776.0)))
      (a!3 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_other first)
                (= 0 first)))
      (a!4 (+ (* weight_number_of_other
                 (+ high_number_of_other (* (- 1.0) low_number_of_other)))
              (* (- 1.0) sum_cost_of_other)))
      (a!5 (ite (<= (+ (* excess_weight_number_of_other
                          saturation_number_of_other)
                       (* (- 1.0) excess_cost_of_other))
                    0.0)
                0.0
                (+ (* excess_weight_number_of_other saturation_number_of_other)
                   (* (- 1.0) excess_cost_of_other))))
      (a!22 (= (>= weight_number_of_sender 0.0)
               (>= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)))
      (a!25 (or (not (= (>= excess_weight_number_of_sender 0.0)
                        (>= saturation_number_of_sender 0.0)))
                (= excess_weight_number_of_sender 0.0)
                (= saturation_number_of_sender 0.0)))
      (a!38 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (= series_of_other first)
                 (not (= 0 first))))
      (a!40 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_other first))
                 (= 0 first)))
      (a!41 (= (>= weight_number_of_other 0.0)
               (>= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!44 (or (not (= (>= excess_weight_number_of_other 0.0)
                        (>= saturation_number_of_other 0.0)))
                (= excess_weight_number_of_other 0.0)
                (= saturation_number_of_other 0.0)))
      (a!63 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_other first))
                 (not (= 0 first))))
      (a!65 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (= series_of_other first)
                 (= 0 first)))
      (a!76 (and (<= 0.0
                     (ite (= series_of_other first) excess_cost_of_other 0.0))
                 (= series_of_other first)))
      (a!80 (<= (* weight_number_of_sender
                   (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                1099511627776.0))
      (a!88 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (= series_of_other first)
                 (not (= 0 first))))
      (a!90 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_other first))
                 (= 0 first)))
      (a!102 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_2 0))
                  asks_excess
                  (<= queries excesses)
                  (not (= series_of_other first))
                  (not (= 0 first))))
      (a!104 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (= series_of_other first)
                  (= 0 first)))
      (a!105 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (= series_of_other first)
                  (not (= 0 first))))
      (a!106 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_other first))
                  (= 0 first)))
      (a!107 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_other first))
                  (not (= 0 first))))
      (a!108 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (<= withheld_2 0)
                  asks_excess
                  (not (<= queries excesses))
                  (= 0 first)))
      (a!110 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (<= withheld_2 0)
                  asks_excess
                  (not (<= queries excesses))
                  (not (= 0 first))))
      (a!112 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (<= withheld_2 0)
                  asks_excess
                  (<= queries excesses)
                  (= 0 first)))
      (a!114 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (<= withheld_2 0)
                  asks_excess
                  (<= queries excesses)
                  (not (= 0 first))))
      (a!116 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (<= withheld_2 0)
                  (not asks_excess)
                  (= 0 first)))
      (a!117 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (<= withheld_2 0)
                  (not asks_excess)
                  (not (= 0 first))))
      (a!118 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (not (<= asked_queries 0))
                  (not (<= withheld_2 0))
                  asks_excess
                  (not (= series_of_other (+ 1 closed_epochs)))
                  (not (= (- 1) closed_epochs))))
      (a!123 (* (- 1.0)
                (ite (= series_of_other (+ 1 closed_epochs))
                     sum_cost_of_other
                     0.0)))
      (a!124 (* (- 1.0)
                (ite (= series_of_other (+ 1 closed_epochs))
                     excess_cost_of_other
                     0.0)))
      (a!126 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (not (<= asked_queries 0))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_other (+ 1 closed_epochs)))
                  (not (= (- 1) closed_epochs))))
      (a!129 (<= 0.0
                 (ite (= series_of_other (+ 1 closed_epochs))
                      excess_cost_of_other
                      0.0)))
      (a!133 (not (and (not (>= other_users n))
                       (not (>= 0 m))
                       closes
                       (not (<= 1 asked_length))
                       (<= (+ first length) (+ 1 closed_epochs))
                       (not (<= asked_queries 0))
                       (<= withheld_2 0)
                       asks_excess
                       (not (= (- 1) closed_epochs)))))
      (a!135 (not (and (not (>= other_users n))
                       (not (>= 0 m))
                       closes
                       (not (<= 1 asked_length))
                       (<= (+ first length) (+ 1 closed_epochs))
                       (not (<= asked_queries 0))
                       (<= withheld_2 0)
                       (not asks_excess)
                       (not (= (- 1) closed_epochs)))))
      (a!137 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (<= asked_queries 0)
                  (not (<= withheld_2 0))
                  asks_excess
                  (not (= series_of_other (+ 1 closed_epochs)))
                  (not (= (- 1) closed_epochs))))
      (a!138 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (<= asked_queries 0)
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_other (+ 1 closed_epochs)))
                  (not (= (- 1) closed_epochs))))
      (a!139 (not (and (not (>= other_users n))
                       (not (>= 0 m))
                       closes
                       (not (<= 1 asked_length))
                       (<= (+ first length) (+ 1 closed_epochs))
                       (<= asked_queries 0)
                       (<= withheld_2 0)
                       asks_excess
                       (not (= (- 1) closed_epochs)))))
      (a!140 (not (and (not (>= other_users n))
                       (not (>= 0 m))
                       closes
                       (not (<= 1 asked_length))
                       (<= (+ first length) (+ 1 closed_epochs))
                       (<= asked_queries 0)
                       (<= withheld_2 0)
                       (not asks_excess)
                       (not (= (- 1) closed_epochs)))))
      (a!141 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (<= 1 asked_length)
                  (not (<= asked_queries 0))
                  (not (<= withheld_2 0))
                  asks_excess
                  (not (= series_of_other (+ 1 closed_epochs)))
                  (not (= (- 1) closed_epochs))))
      (a!142 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (<= 1 asked_length)
                  (not (<= asked_queries 0))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_other (+ 1 closed_epochs)))
                  (not (= (- 1) closed_epochs))))
      (a!143 (not (and (not (>= other_users n))
                       (not (>= 0 m))
                       closes
                       (<= 1 asked_length)
                       (not (<= asked_queries 0))
                       (<= withheld_2 0)
                       asks_excess
                       (not (= (- 1) closed_epochs)))))
      (a!144 (not (and (not (>= other_users n))
                       (not (>= 0 m))
                       closes
                       (<= 1 asked_length)
                       (not (<= asked_queries 0))
                       (<= withheld_2 0)
                       (not asks_excess)
                       (not (= (- 1) closed_epochs)))))
      (a!145 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (<= 1 asked_length)
                  (<= asked_queries 0)
                  (not (<= withheld_2 0))
                  asks_excess
                  (not (= series_of_other (+ 1 closed_epochs)))
                  (not (= (- 1) closed_epochs))))
      (a!146 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (<= 1 asked_length)
                  (<= asked_queries 0)
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_other (+ 1 closed_epochs)))
                  (not (= (- 1) closed_epochs))))
      (a!147 (not (and (not (>= other_users n))
                       (not (>= 0 m))
                       closes
                       (<= 1 asked_length)
                       (<= asked_queries 0)
                       (<= withheld_2 0)
                       asks_excess
                       (not (= (- 1) closed_epochs)))))
      (a!148 (not (and (not (>= other_users n))
                       (not (>= 0 m))
                       closes
                       (<= 1 asked_length)
                       (<= asked_queries 0)
                       (<= withheld_2 0)
                       (not asks_excess)
                       (not (= (- 1) closed_epochs)))))
      (a!149 (not (and (not (>= other_users n)) (not (>= 0 m)) (not closes)))))
(let ((a!2 (or (not (>= other_users n))
               (and a!1
                    (>= sum_cost_of_other 0.0)
                    (>= excess_cost_of_other 0.0)
                    (<= (+ sum_cost_of_other excess_cost_of_other)
                        spent_of_other)
                    (<= series_of_other closed_epochs))))
      (a!6 (<= (+ (ite (<= a!4 0.0) 0.0 a!4) a!5)
               (+ 1099511627776.0 (* (- 1.0) spent_of_other))))
      (a!23 (or (not a!22)
                (= weight_number_of_sender 0.0)
                (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)))
      (a!42 (or (not a!41)
                (= weight_number_of_other 0.0)
                (= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!66 (<= (+ (ite (<= a!4 0.0) 0.0 a!4)
                   (ite (>= excess_cost_of_other 0.0)
                        0.0
                        (* (- 1.0) excess_cost_of_other)))
                (+ 1099511627776.0 (* (- 1.0) spent_of_other))))
      (a!77 (= (ite (<= 0.0 excess_cost_of_other) excess_cost_of_other 0.0)
               (ite a!76 excess_cost_of_other 0.0)))
      (a!81 (or a!80
                (= weight_number_of_sender 0.0)
                (not a!22)
                (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)))
      (a!130 (not (and a!129 (= series_of_other (+ 1 closed_epochs)))))
      (a!131 (ite (and a!129 (= series_of_other (+ 1 closed_epochs)))
                  excess_cost_of_other
                  0.0))
      (a!150 (or a!149
                 (and a!1
                      (>= sum_cost_of_other 0.0)
                      (>= excess_cost_of_other 0.0)
                      (<= (+ sum_cost_of_other excess_cost_of_other)
                          spent_of_other)
                      (<= series_of_other closed_epochs)
                      (<= 0 closed_epochs)))))
(let ((a!7 (and (<= 0.0 saturation_number_of_other)
                (<= 0.0
                    (+ inner_high_number_of_other
                       (* (- 1.0) inner_low_number_of_other)))
                (<= 0.0
                    (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                (<= 0.0 excess_weight_number_of_other)
                (<= 0.0 weight_number_of_other)
                a!6))
      (a!24 (ite a!23
                 0.0
                 (* weight_number_of_sender
                    (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))))
      (a!43 (ite a!42
                 0.0
                 (* weight_number_of_other
                    (+ high_number_of_other (* (- 1.0) low_number_of_other)))))
      (a!67 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 weight_number_of_other)
                 a!66))
      (a!82 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 weight_number_of_sender)
                 a!81)))
(let ((a!8 (* weight_number_of_other
              (to_real (ite a!7 1 0))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!10 (+ (* excess_weight_number_of_other
                  saturation_number_of_other
                  (to_real (ite a!7 1 0)))
               (* (- 1.0) excess_cost_of_other)))
      (a!14 (<= (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!7 1 0)))
                excess_cost_of_other))
      (a!18 (<= (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!7 1 0)))
                (ite (= series_of_other first) excess_cost_of_other 0.0)))
      (a!26 (<= (+ a!24
                   (ite a!25
                        0.0
                        (* excess_weight_number_of_sender
                           saturation_number_of_sender)))
                1099511627776.0))
      (a!45 (<= (+ a!43
                   (ite a!44
                        0.0
                        (* excess_weight_number_of_other
                           saturation_number_of_other)))
                (+ 1099511627776.0 (* (- 1.0) spent_of_other))))
      (a!68 (* weight_number_of_other
               (to_real (ite a!67 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!83 (* weight_number_of_sender
               (to_real (ite a!82 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!84 (= (>= (to_real (ite a!82 1 0)) 0.0)
               (>= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)))
      (a!91 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 weight_number_of_other)
                 (<= a!43 (+ 1099511627776.0 (* (- 1.0) spent_of_other))))))
(let ((a!9 (ite (<= (+ a!8 (* (- 1.0) sum_cost_of_other)) 0.0)
                0.0
                (+ a!8 (* (- 1.0) sum_cost_of_other))))
      (a!15 (ite a!14
                 excess_cost_of_other
                 (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!7 1 0)))))
      (a!17 (ite (<= a!8 (ite (= series_of_other first) sum_cost_of_other 0.0))
                 (ite (= series_of_other first) sum_cost_of_other 0.0)
                 a!8))
      (a!19 (ite a!18
                 (ite (= series_of_other first) excess_cost_of_other 0.0)
                 (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!7 1 0)))))
      (a!27 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 excess_weight_number_of_sender)
                 (<= 0.0 weight_number_of_sender)
                 a!26))
      (a!46 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 excess_weight_number_of_other)
                 (<= 0.0 weight_number_of_other)
                 a!45))
      (a!69 (ite (<= (+ a!68 (* (- 1.0) sum_cost_of_other)) 0.0)
                 0.0
                 (+ a!68 (* (- 1.0) sum_cost_of_other))))
      (a!75 (ite (<= a!68 (ite (= series_of_other first) sum_cost_of_other 0.0))
                 (ite (= series_of_other first) sum_cost_of_other 0.0)
                 a!68))
      (a!85 (or (= (to_real (ite a!82 1 0)) 0.0)
                (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)
                a!84))
      (a!92 (= (>= (to_real (ite a!91 1 0)) 0.0)
               (>= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!95 (* weight_number_of_other
               (to_real (ite a!91 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other)))))
(let ((a!11 (+ (* 2.0 spent_of_other)
               (* 2.0 a!9)
               (* 2.0 (ite (<= a!10 0.0) 0.0 a!10))))
      (a!12 (+ (* (- 1.0) spent_of_other)
               (* (- 1.0) a!9)
               (* (- 1.0) (ite (<= a!10 0.0) 0.0 a!10))))
      (a!13 (<= (+ spent_of_other a!9 (ite (<= a!10 0.0) 0.0 a!10))
                1099511627776.0))
      (a!16 (<= (+ (ite (<= a!8 sum_cost_of_other) sum_cost_of_other a!8) a!15)
                (+ spent_of_other a!9 (ite (<= a!10 0.0) 0.0 a!10))))
      (a!20 (+ a!17
               (* (- 1.0) (ite (= series_of_other first) sum_cost_of_other 0.0))
               a!19
               (* (- 1.0)
                  (ite (= series_of_other first) excess_cost_of_other 0.0))))
      (a!28 (= (>= (to_real (ite a!27 1 0)) 0.0)
               (>= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)))
      (a!32 (= (>= saturation_number_of_sender 0.0)
               (>= (to_real (ite a!27 1 0)) 0.0)))
      (a!47 (= (>= (to_real (ite a!46 1 0)) 0.0)
               (>= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!50 (* weight_number_of_other
               (to_real (ite a!46 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!51 (= (>= saturation_number_of_other 0.0)
               (>= (to_real (ite a!46 1 0)) 0.0)))
      (a!59 (<= (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!46 1 0)))
                (ite (= series_of_other first) excess_cost_of_other 0.0)))
      (a!70 (+ (* 2.0 spent_of_other)
               (* 2.0 a!69)
               (* 2.0
                  (ite (>= excess_cost_of_other 0.0)
                       0.0
                       (* (- 1.0) excess_cost_of_other)))))
      (a!71 (+ (* (- 1.0) spent_of_other)
               (* (- 1.0) a!69)
               (* (- 1.0)
                  (ite (>= excess_cost_of_other 0.0)
                       0.0
                       (* (- 1.0) excess_cost_of_other)))))
      (a!72 (+ spent_of_other
               a!69
               (ite (>= excess_cost_of_other 0.0)
                    0.0
                    (* (- 1.0) excess_cost_of_other))))
      (a!78 (+ a!75
               (* (- 1.0) (ite (= series_of_other first) sum_cost_of_other 0.0))
               (ite a!76 excess_cost_of_other 0.0)
               (* (- 1.0)
                  (ite (= series_of_other first) excess_cost_of_other 0.0))))
      (a!86 (or (<= a!83 549755813888.0)
                (= weight_number_of_sender 0.0)
                (= (to_real (ite a!82 1 0)) 0.0)
                (<= a!83 1099511627776.0)
                (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)
                (not (= (>= weight_number_of_sender 0.0) a!85))))
      (a!93 (or (= (to_real (ite a!91 1 0)) 0.0)
                a!92
                (= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!99 (ite (<= a!95 (ite (= series_of_other first) sum_cost_of_other 0.0))
                 (ite (= series_of_other first) sum_cost_of_other 0.0)
                 a!95))
      (a!121 (<= (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!46 1 0)))
                 (ite (= series_of_other (+ 1 closed_epochs))
                      excess_cost_of_other
                      0.0)))
      (a!127 (<= a!95
                 (ite (= series_of_other (+ 1 closed_epochs))
                      sum_cost_of_other
                      0.0))))
(let ((a!21 (= (+ a!9 (ite (<= a!10 0.0) 0.0 a!10)) a!20))
      (a!29 (or a!28
                (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)
                (= (to_real (ite a!27 1 0)) 0.0)))
      (a!33 (or (= saturation_number_of_sender 0.0)
                (= (to_real (ite a!27 1 0)) 0.0)
                a!32))
      (a!48 (or a!47
                (= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)
                (= (to_real (ite a!46 1 0)) 0.0)))
      (a!52 (or (= saturation_number_of_other 0.0)
                a!51
                (= (to_real (ite a!46 1 0)) 0.0)))
      (a!58 (ite (<= a!50 (ite (= series_of_other first) sum_cost_of_other 0.0))
                 (ite (= series_of_other first) sum_cost_of_other 0.0)
                 a!50))
      (a!60 (ite a!59
                 (ite (= series_of_other first) excess_cost_of_other 0.0)
                 (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!46 1 0)))))
      (a!73 (ite (<= a!70 1099511627776.0)
                 (<= a!71 0.0)
                 (<= a!72 1099511627776.0)))
      (a!74 (<= (+ (ite (<= a!68 sum_cost_of_other) sum_cost_of_other a!68)
                   (ite (<= 0.0 excess_cost_of_other) excess_cost_of_other 0.0))
                a!72))
      (a!79 (= (+ a!69
                  (ite (>= excess_cost_of_other 0.0)
                       0.0
                       (* (- 1.0) excess_cost_of_other)))
               a!78))
      (a!94 (or (= (to_real (ite a!91 1 0)) 0.0)
                (not (= (>= weight_number_of_other 0.0) a!93))
                (= weight_number_of_other 0.0)
                (= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!100 (+ a!99
                (* (- 1.0)
                   (ite (= series_of_other first) sum_cost_of_other 0.0))
                (ite a!76 excess_cost_of_other 0.0)
                (* (- 1.0)
                   (ite (= series_of_other first) excess_cost_of_other 0.0))))
      (a!113 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  a!86
                  (<= (- 1) closed_epochs)
                  (= 0 first)))
      (a!115 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  a!86
                  (<= first (+ 1 closed_epochs))))
      (a!119 (<= a!50
                 (ite (= series_of_other (+ 1 closed_epochs))
                      sum_cost_of_other
                      0.0)))
      (a!122 (ite a!121
                  (ite (= series_of_other (+ 1 closed_epochs))
                       excess_cost_of_other
                       0.0)
                  (* excess_weight_number_of_other
                     saturation_number_of_other
                     (to_real (ite a!46 1 0)))))
      (a!128 (ite a!127
                  (ite (= series_of_other (+ 1 closed_epochs))
                       sum_cost_of_other
                       0.0)
                  a!95))
      (a!136 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  a!86)))
(let ((a!30 (or (= weight_number_of_sender 0.0)
                (not (= (>= weight_number_of_sender 0.0) a!29))
                (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)
                (= (to_real (ite a!27 1 0)) 0.0)))
      (a!34 (or (= excess_weight_number_of_sender 0.0)
                (= saturation_number_of_sender 0.0)
                (= (to_real (ite a!27 1 0)) 0.0)
                (not (= (>= excess_weight_number_of_sender 0.0) a!33))))
      (a!49 (or (= weight_number_of_other 0.0)
                (= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)
                (not (= (>= weight_number_of_other 0.0) a!48))
                (= (to_real (ite a!46 1 0)) 0.0)))
      (a!53 (or (= saturation_number_of_other 0.0)
                (not (= (>= excess_weight_number_of_other 0.0) a!52))
                (= excess_weight_number_of_other 0.0)
                (= (to_real (ite a!46 1 0)) 0.0)))
      (a!61 (+ a!58
               (* (- 1.0) (ite (= series_of_other first) sum_cost_of_other 0.0))
               a!60
               (* (- 1.0)
                  (ite (= series_of_other first) excess_cost_of_other 0.0))))
      (a!87 (and a!73
                 (>= (ite (<= a!68 sum_cost_of_other) sum_cost_of_other a!68)
                     0.0)
                 (or (not (<= 0.0 excess_cost_of_other))
                     (>= excess_cost_of_other 0.0))
                 a!74
                 (<= series_of_other (+ 1 closed_epochs))
                 (= (ite (<= a!68 sum_cost_of_other) sum_cost_of_other a!68)
                    a!75)
                 a!77
                 a!79
                 (= series_of_other first)
                 a!86
                 (<= (- 1) closed_epochs)
                 (= 0 first)))
      (a!89 (and a!73
                 (>= (ite (<= a!68 sum_cost_of_other) sum_cost_of_other a!68)
                     0.0)
                 (or (not (<= 0.0 excess_cost_of_other))
                     (>= excess_cost_of_other 0.0))
                 a!74
                 (<= series_of_other (+ 1 closed_epochs))
                 (= (ite (<= a!68 sum_cost_of_other) sum_cost_of_other a!68)
                    a!75)
                 a!77
                 a!79
                 (= series_of_other first)
                 a!86
                 (<= first (+ 1 closed_epochs))))
      (a!96 (<= (+ (* 2.0 spent_of_other) (* 2.0 (ite a!94 0.0 a!95)))
                1099511627776.0))
      (a!97 (<= (+ (* (- 1.0) spent_of_other) (* (- 1.0) (ite a!94 0.0 a!95)))
                0.0))
      (a!120 (ite a!119
                  (ite (= series_of_other (+ 1 closed_epochs))
                       sum_cost_of_other
                       0.0)
                  a!50)))
(let ((a!31 (ite a!30
                 0.0
                 (* weight_number_of_sender
                    (to_real (ite a!27 1 0))
                    (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))))
      (a!35 (ite a!34
                 0.0
                 (* excess_weight_number_of_sender
                    saturation_number_of_sender
                    (to_real (ite a!27 1 0)))))
      (a!54 (ite a!53
                 0.0
                 (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!46 1 0)))))
      (a!98 (ite a!96
                 a!97
                 (<= (+ spent_of_other (ite a!94 0.0 a!95)) 1099511627776.0))))
(let ((a!36 (ite (<= (+ (* 2.0 a!31) (* 2.0 a!35)) 1099511627776.0)
                 (<= (+ (* (- 1.0) a!31) (* (- 1.0) a!35)) 0.0)
                 (<= (+ a!31 a!35) 1099511627776.0)))
      (a!55 (<= (+ (* 2.0 spent_of_other)
                   (* 2.0 (ite a!49 0.0 a!50))
                   (* 2.0 a!54))
                1099511627776.0))
      (a!56 (<= (+ (* (- 1.0) spent_of_other)
                   (* (- 1.0) (ite a!49 0.0 a!50))
                   (* (- 1.0) a!54))
                0.0))
      (a!101 (and a!98
                  (<= 0.0 spent_of_other)
                  (<= first (+ 1 closed_epochs))
                  (= (ite a!94 0.0 a!95) a!99)
                  (or (= excess_cost_of_other 0.0) (not a!76))
                  (= (ite a!94 0.0 a!95) a!100)
                  a!86
                  (<= (- 1) closed_epochs)
                  (= 0 first)))
      (a!103 (and a!98
                  (<= 0.0 spent_of_other)
                  (<= first (+ 1 closed_epochs))
                  (= (ite a!94 0.0 a!95) a!99)
                  (or (= excess_cost_of_other 0.0) (not a!76))
                  (= (ite a!94 0.0 a!95) a!100)
                  a!86))
      (a!132 (and a!98
                  (<= 0.0 spent_of_other)
                  (= (ite a!94 0.0 a!95) a!128)
                  (or (= excess_cost_of_other 0.0) a!130)
                  (= (ite a!94 0.0 a!95) (+ a!128 a!123 a!131 a!124))
                  a!86)))
(let ((a!37 (and (ite (<= a!11 1099511627776.0) (<= a!12 0.0) a!13)
                 (>= (ite (<= a!8 sum_cost_of_other) sum_cost_of_other a!8) 0.0)
                 (>= a!15 0.0)
                 a!16
                 (<= series_of_other (+ 1 closed_epochs))
                 (= (ite (<= a!8 sum_cost_of_other) sum_cost_of_other a!8) a!17)
                 (= a!15 a!19)
                 a!21
                 (= series_of_other first)
                 a!36
                 (<= (- 1) closed_epochs)
                 (= 0 first)))
      (a!39 (and (ite (<= a!11 1099511627776.0) (<= a!12 0.0) a!13)
                 (>= (ite (<= a!8 sum_cost_of_other) sum_cost_of_other a!8) 0.0)
                 (>= a!15 0.0)
                 a!16
                 (<= series_of_other (+ 1 closed_epochs))
                 (= (ite (<= a!8 sum_cost_of_other) sum_cost_of_other a!8) a!17)
                 (= a!15 a!19)
                 a!21
                 (= series_of_other first)
                 a!36
                 (<= first (+ 1 closed_epochs))))
      (a!57 (ite a!55
                 a!56
                 (<= (+ spent_of_other (ite a!49 0.0 a!50) a!54)
                     1099511627776.0)))
      (a!109 (or (not a!108)
                 (and a!1
                      (>= sum_cost_of_other 0.0)
                      (>= excess_cost_of_other 0.0)
                      (<= (+ sum_cost_of_other excess_cost_of_other)
                          spent_of_other)
                      (<= series_of_other (+ 1 closed_epochs))
                      a!36
                      (<= (- 1) closed_epochs)
                      (= 0 first))))
      (a!111 (or (not a!110)
                 (and a!1
                      (>= sum_cost_of_other 0.0)
                      (>= excess_cost_of_other 0.0)
                      (<= (+ sum_cost_of_other excess_cost_of_other)
                          spent_of_other)
                      (<= series_of_other (+ 1 closed_epochs))
                      a!36
                      (<= first (+ 1 closed_epochs)))))
      (a!134 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  a!36)))
(let ((a!62 (and a!57
                 (<= 0.0 spent_of_other)
                 (<= first (+ 1 closed_epochs))
                 (= (ite a!49 0.0 a!50) a!58)
                 (= a!54 a!60)
                 (= (+ (ite a!49 0.0 a!50) a!54) a!61)
                 a!36
                 (<= (- 1) closed_epochs)
                 (= 0 first)))
      (a!64 (and a!57
                 (<= 0.0 spent_of_other)
                 (<= first (+ 1 closed_epochs))
                 (= (ite a!49 0.0 a!50) a!58)
                 (= a!54 a!60)
                 (= (+ (ite a!49 0.0 a!50) a!54) a!61)
                 a!36))
      (a!125 (and a!57
                  (<= 0.0 spent_of_other)
                  (= (ite a!49 0.0 a!50) a!120)
                  (= a!54 a!122)
                  (= (+ (ite a!49 0.0 a!50) a!54) (+ a!120 a!123 a!122 a!124))
                  a!36)))
  (not (and a!2
            (or (not a!3) a!37)
            (or (not a!38) a!39)
            (or (not a!40) a!62)
            (or (not a!63) a!64)
            (or (not a!65) a!87)
            (or (not a!88) a!89)
            (or (not a!90) a!101)
            (or (not a!102) a!103)
            (or (not a!104) a!87)
            (or (not a!105) a!89)
            (or (not a!106) a!101)
            (or (not a!107) a!103)
            a!109
            a!111
            (or (not a!112) a!113)
            (or (not a!114) a!115)
            (or (not a!116) a!113)
            (or (not a!117) a!115)
            (or (not a!118) a!125)
            (or (not a!126) a!132)
            (or a!133 a!134)
            (or a!135 a!136)
            (or (not a!137) a!132)
            (or (not a!138) a!132)
            (or a!139 a!136)
            (or a!140 a!136)
            (or (not a!141) a!125)
            (or (not a!142) a!132)
            (or a!143 a!134)
            (or a!144 a!136)
            (or (not a!145) a!132)
            (or (not a!146) a!132)
            (or a!147 a!136)
            (or a!148 a!136)
            a!150))))))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a new user sends, the sender's samples change, 1 stratum: a contribution holds the
;   user's new samples, and after an epoch all are released
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun length () Int)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_2 () Int)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun spent_of_other () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun withheld_2 () Int)
(assert (! (and (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 0) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= withheld_2 0)
                asks_excess
                (not (<= queries excesses))
                (= 0 first)))
      (a!2 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= withheld_2 0)
                asks_excess
                (not (<= queries excesses))
                (not (= 0 first))))
      (a!3 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= withheld_2 0)
                asks_excess
                (<= queries excesses)
                (= 0 first)))
      (a!4 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= withheld_2 0)
                asks_excess
                (<= queries excesses)
                (not (= 0 first))))
      (a!5 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= withheld_2 0)
                (not asks_excess)
                (= 0 first)))
      (a!6 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= withheld_2 0)
                (not asks_excess)
                (not (= 0 first))))
      (a!7 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (not (<= 1 asked_length))
                     (<= (+ first length) (+ 1 closed_epochs))
                     (not (<= asked_queries 0))
                     (<= withheld_2 0)
                     asks_excess
                     (not (= (- 1) closed_epochs)))))
      (a!8 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (not (<= 1 asked_length))
                     (<= (+ first length) (+ 1 closed_epochs))
                     (not (<= asked_queries 0))
                     (<= withheld_2 0)
                     (not asks_excess)
                     (not (= (- 1) closed_epochs)))))
      (a!9 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (not (<= 1 asked_length))
                     (<= (+ first length) (+ 1 closed_epochs))
                     (<= asked_queries 0)
                     (<= withheld_2 0)
                     asks_excess
                     (not (= (- 1) closed_epochs)))))
      (a!10 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!11 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!12 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!13 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!14 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs))))))
  (not (and (or (not a!1) (= 0 withheld_2))
            (or (not a!2) (= 0 withheld_2))
            (or (not a!3) (= 0 withheld_2))
            (or (not a!4) (= 0 withheld_2))
            (or (not a!5) (= 0 withheld_2))
            (or (not a!6) (= 0 withheld_2))
            (or a!7 (= 0 withheld_2))
            (or a!8 (= 0 withheld_2))
            (or a!9 (= 0 withheld_2))
            (or a!10 (= 0 withheld_2))
            (or a!11 (= 0 withheld_2))
            (or a!12 (= 0 withheld_2))
            (or a!13 (= 0 withheld_2))
            (or a!14 (= 0 withheld_2)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a new user sends, the sender's samples change, 1 stratum: the sample is counted, or
;   nothing happens
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun length () Int)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_2 () Int)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun spent_of_other () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun withheld_2 () Int)
(assert (! (and (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 0) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_other first)
                (= 0 first)))
      (a!3 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_other first)
                (not (= 0 first))))
      (a!5 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (not (= series_of_other first))
                (= 0 first)))
      (a!7 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (not (= series_of_other first))
                (not (= 0 first))))
      (a!9 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (= series_of_other first)
                (= 0 first)))
      (a!11 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (= series_of_other first)
                 (not (= 0 first))))
      (a!13 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_other first))
                 (= 0 first)))
      (a!15 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_other first))
                 (not (= 0 first))))
      (a!17 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_other first)
                 (= 0 first)))
      (a!19 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_other first)
                 (not (= 0 first))))
      (a!21 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other first))
                 (= 0 first)))
      (a!23 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other first))
                 (not (= 0 first))))
      (a!25 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (= 0 first)))
      (a!27 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (not (= 0 first))))
      (a!29 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (= 0 first)))
      (a!31 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (not (= 0 first))))
      (a!33 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (= 0 first)))
      (a!35 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= 0 first))))
      (a!37 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!39 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!41 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!43 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!45 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!47 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!49 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!51 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!53 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!55 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!57 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!59 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!61 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!63 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!65 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!67 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!69 (not (and (not (>= other_users n)) (not (>= 0 m)) (not closes)))))
(let ((a!2 (or (not a!1) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!4 (or (not a!3) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!6 (or (not a!5) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!8 (or (not a!7) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!10 (or (not a!9) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!12 (or (not a!11) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!14 (or (not a!13) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!16 (or (not a!15) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!18 (or (not a!17) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!20 (or (not a!19) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!22 (or (not a!21) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!24 (or (not a!23) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!26 (or (not a!25) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!28 (or (not a!27) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!30 (or (not a!29) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!32 (or (not a!31) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!34 (or (not a!33) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!36 (or (not a!35) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!38 (or (not a!37) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!40 (or (not a!39) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!42 (or a!41 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!44 (or a!43 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!46 (or (not a!45) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!48 (or (not a!47) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!50 (or a!49 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!52 (or a!51 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!54 (or (not a!53) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!56 (or (not a!55) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!58 (or a!57 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!60 (or a!59 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!62 (or (not a!61) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!64 (or (not a!63) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!66 (or a!65 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!68 (or a!67 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!70 (or a!69 (and (<= 1 m) (<= other_users (+ (- 1) n))))))
  (not (and a!2
            a!4
            a!6
            a!8
            a!10
            a!12
            a!14
            a!16
            a!18
            a!20
            a!22
            a!24
            a!26
            a!28
            a!30
            a!32
            a!34
            a!36
            a!38
            a!40
            a!42
            a!44
            a!46
            a!48
            a!50
            a!52
            a!54
            a!56
            a!58
            a!60
            a!62
            a!64
            a!66
            a!68
            a!70))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a new user sends, the other's samples change, 1 stratum: the policy sees the same, and
;   all records are the same, if the released sums are
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a new user sends, the other's samples change, 1 stratum: each released sum has noise of
;   its address, from a draw of the right scale
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun length () Int)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_2 () Int)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun spent_of_other () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun withheld_2 () Int)
(assert (! (and (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 0) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_other first)
                (= 0 first)))
      (a!2 (and (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= first (+ 1 closed_epochs))
                (>= excesses (- 1))
                (<= excesses (+ (- 1) queries))))
      (a!3 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_other first)
                (not (= 0 first))))
      (a!4 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (not (= series_of_other first))
                (= 0 first)))
      (a!5 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (not (= series_of_other first))
                (not (= 0 first))))
      (a!6 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (= series_of_other first)
                (= 0 first)))
      (a!7 (and (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= first (+ 1 closed_epochs))
                (>= excesses 0)
                (<= excesses queries)))
      (a!8 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (= series_of_other first)
                (not (= 0 first))))
      (a!9 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (not (= series_of_other first))
                (= 0 first)))
      (a!10 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_other first))
                 (not (= 0 first))))
      (a!11 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_other first)
                 (= 0 first)))
      (a!12 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_other first)
                 (not (= 0 first))))
      (a!13 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other first))
                 (= 0 first)))
      (a!14 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other first))
                 (not (= 0 first))))
      (a!15 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (= 0 first)))
      (a!16 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (not (= 0 first))))
      (a!17 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (= 0 first)))
      (a!18 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (not (= 0 first))))
      (a!19 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (= 0 first)))
      (a!20 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= 0 first))))
      (a!21 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!22 (and (not (<= asked_queries 0))
                 (>= asked_queries 1)
                 (or (<= asked_length 1) (>= asked_length 1))
                 (<= 1 (ite (<= asked_queries 0) 0 asked_queries))))
      (a!23 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!24 (and (not (<= asked_queries 0))
                 (>= asked_queries 1)
                 (or (<= asked_length 1) (>= asked_length 1))
                 (<= 0 (ite (<= asked_queries 0) 0 asked_queries))))
      (a!25 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!26 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!27 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!28 (and (or (<= asked_queries 0) (= asked_queries 0))
                 (or (<= asked_length 1) (>= asked_length 1))
                 (<= 0 (ite (<= asked_queries 0) 0 asked_queries))))
      (a!29 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!30 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!31 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!32 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!33 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!34 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!35 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!36 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!37 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!38 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!39 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs))))))
  (not (and (or (not a!1) a!2)
            (or (not a!3) a!2)
            (or (not a!4) a!2)
            (or (not a!5) a!2)
            (or (not a!6) a!7)
            (or (not a!8) a!7)
            (or (not a!9) a!7)
            (or (not a!10) a!7)
            (or (not a!11) a!7)
            (or (not a!12) a!7)
            (or (not a!13) a!7)
            (or (not a!14) a!7)
            (or (not a!15) a!2)
            (or (not a!16) a!2)
            (or (not a!17) a!7)
            (or (not a!18) a!7)
            (or (not a!19) a!7)
            (or (not a!20) a!7)
            (or (not a!21) a!22)
            (or (not a!23) a!24)
            (or a!25 a!22)
            (or a!26 a!24)
            (or (not a!27) a!28)
            (or (not a!29) a!28)
            (or a!30 a!28)
            (or a!31 a!28)
            (or (not a!32) a!22)
            (or (not a!33) a!24)
            (or a!34 a!22)
            (or a!35 a!24)
            (or (not a!36) a!28)
            (or (not a!37) a!28)
            (or a!38 a!28)
            (or a!39 a!28))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a new user sends, the other's samples change, 1 stratum: the sums move by no more than
;   the changed user's contribution costs
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excess_weight_number_of_other () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun high_number_of_other () Real)
(declare-fun inner_high_number_of_other () Real)
(declare-fun inner_low_number_of_other () Real)
(declare-fun length () Int)
(declare-fun low_number_of_other () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_2 () Int)
(declare-fun saturation_number_of_other () Real)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun spent_of_other () Real)
(declare-fun stratum_number_of_other () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun weight_number_of_other () Real)
(declare-fun withheld_2 () Int)
(declare-fun withheld_other_mine () Real)
(declare-fun withheld_other_theirs () Real)
(assert (! (and (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 0) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_other first)
                (= 0 first)))
      (a!2 (+ (* weight_number_of_other
                 (+ high_number_of_other (* (- 1.0) low_number_of_other)))
              (* (- 1.0) sum_cost_of_other)))
      (a!3 (ite (<= (+ (* excess_weight_number_of_other
                          saturation_number_of_other)
                       (* (- 1.0) excess_cost_of_other))
                    0.0)
                0.0
                (+ (* excess_weight_number_of_other saturation_number_of_other)
                   (* (- 1.0) excess_cost_of_other))))
      (a!6 (+ (ite (<= low_number_of_other withheld_other_mine)
                   (ite (<= withheld_other_mine high_number_of_other)
                        withheld_other_mine
                        high_number_of_other)
                   low_number_of_other)
              (* (- 1.0) low_number_of_other)))
      (a!8 (+ (ite (<= low_number_of_other withheld_other_theirs)
                   (ite (<= withheld_other_theirs high_number_of_other)
                        withheld_other_theirs
                        high_number_of_other)
                   low_number_of_other)
              (* (- 1.0) low_number_of_other)))
      (a!12 (ite (<= (+ withheld_other_mine
                        (* (- 1.0) inner_high_number_of_other))
                     saturation_number_of_other)
                 (+ withheld_other_mine (* (- 1.0) inner_high_number_of_other))
                 saturation_number_of_other))
      (a!14 (ite (<= (+ inner_low_number_of_other
                        (* (- 1.0) withheld_other_mine))
                     saturation_number_of_other)
                 (+ inner_low_number_of_other (* (- 1.0) withheld_other_mine))
                 saturation_number_of_other))
      (a!17 (ite (<= (+ withheld_other_theirs
                        (* (- 1.0) inner_high_number_of_other))
                     saturation_number_of_other)
                 (+ withheld_other_theirs
                    (* (- 1.0) inner_high_number_of_other))
                 saturation_number_of_other))
      (a!19 (ite (<= (+ inner_low_number_of_other
                        (* (- 1.0) withheld_other_theirs))
                     saturation_number_of_other)
                 (+ inner_low_number_of_other (* (- 1.0) withheld_other_theirs))
                 saturation_number_of_other))
      (a!25 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (= series_of_other first)
                 (not (= 0 first))))
      (a!26 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_other first))
                 (= 0 first)))
      (a!27 (= (>= weight_number_of_other 0.0)
               (>= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!30 (or (not (= (>= excess_weight_number_of_other 0.0)
                        (>= saturation_number_of_other 0.0)))
                (= excess_weight_number_of_other 0.0)
                (= saturation_number_of_other 0.0)))
      (a!42 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_other first))
                 (not (= 0 first))))
      (a!43 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (= series_of_other first)
                 (= 0 first)))
      (a!50 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (= series_of_other first)
                 (not (= 0 first))))
      (a!51 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_other first))
                 (= 0 first)))
      (a!57 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_other first))
                 (not (= 0 first))))
      (a!58 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_other first)
                 (= 0 first)))
      (a!59 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_other first)
                 (not (= 0 first))))
      (a!60 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other first))
                 (= 0 first)))
      (a!61 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other first))
                 (not (= 0 first))))
      (a!62 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!63 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!64 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!65 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!66 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!67 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!68 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!69 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs)))))
(let ((a!4 (<= (+ (ite (<= a!2 0.0) 0.0 a!2) a!3)
               (+ 1099511627776.0 (* (- 1.0) spent_of_other))))
      (a!13 (ite (<= 0.0
                     (+ withheld_other_mine
                        (* (- 1.0) inner_high_number_of_other)))
                 a!12
                 0.0))
      (a!15 (ite (<= 0.0
                     (+ inner_low_number_of_other
                        (* (- 1.0) withheld_other_mine)))
                 a!14
                 0.0))
      (a!18 (ite (<= 0.0
                     (+ withheld_other_theirs
                        (* (- 1.0) inner_high_number_of_other)))
                 a!17
                 0.0))
      (a!20 (ite (<= 0.0
                     (+ inner_low_number_of_other
                        (* (- 1.0) withheld_other_theirs)))
                 a!19
                 0.0))
      (a!28 (or (not a!27)
                (= weight_number_of_other 0.0)
                (= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!44 (<= (+ (ite (<= a!2 0.0) 0.0 a!2)
                   (ite (>= excess_cost_of_other 0.0)
                        0.0
                        (* (- 1.0) excess_cost_of_other)))
                (+ 1099511627776.0 (* (- 1.0) spent_of_other)))))
(let ((a!5 (and (<= 0.0 saturation_number_of_other)
                (<= 0.0
                    (+ inner_high_number_of_other
                       (* (- 1.0) inner_low_number_of_other)))
                (<= 0.0
                    (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                (<= 0.0 excess_weight_number_of_other)
                (<= 0.0 weight_number_of_other)
                a!4))
      (a!29 (ite a!28
                 0.0
                 (* weight_number_of_other
                    (+ high_number_of_other (* (- 1.0) low_number_of_other)))))
      (a!45 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 weight_number_of_other)
                 a!44)))
(let ((a!7 (ite (and (<= stratum_number_of_other 0.0)
                     (<= 0.0 stratum_number_of_other))
                (* weight_number_of_other (to_real (ite a!5 1 0)) a!6)
                0.0))
      (a!9 (ite (and (<= stratum_number_of_other 0.0)
                     (<= 0.0 stratum_number_of_other))
                (* weight_number_of_other (to_real (ite a!5 1 0)) a!8)
                0.0))
      (a!10 (* weight_number_of_other
               (to_real (ite a!5 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!16 (* excess_weight_number_of_other
               (to_real (ite a!5 1 0))
               (+ a!13 a!15)))
      (a!21 (* excess_weight_number_of_other
               (to_real (ite a!5 1 0))
               (+ a!18 a!20)))
      (a!31 (<= (+ a!29
                   (ite a!30
                        0.0
                        (* excess_weight_number_of_other
                           saturation_number_of_other)))
                (+ 1099511627776.0 (* (- 1.0) spent_of_other))))
      (a!46 (ite (and (<= stratum_number_of_other 0.0)
                      (<= 0.0 stratum_number_of_other))
                 (* weight_number_of_other (to_real (ite a!45 1 0)) a!6)
                 0.0))
      (a!47 (ite (and (<= stratum_number_of_other 0.0)
                      (<= 0.0 stratum_number_of_other))
                 (* weight_number_of_other (to_real (ite a!45 1 0)) a!8)
                 0.0))
      (a!48 (* weight_number_of_other
               (to_real (ite a!45 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!52 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 weight_number_of_other)
                 (<= a!29 (+ 1099511627776.0 (* (- 1.0) spent_of_other))))))
(let ((a!11 (ite (<= 0.0 (+ a!7 (* (- 1.0) a!9)))
                 (<= (+ a!7 (* (- 1.0) a!9)) a!10)
                 (<= (+ (* (- 1.0) a!7) a!9) a!10)))
      (a!22 (<= (+ a!16 (* (- 1.0) a!21))
                (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!5 1 0)))))
      (a!23 (<= (+ (* (- 1.0) a!16) a!21)
                (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!5 1 0)))))
      (a!32 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 excess_weight_number_of_other)
                 (<= 0.0 weight_number_of_other)
                 a!31))
      (a!49 (ite (<= 0.0 (+ a!46 (* (- 1.0) a!47)))
                 (<= (+ a!46 (* (- 1.0) a!47)) a!48)
                 (<= (+ (* (- 1.0) a!46) a!47) a!48)))
      (a!53 (ite (and (<= stratum_number_of_other 0.0)
                      (<= 0.0 stratum_number_of_other))
                 (* weight_number_of_other (to_real (ite a!52 1 0)) a!6)
                 0.0))
      (a!54 (ite (and (<= stratum_number_of_other 0.0)
                      (<= 0.0 stratum_number_of_other))
                 (* weight_number_of_other (to_real (ite a!52 1 0)) a!8)
                 0.0))
      (a!55 (* weight_number_of_other
               (to_real (ite a!52 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other)))))
(let ((a!24 (ite (<= 0.0 (+ a!16 (* (- 1.0) a!21))) a!22 a!23))
      (a!33 (ite (and (<= stratum_number_of_other 0.0)
                      (<= 0.0 stratum_number_of_other))
                 (* weight_number_of_other (to_real (ite a!32 1 0)) a!6)
                 0.0))
      (a!34 (ite (and (<= stratum_number_of_other 0.0)
                      (<= 0.0 stratum_number_of_other))
                 (* weight_number_of_other (to_real (ite a!32 1 0)) a!8)
                 0.0))
      (a!35 (* weight_number_of_other
               (to_real (ite a!32 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!37 (* excess_weight_number_of_other
               (to_real (ite a!32 1 0))
               (+ a!13 a!15)))
      (a!38 (* excess_weight_number_of_other
               (to_real (ite a!32 1 0))
               (+ a!18 a!20)))
      (a!56 (ite (<= 0.0 (+ a!53 (* (- 1.0) a!54)))
                 (<= (+ a!53 (* (- 1.0) a!54)) a!55)
                 (<= (+ (* (- 1.0) a!53) a!54) a!55))))
(let ((a!36 (ite (<= 0.0 (+ a!33 (* (- 1.0) a!34)))
                 (<= (+ a!33 (* (- 1.0) a!34)) a!35)
                 (<= (+ (* (- 1.0) a!33) a!34) a!35)))
      (a!39 (<= (+ a!37 (* (- 1.0) a!38))
                (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!32 1 0)))))
      (a!40 (<= (+ (* (- 1.0) a!37) a!38)
                (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!32 1 0))))))
(let ((a!41 (ite (<= 0.0 (+ a!37 (* (- 1.0) a!38))) a!39 a!40)))
  (not (and (or (not a!1) (and a!11 a!24))
            (or (not a!25) (and a!11 a!24))
            (or (not a!26) (and a!36 a!41))
            (or (not a!42) (and a!36 a!41))
            (or (not a!43) a!49)
            (or (not a!50) a!49)
            (or (not a!51) a!56)
            (or (not a!57) a!56)
            (or (not a!58) a!49)
            (or (not a!59) a!49)
            (or (not a!60) a!56)
            (or (not a!61) a!56)
            (or (not a!62) (and a!36 a!41))
            (or (not a!63) a!56)
            (or (not a!64) a!56)
            (or (not a!65) a!56)
            (or (not a!66) (and a!36 a!41))
            (or (not a!67) a!56)
            (or (not a!68) a!56)
            (or (not a!69) a!56)))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a new user sends, the other's samples change, 1 stratum: every contribution is charged,
;   and no account is overdrawn
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excess_weight_number_of_other () Real)
(declare-fun excess_weight_number_of_sender () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun high_number_of_other () Real)
(declare-fun high_number_of_sender () Real)
(declare-fun inner_high_number_of_other () Real)
(declare-fun inner_high_number_of_sender () Real)
(declare-fun inner_low_number_of_other () Real)
(declare-fun inner_low_number_of_sender () Real)
(declare-fun length () Int)
(declare-fun low_number_of_other () Real)
(declare-fun low_number_of_sender () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_2 () Int)
(declare-fun saturation_number_of_other () Real)
(declare-fun saturation_number_of_sender () Real)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun spent_of_other () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun weight_number_of_other () Real)
(declare-fun weight_number_of_sender () Real)
(declare-fun withheld_2 () Int)
(assert (! (and (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 0) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (ite (<= spent_of_other 549755813888.0)
                (>= spent_of_other 0.0)
                (<= spent_of_other 1099511627776.0)))
      (a!3 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_other first)
                (= 0 first)))
      (a!4 (+ (* weight_number_of_other
                 (+ high_number_of_other (* (- 1.0) low_number_of_other)))
              (* (- 1.0) sum_cost_of_other)))
      (a!5 (ite (<= (+ (* excess_weight_number_of_other
                          saturation_number_of_other)
                       (* (- 1.0) excess_cost_of_other))
                    0.0)
                0.0
                (+ (* excess_weight_number_of_other saturation_number_of_other)
                   (* (- 1.0) excess_cost_of_other))))
      (a!22 (= (>= weight_number_of_sender 0.0)
               (>= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)))
      (a!25 (or (not (= (>= excess_weight_number_of_sender 0.0)
                        (>= saturation_number_of_sender 0.0)))
                (= excess_weight_number_of_sender 0.0)
                (= saturation_number_of_sender 0.0)))
      (a!38 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (= series_of_other first)
                 (not (= 0 first))))
      (a!40 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_other first))
                 (= 0 first)))
      (a!41 (= (>= weight_number_of_other 0.0)
               (>= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!44 (or (not (= (>= excess_weight_number_of_other 0.0)
                        (>= saturation_number_of_other 0.0)))
                (= excess_weight_number_of_other 0.0)
                (= saturation_number_of_other 0.0)))
      (a!63 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_other first))
                 (not (= 0 first))))
      (a!65 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (= series_of_other first)
                 (= 0 first)))
      (a!76 (and (<= 0.0
                     (ite (= series_of_other first) excess_cost_of_other 0.0))
                 (= series_of_other first)))
      (a!80 (<= (* weight_number_of_sender
                   (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                1099511627776.0))
      (a!88 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (= series_of_other first)
                 (not (= 0 first))))
      (a!90 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_other first))
                 (= 0 first)))
      (a!102 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_2 0))
                  asks_excess
                  (<= queries excesses)
                  (not (= series_of_other first))
                  (not (= 0 first))))
      (a!104 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (= series_of_other first)
                  (= 0 first)))
      (a!105 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (= series_of_other first)
                  (not (= 0 first))))
      (a!106 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_other first))
                  (= 0 first)))
      (a!107 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_other first))
                  (not (= 0 first))))
      (a!108 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (<= withheld_2 0)
                  asks_excess
                  (not (<= queries excesses))
                  (= 0 first)))
      (a!110 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (<= withheld_2 0)
                  asks_excess
                  (not (<= queries excesses))
                  (not (= 0 first))))
      (a!112 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (<= withheld_2 0)
                  asks_excess
                  (<= queries excesses)
                  (= 0 first)))
      (a!114 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (<= withheld_2 0)
                  asks_excess
                  (<= queries excesses)
                  (not (= 0 first))))
      (a!116 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (<= withheld_2 0)
                  (not asks_excess)
                  (= 0 first)))
      (a!117 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (<= withheld_2 0)
                  (not asks_excess)
                  (not (= 0 first))))
      (a!118 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (not (<= asked_queries 0))
                  (not (<= withheld_2 0))
                  asks_excess
                  (not (= series_of_other (+ 1 closed_epochs)))
                  (not (= (- 1) closed_epochs))))
      (a!123 (* (- 1.0)
                (ite (= series_of_other (+ 1 closed_epochs))
                     sum_cost_of_other
                     0.0)))
      (a!124 (* (- 1.0)
                (ite (= series_of_other (+ 1 closed_epochs))
                     excess_cost_of_other
                     0.0)))
      (a!126 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (not (<= asked_queries 0))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_other (+ 1 closed_epochs)))
                  (not (= (- 1) closed_epochs))))
      (a!129 (<= 0.0
                 (ite (= series_of_other (+ 1 closed_epochs))
                      excess_cost_of_other
                      0.0)))
      (a!133 (not (and (not (>= other_users n))
                       (not (>= 0 m))
                       closes
                       (not (<= 1 asked_length))
                       (<= (+ first length) (+ 1 closed_epochs))
                       (not (<= asked_queries 0))
                       (<= withheld_2 0)
                       asks_excess
                       (not (= (- 1) closed_epochs)))))
      (a!135 (not (and (not (>= other_users n))
                       (not (>= 0 m))
                       closes
                       (not (<= 1 asked_length))
                       (<= (+ first length) (+ 1 closed_epochs))
                       (not (<= asked_queries 0))
                       (<= withheld_2 0)
                       (not asks_excess)
                       (not (= (- 1) closed_epochs)))))
      (a!137 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (<= asked_queries 0)
                  (not (<= withheld_2 0))
                  asks_excess
                  (not (= series_of_other (+ 1 closed_epochs)))
                  (not (= (- 1) closed_epochs))))
      (a!138 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (<= asked_queries 0)
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_other (+ 1 closed_epochs)))
                  (not (= (- 1) closed_epochs))))
      (a!139 (not (and (not (>= other_users n))
                       (not (>= 0 m))
                       closes
                       (not (<= 1 asked_length))
                       (<= (+ first length) (+ 1 closed_epochs))
                       (<= asked_queries 0)
                       (<= withheld_2 0)
                       asks_excess
                       (not (= (- 1) closed_epochs)))))
      (a!140 (not (and (not (>= other_users n))
                       (not (>= 0 m))
                       closes
                       (not (<= 1 asked_length))
                       (<= (+ first length) (+ 1 closed_epochs))
                       (<= asked_queries 0)
                       (<= withheld_2 0)
                       (not asks_excess)
                       (not (= (- 1) closed_epochs)))))
      (a!141 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (<= 1 asked_length)
                  (not (<= asked_queries 0))
                  (not (<= withheld_2 0))
                  asks_excess
                  (not (= series_of_other (+ 1 closed_epochs)))
                  (not (= (- 1) closed_epochs))))
      (a!142 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (<= 1 asked_length)
                  (not (<= asked_queries 0))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_other (+ 1 closed_epochs)))
                  (not (= (- 1) closed_epochs))))
      (a!143 (not (and (not (>= other_users n))
                       (not (>= 0 m))
                       closes
                       (<= 1 asked_length)
                       (not (<= asked_queries 0))
                       (<= withheld_2 0)
                       asks_excess
                       (not (= (- 1) closed_epochs)))))
      (a!144 (not (and (not (>= other_users n))
                       (not (>= 0 m))
                       closes
                       (<= 1 asked_length)
                       (not (<= asked_queries 0))
                       (<= withheld_2 0)
                       (not asks_excess)
                       (not (= (- 1) closed_epochs)))))
      (a!145 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (<= 1 asked_length)
                  (<= asked_queries 0)
                  (not (<= withheld_2 0))
                  asks_excess
                  (not (= series_of_other (+ 1 closed_epochs)))
                  (not (= (- 1) closed_epochs))))
      (a!146 (and (not (>= other_users n))
                  (not (>= 0 m))
                  closes
                  (<= 1 asked_length)
                  (<= asked_queries 0)
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_other (+ 1 closed_epochs)))
                  (not (= (- 1) closed_epochs))))
      (a!147 (not (and (not (>= other_users n))
                       (not (>= 0 m))
                       closes
                       (<= 1 asked_length)
                       (<= asked_queries 0)
                       (<= withheld_2 0)
                       asks_excess
                       (not (= (- 1) closed_epochs)))))
      (a!148 (not (and (not (>= other_users n))
                       (not (>= 0 m))
                       closes
                       (<= 1 asked_length)
                       (<= asked_queries 0)
                       (<= withheld_2 0)
                       (not asks_excess)
                       (not (= (- 1) closed_epochs)))))
      (a!149 (not (and (not (>= other_users n)) (not (>= 0 m)) (not closes)))))
(let ((a!2 (or (not (>= other_users n))
               (and a!1
                    (>= sum_cost_of_other 0.0)
                    (>= excess_cost_of_other 0.0)
                    (<= (+ sum_cost_of_other excess_cost_of_other)
                        spent_of_other)
                    (<= series_of_other closed_epochs))))
      (a!6 (<= (+ (ite (<= a!4 0.0) 0.0 a!4) a!5)
               (+ 1099511627776.0 (* (- 1.0) spent_of_other))))
      (a!23 (or (not a!22)
                (= weight_number_of_sender 0.0)
                (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)))
      (a!42 (or (not a!41)
                (= weight_number_of_other 0.0)
                (= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!66 (<= (+ (ite (<= a!4 0.0) 0.0 a!4)
                   (ite (>= excess_cost_of_other 0.0)
                        0.0
                        (* (- 1.0) excess_cost_of_other)))
                (+ 1099511627776.0 (* (- 1.0) spent_of_other))))
      (a!77 (= (ite (<= 0.0 excess_cost_of_other) excess_cost_of_other 0.0)
               (ite a!76 excess_cost_of_other 0.0)))
      (a!81 (or (not a!22)
                (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)
                a!80
                (= weight_number_of_sender 0.0)))
      (a!130 (not (and a!129 (= series_of_other (+ 1 closed_epochs)))))
      (a!131 (ite (and a!129 (= series_of_other (+ 1 closed_epochs)))
                  excess_cost_of_other
                  0.0))
      (a!150 (or a!149
                 (and a!1
                      (>= sum_cost_of_other 0.0)
                      (>= excess_cost_of_other 0.0)
                      (<= (+ sum_cost_of_other excess_cost_of_other)
                          spent_of_other)
                      (<= series_of_other closed_epochs)
                      (<= 0 closed_epochs)))))
(let ((a!7 (and (<= 0.0 saturation_number_of_other)
                (<= 0.0
                    (+ inner_high_number_of_other
                       (* (- 1.0) inner_low_number_of_other)))
                (<= 0.0
                    (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                (<= 0.0 excess_weight_number_of_other)
                (<= 0.0 weight_number_of_other)
                a!6))
      (a!24 (ite a!23
                 0.0
                 (* weight_number_of_sender
                    (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))))
      (a!43 (ite a!42
                 0.0
                 (* weight_number_of_other
                    (+ high_number_of_other (* (- 1.0) low_number_of_other)))))
      (a!67 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 weight_number_of_other)
                 a!66))
      (a!82 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 weight_number_of_sender)
                 a!81)))
(let ((a!8 (* weight_number_of_other
              (to_real (ite a!7 1 0))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!10 (+ (* excess_weight_number_of_other
                  saturation_number_of_other
                  (to_real (ite a!7 1 0)))
               (* (- 1.0) excess_cost_of_other)))
      (a!14 (<= (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!7 1 0)))
                excess_cost_of_other))
      (a!18 (<= (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!7 1 0)))
                (ite (= series_of_other first) excess_cost_of_other 0.0)))
      (a!26 (<= (+ a!24
                   (ite a!25
                        0.0
                        (* excess_weight_number_of_sender
                           saturation_number_of_sender)))
                1099511627776.0))
      (a!45 (<= (+ a!43
                   (ite a!44
                        0.0
                        (* excess_weight_number_of_other
                           saturation_number_of_other)))
                (+ 1099511627776.0 (* (- 1.0) spent_of_other))))
      (a!68 (* weight_number_of_other
               (to_real (ite a!67 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!83 (= (>= (to_real (ite a!82 1 0)) 0.0)
               (>= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)))
      (a!85 (* weight_number_of_sender
               (to_real (ite a!82 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!91 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 weight_number_of_other)
                 (<= a!43 (+ 1099511627776.0 (* (- 1.0) spent_of_other))))))
(let ((a!9 (ite (<= (+ a!8 (* (- 1.0) sum_cost_of_other)) 0.0)
                0.0
                (+ a!8 (* (- 1.0) sum_cost_of_other))))
      (a!15 (ite a!14
                 excess_cost_of_other
                 (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!7 1 0)))))
      (a!17 (ite (<= a!8 (ite (= series_of_other first) sum_cost_of_other 0.0))
                 (ite (= series_of_other first) sum_cost_of_other 0.0)
                 a!8))
      (a!19 (ite a!18
                 (ite (= series_of_other first) excess_cost_of_other 0.0)
                 (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!7 1 0)))))
      (a!27 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 excess_weight_number_of_sender)
                 (<= 0.0 weight_number_of_sender)
                 a!26))
      (a!46 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 excess_weight_number_of_other)
                 (<= 0.0 weight_number_of_other)
                 a!45))
      (a!69 (ite (<= (+ a!68 (* (- 1.0) sum_cost_of_other)) 0.0)
                 0.0
                 (+ a!68 (* (- 1.0) sum_cost_of_other))))
      (a!75 (ite (<= a!68 (ite (= series_of_other first) sum_cost_of_other 0.0))
                 (ite (= series_of_other first) sum_cost_of_other 0.0)
                 a!68))
      (a!84 (or (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)
                a!83
                (= (to_real (ite a!82 1 0)) 0.0)))
      (a!92 (= (>= (to_real (ite a!91 1 0)) 0.0)
               (>= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!95 (* weight_number_of_other
               (to_real (ite a!91 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other)))))
(let ((a!11 (+ (* 2.0 spent_of_other)
               (* 2.0 a!9)
               (* 2.0 (ite (<= a!10 0.0) 0.0 a!10))))
      (a!12 (+ (* (- 1.0) spent_of_other)
               (* (- 1.0) a!9)
               (* (- 1.0) (ite (<= a!10 0.0) 0.0 a!10))))
      (a!13 (<= (+ spent_of_other a!9 (ite (<= a!10 0.0) 0.0 a!10))
                1099511627776.0))
      (a!16 (<= (+ (ite (<= a!8 sum_cost_of_other) sum_cost_of_other a!8) a!15)
                (+ spent_of_other a!9 (ite (<= a!10 0.0) 0.0 a!10))))
      (a!20 (+ a!17
               (* (- 1.0) (ite (= series_of_other first) sum_cost_of_other 0.0))
               a!19
               (* (- 1.0)
                  (ite (= series_of_other first) excess_cost_of_other 0.0))))
      (a!28 (= (>= (to_real (ite a!27 1 0)) 0.0)
               (>= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)))
      (a!32 (= (>= saturation_number_of_sender 0.0)
               (>= (to_real (ite a!27 1 0)) 0.0)))
      (a!47 (= (>= (to_real (ite a!46 1 0)) 0.0)
               (>= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!50 (* weight_number_of_other
               (to_real (ite a!46 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!51 (= (>= saturation_number_of_other 0.0)
               (>= (to_real (ite a!46 1 0)) 0.0)))
      (a!59 (<= (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!46 1 0)))
                (ite (= series_of_other first) excess_cost_of_other 0.0)))
      (a!70 (+ (* 2.0 spent_of_other)
               (* 2.0 a!69)
               (* 2.0
                  (ite (>= excess_cost_of_other 0.0)
                       0.0
                       (* (- 1.0) excess_cost_of_other)))))
      (a!71 (+ (* (- 1.0) spent_of_other)
               (* (- 1.0) a!69)
               (* (- 1.0)
                  (ite (>= excess_cost_of_other 0.0)
                       0.0
                       (* (- 1.0) excess_cost_of_other)))))
      (a!72 (+ spent_of_other
               a!69
               (ite (>= excess_cost_of_other 0.0)
                    0.0
                    (* (- 1.0) excess_cost_of_other))))
      (a!78 (+ a!75
               (* (- 1.0) (ite (= series_of_other first) sum_cost_of_other 0.0))
               (ite a!76 excess_cost_of_other 0.0)
               (* (- 1.0)
                  (ite (= series_of_other first) excess_cost_of_other 0.0))))
      (a!86 (or (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)
                (= weight_number_of_sender 0.0)
                (= (to_real (ite a!82 1 0)) 0.0)
                (not (= (>= weight_number_of_sender 0.0) a!84))
                (<= a!85 549755813888.0)
                (<= a!85 1099511627776.0)))
      (a!93 (or a!92
                (= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)
                (= (to_real (ite a!91 1 0)) 0.0)))
      (a!99 (ite (<= a!95 (ite (= series_of_other first) sum_cost_of_other 0.0))
                 (ite (= series_of_other first) sum_cost_of_other 0.0)
                 a!95))
      (a!121 (<= (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!46 1 0)))
                 (ite (= series_of_other (+ 1 closed_epochs))
                      excess_cost_of_other
                      0.0)))
      (a!127 (<= a!95
                 (ite (= series_of_other (+ 1 closed_epochs))
                      sum_cost_of_other
                      0.0))))
(let ((a!21 (= (+ a!9 (ite (<= a!10 0.0) 0.0 a!10)) a!20))
      (a!29 (or (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)
                a!28
                (= (to_real (ite a!27 1 0)) 0.0)))
      (a!33 (or a!32
                (= saturation_number_of_sender 0.0)
                (= (to_real (ite a!27 1 0)) 0.0)))
      (a!48 (or a!47
                (= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)
                (= (to_real (ite a!46 1 0)) 0.0)))
      (a!52 (or (= saturation_number_of_other 0.0)
                a!51
                (= (to_real (ite a!46 1 0)) 0.0)))
      (a!58 (ite (<= a!50 (ite (= series_of_other first) sum_cost_of_other 0.0))
                 (ite (= series_of_other first) sum_cost_of_other 0.0)
                 a!50))
      (a!60 (ite a!59
                 (ite (= series_of_other first) excess_cost_of_other 0.0)
                 (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!46 1 0)))))
      (a!73 (ite (<= a!70 1099511627776.0)
                 (<= a!71 0.0)
                 (<= a!72 1099511627776.0)))
      (a!74 (<= (+ (ite (<= a!68 sum_cost_of_other) sum_cost_of_other a!68)
                   (ite (<= 0.0 excess_cost_of_other) excess_cost_of_other 0.0))
                a!72))
      (a!79 (= (+ a!69
                  (ite (>= excess_cost_of_other 0.0)
                       0.0
                       (* (- 1.0) excess_cost_of_other)))
               a!78))
      (a!94 (or (= weight_number_of_other 0.0)
                (= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)
                (not (= (>= weight_number_of_other 0.0) a!93))
                (= (to_real (ite a!91 1 0)) 0.0)))
      (a!100 (+ a!99
                (* (- 1.0)
                   (ite (= series_of_other first) sum_cost_of_other 0.0))
                (ite a!76 excess_cost_of_other 0.0)
                (* (- 1.0)
                   (ite (= series_of_other first) excess_cost_of_other 0.0))))
      (a!113 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  a!86
                  (<= (- 1) closed_epochs)
                  (= 0 first)))
      (a!115 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  a!86
                  (<= first (+ 1 closed_epochs))))
      (a!119 (<= a!50
                 (ite (= series_of_other (+ 1 closed_epochs))
                      sum_cost_of_other
                      0.0)))
      (a!122 (ite a!121
                  (ite (= series_of_other (+ 1 closed_epochs))
                       excess_cost_of_other
                       0.0)
                  (* excess_weight_number_of_other
                     saturation_number_of_other
                     (to_real (ite a!46 1 0)))))
      (a!128 (ite a!127
                  (ite (= series_of_other (+ 1 closed_epochs))
                       sum_cost_of_other
                       0.0)
                  a!95))
      (a!136 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  a!86)))
(let ((a!30 (or (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)
                (not (= (>= weight_number_of_sender 0.0) a!29))
                (= weight_number_of_sender 0.0)
                (= (to_real (ite a!27 1 0)) 0.0)))
      (a!34 (or (= excess_weight_number_of_sender 0.0)
                (= saturation_number_of_sender 0.0)
                (= (to_real (ite a!27 1 0)) 0.0)
                (not (= (>= excess_weight_number_of_sender 0.0) a!33))))
      (a!49 (or (= weight_number_of_other 0.0)
                (= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)
                (= (to_real (ite a!46 1 0)) 0.0)
                (not (= (>= weight_number_of_other 0.0) a!48))))
      (a!53 (or (not (= (>= excess_weight_number_of_other 0.0) a!52))
                (= excess_weight_number_of_other 0.0)
                (= saturation_number_of_other 0.0)
                (= (to_real (ite a!46 1 0)) 0.0)))
      (a!61 (+ a!58
               (* (- 1.0) (ite (= series_of_other first) sum_cost_of_other 0.0))
               a!60
               (* (- 1.0)
                  (ite (= series_of_other first) excess_cost_of_other 0.0))))
      (a!87 (and a!73
                 (>= (ite (<= a!68 sum_cost_of_other) sum_cost_of_other a!68)
                     0.0)
                 (or (not (<= 0.0 excess_cost_of_other))
                     (>= excess_cost_of_other 0.0))
                 a!74
                 (<= series_of_other (+ 1 closed_epochs))
                 (= (ite (<= a!68 sum_cost_of_other) sum_cost_of_other a!68)
                    a!75)
                 a!77
                 a!79
                 (= series_of_other first)
                 a!86
                 (<= (- 1) closed_epochs)
                 (= 0 first)))
      (a!89 (and a!73
                 (>= (ite (<= a!68 sum_cost_of_other) sum_cost_of_other a!68)
                     0.0)
                 (or (not (<= 0.0 excess_cost_of_other))
                     (>= excess_cost_of_other 0.0))
                 a!74
                 (<= series_of_other (+ 1 closed_epochs))
                 (= (ite (<= a!68 sum_cost_of_other) sum_cost_of_other a!68)
                    a!75)
                 a!77
                 a!79
                 (= series_of_other first)
                 a!86
                 (<= first (+ 1 closed_epochs))))
      (a!96 (<= (+ (* 2.0 spent_of_other) (* 2.0 (ite a!94 0.0 a!95)))
                1099511627776.0))
      (a!97 (<= (+ (* (- 1.0) spent_of_other) (* (- 1.0) (ite a!94 0.0 a!95)))
                0.0))
      (a!120 (ite a!119
                  (ite (= series_of_other (+ 1 closed_epochs))
                       sum_cost_of_other
                       0.0)
                  a!50)))
(let ((a!31 (ite a!30
                 0.0
                 (* weight_number_of_sender
                    (to_real (ite a!27 1 0))
                    (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))))
      (a!35 (ite a!34
                 0.0
                 (* excess_weight_number_of_sender
                    saturation_number_of_sender
                    (to_real (ite a!27 1 0)))))
      (a!54 (ite a!53
                 0.0
                 (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!46 1 0)))))
      (a!98 (ite a!96
                 a!97
                 (<= (+ spent_of_other (ite a!94 0.0 a!95)) 1099511627776.0))))
(let ((a!36 (ite (<= (+ (* 2.0 a!31) (* 2.0 a!35)) 1099511627776.0)
                 (<= (+ (* (- 1.0) a!31) (* (- 1.0) a!35)) 0.0)
                 (<= (+ a!31 a!35) 1099511627776.0)))
      (a!55 (<= (+ (* 2.0 spent_of_other)
                   (* 2.0 (ite a!49 0.0 a!50))
                   (* 2.0 a!54))
                1099511627776.0))
      (a!56 (<= (+ (* (- 1.0) spent_of_other)
                   (* (- 1.0) (ite a!49 0.0 a!50))
                   (* (- 1.0) a!54))
                0.0))
      (a!101 (and a!98
                  (<= 0.0 spent_of_other)
                  (<= first (+ 1 closed_epochs))
                  (= (ite a!94 0.0 a!95) a!99)
                  (or (= excess_cost_of_other 0.0) (not a!76))
                  (= (ite a!94 0.0 a!95) a!100)
                  a!86
                  (<= (- 1) closed_epochs)
                  (= 0 first)))
      (a!103 (and a!98
                  (<= 0.0 spent_of_other)
                  (<= first (+ 1 closed_epochs))
                  (= (ite a!94 0.0 a!95) a!99)
                  (or (= excess_cost_of_other 0.0) (not a!76))
                  (= (ite a!94 0.0 a!95) a!100)
                  a!86))
      (a!132 (and a!98
                  (<= 0.0 spent_of_other)
                  (= (ite a!94 0.0 a!95) a!128)
                  (or (= excess_cost_of_other 0.0) a!130)
                  (= (ite a!94 0.0 a!95) (+ a!128 a!123 a!131 a!124))
                  a!86)))
(let ((a!37 (and (ite (<= a!11 1099511627776.0) (<= a!12 0.0) a!13)
                 (>= (ite (<= a!8 sum_cost_of_other) sum_cost_of_other a!8) 0.0)
                 (>= a!15 0.0)
                 a!16
                 (<= series_of_other (+ 1 closed_epochs))
                 (= (ite (<= a!8 sum_cost_of_other) sum_cost_of_other a!8) a!17)
                 (= a!15 a!19)
                 a!21
                 (= series_of_other first)
                 a!36
                 (<= (- 1) closed_epochs)
                 (= 0 first)))
      (a!39 (and (ite (<= a!11 1099511627776.0) (<= a!12 0.0) a!13)
                 (>= (ite (<= a!8 sum_cost_of_other) sum_cost_of_other a!8) 0.0)
                 (>= a!15 0.0)
                 a!16
                 (<= series_of_other (+ 1 closed_epochs))
                 (= (ite (<= a!8 sum_cost_of_other) sum_cost_of_other a!8) a!17)
                 (= a!15 a!19)
                 a!21
                 (= series_of_other first)
                 a!36
                 (<= first (+ 1 closed_epochs))))
      (a!57 (ite a!55
                 a!56
                 (<= (+ spent_of_other (ite a!49 0.0 a!50) a!54)
                     1099511627776.0)))
      (a!109 (or (not a!108)
                 (and a!1
                      (>= sum_cost_of_other 0.0)
                      (>= excess_cost_of_other 0.0)
                      (<= (+ sum_cost_of_other excess_cost_of_other)
                          spent_of_other)
                      (<= series_of_other (+ 1 closed_epochs))
                      a!36
                      (<= (- 1) closed_epochs)
                      (= 0 first))))
      (a!111 (or (not a!110)
                 (and a!1
                      (>= sum_cost_of_other 0.0)
                      (>= excess_cost_of_other 0.0)
                      (<= (+ sum_cost_of_other excess_cost_of_other)
                          spent_of_other)
                      (<= series_of_other (+ 1 closed_epochs))
                      a!36
                      (<= first (+ 1 closed_epochs)))))
      (a!134 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  a!36)))
(let ((a!62 (and a!57
                 (<= 0.0 spent_of_other)
                 (<= first (+ 1 closed_epochs))
                 (= (ite a!49 0.0 a!50) a!58)
                 (= a!54 a!60)
                 (= (+ (ite a!49 0.0 a!50) a!54) a!61)
                 a!36
                 (<= (- 1) closed_epochs)
                 (= 0 first)))
      (a!64 (and a!57
                 (<= 0.0 spent_of_other)
                 (<= first (+ 1 closed_epochs))
                 (= (ite a!49 0.0 a!50) a!58)
                 (= a!54 a!60)
                 (= (+ (ite a!49 0.0 a!50) a!54) a!61)
                 a!36))
      (a!125 (and a!57
                  (<= 0.0 spent_of_other)
                  (= (ite a!49 0.0 a!50) a!120)
                  (= a!54 a!122)
                  (= (+ (ite a!49 0.0 a!50) a!54) (+ a!120 a!123 a!122 a!124))
                  a!36)))
  (not (and a!2
            (or (not a!3) a!37)
            (or (not a!38) a!39)
            (or (not a!40) a!62)
            (or (not a!63) a!64)
            (or (not a!65) a!87)
            (or (not a!88) a!89)
            (or (not a!90) a!101)
            (or (not a!102) a!103)
            (or (not a!104) a!87)
            (or (not a!105) a!89)
            (or (not a!106) a!101)
            (or (not a!107) a!103)
            a!109
            a!111
            (or (not a!112) a!113)
            (or (not a!114) a!115)
            (or (not a!116) a!113)
            (or (not a!117) a!115)
            (or (not a!118) a!125)
            (or (not a!126) a!132)
            (or a!133 a!134)
            (or a!135 a!136)
            (or (not a!137) a!132)
            (or (not a!138) a!132)
            (or a!139 a!136)
            (or a!140 a!136)
            (or (not a!141) a!125)
            (or (not a!142) a!132)
            (or a!143 a!134)
            (or a!144 a!136)
            (or (not a!145) a!132)
            (or (not a!146) a!132)
            (or a!147 a!136)
            (or a!148 a!136)
            a!150))))))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a new user sends, the other's samples change, 1 stratum: a contribution holds the
;   user's new samples, and after an epoch all are released
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun length () Int)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_2 () Int)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun spent_of_other () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun withheld_2 () Int)
(assert (! (and (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 0) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= withheld_2 0)
                asks_excess
                (not (<= queries excesses))
                (= 0 first)))
      (a!2 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= withheld_2 0)
                asks_excess
                (not (<= queries excesses))
                (not (= 0 first))))
      (a!3 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= withheld_2 0)
                asks_excess
                (<= queries excesses)
                (= 0 first)))
      (a!4 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= withheld_2 0)
                asks_excess
                (<= queries excesses)
                (not (= 0 first))))
      (a!5 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= withheld_2 0)
                (not asks_excess)
                (= 0 first)))
      (a!6 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= withheld_2 0)
                (not asks_excess)
                (not (= 0 first))))
      (a!7 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (not (<= 1 asked_length))
                     (<= (+ first length) (+ 1 closed_epochs))
                     (not (<= asked_queries 0))
                     (<= withheld_2 0)
                     asks_excess
                     (not (= (- 1) closed_epochs)))))
      (a!8 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (not (<= 1 asked_length))
                     (<= (+ first length) (+ 1 closed_epochs))
                     (not (<= asked_queries 0))
                     (<= withheld_2 0)
                     (not asks_excess)
                     (not (= (- 1) closed_epochs)))))
      (a!9 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (not (<= 1 asked_length))
                     (<= (+ first length) (+ 1 closed_epochs))
                     (<= asked_queries 0)
                     (<= withheld_2 0)
                     asks_excess
                     (not (= (- 1) closed_epochs)))))
      (a!10 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!11 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!12 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!13 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!14 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs))))))
  (not (and (or (not a!1) (= 0 withheld_2))
            (or (not a!2) (= 0 withheld_2))
            (or (not a!3) (= 0 withheld_2))
            (or (not a!4) (= 0 withheld_2))
            (or (not a!5) (= 0 withheld_2))
            (or (not a!6) (= 0 withheld_2))
            (or a!7 (= 0 withheld_2))
            (or a!8 (= 0 withheld_2))
            (or a!9 (= 0 withheld_2))
            (or a!10 (= 0 withheld_2))
            (or a!11 (= 0 withheld_2))
            (or a!12 (= 0 withheld_2))
            (or a!13 (= 0 withheld_2))
            (or a!14 (= 0 withheld_2)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a new user sends, the other's samples change, 1 stratum: the sample is counted, or
;   nothing happens
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun length () Int)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_2 () Int)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun spent_of_other () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun withheld_2 () Int)
(assert (! (and (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 0) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_other first)
                (= 0 first)))
      (a!3 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_other first)
                (not (= 0 first))))
      (a!5 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (not (= series_of_other first))
                (= 0 first)))
      (a!7 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (not (= series_of_other first))
                (not (= 0 first))))
      (a!9 (and (not (>= other_users n))
                (not (>= 0 m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (= series_of_other first)
                (= 0 first)))
      (a!11 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (= series_of_other first)
                 (not (= 0 first))))
      (a!13 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_other first))
                 (= 0 first)))
      (a!15 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_other first))
                 (not (= 0 first))))
      (a!17 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_other first)
                 (= 0 first)))
      (a!19 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_other first)
                 (not (= 0 first))))
      (a!21 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other first))
                 (= 0 first)))
      (a!23 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other first))
                 (not (= 0 first))))
      (a!25 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (= 0 first)))
      (a!27 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (not (= 0 first))))
      (a!29 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (= 0 first)))
      (a!31 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (not (= 0 first))))
      (a!33 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (= 0 first)))
      (a!35 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= 0 first))))
      (a!37 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!39 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!41 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!43 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!45 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!47 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!49 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!51 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= 1 asked_length))
                      (<= (+ first length) (+ 1 closed_epochs))
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!53 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!55 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!57 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!59 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (not (<= asked_queries 0))
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!61 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!63 (and (not (>= other_users n))
                 (not (>= 0 m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_other (+ 1 closed_epochs)))
                 (not (= (- 1) closed_epochs))))
      (a!65 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      asks_excess
                      (not (= (- 1) closed_epochs)))))
      (a!67 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= 1 asked_length)
                      (<= asked_queries 0)
                      (<= withheld_2 0)
                      (not asks_excess)
                      (not (= (- 1) closed_epochs)))))
      (a!69 (not (and (not (>= other_users n)) (not (>= 0 m)) (not closes)))))
(let ((a!2 (or (not a!1) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!4 (or (not a!3) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!6 (or (not a!5) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!8 (or (not a!7) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!10 (or (not a!9) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!12 (or (not a!11) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!14 (or (not a!13) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!16 (or (not a!15) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!18 (or (not a!17) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!20 (or (not a!19) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!22 (or (not a!21) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!24 (or (not a!23) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!26 (or (not a!25) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!28 (or (not a!27) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!30 (or (not a!29) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!32 (or (not a!31) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!34 (or (not a!33) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!36 (or (not a!35) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!38 (or (not a!37) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!40 (or (not a!39) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!42 (or a!41 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!44 (or a!43 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!46 (or (not a!45) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!48 (or (not a!47) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!50 (or a!49 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!52 (or a!51 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!54 (or (not a!53) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!56 (or (not a!55) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!58 (or a!57 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!60 (or a!59 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!62 (or (not a!61) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!64 (or (not a!63) (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!66 (or a!65 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!68 (or a!67 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!70 (or a!69 (and (<= 1 m) (<= other_users (+ (- 1) n))))))
  (not (and a!2
            a!4
            a!6
            a!8
            a!10
            a!12
            a!14
            a!16
            a!18
            a!20
            a!22
            a!24
            a!26
            a!28
            a!30
            a!32
            a!34
            a!36
            a!38
            a!40
            a!42
            a!44
            a!46
            a!48
            a!50
            a!52
            a!54
            a!56
            a!58
            a!60
            a!62
            a!64
            a!66
            a!68
            a!70))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a known user sends, the sender's samples change, 2 strata: the policy sees the same,
;   and all records are the same, if the released sums are
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a known user sends, the sender's samples change, 2 strata: each released sum has noise
;   of its address, from a draw of the right scale
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excess_cost_of_sender () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun length () Int)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_1 () Int)
(declare-fun released_2 () Int)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun series_of_sender () Int)
(declare-fun spent_of_other () Real)
(declare-fun spent_of_sender () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun sum_cost_of_sender () Real)
(declare-fun withheld_1 () Int)
(declare-fun withheld_2 () Int)
(assert (! (and (>= released_1 0)
     (>= withheld_1 0)
     (>= (+ released_1 withheld_1) 1)
     (<= (+ released_1 withheld_1) m)
     (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 1) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_sender closed_epochs) (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_sender)
                       (- spent_of_sender 1099511627776.0))
                    (- spent_of_sender 1099511627776.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_sender 0.0)
       (>= excess_cost_of_sender 0.0)
       (<= (+ sum_cost_of_sender excess_cost_of_sender) spent_of_sender)
       a!2
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_sender first)
                (= series_of_other first)))
      (a!2 (and (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= first (+ 1 closed_epochs))
                (>= excesses (- 1))
                (<= excesses (+ (- 1) queries))))
      (a!3 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_sender first)
                (not (= series_of_other first))))
      (a!4 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (not (= series_of_sender first))
                (= series_of_other first)))
      (a!5 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (not (= series_of_sender first))
                (not (= series_of_other first))))
      (a!6 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (= series_of_sender first)
                (= series_of_other first)))
      (a!7 (and (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= first (+ 1 closed_epochs))
                (>= excesses 0)
                (<= excesses queries)))
      (a!8 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (= series_of_sender first)
                (not (= series_of_other first))))
      (a!9 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (not (= series_of_sender first))
                (= series_of_other first)))
      (a!10 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_sender first))
                 (not (= series_of_other first))))
      (a!11 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_sender first)
                 (= series_of_other first)))
      (a!12 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_sender first)
                 (not (= series_of_other first))))
      (a!13 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender first))
                 (= series_of_other first)))
      (a!14 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender first))
                 (not (= series_of_other first))))
      (a!15 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (= series_of_sender first)))
      (a!16 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_sender first))))
      (a!17 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (= series_of_sender first)))
      (a!18 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_sender first))))
      (a!19 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (= series_of_sender first)))
      (a!20 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender first))))
      (a!21 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!22 (and (not (<= asked_queries 0))
                 (>= asked_queries 1)
                 (or (<= asked_length 1) (>= asked_length 1))
                 (<= 1 (ite (<= asked_queries 0) 0 asked_queries))))
      (a!23 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!24 (and (not (<= asked_queries 0))
                 (>= asked_queries 1)
                 (or (<= asked_length 1) (>= asked_length 1))
                 (<= 0 (ite (<= asked_queries 0) 0 asked_queries))))
      (a!25 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!26 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!27 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!28 (and (or (<= asked_queries 0) (= asked_queries 0))
                 (or (<= asked_length 1) (>= asked_length 1))
                 (<= 0 (ite (<= asked_queries 0) 0 asked_queries))))
      (a!29 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!30 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!31 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!32 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!33 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!34 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!35 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!36 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!37 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!38 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!39 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs))))))
  (not (and (or (not a!1) a!2)
            (or (not a!3) a!2)
            (or (not a!4) a!2)
            (or (not a!5) a!2)
            (or (not a!6) a!7)
            (or (not a!8) a!7)
            (or (not a!9) a!7)
            (or (not a!10) a!7)
            (or (not a!11) a!7)
            (or (not a!12) a!7)
            (or (not a!13) a!7)
            (or (not a!14) a!7)
            (or (not a!15) a!2)
            (or (not a!16) a!2)
            (or (not a!17) a!7)
            (or (not a!18) a!7)
            (or (not a!19) a!7)
            (or (not a!20) a!7)
            (or (not a!21) a!22)
            (or (not a!23) a!24)
            (or (not a!25) a!22)
            (or (not a!26) a!24)
            (or (not a!27) a!28)
            (or (not a!29) a!28)
            (or (not a!30) a!28)
            (or (not a!31) a!28)
            (or (not a!32) a!22)
            (or (not a!33) a!24)
            (or (not a!34) a!22)
            (or (not a!35) a!24)
            (or (not a!36) a!28)
            (or (not a!37) a!28)
            (or (not a!38) a!28)
            (or (not a!39) a!28))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a known user sends, the sender's samples change, 2 strata: the sums move by no more
;   than the changed user's contribution costs
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excess_cost_of_sender () Real)
(declare-fun excess_weight_number_of_sender () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun high_number_of_sender () Real)
(declare-fun inner_high_number_of_sender () Real)
(declare-fun inner_low_number_of_sender () Real)
(declare-fun length () Int)
(declare-fun low_number_of_sender () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_1 () Int)
(declare-fun released_2 () Int)
(declare-fun sample_sender_mine () Real)
(declare-fun sample_sender_theirs () Real)
(declare-fun saturation_number_of_sender () Real)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun series_of_sender () Int)
(declare-fun spent_of_other () Real)
(declare-fun spent_of_sender () Real)
(declare-fun stratum_number_of_sender () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun sum_cost_of_sender () Real)
(declare-fun weight_number_of_sender () Real)
(declare-fun withheld_1 () Int)
(declare-fun withheld_2 () Int)
(declare-fun withheld_sender_mine () Real)
(declare-fun withheld_sender_theirs () Real)
(assert (! (and (>= released_1 0)
     (>= withheld_1 0)
     (>= (+ released_1 withheld_1) 1)
     (<= (+ released_1 withheld_1) m)
     (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 1) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_sender closed_epochs) (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_sender)
                       (- spent_of_sender 1099511627776.0))
                    (- spent_of_sender 1099511627776.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_sender 0.0)
       (>= excess_cost_of_sender 0.0)
       (<= (+ sum_cost_of_sender excess_cost_of_sender) spent_of_sender)
       a!2
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_sender first)
                (= series_of_other first)))
      (a!2 (+ (* weight_number_of_sender
                 (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
              (* (- 1.0) sum_cost_of_sender)))
      (a!3 (ite (<= (+ (* excess_weight_number_of_sender
                          saturation_number_of_sender)
                       (* (- 1.0) excess_cost_of_sender))
                    0.0)
                0.0
                (+ (* excess_weight_number_of_sender
                      saturation_number_of_sender)
                   (* (- 1.0) excess_cost_of_sender))))
      (a!6 (ite (<= low_number_of_sender
                    (+ withheld_sender_mine sample_sender_mine))
                (ite (<= (+ withheld_sender_mine sample_sender_mine)
                         high_number_of_sender)
                     (+ withheld_sender_mine sample_sender_mine)
                     high_number_of_sender)
                low_number_of_sender))
      (a!9 (ite (<= low_number_of_sender
                    (+ withheld_sender_theirs sample_sender_theirs))
                (ite (<= (+ withheld_sender_theirs sample_sender_theirs)
                         high_number_of_sender)
                     (+ withheld_sender_theirs sample_sender_theirs)
                     high_number_of_sender)
                low_number_of_sender))
      (a!18 (ite (<= (+ withheld_sender_mine
                        sample_sender_mine
                        (* (- 1.0) inner_high_number_of_sender))
                     saturation_number_of_sender)
                 (+ withheld_sender_mine
                    sample_sender_mine
                    (* (- 1.0) inner_high_number_of_sender))
                 saturation_number_of_sender))
      (a!20 (ite (<= (+ inner_low_number_of_sender
                        (* (- 1.0) withheld_sender_mine)
                        (* (- 1.0) sample_sender_mine))
                     saturation_number_of_sender)
                 (+ inner_low_number_of_sender
                    (* (- 1.0) withheld_sender_mine)
                    (* (- 1.0) sample_sender_mine))
                 saturation_number_of_sender))
      (a!23 (ite (<= (+ withheld_sender_theirs
                        sample_sender_theirs
                        (* (- 1.0) inner_high_number_of_sender))
                     saturation_number_of_sender)
                 (+ withheld_sender_theirs
                    sample_sender_theirs
                    (* (- 1.0) inner_high_number_of_sender))
                 saturation_number_of_sender))
      (a!25 (ite (<= (+ inner_low_number_of_sender
                        (* (- 1.0) withheld_sender_theirs)
                        (* (- 1.0) sample_sender_theirs))
                     saturation_number_of_sender)
                 (+ inner_low_number_of_sender
                    (* (- 1.0) withheld_sender_theirs)
                    (* (- 1.0) sample_sender_theirs))
                 saturation_number_of_sender))
      (a!31 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (= series_of_sender first)
                 (not (= series_of_other first))))
      (a!32 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_sender first))
                 (= series_of_other first)))
      (a!33 (= (>= weight_number_of_sender 0.0)
               (>= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)))
      (a!36 (or (not (= (>= excess_weight_number_of_sender 0.0)
                        (>= saturation_number_of_sender 0.0)))
                (= excess_weight_number_of_sender 0.0)
                (= saturation_number_of_sender 0.0)))
      (a!54 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_sender first))
                 (not (= series_of_other first))))
      (a!55 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (= series_of_sender first)
                 (= series_of_other first)))
      (a!68 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (= series_of_sender first)
                 (not (= series_of_other first))))
      (a!69 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_sender first))
                 (= series_of_other first)))
      (a!81 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_sender first))
                 (not (= series_of_other first))))
      (a!82 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_sender first)
                 (= series_of_other first)))
      (a!83 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_sender first)
                 (not (= series_of_other first))))
      (a!84 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender first))
                 (= series_of_other first)))
      (a!85 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender first))
                 (not (= series_of_other first))))
      (a!86 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (= series_of_sender first)))
      (a!87 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_sender first))))
      (a!88 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (= series_of_sender first)))
      (a!89 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_sender first))))
      (a!90 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (= series_of_sender first)))
      (a!91 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender first))))
      (a!92 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!93 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!94 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!95 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!96 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!97 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!98 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!99 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!100 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!101 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!102 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!103 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!104 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!105 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!106 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!107 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs))))))
(let ((a!4 (<= (+ (ite (<= a!2 0.0) 0.0 a!2) a!3)
               (+ 1099511627776.0 (* (- 1.0) spent_of_sender))))
      (a!19 (ite (<= 0.0
                     (+ withheld_sender_mine
                        sample_sender_mine
                        (* (- 1.0) inner_high_number_of_sender)))
                 a!18
                 0.0))
      (a!21 (ite (<= 0.0
                     (+ inner_low_number_of_sender
                        (* (- 1.0) withheld_sender_mine)
                        (* (- 1.0) sample_sender_mine)))
                 a!20
                 0.0))
      (a!24 (ite (<= 0.0
                     (+ withheld_sender_theirs
                        sample_sender_theirs
                        (* (- 1.0) inner_high_number_of_sender)))
                 a!23
                 0.0))
      (a!26 (ite (<= 0.0
                     (+ inner_low_number_of_sender
                        (* (- 1.0) withheld_sender_theirs)
                        (* (- 1.0) sample_sender_theirs)))
                 a!25
                 0.0))
      (a!34 (or (not a!33)
                (= weight_number_of_sender 0.0)
                (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)))
      (a!56 (<= (+ (ite (<= a!2 0.0) 0.0 a!2)
                   (ite (>= excess_cost_of_sender 0.0)
                        0.0
                        (* (- 1.0) excess_cost_of_sender)))
                (+ 1099511627776.0 (* (- 1.0) spent_of_sender)))))
(let ((a!5 (and (<= 0.0 saturation_number_of_sender)
                (<= 0.0
                    (+ inner_high_number_of_sender
                       (* (- 1.0) inner_low_number_of_sender)))
                (<= 0.0
                    (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                (<= 0.0 excess_weight_number_of_sender)
                (<= 0.0 weight_number_of_sender)
                a!4))
      (a!35 (ite a!34
                 0.0
                 (* weight_number_of_sender
                    (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))))
      (a!57 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 weight_number_of_sender)
                 a!56)))
(let ((a!7 (* weight_number_of_sender
              (to_real (ite a!5 1 0))
              (+ a!6 (* (- 1.0) low_number_of_sender))))
      (a!10 (* weight_number_of_sender
               (to_real (ite a!5 1 0))
               (+ a!9 (* (- 1.0) low_number_of_sender))))
      (a!12 (* weight_number_of_sender
               (to_real (ite a!5 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!22 (* excess_weight_number_of_sender
               (to_real (ite a!5 1 0))
               (+ a!19 a!21)))
      (a!27 (* excess_weight_number_of_sender
               (to_real (ite a!5 1 0))
               (+ a!24 a!26)))
      (a!37 (<= (+ a!35
                   (ite a!36
                        0.0
                        (* excess_weight_number_of_sender
                           saturation_number_of_sender)))
                (+ 1099511627776.0 (* (- 1.0) spent_of_sender))))
      (a!58 (* weight_number_of_sender
               (to_real (ite a!57 1 0))
               (+ a!6 (* (- 1.0) low_number_of_sender))))
      (a!60 (* weight_number_of_sender
               (to_real (ite a!57 1 0))
               (+ a!9 (* (- 1.0) low_number_of_sender))))
      (a!62 (* weight_number_of_sender
               (to_real (ite a!57 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!70 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 weight_number_of_sender)
                 (<= a!35 (+ 1099511627776.0 (* (- 1.0) spent_of_sender))))))
(let ((a!8 (ite (and (<= stratum_number_of_sender 0.0)
                     (<= 0.0 stratum_number_of_sender))
                a!7
                0.0))
      (a!11 (ite (and (<= stratum_number_of_sender 0.0)
                      (<= 0.0 stratum_number_of_sender))
                 a!10
                 0.0))
      (a!14 (ite (and (<= stratum_number_of_sender 1.0)
                      (<= 1.0 stratum_number_of_sender))
                 a!7
                 0.0))
      (a!15 (ite (and (<= stratum_number_of_sender 1.0)
                      (<= 1.0 stratum_number_of_sender))
                 a!10
                 0.0))
      (a!28 (<= (+ a!22 (* (- 1.0) a!27))
                (* excess_weight_number_of_sender
                   saturation_number_of_sender
                   (to_real (ite a!5 1 0)))))
      (a!29 (<= (+ (* (- 1.0) a!22) a!27)
                (* excess_weight_number_of_sender
                   saturation_number_of_sender
                   (to_real (ite a!5 1 0)))))
      (a!38 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 excess_weight_number_of_sender)
                 (<= 0.0 weight_number_of_sender)
                 a!37))
      (a!59 (ite (and (<= stratum_number_of_sender 0.0)
                      (<= 0.0 stratum_number_of_sender))
                 a!58
                 0.0))
      (a!61 (ite (and (<= stratum_number_of_sender 0.0)
                      (<= 0.0 stratum_number_of_sender))
                 a!60
                 0.0))
      (a!64 (ite (and (<= stratum_number_of_sender 1.0)
                      (<= 1.0 stratum_number_of_sender))
                 a!58
                 0.0))
      (a!65 (ite (and (<= stratum_number_of_sender 1.0)
                      (<= 1.0 stratum_number_of_sender))
                 a!60
                 0.0))
      (a!71 (* weight_number_of_sender
               (to_real (ite a!70 1 0))
               (+ a!6 (* (- 1.0) low_number_of_sender))))
      (a!73 (* weight_number_of_sender
               (to_real (ite a!70 1 0))
               (+ a!9 (* (- 1.0) low_number_of_sender))))
      (a!75 (* weight_number_of_sender
               (to_real (ite a!70 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))))
(let ((a!13 (ite (<= 0.0 (+ a!8 (* (- 1.0) a!11)))
                 (<= (+ a!8 (* (- 1.0) a!11)) a!12)
                 (<= (+ (* (- 1.0) a!8) a!11) a!12)))
      (a!16 (ite (<= 0.0 (+ a!14 (* (- 1.0) a!15)))
                 (<= (+ a!14 (* (- 1.0) a!15)) a!12)
                 (<= (+ (* (- 1.0) a!14) a!15) a!12)))
      (a!17 (or (= (+ a!8 (* (- 1.0) a!11)) 0.0)
                (= (+ a!14 (* (- 1.0) a!15)) 0.0)))
      (a!30 (ite (<= 0.0 (+ a!22 (* (- 1.0) a!27))) a!28 a!29))
      (a!39 (* weight_number_of_sender
               (to_real (ite a!38 1 0))
               (+ a!6 (* (- 1.0) low_number_of_sender))))
      (a!41 (* weight_number_of_sender
               (to_real (ite a!38 1 0))
               (+ a!9 (* (- 1.0) low_number_of_sender))))
      (a!43 (* weight_number_of_sender
               (to_real (ite a!38 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!49 (* excess_weight_number_of_sender
               (to_real (ite a!38 1 0))
               (+ a!19 a!21)))
      (a!50 (* excess_weight_number_of_sender
               (to_real (ite a!38 1 0))
               (+ a!24 a!26)))
      (a!63 (ite (<= 0.0 (+ a!59 (* (- 1.0) a!61)))
                 (<= (+ a!59 (* (- 1.0) a!61)) a!62)
                 (<= (+ (* (- 1.0) a!59) a!61) a!62)))
      (a!66 (ite (<= 0.0 (+ a!64 (* (- 1.0) a!65)))
                 (<= (+ a!64 (* (- 1.0) a!65)) a!62)
                 (<= (+ (* (- 1.0) a!64) a!65) a!62)))
      (a!67 (or (= (+ a!59 (* (- 1.0) a!61)) 0.0)
                (= (+ a!64 (* (- 1.0) a!65)) 0.0)))
      (a!72 (ite (and (<= stratum_number_of_sender 0.0)
                      (<= 0.0 stratum_number_of_sender))
                 a!71
                 0.0))
      (a!74 (ite (and (<= stratum_number_of_sender 0.0)
                      (<= 0.0 stratum_number_of_sender))
                 a!73
                 0.0))
      (a!77 (ite (and (<= stratum_number_of_sender 1.0)
                      (<= 1.0 stratum_number_of_sender))
                 a!71
                 0.0))
      (a!78 (ite (and (<= stratum_number_of_sender 1.0)
                      (<= 1.0 stratum_number_of_sender))
                 a!73
                 0.0)))
(let ((a!40 (ite (and (<= stratum_number_of_sender 0.0)
                      (<= 0.0 stratum_number_of_sender))
                 a!39
                 0.0))
      (a!42 (ite (and (<= stratum_number_of_sender 0.0)
                      (<= 0.0 stratum_number_of_sender))
                 a!41
                 0.0))
      (a!45 (ite (and (<= stratum_number_of_sender 1.0)
                      (<= 1.0 stratum_number_of_sender))
                 a!39
                 0.0))
      (a!46 (ite (and (<= stratum_number_of_sender 1.0)
                      (<= 1.0 stratum_number_of_sender))
                 a!41
                 0.0))
      (a!51 (<= (+ a!49 (* (- 1.0) a!50))
                (* excess_weight_number_of_sender
                   saturation_number_of_sender
                   (to_real (ite a!38 1 0)))))
      (a!52 (<= (+ (* (- 1.0) a!49) a!50)
                (* excess_weight_number_of_sender
                   saturation_number_of_sender
                   (to_real (ite a!38 1 0)))))
      (a!76 (ite (<= 0.0 (+ a!72 (* (- 1.0) a!74)))
                 (<= (+ a!72 (* (- 1.0) a!74)) a!75)
                 (<= (+ (* (- 1.0) a!72) a!74) a!75)))
      (a!79 (ite (<= 0.0 (+ a!77 (* (- 1.0) a!78)))
                 (<= (+ a!77 (* (- 1.0) a!78)) a!75)
                 (<= (+ (* (- 1.0) a!77) a!78) a!75)))
      (a!80 (or (= (+ a!72 (* (- 1.0) a!74)) 0.0)
                (= (+ a!77 (* (- 1.0) a!78)) 0.0))))
(let ((a!44 (ite (<= 0.0 (+ a!40 (* (- 1.0) a!42)))
                 (<= (+ a!40 (* (- 1.0) a!42)) a!43)
                 (<= (+ (* (- 1.0) a!40) a!42) a!43)))
      (a!47 (ite (<= 0.0 (+ a!45 (* (- 1.0) a!46)))
                 (<= (+ a!45 (* (- 1.0) a!46)) a!43)
                 (<= (+ (* (- 1.0) a!45) a!46) a!43)))
      (a!48 (or (= (+ a!40 (* (- 1.0) a!42)) 0.0)
                (= (+ a!45 (* (- 1.0) a!46)) 0.0)))
      (a!53 (ite (<= 0.0 (+ a!49 (* (- 1.0) a!50))) a!51 a!52)))
  (not (and (or (not a!1) (and a!13 a!16 a!17 a!30))
            (or (not a!31) (and a!13 a!16 a!17 a!30))
            (or (not a!32) (and a!44 a!47 a!48 a!53))
            (or (not a!54) (and a!44 a!47 a!48 a!53))
            (or (not a!55) (and a!63 a!66 a!67))
            (or (not a!68) (and a!63 a!66 a!67))
            (or (not a!69) (and a!76 a!79 a!80))
            (or (not a!81) (and a!76 a!79 a!80))
            (or (not a!82) (and a!63 a!66 a!67))
            (or (not a!83) (and a!63 a!66 a!67))
            (or (not a!84) (and a!76 a!79 a!80))
            (or (not a!85) (and a!76 a!79 a!80))
            (or (not a!86) (and a!13 a!16 a!17 a!30))
            (or (not a!87) (and a!44 a!47 a!48 a!53))
            (or (not a!88) (and a!63 a!66 a!67))
            (or (not a!89) (and a!76 a!79 a!80))
            (or (not a!90) (and a!63 a!66 a!67))
            (or (not a!91) (and a!76 a!79 a!80))
            (or (not a!92) (and a!44 a!47 a!48 a!53))
            (or (not a!93) (and a!76 a!79 a!80))
            (or (not a!94) (and a!44 a!47 a!48 a!53))
            (or (not a!95) (and a!76 a!79 a!80))
            (or (not a!96) (and a!76 a!79 a!80))
            (or (not a!97) (and a!76 a!79 a!80))
            (or (not a!98) (and a!76 a!79 a!80))
            (or (not a!99) (and a!76 a!79 a!80))
            (or (not a!100) (and a!44 a!47 a!48 a!53))
            (or (not a!101) (and a!76 a!79 a!80))
            (or (not a!102) (and a!44 a!47 a!48 a!53))
            (or (not a!103) (and a!76 a!79 a!80))
            (or (not a!104) (and a!76 a!79 a!80))
            (or (not a!105) (and a!76 a!79 a!80))
            (or (not a!106) (and a!76 a!79 a!80))
            (or (not a!107) (and a!76 a!79 a!80))))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a known user sends, the sender's samples change, 2 strata: every contribution is
;   charged, and no account is overdrawn
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excess_cost_of_sender () Real)
(declare-fun excess_weight_number_of_other () Real)
(declare-fun excess_weight_number_of_sender () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun high_number_of_other () Real)
(declare-fun high_number_of_sender () Real)
(declare-fun inner_high_number_of_other () Real)
(declare-fun inner_high_number_of_sender () Real)
(declare-fun inner_low_number_of_other () Real)
(declare-fun inner_low_number_of_sender () Real)
(declare-fun length () Int)
(declare-fun low_number_of_other () Real)
(declare-fun low_number_of_sender () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_1 () Int)
(declare-fun released_2 () Int)
(declare-fun saturation_number_of_other () Real)
(declare-fun saturation_number_of_sender () Real)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun series_of_sender () Int)
(declare-fun spent_of_other () Real)
(declare-fun spent_of_sender () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun sum_cost_of_sender () Real)
(declare-fun weight_number_of_other () Real)
(declare-fun weight_number_of_sender () Real)
(declare-fun withheld_1 () Int)
(declare-fun withheld_2 () Int)
(assert (! (and (>= released_1 0)
     (>= withheld_1 0)
     (>= (+ released_1 withheld_1) 1)
     (<= (+ released_1 withheld_1) m)
     (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 1) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_sender closed_epochs) (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_sender)
                       (- spent_of_sender 1099511627776.0))
                    (- spent_of_sender 1099511627776.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_sender 0.0)
       (>= excess_cost_of_sender 0.0)
       (<= (+ sum_cost_of_sender excess_cost_of_sender) spent_of_sender)
       a!2
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (ite (<= spent_of_other 549755813888.0)
                (>= spent_of_other 0.0)
                (<= spent_of_other 1099511627776.0)))
      (a!4 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_sender first)
                (= series_of_other first)))
      (a!5 (+ (* weight_number_of_other
                 (+ high_number_of_other (* (- 1.0) low_number_of_other)))
              (* (- 1.0) sum_cost_of_other)))
      (a!6 (ite (<= (+ (* excess_weight_number_of_other
                          saturation_number_of_other)
                       (* (- 1.0) excess_cost_of_other))
                    0.0)
                0.0
                (+ (* excess_weight_number_of_other saturation_number_of_other)
                   (* (- 1.0) excess_cost_of_other))))
      (a!23 (+ (* weight_number_of_sender
                  (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
               (* (- 1.0) sum_cost_of_sender)))
      (a!24 (ite (<= (+ (* excess_weight_number_of_sender
                           saturation_number_of_sender)
                        (* (- 1.0) excess_cost_of_sender))
                     0.0)
                 0.0
                 (+ (* excess_weight_number_of_sender
                       saturation_number_of_sender)
                    (* (- 1.0) excess_cost_of_sender))))
      (a!42 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (= series_of_sender first)
                 (not (= series_of_other first))))
      (a!43 (= (>= weight_number_of_other 0.0)
               (>= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!46 (or (not (= (>= excess_weight_number_of_other 0.0)
                        (>= saturation_number_of_other 0.0)))
                (= excess_weight_number_of_other 0.0)
                (= saturation_number_of_other 0.0)))
      (a!65 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_sender first))
                 (= series_of_other first)))
      (a!66 (= (>= weight_number_of_sender 0.0)
               (>= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)))
      (a!69 (or (not (= (>= excess_weight_number_of_sender 0.0)
                        (>= saturation_number_of_sender 0.0)))
                (= excess_weight_number_of_sender 0.0)
                (= saturation_number_of_sender 0.0)))
      (a!88 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_sender first))
                 (not (= series_of_other first))))
      (a!90 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (= series_of_sender first)
                 (= series_of_other first)))
      (a!101 (and (<= 0.0
                      (ite (= series_of_other first) excess_cost_of_other 0.0))
                  (= series_of_other first)))
      (a!115 (and (<= 0.0
                      (ite (= series_of_sender first) excess_cost_of_sender 0.0))
                  (= series_of_sender first)))
      (a!120 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  asks_excess
                  (<= queries excesses)
                  (= series_of_sender first)
                  (not (= series_of_other first))))
      (a!132 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  asks_excess
                  (<= queries excesses)
                  (not (= series_of_sender first))
                  (= series_of_other first)))
      (a!144 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  asks_excess
                  (<= queries excesses)
                  (not (= series_of_sender first))
                  (not (= series_of_other first))))
      (a!146 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (= series_of_sender first)
                  (= series_of_other first)))
      (a!147 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (= series_of_sender first)
                  (not (= series_of_other first))))
      (a!148 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_sender first))
                  (= series_of_other first)))
      (a!149 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_sender first))
                  (not (= series_of_other first))))
      (a!150 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  asks_excess
                  (not (<= queries excesses))
                  (= series_of_sender first)))
      (a!152 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  asks_excess
                  (not (<= queries excesses))
                  (not (= series_of_sender first))))
      (a!154 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  asks_excess
                  (<= queries excesses)
                  (= series_of_sender first)))
      (a!156 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  asks_excess
                  (<= queries excesses)
                  (not (= series_of_sender first))))
      (a!158 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  (not asks_excess)
                  (= series_of_sender first)))
      (a!159 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  (not asks_excess)
                  (not (= series_of_sender first))))
      (a!160 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!165 (* (- 1.0)
                (ite (= series_of_other (+ 1 closed_epochs))
                     sum_cost_of_other
                     0.0)))
      (a!166 (* (- 1.0)
                (ite (= series_of_other (+ 1 closed_epochs))
                     excess_cost_of_other
                     0.0)))
      (a!171 (* (- 1.0)
                (ite (= series_of_sender (+ 1 closed_epochs))
                     sum_cost_of_sender
                     0.0)))
      (a!172 (* (- 1.0)
                (ite (= series_of_sender (+ 1 closed_epochs))
                     excess_cost_of_sender
                     0.0)))
      (a!175 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!178 (<= 0.0
                 (ite (= series_of_other (+ 1 closed_epochs))
                      excess_cost_of_other
                      0.0)))
      (a!183 (<= 0.0
                 (ite (= series_of_sender (+ 1 closed_epochs))
                      excess_cost_of_sender
                      0.0)))
      (a!188 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!190 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!192 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!193 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!194 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!195 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!196 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!197 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!198 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!199 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!200 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!201 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!202 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!203 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!204 (and (not (>= (+ released_1 withheld_1) m)) (not closes))))
(let ((a!2 (and a!1
                (>= sum_cost_of_other 0.0)
                (>= excess_cost_of_other 0.0)
                (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                (<= series_of_other closed_epochs)
                (ite (<= spent_of_sender 549755813888.0)
                     (>= spent_of_sender 0.0)
                     (<= spent_of_sender 1099511627776.0))
                (>= sum_cost_of_sender 0.0)
                (>= excess_cost_of_sender 0.0)
                (<= (+ sum_cost_of_sender excess_cost_of_sender)
                    spent_of_sender)
                (<= series_of_sender closed_epochs)))
      (a!7 (<= (+ (ite (<= a!5 0.0) 0.0 a!5) a!6)
               (+ 1099511627776.0 (* (- 1.0) spent_of_other))))
      (a!25 (<= (+ (ite (<= a!23 0.0) 0.0 a!23) a!24)
                (+ 1099511627776.0 (* (- 1.0) spent_of_sender))))
      (a!44 (or (not a!43)
                (= weight_number_of_other 0.0)
                (= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!67 (or (not a!66)
                (= weight_number_of_sender 0.0)
                (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)))
      (a!91 (<= (+ (ite (<= a!5 0.0) 0.0 a!5)
                   (ite (>= excess_cost_of_other 0.0)
                        0.0
                        (* (- 1.0) excess_cost_of_other)))
                (+ 1099511627776.0 (* (- 1.0) spent_of_other))))
      (a!102 (= (ite (<= 0.0 excess_cost_of_other) excess_cost_of_other 0.0)
                (ite a!101 excess_cost_of_other 0.0)))
      (a!105 (<= (+ (ite (<= a!23 0.0) 0.0 a!23)
                    (ite (>= excess_cost_of_sender 0.0)
                         0.0
                         (* (- 1.0) excess_cost_of_sender)))
                 (+ 1099511627776.0 (* (- 1.0) spent_of_sender))))
      (a!116 (= (ite (<= 0.0 excess_cost_of_sender) excess_cost_of_sender 0.0)
                (ite a!115 excess_cost_of_sender 0.0)))
      (a!179 (not (and a!178 (= series_of_other (+ 1 closed_epochs)))))
      (a!180 (ite (and a!178 (= series_of_other (+ 1 closed_epochs)))
                  excess_cost_of_other
                  0.0))
      (a!184 (not (and a!183 (= series_of_sender (+ 1 closed_epochs)))))
      (a!185 (ite (and a!183 (= series_of_sender (+ 1 closed_epochs)))
                  excess_cost_of_sender
                  0.0)))
(let ((a!3 (or (not (>= (+ released_1 withheld_1) m)) a!2))
      (a!8 (and (<= 0.0 saturation_number_of_other)
                (<= 0.0
                    (+ inner_high_number_of_other
                       (* (- 1.0) inner_low_number_of_other)))
                (<= 0.0
                    (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                (<= 0.0 excess_weight_number_of_other)
                (<= 0.0 weight_number_of_other)
                a!7))
      (a!26 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 excess_weight_number_of_sender)
                 (<= 0.0 weight_number_of_sender)
                 a!25))
      (a!45 (ite a!44
                 0.0
                 (* weight_number_of_other
                    (+ high_number_of_other (* (- 1.0) low_number_of_other)))))
      (a!68 (ite a!67
                 0.0
                 (* weight_number_of_sender
                    (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))))
      (a!92 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 weight_number_of_other)
                 a!91))
      (a!106 (and (<= 0.0 saturation_number_of_sender)
                  (<= 0.0
                      (+ inner_high_number_of_sender
                         (* (- 1.0) inner_low_number_of_sender)))
                  (<= 0.0
                      (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                  (<= 0.0 weight_number_of_sender)
                  a!105)))
(let ((a!9 (* weight_number_of_other
              (to_real (ite a!8 1 0))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!11 (+ (* excess_weight_number_of_other
                  saturation_number_of_other
                  (to_real (ite a!8 1 0)))
               (* (- 1.0) excess_cost_of_other)))
      (a!15 (<= (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!8 1 0)))
                excess_cost_of_other))
      (a!19 (<= (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!8 1 0)))
                (ite (= series_of_other first) excess_cost_of_other 0.0)))
      (a!27 (* weight_number_of_sender
               (to_real (ite a!26 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!29 (+ (* excess_weight_number_of_sender
                  saturation_number_of_sender
                  (to_real (ite a!26 1 0)))
               (* (- 1.0) excess_cost_of_sender)))
      (a!33 (<= (* excess_weight_number_of_sender
                   saturation_number_of_sender
                   (to_real (ite a!26 1 0)))
                excess_cost_of_sender))
      (a!37 (<= (* excess_weight_number_of_sender
                   saturation_number_of_sender
                   (to_real (ite a!26 1 0)))
                (ite (= series_of_sender first) excess_cost_of_sender 0.0)))
      (a!47 (<= (+ a!45
                   (ite a!46
                        0.0
                        (* excess_weight_number_of_other
                           saturation_number_of_other)))
                (+ 1099511627776.0 (* (- 1.0) spent_of_other))))
      (a!70 (<= (+ a!68
                   (ite a!69
                        0.0
                        (* excess_weight_number_of_sender
                           saturation_number_of_sender)))
                (+ 1099511627776.0 (* (- 1.0) spent_of_sender))))
      (a!93 (* weight_number_of_other
               (to_real (ite a!92 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!107 (* weight_number_of_sender
                (to_real (ite a!106 1 0))
                (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!121 (and (<= 0.0 saturation_number_of_other)
                  (<= 0.0
                      (+ inner_high_number_of_other
                         (* (- 1.0) inner_low_number_of_other)))
                  (<= 0.0
                      (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                  (<= 0.0 weight_number_of_other)
                  (<= a!45 (+ 1099511627776.0 (* (- 1.0) spent_of_other)))))
      (a!133 (and (<= 0.0 saturation_number_of_sender)
                  (<= 0.0
                      (+ inner_high_number_of_sender
                         (* (- 1.0) inner_low_number_of_sender)))
                  (<= 0.0
                      (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                  (<= 0.0 weight_number_of_sender)
                  (<= a!68 (+ 1099511627776.0 (* (- 1.0) spent_of_sender))))))
(let ((a!10 (ite (<= (+ a!9 (* (- 1.0) sum_cost_of_other)) 0.0)
                 0.0
                 (+ a!9 (* (- 1.0) sum_cost_of_other))))
      (a!16 (ite a!15
                 excess_cost_of_other
                 (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!8 1 0)))))
      (a!18 (ite (<= a!9 (ite (= series_of_other first) sum_cost_of_other 0.0))
                 (ite (= series_of_other first) sum_cost_of_other 0.0)
                 a!9))
      (a!20 (ite a!19
                 (ite (= series_of_other first) excess_cost_of_other 0.0)
                 (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!8 1 0)))))
      (a!28 (ite (<= (+ a!27 (* (- 1.0) sum_cost_of_sender)) 0.0)
                 0.0
                 (+ a!27 (* (- 1.0) sum_cost_of_sender))))
      (a!34 (ite a!33
                 excess_cost_of_sender
                 (* excess_weight_number_of_sender
                    saturation_number_of_sender
                    (to_real (ite a!26 1 0)))))
      (a!36 (ite (<= a!27
                     (ite (= series_of_sender first) sum_cost_of_sender 0.0))
                 (ite (= series_of_sender first) sum_cost_of_sender 0.0)
                 a!27))
      (a!38 (ite a!37
                 (ite (= series_of_sender first) excess_cost_of_sender 0.0)
                 (* excess_weight_number_of_sender
                    saturation_number_of_sender
                    (to_real (ite a!26 1 0)))))
      (a!48 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 excess_weight_number_of_other)
                 (<= 0.0 weight_number_of_other)
                 a!47))
      (a!71 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 excess_weight_number_of_sender)
                 (<= 0.0 weight_number_of_sender)
                 a!70))
      (a!94 (ite (<= (+ a!93 (* (- 1.0) sum_cost_of_other)) 0.0)
                 0.0
                 (+ a!93 (* (- 1.0) sum_cost_of_other))))
      (a!100 (ite (<= a!93
                      (ite (= series_of_other first) sum_cost_of_other 0.0))
                  (ite (= series_of_other first) sum_cost_of_other 0.0)
                  a!93))
      (a!108 (ite (<= (+ a!107 (* (- 1.0) sum_cost_of_sender)) 0.0)
                  0.0
                  (+ a!107 (* (- 1.0) sum_cost_of_sender))))
      (a!114 (ite (<= a!107
                      (ite (= series_of_sender first) sum_cost_of_sender 0.0))
                  (ite (= series_of_sender first) sum_cost_of_sender 0.0)
                  a!107))
      (a!122 (= (>= (to_real (ite a!121 1 0)) 0.0)
                (>= (+ high_number_of_other (* (- 1.0) low_number_of_other))
                    0.0)))
      (a!125 (* weight_number_of_other
                (to_real (ite a!121 1 0))
                (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!134 (= (>= (to_real (ite a!133 1 0)) 0.0)
                (>= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                    0.0)))
      (a!137 (* weight_number_of_sender
                (to_real (ite a!133 1 0))
                (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))))
(let ((a!12 (+ (* 2.0 spent_of_other)
               (* 2.0 a!10)
               (* 2.0 (ite (<= a!11 0.0) 0.0 a!11))))
      (a!13 (+ (* (- 1.0) spent_of_other)
               (* (- 1.0) a!10)
               (* (- 1.0) (ite (<= a!11 0.0) 0.0 a!11))))
      (a!14 (<= (+ spent_of_other a!10 (ite (<= a!11 0.0) 0.0 a!11))
                1099511627776.0))
      (a!17 (<= (+ (ite (<= a!9 sum_cost_of_other) sum_cost_of_other a!9) a!16)
                (+ spent_of_other a!10 (ite (<= a!11 0.0) 0.0 a!11))))
      (a!21 (+ a!18
               (* (- 1.0) (ite (= series_of_other first) sum_cost_of_other 0.0))
               a!20
               (* (- 1.0)
                  (ite (= series_of_other first) excess_cost_of_other 0.0))))
      (a!30 (+ (* 2.0 spent_of_sender)
               (* 2.0 a!28)
               (* 2.0 (ite (<= a!29 0.0) 0.0 a!29))))
      (a!31 (+ (* (- 1.0) spent_of_sender)
               (* (- 1.0) a!28)
               (* (- 1.0) (ite (<= a!29 0.0) 0.0 a!29))))
      (a!32 (<= (+ spent_of_sender a!28 (ite (<= a!29 0.0) 0.0 a!29))
                1099511627776.0))
      (a!35 (<= (+ (ite (<= a!27 sum_cost_of_sender) sum_cost_of_sender a!27)
                   a!34)
                (+ spent_of_sender a!28 (ite (<= a!29 0.0) 0.0 a!29))))
      (a!39 (+ a!36
               (* (- 1.0)
                  (ite (= series_of_sender first) sum_cost_of_sender 0.0))
               a!38
               (* (- 1.0)
                  (ite (= series_of_sender first) excess_cost_of_sender 0.0))))
      (a!49 (= (>= (to_real (ite a!48 1 0)) 0.0)
               (>= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!52 (* weight_number_of_other
               (to_real (ite a!48 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!53 (= (>= saturation_number_of_other 0.0)
               (>= (to_real (ite a!48 1 0)) 0.0)))
      (a!61 (<= (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!48 1 0)))
                (ite (= series_of_other first) excess_cost_of_other 0.0)))
      (a!72 (= (>= (to_real (ite a!71 1 0)) 0.0)
               (>= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)))
      (a!75 (* weight_number_of_sender
               (to_real (ite a!71 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!76 (= (>= saturation_number_of_sender 0.0)
               (>= (to_real (ite a!71 1 0)) 0.0)))
      (a!84 (<= (* excess_weight_number_of_sender
                   saturation_number_of_sender
                   (to_real (ite a!71 1 0)))
                (ite (= series_of_sender first) excess_cost_of_sender 0.0)))
      (a!95 (+ (* 2.0 spent_of_other)
               (* 2.0 a!94)
               (* 2.0
                  (ite (>= excess_cost_of_other 0.0)
                       0.0
                       (* (- 1.0) excess_cost_of_other)))))
      (a!96 (+ (* (- 1.0) spent_of_other)
               (* (- 1.0) a!94)
               (* (- 1.0)
                  (ite (>= excess_cost_of_other 0.0)
                       0.0
                       (* (- 1.0) excess_cost_of_other)))))
      (a!97 (+ spent_of_other
               a!94
               (ite (>= excess_cost_of_other 0.0)
                    0.0
                    (* (- 1.0) excess_cost_of_other))))
      (a!103 (+ a!100
                (* (- 1.0)
                   (ite (= series_of_other first) sum_cost_of_other 0.0))
                (ite a!101 excess_cost_of_other 0.0)
                (* (- 1.0)
                   (ite (= series_of_other first) excess_cost_of_other 0.0))))
      (a!109 (+ (* 2.0 spent_of_sender)
                (* 2.0 a!108)
                (* 2.0
                   (ite (>= excess_cost_of_sender 0.0)
                        0.0
                        (* (- 1.0) excess_cost_of_sender)))))
      (a!110 (+ (* (- 1.0) spent_of_sender)
                (* (- 1.0) a!108)
                (* (- 1.0)
                   (ite (>= excess_cost_of_sender 0.0)
                        0.0
                        (* (- 1.0) excess_cost_of_sender)))))
      (a!111 (+ spent_of_sender
                a!108
                (ite (>= excess_cost_of_sender 0.0)
                     0.0
                     (* (- 1.0) excess_cost_of_sender))))
      (a!117 (+ a!114
                (* (- 1.0)
                   (ite (= series_of_sender first) sum_cost_of_sender 0.0))
                (ite a!115 excess_cost_of_sender 0.0)
                (* (- 1.0)
                   (ite (= series_of_sender first) excess_cost_of_sender 0.0))))
      (a!123 (or (= (+ high_number_of_other (* (- 1.0) low_number_of_other))
                    0.0)
                 a!122
                 (= (to_real (ite a!121 1 0)) 0.0)))
      (a!129 (ite (<= a!125
                      (ite (= series_of_other first) sum_cost_of_other 0.0))
                  (ite (= series_of_other first) sum_cost_of_other 0.0)
                  a!125))
      (a!135 (or (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                    0.0)
                 (= (to_real (ite a!133 1 0)) 0.0)
                 a!134))
      (a!141 (ite (<= a!137
                      (ite (= series_of_sender first) sum_cost_of_sender 0.0))
                  (ite (= series_of_sender first) sum_cost_of_sender 0.0)
                  a!137))
      (a!163 (<= (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!48 1 0)))
                 (ite (= series_of_other (+ 1 closed_epochs))
                      excess_cost_of_other
                      0.0)))
      (a!169 (<= (* excess_weight_number_of_sender
                    saturation_number_of_sender
                    (to_real (ite a!71 1 0)))
                 (ite (= series_of_sender (+ 1 closed_epochs))
                      excess_cost_of_sender
                      0.0)))
      (a!176 (<= a!125
                 (ite (= series_of_other (+ 1 closed_epochs))
                      sum_cost_of_other
                      0.0)))
      (a!181 (<= a!137
                 (ite (= series_of_sender (+ 1 closed_epochs))
                      sum_cost_of_sender
                      0.0))))
(let ((a!22 (= (+ a!10 (ite (<= a!11 0.0) 0.0 a!11)) a!21))
      (a!40 (= (+ a!28 (ite (<= a!29 0.0) 0.0 a!29)) a!39))
      (a!50 (or a!49
                (= (to_real (ite a!48 1 0)) 0.0)
                (= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!54 (or (= (to_real (ite a!48 1 0)) 0.0)
                (= saturation_number_of_other 0.0)
                a!53))
      (a!60 (ite (<= a!52 (ite (= series_of_other first) sum_cost_of_other 0.0))
                 (ite (= series_of_other first) sum_cost_of_other 0.0)
                 a!52))
      (a!62 (ite a!61
                 (ite (= series_of_other first) excess_cost_of_other 0.0)
                 (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!48 1 0)))))
      (a!73 (or a!72
                (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)
                (= (to_real (ite a!71 1 0)) 0.0)))
      (a!77 (or (= saturation_number_of_sender 0.0)
                a!76
                (= (to_real (ite a!71 1 0)) 0.0)))
      (a!83 (ite (<= a!75
                     (ite (= series_of_sender first) sum_cost_of_sender 0.0))
                 (ite (= series_of_sender first) sum_cost_of_sender 0.0)
                 a!75))
      (a!85 (ite a!84
                 (ite (= series_of_sender first) excess_cost_of_sender 0.0)
                 (* excess_weight_number_of_sender
                    saturation_number_of_sender
                    (to_real (ite a!71 1 0)))))
      (a!98 (ite (<= a!95 1099511627776.0)
                 (<= a!96 0.0)
                 (<= a!97 1099511627776.0)))
      (a!99 (<= (+ (ite (<= a!93 sum_cost_of_other) sum_cost_of_other a!93)
                   (ite (<= 0.0 excess_cost_of_other) excess_cost_of_other 0.0))
                a!97))
      (a!104 (= (+ a!94
                   (ite (>= excess_cost_of_other 0.0)
                        0.0
                        (* (- 1.0) excess_cost_of_other)))
                a!103))
      (a!112 (ite (<= a!109 1099511627776.0)
                  (<= a!110 0.0)
                  (<= a!111 1099511627776.0)))
      (a!113 (<= (+ (ite (<= a!107 sum_cost_of_sender) sum_cost_of_sender a!107)
                    (ite (<= 0.0 excess_cost_of_sender)
                         excess_cost_of_sender
                         0.0))
                 a!111))
      (a!118 (= (+ a!108
                   (ite (>= excess_cost_of_sender 0.0)
                        0.0
                        (* (- 1.0) excess_cost_of_sender)))
                a!117))
      (a!124 (or (= (+ high_number_of_other (* (- 1.0) low_number_of_other))
                    0.0)
                 (= weight_number_of_other 0.0)
                 (= (to_real (ite a!121 1 0)) 0.0)
                 (not (= (>= weight_number_of_other 0.0) a!123))))
      (a!130 (+ a!129
                (* (- 1.0)
                   (ite (= series_of_other first) sum_cost_of_other 0.0))
                (ite a!101 excess_cost_of_other 0.0)
                (* (- 1.0)
                   (ite (= series_of_other first) excess_cost_of_other 0.0))))
      (a!136 (or (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                    0.0)
                 (= (to_real (ite a!133 1 0)) 0.0)
                 (= weight_number_of_sender 0.0)
                 (not (= (>= weight_number_of_sender 0.0) a!135))))
      (a!142 (+ a!141
                (* (- 1.0)
                   (ite (= series_of_sender first) sum_cost_of_sender 0.0))
                (ite a!115 excess_cost_of_sender 0.0)
                (* (- 1.0)
                   (ite (= series_of_sender first) excess_cost_of_sender 0.0))))
      (a!161 (<= a!52
                 (ite (= series_of_other (+ 1 closed_epochs))
                      sum_cost_of_other
                      0.0)))
      (a!164 (ite a!163
                  (ite (= series_of_other (+ 1 closed_epochs))
                       excess_cost_of_other
                       0.0)
                  (* excess_weight_number_of_other
                     saturation_number_of_other
                     (to_real (ite a!48 1 0)))))
      (a!167 (<= a!75
                 (ite (= series_of_sender (+ 1 closed_epochs))
                      sum_cost_of_sender
                      0.0)))
      (a!170 (ite a!169
                  (ite (= series_of_sender (+ 1 closed_epochs))
                       excess_cost_of_sender
                       0.0)
                  (* excess_weight_number_of_sender
                     saturation_number_of_sender
                     (to_real (ite a!71 1 0)))))
      (a!177 (ite a!176
                  (ite (= series_of_other (+ 1 closed_epochs))
                       sum_cost_of_other
                       0.0)
                  a!125))
      (a!182 (ite a!181
                  (ite (= series_of_sender (+ 1 closed_epochs))
                       sum_cost_of_sender
                       0.0)
                  a!137)))
(let ((a!41 (and (ite (<= a!12 1099511627776.0) (<= a!13 0.0) a!14)
                 (>= (ite (<= a!9 sum_cost_of_other) sum_cost_of_other a!9) 0.0)
                 (>= a!16 0.0)
                 a!17
                 (<= series_of_other (+ 1 closed_epochs))
                 (= (ite (<= a!9 sum_cost_of_other) sum_cost_of_other a!9) a!18)
                 (= a!16 a!20)
                 a!22
                 (= series_of_other first)
                 (ite (<= a!30 1099511627776.0) (<= a!31 0.0) a!32)
                 (>= (ite (<= a!27 sum_cost_of_sender) sum_cost_of_sender a!27)
                     0.0)
                 (>= a!34 0.0)
                 a!35
                 (<= series_of_sender (+ 1 closed_epochs))
                 (= (ite (<= a!27 sum_cost_of_sender) sum_cost_of_sender a!27)
                    a!36)
                 (= a!34 a!38)
                 a!40
                 (= series_of_sender first)))
      (a!51 (or (not (= (>= weight_number_of_other 0.0) a!50))
                (= (to_real (ite a!48 1 0)) 0.0)
                (= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)
                (= weight_number_of_other 0.0)))
      (a!55 (or (not (= (>= excess_weight_number_of_other 0.0) a!54))
                (= (to_real (ite a!48 1 0)) 0.0)
                (= saturation_number_of_other 0.0)
                (= excess_weight_number_of_other 0.0)))
      (a!63 (+ a!60
               (* (- 1.0) (ite (= series_of_other first) sum_cost_of_other 0.0))
               a!62
               (* (- 1.0)
                  (ite (= series_of_other first) excess_cost_of_other 0.0))))
      (a!74 (or (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)
                (not (= (>= weight_number_of_sender 0.0) a!73))
                (= (to_real (ite a!71 1 0)) 0.0)
                (= weight_number_of_sender 0.0)))
      (a!78 (or (= excess_weight_number_of_sender 0.0)
                (= saturation_number_of_sender 0.0)
                (not (= (>= excess_weight_number_of_sender 0.0) a!77))
                (= (to_real (ite a!71 1 0)) 0.0)))
      (a!86 (+ a!83
               (* (- 1.0)
                  (ite (= series_of_sender first) sum_cost_of_sender 0.0))
               a!85
               (* (- 1.0)
                  (ite (= series_of_sender first) excess_cost_of_sender 0.0))))
      (a!119 (and a!98
                  (>= (ite (<= a!93 sum_cost_of_other) sum_cost_of_other a!93)
                      0.0)
                  (or (not (<= 0.0 excess_cost_of_other))
                      (>= excess_cost_of_other 0.0))
                  a!99
                  (<= series_of_other (+ 1 closed_epochs))
                  (= (ite (<= a!93 sum_cost_of_other) sum_cost_of_other a!93)
                     a!100)
                  a!102
                  a!104
                  (= series_of_other first)
                  a!112
                  (>= (ite (<= a!107 sum_cost_of_sender)
                           sum_cost_of_sender
                           a!107)
                      0.0)
                  (or (not (<= 0.0 excess_cost_of_sender))
                      (>= excess_cost_of_sender 0.0))
                  a!113
                  (<= series_of_sender (+ 1 closed_epochs))
                  (= (ite (<= a!107 sum_cost_of_sender)
                          sum_cost_of_sender
                          a!107)
                     a!114)
                  a!116
                  a!118
                  (= series_of_sender first)))
      (a!126 (<= (+ (* 2.0 spent_of_other) (* 2.0 (ite a!124 0.0 a!125)))
                 1099511627776.0))
      (a!127 (<= (+ (* (- 1.0) spent_of_other)
                    (* (- 1.0) (ite a!124 0.0 a!125)))
                 0.0))
      (a!138 (<= (+ (* 2.0 spent_of_sender) (* 2.0 (ite a!136 0.0 a!137)))
                 1099511627776.0))
      (a!139 (<= (+ (* (- 1.0) spent_of_sender)
                    (* (- 1.0) (ite a!136 0.0 a!137)))
                 0.0))
      (a!151 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  (ite (<= a!30 1099511627776.0) (<= a!31 0.0) a!32)
                  (>= (ite (<= a!27 sum_cost_of_sender) sum_cost_of_sender a!27)
                      0.0)
                  (>= a!34 0.0)
                  a!35
                  (<= series_of_sender (+ 1 closed_epochs))
                  (= (ite (<= a!27 sum_cost_of_sender) sum_cost_of_sender a!27)
                     a!36)
                  (= a!34 a!38)
                  a!40
                  (= series_of_sender first)))
      (a!155 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  a!112
                  (>= (ite (<= a!107 sum_cost_of_sender)
                           sum_cost_of_sender
                           a!107)
                      0.0)
                  (or (not (<= 0.0 excess_cost_of_sender))
                      (>= excess_cost_of_sender 0.0))
                  a!113
                  (<= series_of_sender (+ 1 closed_epochs))
                  (= (ite (<= a!107 sum_cost_of_sender)
                          sum_cost_of_sender
                          a!107)
                     a!114)
                  a!116
                  a!118
                  (= series_of_sender first)))
      (a!162 (ite a!161
                  (ite (= series_of_other (+ 1 closed_epochs))
                       sum_cost_of_other
                       0.0)
                  a!52))
      (a!168 (ite a!167
                  (ite (= series_of_sender (+ 1 closed_epochs))
                       sum_cost_of_sender
                       0.0)
                  a!75))
      (a!186 (= (ite a!136 0.0 a!137) (+ a!182 a!171 a!185 a!172))))
(let ((a!56 (ite a!55
                 0.0
                 (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!48 1 0)))))
      (a!79 (ite a!78
                 0.0
                 (* excess_weight_number_of_sender
                    saturation_number_of_sender
                    (to_real (ite a!71 1 0)))))
      (a!128 (ite a!126
                  a!127
                  (<= (+ spent_of_other (ite a!124 0.0 a!125)) 1099511627776.0)))
      (a!140 (ite a!138
                  a!139
                  (<= (+ spent_of_sender (ite a!136 0.0 a!137)) 1099511627776.0))))
(let ((a!57 (<= (+ (* 2.0 spent_of_other)
                   (* 2.0 (ite a!51 0.0 a!52))
                   (* 2.0 a!56))
                1099511627776.0))
      (a!58 (<= (+ (* (- 1.0) spent_of_other)
                   (* (- 1.0) (ite a!51 0.0 a!52))
                   (* (- 1.0) a!56))
                0.0))
      (a!80 (<= (+ (* 2.0 spent_of_sender)
                   (* 2.0 (ite a!74 0.0 a!75))
                   (* 2.0 a!79))
                1099511627776.0))
      (a!81 (<= (+ (* (- 1.0) spent_of_sender)
                   (* (- 1.0) (ite a!74 0.0 a!75))
                   (* (- 1.0) a!79))
                0.0))
      (a!131 (and a!128
                  (<= 0.0 spent_of_other)
                  (<= first (+ 1 closed_epochs))
                  (= (ite a!124 0.0 a!125) a!129)
                  (or (= excess_cost_of_other 0.0) (not a!101))
                  (= (ite a!124 0.0 a!125) a!130)
                  a!112
                  (>= (ite (<= a!107 sum_cost_of_sender)
                           sum_cost_of_sender
                           a!107)
                      0.0)
                  (or (not (<= 0.0 excess_cost_of_sender))
                      (>= excess_cost_of_sender 0.0))
                  a!113
                  (<= series_of_sender (+ 1 closed_epochs))
                  (= (ite (<= a!107 sum_cost_of_sender)
                          sum_cost_of_sender
                          a!107)
                     a!114)
                  a!116
                  a!118
                  (= series_of_sender first)))
      (a!143 (and a!98
                  (>= (ite (<= a!93 sum_cost_of_other) sum_cost_of_other a!93)
                      0.0)
                  (or (not (<= 0.0 excess_cost_of_other))
                      (>= excess_cost_of_other 0.0))
                  a!99
                  (<= series_of_other (+ 1 closed_epochs))
                  (= (ite (<= a!93 sum_cost_of_other) sum_cost_of_other a!93)
                     a!100)
                  a!102
                  a!104
                  (= series_of_other first)
                  a!140
                  (<= 0.0 spent_of_sender)
                  (<= first (+ 1 closed_epochs))
                  (= (ite a!136 0.0 a!137) a!141)
                  (or (= excess_cost_of_sender 0.0) (not a!115))
                  (= (ite a!136 0.0 a!137) a!142)))
      (a!145 (and a!128
                  (<= 0.0 spent_of_other)
                  (<= first (+ 1 closed_epochs))
                  (= (ite a!124 0.0 a!125) a!129)
                  (or (= excess_cost_of_other 0.0) (not a!101))
                  (= (ite a!124 0.0 a!125) a!130)
                  a!140
                  (<= 0.0 spent_of_sender)
                  (= (ite a!136 0.0 a!137) a!141)
                  (or (= excess_cost_of_sender 0.0) (not a!115))
                  (= (ite a!136 0.0 a!137) a!142)))
      (a!157 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  a!140
                  (<= 0.0 spent_of_sender)
                  (<= first (+ 1 closed_epochs))
                  (= (ite a!136 0.0 a!137) a!141)
                  (or (= excess_cost_of_sender 0.0) (not a!115))
                  (= (ite a!136 0.0 a!137) a!142)))
      (a!173 (= (+ (ite a!74 0.0 a!75) a!79) (+ a!168 a!171 a!170 a!172)))
      (a!187 (and a!128
                  (<= 0.0 spent_of_other)
                  (= (ite a!124 0.0 a!125) a!177)
                  (or (= excess_cost_of_other 0.0) a!179)
                  (= (ite a!124 0.0 a!125) (+ a!177 a!165 a!180 a!166))
                  a!140
                  (<= 0.0 spent_of_sender)
                  (= (ite a!136 0.0 a!137) a!182)
                  (or (= excess_cost_of_sender 0.0) a!184)
                  a!186))
      (a!191 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  a!140
                  (<= 0.0 spent_of_sender)
                  (= (ite a!136 0.0 a!137) a!182)
                  (or (= excess_cost_of_sender 0.0) a!184)
                  a!186)))
(let ((a!59 (ite a!57
                 a!58
                 (<= (+ spent_of_other (ite a!51 0.0 a!52) a!56)
                     1099511627776.0)))
      (a!82 (ite a!80
                 a!81
                 (<= (+ spent_of_sender (ite a!74 0.0 a!75) a!79)
                     1099511627776.0))))
(let ((a!64 (and a!59
                 (<= 0.0 spent_of_other)
                 (<= first (+ 1 closed_epochs))
                 (= (ite a!51 0.0 a!52) a!60)
                 (= a!56 a!62)
                 (= (+ (ite a!51 0.0 a!52) a!56) a!63)
                 (ite (<= a!30 1099511627776.0) (<= a!31 0.0) a!32)
                 (>= (ite (<= a!27 sum_cost_of_sender) sum_cost_of_sender a!27)
                     0.0)
                 (>= a!34 0.0)
                 a!35
                 (<= series_of_sender (+ 1 closed_epochs))
                 (= (ite (<= a!27 sum_cost_of_sender) sum_cost_of_sender a!27)
                    a!36)
                 (= a!34 a!38)
                 a!40
                 (= series_of_sender first)))
      (a!87 (and (ite (<= a!12 1099511627776.0) (<= a!13 0.0) a!14)
                 (>= (ite (<= a!9 sum_cost_of_other) sum_cost_of_other a!9) 0.0)
                 (>= a!16 0.0)
                 a!17
                 (<= series_of_other (+ 1 closed_epochs))
                 (= (ite (<= a!9 sum_cost_of_other) sum_cost_of_other a!9) a!18)
                 (= a!16 a!20)
                 a!22
                 (= series_of_other first)
                 a!82
                 (<= 0.0 spent_of_sender)
                 (<= first (+ 1 closed_epochs))
                 (= (ite a!74 0.0 a!75) a!83)
                 (= a!79 a!85)
                 (= (+ (ite a!74 0.0 a!75) a!79) a!86)))
      (a!89 (and a!59
                 (<= 0.0 spent_of_other)
                 (<= first (+ 1 closed_epochs))
                 (= (ite a!51 0.0 a!52) a!60)
                 (= a!56 a!62)
                 (= (+ (ite a!51 0.0 a!52) a!56) a!63)
                 a!82
                 (<= 0.0 spent_of_sender)
                 (= (ite a!74 0.0 a!75) a!83)
                 (= a!79 a!85)
                 (= (+ (ite a!74 0.0 a!75) a!79) a!86)))
      (a!153 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  a!82
                  (<= 0.0 spent_of_sender)
                  (<= first (+ 1 closed_epochs))
                  (= (ite a!74 0.0 a!75) a!83)
                  (= a!79 a!85)
                  (= (+ (ite a!74 0.0 a!75) a!79) a!86)))
      (a!174 (and a!59
                  (<= 0.0 spent_of_other)
                  (= (ite a!51 0.0 a!52) a!162)
                  (= a!56 a!164)
                  (= (+ (ite a!51 0.0 a!52) a!56) (+ a!162 a!165 a!164 a!166))
                  a!82
                  (<= 0.0 spent_of_sender)
                  (= (ite a!74 0.0 a!75) a!168)
                  (= a!79 a!170)
                  a!173))
      (a!189 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  a!82
                  (<= 0.0 spent_of_sender)
                  (= (ite a!74 0.0 a!75) a!168)
                  (= a!79 a!170)
                  a!173)))
  (not (and a!3
            (or (not a!4) a!41)
            (or (not a!42) a!64)
            (or (not a!65) a!87)
            (or (not a!88) a!89)
            (or (not a!90) a!119)
            (or (not a!120) a!131)
            (or (not a!132) a!143)
            (or (not a!144) a!145)
            (or (not a!146) a!119)
            (or (not a!147) a!131)
            (or (not a!148) a!143)
            (or (not a!149) a!145)
            (or (not a!150) a!151)
            (or (not a!152) a!153)
            (or (not a!154) a!155)
            (or (not a!156) a!157)
            (or (not a!158) a!155)
            (or (not a!159) a!157)
            (or (not a!160) a!174)
            (or (not a!175) a!187)
            (or (not a!188) a!189)
            (or (not a!190) a!191)
            (or (not a!192) a!187)
            (or (not a!193) a!187)
            (or (not a!194) a!191)
            (or (not a!195) a!191)
            (or (not a!196) a!174)
            (or (not a!197) a!187)
            (or (not a!198) a!189)
            (or (not a!199) a!191)
            (or (not a!200) a!187)
            (or (not a!201) a!187)
            (or (not a!202) a!191)
            (or (not a!203) a!191)
            (or (not a!204) a!2)))))))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a known user sends, the sender's samples change, 2 strata: a contribution holds the
;   user's new samples, and after an epoch all are released
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excess_cost_of_sender () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun length () Int)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_1 () Int)
(declare-fun released_2 () Int)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun series_of_sender () Int)
(declare-fun spent_of_other () Real)
(declare-fun spent_of_sender () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun sum_cost_of_sender () Real)
(declare-fun withheld_1 () Int)
(declare-fun withheld_2 () Int)
(assert (! (and (>= released_1 0)
     (>= withheld_1 0)
     (>= (+ released_1 withheld_1) 1)
     (<= (+ released_1 withheld_1) m)
     (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 1) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_sender closed_epochs) (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_sender)
                       (- spent_of_sender 1099511627776.0))
                    (- spent_of_sender 1099511627776.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_sender 0.0)
       (>= excess_cost_of_sender 0.0)
       (<= (+ sum_cost_of_sender excess_cost_of_sender) spent_of_sender)
       a!2
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                asks_excess
                (not (<= queries excesses))
                (= series_of_sender first)))
      (a!2 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                asks_excess
                (not (<= queries excesses))
                (not (= series_of_sender first))))
      (a!3 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                asks_excess
                (<= queries excesses)
                (= series_of_sender first)))
      (a!4 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                asks_excess
                (<= queries excesses)
                (not (= series_of_sender first))))
      (a!5 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                (not asks_excess)
                (= series_of_sender first)))
      (a!6 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                (not asks_excess)
                (not (= series_of_sender first))))
      (a!7 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (<= (+ first length) (+ 1 closed_epochs))
                (not (<= asked_queries 0))
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                asks_excess
                (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!8 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (<= (+ first length) (+ 1 closed_epochs))
                (not (<= asked_queries 0))
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                (not asks_excess)
                (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!9 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (<= (+ first length) (+ 1 closed_epochs))
                (<= asked_queries 0)
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                asks_excess
                (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!10 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!11 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!12 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!13 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!14 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs))))))
  (not (and (or (not a!1) (= 0 withheld_2))
            (or (not a!2) (= 0 withheld_2))
            (or (not a!3) (= 0 withheld_2))
            (or (not a!4) (= 0 withheld_2))
            (or (not a!5) (= 0 withheld_2))
            (or (not a!6) (= 0 withheld_2))
            (or (not a!7) (= 0 withheld_2))
            (or (not a!8) (= 0 withheld_2))
            (or (not a!9) (= 0 withheld_2))
            (or (not a!10) (= 0 withheld_2))
            (or (not a!11) (= 0 withheld_2))
            (or (not a!12) (= 0 withheld_2))
            (or (not a!13) (= 0 withheld_2))
            (or (not a!14) (= 0 withheld_2)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a known user sends, the sender's samples change, 2 strata: the sample is counted, or
;   nothing happens
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excess_cost_of_sender () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun length () Int)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_1 () Int)
(declare-fun released_2 () Int)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun series_of_sender () Int)
(declare-fun spent_of_other () Real)
(declare-fun spent_of_sender () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun sum_cost_of_sender () Real)
(declare-fun withheld_1 () Int)
(declare-fun withheld_2 () Int)
(assert (! (and (>= released_1 0)
     (>= withheld_1 0)
     (>= (+ released_1 withheld_1) 1)
     (<= (+ released_1 withheld_1) m)
     (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 1) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_sender closed_epochs) (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_sender)
                       (- spent_of_sender 1099511627776.0))
                    (- spent_of_sender 1099511627776.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_sender 0.0)
       (>= excess_cost_of_sender 0.0)
       (<= (+ sum_cost_of_sender excess_cost_of_sender) spent_of_sender)
       a!2
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_sender first)
                (= series_of_other first)))
      (a!2 (and (<= (+ released_1 withheld_1) (+ (- 1) m))
                (<= other_users (+ (- 1) n))))
      (a!3 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_sender first)
                (not (= series_of_other first))))
      (a!4 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (not (= series_of_sender first))
                (= series_of_other first)))
      (a!5 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (not (= series_of_sender first))
                (not (= series_of_other first))))
      (a!6 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (= series_of_sender first)
                (= series_of_other first)))
      (a!7 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (= series_of_sender first)
                (not (= series_of_other first))))
      (a!8 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (not (= series_of_sender first))
                (= series_of_other first)))
      (a!9 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (not (= series_of_sender first))
                (not (= series_of_other first))))
      (a!10 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_sender first)
                 (= series_of_other first)))
      (a!11 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_sender first)
                 (not (= series_of_other first))))
      (a!12 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender first))
                 (= series_of_other first)))
      (a!13 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender first))
                 (not (= series_of_other first))))
      (a!14 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (= series_of_sender first)))
      (a!15 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_sender first))))
      (a!16 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (= series_of_sender first)))
      (a!17 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_sender first))))
      (a!18 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (= series_of_sender first)))
      (a!19 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender first))))
      (a!20 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!21 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!22 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!23 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!24 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!25 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!26 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!27 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!28 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!29 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!30 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!31 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!32 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!33 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!34 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!35 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!36 (and (not (>= (+ released_1 withheld_1) m)) (not closes))))
  (not (and (or (not a!1) a!2)
            (or (not a!3) a!2)
            (or (not a!4) a!2)
            (or (not a!5) a!2)
            (or (not a!6) a!2)
            (or (not a!7) a!2)
            (or (not a!8) a!2)
            (or (not a!9) a!2)
            (or (not a!10) a!2)
            (or (not a!11) a!2)
            (or (not a!12) a!2)
            (or (not a!13) a!2)
            (or (not a!14) a!2)
            (or (not a!15) a!2)
            (or (not a!16) a!2)
            (or (not a!17) a!2)
            (or (not a!18) a!2)
            (or (not a!19) a!2)
            (or (not a!20) a!2)
            (or (not a!21) a!2)
            (or (not a!22) a!2)
            (or (not a!23) a!2)
            (or (not a!24) a!2)
            (or (not a!25) a!2)
            (or (not a!26) a!2)
            (or (not a!27) a!2)
            (or (not a!28) a!2)
            (or (not a!29) a!2)
            (or (not a!30) a!2)
            (or (not a!31) a!2)
            (or (not a!32) a!2)
            (or (not a!33) a!2)
            (or (not a!34) a!2)
            (or (not a!35) a!2)
            (or (not a!36) a!2))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a known user sends, the other's samples change, 1 stratum: the policy sees the same,
;   and all records are the same, if the released sums are
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_UF)
(set-info :status unsat)
(assert (! (not true)
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a known user sends, the other's samples change, 1 stratum: each released sum has noise
;   of its address, from a draw of the right scale
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excess_cost_of_sender () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun length () Int)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_1 () Int)
(declare-fun released_2 () Int)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun series_of_sender () Int)
(declare-fun spent_of_other () Real)
(declare-fun spent_of_sender () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun sum_cost_of_sender () Real)
(declare-fun withheld_1 () Int)
(declare-fun withheld_2 () Int)
(assert (! (and (>= released_1 0)
     (>= withheld_1 0)
     (>= (+ released_1 withheld_1) 1)
     (<= (+ released_1 withheld_1) m)
     (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 1) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_sender closed_epochs) (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_sender)
                       (- spent_of_sender 1099511627776.0))
                    (- spent_of_sender 1099511627776.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_sender 0.0)
       (>= excess_cost_of_sender 0.0)
       (<= (+ sum_cost_of_sender excess_cost_of_sender) spent_of_sender)
       a!2
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_sender first)
                (= series_of_other first)))
      (a!2 (and (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= first (+ 1 closed_epochs))
                (>= excesses (- 1))
                (<= excesses (+ (- 1) queries))))
      (a!3 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_sender first)
                (not (= series_of_other first))))
      (a!4 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (not (= series_of_sender first))
                (= series_of_other first)))
      (a!5 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (not (= series_of_sender first))
                (not (= series_of_other first))))
      (a!6 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (= series_of_sender first)
                (= series_of_other first)))
      (a!7 (and (not (<= (+ first length) (+ 1 closed_epochs)))
                (<= first (+ 1 closed_epochs))
                (>= excesses 0)
                (<= excesses queries)))
      (a!8 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (= series_of_sender first)
                (not (= series_of_other first))))
      (a!9 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (not (= series_of_sender first))
                (= series_of_other first)))
      (a!10 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_sender first))
                 (not (= series_of_other first))))
      (a!11 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_sender first)
                 (= series_of_other first)))
      (a!12 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_sender first)
                 (not (= series_of_other first))))
      (a!13 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender first))
                 (= series_of_other first)))
      (a!14 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender first))
                 (not (= series_of_other first))))
      (a!15 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (= series_of_sender first)))
      (a!16 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_sender first))))
      (a!17 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (= series_of_sender first)))
      (a!18 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_sender first))))
      (a!19 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (= series_of_sender first)))
      (a!20 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender first))))
      (a!21 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!22 (and (not (<= asked_queries 0))
                 (>= asked_queries 1)
                 (or (<= asked_length 1) (>= asked_length 1))
                 (<= 1 (ite (<= asked_queries 0) 0 asked_queries))))
      (a!23 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!24 (and (not (<= asked_queries 0))
                 (>= asked_queries 1)
                 (or (<= asked_length 1) (>= asked_length 1))
                 (<= 0 (ite (<= asked_queries 0) 0 asked_queries))))
      (a!25 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!26 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!27 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!28 (and (or (<= asked_queries 0) (= asked_queries 0))
                 (or (<= asked_length 1) (>= asked_length 1))
                 (<= 0 (ite (<= asked_queries 0) 0 asked_queries))))
      (a!29 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!30 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!31 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!32 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!33 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!34 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!35 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!36 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!37 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!38 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!39 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs))))))
  (not (and (or (not a!1) a!2)
            (or (not a!3) a!2)
            (or (not a!4) a!2)
            (or (not a!5) a!2)
            (or (not a!6) a!7)
            (or (not a!8) a!7)
            (or (not a!9) a!7)
            (or (not a!10) a!7)
            (or (not a!11) a!7)
            (or (not a!12) a!7)
            (or (not a!13) a!7)
            (or (not a!14) a!7)
            (or (not a!15) a!2)
            (or (not a!16) a!2)
            (or (not a!17) a!7)
            (or (not a!18) a!7)
            (or (not a!19) a!7)
            (or (not a!20) a!7)
            (or (not a!21) a!22)
            (or (not a!23) a!24)
            (or (not a!25) a!22)
            (or (not a!26) a!24)
            (or (not a!27) a!28)
            (or (not a!29) a!28)
            (or (not a!30) a!28)
            (or (not a!31) a!28)
            (or (not a!32) a!22)
            (or (not a!33) a!24)
            (or (not a!34) a!22)
            (or (not a!35) a!24)
            (or (not a!36) a!28)
            (or (not a!37) a!28)
            (or (not a!38) a!28)
            (or (not a!39) a!28))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a known user sends, the other's samples change, 1 stratum: the sums move by no more
;   than the changed user's contribution costs
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excess_cost_of_sender () Real)
(declare-fun excess_weight_number_of_other () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun high_number_of_other () Real)
(declare-fun inner_high_number_of_other () Real)
(declare-fun inner_low_number_of_other () Real)
(declare-fun length () Int)
(declare-fun low_number_of_other () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_1 () Int)
(declare-fun released_2 () Int)
(declare-fun saturation_number_of_other () Real)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun series_of_sender () Int)
(declare-fun spent_of_other () Real)
(declare-fun spent_of_sender () Real)
(declare-fun stratum_number_of_other () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun sum_cost_of_sender () Real)
(declare-fun weight_number_of_other () Real)
(declare-fun withheld_1 () Int)
(declare-fun withheld_2 () Int)
(declare-fun withheld_other_mine () Real)
(declare-fun withheld_other_theirs () Real)
(assert (! (and (>= released_1 0)
     (>= withheld_1 0)
     (>= (+ released_1 withheld_1) 1)
     (<= (+ released_1 withheld_1) m)
     (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 1) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_sender closed_epochs) (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_sender)
                       (- spent_of_sender 1099511627776.0))
                    (- spent_of_sender 1099511627776.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_sender 0.0)
       (>= excess_cost_of_sender 0.0)
       (<= (+ sum_cost_of_sender excess_cost_of_sender) spent_of_sender)
       a!2
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_sender first)
                (= series_of_other first)))
      (a!2 (+ (* weight_number_of_other
                 (+ high_number_of_other (* (- 1.0) low_number_of_other)))
              (* (- 1.0) sum_cost_of_other)))
      (a!3 (ite (<= (+ (* excess_weight_number_of_other
                          saturation_number_of_other)
                       (* (- 1.0) excess_cost_of_other))
                    0.0)
                0.0
                (+ (* excess_weight_number_of_other saturation_number_of_other)
                   (* (- 1.0) excess_cost_of_other))))
      (a!6 (+ (ite (<= low_number_of_other withheld_other_mine)
                   (ite (<= withheld_other_mine high_number_of_other)
                        withheld_other_mine
                        high_number_of_other)
                   low_number_of_other)
              (* (- 1.0) low_number_of_other)))
      (a!8 (+ (ite (<= low_number_of_other withheld_other_theirs)
                   (ite (<= withheld_other_theirs high_number_of_other)
                        withheld_other_theirs
                        high_number_of_other)
                   low_number_of_other)
              (* (- 1.0) low_number_of_other)))
      (a!12 (ite (<= (+ withheld_other_mine
                        (* (- 1.0) inner_high_number_of_other))
                     saturation_number_of_other)
                 (+ withheld_other_mine (* (- 1.0) inner_high_number_of_other))
                 saturation_number_of_other))
      (a!14 (ite (<= (+ inner_low_number_of_other
                        (* (- 1.0) withheld_other_mine))
                     saturation_number_of_other)
                 (+ inner_low_number_of_other (* (- 1.0) withheld_other_mine))
                 saturation_number_of_other))
      (a!17 (ite (<= (+ withheld_other_theirs
                        (* (- 1.0) inner_high_number_of_other))
                     saturation_number_of_other)
                 (+ withheld_other_theirs
                    (* (- 1.0) inner_high_number_of_other))
                 saturation_number_of_other))
      (a!19 (ite (<= (+ inner_low_number_of_other
                        (* (- 1.0) withheld_other_theirs))
                     saturation_number_of_other)
                 (+ inner_low_number_of_other (* (- 1.0) withheld_other_theirs))
                 saturation_number_of_other))
      (a!25 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (= series_of_sender first)
                 (not (= series_of_other first))))
      (a!26 (= (>= weight_number_of_other 0.0)
               (>= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!29 (or (not (= (>= excess_weight_number_of_other 0.0)
                        (>= saturation_number_of_other 0.0)))
                (= excess_weight_number_of_other 0.0)
                (= saturation_number_of_other 0.0)))
      (a!41 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_sender first))
                 (= series_of_other first)))
      (a!42 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_sender first))
                 (not (= series_of_other first))))
      (a!43 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (= series_of_sender first)
                 (= series_of_other first)))
      (a!50 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (= series_of_sender first)
                 (not (= series_of_other first))))
      (a!56 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_sender first))
                 (= series_of_other first)))
      (a!57 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_sender first))
                 (not (= series_of_other first))))
      (a!58 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_sender first)
                 (= series_of_other first)))
      (a!59 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_sender first)
                 (not (= series_of_other first))))
      (a!60 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender first))
                 (= series_of_other first)))
      (a!61 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender first))
                 (not (= series_of_other first))))
      (a!62 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!63 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!64 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!65 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!66 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!67 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!68 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!69 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs))))))
(let ((a!4 (<= (+ (ite (<= a!2 0.0) 0.0 a!2) a!3)
               (+ 1099511627776.0 (* (- 1.0) spent_of_other))))
      (a!13 (ite (<= 0.0
                     (+ withheld_other_mine
                        (* (- 1.0) inner_high_number_of_other)))
                 a!12
                 0.0))
      (a!15 (ite (<= 0.0
                     (+ inner_low_number_of_other
                        (* (- 1.0) withheld_other_mine)))
                 a!14
                 0.0))
      (a!18 (ite (<= 0.0
                     (+ withheld_other_theirs
                        (* (- 1.0) inner_high_number_of_other)))
                 a!17
                 0.0))
      (a!20 (ite (<= 0.0
                     (+ inner_low_number_of_other
                        (* (- 1.0) withheld_other_theirs)))
                 a!19
                 0.0))
      (a!27 (or (not a!26)
                (= weight_number_of_other 0.0)
                (= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!44 (<= (+ (ite (<= a!2 0.0) 0.0 a!2)
                   (ite (>= excess_cost_of_other 0.0)
                        0.0
                        (* (- 1.0) excess_cost_of_other)))
                (+ 1099511627776.0 (* (- 1.0) spent_of_other)))))
(let ((a!5 (and (<= 0.0 saturation_number_of_other)
                (<= 0.0
                    (+ inner_high_number_of_other
                       (* (- 1.0) inner_low_number_of_other)))
                (<= 0.0
                    (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                (<= 0.0 excess_weight_number_of_other)
                (<= 0.0 weight_number_of_other)
                a!4))
      (a!28 (ite a!27
                 0.0
                 (* weight_number_of_other
                    (+ high_number_of_other (* (- 1.0) low_number_of_other)))))
      (a!45 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 weight_number_of_other)
                 a!44)))
(let ((a!7 (ite (and (<= stratum_number_of_other 0.0)
                     (<= 0.0 stratum_number_of_other))
                (* weight_number_of_other (to_real (ite a!5 1 0)) a!6)
                0.0))
      (a!9 (ite (and (<= stratum_number_of_other 0.0)
                     (<= 0.0 stratum_number_of_other))
                (* weight_number_of_other (to_real (ite a!5 1 0)) a!8)
                0.0))
      (a!10 (* weight_number_of_other
               (to_real (ite a!5 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!16 (* excess_weight_number_of_other
               (to_real (ite a!5 1 0))
               (+ a!13 a!15)))
      (a!21 (* excess_weight_number_of_other
               (to_real (ite a!5 1 0))
               (+ a!18 a!20)))
      (a!30 (<= (+ a!28
                   (ite a!29
                        0.0
                        (* excess_weight_number_of_other
                           saturation_number_of_other)))
                (+ 1099511627776.0 (* (- 1.0) spent_of_other))))
      (a!46 (ite (and (<= stratum_number_of_other 0.0)
                      (<= 0.0 stratum_number_of_other))
                 (* weight_number_of_other (to_real (ite a!45 1 0)) a!6)
                 0.0))
      (a!47 (ite (and (<= stratum_number_of_other 0.0)
                      (<= 0.0 stratum_number_of_other))
                 (* weight_number_of_other (to_real (ite a!45 1 0)) a!8)
                 0.0))
      (a!48 (* weight_number_of_other
               (to_real (ite a!45 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!51 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 weight_number_of_other)
                 (<= a!28 (+ 1099511627776.0 (* (- 1.0) spent_of_other))))))
(let ((a!11 (ite (<= 0.0 (+ a!7 (* (- 1.0) a!9)))
                 (<= (+ a!7 (* (- 1.0) a!9)) a!10)
                 (<= (+ (* (- 1.0) a!7) a!9) a!10)))
      (a!22 (<= (+ a!16 (* (- 1.0) a!21))
                (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!5 1 0)))))
      (a!23 (<= (+ (* (- 1.0) a!16) a!21)
                (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!5 1 0)))))
      (a!31 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 excess_weight_number_of_other)
                 (<= 0.0 weight_number_of_other)
                 a!30))
      (a!49 (ite (<= 0.0 (+ a!46 (* (- 1.0) a!47)))
                 (<= (+ a!46 (* (- 1.0) a!47)) a!48)
                 (<= (+ (* (- 1.0) a!46) a!47) a!48)))
      (a!52 (ite (and (<= stratum_number_of_other 0.0)
                      (<= 0.0 stratum_number_of_other))
                 (* weight_number_of_other (to_real (ite a!51 1 0)) a!6)
                 0.0))
      (a!53 (ite (and (<= stratum_number_of_other 0.0)
                      (<= 0.0 stratum_number_of_other))
                 (* weight_number_of_other (to_real (ite a!51 1 0)) a!8)
                 0.0))
      (a!54 (* weight_number_of_other
               (to_real (ite a!51 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other)))))
(let ((a!24 (ite (<= 0.0 (+ a!16 (* (- 1.0) a!21))) a!22 a!23))
      (a!32 (ite (and (<= stratum_number_of_other 0.0)
                      (<= 0.0 stratum_number_of_other))
                 (* weight_number_of_other (to_real (ite a!31 1 0)) a!6)
                 0.0))
      (a!33 (ite (and (<= stratum_number_of_other 0.0)
                      (<= 0.0 stratum_number_of_other))
                 (* weight_number_of_other (to_real (ite a!31 1 0)) a!8)
                 0.0))
      (a!34 (* weight_number_of_other
               (to_real (ite a!31 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!36 (* excess_weight_number_of_other
               (to_real (ite a!31 1 0))
               (+ a!13 a!15)))
      (a!37 (* excess_weight_number_of_other
               (to_real (ite a!31 1 0))
               (+ a!18 a!20)))
      (a!55 (ite (<= 0.0 (+ a!52 (* (- 1.0) a!53)))
                 (<= (+ a!52 (* (- 1.0) a!53)) a!54)
                 (<= (+ (* (- 1.0) a!52) a!53) a!54))))
(let ((a!35 (ite (<= 0.0 (+ a!32 (* (- 1.0) a!33)))
                 (<= (+ a!32 (* (- 1.0) a!33)) a!34)
                 (<= (+ (* (- 1.0) a!32) a!33) a!34)))
      (a!38 (<= (+ a!36 (* (- 1.0) a!37))
                (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!31 1 0)))))
      (a!39 (<= (+ (* (- 1.0) a!36) a!37)
                (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!31 1 0))))))
(let ((a!40 (ite (<= 0.0 (+ a!36 (* (- 1.0) a!37))) a!38 a!39)))
  (not (and (or (not a!1) (and a!11 a!24))
            (or (not a!25) (and a!35 a!40))
            (or (not a!41) (and a!11 a!24))
            (or (not a!42) (and a!35 a!40))
            (or (not a!43) a!49)
            (or (not a!50) a!55)
            (or (not a!56) a!49)
            (or (not a!57) a!55)
            (or (not a!58) a!49)
            (or (not a!59) a!55)
            (or (not a!60) a!49)
            (or (not a!61) a!55)
            (or (not a!62) (and a!35 a!40))
            (or (not a!63) a!55)
            (or (not a!64) a!55)
            (or (not a!65) a!55)
            (or (not a!66) (and a!35 a!40))
            (or (not a!67) a!55)
            (or (not a!68) a!55)
            (or (not a!69) a!55)))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a known user sends, the other's samples change, 1 stratum: every contribution is
;   charged, and no account is overdrawn
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excess_cost_of_sender () Real)
(declare-fun excess_weight_number_of_other () Real)
(declare-fun excess_weight_number_of_sender () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun high_number_of_other () Real)
(declare-fun high_number_of_sender () Real)
(declare-fun inner_high_number_of_other () Real)
(declare-fun inner_high_number_of_sender () Real)
(declare-fun inner_low_number_of_other () Real)
(declare-fun inner_low_number_of_sender () Real)
(declare-fun length () Int)
(declare-fun low_number_of_other () Real)
(declare-fun low_number_of_sender () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_1 () Int)
(declare-fun released_2 () Int)
(declare-fun saturation_number_of_other () Real)
(declare-fun saturation_number_of_sender () Real)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun series_of_sender () Int)
(declare-fun spent_of_other () Real)
(declare-fun spent_of_sender () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun sum_cost_of_sender () Real)
(declare-fun weight_number_of_other () Real)
(declare-fun weight_number_of_sender () Real)
(declare-fun withheld_1 () Int)
(declare-fun withheld_2 () Int)
(assert (! (and (>= released_1 0)
     (>= withheld_1 0)
     (>= (+ released_1 withheld_1) 1)
     (<= (+ released_1 withheld_1) m)
     (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 1) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_sender closed_epochs) (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_sender)
                       (- spent_of_sender 1099511627776.0))
                    (- spent_of_sender 1099511627776.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_sender 0.0)
       (>= excess_cost_of_sender 0.0)
       (<= (+ sum_cost_of_sender excess_cost_of_sender) spent_of_sender)
       a!2
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (ite (<= spent_of_other 549755813888.0)
                (>= spent_of_other 0.0)
                (<= spent_of_other 1099511627776.0)))
      (a!4 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_sender first)
                (= series_of_other first)))
      (a!5 (+ (* weight_number_of_other
                 (+ high_number_of_other (* (- 1.0) low_number_of_other)))
              (* (- 1.0) sum_cost_of_other)))
      (a!6 (ite (<= (+ (* excess_weight_number_of_other
                          saturation_number_of_other)
                       (* (- 1.0) excess_cost_of_other))
                    0.0)
                0.0
                (+ (* excess_weight_number_of_other saturation_number_of_other)
                   (* (- 1.0) excess_cost_of_other))))
      (a!23 (+ (* weight_number_of_sender
                  (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
               (* (- 1.0) sum_cost_of_sender)))
      (a!24 (ite (<= (+ (* excess_weight_number_of_sender
                           saturation_number_of_sender)
                        (* (- 1.0) excess_cost_of_sender))
                     0.0)
                 0.0
                 (+ (* excess_weight_number_of_sender
                       saturation_number_of_sender)
                    (* (- 1.0) excess_cost_of_sender))))
      (a!42 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (= series_of_sender first)
                 (not (= series_of_other first))))
      (a!43 (= (>= weight_number_of_other 0.0)
               (>= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!46 (or (not (= (>= excess_weight_number_of_other 0.0)
                        (>= saturation_number_of_other 0.0)))
                (= excess_weight_number_of_other 0.0)
                (= saturation_number_of_other 0.0)))
      (a!65 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_sender first))
                 (= series_of_other first)))
      (a!66 (= (>= weight_number_of_sender 0.0)
               (>= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)))
      (a!69 (or (not (= (>= excess_weight_number_of_sender 0.0)
                        (>= saturation_number_of_sender 0.0)))
                (= excess_weight_number_of_sender 0.0)
                (= saturation_number_of_sender 0.0)))
      (a!88 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_sender first))
                 (not (= series_of_other first))))
      (a!90 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (<= queries excesses)
                 (= series_of_sender first)
                 (= series_of_other first)))
      (a!101 (and (<= 0.0
                      (ite (= series_of_other first) excess_cost_of_other 0.0))
                  (= series_of_other first)))
      (a!115 (and (<= 0.0
                      (ite (= series_of_sender first) excess_cost_of_sender 0.0))
                  (= series_of_sender first)))
      (a!120 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  asks_excess
                  (<= queries excesses)
                  (= series_of_sender first)
                  (not (= series_of_other first))))
      (a!132 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  asks_excess
                  (<= queries excesses)
                  (not (= series_of_sender first))
                  (= series_of_other first)))
      (a!144 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  asks_excess
                  (<= queries excesses)
                  (not (= series_of_sender first))
                  (not (= series_of_other first))))
      (a!146 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (= series_of_sender first)
                  (= series_of_other first)))
      (a!147 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (= series_of_sender first)
                  (not (= series_of_other first))))
      (a!148 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_sender first))
                  (= series_of_other first)))
      (a!149 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_sender first))
                  (not (= series_of_other first))))
      (a!150 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  asks_excess
                  (not (<= queries excesses))
                  (= series_of_sender first)))
      (a!152 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  asks_excess
                  (not (<= queries excesses))
                  (not (= series_of_sender first))))
      (a!154 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  asks_excess
                  (<= queries excesses)
                  (= series_of_sender first)))
      (a!156 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  asks_excess
                  (<= queries excesses)
                  (not (= series_of_sender first))))
      (a!158 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  (not asks_excess)
                  (= series_of_sender first)))
      (a!159 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (not (<= (+ first length) (+ 1 closed_epochs)))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  (not asks_excess)
                  (not (= series_of_sender first))))
      (a!160 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!165 (* (- 1.0)
                (ite (= series_of_other (+ 1 closed_epochs))
                     sum_cost_of_other
                     0.0)))
      (a!166 (* (- 1.0)
                (ite (= series_of_other (+ 1 closed_epochs))
                     excess_cost_of_other
                     0.0)))
      (a!171 (* (- 1.0)
                (ite (= series_of_sender (+ 1 closed_epochs))
                     sum_cost_of_sender
                     0.0)))
      (a!172 (* (- 1.0)
                (ite (= series_of_sender (+ 1 closed_epochs))
                     excess_cost_of_sender
                     0.0)))
      (a!175 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!178 (<= 0.0
                 (ite (= series_of_other (+ 1 closed_epochs))
                      excess_cost_of_other
                      0.0)))
      (a!183 (<= 0.0
                 (ite (= series_of_sender (+ 1 closed_epochs))
                      excess_cost_of_sender
                      0.0)))
      (a!188 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!190 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!192 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!193 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!194 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!195 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (not (<= 1 asked_length))
                  (<= (+ first length) (+ 1 closed_epochs))
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!196 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!197 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!198 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!199 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (not (<= asked_queries 0))
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!200 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!201 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (not (<= withheld_2 0))
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))
                  (not (= series_of_other (+ 1 closed_epochs)))))
      (a!202 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  asks_excess
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!203 (and (not (>= (+ released_1 withheld_1) m))
                  closes
                  (<= 1 asked_length)
                  (<= asked_queries 0)
                  (not (<= withheld_1 (- 1)))
                  (<= withheld_2 0)
                  (not asks_excess)
                  (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!204 (and (not (>= (+ released_1 withheld_1) m)) (not closes))))
(let ((a!2 (and a!1
                (>= sum_cost_of_other 0.0)
                (>= excess_cost_of_other 0.0)
                (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                (<= series_of_other closed_epochs)
                (ite (<= spent_of_sender 549755813888.0)
                     (>= spent_of_sender 0.0)
                     (<= spent_of_sender 1099511627776.0))
                (>= sum_cost_of_sender 0.0)
                (>= excess_cost_of_sender 0.0)
                (<= (+ sum_cost_of_sender excess_cost_of_sender)
                    spent_of_sender)
                (<= series_of_sender closed_epochs)))
      (a!7 (<= (+ (ite (<= a!5 0.0) 0.0 a!5) a!6)
               (+ 1099511627776.0 (* (- 1.0) spent_of_other))))
      (a!25 (<= (+ (ite (<= a!23 0.0) 0.0 a!23) a!24)
                (+ 1099511627776.0 (* (- 1.0) spent_of_sender))))
      (a!44 (or (not a!43)
                (= weight_number_of_other 0.0)
                (= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!67 (or (not a!66)
                (= weight_number_of_sender 0.0)
                (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)))
      (a!91 (<= (+ (ite (<= a!5 0.0) 0.0 a!5)
                   (ite (>= excess_cost_of_other 0.0)
                        0.0
                        (* (- 1.0) excess_cost_of_other)))
                (+ 1099511627776.0 (* (- 1.0) spent_of_other))))
      (a!102 (= (ite (<= 0.0 excess_cost_of_other) excess_cost_of_other 0.0)
                (ite a!101 excess_cost_of_other 0.0)))
      (a!105 (<= (+ (ite (<= a!23 0.0) 0.0 a!23)
                    (ite (>= excess_cost_of_sender 0.0)
                         0.0
                         (* (- 1.0) excess_cost_of_sender)))
                 (+ 1099511627776.0 (* (- 1.0) spent_of_sender))))
      (a!116 (= (ite (<= 0.0 excess_cost_of_sender) excess_cost_of_sender 0.0)
                (ite a!115 excess_cost_of_sender 0.0)))
      (a!179 (not (and a!178 (= series_of_other (+ 1 closed_epochs)))))
      (a!180 (ite (and a!178 (= series_of_other (+ 1 closed_epochs)))
                  excess_cost_of_other
                  0.0))
      (a!184 (not (and a!183 (= series_of_sender (+ 1 closed_epochs)))))
      (a!185 (ite (and a!183 (= series_of_sender (+ 1 closed_epochs)))
                  excess_cost_of_sender
                  0.0)))
(let ((a!3 (or (not (>= (+ released_1 withheld_1) m)) a!2))
      (a!8 (and (<= 0.0 saturation_number_of_other)
                (<= 0.0
                    (+ inner_high_number_of_other
                       (* (- 1.0) inner_low_number_of_other)))
                (<= 0.0
                    (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                (<= 0.0 excess_weight_number_of_other)
                (<= 0.0 weight_number_of_other)
                a!7))
      (a!26 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 excess_weight_number_of_sender)
                 (<= 0.0 weight_number_of_sender)
                 a!25))
      (a!45 (ite a!44
                 0.0
                 (* weight_number_of_other
                    (+ high_number_of_other (* (- 1.0) low_number_of_other)))))
      (a!68 (ite a!67
                 0.0
                 (* weight_number_of_sender
                    (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))))
      (a!92 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 weight_number_of_other)
                 a!91))
      (a!106 (and (<= 0.0 saturation_number_of_sender)
                  (<= 0.0
                      (+ inner_high_number_of_sender
                         (* (- 1.0) inner_low_number_of_sender)))
                  (<= 0.0
                      (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                  (<= 0.0 weight_number_of_sender)
                  a!105)))
(let ((a!9 (* weight_number_of_other
              (to_real (ite a!8 1 0))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!11 (+ (* excess_weight_number_of_other
                  saturation_number_of_other
                  (to_real (ite a!8 1 0)))
               (* (- 1.0) excess_cost_of_other)))
      (a!15 (<= (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!8 1 0)))
                excess_cost_of_other))
      (a!19 (<= (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!8 1 0)))
                (ite (= series_of_other first) excess_cost_of_other 0.0)))
      (a!27 (* weight_number_of_sender
               (to_real (ite a!26 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!29 (+ (* excess_weight_number_of_sender
                  saturation_number_of_sender
                  (to_real (ite a!26 1 0)))
               (* (- 1.0) excess_cost_of_sender)))
      (a!33 (<= (* excess_weight_number_of_sender
                   saturation_number_of_sender
                   (to_real (ite a!26 1 0)))
                excess_cost_of_sender))
      (a!37 (<= (* excess_weight_number_of_sender
                   saturation_number_of_sender
                   (to_real (ite a!26 1 0)))
                (ite (= series_of_sender first) excess_cost_of_sender 0.0)))
      (a!47 (<= (+ a!45
                   (ite a!46
                        0.0
                        (* excess_weight_number_of_other
                           saturation_number_of_other)))
                (+ 1099511627776.0 (* (- 1.0) spent_of_other))))
      (a!70 (<= (+ a!68
                   (ite a!69
                        0.0
                        (* excess_weight_number_of_sender
                           saturation_number_of_sender)))
                (+ 1099511627776.0 (* (- 1.0) spent_of_sender))))
      (a!93 (* weight_number_of_other
               (to_real (ite a!92 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!107 (* weight_number_of_sender
                (to_real (ite a!106 1 0))
                (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!121 (and (<= 0.0 saturation_number_of_other)
                  (<= 0.0
                      (+ inner_high_number_of_other
                         (* (- 1.0) inner_low_number_of_other)))
                  (<= 0.0
                      (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                  (<= 0.0 weight_number_of_other)
                  (<= a!45 (+ 1099511627776.0 (* (- 1.0) spent_of_other)))))
      (a!133 (and (<= 0.0 saturation_number_of_sender)
                  (<= 0.0
                      (+ inner_high_number_of_sender
                         (* (- 1.0) inner_low_number_of_sender)))
                  (<= 0.0
                      (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                  (<= 0.0 weight_number_of_sender)
                  (<= a!68 (+ 1099511627776.0 (* (- 1.0) spent_of_sender))))))
(let ((a!10 (ite (<= (+ a!9 (* (- 1.0) sum_cost_of_other)) 0.0)
                 0.0
                 (+ a!9 (* (- 1.0) sum_cost_of_other))))
      (a!16 (ite a!15
                 excess_cost_of_other
                 (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!8 1 0)))))
      (a!18 (ite (<= a!9 (ite (= series_of_other first) sum_cost_of_other 0.0))
                 (ite (= series_of_other first) sum_cost_of_other 0.0)
                 a!9))
      (a!20 (ite a!19
                 (ite (= series_of_other first) excess_cost_of_other 0.0)
                 (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!8 1 0)))))
      (a!28 (ite (<= (+ a!27 (* (- 1.0) sum_cost_of_sender)) 0.0)
                 0.0
                 (+ a!27 (* (- 1.0) sum_cost_of_sender))))
      (a!34 (ite a!33
                 excess_cost_of_sender
                 (* excess_weight_number_of_sender
                    saturation_number_of_sender
                    (to_real (ite a!26 1 0)))))
      (a!36 (ite (<= a!27
                     (ite (= series_of_sender first) sum_cost_of_sender 0.0))
                 (ite (= series_of_sender first) sum_cost_of_sender 0.0)
                 a!27))
      (a!38 (ite a!37
                 (ite (= series_of_sender first) excess_cost_of_sender 0.0)
                 (* excess_weight_number_of_sender
                    saturation_number_of_sender
                    (to_real (ite a!26 1 0)))))
      (a!48 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 excess_weight_number_of_other)
                 (<= 0.0 weight_number_of_other)
                 a!47))
      (a!71 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 excess_weight_number_of_sender)
                 (<= 0.0 weight_number_of_sender)
                 a!70))
      (a!94 (ite (<= (+ a!93 (* (- 1.0) sum_cost_of_other)) 0.0)
                 0.0
                 (+ a!93 (* (- 1.0) sum_cost_of_other))))
      (a!100 (ite (<= a!93
                      (ite (= series_of_other first) sum_cost_of_other 0.0))
                  (ite (= series_of_other first) sum_cost_of_other 0.0)
                  a!93))
      (a!108 (ite (<= (+ a!107 (* (- 1.0) sum_cost_of_sender)) 0.0)
                  0.0
                  (+ a!107 (* (- 1.0) sum_cost_of_sender))))
      (a!114 (ite (<= a!107
                      (ite (= series_of_sender first) sum_cost_of_sender 0.0))
                  (ite (= series_of_sender first) sum_cost_of_sender 0.0)
                  a!107))
      (a!122 (= (>= (to_real (ite a!121 1 0)) 0.0)
                (>= (+ high_number_of_other (* (- 1.0) low_number_of_other))
                    0.0)))
      (a!125 (* weight_number_of_other
                (to_real (ite a!121 1 0))
                (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!134 (= (>= (to_real (ite a!133 1 0)) 0.0)
                (>= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                    0.0)))
      (a!137 (* weight_number_of_sender
                (to_real (ite a!133 1 0))
                (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))))
(let ((a!12 (+ (* 2.0 spent_of_other)
               (* 2.0 a!10)
               (* 2.0 (ite (<= a!11 0.0) 0.0 a!11))))
      (a!13 (+ (* (- 1.0) spent_of_other)
               (* (- 1.0) a!10)
               (* (- 1.0) (ite (<= a!11 0.0) 0.0 a!11))))
      (a!14 (<= (+ spent_of_other a!10 (ite (<= a!11 0.0) 0.0 a!11))
                1099511627776.0))
      (a!17 (<= (+ (ite (<= a!9 sum_cost_of_other) sum_cost_of_other a!9) a!16)
                (+ spent_of_other a!10 (ite (<= a!11 0.0) 0.0 a!11))))
      (a!21 (+ a!18
               (* (- 1.0) (ite (= series_of_other first) sum_cost_of_other 0.0))
               a!20
               (* (- 1.0)
                  (ite (= series_of_other first) excess_cost_of_other 0.0))))
      (a!30 (+ (* 2.0 spent_of_sender)
               (* 2.0 a!28)
               (* 2.0 (ite (<= a!29 0.0) 0.0 a!29))))
      (a!31 (+ (* (- 1.0) spent_of_sender)
               (* (- 1.0) a!28)
               (* (- 1.0) (ite (<= a!29 0.0) 0.0 a!29))))
      (a!32 (<= (+ spent_of_sender a!28 (ite (<= a!29 0.0) 0.0 a!29))
                1099511627776.0))
      (a!35 (<= (+ (ite (<= a!27 sum_cost_of_sender) sum_cost_of_sender a!27)
                   a!34)
                (+ spent_of_sender a!28 (ite (<= a!29 0.0) 0.0 a!29))))
      (a!39 (+ a!36
               (* (- 1.0)
                  (ite (= series_of_sender first) sum_cost_of_sender 0.0))
               a!38
               (* (- 1.0)
                  (ite (= series_of_sender first) excess_cost_of_sender 0.0))))
      (a!49 (= (>= (to_real (ite a!48 1 0)) 0.0)
               (>= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!52 (* weight_number_of_other
               (to_real (ite a!48 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!53 (= (>= saturation_number_of_other 0.0)
               (>= (to_real (ite a!48 1 0)) 0.0)))
      (a!61 (<= (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!48 1 0)))
                (ite (= series_of_other first) excess_cost_of_other 0.0)))
      (a!72 (= (>= (to_real (ite a!71 1 0)) 0.0)
               (>= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)))
      (a!75 (* weight_number_of_sender
               (to_real (ite a!71 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!76 (= (>= saturation_number_of_sender 0.0)
               (>= (to_real (ite a!71 1 0)) 0.0)))
      (a!84 (<= (* excess_weight_number_of_sender
                   saturation_number_of_sender
                   (to_real (ite a!71 1 0)))
                (ite (= series_of_sender first) excess_cost_of_sender 0.0)))
      (a!95 (+ (* 2.0 spent_of_other)
               (* 2.0 a!94)
               (* 2.0
                  (ite (>= excess_cost_of_other 0.0)
                       0.0
                       (* (- 1.0) excess_cost_of_other)))))
      (a!96 (+ (* (- 1.0) spent_of_other)
               (* (- 1.0) a!94)
               (* (- 1.0)
                  (ite (>= excess_cost_of_other 0.0)
                       0.0
                       (* (- 1.0) excess_cost_of_other)))))
      (a!97 (+ spent_of_other
               a!94
               (ite (>= excess_cost_of_other 0.0)
                    0.0
                    (* (- 1.0) excess_cost_of_other))))
      (a!103 (+ a!100
                (* (- 1.0)
                   (ite (= series_of_other first) sum_cost_of_other 0.0))
                (ite a!101 excess_cost_of_other 0.0)
                (* (- 1.0)
                   (ite (= series_of_other first) excess_cost_of_other 0.0))))
      (a!109 (+ (* 2.0 spent_of_sender)
                (* 2.0 a!108)
                (* 2.0
                   (ite (>= excess_cost_of_sender 0.0)
                        0.0
                        (* (- 1.0) excess_cost_of_sender)))))
      (a!110 (+ (* (- 1.0) spent_of_sender)
                (* (- 1.0) a!108)
                (* (- 1.0)
                   (ite (>= excess_cost_of_sender 0.0)
                        0.0
                        (* (- 1.0) excess_cost_of_sender)))))
      (a!111 (+ spent_of_sender
                a!108
                (ite (>= excess_cost_of_sender 0.0)
                     0.0
                     (* (- 1.0) excess_cost_of_sender))))
      (a!117 (+ a!114
                (* (- 1.0)
                   (ite (= series_of_sender first) sum_cost_of_sender 0.0))
                (ite a!115 excess_cost_of_sender 0.0)
                (* (- 1.0)
                   (ite (= series_of_sender first) excess_cost_of_sender 0.0))))
      (a!123 (or a!122
                 (= (+ high_number_of_other (* (- 1.0) low_number_of_other))
                    0.0)
                 (= (to_real (ite a!121 1 0)) 0.0)))
      (a!129 (ite (<= a!125
                      (ite (= series_of_other first) sum_cost_of_other 0.0))
                  (ite (= series_of_other first) sum_cost_of_other 0.0)
                  a!125))
      (a!135 (or (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                    0.0)
                 (= (to_real (ite a!133 1 0)) 0.0)
                 a!134))
      (a!141 (ite (<= a!137
                      (ite (= series_of_sender first) sum_cost_of_sender 0.0))
                  (ite (= series_of_sender first) sum_cost_of_sender 0.0)
                  a!137))
      (a!163 (<= (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!48 1 0)))
                 (ite (= series_of_other (+ 1 closed_epochs))
                      excess_cost_of_other
                      0.0)))
      (a!169 (<= (* excess_weight_number_of_sender
                    saturation_number_of_sender
                    (to_real (ite a!71 1 0)))
                 (ite (= series_of_sender (+ 1 closed_epochs))
                      excess_cost_of_sender
                      0.0)))
      (a!176 (<= a!125
                 (ite (= series_of_other (+ 1 closed_epochs))
                      sum_cost_of_other
                      0.0)))
      (a!181 (<= a!137
                 (ite (= series_of_sender (+ 1 closed_epochs))
                      sum_cost_of_sender
                      0.0))))
(let ((a!22 (= (+ a!10 (ite (<= a!11 0.0) 0.0 a!11)) a!21))
      (a!40 (= (+ a!28 (ite (<= a!29 0.0) 0.0 a!29)) a!39))
      (a!50 (or a!49
                (= (to_real (ite a!48 1 0)) 0.0)
                (= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)))
      (a!54 (or (= saturation_number_of_other 0.0)
                a!53
                (= (to_real (ite a!48 1 0)) 0.0)))
      (a!60 (ite (<= a!52 (ite (= series_of_other first) sum_cost_of_other 0.0))
                 (ite (= series_of_other first) sum_cost_of_other 0.0)
                 a!52))
      (a!62 (ite a!61
                 (ite (= series_of_other first) excess_cost_of_other 0.0)
                 (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!48 1 0)))))
      (a!73 (or (= (to_real (ite a!71 1 0)) 0.0)
                (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)
                a!72))
      (a!77 (or (= (to_real (ite a!71 1 0)) 0.0)
                (= saturation_number_of_sender 0.0)
                a!76))
      (a!83 (ite (<= a!75
                     (ite (= series_of_sender first) sum_cost_of_sender 0.0))
                 (ite (= series_of_sender first) sum_cost_of_sender 0.0)
                 a!75))
      (a!85 (ite a!84
                 (ite (= series_of_sender first) excess_cost_of_sender 0.0)
                 (* excess_weight_number_of_sender
                    saturation_number_of_sender
                    (to_real (ite a!71 1 0)))))
      (a!98 (ite (<= a!95 1099511627776.0)
                 (<= a!96 0.0)
                 (<= a!97 1099511627776.0)))
      (a!99 (<= (+ (ite (<= a!93 sum_cost_of_other) sum_cost_of_other a!93)
                   (ite (<= 0.0 excess_cost_of_other) excess_cost_of_other 0.0))
                a!97))
      (a!104 (= (+ a!94
                   (ite (>= excess_cost_of_other 0.0)
                        0.0
                        (* (- 1.0) excess_cost_of_other)))
                a!103))
      (a!112 (ite (<= a!109 1099511627776.0)
                  (<= a!110 0.0)
                  (<= a!111 1099511627776.0)))
      (a!113 (<= (+ (ite (<= a!107 sum_cost_of_sender) sum_cost_of_sender a!107)
                    (ite (<= 0.0 excess_cost_of_sender)
                         excess_cost_of_sender
                         0.0))
                 a!111))
      (a!118 (= (+ a!108
                   (ite (>= excess_cost_of_sender 0.0)
                        0.0
                        (* (- 1.0) excess_cost_of_sender)))
                a!117))
      (a!124 (or (= (+ high_number_of_other (* (- 1.0) low_number_of_other))
                    0.0)
                 (= weight_number_of_other 0.0)
                 (= (to_real (ite a!121 1 0)) 0.0)
                 (not (= (>= weight_number_of_other 0.0) a!123))))
      (a!130 (+ a!129
                (* (- 1.0)
                   (ite (= series_of_other first) sum_cost_of_other 0.0))
                (ite a!101 excess_cost_of_other 0.0)
                (* (- 1.0)
                   (ite (= series_of_other first) excess_cost_of_other 0.0))))
      (a!136 (or (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                    0.0)
                 (= (to_real (ite a!133 1 0)) 0.0)
                 (= weight_number_of_sender 0.0)
                 (not (= (>= weight_number_of_sender 0.0) a!135))))
      (a!142 (+ a!141
                (* (- 1.0)
                   (ite (= series_of_sender first) sum_cost_of_sender 0.0))
                (ite a!115 excess_cost_of_sender 0.0)
                (* (- 1.0)
                   (ite (= series_of_sender first) excess_cost_of_sender 0.0))))
      (a!161 (<= a!52
                 (ite (= series_of_other (+ 1 closed_epochs))
                      sum_cost_of_other
                      0.0)))
      (a!164 (ite a!163
                  (ite (= series_of_other (+ 1 closed_epochs))
                       excess_cost_of_other
                       0.0)
                  (* excess_weight_number_of_other
                     saturation_number_of_other
                     (to_real (ite a!48 1 0)))))
      (a!167 (<= a!75
                 (ite (= series_of_sender (+ 1 closed_epochs))
                      sum_cost_of_sender
                      0.0)))
      (a!170 (ite a!169
                  (ite (= series_of_sender (+ 1 closed_epochs))
                       excess_cost_of_sender
                       0.0)
                  (* excess_weight_number_of_sender
                     saturation_number_of_sender
                     (to_real (ite a!71 1 0)))))
      (a!177 (ite a!176
                  (ite (= series_of_other (+ 1 closed_epochs))
                       sum_cost_of_other
                       0.0)
                  a!125))
      (a!182 (ite a!181
                  (ite (= series_of_sender (+ 1 closed_epochs))
                       sum_cost_of_sender
                       0.0)
                  a!137)))
(let ((a!41 (and (ite (<= a!12 1099511627776.0) (<= a!13 0.0) a!14)
                 (>= (ite (<= a!9 sum_cost_of_other) sum_cost_of_other a!9) 0.0)
                 (>= a!16 0.0)
                 a!17
                 (<= series_of_other (+ 1 closed_epochs))
                 (= (ite (<= a!9 sum_cost_of_other) sum_cost_of_other a!9) a!18)
                 (= a!16 a!20)
                 a!22
                 (= series_of_other first)
                 (ite (<= a!30 1099511627776.0) (<= a!31 0.0) a!32)
                 (>= (ite (<= a!27 sum_cost_of_sender) sum_cost_of_sender a!27)
                     0.0)
                 (>= a!34 0.0)
                 a!35
                 (<= series_of_sender (+ 1 closed_epochs))
                 (= (ite (<= a!27 sum_cost_of_sender) sum_cost_of_sender a!27)
                    a!36)
                 (= a!34 a!38)
                 a!40
                 (= series_of_sender first)))
      (a!51 (or (not (= (>= weight_number_of_other 0.0) a!50))
                (= (to_real (ite a!48 1 0)) 0.0)
                (= (+ high_number_of_other (* (- 1.0) low_number_of_other)) 0.0)
                (= weight_number_of_other 0.0)))
      (a!55 (or (= excess_weight_number_of_other 0.0)
                (= saturation_number_of_other 0.0)
                (= (to_real (ite a!48 1 0)) 0.0)
                (not (= (>= excess_weight_number_of_other 0.0) a!54))))
      (a!63 (+ a!60
               (* (- 1.0) (ite (= series_of_other first) sum_cost_of_other 0.0))
               a!62
               (* (- 1.0)
                  (ite (= series_of_other first) excess_cost_of_other 0.0))))
      (a!74 (or (= (to_real (ite a!71 1 0)) 0.0)
                (not (= (>= weight_number_of_sender 0.0) a!73))
                (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)
                (= weight_number_of_sender 0.0)))
      (a!78 (or (= (to_real (ite a!71 1 0)) 0.0)
                (not (= (>= excess_weight_number_of_sender 0.0) a!77))
                (= excess_weight_number_of_sender 0.0)
                (= saturation_number_of_sender 0.0)))
      (a!86 (+ a!83
               (* (- 1.0)
                  (ite (= series_of_sender first) sum_cost_of_sender 0.0))
               a!85
               (* (- 1.0)
                  (ite (= series_of_sender first) excess_cost_of_sender 0.0))))
      (a!119 (and a!98
                  (>= (ite (<= a!93 sum_cost_of_other) sum_cost_of_other a!93)
                      0.0)
                  (or (not (<= 0.0 excess_cost_of_other))
                      (>= excess_cost_of_other 0.0))
                  a!99
                  (<= series_of_other (+ 1 closed_epochs))
                  (= (ite (<= a!93 sum_cost_of_other) sum_cost_of_other a!93)
                     a!100)
                  a!102
                  a!104
                  (= series_of_other first)
                  a!112
                  (>= (ite (<= a!107 sum_cost_of_sender)
                           sum_cost_of_sender
                           a!107)
                      0.0)
                  (or (not (<= 0.0 excess_cost_of_sender))
                      (>= excess_cost_of_sender 0.0))
                  a!113
                  (<= series_of_sender (+ 1 closed_epochs))
                  (= (ite (<= a!107 sum_cost_of_sender)
                          sum_cost_of_sender
                          a!107)
                     a!114)
                  a!116
                  a!118
                  (= series_of_sender first)))
      (a!126 (<= (+ (* 2.0 spent_of_other) (* 2.0 (ite a!124 0.0 a!125)))
                 1099511627776.0))
      (a!127 (<= (+ (* (- 1.0) spent_of_other)
                    (* (- 1.0) (ite a!124 0.0 a!125)))
                 0.0))
      (a!138 (<= (+ (* 2.0 spent_of_sender) (* 2.0 (ite a!136 0.0 a!137)))
                 1099511627776.0))
      (a!139 (<= (+ (* (- 1.0) spent_of_sender)
                    (* (- 1.0) (ite a!136 0.0 a!137)))
                 0.0))
      (a!151 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  (ite (<= a!30 1099511627776.0) (<= a!31 0.0) a!32)
                  (>= (ite (<= a!27 sum_cost_of_sender) sum_cost_of_sender a!27)
                      0.0)
                  (>= a!34 0.0)
                  a!35
                  (<= series_of_sender (+ 1 closed_epochs))
                  (= (ite (<= a!27 sum_cost_of_sender) sum_cost_of_sender a!27)
                     a!36)
                  (= a!34 a!38)
                  a!40
                  (= series_of_sender first)))
      (a!155 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  a!112
                  (>= (ite (<= a!107 sum_cost_of_sender)
                           sum_cost_of_sender
                           a!107)
                      0.0)
                  (or (not (<= 0.0 excess_cost_of_sender))
                      (>= excess_cost_of_sender 0.0))
                  a!113
                  (<= series_of_sender (+ 1 closed_epochs))
                  (= (ite (<= a!107 sum_cost_of_sender)
                          sum_cost_of_sender
                          a!107)
                     a!114)
                  a!116
                  a!118
                  (= series_of_sender first)))
      (a!162 (ite a!161
                  (ite (= series_of_other (+ 1 closed_epochs))
                       sum_cost_of_other
                       0.0)
                  a!52))
      (a!168 (ite a!167
                  (ite (= series_of_sender (+ 1 closed_epochs))
                       sum_cost_of_sender
                       0.0)
                  a!75))
      (a!186 (= (ite a!136 0.0 a!137) (+ a!182 a!171 a!185 a!172))))
(let ((a!56 (ite a!55
                 0.0
                 (* excess_weight_number_of_other
                    saturation_number_of_other
                    (to_real (ite a!48 1 0)))))
      (a!79 (ite a!78
                 0.0
                 (* excess_weight_number_of_sender
                    saturation_number_of_sender
                    (to_real (ite a!71 1 0)))))
      (a!128 (ite a!126
                  a!127
                  (<= (+ spent_of_other (ite a!124 0.0 a!125)) 1099511627776.0)))
      (a!140 (ite a!138
                  a!139
                  (<= (+ spent_of_sender (ite a!136 0.0 a!137)) 1099511627776.0))))
(let ((a!57 (<= (+ (* 2.0 spent_of_other)
                   (* 2.0 (ite a!51 0.0 a!52))
                   (* 2.0 a!56))
                1099511627776.0))
      (a!58 (<= (+ (* (- 1.0) spent_of_other)
                   (* (- 1.0) (ite a!51 0.0 a!52))
                   (* (- 1.0) a!56))
                0.0))
      (a!80 (<= (+ (* 2.0 spent_of_sender)
                   (* 2.0 (ite a!74 0.0 a!75))
                   (* 2.0 a!79))
                1099511627776.0))
      (a!81 (<= (+ (* (- 1.0) spent_of_sender)
                   (* (- 1.0) (ite a!74 0.0 a!75))
                   (* (- 1.0) a!79))
                0.0))
      (a!131 (and a!128
                  (<= 0.0 spent_of_other)
                  (<= first (+ 1 closed_epochs))
                  (= (ite a!124 0.0 a!125) a!129)
                  (or (= excess_cost_of_other 0.0) (not a!101))
                  (= (ite a!124 0.0 a!125) a!130)
                  a!112
                  (>= (ite (<= a!107 sum_cost_of_sender)
                           sum_cost_of_sender
                           a!107)
                      0.0)
                  (or (not (<= 0.0 excess_cost_of_sender))
                      (>= excess_cost_of_sender 0.0))
                  a!113
                  (<= series_of_sender (+ 1 closed_epochs))
                  (= (ite (<= a!107 sum_cost_of_sender)
                          sum_cost_of_sender
                          a!107)
                     a!114)
                  a!116
                  a!118
                  (= series_of_sender first)))
      (a!143 (and a!98
                  (>= (ite (<= a!93 sum_cost_of_other) sum_cost_of_other a!93)
                      0.0)
                  (or (not (<= 0.0 excess_cost_of_other))
                      (>= excess_cost_of_other 0.0))
                  a!99
                  (<= series_of_other (+ 1 closed_epochs))
                  (= (ite (<= a!93 sum_cost_of_other) sum_cost_of_other a!93)
                     a!100)
                  a!102
                  a!104
                  (= series_of_other first)
                  a!140
                  (<= 0.0 spent_of_sender)
                  (<= first (+ 1 closed_epochs))
                  (= (ite a!136 0.0 a!137) a!141)
                  (or (= excess_cost_of_sender 0.0) (not a!115))
                  (= (ite a!136 0.0 a!137) a!142)))
      (a!145 (and a!128
                  (<= 0.0 spent_of_other)
                  (<= first (+ 1 closed_epochs))
                  (= (ite a!124 0.0 a!125) a!129)
                  (or (= excess_cost_of_other 0.0) (not a!101))
                  (= (ite a!124 0.0 a!125) a!130)
                  a!140
                  (<= 0.0 spent_of_sender)
                  (= (ite a!136 0.0 a!137) a!141)
                  (or (= excess_cost_of_sender 0.0) (not a!115))
                  (= (ite a!136 0.0 a!137) a!142)))
      (a!157 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  a!140
                  (<= 0.0 spent_of_sender)
                  (<= first (+ 1 closed_epochs))
                  (= (ite a!136 0.0 a!137) a!141)
                  (or (= excess_cost_of_sender 0.0) (not a!115))
                  (= (ite a!136 0.0 a!137) a!142)))
      (a!173 (= (+ (ite a!74 0.0 a!75) a!79) (+ a!168 a!171 a!170 a!172)))
      (a!187 (and a!128
                  (<= 0.0 spent_of_other)
                  (= (ite a!124 0.0 a!125) a!177)
                  (or a!179 (= excess_cost_of_other 0.0))
                  (= (ite a!124 0.0 a!125) (+ a!177 a!165 a!180 a!166))
                  a!140
                  (<= 0.0 spent_of_sender)
                  (= (ite a!136 0.0 a!137) a!182)
                  (or a!184 (= excess_cost_of_sender 0.0))
                  a!186))
      (a!191 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  a!140
                  (<= 0.0 spent_of_sender)
                  (= (ite a!136 0.0 a!137) a!182)
                  (or a!184 (= excess_cost_of_sender 0.0))
                  a!186)))
(let ((a!59 (ite a!57
                 a!58
                 (<= (+ spent_of_other (ite a!51 0.0 a!52) a!56)
                     1099511627776.0)))
      (a!82 (ite a!80
                 a!81
                 (<= (+ spent_of_sender (ite a!74 0.0 a!75) a!79)
                     1099511627776.0))))
(let ((a!64 (and a!59
                 (<= 0.0 spent_of_other)
                 (<= first (+ 1 closed_epochs))
                 (= (ite a!51 0.0 a!52) a!60)
                 (= a!56 a!62)
                 (= (+ (ite a!51 0.0 a!52) a!56) a!63)
                 (ite (<= a!30 1099511627776.0) (<= a!31 0.0) a!32)
                 (>= (ite (<= a!27 sum_cost_of_sender) sum_cost_of_sender a!27)
                     0.0)
                 (>= a!34 0.0)
                 a!35
                 (<= series_of_sender (+ 1 closed_epochs))
                 (= (ite (<= a!27 sum_cost_of_sender) sum_cost_of_sender a!27)
                    a!36)
                 (= a!34 a!38)
                 a!40
                 (= series_of_sender first)))
      (a!87 (and (ite (<= a!12 1099511627776.0) (<= a!13 0.0) a!14)
                 (>= (ite (<= a!9 sum_cost_of_other) sum_cost_of_other a!9) 0.0)
                 (>= a!16 0.0)
                 a!17
                 (<= series_of_other (+ 1 closed_epochs))
                 (= (ite (<= a!9 sum_cost_of_other) sum_cost_of_other a!9) a!18)
                 (= a!16 a!20)
                 a!22
                 (= series_of_other first)
                 a!82
                 (<= 0.0 spent_of_sender)
                 (<= first (+ 1 closed_epochs))
                 (= (ite a!74 0.0 a!75) a!83)
                 (= a!79 a!85)
                 (= (+ (ite a!74 0.0 a!75) a!79) a!86)))
      (a!89 (and a!59
                 (<= 0.0 spent_of_other)
                 (<= first (+ 1 closed_epochs))
                 (= (ite a!51 0.0 a!52) a!60)
                 (= a!56 a!62)
                 (= (+ (ite a!51 0.0 a!52) a!56) a!63)
                 a!82
                 (<= 0.0 spent_of_sender)
                 (= (ite a!74 0.0 a!75) a!83)
                 (= a!79 a!85)
                 (= (+ (ite a!74 0.0 a!75) a!79) a!86)))
      (a!153 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  a!82
                  (<= 0.0 spent_of_sender)
                  (<= first (+ 1 closed_epochs))
                  (= (ite a!74 0.0 a!75) a!83)
                  (= a!79 a!85)
                  (= (+ (ite a!74 0.0 a!75) a!79) a!86)))
      (a!174 (and a!59
                  (<= 0.0 spent_of_other)
                  (= (ite a!51 0.0 a!52) a!162)
                  (= a!56 a!164)
                  (= (+ (ite a!51 0.0 a!52) a!56) (+ a!162 a!165 a!164 a!166))
                  a!82
                  (<= 0.0 spent_of_sender)
                  (= (ite a!74 0.0 a!75) a!168)
                  (= a!79 a!170)
                  a!173))
      (a!189 (and a!1
                  (>= sum_cost_of_other 0.0)
                  (>= excess_cost_of_other 0.0)
                  (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)
                  (<= series_of_other (+ 1 closed_epochs))
                  a!82
                  (<= 0.0 spent_of_sender)
                  (= (ite a!74 0.0 a!75) a!168)
                  (= a!79 a!170)
                  a!173)))
  (not (and a!3
            (or (not a!4) a!41)
            (or (not a!42) a!64)
            (or (not a!65) a!87)
            (or (not a!88) a!89)
            (or (not a!90) a!119)
            (or (not a!120) a!131)
            (or (not a!132) a!143)
            (or (not a!144) a!145)
            (or (not a!146) a!119)
            (or (not a!147) a!131)
            (or (not a!148) a!143)
            (or (not a!149) a!145)
            (or (not a!150) a!151)
            (or (not a!152) a!153)
            (or (not a!154) a!155)
            (or (not a!156) a!157)
            (or (not a!158) a!155)
            (or (not a!159) a!157)
            (or (not a!160) a!174)
            (or (not a!175) a!187)
            (or (not a!188) a!189)
            (or (not a!190) a!191)
            (or (not a!192) a!187)
            (or (not a!193) a!187)
            (or (not a!194) a!191)
            (or (not a!195) a!191)
            (or (not a!196) a!174)
            (or (not a!197) a!187)
            (or (not a!198) a!189)
            (or (not a!199) a!191)
            (or (not a!200) a!187)
            (or (not a!201) a!187)
            (or (not a!202) a!191)
            (or (not a!203) a!191)
            (or (not a!204) a!2)))))))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a known user sends, the other's samples change, 1 stratum: a contribution holds the
;   user's new samples, and after an epoch all are released
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excess_cost_of_sender () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun length () Int)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_1 () Int)
(declare-fun released_2 () Int)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun series_of_sender () Int)
(declare-fun spent_of_other () Real)
(declare-fun spent_of_sender () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun sum_cost_of_sender () Real)
(declare-fun withheld_1 () Int)
(declare-fun withheld_2 () Int)
(assert (! (and (>= released_1 0)
     (>= withheld_1 0)
     (>= (+ released_1 withheld_1) 1)
     (<= (+ released_1 withheld_1) m)
     (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 1) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_sender closed_epochs) (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_sender)
                       (- spent_of_sender 1099511627776.0))
                    (- spent_of_sender 1099511627776.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_sender 0.0)
       (>= excess_cost_of_sender 0.0)
       (<= (+ sum_cost_of_sender excess_cost_of_sender) spent_of_sender)
       a!2
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                asks_excess
                (not (<= queries excesses))
                (= series_of_sender first)))
      (a!2 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                asks_excess
                (not (<= queries excesses))
                (not (= series_of_sender first))))
      (a!3 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                asks_excess
                (<= queries excesses)
                (= series_of_sender first)))
      (a!4 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                asks_excess
                (<= queries excesses)
                (not (= series_of_sender first))))
      (a!5 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                (not asks_excess)
                (= series_of_sender first)))
      (a!6 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                (not asks_excess)
                (not (= series_of_sender first))))
      (a!7 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (<= (+ first length) (+ 1 closed_epochs))
                (not (<= asked_queries 0))
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                asks_excess
                (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!8 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (<= (+ first length) (+ 1 closed_epochs))
                (not (<= asked_queries 0))
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                (not asks_excess)
                (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!9 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (<= (+ first length) (+ 1 closed_epochs))
                (<= asked_queries 0)
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                asks_excess
                (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!10 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!11 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!12 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!13 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!14 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs))))))
  (not (and (or (not a!1) (= 0 withheld_2))
            (or (not a!2) (= 0 withheld_2))
            (or (not a!3) (= 0 withheld_2))
            (or (not a!4) (= 0 withheld_2))
            (or (not a!5) (= 0 withheld_2))
            (or (not a!6) (= 0 withheld_2))
            (or (not a!7) (= 0 withheld_2))
            (or (not a!8) (= 0 withheld_2))
            (or (not a!9) (= 0 withheld_2))
            (or (not a!10) (= 0 withheld_2))
            (or (not a!11) (= 0 withheld_2))
            (or (not a!12) (= 0 withheld_2))
            (or (not a!13) (= 0 withheld_2))
            (or (not a!14) (= 0 withheld_2)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: ledger-mechanism/any-step
; query: a known user sends, the other's samples change, 1 stratum: the sample is counted, or
;   nothing happens
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; a radius serves
;   one series, with no more epochs and excesses than it was drawn for.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asked_length () Int)
(declare-fun asked_queries () Int)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
(declare-fun excess_cost_of_other () Real)
(declare-fun excess_cost_of_sender () Real)
(declare-fun excesses () Int)
(declare-fun first () Int)
(declare-fun length () Int)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun number_of_other () Int)
(declare-fun number_of_sender () Int)
(declare-fun other_users () Int)
(declare-fun queries () Int)
(declare-fun released_1 () Int)
(declare-fun released_2 () Int)
(declare-fun scale () Real)
(declare-fun series_of_other () Int)
(declare-fun series_of_sender () Int)
(declare-fun spent_of_other () Real)
(declare-fun spent_of_sender () Real)
(declare-fun sum_cost_of_other () Real)
(declare-fun sum_cost_of_sender () Real)
(declare-fun withheld_1 () Int)
(declare-fun withheld_2 () Int)
(assert (! (and (>= released_1 0)
     (>= withheld_1 0)
     (>= (+ released_1 withheld_1) 1)
     (<= (+ released_1 withheld_1) m)
     (>= released_2 0)
     (>= withheld_2 0)
     (>= (+ released_2 withheld_2) 1)
     (<= (+ released_2 withheld_2) m))
  :named |samples of users|))
(assert (! (and (>= other_users 1) (<= (+ other_users 1) n) (>= m 1))
  :named |numbers of users|))
(assert (! (and (>= number_of_sender 0)
     (>= number_of_other 0)
     (distinct number_of_sender number_of_other))
  :named |numbers of the two users|))
(assert (! (and (>= closed_epochs 0) (> scale 0.0))
  :named |closed epochs, and a scale|))
(assert (! (or (<= first closed_epochs) (<= length 0))
  :named |the series has begun, or has no epoch|))
(assert (! (<= first (+ closed_epochs 1))
  :named |its number|))
(assert (! (and (<= series_of_sender closed_epochs) (<= series_of_other closed_epochs))
  :named |series of accounts|))
(assert (! (and (>= excesses 0) (<= excesses queries))
  :named |excesses of the series|))
(assert (! (let ((a!1 (<= (ite (< (- 0.0 spent_of_sender)
                       (- spent_of_sender 1099511627776.0))
                    (- spent_of_sender 1099511627776.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1099511627776.0))
                    (- spent_of_other 1099511627776.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1
       (>= sum_cost_of_sender 0.0)
       (>= excess_cost_of_sender 0.0)
       (<= (+ sum_cost_of_sender excess_cost_of_sender) spent_of_sender)
       a!2
       (>= sum_cost_of_other 0.0)
       (>= excess_cost_of_other 0.0)
       (<= (+ sum_cost_of_other excess_cost_of_other) spent_of_other)))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_sender first)
                (= series_of_other first)))
      (a!2 (and (<= (+ released_1 withheld_1) (+ (- 1) m))
                (<= other_users (+ (- 1) n))))
      (a!3 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (= series_of_sender first)
                (not (= series_of_other first))))
      (a!4 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (not (= series_of_sender first))
                (= series_of_other first)))
      (a!5 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (not (<= queries excesses))
                (not (= series_of_sender first))
                (not (= series_of_other first))))
      (a!6 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (= series_of_sender first)
                (= series_of_other first)))
      (a!7 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (= series_of_sender first)
                (not (= series_of_other first))))
      (a!8 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (not (= series_of_sender first))
                (= series_of_other first)))
      (a!9 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= 1 asked_length))
                (not (<= (+ first length) (+ 1 closed_epochs)))
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess
                (<= queries excesses)
                (not (= series_of_sender first))
                (not (= series_of_other first))))
      (a!10 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_sender first)
                 (= series_of_other first)))
      (a!11 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (= series_of_sender first)
                 (not (= series_of_other first))))
      (a!12 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender first))
                 (= series_of_other first)))
      (a!13 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender first))
                 (not (= series_of_other first))))
      (a!14 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (= series_of_sender first)))
      (a!15 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (<= queries excesses))
                 (not (= series_of_sender first))))
      (a!16 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (= series_of_sender first)))
      (a!17 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (<= queries excesses)
                 (not (= series_of_sender first))))
      (a!18 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (= series_of_sender first)))
      (a!19 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (not (<= (+ first length) (+ 1 closed_epochs)))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender first))))
      (a!20 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!21 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!22 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!23 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!24 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!25 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!26 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!27 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= 1 asked_length))
                 (<= (+ first length) (+ 1 closed_epochs))
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!28 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!29 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!30 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!31 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (not (<= asked_queries 0))
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!32 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!33 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))
                 (not (= series_of_other (+ 1 closed_epochs)))))
      (a!34 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!35 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (<= 1 asked_length)
                 (<= asked_queries 0)
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)
                 (not (= series_of_sender (+ 1 closed_epochs)))))
      (a!36 (and (not (>= (+ released_1 withheld_1) m)) (not closes))))
  (not (and (or (not a!1) a!2)
            (or (not a!3) a!2)
            (or (not a!4) a!2)
            (or (not a!5) a!2)
            (or (not a!6) a!2)
            (or (not a!7) a!2)
            (or (not a!8) a!2)
            (or (not a!9) a!2)
            (or (not a!10) a!2)
            (or (not a!11) a!2)
            (or (not a!12) a!2)
            (or (not a!13) a!2)
            (or (not a!14) a!2)
            (or (not a!15) a!2)
            (or (not a!16) a!2)
            (or (not a!17) a!2)
            (or (not a!18) a!2)
            (or (not a!19) a!2)
            (or (not a!20) a!2)
            (or (not a!21) a!2)
            (or (not a!22) a!2)
            (or (not a!23) a!2)
            (or (not a!24) a!2)
            (or (not a!25) a!2)
            (or (not a!26) a!2)
            (or (not a!27) a!2)
            (or (not a!28) a!2)
            (or (not a!29) a!2)
            (or (not a!30) a!2)
            (or (not a!31) a!2)
            (or (not a!32) a!2)
            (or (not a!33) a!2)
            (or (not a!34) a!2)
            (or (not a!35) a!2)
            (or (not a!36) a!2))))
  :named |negated goal|))
(check-sat)
