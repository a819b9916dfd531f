(** Algorithms 1 (one element) and 2 (one user). *)
From Coq Require Import ZArith Lia List Bool Reals Qreals QArith Lra.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Sums Laws Draws Programs Privacy Binary Withholding Samples Median Counters Algorithms.
Import ListNotations.
Local Open Scope Z_scope.

Lemma Q2R_inject z : Q2R (inject_Z z) = IZR z.
Proof. unfold Q2R, inject_Z. cbn. field. Qed.
Lemma Q2R_pos q : (0 < q)%Q -> (0 < Q2R q)%R.
Proof. intros H. apply Qlt_Rlt in H. unfold Q2R at 1 in H. cbn in H. lra. Qed.
Lemma Q2R_nonneg q : (0 <= q)%Q -> (0 <= Q2R q)%R.
Proof. intros H. apply Qle_Rle in H. unfold Q2R at 1 in H. cbn in H. lra. Qed.

Lemma inject_not_0 z : z <> 0 -> ~ (inject_Z z == 0)%Q.
Proof. intros N X. unfold Qeq, inject_Z in X. cbn in X. lia. Qed.

Definition sens (P : plan) (k : Z) : Z := Z.max 0 (sensitivities P k).
Lemma sens_nonneg P k : 0 <= sens P k. Proof. unfold sens. lia. Qed.

Section Pays.
Variables (P : plan) (k level nodes : Z) (share : Q).
Hypothesis H : pays P k level nodes share.
Lemma pays_scale : (0 < Q2R (scales P k))%R. Proof. apply Q2R_pos, H. Qed.
Lemma pays_width prior : Z.abs (snd (interval P level prior) - fst (interval P level prior)) <= sens P k.
Proof. unfold sens. destruct H as (_ & _ & W). specialize (W prior). lia. Qed.
Lemma pays_enough : (IZR (sens P k * nodes) <= Q2R (scales P k) * Q2R share)%R.
Proof.
  destruct H as (_ & E & W). apply Qle_Rle in E. rewrite Q2R_inject, Q2R_mult in E.
  unfold sens. rewrite Z.max_r; [exact E|]. specialize (W 0%Q). lia.
Qed.
End Pays.

Lemma one_share e x : (finite_sum (fun _ : Z => e) (range 0 1) + IZR (0 - len (@nil Z)) * x <= e)%R.
Proof. change (range 0 1) with [0]. change (0 - len (@nil Z)) with 0. rewrite sum_cons, sum_nil. lra. Qed.

Lemma equal_shares (e : R) C : 0 < C -> finite_sum (fun _ : Z => (e / IZR C)%R) (range 0 C) = e.
Proof.
  intros H. assert (G : forall l : list Z, finite_sum (fun _ : Z => (e / IZR C)%R) l = (IZR (len l) * (e / IZR C))%R).
  { induction l as [|x l IH]; [cbn; lra|]. rewrite sum_cons, IH, len_cons, plus_IZR. ring. }
  rewrite G. unfold len. rewrite range_len, Z2Nat.id by lia. rewrite Z.sub_0_r. field. apply not_0_IZR. lia.
Qed.

Lemma depth_max n : depth (Z.max 0 n) = depth n.
Proof. destruct (Z.max_spec 0 n) as [[Y ->]|[Y ->]]; [reflexivity|]. unfold depth. destruct (Z.ltb_spec 0 n); [lia|reflexivity]. Qed.

Definition nothing_waits (s : state) : Prop := (forall k, buffers s k = []) /\ inactive s = [].

(** ** Algorithm 2 *)

Section Naive.
Variable P : plan.
Variable u : user.
Hypothesis one : counters_used P = 1.
Let m := Z.max 0 (max_samples (public P)).
Hypothesis horizon_nonneg : 0 <= horizon P.
Hypothesis pay : pays P 0 0 (m * depth (horizon P)) (epsilon P).

Definition naive_extra (s : state) : Prop := nothing_waits s /\ total s = size_of s 0 /\ total s <= horizon P.
Notation in_step := (in_step P (sens P) u 0 (fun _ n => n) naive_extra).
Notation stepped := (stepped P (sens P) u 0 (fun _ n => n) naive_extra).

Lemma one_scale k : 0 <= k < counters_used P -> (0 < Q2R (scales P k))%R.
Proof. intros K. replace k with 0 by lia. apply (pays_scale _ _ _ _ _ pay). Qed.

Lemma naive_step_close c s s' v x y : in_step c s s' -> (v <> u -> x = y) ->
  close stepped c (naive_step P s v x) (naive_step P s' v y).
Proof.
  intros H E. assert (H' := H). destruct H as (S & (W & T & B) & D). unfold naive_step. apply counting_close; [exact H'|exact E|].
  intros g g' n A S' M D' F. unfold feed.
  assert (L : total s = total s') by (destruct D as (ps & L & _); apply L). rewrite <- L.
  destruct (Z.eqb_spec (total s) (horizon P)) as [Q|Q]; [apply refuse_close, H'|].
  eapply (enter_paired P (sens P) (alike u) 0 one_scale (sens_nonneg P)) with (own := v =? u).
  - lia.
  - exact D'.
  - exact F.
  - apply W.
  - intros N. rewrite E; [reflexivity|]. intros ->. rewrite Z.eqb_refl in N. discriminate.
  - apply project_moves, (pays_width _ _ _ _ _ pay).
  - intros z c' K G. apply (finish_close _ _ _ _ _ _ _ _ _ _ _ K G S').
    + split; [exact W|]. split; [|cbn; lia]. rewrite entered_size. cbn [entered now total arrived]. rewrite T.
      reflexivity.
    + intros k R. apply (advanced u (fun _ n => n)); [apply S|reflexivity|]. replace k with 0 by lia. cbn. lia.
Qed.

Lemma total_is_counts s c s' : in_step c s s' -> tally (fun n => n) (samples s) = total s.
Proof.
  intros (_ & ((W & _) & T & _) & ps & _ & _ & _ & H). destruct (H 0 ltac:(lia)) as [E _].
  unfold held in E. rewrite W in E. change (len []) with 0 in E. lia.
Qed.

Hypothesis epsilon_nonneg : (0 <= epsilon P)%Q.

Lemma naive_budget c s s' : in_step c s s' -> (c <= Q2R (epsilon P))%R.
Proof.
  intros H. assert (T := total_is_counts _ _ _ H). destruct H as (S & ((_ & I) & _ & B) & D).
  apply (budget P (sens P) (alike u) 0 one_scale (sens_nonneg P) _ _ c s s' (fun _ => m) (fun _ => horizon P) (fun _ => Q2R (epsilon P)) _ D).
  - intros k K. replace k with 0 by lia. split; [apply (sound_count (public P)), S|]. split; [lia|].
    apply (pays_enough _ _ _ _ _ pay).
  - rewrite I, one. apply one_share.
Qed.

Lemma naive_start : in_step 0 (start P []) (start P []).
Proof.
  split; [apply sound_start|]. split.
  - split; [split; reflexivity|]. cbn. split; [reflexivity|exact horizon_nonneg].
  - apply (paired_same _ _ _ _ (fun _ => 0) (fun _ => 0)).
    + apply start_paired; [apply sens_nonneg|split; constructor|reflexivity].
    + intros k _. cbn. lia.
Qed.

Lemma naive_private T feed feed' : neighbours u feed feed' ->
  in_close_step snd (Q2R (epsilon P)) (run (naive_step P) T feed (start P []) []) (run (naive_step P) T feed' (start P []) []).
Proof.
  intros N. eapply close_impl.
  - apply (run_close (naive_step P) (fun _ c s s' => in_step c s s')) with (c := 0%R); [|apply naive_start].
    intros seen c s s' H. destruct (N seen) as [<- E]. eapply close_impl; [apply naive_step_close; [exact H|exact E]|].
    intros c' r r' [A B]. auto.
  - intros c r r' [A B]. split; [apply (naive_budget _ _ _ A)|exact B].
Qed.
End Naive.

(** ** Algorithm 1: one sample differs, whoever's it is *)

Definition same_sizes (s s' : samples_by_user) : Prop :=
  Forall2 (fun p q => fst p = fst q /\ length (snd p) = length (snd q)) s s'.

Lemma same_sizes_add v x y s s' : same_sizes s s' -> same_sizes (add_sample v x s) (add_sample v y s').
Proof.
  intros F. induction F as [|[a p] [b q] s s' (E1 & E2) F IH]; cbn in *.
  - repeat constructor.
  - subst b. destruct (a =? v); constructor; try assumption; [|split; auto].
    split; cbn; [reflexivity|]. rewrite !app_len, E2. reflexivity.
Qed.
Lemma same_sizes_count v s s' : same_sizes s s' -> count_of v s = count_of v s'.
Proof.
  intros F. unfold count_of. induction F as [|[a p] [b q] s s' (E1 & E2) F IH]; cbn in *; [reflexivity|]. subst b.
  destruct (a =? v); [unfold len; rewrite E2; reflexivity|exact IH].
Qed.

Section Binary.
Variable P : plan.
Variable i : nat.   (* which sample differs *)
Hypothesis one : counters_used P = 1.
Hypothesis horizon_nonneg : 0 <= horizon P.
Hypothesis pay : pays P 0 0 (depth (horizon P)) (epsilon P).
Hypothesis epsilon_nonneg : (0 <= epsilon P)%Q.

Definition binary_in_step (seen : list step) (c : R) (s s' : state) : Prop :=
  nothing_waits s /\ total s = size_of s 0 /\ total s <= horizon P /\
  paired P (sens P) same_sizes 0 (fun _ => total s) (fun _ => if (i <? length seen)%nat then 1 else 0) c s s'.

Lemma binary_refuse seen c s s' : binary_in_step seen c s s' ->
  close (fun c r r' => binary_in_step (seen ++ [snd r]) c (fst r) (fst r') /\ snd r = snd r') c (refuse P s) (refuse P s').
Proof.
  intros (W & T & B & D). assert (D' := D). destruct D as (ps & L & _). apply close_ret. cbn [fst snd]. split.
  - split; [exact W|]. split; [exact T|]. split; [exact B|]. eapply paired_same; [exact D'|]. intros k _.
    split; [reflexivity|]. rewrite app_len. cbn [length].
    destruct (Nat.ltb_spec i (length seen)), (Nat.ltb_spec i (length seen + 1)); lia.
  - rewrite (linked_noisy_sum _ _ _ _ _ _ L), (linked_total _ _ _ _ _ L). reflexivity.
Qed.

Lemma binary_one_scale k : 0 <= k < counters_used P -> (0 < Q2R (scales P k))%R.
Proof. intros K. replace k with 0 by lia. apply (pays_scale _ _ _ _ _ pay). Qed.

Lemma binary_step_close seen c s s' v x y : binary_in_step seen c s s' -> (length seen <> i -> x = y) ->
  close (fun c r r' => binary_in_step (seen ++ [snd r]) c (fst r) (fst r') /\ snd r = snd r') c
        (binary_step P s v x) (binary_step P s' v y).
Proof.
  intros H E. assert (H' := H). destruct H as (W & T & B & D). unfold binary_step, feed.
  assert (D' := D). destruct D' as (ps & L & _). rewrite <- (linked_total _ _ _ _ _ L).
  destruct (Z.eqb_spec (total s) (horizon P)) as [Q|Q]; [apply binary_refuse, H'|].
  set (g := add_sample v x (samples s)). set (g' := add_sample v y (samples s')).
  assert (C := same_sizes_count v _ _ (linked_samples _ _ _ _ _ L)). unfold count_of in C. rewrite <- C.
  set (n := len (own v (samples s)) + 1).
  eapply (enter_paired P (sens P) same_sizes 0 binary_one_scale (sens_nonneg P)) with (own := (length seen =? i)%nat).
  - lia.
  - apply (paired_arrived _ _ _ _ _ _ _ s s' g g' D). apply same_sizes_add, (linked_samples _ _ _ _ _ L).
  - split; reflexivity.
  - apply W.
  - intros N. rewrite E; [reflexivity|]. apply Nat.eqb_neq, N.
  - apply project_moves, (pays_width _ _ _ _ _ pay).
  - intros z c' K [F1 F2]. apply close_ret. cbn [fst snd]. split.
    + split; [exact W|]. split; [|split].
      * rewrite entered_size. cbn [entered now total arrived]. rewrite T. reflexivity.
      * cbn. lia.
      * eapply paired_same; [exact K|]. intros k R. replace k with 0 by lia. rewrite !set_same. cbn [entered now total arrived].
        split; [reflexivity|]. rewrite app_len. cbn [length].
        destruct (Nat.ltb_spec i (length seen)), (Nat.ltb_spec i (length seen + 1)), (Nat.eqb_spec (length seen) i); lia.
    + destruct K as (qs & LL & _). rewrite F1, F2, (linked_noisy_sum _ _ _ _ _ _ LL), (linked_total _ _ _ _ _ LL). reflexivity.
Qed.

Lemma binary_private T feed feed' : neighbours_at i feed feed' ->
  in_close_step snd (Q2R (epsilon P)) (run (binary_step P) T feed (start P []) []) (run (binary_step P) T feed' (start P []) []).
Proof.
  intros N. eapply close_impl.
  - apply (run_close (binary_step P) binary_in_step) with (c := 0%R).
    + intros seen c s s' H. destruct (N seen) as [<- E]. apply binary_step_close; [exact H|exact E].
    + split; [split; reflexivity|]. split; [reflexivity|]. split; [exact horizon_nonneg|].
      apply start_paired; [apply sens_nonneg|constructor|reflexivity].
  - intros c r r' [(W & T0 & B & D) E]. split; [|exact E]. destruct W as [_ I].
    apply (budget P (sens P) same_sizes 0 binary_one_scale (sens_nonneg P) _ _ c _ _ (fun _ => 1) (fun _ => horizon P) (fun _ => Q2R (epsilon P)) _ D).
    + intros k K. replace k with 0 by lia. split; [destruct (i <? _)%nat; lia|]. split; [exact B|].
      rewrite Z.mul_1_l. apply (pays_enough _ _ _ _ _ pay).
    + rewrite I, one. apply one_share.
Qed.
End Binary.
