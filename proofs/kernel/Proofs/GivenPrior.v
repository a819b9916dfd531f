(** Algorithms 3, 4 and 5: the prior is given. *)
From Coq Require Import ZArith Lia List Bool Reals Qreals QArith Lra.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Sums Laws Draws Programs Privacy Binary Withholding Samples Median Counters
  Algorithms Naive.
Import ListNotations.
Local Open Scope Z_scope.

(** ** Algorithm 3 *)

Section Wishful.
Variable P : plan.
Variable u : user.
Let n := max_users (public P).
Let m := max_samples (public P).
Hypothesis one : counters_used P = 1.
Hypothesis pay : pays P 0 0 (depth n) (epsilon P).
Hypothesis epsilon_nonneg : (0 <= epsilon P)%Q.

Definition whole (_ c : Z) : Z := if m <=? c then 1 else 0.
Notation in_step := (in_step P (sens P) u 0 whole nothing_waits).
Notation stepped := (stepped P (sens P) u 0 whole nothing_waits).

Lemma wishful_scale k : 0 <= k < counters_used P -> (0 < Q2R (scales P k))%R.
Proof. intros K. replace k with 0 by lia. apply (pays_scale _ _ _ _ _ pay). Qed.

Lemma keeps_order_same v s s' : Forall2 (same_but u) s s' -> keeps_order m s v = keeps_order m s' v.
Proof.
  intros F. unfold keeps_order. induction F as [|[a p] [b q] s s' (E1 & E2 & _) F IH]; [reflexivity|]. cbn [forallb fst snd] in *.
  rewrite IH. subst b. unfold len. rewrite E2. reflexivity.
Qed.

Lemma wishful_step_close c s s' v x y : in_step c s s' -> (v <> u -> x = y) ->
  close stepped c (wishful_step P s v x) (wishful_step P s' v y).
Proof.
  intros H E. assert (H' := H). destruct H as (S & W & D). unfold wishful_step. apply counting_close; [exact H'|exact E|].
  intros g g' k A S' M D' F. fold m. assert (D2 := D). destruct D2 as (ps & L & _).
  rewrite <- (keeps_order_same v _ _ (proj1 (linked_samples _ _ _ _ _ L))).
  destruct (negb (keeps_order m (samples s) v)); [apply refuse_close, H'|].
  cbn [count_now arrived now samples]. destruct (Z.eqb_spec k m) as [K|K].
  - eapply (enter_paired P (sens P) (alike u) 0 wishful_scale (sens_nonneg P)) with (own := v =? u).
    + lia.
    + exact D'.
    + exact F.
    + apply W.
    + intros N. apply Z.eqb_neq in N. rewrite (alike_own u v g g' (proj1 A) N). reflexivity.
    + apply project_moves, (pays_width _ _ _ _ _ pay).
    + intros z c' Q G. apply (finish_close _ _ _ _ _ _ _ _ _ _ _ Q G S' W).
      intros j R. replace j with 0 by lia. assert (X := len_nonneg (own v (samples s))).
      apply (advanced u whole); [apply S| |]; fold (count_of v (samples s)) in *; fold k; unfold whole.
      * destruct (Z.leb_spec m 0); [unfold k, count_of in *; lia|reflexivity].
      * rewrite Z.eqb_refl. destruct (Z.leb_spec m k), (Z.leb_spec m (k - 1)); lia.
  - apply (finish_close P (sens P) u 0 whole nothing_waits _ _ c (arrived s g k) (arrived s' g' k) D' F S' W).
    intros j R. assert (X := len_nonneg (own v (samples s))). fold m in M.
    apply (not_advanced u whole); [apply S| |]; fold (count_of v (samples s)) in *; fold k; unfold whole.
    + destruct (Z.leb_spec m 0); [unfold k, count_of in *; lia|reflexivity].
    + destruct (Z.leb_spec m k), (Z.leb_spec m (k - 1)); lia.
Qed.

Lemma wishful_budget c s s' : in_step c s s' -> (c <= Q2R (epsilon P))%R.
Proof.
  intros (S & (_ & I) & D).
  apply (budget P (sens P) (alike u) 0 wishful_scale (sens_nonneg P) _ _ c s s' (fun _ => 1) (fun _ => Z.max 0 n)
           (fun _ => Q2R (epsilon P)) _ D).
  - intros k K. replace k with 0 by lia. split; [unfold whole; destruct (m <=? _); lia|]. split.
    + eapply Z.le_trans; [apply (tally_bound _ 1)|rewrite Z.mul_1_r; apply (sound_few _ _ S)].
      intros p _. unfold whole. destruct (m <=? _); lia.
    + rewrite Z.mul_1_l. replace (depth (Z.max 0 n)) with (depth n); [apply (pays_enough _ _ _ _ _ pay)|].
      destruct (Z.max_spec 0 n) as [[X ->]|[X ->]]; [reflexivity|]. unfold depth. destruct (Z.ltb_spec 0 n); [lia|reflexivity].
  - rewrite I, one. apply one_share.
Qed.

Lemma wishful_private T feed feed' : neighbours u feed feed' ->
  in_close_step snd (Q2R (epsilon P)) (run (wishful_step P) T feed (start P []) []) (run (wishful_step P) T feed' (start P []) []).
Proof.
  intros N. eapply close_impl.
  - apply (run_close (wishful_step P) (fun _ c s s' => in_step c s s')) with (c := 0%R).
    + intros seen c s s' H. destruct (N seen) as [<- E]. eapply close_impl; [apply wishful_step_close; [exact H|exact E]|].
      intros c' r r' [A B]. auto.
    + split; [apply sound_start|]. split; [split; reflexivity|]. apply (paired_same _ _ _ _ (fun _ => 0) (fun _ => 0)).
      * apply start_paired; [apply sens_nonneg|split; constructor|reflexivity].
      * intros k _. unfold whole, tally. cbn. destruct (m <=? 0); lia.
  - intros c r r' [A B]. split; [apply (wishful_budget _ _ _ A)|exact B].
Qed.
End Wishful.

(** ** Algorithms 4 and 5 *)

Section GivenPrior.
Variable P : plan.
Variable u : user.
Variable one_counter : bool.
Let n := max_users (public P).
Let m := max_samples (public P).
Let L := levels m.
Let counter_of (level : Z) : Z := if one_counter then 0 else level.
Definition blocks (k c : Z) : Z := if one_counter then depth c else reaches k c.
Hypothesis used : counters_used P = if one_counter then 1 else L + 1.
Hypothesis scale_pos : forall k, 0 <= k < counters_used P -> (0 < Q2R (scales P k))%R.
Hypothesis width : forall level prior, 0 <= level <= L ->
  Z.abs (snd (interval P level prior) - fst (interval P level prior)) <= sens P (counter_of level).
Notation in_step := (in_step P (sens P) u 0 blocks nothing_waits).
Notation stepped := (stepped P (sens P) u 0 blocks nothing_waits).

Lemma blocks_succ k c : 0 <= k < counters_used P -> 0 <= c ->
  blocks k (c + 1) = blocks k c + if completes_block (c + 1) && (k =? counter_of (level_of (c + 1))) then 1 else 0.
Proof.
  intros K C. unfold blocks, counter_of. destruct one_counter.
  - rewrite depth_succ by exact C. replace k with 0 by lia. rewrite andb_true_r. reflexivity.
  - rewrite reaches_succ by lia. rewrite (Z.eqb_sym k). reflexivity.
Qed.
Lemma blocks_zero k : 0 <= k -> blocks k 0 = 0.
Proof.
  intros K. unfold blocks. destruct one_counter; [reflexivity|]. unfold reaches. assert (B := pow_pos k K).
  destruct (Z.leb_spec (2 ^ k) 0); [lia|reflexivity].
Qed.
Lemma level_in_range c : completes_block c = true -> c <= m -> 0 <= level_of c <= L.
Proof.
  intros C M. destruct (completes_true c C) as [A B]. split; [exact A|]. unfold L, levels, level_of.
  assert (D := depth_mono c m M). lia.
Qed.

Lemma given_prior_step_close c s s' v x y : in_step c s s' -> (v <> u -> x = y) ->
  close stepped c (given_prior_step one_counter P s v x) (given_prior_step one_counter P s' v y).
Proof.
  intros H E. assert (H' := H). destruct H as (S & W & D). unfold given_prior_step. apply counting_close; [exact H'|exact E|].
  intros g g' k A S' M D' F. fold m in M. cbn [count_now arrived now samples]. assert (X := len_nonneg (own v (samples s))).
  fold (count_of v (samples s)) in X.
  destruct (completes_block k) eqn:C.
  - assert (R := level_in_range k C M). cbv zeta.
    replace (if one_counter then 0 else level_of k) with (counter_of (level_of k)) by reflexivity.
    eapply (enter_paired P (sens P) (alike u) 0 scale_pos (sens_nonneg P)) with (own := v =? u).
    + rewrite used. unfold counter_of. destruct one_counter; lia.
    + exact D'.
    + exact F.
    + apply W.
    + intros N. apply Z.eqb_neq in N. rewrite (alike_own u v g g' (proj1 A) N). reflexivity.
    + apply project_moves, width, R.
    + intros z c' Q G. apply (finish_close _ _ _ _ _ _ _ _ _ _ _ Q G S' W).
      intros j J. apply (advanced u blocks); [apply S|apply blocks_zero; lia|].
      cbv zeta. replace (count_of v (samples s) + 1 - 1) with (count_of v (samples s)) by lia.
      rewrite blocks_succ by (assumption || lia). fold k. rewrite C. reflexivity.
  - apply (finish_close P (sens P) u 0 blocks nothing_waits _ _ c (arrived s g k) (arrived s' g' k) D' F S' W).
    intros j J. apply (not_advanced u blocks); [apply S|apply blocks_zero; lia|].
    cbv zeta. replace (count_of v (samples s) + 1 - 1) with (count_of v (samples s)) by lia.
    rewrite blocks_succ by (assumption || lia). fold k. rewrite C. cbn [andb]. lia.
Qed.

Lemma given_prior_start : in_step 0 (start P []) (start P []).
Proof.
  split; [apply sound_start|]. split; [split; reflexivity|]. apply (paired_same _ _ _ _ (fun _ => 0) (fun _ => 0)).
  - apply start_paired; [apply sens_nonneg|split; constructor|reflexivity].
  - intros k K. rewrite blocks_zero by lia. unfold tally. cbn. lia.
Qed.

Lemma given_prior_private e T feed feed' : (forall c s s', in_step c s s' -> (c <= e)%R) -> neighbours u feed feed' ->
  in_close_step snd e (run (given_prior_step one_counter P) T feed (start P []) [])
                (run (given_prior_step one_counter P) T feed' (start P []) []).
Proof.
  intros B N. eapply close_impl.
  - apply (run_close (given_prior_step one_counter P) (fun _ c s s' => in_step c s s')) with (c := 0%R); [|apply given_prior_start].
    intros seen c s s' H. destruct (N seen) as [<- E]. eapply close_impl; [apply given_prior_step_close; [exact H|exact E]|].
    intros c' r r' [A K]. auto.
  - intros c r r' [A K]. split; [apply (B _ _ _ A)|exact K].
Qed.

Lemma blocks_bound k s p : sound (public P) s -> In p s -> 0 <= k -> blocks k (len (snd p)) <= if one_counter then depth m else 1.
Proof.
  intros S I K. unfold blocks. destruct one_counter; [|unfold reaches; destruct (2 ^ k <=? _); lia].
  assert (X := sound_short _ _ S p I). fold m in X. destruct (Z.max_spec 0 m) as [[Y E]|[Y E]]; rewrite E in X.
  - apply depth_mono, X.
  - assert (Z0 := len_nonneg (snd p)). replace (len (snd p)) with 0 by lia. apply depth_nonneg.
Qed.
Lemma blocks_own_bound k s : sound (public P) s -> blocks k (count_of u s) <= if one_counter then depth m else 1.
Proof.
  intros S. unfold blocks. destruct one_counter; [|unfold reaches; destruct (2 ^ k <=? _); lia].
  assert (X := sound_count _ _ u S). fold m in X. destruct (Z.max_spec 0 m) as [[Y E]|[Y E]]; rewrite E in X.
  - apply depth_mono, X.
  - assert (Z0 := len_nonneg (own u s)). unfold count_of in *. replace (len (own u s)) with 0 by lia. apply depth_nonneg.
Qed.
End GivenPrior.

(** Their budgets. *)
Lemma single_private P u T feed feed' : let m := max_samples (public P) in let n := max_users (public P) in
  counters_used P = 1 -> 1 <= m -> 1 <= n ->
  (forall level, 0 <= level <= levels m -> pays P 0 level (depth m * depth (n * depth m)) (epsilon P)) -> neighbours u feed feed' ->
  in_close_step snd (Q2R (epsilon P)) (run (single_step P) T feed (start P []) []) (run (single_step P) T feed' (start P []) []).
Proof.
  intros m n one M N pay H. set (nodes := depth m * depth (n * depth m)) in *.
  assert (pay0 : pays P 0 0 nodes (epsilon P)).
  { apply pay. unfold levels. assert (D := depth_mono 1 m M). change (depth 1) with 1 in D. lia. }
  assert (SP : forall k, 0 <= k < counters_used P -> (0 < Q2R (scales P k))%R).
  { intros k K. replace k with 0 by lia. apply (pays_scale P 0 0 nodes (epsilon P)), pay0. }
  assert (W : forall level prior, 0 <= level <= levels (max_samples (public P)) ->
                Z.abs (snd (interval P level prior) - fst (interval P level prior)) <= sens P 0).
  { intros level prior R. apply (pays_width P 0 level nodes (epsilon P)), pay, R. }
  apply (given_prior_private P u true one SP W); [|exact H].
  intros c s s' (Sd & (_ & I) & D).
  apply (budget P (sens P) (alike u) 0 SP (sens_nonneg P) _ _ c s s' (fun _ => depth m) (fun _ => n * depth m)
           (fun _ => Q2R (epsilon P)) _ D).
  - intros k K. replace k with 0 by lia. split; [apply (blocks_own_bound P u true one W 0 _ Sd)|]. split.
    + eapply Z.le_trans; [apply (tally_bound _ (depth m))|].
      * intros p I2. apply (blocks_bound P true one W 0 _ p Sd I2). lia.
      * apply Z.mul_le_mono_nonneg_r; [apply depth_nonneg|]. assert (F := sound_few _ _ Sd). fold n in F. lia.
    + apply (pays_enough P 0 0 nodes (epsilon P)), pay0.
  - rewrite I, one. apply one_share.
Qed.

Lemma multiple_private P u T feed feed' : let m := max_samples (public P) in let L := levels m in
  counters_used P = L + 1 ->
  (forall level, 0 <= level <= L -> pays P level level (depth (max_users (public P))) (epsilon P / inject_Z (L + 1))) ->
  1 <= m -> neighbours u feed feed' ->
  in_close_step snd (Q2R (epsilon P)) (run (multiple_step P) T feed (start P []) []) (run (multiple_step P) T feed' (start P []) []).
Proof.
  intros m L used pay M H. assert (E : 0 <= L) by (unfold L, levels; assert (D := depth_mono 1 m M); change (depth 1) with 1 in D; lia).
  set (n := max_users (public P)) in *. set (share := (epsilon P / inject_Z (L + 1))%Q) in *.
  assert (SP : forall k, 0 <= k < counters_used P -> (0 < Q2R (scales P k))%R).
  { intros k K. apply (pays_scale P k k (depth n) share), pay. lia. }
  assert (W : forall level prior, 0 <= level <= levels (max_samples (public P)) ->
                Z.abs (snd (interval P level prior) - fst (interval P level prior)) <= sens P level).
  { intros level prior R. apply (pays_width P level level (depth n) share), pay, R. }
  apply (given_prior_private P u false used SP W); [|exact H].
  intros c s s' (Sd & (_ & I) & D).
  apply (budget P (sens P) (alike u) 0 SP (sens_nonneg P) _ _ c s s' (fun _ => 1) (fun _ => Z.max 0 n) (fun _ => Q2R share) _ D).
  - intros k K. split; [apply (blocks_own_bound P u false used W k _ Sd)|]. split.
    + eapply Z.le_trans; [apply (tally_bound _ 1)|rewrite Z.mul_1_r; apply (sound_few _ _ Sd)].
      intros p I2. apply (blocks_bound P false used W k _ p Sd I2). lia.
    + rewrite Z.mul_1_l, depth_max. apply (pays_enough P k k (depth n) share), pay. lia.
  - rewrite I. change (0 - len []) with 0. rewrite used. unfold share.
    rewrite Q2R_div, Q2R_inject by (apply inject_not_0; lia). rewrite equal_shares by lia. lra.
Qed.
