(** Algorithm 6, the full algorithm. *)
From Coq Require Import ZArith Lia List Bool Reals Qreals QArith Lra.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Sums Laws Draws Programs Privacy Binary Withholding Samples Median Counters
  Algorithms Naive GivenPrior.
Import ListNotations.
Local Open Scope Z_scope.

Lemma without_len k l : In k l -> len (filter (fun other => negb (other =? k)) l) + 1 <= len l.
Proof.
  induction l as [|x l IH]; [intros []|]. cbn [filter]. intros I. rewrite len_cons.
  destruct (Z.eqb_spec x k) as [->|N]; cbn [negb].
  - clear. enough (len (filter (fun other => negb (other =? k)) l) <= len l) by lia.
    induction l as [|y l IH]; [cbn; lia|]. cbn [filter]. destruct (negb (y =? k)); rewrite ?len_cons; lia.
  - destruct I as [<-|I]; [contradiction|]. rewrite len_cons. specialize (IH I). lia.
Qed.

Section Full.
Variable P : plan.
Variable u : user.
Let n := max_users (public P).
Let m := max_samples (public P).
Let L := levels m.
Let share : Q := (epsilon P / inject_Z (2 * (L + 1)))%Q.
Hypothesis used : counters_used P = L + 1.
Hypothesis pay : forall level, 0 <= level <= L -> pays P level level (depth n) share.
Hypothesis epsilon_nonneg : (0 <= epsilon P)%Q.

Definition waiting_at_start : Z := len (range 2 (L + 1)).
Notation linked := (linked (sens P) (alike u)).
Notation paired := (paired P (sens P) (alike u) waiting_at_start).
Notation spent := (spent P (sens P) waiting_at_start).

Lemma full_scale k : 0 <= k < counters_used P -> (0 < Q2R (scales P k))%R.
Proof. intros K. apply (pays_scale P k k (depth n) share), pay. lia. Qed.
Lemma full_width level prior : 0 <= level <= L ->
  Z.abs (snd (interval P level prior) - fst (interval P level prior)) <= sens P level.
Proof. intros H. apply (pays_width P level level (depth n) share), pay, H. Qed.

Lemma median_epsilon_nonneg : (0 <= Q2R (median_epsilon P))%R.
Proof.
  unfold median_epsilon. assert (E := Q2R_nonneg _ epsilon_nonneg).
  assert (N : 1 <= nominal_levels P) by (unfold nominal_levels; lia).
  rewrite Q2R_div, Q2R_inject by (apply inject_not_0; lia). apply div_nonneg; [exact E|]. apply IZR_lt. lia.
Qed.

Definition full_extra (s : state) : Prop :=
  NoDup (inactive s) /\ (forall k, In k (inactive s) -> 2 <= k <= L) /\ forall k, ~ In k (inactive s) -> buffers s k = [].
Notation in_step := (in_step P (sens P) u waiting_at_start reaches full_extra).
Notation stepped := (stepped P (sens P) u waiting_at_start reaches full_extra).

(** ** Waiting blocks enter, one after the other; their positions are known already *)

Lemma flush_close {A} (Q : R -> A -> A -> Prop) want mine ps k (next next' : turn -> prog A) : 0 <= k <= L ->
  forall bs bs' c t t', linked ps (now t) (now t') -> same_shown t t' -> buffers (now t) k = [] ->
  same_outside (ps k) (size_of (now t) k) bs bs' -> len (inactive (now t)) <= waiting_at_start -> (c <= spent ps (now t))%R ->
  (forall j, 0 <= j < counters_used P -> held (now t) j + (if j =? k then len bs else 0) = want j /\ len (ps j) <= mine j) ->
  (forall c' r r', paired want mine c' (now r) (now r') -> same_shown r r' -> samples (now r) = samples (now t) ->
     samples (now r') = samples (now t') -> inactive (now r) = inactive (now t) -> buffers (now r) = buffers (now t) ->
     count_now r = count_now t -> close Q c' (next r) (next' r')) ->
  close Q c (bind (flush P k bs t) next) (bind (flush P k bs' t') next').
Proof.
  intros K. induction bs as [|b bs IH]; intros bs' c t t' H W E B I C D N.
  - destruct B as [B _]. destruct bs'; [|discriminate]. cbn [flush bind].
    apply (N c t t'); try reflexivity; [|exact W]. exists ps. split; [exact H|]. split; [exact I|]. split; [exact C|].
    intros j J. destruct (D j J) as [D1 D2]. change (len []) with 0 in D1. destruct (j =? k); lia.
  - destruct bs' as [|b' bs']; [destruct B; discriminate|].
    apply same_outside_cons in B as [B1 B2].
    assert (Pr : priors (now t') k = priors (now t) k) by (symmetry; apply (linked_priors _ _ _ _ _ H)).
    change (bind (flush P k (b :: bs) t) next) with
      (bind (enter P t k (project P k b (priors (now t) k)) (block_size k)) (fun r => bind (flush P k bs r) next)).
    change (bind (flush P k (b' :: bs') t') next') with
      (bind (enter P t' k (project P k b' (priors (now t') k)) (block_size k)) (fun r => bind (flush P k bs' r) next')).
    rewrite Pr. set (a := project P k b (priors (now t) k)). set (a' := project P k b' (priors (now t) k)).
    assert (S1 : ~ In (size_of (now t) k + 1) (ps k) -> a = a') by (intros X; unfold a; rewrite (B1 X); reflexivity).
    assert (S2 : Z.abs (a - a') <= sens P k) by (apply project_moves, full_width, K).
    apply (enter_close P (sens P) (alike u) full_scale (sens_nonneg P) Q ps); try assumption; [lia|].
    cbv zeta. intros z F.
    assert (G := linked_entered (sens P) (alike u) (sens_nonneg P) ps t t' k a a' (block_size k) z H E S1 S2).
    apply IH.
    + exact G.
    + destruct W as [W1 W2]. split; [exact W1|]. unfold entered. cbn [shown_now].
      assert (X := linked_size (sens P) (alike u) _ _ _ k H). unfold size_of in X. rewrite W2, !len_app, X. reflexivity.
    + exact E.
    + rewrite entered_size, Z.eqb_refl. exact B2.
    + exact I.
    + unfold Algorithms.spent in *. rewrite F. change (inactive (now (entered t k a (block_size k) z))) with (inactive (now t)). lra.
    + intros j J. destruct (D j J) as [D1 D2]. split; [|exact D2]. rewrite len_cons in D1. unfold held in *.
      rewrite entered_size. change (buffers (now (entered t k a (block_size k) z))) with (buffers (now t)).
      destruct (j =? k); lia.
    + intros c' r r' R1 R2 R3 R4 R5 R6 R7. apply N; assumption.
Qed.

(** ** Activation *)

Lemma filter_in k j l : In j (filter (fun other => negb (other =? k)) l) <-> In j l /\ j <> k.
Proof. rewrite filter_In, negb_true_iff, Z.eqb_neq. tauto. Qed.

Lemma activate_close {A} (Q : R -> A -> A -> Prop) want mine k (next next' : turn -> prog A) c t t' :
  paired want mine c (now t) (now t') -> same_shown t t' -> full_extra (now t) -> In k (inactive (now t)) ->
  (forall c' r r', paired want mine c' (now r) (now r') -> same_shown r r' -> full_extra (now r) ->
     samples (now r) = samples (now t) -> samples (now r') = samples (now t') ->
     inactive (now r) = filter (fun other => negb (other =? k)) (inactive (now t)) -> count_now r = count_now t ->
     close Q c' (next r) (next' r')) ->
  close Q c (bind (activate P t k) next) (bind (activate P t' k) next').
Proof.
  intros (ps & H & I & C & D) W (J1 & J2 & J3) K N. assert (R := J2 k K).
  unfold activate, private_median. cbn [bind].
  apply (close_choose _ c 2).
  - apply rate_nonneg, median_epsilon_nonneg.
  - apply costs_some.
  - exact (costs_move u _ _ k (arrays P k) (grid P) (linked_samples _ _ _ _ _ H)).
  - intros z. rewrite rate_cost. cbn [bind]. set (i := hd 0 z).
    assert (E := linked_buffer _ _ _ _ _ H k).
    assert (B : linked ps (now (activated t k i)) (now (activated t' k i))).
    { destruct H as [H1 H2 H3 H4 H5 H6 H7]. split; cbn [activated now samples total inactive priors counters buffers]; try assumption.
      - rewrite H3. reflexivity.
      - intros j. unfold set. destruct (j =? k); [reflexivity|apply H4].
      - intros j. unfold set. destruct (j =? k); [split; reflexivity|apply H7]. }
    assert (X := without_len k _ K).
    apply (flush_close Q want mine ps k); try assumption.
    + lia.
    + destruct W as [W1 W2]. split; [exact W1|]. cbn [activated shown_now]. rewrite W2. reflexivity.
    + cbn [activated now buffers]. apply set_same.
    + cbn [activated now inactive]. lia.
    + unfold Algorithms.spent in *. change (nodes_cost P (sens P) ps (now (activated t k i))) with (nodes_cost P (sens P) ps (now t)).
      cbn [activated now inactive]. assert (M := median_epsilon_nonneg).
      assert (Y : (IZR (waiting_at_start - len (inactive (now t))) + 1 <=
                   IZR (waiting_at_start - len (filter (fun other => negb (other =? k)) (inactive (now t)))))%R)
        by (rewrite <- plus_IZR; apply IZR_le; lia).
      assert (V : ((IZR (waiting_at_start - len (inactive (now t))) + 1) * Q2R (median_epsilon P) <=
                   IZR (waiting_at_start - len (filter (fun other => negb (other =? k)) (inactive (now t)))) * Q2R (median_epsilon P))%R)
        by (apply Rmult_le_compat_r; assumption). lra.
    + intros j J. destruct (D j J) as [D1 D2]. split; [|exact D2]. unfold held in *.
      change (size_of (now (activated t k i)) j) with (size_of (now t) j). cbn [activated now buffers]. unfold set.
      destruct (Z.eqb_spec j k) as [->|]; [change (len []) with 0; lia|lia].
    + intros c' r r' R1 R2 R3 R4 R5 R6 R7. apply N; try assumption.
      split; [rewrite R5; apply NoDup_filter, J1|]. split.
      * intros j. rewrite R5. cbn [activated now inactive]. rewrite filter_in. intros [Y _]. apply J2, Y.
      * intros j. rewrite R5, R6. cbn [activated now inactive buffers]. rewrite filter_in. unfold set.
        destruct (Z.eqb_spec j k) as [->|Y]; [reflexivity|]. intros V. apply J3. tauto.
Qed.

Lemma can_activate_same s s' level : Forall2 (same_but u) s s' -> can_activate P s level = can_activate P s' level.
Proof.
  intros F. unfold can_activate, samples_present. f_equal. f_equal.
  induction F as [|p q s s' (_ & E & _) F IH]; [reflexivity|]. cbn [map]. unfold len. rewrite E. f_equal. exact IH.
Qed.

Lemma activate_all_close {A} (Q : R -> A -> A -> Prop) want mine (next next' : turn -> prog A) ls : NoDup ls -> forall c t t',
  paired want mine c (now t) (now t') -> same_shown t t' -> full_extra (now t) -> incl ls (inactive (now t)) ->
  (forall c' r r', paired want mine c' (now r) (now r') -> same_shown r r' -> full_extra (now r) ->
     samples (now r) = samples (now t) -> samples (now r') = samples (now t') -> count_now r = count_now t ->
     close Q c' (next r) (next' r')) ->
  close Q c (bind (activate_all P ls t) next) (bind (activate_all P ls t') next').
Proof.
  intros ND. induction ND as [|k ls M ND IH]; intros c t t' H W J I N.
  - cbn [activate_all bind]. apply N; auto.
  - assert (S : alike u (samples (now t)) (samples (now t'))) by (destruct H as (ps & H & _); apply H).
    cbn [activate_all]. rewrite <- (can_activate_same _ _ k (proj1 S)).
    assert (I' : incl ls (inactive (now t))) by (intros j Y; apply I; right; exact Y).
    destruct (can_activate P (samples (now t)) k); [|apply IH; assumption].
    rewrite !bind_assoc.
    apply (activate_close Q want mine k); try assumption; [apply I; left; reflexivity|].
    intros c' r r' R1 R2 R3 R4 R5 R6 R7. apply IH; try assumption.
    + intros j Y. rewrite R6. apply filter_in. split; [apply I', Y|]. intros ->. contradiction.
    + intros c2 x x' X1 X2 X3 X4 X5 X6. apply N; try assumption; congruence.
Qed.

(** ** A step *)

Lemma buffer_paired want mine c t t' k b b' (own : bool) : paired want mine c (now t) (now t') -> 0 <= k < counters_used P ->
  (own = false -> b = b') ->
  paired (set want k (want k + 1)) (set mine k (mine k + if own then 1 else 0)) c (now (buffer t k b)) (now (buffer t' k b')).
Proof.
  intros (ps & H & I & C & D) K E. set (p := held (now t) k + 1).
  exists (if own then set ps k (p :: ps k) else ps). 
  assert (S := linked_size (sens P) (alike u) _ _ _ k H).
  assert (H' : linked (if own then set ps k (p :: ps k) else ps) (now t) (now t')).
  { destruct own; [apply linked_position|]; exact H. }
  split; [|split; [|split]].
  - assert (B := linked_buffer _ _ _ _ _ H' k). destruct H' as [H1 H2 H3 H4 H5 H6 H7].
    split; cbn [buffer now samples total inactive priors counters buffers]; try assumption.
    intros j. enough (X : same_outside ((if own then set ps k (p :: ps k) else ps) j) (len (stream (counters (now t) j)))
      (set (buffers (now t)) k (buffers (now t) k ++ [b]) j) (set (buffers (now t')) k (buffers (now t') k ++ [b']) j)) by exact X.
    unfold set at 2 3. destruct (Z.eqb_spec j k) as [->|N]; [|apply H7].
    apply same_outside_snoc; [exact B|]. intros X. apply E. destruct own; [|reflexivity]. exfalso. apply X. rewrite set_same.
    left. unfold p, held, size_of. lia.
  - exact I.
  - unfold Algorithms.spent in *. destruct own; [|exact C].
    rewrite (nodes_cost_position P (sens P)); [exact C|]. change (size_of (now (buffer t k b)) k) with (size_of (now t) k).
    unfold p, held. assert (X := len_nonneg (buffers (now t) k)). lia.
  - intros j J. destruct (D j J) as [D1 D2]. split.
    + unfold held in *. change (size_of (now (buffer t k b)) j) with (size_of (now t) j). cbn [buffer now buffers]. unfold set.
      destruct (Z.eqb_spec j k) as [->|N]; [|lia]. rewrite len_app. change (len [b]) with 1. lia.
    + destruct own; unfold set; destruct (Z.eqb_spec j k) as [->|N]; rewrite ?len_cons; lia.
Qed.

Lemma full_step_close c s s' v x y : in_step c s s' -> (v <> u -> x = y) ->
  close stepped c (full_step P s v x) (full_step P s' v y).
Proof.
  intros H E. assert (H' := H). destruct H as (S & J & D). unfold full_step. apply counting_close; [exact H'|exact E|].
  intros g g' k A S' M D' F. fold m in M. cbn [arrived now inactive].
  assert (X := len_nonneg (own v (samples s))). fold (count_of v (samples s)) in X.
  assert (II : inactive s' = inactive s) by (destruct D as (ps & LL & _); symmetry; apply LL). rewrite II.
  assert (Z0 : forall j, 0 <= j -> reaches j 0 = 0).
  { intros j Y. unfold reaches. assert (B := pow_pos j Y). destruct (Z.leb_spec (2 ^ j) 0); [lia|reflexivity]. }
  apply (activate_all_close stepped (fun j => tally (reaches j) (samples s)) (fun j => reaches j (count_of u (samples s))));
    try assumption; [apply J|intros j; auto|].
  cbn [arrived now samples count_now]. intros c' r r' R1 R2 R3 R4 R5 R6. fold g in R4. fold g' in R5.
  assert (NC : count_now r' = k) by (destruct R2 as [<- _]; exact R6). rewrite R6, NC. fold k. rewrite R4, R5.
  assert (II' : inactive (now r') = inactive (now r)) by (destruct R1 as (ps & LL & _); symmetry; apply LL).
  assert (PP : forall j, priors (now r') j = priors (now r) j) by (destruct R1 as (ps & LL & _); intros j; symmetry; apply LL).
  rewrite II'. destruct (completes_block k) eqn:C.
  - assert (RR := level_in_range P k C M). fold m in RR. fold L in RR. cbv zeta. rewrite PP. set (l := level_of k) in *.
    assert (OWN : (v =? u) = false -> block_sum (own v g) l = block_sum (own v g') l).
    { intros N. apply Z.eqb_neq in N. rewrite (alike_own u v g g' (proj1 A) N). reflexivity. }
    assert (ADV : forall j, 0 <= j < counters_used P ->
      set (fun j => tally (reaches j) (samples s)) l (tally (reaches l) (samples s) + 1) j = tally (reaches j) g /\
      set (fun j => reaches j (count_of u (samples s))) l (reaches l (count_of u (samples s)) + if v =? u then 1 else 0) j
      <= reaches j (count_of u g)).
    { intros j Y. apply (advanced u reaches); [apply S|apply Z0; lia|]. cbv zeta.
      replace (count_of v (samples s) + 1 - 1) with (count_of v (samples s)) by lia.
      rewrite reaches_succ by lia. fold k. rewrite C, (Z.eqb_sym j). reflexivity. }
    destruct (member l (inactive (now r))) eqn:MM.
    + apply member_spec in MM. eapply (finish_close P (sens P) u waiting_at_start reaches full_extra).
      * apply (buffer_paired _ _ _ _ _ _ _ _ (v =? u) R1); [lia|exact OWN].
      * exact R2.
      * cbn [buffer now samples]. rewrite R4. exact S'.
      * destruct R3 as (Q1 & Q2 & Q3). split; [exact Q1|]. split; [exact Q2|]. cbn [buffer now inactive buffers].
        intros j N. unfold set. destruct (Z.eqb_spec j l) as [->|]; [contradiction|apply Q3, N].
      * cbn [buffer now samples]. rewrite R4. exact ADV.
    + assert (MM' : ~ In l (inactive (now r))) by (intros Y; apply member_spec in Y; congruence).
      eapply (enter_paired P (sens P) (alike u) waiting_at_start full_scale (sens_nonneg P)) with (own := v =? u).
      * lia.
      * exact R1.
      * exact R2.
      * apply R3, MM'.
      * intros N. rewrite (OWN N). reflexivity.
      * apply project_moves, full_width, RR.
      * intros z c2 Q G. eapply (finish_close P (sens P) u waiting_at_start reaches full_extra _ _ _ _ _ Q G).
        -- cbn [entered now samples]. rewrite R4. exact S'.
        -- exact R3.
        -- cbn [entered now samples]. rewrite R4. exact ADV.
  - eapply (finish_close P (sens P) u waiting_at_start reaches full_extra _ _ _ _ _ R1 R2).
    + rewrite R4. exact S'.
    + exact R3.
    + rewrite R4. intros j Y. apply (not_advanced u reaches); [apply S|apply Z0; lia|]. cbv zeta.
      replace (count_of v (samples s) + 1 - 1) with (count_of v (samples s)) by lia.
      rewrite reaches_succ by lia. fold k. rewrite C. cbn [andb]. lia.
Qed.

Lemma full_budget c s s' : in_step c s s' -> (c <= Q2R (epsilon P))%R.
Proof.
  intros (S & _ & D). assert (E := Q2R_nonneg _ epsilon_nonneg).
  apply (budget P (sens P) (alike u) waiting_at_start full_scale (sens_nonneg P) _ _ c s s' (fun _ => 1) (fun _ => Z.max 0 n)
           (fun _ => Q2R share) _ D).
  - intros k K. split; [unfold reaches; destruct (2 ^ k <=? _); lia|]. split.
    + eapply Z.le_trans; [apply (tally_bound _ 1)|rewrite Z.mul_1_r; apply (sound_few _ _ S)].
      intros p _. unfold reaches. destruct (2 ^ k <=? _); lia.
    + rewrite Z.mul_1_l. replace (depth (Z.max 0 n)) with (depth n); [apply (pays_enough P k k), pay; lia|].
      destruct (Z.max_spec 0 n) as [[Y ->]|[Y ->]]; [reflexivity|]. unfold depth. destruct (Z.ltb_spec 0 n); [lia|reflexivity].
  - assert (A : (finite_sum (fun _ : Z => Q2R share) (range 0 (counters_used P)) <= Q2R (epsilon P) / 2)%R).
    { rewrite used. destruct (Z.le_gt_cases (L + 1) 0) as [Y|Y]; [rewrite range_nil by exact Y; rewrite sum_nil; lra|].
      right. rewrite <- (equal_shares (Q2R (epsilon P) / 2) (L + 1)) by lia. apply sum_ext. intros k _.
      unfold share. rewrite Q2R_div, Q2R_inject by (apply inject_not_0; lia). rewrite mult_IZR. field.
      apply not_0_IZR. lia. }
    assert (B : (IZR (waiting_at_start - len (inactive s)) * Q2R (median_epsilon P) <= Q2R (epsilon P) / 2)%R).
    { assert (M := median_epsilon_nonneg). assert (X := len_nonneg (inactive s)).
      assert (W : waiting_at_start <= nominal_levels P).
      { unfold waiting_at_start, nominal_levels, len. rewrite range_len. fold m. fold L. lia. }
      apply Rle_trans with (IZR (nominal_levels P) * Q2R (median_epsilon P))%R.
      - apply Rmult_le_compat_r; [exact M|]. apply IZR_le. lia.
      - right. unfold median_epsilon. assert (N : 1 <= nominal_levels P) by (unfold nominal_levels; lia).
        rewrite Q2R_div, Q2R_inject by (apply inject_not_0; lia). rewrite mult_IZR. field. apply not_0_IZR. lia. }
    lra.
Qed.

Lemma full_private T feed feed' : neighbours u feed feed' ->
  in_close_step snd (Q2R (epsilon P)) (run (full_step P) T feed (full_start P) []) (run (full_step P) T feed' (full_start P) []).
Proof.
  intros N. eapply close_impl.
  - apply (run_close (full_step P) (fun _ c s s' => in_step c s s')) with (c := 0%R).
    + intros seen c s s' H. destruct (N seen) as [<- E]. eapply close_impl; [apply full_step_close; [exact H|exact E]|].
      intros c' r r' [A B]. auto.
    + split; [apply sound_start|]. split.
      * split; [apply range_nodup|]. split; [|reflexivity]. cbn [full_start start inactive]. fold m L. intros k I.
        apply in_range in I. lia.
      * apply (paired_same _ _ _ _ (fun _ => 0) (fun _ => 0)).
        -- apply start_paired; [apply sens_nonneg|split; constructor|reflexivity].
        -- intros k K. unfold reaches, tally. cbn. destruct (2 ^ k <=? 0); lia.
  - intros c r r' [A B]. split; [apply (full_budget _ _ _ A)|exact B].
Qed.
End Full.
