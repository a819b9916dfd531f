(** How many samples the releases of algorithms 4, 5 and 6 hold. *)
From Coq Require Import ZArith Lia List Bool.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Programs Binary Withholding Samples Counters Full.
Import ListNotations.
Local Open Scope Z_scope.

Lemma enter_total P t c e size : always (enter P t c e size) (fun r => total (now r) = total (now t) + size /\
  samples (now r) = samples (now t) /\ inactive (now r) = inactive (now t) /\ buffers (now r) = buffers (now t) /\ count_now r = count_now t).
Proof. cbn. auto. Qed.

Definition held_blocks (s : samples_by_user) : Z := tally released s.

Lemma held_blocks_add s u x : NoDup (users s) -> let n := count_of u s + 1 in
  held_blocks (add_sample u x s) = held_blocks s + if completes_block n then block_size (level_of n) else 0.
Proof.
  intros N n. unfold held_blocks. rewrite tally_add by (exact N || reflexivity). fold n.
  assert (X := released_succ (count_of u s) (len_nonneg _)). fold n in X. lia.
Qed.

(** ** Algorithms 4 and 5 *)
Definition all_released (P : plan) (s : state) : Prop := sound (public P) (samples s) /\ total s = held_blocks (samples s).

Lemma given_prior_step_total one P s u x : all_released P s -> always (given_prior_step one P s u x) (fun r => all_released P (fst r)).
Proof.
  intros [S T]. unfold given_prior_step, counting. assert (C := arrive_counted (public P) (samples s) u x).
  destruct (arrive (public P) (samples s) u x) as [|n|g n]; [cbn; split; assumption|cbn; split; assumption|].
  destruct (C g n S eq_refl) as (-> & -> & _ & S').
  assert (A := held_blocks_add (samples s) u x (sound_users _ _ S)). cbv zeta in A.
  cbn [arrived now count_now samples]. destruct (completes_block (count_of u (samples s) + 1)).
  - eapply always_bind; [apply enter_total|]. intros r (E1 & E2 & _). cbn [arrived now samples total] in *.
    cbn [finish always fst]. unfold all_released. rewrite E2. split; [exact S'|]. rewrite E1, A. lia.
  - cbn [finish always fst now arrived]. unfold all_released. cbn [samples total]. split; [exact S'|]. cbn [arrived total samples]. rewrite A. lia.
Qed.

Lemma given_prior_total one P T feed : always (run (given_prior_step one P) T feed (start P []) []) (fun r =>
  total (fst r) = add (map (fun p => released (len (snd p))) (samples (fst r)))).
Proof.
  eapply always_impl; [|apply (run_invariant (given_prior_step one P) (fun s _ => all_released P s))].
  - intros r [_ H]. exact H.
  - split; [apply sound_start|reflexivity].
  - intros s seen H. apply given_prior_step_total, H.
Qed.

(** ** Algorithm 6 *)
Definition waiting (s : state) : Z := add (map (fun k => len (buffers s k) * block_size k) (inactive s)).
Definition all_held (P : plan) (s : state) : Prop :=
  sound (public P) (samples s) /\ NoDup (inactive s) /\ total s + waiting s = held_blocks (samples s).

Lemma flush_total P k bs : forall t, always (flush P k bs t) (fun r => total (now r) = total (now t) + len bs * block_size k /\
  samples (now r) = samples (now t) /\ inactive (now r) = inactive (now t) /\ buffers (now r) = buffers (now t) /\ count_now r = count_now t).
Proof.
  induction bs as [|b bs IH]; intros t; cbn [flush]; [cbn; repeat split; lia|].
  eapply always_bind; [apply enter_total|]. intros r (E1 & E2 & E3 & E4 & E5). eapply always_impl; [|apply IH].
  intros q (F1 & F2 & F3 & F4 & F5). rewrite len_cons. repeat split; try congruence. lia.
Qed.

Lemma sum_filter (f : Z -> Z) k ks : NoDup ks -> In k ks ->
  add (map f (filter (fun j => negb (j =? k)) ks)) + f k = add (map f ks).
Proof.
  intros N I. induction N as [|j ks M N IH]; [destruct I|]. cbn [filter map]. rewrite add_cons. destruct (Z.eqb_spec j k) as [->|D]; cbn [negb].
  - replace (filter (fun j => negb (j =? k)) ks) with ks; [lia|]. clear - M. induction ks as [|i ks IH]; [reflexivity|].
    cbn [filter]. destruct (Z.eqb_spec i k) as [->|D]; [exfalso; apply M; left; reflexivity|]. cbn [negb]. f_equal. apply IH.
    intros I. apply M. right. exact I.
  - destruct I as [->|I]; [contradiction|]. cbn [map]. rewrite add_cons. specialize (IH I). lia.
Qed.

(** while levels are activated, the samples stay, and what waits is released *)
Definition moved_on (t r : turn) : Prop := samples (now r) = samples (now t) /\ count_now r = count_now t /\
  NoDup (inactive (now r)) /\ total (now r) + waiting (now r) = total (now t) + waiting (now t).

Lemma activate_total P t k : NoDup (inactive (now t)) -> In k (inactive (now t)) -> always (activate P t k) (fun r =>
  moved_on t r /\ inactive (now r) = filter (fun other => negb (other =? k)) (inactive (now t))).
Proof.
  intros N I. unfold activate, private_median. cbn [bind always]. intros z.
  eapply always_impl; [|apply flush_total]. intros r (E1 & E2 & E3 & E4 & E5). cbn [activated now samples total inactive buffers count_now] in *.
  split; [|exact E3]. split; [exact E2|]. split; [exact E5|]. split; [rewrite E3; apply NoDup_filter, N|].
  unfold waiting. rewrite E1, E3, E4. assert (F := sum_filter (fun k => len (buffers (now t) k) * block_size k) k _ N I). cbv beta in F.
  rewrite <- F. rewrite (map_ext_in _ (fun j => len (buffers (now t) j) * block_size j)); [lia|].
  intros j J. apply filter_in in J as [_ J]. rewrite set_other by exact J. reflexivity.
Qed.

Lemma activate_all_total P ls : NoDup ls -> forall t, NoDup (inactive (now t)) -> incl ls (inactive (now t)) ->
  always (activate_all P ls t) (fun r => moved_on t r).
Proof.
  intros ND. induction ND as [|k ls M ND IH]; intros t N I; cbn [activate_all]; [cbn; repeat split; auto|].
  destruct (can_activate P (samples (now t)) k).
  - eapply always_bind; [apply activate_total; [exact N|apply I; left; reflexivity]|]. intros r ((A1 & A2 & A3 & A4) & E).
    eapply always_impl; [|apply IH; [exact A3|]].
    + intros q (B1 & B2 & B3 & B4). repeat split; first [congruence|assumption|lia].
    + intros j J. rewrite E. apply filter_in. split; [apply I; right; exact J|]. intros ->. contradiction.
  - apply IH; [exact N|]. intros j J. apply I. right. exact J.
Qed.

Lemma sum_bump (f g : Z -> Z) k d ks : NoDup ks -> In k ks -> (forall j, j <> k -> f j = g j) -> f k = g k + d ->
  add (map f ks) = add (map g ks) + d.
Proof.
  intros N I E F. rewrite <- (sum_filter f k ks N I), <- (sum_filter g k ks N I), F.
  rewrite (map_ext_in f g); [lia|]. intros j J. apply filter_in in J as [_ J]. apply E, J.
Qed.

Lemma full_step_total P s u x : all_held P s -> always (full_step P s u x) (fun r => all_held P (fst r)).
Proof.
  intros (S & N & T). unfold full_step, counting. assert (C := arrive_counted (public P) (samples s) u x).
  destruct (arrive (public P) (samples s) u x) as [|n|g n]; [exact (conj S (conj N T))|exact (conj S (conj N T))|].
  destruct (C g n S eq_refl) as (-> & -> & _ & S').
  assert (A := held_blocks_add (samples s) u x (sound_users _ _ S)). cbv zeta in A.
  eapply always_bind; [apply activate_all_total; [exact N|exact N|apply incl_refl]|]. intros r (B1 & B2 & B3 & B4).
  cbn [arrived now count_now samples inactive total] in *. change (waiting (State _ _ _ _ _ _)) with (waiting s) in B4.
  rewrite B2. destruct (completes_block (count_of u (samples s) + 1)) eqn:K.
  - set (l := level_of _) in *. cbv zeta. destruct (member l (inactive (now r))) eqn:M.
    + cbn [finish always fst]. unfold all_held. cbn [buffer now samples inactive total]. rewrite B1.
      split; [exact S'|]. split; [exact B3|]. rewrite A, <- T, <- B4. unfold waiting. cbn [buffer now inactive buffers].
      apply member_spec in M. rewrite (sum_bump _ (fun k => len (buffers (now r) k) * block_size k) l (block_size l)); [lia|exact B3|exact M| |].
      * intros j J. rewrite set_other by exact J. reflexivity.
      * rewrite set_same, len_app. change (len [_]) with 1. lia.
    + eapply always_bind; [apply enter_total|]. intros q (E1 & E2 & E3 & E4 & E5). cbn [finish always fst].
      unfold all_held, waiting. rewrite E1, E2, E3, E4, B1. split; [exact S'|]. split; [exact B3|]. fold (waiting (now r)). lia.
  - cbn [finish always fst]. unfold all_held. rewrite B1. split; [exact S'|]. split; [exact B3|]. lia.
Qed.

Lemma full_total P T feed : always (run (full_step P) T feed (full_start P) []) (fun r => let s := fst r in
  total s + add (map (fun level => len (buffers s level) * block_size level) (inactive s))
  = add (map (fun p => released (len (snd p))) (samples s))).
Proof.
  eapply always_impl; [|apply (run_invariant (full_step P) (fun s _ => all_held P s))].
  - intros r (_ & _ & H). exact H.
  - split; [apply sound_start|]. split; [apply range_nodup|]. unfold waiting. cbn [full_start start samples total inactive buffers].
    change (held_blocks []) with 0. generalize (range 2 (levels (max_samples (public P)) + 1)). intros ks.
    induction ks as [|k ks IH]; [reflexivity|]. cbn [map]. rewrite add_cons. change (len []) with 0 in *. lia.
  - intros s seen H. apply full_step_total, H.
Qed.
