; id: gaussian-mechanism/any-step
; query: a new user sends, the sender's samples change, 1 stratum: the policy sees the same, and
;   all records are the same, if the released sums are
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
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
; id: gaussian-mechanism/any-step
; query: a new user sends, the sender's samples change, 1 stratum: each released sum has noise
;   of its address, from a draw of the right scale
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1))
  :named |accounts|))
(assert (! (let ((a!1 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (not (<= withheld_2 0))
                     asks_excess)))
      (a!2 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (not (<= withheld_2 0))
                     (not asks_excess))))
      (a!3 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (<= withheld_2 0)
                     asks_excess)))
      (a!4 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (<= withheld_2 0)
                     (not asks_excess)))))
(let ((a!5 (and (or a!1 (= (* 2.0 scale scale) (* 2.0 scale scale)))
                (or a!2 (= (* 2.0 scale scale) (* 2.0 scale scale)))
                (or a!3 (= (* 2.0 scale scale) (* 2.0 scale scale)))
                (or a!4 (= (* 2.0 scale scale) (* 2.0 scale scale))))))
  (not a!5)))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a new user sends, the sender's samples change, 1 stratum: the sums move by no more than
;   the changed user's contribution costs
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1))
  :named |accounts|))
(assert (! (let ((a!1 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (not (<= withheld_2 0))
                     asks_excess)))
      (a!2 (* weight_number_of_sender
              weight_number_of_sender
              (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
              (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!4 (+ (ite (<= low_number_of_sender sample_sender_mine)
                   (ite (<= sample_sender_mine high_number_of_sender)
                        sample_sender_mine
                        high_number_of_sender)
                   low_number_of_sender)
              (* (- 1.0) low_number_of_sender)))
      (a!6 (+ (ite (<= low_number_of_sender sample_sender_theirs)
                   (ite (<= sample_sender_theirs high_number_of_sender)
                        sample_sender_theirs
                        high_number_of_sender)
                   low_number_of_sender)
              (* (- 1.0) low_number_of_sender)))
      (a!10 (ite (<= (+ sample_sender_mine
                        (* (- 1.0) inner_high_number_of_sender))
                     saturation_number_of_sender)
                 (+ sample_sender_mine (* (- 1.0) inner_high_number_of_sender))
                 saturation_number_of_sender))
      (a!12 (ite (<= (+ inner_low_number_of_sender
                        (* (- 1.0) sample_sender_mine))
                     saturation_number_of_sender)
                 (+ inner_low_number_of_sender (* (- 1.0) sample_sender_mine))
                 saturation_number_of_sender))
      (a!15 (ite (<= (+ sample_sender_theirs
                        (* (- 1.0) inner_high_number_of_sender))
                     saturation_number_of_sender)
                 (+ sample_sender_theirs
                    (* (- 1.0) inner_high_number_of_sender))
                 saturation_number_of_sender))
      (a!17 (ite (<= (+ inner_low_number_of_sender
                        (* (- 1.0) sample_sender_theirs))
                     saturation_number_of_sender)
                 (+ inner_low_number_of_sender (* (- 1.0) sample_sender_theirs))
                 saturation_number_of_sender))
      (a!23 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= withheld_2 0))
                      (not asks_excess))))
      (a!29 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= withheld_2 0)
                      asks_excess)))
      (a!30 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= withheld_2 0)
                      (not asks_excess)))))
(let ((a!3 (and (<= 0.0 saturation_number_of_sender)
                (<= 0.0
                    (+ inner_high_number_of_sender
                       (* (- 1.0) inner_low_number_of_sender)))
                (<= 0.0
                    (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                (<= 0.0 excess_weight_number_of_sender)
                (<= 0.0 weight_number_of_sender)
                (<= (+ a!2
                       (* excess_weight_number_of_sender
                          excess_weight_number_of_sender
                          saturation_number_of_sender
                          saturation_number_of_sender))
                    1208925819614629174706176.0)))
      (a!11 (ite (<= 0.0
                     (+ sample_sender_mine
                        (* (- 1.0) inner_high_number_of_sender)))
                 a!10
                 0.0))
      (a!13 (ite (<= 0.0
                     (+ inner_low_number_of_sender
                        (* (- 1.0) sample_sender_mine)))
                 a!12
                 0.0))
      (a!16 (ite (<= 0.0
                     (+ sample_sender_theirs
                        (* (- 1.0) inner_high_number_of_sender)))
                 a!15
                 0.0))
      (a!18 (ite (<= 0.0
                     (+ inner_low_number_of_sender
                        (* (- 1.0) sample_sender_theirs)))
                 a!17
                 0.0))
      (a!24 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 weight_number_of_sender)
                 (<= a!2 1208925819614629174706176.0))))
(let ((a!5 (ite (and (<= stratum_number_of_sender 0.0)
                     (<= 0.0 stratum_number_of_sender))
                (* weight_number_of_sender (to_real (ite a!3 1 0)) a!4)
                0.0))
      (a!7 (ite (and (<= stratum_number_of_sender 0.0)
                     (<= 0.0 stratum_number_of_sender))
                (* weight_number_of_sender (to_real (ite a!3 1 0)) a!6)
                0.0))
      (a!8 (* weight_number_of_sender
              (to_real (ite a!3 1 0))
              (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!14 (* excess_weight_number_of_sender
               (to_real (ite a!3 1 0))
               (+ a!11 a!13)))
      (a!19 (* excess_weight_number_of_sender
               (to_real (ite a!3 1 0))
               (+ a!16 a!18)))
      (a!25 (ite (and (<= stratum_number_of_sender 0.0)
                      (<= 0.0 stratum_number_of_sender))
                 (* weight_number_of_sender (to_real (ite a!24 1 0)) a!4)
                 0.0))
      (a!26 (ite (and (<= stratum_number_of_sender 0.0)
                      (<= 0.0 stratum_number_of_sender))
                 (* weight_number_of_sender (to_real (ite a!24 1 0)) a!6)
                 0.0))
      (a!27 (* weight_number_of_sender
               (to_real (ite a!24 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))))
(let ((a!9 (ite (<= 0.0 (+ a!5 (* (- 1.0) a!7)))
                (<= (+ a!5 (* (- 1.0) a!7)) a!8)
                (<= (+ (* (- 1.0) a!5) a!7) a!8)))
      (a!20 (<= (+ a!14 (* (- 1.0) a!19))
                (* excess_weight_number_of_sender
                   saturation_number_of_sender
                   (to_real (ite a!3 1 0)))))
      (a!21 (<= (+ (* (- 1.0) a!14) a!19)
                (* excess_weight_number_of_sender
                   saturation_number_of_sender
                   (to_real (ite a!3 1 0)))))
      (a!28 (ite (<= 0.0 (+ a!25 (* (- 1.0) a!26)))
                 (<= (+ a!25 (* (- 1.0) a!26)) a!27)
                 (<= (+ (* (- 1.0) a!25) a!26) a!27))))
(let ((a!22 (ite (<= 0.0 (+ a!14 (* (- 1.0) a!19))) a!20 a!21)))
  (not (and (or a!1 (and a!9 a!22))
            (or a!23 a!28)
            (or a!29 (and a!9 a!22))
            (or a!30 a!28))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a new user sends, the sender's samples change, 1 stratum: every contribution is
;   charged, and no account is overdrawn
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1))
  :named |accounts|))
(assert (! (let ((a!1 (ite (<= spent_of_other 604462909807314587353088.0)
                (>= spent_of_other 0.0)
                (<= spent_of_other 1208925819614629174706176.0)))
      (a!2 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (not (<= withheld_2 0))
                     asks_excess)))
      (a!3 (* weight_number_of_other
              weight_number_of_other
              (+ high_number_of_other (* (- 1.0) low_number_of_other))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!8 (* weight_number_of_sender
              weight_number_of_sender
              (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
              (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!13 (or (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)
                (= weight_number_of_sender 0.0)))
      (a!20 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= withheld_2 0))
                      (not asks_excess))))
      (a!27 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= withheld_2 0)
                      asks_excess)))
      (a!29 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= withheld_2 0)
                      (not asks_excess))))
      (a!31 (not (and (not (>= other_users n)) (not (>= 0 m)) (not closes)))))
(let ((a!4 (and (<= 0.0 saturation_number_of_other)
                (<= 0.0
                    (+ inner_high_number_of_other
                       (* (- 1.0) inner_low_number_of_other)))
                (<= 0.0
                    (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                (<= 0.0 excess_weight_number_of_other)
                (<= 0.0 weight_number_of_other)
                (<= (+ a!3
                       (* excess_weight_number_of_other
                          excess_weight_number_of_other
                          saturation_number_of_other
                          saturation_number_of_other))
                    (+ 1208925819614629174706176.0 (* (- 1.0) spent_of_other)))))
      (a!9 (and (<= 0.0 saturation_number_of_sender)
                (<= 0.0
                    (+ inner_high_number_of_sender
                       (* (- 1.0) inner_low_number_of_sender)))
                (<= 0.0
                    (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                (<= 0.0 excess_weight_number_of_sender)
                (<= 0.0 weight_number_of_sender)
                (<= (+ a!8
                       (* excess_weight_number_of_sender
                          excess_weight_number_of_sender
                          saturation_number_of_sender
                          saturation_number_of_sender))
                    1208925819614629174706176.0)))
      (a!12 (= (+ (* (- 1.0) a!8)
                  (* (- 1.0)
                     (* excess_weight_number_of_sender
                        excess_weight_number_of_sender
                        saturation_number_of_sender
                        saturation_number_of_sender)))
               0.0))
      (a!21 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 weight_number_of_other)
                 (<= a!3
                     (+ 1208925819614629174706176.0 (* (- 1.0) spent_of_other)))))
      (a!24 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 weight_number_of_sender)
                 (<= a!8 1208925819614629174706176.0))))
(let ((a!5 (* weight_number_of_other
              weight_number_of_other
              (to_real (ite a!4 1 0))
              (to_real (ite a!4 1 0))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!6 (* excess_weight_number_of_other
              excess_weight_number_of_other
              saturation_number_of_other
              saturation_number_of_other
              (to_real (ite a!4 1 0))
              (to_real (ite a!4 1 0))))
      (a!10 (* weight_number_of_sender
               weight_number_of_sender
               (to_real (ite a!9 1 0))
               (to_real (ite a!9 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!11 (* excess_weight_number_of_sender
               excess_weight_number_of_sender
               saturation_number_of_sender
               saturation_number_of_sender
               (to_real (ite a!9 1 0))
               (to_real (ite a!9 1 0))))
      (a!14 (= (>= (to_real (ite a!9 1 0)) 0.0)
               (and a!13
                    (or (= saturation_number_of_sender 0.0)
                        (= excess_weight_number_of_sender 0.0)))))
      (a!22 (* weight_number_of_other
               weight_number_of_other
               (to_real (ite a!21 1 0))
               (to_real (ite a!21 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!25 (* weight_number_of_sender
               weight_number_of_sender
               (to_real (ite a!24 1 0))
               (to_real (ite a!24 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))))
(let ((a!7 (ite (<= (+ (* 2.0 spent_of_other) (* 2.0 a!5) (* 2.0 a!6))
                    1208925819614629174706176.0)
                (<= (+ (* (- 1.0) spent_of_other)
                       (* (- 1.0) a!5)
                       (* (- 1.0) a!6))
                    0.0)
                (<= (+ spent_of_other a!5 a!6) 1208925819614629174706176.0)))
      (a!15 (or (= (to_real (ite a!9 1 0)) 0.0) a!14 a!12))
      (a!23 (ite (<= (+ (* 2.0 spent_of_other) (* 2.0 a!22))
                     1208925819614629174706176.0)
                 (<= (+ (* (- 1.0) spent_of_other) (* (- 1.0) a!22)) 0.0)
                 (<= (+ spent_of_other a!22) 1208925819614629174706176.0)))
      (a!30 (or a!29
                (and a!1
                     (<= series_of_other (+ 1 closed_epochs))
                     (or (<= a!25 604462909807314587353088.0)
                         (<= a!25 1208925819614629174706176.0))
                     (<= (- 1) closed_epochs)))))
(let ((a!16 (= (>= (to_real (ite a!9 1 0)) 0.0) a!15))
      (a!26 (or a!20
                (and a!23
                     (<= series_of_other (+ 1 closed_epochs))
                     (or (<= a!25 604462909807314587353088.0)
                         (<= a!25 1208925819614629174706176.0))
                     (<= (- 1) closed_epochs)))))
(let ((a!17 (or (= (to_real (ite a!9 1 0)) 0.0) a!12 (not a!16))))
(let ((a!18 (ite (<= (+ (* 2.0 a!10) (* 2.0 a!11)) 1208925819614629174706176.0)
                 a!17
                 (<= (+ a!10 a!11) 1208925819614629174706176.0))))
(let ((a!19 (or a!2
                (and a!7
                     (<= series_of_other (+ 1 closed_epochs))
                     a!18
                     (<= (- 1) closed_epochs))))
      (a!28 (or a!27
                (and a!1
                     (<= series_of_other (+ 1 closed_epochs))
                     a!18
                     (<= (- 1) closed_epochs)))))
(let ((a!32 (and (or (not (>= other_users n))
                     (and a!1 (<= series_of_other closed_epochs)))
                 a!19
                 a!26
                 a!28
                 a!30
                 (or a!31
                     (and a!1
                          (<= series_of_other closed_epochs)
                          (<= 0 closed_epochs))))))
  (not a!32))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a new user sends, the sender's samples change, 1 stratum: a contribution holds the
;   user's new samples, and after an epoch all are released
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1))
  :named |accounts|))
(assert (! (let ((a!1 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (<= withheld_2 0)
                     asks_excess)))
      (a!2 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (<= withheld_2 0)
                     (not asks_excess)))))
  (not (and (or a!1 (= 0 withheld_2)) (or a!2 (= 0 withheld_2)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a new user sends, the sender's samples change, 1 stratum: the sample is counted, or
;   nothing happens
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1))
  :named |accounts|))
(assert (! (let ((a!1 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (not (<= withheld_2 0))
                     asks_excess)))
      (a!3 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (not (<= withheld_2 0))
                     (not asks_excess))))
      (a!5 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (<= withheld_2 0)
                     asks_excess)))
      (a!7 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (<= withheld_2 0)
                     (not asks_excess))))
      (a!9 (not (and (not (>= other_users n)) (not (>= 0 m)) (not closes)))))
(let ((a!2 (or a!1 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!4 (or a!3 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!6 (or a!5 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!8 (or a!7 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!10 (or a!9 (and (<= 1 m) (<= other_users (+ (- 1) n))))))
  (not (and a!2 a!4 a!6 a!8 a!10))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a new user sends, the other's samples change, 1 stratum: the policy sees the same, and
;   all records are the same, if the released sums are
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
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
; id: gaussian-mechanism/any-step
; query: a new user sends, the other's samples change, 1 stratum: each released sum has noise of
;   its address, from a draw of the right scale
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1))
  :named |accounts|))
(assert (! (let ((a!1 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (not (<= withheld_2 0))
                     asks_excess)))
      (a!2 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (not (<= withheld_2 0))
                     (not asks_excess))))
      (a!3 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (<= withheld_2 0)
                     asks_excess)))
      (a!4 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (<= withheld_2 0)
                     (not asks_excess)))))
(let ((a!5 (and (or a!1 (= (* 2.0 scale scale) (* 2.0 scale scale)))
                (or a!2 (= (* 2.0 scale scale) (* 2.0 scale scale)))
                (or a!3 (= (* 2.0 scale scale) (* 2.0 scale scale)))
                (or a!4 (= (* 2.0 scale scale) (* 2.0 scale scale))))))
  (not a!5)))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a new user sends, the other's samples change, 1 stratum: the sums move by no more than
;   the changed user's contribution costs
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1))
  :named |accounts|))
(assert (! (let ((a!1 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (not (<= withheld_2 0))
                     asks_excess)))
      (a!2 (* weight_number_of_other
              weight_number_of_other
              (+ high_number_of_other (* (- 1.0) low_number_of_other))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!4 (+ (ite (<= low_number_of_other withheld_other_mine)
                   (ite (<= withheld_other_mine high_number_of_other)
                        withheld_other_mine
                        high_number_of_other)
                   low_number_of_other)
              (* (- 1.0) low_number_of_other)))
      (a!6 (+ (ite (<= low_number_of_other withheld_other_theirs)
                   (ite (<= withheld_other_theirs high_number_of_other)
                        withheld_other_theirs
                        high_number_of_other)
                   low_number_of_other)
              (* (- 1.0) low_number_of_other)))
      (a!10 (ite (<= (+ withheld_other_mine
                        (* (- 1.0) inner_high_number_of_other))
                     saturation_number_of_other)
                 (+ withheld_other_mine (* (- 1.0) inner_high_number_of_other))
                 saturation_number_of_other))
      (a!12 (ite (<= (+ inner_low_number_of_other
                        (* (- 1.0) withheld_other_mine))
                     saturation_number_of_other)
                 (+ inner_low_number_of_other (* (- 1.0) withheld_other_mine))
                 saturation_number_of_other))
      (a!15 (ite (<= (+ withheld_other_theirs
                        (* (- 1.0) inner_high_number_of_other))
                     saturation_number_of_other)
                 (+ withheld_other_theirs
                    (* (- 1.0) inner_high_number_of_other))
                 saturation_number_of_other))
      (a!17 (ite (<= (+ inner_low_number_of_other
                        (* (- 1.0) withheld_other_theirs))
                     saturation_number_of_other)
                 (+ inner_low_number_of_other (* (- 1.0) withheld_other_theirs))
                 saturation_number_of_other))
      (a!23 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= withheld_2 0))
                      (not asks_excess)))))
(let ((a!3 (and (<= 0.0 saturation_number_of_other)
                (<= 0.0
                    (+ inner_high_number_of_other
                       (* (- 1.0) inner_low_number_of_other)))
                (<= 0.0
                    (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                (<= 0.0 excess_weight_number_of_other)
                (<= 0.0 weight_number_of_other)
                (<= (+ a!2
                       (* excess_weight_number_of_other
                          excess_weight_number_of_other
                          saturation_number_of_other
                          saturation_number_of_other))
                    (+ 1208925819614629174706176.0 (* (- 1.0) spent_of_other)))))
      (a!11 (ite (<= 0.0
                     (+ withheld_other_mine
                        (* (- 1.0) inner_high_number_of_other)))
                 a!10
                 0.0))
      (a!13 (ite (<= 0.0
                     (+ inner_low_number_of_other
                        (* (- 1.0) withheld_other_mine)))
                 a!12
                 0.0))
      (a!16 (ite (<= 0.0
                     (+ withheld_other_theirs
                        (* (- 1.0) inner_high_number_of_other)))
                 a!15
                 0.0))
      (a!18 (ite (<= 0.0
                     (+ inner_low_number_of_other
                        (* (- 1.0) withheld_other_theirs)))
                 a!17
                 0.0))
      (a!24 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 weight_number_of_other)
                 (<= a!2
                     (+ 1208925819614629174706176.0 (* (- 1.0) spent_of_other))))))
(let ((a!5 (ite (and (<= stratum_number_of_other 0.0)
                     (<= 0.0 stratum_number_of_other))
                (* weight_number_of_other (to_real (ite a!3 1 0)) a!4)
                0.0))
      (a!7 (ite (and (<= stratum_number_of_other 0.0)
                     (<= 0.0 stratum_number_of_other))
                (* weight_number_of_other (to_real (ite a!3 1 0)) a!6)
                0.0))
      (a!8 (* weight_number_of_other
              (to_real (ite a!3 1 0))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!14 (* excess_weight_number_of_other
               (to_real (ite a!3 1 0))
               (+ a!11 a!13)))
      (a!19 (* excess_weight_number_of_other
               (to_real (ite a!3 1 0))
               (+ a!16 a!18)))
      (a!25 (ite (and (<= stratum_number_of_other 0.0)
                      (<= 0.0 stratum_number_of_other))
                 (* weight_number_of_other (to_real (ite a!24 1 0)) a!4)
                 0.0))
      (a!26 (ite (and (<= stratum_number_of_other 0.0)
                      (<= 0.0 stratum_number_of_other))
                 (* weight_number_of_other (to_real (ite a!24 1 0)) a!6)
                 0.0))
      (a!27 (* weight_number_of_other
               (to_real (ite a!24 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other)))))
(let ((a!9 (ite (<= 0.0 (+ a!5 (* (- 1.0) a!7)))
                (<= (+ a!5 (* (- 1.0) a!7)) a!8)
                (<= (+ (* (- 1.0) a!5) a!7) a!8)))
      (a!20 (<= (+ a!14 (* (- 1.0) a!19))
                (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!3 1 0)))))
      (a!21 (<= (+ (* (- 1.0) a!14) a!19)
                (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!3 1 0)))))
      (a!28 (ite (<= 0.0 (+ a!25 (* (- 1.0) a!26)))
                 (<= (+ a!25 (* (- 1.0) a!26)) a!27)
                 (<= (+ (* (- 1.0) a!25) a!26) a!27))))
(let ((a!22 (ite (<= 0.0 (+ a!14 (* (- 1.0) a!19))) a!20 a!21)))
  (not (and (or a!1 (and a!9 a!22)) (or a!23 a!28))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a new user sends, the other's samples change, 1 stratum: every contribution is charged,
;   and no account is overdrawn
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1))
  :named |accounts|))
(assert (! (let ((a!1 (ite (<= spent_of_other 604462909807314587353088.0)
                (>= spent_of_other 0.0)
                (<= spent_of_other 1208925819614629174706176.0)))
      (a!2 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (not (<= withheld_2 0))
                     asks_excess)))
      (a!3 (* weight_number_of_other
              weight_number_of_other
              (+ high_number_of_other (* (- 1.0) low_number_of_other))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!8 (* weight_number_of_sender
              weight_number_of_sender
              (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
              (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!12 (or (= weight_number_of_sender 0.0)
                (= (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
                   0.0)))
      (a!20 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (not (<= withheld_2 0))
                      (not asks_excess))))
      (a!27 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= withheld_2 0)
                      asks_excess)))
      (a!29 (not (and (not (>= other_users n))
                      (not (>= 0 m))
                      closes
                      (<= withheld_2 0)
                      (not asks_excess))))
      (a!31 (not (and (not (>= other_users n)) (not (>= 0 m)) (not closes)))))
(let ((a!4 (and (<= 0.0 saturation_number_of_other)
                (<= 0.0
                    (+ inner_high_number_of_other
                       (* (- 1.0) inner_low_number_of_other)))
                (<= 0.0
                    (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                (<= 0.0 excess_weight_number_of_other)
                (<= 0.0 weight_number_of_other)
                (<= (+ a!3
                       (* excess_weight_number_of_other
                          excess_weight_number_of_other
                          saturation_number_of_other
                          saturation_number_of_other))
                    (+ 1208925819614629174706176.0 (* (- 1.0) spent_of_other)))))
      (a!9 (and (<= 0.0 saturation_number_of_sender)
                (<= 0.0
                    (+ inner_high_number_of_sender
                       (* (- 1.0) inner_low_number_of_sender)))
                (<= 0.0
                    (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                (<= 0.0 excess_weight_number_of_sender)
                (<= 0.0 weight_number_of_sender)
                (<= (+ a!8
                       (* excess_weight_number_of_sender
                          excess_weight_number_of_sender
                          saturation_number_of_sender
                          saturation_number_of_sender))
                    1208925819614629174706176.0)))
      (a!14 (= (+ (* (- 1.0) a!8)
                  (* (- 1.0)
                     (* excess_weight_number_of_sender
                        excess_weight_number_of_sender
                        saturation_number_of_sender
                        saturation_number_of_sender)))
               0.0))
      (a!21 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 weight_number_of_other)
                 (<= a!3
                     (+ 1208925819614629174706176.0 (* (- 1.0) spent_of_other)))))
      (a!24 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 weight_number_of_sender)
                 (<= a!8 1208925819614629174706176.0))))
(let ((a!5 (* weight_number_of_other
              weight_number_of_other
              (to_real (ite a!4 1 0))
              (to_real (ite a!4 1 0))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!6 (* excess_weight_number_of_other
              excess_weight_number_of_other
              saturation_number_of_other
              saturation_number_of_other
              (to_real (ite a!4 1 0))
              (to_real (ite a!4 1 0))))
      (a!10 (* weight_number_of_sender
               weight_number_of_sender
               (to_real (ite a!9 1 0))
               (to_real (ite a!9 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!11 (* excess_weight_number_of_sender
               excess_weight_number_of_sender
               saturation_number_of_sender
               saturation_number_of_sender
               (to_real (ite a!9 1 0))
               (to_real (ite a!9 1 0))))
      (a!13 (= (>= (to_real (ite a!9 1 0)) 0.0)
               (and a!12
                    (or (= excess_weight_number_of_sender 0.0)
                        (= saturation_number_of_sender 0.0)))))
      (a!22 (* weight_number_of_other
               weight_number_of_other
               (to_real (ite a!21 1 0))
               (to_real (ite a!21 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!25 (* weight_number_of_sender
               weight_number_of_sender
               (to_real (ite a!24 1 0))
               (to_real (ite a!24 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))))
(let ((a!7 (ite (<= (+ (* 2.0 spent_of_other) (* 2.0 a!5) (* 2.0 a!6))
                    1208925819614629174706176.0)
                (<= (+ (* (- 1.0) spent_of_other)
                       (* (- 1.0) a!5)
                       (* (- 1.0) a!6))
                    0.0)
                (<= (+ spent_of_other a!5 a!6) 1208925819614629174706176.0)))
      (a!15 (or (= (to_real (ite a!9 1 0)) 0.0) a!13 a!14))
      (a!23 (ite (<= (+ (* 2.0 spent_of_other) (* 2.0 a!22))
                     1208925819614629174706176.0)
                 (<= (+ (* (- 1.0) spent_of_other) (* (- 1.0) a!22)) 0.0)
                 (<= (+ spent_of_other a!22) 1208925819614629174706176.0)))
      (a!30 (or a!29
                (and a!1
                     (<= series_of_other (+ 1 closed_epochs))
                     (or (<= a!25 604462909807314587353088.0)
                         (<= a!25 1208925819614629174706176.0))
                     (<= (- 1) closed_epochs)))))
(let ((a!16 (= (>= (to_real (ite a!9 1 0)) 0.0) a!15))
      (a!26 (or a!20
                (and a!23
                     (<= series_of_other (+ 1 closed_epochs))
                     (or (<= a!25 604462909807314587353088.0)
                         (<= a!25 1208925819614629174706176.0))
                     (<= (- 1) closed_epochs)))))
(let ((a!17 (or (= (to_real (ite a!9 1 0)) 0.0) (not a!16) a!14)))
(let ((a!18 (ite (<= (+ (* 2.0 a!10) (* 2.0 a!11)) 1208925819614629174706176.0)
                 a!17
                 (<= (+ a!10 a!11) 1208925819614629174706176.0))))
(let ((a!19 (or a!2
                (and a!7
                     (<= series_of_other (+ 1 closed_epochs))
                     a!18
                     (<= (- 1) closed_epochs))))
      (a!28 (or a!27
                (and a!1
                     (<= series_of_other (+ 1 closed_epochs))
                     a!18
                     (<= (- 1) closed_epochs)))))
(let ((a!32 (and (or (not (>= other_users n))
                     (and a!1 (<= series_of_other closed_epochs)))
                 a!19
                 a!26
                 a!28
                 a!30
                 (or a!31
                     (and a!1
                          (<= series_of_other closed_epochs)
                          (<= 0 closed_epochs))))))
  (not a!32))))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a new user sends, the other's samples change, 1 stratum: a contribution holds the
;   user's new samples, and after an epoch all are released
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1))
  :named |accounts|))
(assert (! (let ((a!1 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (<= withheld_2 0)
                     asks_excess)))
      (a!2 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (<= withheld_2 0)
                     (not asks_excess)))))
  (not (and (or a!1 (= 0 withheld_2)) (or a!2 (= 0 withheld_2)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a new user sends, the other's samples change, 1 stratum: the sample is counted, or
;   nothing happens
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1))
  :named |accounts|))
(assert (! (let ((a!1 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (not (<= withheld_2 0))
                     asks_excess)))
      (a!3 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (not (<= withheld_2 0))
                     (not asks_excess))))
      (a!5 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (<= withheld_2 0)
                     asks_excess)))
      (a!7 (not (and (not (>= other_users n))
                     (not (>= 0 m))
                     closes
                     (<= withheld_2 0)
                     (not asks_excess))))
      (a!9 (not (and (not (>= other_users n)) (not (>= 0 m)) (not closes)))))
(let ((a!2 (or a!1 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!4 (or a!3 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!6 (or a!5 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!8 (or a!7 (and (<= 1 m) (<= other_users (+ (- 1) n)))))
      (a!10 (or a!9 (and (<= 1 m) (<= other_users (+ (- 1) n))))))
  (not (and a!2 a!4 a!6 a!8 a!10))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a known user sends, the sender's samples change, 2 strata: the policy sees the same,
;   and all records are the same, if the released sums are
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
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
; id: gaussian-mechanism/any-step
; query: a known user sends, the sender's samples change, 2 strata: each released sum has noise
;   of its address, from a draw of the right scale
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_sender 1208925819614629174706176.0))
                    (- spent_of_sender 1208925819614629174706176.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1 a!2))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess))
      (a!2 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                (not asks_excess)))
      (a!3 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                asks_excess))
      (a!4 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                (not asks_excess))))
(let ((a!5 (and (or (not a!1) (= (* 2.0 scale scale) (* 2.0 scale scale)))
                (or (not a!2) (= (* 2.0 scale scale) (* 2.0 scale scale)))
                (or (not a!3) (= (* 2.0 scale scale) (* 2.0 scale scale)))
                (or (not a!4) (= (* 2.0 scale scale) (* 2.0 scale scale))))))
  (not a!5)))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a known user sends, the sender's samples change, 2 strata: the sums move by no more
;   than the changed user's contribution costs
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_sender 1208925819614629174706176.0))
                    (- spent_of_sender 1208925819614629174706176.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1 a!2))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess))
      (a!2 (* weight_number_of_sender
              weight_number_of_sender
              (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
              (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!4 (ite (<= low_number_of_sender
                    (+ withheld_sender_mine sample_sender_mine))
                (ite (<= (+ withheld_sender_mine sample_sender_mine)
                         high_number_of_sender)
                     (+ withheld_sender_mine sample_sender_mine)
                     high_number_of_sender)
                low_number_of_sender))
      (a!7 (ite (<= low_number_of_sender
                    (+ withheld_sender_theirs sample_sender_theirs))
                (ite (<= (+ withheld_sender_theirs sample_sender_theirs)
                         high_number_of_sender)
                     (+ withheld_sender_theirs sample_sender_theirs)
                     high_number_of_sender)
                low_number_of_sender))
      (a!16 (ite (<= (+ withheld_sender_mine
                        sample_sender_mine
                        (* (- 1.0) inner_high_number_of_sender))
                     saturation_number_of_sender)
                 (+ withheld_sender_mine
                    sample_sender_mine
                    (* (- 1.0) inner_high_number_of_sender))
                 saturation_number_of_sender))
      (a!18 (ite (<= (+ inner_low_number_of_sender
                        (* (- 1.0) withheld_sender_mine)
                        (* (- 1.0) sample_sender_mine))
                     saturation_number_of_sender)
                 (+ inner_low_number_of_sender
                    (* (- 1.0) withheld_sender_mine)
                    (* (- 1.0) sample_sender_mine))
                 saturation_number_of_sender))
      (a!21 (ite (<= (+ withheld_sender_theirs
                        sample_sender_theirs
                        (* (- 1.0) inner_high_number_of_sender))
                     saturation_number_of_sender)
                 (+ withheld_sender_theirs
                    sample_sender_theirs
                    (* (- 1.0) inner_high_number_of_sender))
                 saturation_number_of_sender))
      (a!23 (ite (<= (+ inner_low_number_of_sender
                        (* (- 1.0) withheld_sender_theirs)
                        (* (- 1.0) sample_sender_theirs))
                     saturation_number_of_sender)
                 (+ inner_low_number_of_sender
                    (* (- 1.0) withheld_sender_theirs)
                    (* (- 1.0) sample_sender_theirs))
                 saturation_number_of_sender))
      (a!29 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)))
      (a!41 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess))
      (a!42 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess))))
(let ((a!3 (and (<= 0.0 saturation_number_of_sender)
                (<= 0.0
                    (+ inner_high_number_of_sender
                       (* (- 1.0) inner_low_number_of_sender)))
                (<= 0.0
                    (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                (<= 0.0 excess_weight_number_of_sender)
                (<= 0.0 weight_number_of_sender)
                (<= (+ a!2
                       (* excess_weight_number_of_sender
                          excess_weight_number_of_sender
                          saturation_number_of_sender
                          saturation_number_of_sender))
                    (+ 1208925819614629174706176.0 (* (- 1.0) spent_of_sender)))))
      (a!17 (ite (<= 0.0
                     (+ withheld_sender_mine
                        sample_sender_mine
                        (* (- 1.0) inner_high_number_of_sender)))
                 a!16
                 0.0))
      (a!19 (ite (<= 0.0
                     (+ inner_low_number_of_sender
                        (* (- 1.0) withheld_sender_mine)
                        (* (- 1.0) sample_sender_mine)))
                 a!18
                 0.0))
      (a!22 (ite (<= 0.0
                     (+ withheld_sender_theirs
                        sample_sender_theirs
                        (* (- 1.0) inner_high_number_of_sender)))
                 a!21
                 0.0))
      (a!24 (ite (<= 0.0
                     (+ inner_low_number_of_sender
                        (* (- 1.0) withheld_sender_theirs)
                        (* (- 1.0) sample_sender_theirs)))
                 a!23
                 0.0))
      (a!30 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 weight_number_of_sender)
                 (<= a!2
                     (+ 1208925819614629174706176.0 (* (- 1.0) spent_of_sender))))))
(let ((a!5 (* weight_number_of_sender
              (to_real (ite a!3 1 0))
              (+ a!4 (* (- 1.0) low_number_of_sender))))
      (a!8 (* weight_number_of_sender
              (to_real (ite a!3 1 0))
              (+ a!7 (* (- 1.0) low_number_of_sender))))
      (a!10 (* weight_number_of_sender
               (to_real (ite a!3 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!20 (* excess_weight_number_of_sender
               (to_real (ite a!3 1 0))
               (+ a!17 a!19)))
      (a!25 (* excess_weight_number_of_sender
               (to_real (ite a!3 1 0))
               (+ a!22 a!24)))
      (a!31 (* weight_number_of_sender
               (to_real (ite a!30 1 0))
               (+ a!4 (* (- 1.0) low_number_of_sender))))
      (a!33 (* weight_number_of_sender
               (to_real (ite a!30 1 0))
               (+ a!7 (* (- 1.0) low_number_of_sender))))
      (a!35 (* weight_number_of_sender
               (to_real (ite a!30 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))))
(let ((a!6 (ite (and (<= stratum_number_of_sender 0.0)
                     (<= 0.0 stratum_number_of_sender))
                a!5
                0.0))
      (a!9 (ite (and (<= stratum_number_of_sender 0.0)
                     (<= 0.0 stratum_number_of_sender))
                a!8
                0.0))
      (a!12 (ite (and (<= stratum_number_of_sender 1.0)
                      (<= 1.0 stratum_number_of_sender))
                 a!5
                 0.0))
      (a!13 (ite (and (<= stratum_number_of_sender 1.0)
                      (<= 1.0 stratum_number_of_sender))
                 a!8
                 0.0))
      (a!26 (<= (+ a!20 (* (- 1.0) a!25))
                (* excess_weight_number_of_sender
                   saturation_number_of_sender
                   (to_real (ite a!3 1 0)))))
      (a!27 (<= (+ (* (- 1.0) a!20) a!25)
                (* excess_weight_number_of_sender
                   saturation_number_of_sender
                   (to_real (ite a!3 1 0)))))
      (a!32 (ite (and (<= stratum_number_of_sender 0.0)
                      (<= 0.0 stratum_number_of_sender))
                 a!31
                 0.0))
      (a!34 (ite (and (<= stratum_number_of_sender 0.0)
                      (<= 0.0 stratum_number_of_sender))
                 a!33
                 0.0))
      (a!37 (ite (and (<= stratum_number_of_sender 1.0)
                      (<= 1.0 stratum_number_of_sender))
                 a!31
                 0.0))
      (a!38 (ite (and (<= stratum_number_of_sender 1.0)
                      (<= 1.0 stratum_number_of_sender))
                 a!33
                 0.0)))
(let ((a!11 (ite (<= 0.0 (+ a!6 (* (- 1.0) a!9)))
                 (<= (+ a!6 (* (- 1.0) a!9)) a!10)
                 (<= (+ (* (- 1.0) a!6) a!9) a!10)))
      (a!14 (ite (<= 0.0 (+ a!12 (* (- 1.0) a!13)))
                 (<= (+ a!12 (* (- 1.0) a!13)) a!10)
                 (<= (+ (* (- 1.0) a!12) a!13) a!10)))
      (a!15 (or (= (+ a!6 (* (- 1.0) a!9)) 0.0)
                (= (+ a!12 (* (- 1.0) a!13)) 0.0)))
      (a!28 (ite (<= 0.0 (+ a!20 (* (- 1.0) a!25))) a!26 a!27))
      (a!36 (ite (<= 0.0 (+ a!32 (* (- 1.0) a!34)))
                 (<= (+ a!32 (* (- 1.0) a!34)) a!35)
                 (<= (+ (* (- 1.0) a!32) a!34) a!35)))
      (a!39 (ite (<= 0.0 (+ a!37 (* (- 1.0) a!38)))
                 (<= (+ a!37 (* (- 1.0) a!38)) a!35)
                 (<= (+ (* (- 1.0) a!37) a!38) a!35)))
      (a!40 (or (= (+ a!32 (* (- 1.0) a!34)) 0.0)
                (= (+ a!37 (* (- 1.0) a!38)) 0.0))))
  (not (and (or (not a!1) (and a!11 a!14 a!15 a!28))
            (or (not a!29) (and a!36 a!39 a!40))
            (or (not a!41) (and a!11 a!14 a!15 a!28))
            (or (not a!42) (and a!36 a!39 a!40)))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a known user sends, the sender's samples change, 2 strata: every contribution is
;   charged, and no account is overdrawn
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_sender 1208925819614629174706176.0))
                    (- spent_of_sender 1208925819614629174706176.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1 a!2))
  :named |accounts|))
(assert (! (let ((a!1 (ite (<= spent_of_other 604462909807314587353088.0)
                (>= spent_of_other 0.0)
                (<= spent_of_other 1208925819614629174706176.0)))
      (a!4 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess))
      (a!5 (* weight_number_of_other
              weight_number_of_other
              (+ high_number_of_other (* (- 1.0) low_number_of_other))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!10 (* weight_number_of_sender
               weight_number_of_sender
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!16 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)))
      (a!24 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess))
      (a!26 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)))
      (a!28 (and (not (>= (+ released_1 withheld_1) m)) (not closes))))
(let ((a!2 (and a!1
                (<= series_of_other closed_epochs)
                (ite (<= spent_of_sender 604462909807314587353088.0)
                     (>= spent_of_sender 0.0)
                     (<= spent_of_sender 1208925819614629174706176.0))
                (<= series_of_sender closed_epochs)))
      (a!6 (and (<= 0.0 saturation_number_of_other)
                (<= 0.0
                    (+ inner_high_number_of_other
                       (* (- 1.0) inner_low_number_of_other)))
                (<= 0.0
                    (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                (<= 0.0 excess_weight_number_of_other)
                (<= 0.0 weight_number_of_other)
                (<= (+ a!5
                       (* excess_weight_number_of_other
                          excess_weight_number_of_other
                          saturation_number_of_other
                          saturation_number_of_other))
                    (+ 1208925819614629174706176.0 (* (- 1.0) spent_of_other)))))
      (a!11 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 excess_weight_number_of_sender)
                 (<= 0.0 weight_number_of_sender)
                 (<= (+ a!10
                        (* excess_weight_number_of_sender
                           excess_weight_number_of_sender
                           saturation_number_of_sender
                           saturation_number_of_sender))
                     (+ 1208925819614629174706176.0 (* (- 1.0) spent_of_sender)))))
      (a!17 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 weight_number_of_other)
                 (<= a!5
                     (+ 1208925819614629174706176.0 (* (- 1.0) spent_of_other)))))
      (a!20 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 weight_number_of_sender)
                 (<= a!10
                     (+ 1208925819614629174706176.0 (* (- 1.0) spent_of_sender))))))
(let ((a!3 (or (not (>= (+ released_1 withheld_1) m)) a!2))
      (a!7 (* weight_number_of_other
              weight_number_of_other
              (to_real (ite a!6 1 0))
              (to_real (ite a!6 1 0))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!8 (* excess_weight_number_of_other
              excess_weight_number_of_other
              saturation_number_of_other
              saturation_number_of_other
              (to_real (ite a!6 1 0))
              (to_real (ite a!6 1 0))))
      (a!12 (* weight_number_of_sender
               weight_number_of_sender
               (to_real (ite a!11 1 0))
               (to_real (ite a!11 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!13 (* excess_weight_number_of_sender
               excess_weight_number_of_sender
               saturation_number_of_sender
               saturation_number_of_sender
               (to_real (ite a!11 1 0))
               (to_real (ite a!11 1 0))))
      (a!18 (* weight_number_of_other
               weight_number_of_other
               (to_real (ite a!17 1 0))
               (to_real (ite a!17 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!21 (* weight_number_of_sender
               weight_number_of_sender
               (to_real (ite a!20 1 0))
               (to_real (ite a!20 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))))
(let ((a!9 (ite (<= (+ (* 2.0 spent_of_other) (* 2.0 a!7) (* 2.0 a!8))
                    1208925819614629174706176.0)
                (<= (+ (* (- 1.0) spent_of_other)
                       (* (- 1.0) a!7)
                       (* (- 1.0) a!8))
                    0.0)
                (<= (+ spent_of_other a!7 a!8) 1208925819614629174706176.0)))
      (a!14 (ite (<= (+ (* 2.0 spent_of_sender) (* 2.0 a!12) (* 2.0 a!13))
                     1208925819614629174706176.0)
                 (<= (+ (* (- 1.0) spent_of_sender)
                        (* (- 1.0) a!12)
                        (* (- 1.0) a!13))
                     0.0)
                 (<= (+ spent_of_sender a!12 a!13) 1208925819614629174706176.0)))
      (a!19 (ite (<= (+ (* 2.0 spent_of_other) (* 2.0 a!18))
                     1208925819614629174706176.0)
                 (<= (+ (* (- 1.0) spent_of_other) (* (- 1.0) a!18)) 0.0)
                 (<= (+ spent_of_other a!18) 1208925819614629174706176.0)))
      (a!22 (ite (<= (+ (* 2.0 spent_of_sender) (* 2.0 a!21))
                     1208925819614629174706176.0)
                 (<= (+ (* (- 1.0) spent_of_sender) (* (- 1.0) a!21)) 0.0)
                 (<= (+ spent_of_sender a!21) 1208925819614629174706176.0))))
(let ((a!15 (or (not a!4)
                (and a!9
                     (<= series_of_other (+ 1 closed_epochs))
                     a!14
                     (<= series_of_sender (+ 1 closed_epochs)))))
      (a!23 (or (not a!16)
                (and a!19
                     (<= series_of_other (+ 1 closed_epochs))
                     a!22
                     (<= series_of_sender (+ 1 closed_epochs)))))
      (a!25 (or (not a!24)
                (and a!1
                     (<= series_of_other (+ 1 closed_epochs))
                     a!14
                     (<= series_of_sender (+ 1 closed_epochs)))))
      (a!27 (or (not a!26)
                (and a!1
                     (<= series_of_other (+ 1 closed_epochs))
                     a!22
                     (<= series_of_sender (+ 1 closed_epochs))))))
  (not (and a!3 a!15 a!23 a!25 a!27 (or (not a!28) a!2))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a known user sends, the sender's samples change, 2 strata: a contribution holds the
;   user's new samples, and after an epoch all are released
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_sender 1208925819614629174706176.0))
                    (- spent_of_sender 1208925819614629174706176.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1 a!2))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                asks_excess))
      (a!2 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                (not asks_excess))))
  (not (and (or (not a!1) (= 0 withheld_2)) (or (not a!2) (= 0 withheld_2)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a known user sends, the sender's samples change, 2 strata: the sample is counted, or
;   nothing happens
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_sender 1208925819614629174706176.0))
                    (- spent_of_sender 1208925819614629174706176.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1 a!2))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess))
      (a!2 (and (<= (+ released_1 withheld_1) (+ (- 1) m))
                (<= other_users (+ (- 1) n))))
      (a!3 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                (not asks_excess)))
      (a!4 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                asks_excess))
      (a!5 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                (not asks_excess)))
      (a!6 (and (not (>= (+ released_1 withheld_1) m)) (not closes))))
  (not (and (or (not a!1) a!2)
            (or (not a!3) a!2)
            (or (not a!4) a!2)
            (or (not a!5) a!2)
            (or (not a!6) a!2))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a known user sends, the other's samples change, 1 stratum: the policy sees the same,
;   and all records are the same, if the released sums are
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
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
; id: gaussian-mechanism/any-step
; query: a known user sends, the other's samples change, 1 stratum: each released sum has noise
;   of its address, from a draw of the right scale
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_sender 1208925819614629174706176.0))
                    (- spent_of_sender 1208925819614629174706176.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1 a!2))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess))
      (a!2 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                (not asks_excess)))
      (a!3 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                asks_excess))
      (a!4 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                (not asks_excess))))
(let ((a!5 (and (or (not a!1) (= (* 2.0 scale scale) (* 2.0 scale scale)))
                (or (not a!2) (= (* 2.0 scale scale) (* 2.0 scale scale)))
                (or (not a!3) (= (* 2.0 scale scale) (* 2.0 scale scale)))
                (or (not a!4) (= (* 2.0 scale scale) (* 2.0 scale scale))))))
  (not a!5)))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a known user sends, the other's samples change, 1 stratum: the sums move by no more
;   than the changed user's contribution costs
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_sender 1208925819614629174706176.0))
                    (- spent_of_sender 1208925819614629174706176.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1 a!2))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess))
      (a!2 (* weight_number_of_other
              weight_number_of_other
              (+ high_number_of_other (* (- 1.0) low_number_of_other))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!4 (+ (ite (<= low_number_of_other withheld_other_mine)
                   (ite (<= withheld_other_mine high_number_of_other)
                        withheld_other_mine
                        high_number_of_other)
                   low_number_of_other)
              (* (- 1.0) low_number_of_other)))
      (a!6 (+ (ite (<= low_number_of_other withheld_other_theirs)
                   (ite (<= withheld_other_theirs high_number_of_other)
                        withheld_other_theirs
                        high_number_of_other)
                   low_number_of_other)
              (* (- 1.0) low_number_of_other)))
      (a!10 (ite (<= (+ withheld_other_mine
                        (* (- 1.0) inner_high_number_of_other))
                     saturation_number_of_other)
                 (+ withheld_other_mine (* (- 1.0) inner_high_number_of_other))
                 saturation_number_of_other))
      (a!12 (ite (<= (+ inner_low_number_of_other
                        (* (- 1.0) withheld_other_mine))
                     saturation_number_of_other)
                 (+ inner_low_number_of_other (* (- 1.0) withheld_other_mine))
                 saturation_number_of_other))
      (a!15 (ite (<= (+ withheld_other_theirs
                        (* (- 1.0) inner_high_number_of_other))
                     saturation_number_of_other)
                 (+ withheld_other_theirs
                    (* (- 1.0) inner_high_number_of_other))
                 saturation_number_of_other))
      (a!17 (ite (<= (+ inner_low_number_of_other
                        (* (- 1.0) withheld_other_theirs))
                     saturation_number_of_other)
                 (+ inner_low_number_of_other (* (- 1.0) withheld_other_theirs))
                 saturation_number_of_other))
      (a!23 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess))))
(let ((a!3 (and (<= 0.0 saturation_number_of_other)
                (<= 0.0
                    (+ inner_high_number_of_other
                       (* (- 1.0) inner_low_number_of_other)))
                (<= 0.0
                    (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                (<= 0.0 excess_weight_number_of_other)
                (<= 0.0 weight_number_of_other)
                (<= (+ a!2
                       (* excess_weight_number_of_other
                          excess_weight_number_of_other
                          saturation_number_of_other
                          saturation_number_of_other))
                    (+ 1208925819614629174706176.0 (* (- 1.0) spent_of_other)))))
      (a!11 (ite (<= 0.0
                     (+ withheld_other_mine
                        (* (- 1.0) inner_high_number_of_other)))
                 a!10
                 0.0))
      (a!13 (ite (<= 0.0
                     (+ inner_low_number_of_other
                        (* (- 1.0) withheld_other_mine)))
                 a!12
                 0.0))
      (a!16 (ite (<= 0.0
                     (+ withheld_other_theirs
                        (* (- 1.0) inner_high_number_of_other)))
                 a!15
                 0.0))
      (a!18 (ite (<= 0.0
                     (+ inner_low_number_of_other
                        (* (- 1.0) withheld_other_theirs)))
                 a!17
                 0.0))
      (a!24 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 weight_number_of_other)
                 (<= a!2
                     (+ 1208925819614629174706176.0 (* (- 1.0) spent_of_other))))))
(let ((a!5 (ite (and (<= stratum_number_of_other 0.0)
                     (<= 0.0 stratum_number_of_other))
                (* weight_number_of_other (to_real (ite a!3 1 0)) a!4)
                0.0))
      (a!7 (ite (and (<= stratum_number_of_other 0.0)
                     (<= 0.0 stratum_number_of_other))
                (* weight_number_of_other (to_real (ite a!3 1 0)) a!6)
                0.0))
      (a!8 (* weight_number_of_other
              (to_real (ite a!3 1 0))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!14 (* excess_weight_number_of_other
               (to_real (ite a!3 1 0))
               (+ a!11 a!13)))
      (a!19 (* excess_weight_number_of_other
               (to_real (ite a!3 1 0))
               (+ a!16 a!18)))
      (a!25 (ite (and (<= stratum_number_of_other 0.0)
                      (<= 0.0 stratum_number_of_other))
                 (* weight_number_of_other (to_real (ite a!24 1 0)) a!4)
                 0.0))
      (a!26 (ite (and (<= stratum_number_of_other 0.0)
                      (<= 0.0 stratum_number_of_other))
                 (* weight_number_of_other (to_real (ite a!24 1 0)) a!6)
                 0.0))
      (a!27 (* weight_number_of_other
               (to_real (ite a!24 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other)))))
(let ((a!9 (ite (<= 0.0 (+ a!5 (* (- 1.0) a!7)))
                (<= (+ a!5 (* (- 1.0) a!7)) a!8)
                (<= (+ (* (- 1.0) a!5) a!7) a!8)))
      (a!20 (<= (+ a!14 (* (- 1.0) a!19))
                (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!3 1 0)))))
      (a!21 (<= (+ (* (- 1.0) a!14) a!19)
                (* excess_weight_number_of_other
                   saturation_number_of_other
                   (to_real (ite a!3 1 0)))))
      (a!28 (ite (<= 0.0 (+ a!25 (* (- 1.0) a!26)))
                 (<= (+ a!25 (* (- 1.0) a!26)) a!27)
                 (<= (+ (* (- 1.0) a!25) a!26) a!27))))
(let ((a!22 (ite (<= 0.0 (+ a!14 (* (- 1.0) a!19))) a!20 a!21)))
  (not (and (or (not a!1) (and a!9 a!22)) (or (not a!23) a!28))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a known user sends, the other's samples change, 1 stratum: every contribution is
;   charged, and no account is overdrawn
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_sender 1208925819614629174706176.0))
                    (- spent_of_sender 1208925819614629174706176.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1 a!2))
  :named |accounts|))
(assert (! (let ((a!1 (ite (<= spent_of_other 604462909807314587353088.0)
                (>= spent_of_other 0.0)
                (<= spent_of_other 1208925819614629174706176.0)))
      (a!4 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess))
      (a!5 (* weight_number_of_other
              weight_number_of_other
              (+ high_number_of_other (* (- 1.0) low_number_of_other))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!10 (* weight_number_of_sender
               weight_number_of_sender
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!16 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= withheld_1 (- 1)))
                 (not (<= withheld_2 0))
                 (not asks_excess)))
      (a!24 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 asks_excess))
      (a!26 (and (not (>= (+ released_1 withheld_1) m))
                 closes
                 (not (<= withheld_1 (- 1)))
                 (<= withheld_2 0)
                 (not asks_excess)))
      (a!28 (and (not (>= (+ released_1 withheld_1) m)) (not closes))))
(let ((a!2 (and a!1
                (<= series_of_other closed_epochs)
                (ite (<= spent_of_sender 604462909807314587353088.0)
                     (>= spent_of_sender 0.0)
                     (<= spent_of_sender 1208925819614629174706176.0))
                (<= series_of_sender closed_epochs)))
      (a!6 (and (<= 0.0 saturation_number_of_other)
                (<= 0.0
                    (+ inner_high_number_of_other
                       (* (- 1.0) inner_low_number_of_other)))
                (<= 0.0
                    (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                (<= 0.0 excess_weight_number_of_other)
                (<= 0.0 weight_number_of_other)
                (<= (+ a!5
                       (* excess_weight_number_of_other
                          excess_weight_number_of_other
                          saturation_number_of_other
                          saturation_number_of_other))
                    (+ 1208925819614629174706176.0 (* (- 1.0) spent_of_other)))))
      (a!11 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 excess_weight_number_of_sender)
                 (<= 0.0 weight_number_of_sender)
                 (<= (+ a!10
                        (* excess_weight_number_of_sender
                           excess_weight_number_of_sender
                           saturation_number_of_sender
                           saturation_number_of_sender))
                     (+ 1208925819614629174706176.0 (* (- 1.0) spent_of_sender)))))
      (a!17 (and (<= 0.0 saturation_number_of_other)
                 (<= 0.0
                     (+ inner_high_number_of_other
                        (* (- 1.0) inner_low_number_of_other)))
                 (<= 0.0
                     (+ high_number_of_other (* (- 1.0) low_number_of_other)))
                 (<= 0.0 weight_number_of_other)
                 (<= a!5
                     (+ 1208925819614629174706176.0 (* (- 1.0) spent_of_other)))))
      (a!20 (and (<= 0.0 saturation_number_of_sender)
                 (<= 0.0
                     (+ inner_high_number_of_sender
                        (* (- 1.0) inner_low_number_of_sender)))
                 (<= 0.0
                     (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))
                 (<= 0.0 weight_number_of_sender)
                 (<= a!10
                     (+ 1208925819614629174706176.0 (* (- 1.0) spent_of_sender))))))
(let ((a!3 (or (not (>= (+ released_1 withheld_1) m)) a!2))
      (a!7 (* weight_number_of_other
              weight_number_of_other
              (to_real (ite a!6 1 0))
              (to_real (ite a!6 1 0))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))
              (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!8 (* excess_weight_number_of_other
              excess_weight_number_of_other
              saturation_number_of_other
              saturation_number_of_other
              (to_real (ite a!6 1 0))
              (to_real (ite a!6 1 0))))
      (a!12 (* weight_number_of_sender
               weight_number_of_sender
               (to_real (ite a!11 1 0))
               (to_real (ite a!11 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))))
      (a!13 (* excess_weight_number_of_sender
               excess_weight_number_of_sender
               saturation_number_of_sender
               saturation_number_of_sender
               (to_real (ite a!11 1 0))
               (to_real (ite a!11 1 0))))
      (a!18 (* weight_number_of_other
               weight_number_of_other
               (to_real (ite a!17 1 0))
               (to_real (ite a!17 1 0))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))
               (+ high_number_of_other (* (- 1.0) low_number_of_other))))
      (a!21 (* weight_number_of_sender
               weight_number_of_sender
               (to_real (ite a!20 1 0))
               (to_real (ite a!20 1 0))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender))
               (+ high_number_of_sender (* (- 1.0) low_number_of_sender)))))
(let ((a!9 (ite (<= (+ (* 2.0 spent_of_other) (* 2.0 a!7) (* 2.0 a!8))
                    1208925819614629174706176.0)
                (<= (+ (* (- 1.0) spent_of_other)
                       (* (- 1.0) a!7)
                       (* (- 1.0) a!8))
                    0.0)
                (<= (+ spent_of_other a!7 a!8) 1208925819614629174706176.0)))
      (a!14 (ite (<= (+ (* 2.0 spent_of_sender) (* 2.0 a!12) (* 2.0 a!13))
                     1208925819614629174706176.0)
                 (<= (+ (* (- 1.0) spent_of_sender)
                        (* (- 1.0) a!12)
                        (* (- 1.0) a!13))
                     0.0)
                 (<= (+ spent_of_sender a!12 a!13) 1208925819614629174706176.0)))
      (a!19 (ite (<= (+ (* 2.0 spent_of_other) (* 2.0 a!18))
                     1208925819614629174706176.0)
                 (<= (+ (* (- 1.0) spent_of_other) (* (- 1.0) a!18)) 0.0)
                 (<= (+ spent_of_other a!18) 1208925819614629174706176.0)))
      (a!22 (ite (<= (+ (* 2.0 spent_of_sender) (* 2.0 a!21))
                     1208925819614629174706176.0)
                 (<= (+ (* (- 1.0) spent_of_sender) (* (- 1.0) a!21)) 0.0)
                 (<= (+ spent_of_sender a!21) 1208925819614629174706176.0))))
(let ((a!15 (or (not a!4)
                (and a!9
                     (<= series_of_other (+ 1 closed_epochs))
                     a!14
                     (<= series_of_sender (+ 1 closed_epochs)))))
      (a!23 (or (not a!16)
                (and a!19
                     (<= series_of_other (+ 1 closed_epochs))
                     a!22
                     (<= series_of_sender (+ 1 closed_epochs)))))
      (a!25 (or (not a!24)
                (and a!1
                     (<= series_of_other (+ 1 closed_epochs))
                     a!14
                     (<= series_of_sender (+ 1 closed_epochs)))))
      (a!27 (or (not a!26)
                (and a!1
                     (<= series_of_other (+ 1 closed_epochs))
                     a!22
                     (<= series_of_sender (+ 1 closed_epochs))))))
  (not (and a!3 a!15 a!23 a!25 a!27 (or (not a!28) a!2))))))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a known user sends, the other's samples change, 1 stratum: a contribution holds the
;   user's new samples, and after an epoch all are released
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_sender 1208925819614629174706176.0))
                    (- spent_of_sender 1208925819614629174706176.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1 a!2))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                asks_excess))
      (a!2 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                (not asks_excess))))
  (not (and (or (not a!1) (= 0 withheld_2)) (or (not a!2) (= 0 withheld_2)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: gaussian-mechanism/any-step
; query: a known user sends, the other's samples change, 1 stratum: the sample is counted, or
;   nothing happens
; label:
; states: In one step from any state, under a policy that may do anything, run twice with one
;   user's samples changed: the policy sees the same, and everything that is not a sum before
;   noise is the same, given the released sums; every sum has noise of its own address, drawn at
;   the scale that is fixed before the first sample; one stratum moves, by at most what the
;   user's contribution costs, and so does the excess; every contribution is charged and no
;   account is overdrawn; an epoch holds each user's new samples, all of them; the variance is
;   twice the square of the scale.
; kind: unbounded
; bounds: none
; assumes: release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun asks_excess () Bool)
(declare-fun closed_epochs () Int)
(declare-fun closes () Bool)
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
                       (- spent_of_sender 1208925819614629174706176.0))
                    (- spent_of_sender 1208925819614629174706176.0)
                    (- 0.0 spent_of_sender))
               0.0))
      (a!2 (<= (ite (< (- 0.0 spent_of_other)
                       (- spent_of_other 1208925819614629174706176.0))
                    (- spent_of_other 1208925819614629174706176.0)
                    (- 0.0 spent_of_other))
               0.0)))
  (and a!1 a!2))
  :named |accounts|))
(assert (! (let ((a!1 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                asks_excess))
      (a!2 (and (<= (+ released_1 withheld_1) (+ (- 1) m))
                (<= other_users (+ (- 1) n))))
      (a!3 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (not (<= withheld_2 0))
                (not asks_excess)))
      (a!4 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                asks_excess))
      (a!5 (and (not (>= (+ released_1 withheld_1) m))
                closes
                (not (<= withheld_1 (- 1)))
                (<= withheld_2 0)
                (not asks_excess)))
      (a!6 (and (not (>= (+ released_1 withheld_1) m)) (not closes))))
  (not (and (or (not a!1) a!2)
            (or (not a!3) a!2)
            (or (not a!4) a!2)
            (or (not a!5) a!2)
            (or (not a!6) a!2))))
  :named |negated goal|))
(check-sat)
