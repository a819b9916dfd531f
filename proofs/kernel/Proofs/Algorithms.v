(** Algorithms 1 to 5: every step keeps two runs in step, and nobody costs more than epsilon. *)
From Coq Require Import ZArith Lia List Bool Reals Qreals QArith Lra.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Sums Laws Draws Programs Privacy Binary Withholding Samples Median Counters.
Import ListNotations.
Local Open Scope Z_scope.

(** ** Runs *)

Lemma run_close {S V} (step : S -> user -> Z -> prog (S * V)) (I : list V -> R -> S -> S -> Prop) feed feed' :
  (forall seen c s s', I seen c s s' ->
     close (fun c r r' => I (seen ++ [snd r]) c (fst r) (fst r') /\ snd r = snd r') c
           (step s (fst (feed seen)) (snd (feed seen))) (step s' (fst (feed' seen)) (snd (feed' seen)))) ->
  forall T seen c s s', I seen c s s' ->
  close (fun c r r' => I (snd r) c (fst r) (fst r') /\ snd r = snd r') c (run step T feed s seen) (run step T feed' s' seen).
Proof.
  intros H T. induction T as [|T IH]; intros seen c s s' K; cbn [run].
  - apply close_ret. auto.
  - eapply close_bind; [apply H, K|]. intros c' [a v] [b w] [J E]. cbn [fst snd] in *. subst w. apply IH, J.
Qed.

Lemma laws_of_proper {S V X} (step : S -> user -> X -> prog (S * V)) s :
  (forall T feed, proper (run step T feed s [])) -> has_laws step s.
Proof.
  intros H T feed. split; [apply H|]. split; [apply total_probability, H|]. intros T' Y. apply (run_prefix step T T' feed s [] Y), H.
Qed.
Lemma neighbours_refl {V X} u (feed : list V -> user * X) : neighbours u feed feed.
Proof. intros seen. auto. Qed.
Lemma user_private_by_steps {S V} (step : S -> user -> Z -> prog (S * V)) s e :
  (forall u T feed feed', neighbours u feed feed' -> in_close_step snd e (run step T feed s []) (run step T feed' s [])) ->
  user_private e step s.
Proof.
  intros H. split.
  - apply laws_of_proper. intros T feed. apply (in_close_step_proper snd e _ _ (H 0 T feed feed (neighbours_refl 0 feed))).
  - intros u T feed feed' N. apply in_close_step_private, (H u), N.
Qed.

Section Algorithms.
Variable P : plan.
Variable sens : Z -> Z.
Variable same : samples_by_user -> samples_by_user -> Prop.
Variable waiting_levels : Z.   (* how many levels are inactive at the start *)
Hypothesis scale_pos : forall k, 0 <= k < counters_used P -> (0 < Q2R (scales P k))%R.
Hypothesis sens_nonneg : forall k, 0 <= sens k.
Notation linked := (linked sens same).
Notation nodes_cost := (nodes_cost P sens).

Definition spent (ps : Z -> list Z) (s : state) : R :=
  (nodes_cost ps s + IZR (waiting_levels - len (inactive s)) * Q2R (median_epsilon P))%R.

(** want: how many elements every counter has, waiting blocks included; mine: how many of them may differ *)
Definition paired (want mine : Z -> Z) (c : R) (s s' : state) : Prop :=
  exists ps, linked ps s s' /\ len (inactive s) <= waiting_levels /\ (c <= spent ps s)%R /\
    forall k, 0 <= k < counters_used P -> held s k = want k /\ len (ps k) <= mine k.

Lemma paired_same want mine want' mine' c s s' : paired want mine c s s' ->
  (forall k, 0 <= k < counters_used P -> want k = want' k /\ mine k <= mine' k) -> paired want' mine' c s s'.
Proof.
  intros (ps & H1 & H2 & H3 & H4) E. exists ps. split; [exact H1|]. split; [exact H2|]. split; [exact H3|].
  intros k K. destruct (H4 k K), (E k K). lia.
Qed.

Lemma paired_arrived want mine c s s' g g' : paired want mine c s s' -> same g g' ->
  paired want mine c (arrived_state s g) (arrived_state s' g').
Proof.
  intros (ps & H1 & H2 & H3 & H4) A. exists ps. split; [apply linked_arrived; assumption|]. auto.
Qed.

(** The world sees the same so far. *)
Definition same_shown (t t' : turn) : Prop := count_now t = count_now t' /\ shown_now t = shown_now t'.

(** An element, which differs only if it is u's, enters counter k, where nothing waits. *)
Lemma enter_paired {A} (Q : R -> A -> A -> Prop) want mine c t t' k a a' (own : bool) size (next next' : turn -> prog A) :
  0 <= k < counters_used P -> paired want mine c (now t) (now t') -> same_shown t t' -> buffers (now t) k = [] ->
  (own = false -> a = a') -> Z.abs (a - a') <= sens k ->
  (forall z c', paired (set want k (want k + 1)) (set mine k (mine k + if own then 1 else 0)) c'
                       (now (entered t k a size z)) (now (entered t' k a' size z)) ->
     same_shown (entered t k a size z) (entered t' k a' size z) ->
     close Q c' (next (entered t k a size z)) (next' (entered t' k a' size z))) ->
  close Q c (bind (enter P t k a size) next) (bind (enter P t' k a' size) next').
Proof.
  intros K (ps & H1 & H2 & H3 & H4) W E S B H.
  set (p := size_of (now t) k + 1). set (qs := if own then set ps k (p :: ps k) else ps).
  assert (L : linked qs (now t) (now t')).
  { unfold qs. destruct own; [apply linked_position|]; exact H1. }
  assert (N : ~ In p (qs k) -> a = a').
  { unfold qs. destruct own; [|auto]. rewrite set_same. intros X. exfalso. apply X. left. reflexivity. }
  assert (C : nodes_cost qs (now t) = nodes_cost ps (now t)).
  { unfold qs. destruct own; [|reflexivity]. apply nodes_cost_position. unfold p. lia. }
  apply (enter_close P sens same scale_pos sens_nonneg _ qs); try assumption.
  cbv zeta. intros z F. apply H.
  - exists qs. split; [apply linked_entered; assumption|]. split; [exact H2|]. split.
    + unfold spent in *. rewrite F, C. change (inactive (now (entered t k a size z))) with (inactive (now t)). lra.
    + intros j J. destruct (H4 j J) as [X Y]. split.
      * unfold held in *. rewrite entered_size. change (buffers (now (entered t k a size z))) with (buffers (now t)).
        unfold set. destruct (Z.eqb_spec j k) as [->|]; lia.
      * unfold qs. destruct own; unfold set; destruct (Z.eqb_spec j k) as [->|]; rewrite ?len_cons; lia.
  - destruct W as [W1 W2]. split; [exact W1|]. unfold entered. cbn [shown_now].
    assert (Z := linked_size sens same _ _ _ k L). unfold size_of in Z. rewrite W2, !len_app, Z. reflexivity.
Qed.

Lemma clip_moves a b low high : Z.abs (clip a low high - clip b low high) <= Z.abs (high - low).
Proof.
  unfold clip. destruct (Z.ltb_spec a low), (Z.ltb_spec b low), (Z.ltb_spec high a), (Z.ltb_spec high b); lia.
Qed.
Lemma project_moves level a b prior d : Z.abs (snd (interval P level prior) - fst (interval P level prior)) <= d ->
  Z.abs (project P level a prior - project P level b prior) <= d.
Proof. intros H. eapply Z.le_trans; [apply clip_moves|exact H]. Qed.

(** ** The budget *)

Lemma uses_cost k ps s m n share : 0 <= k < counters_used P -> len (ps k) <= m -> size_of s k <= n ->
  (IZR (sens k * (m * depth n)) <= Q2R (scales P k) * share)%R ->
  (IZR (uses (ps k) (size_of s k)) * price P sens k <= share)%R.
Proof.
  intros K M N H. assert (S := scale_pos k K).
  assert (U : uses (ps k) (size_of s k) <= m * depth n).
  { eapply Z.le_trans; [apply uses_bound|]. apply Z.mul_le_mono_nonneg; [apply len_nonneg|exact M|apply depth_nonneg|].
    apply depth_mono, N. }
  unfold price. apply Rle_trans with (IZR (m * depth n) * (IZR (sens k) / Q2R (scales P k)))%R.
  - apply Rmult_le_compat_r; [|apply IZR_le, U]. apply div_nonneg; [apply IZR_le, sens_nonneg|exact S].
  - apply Rmult_le_reg_r with (Q2R (scales P k)); [exact S|].
    replace (IZR (m * depth n) * (IZR (sens k) / Q2R (scales P k)) * Q2R (scales P k))%R
      with (IZR (sens k * (m * depth n))) by (rewrite mult_IZR; field; lra). lra.
Qed.

Lemma budget want mine c s s' (m n : Z -> Z) (share : Z -> R) epsilon :
  paired want mine c s s' ->
  (forall k, 0 <= k < counters_used P -> mine k <= m k /\ want k <= n k /\
     (IZR (sens k * (m k * depth (n k))) <= Q2R (scales P k) * share k)%R) ->
  (finite_sum share (range 0 (counters_used P)) + IZR (waiting_levels - len (inactive s)) * Q2R (median_epsilon P) <= epsilon)%R ->
  (c <= epsilon)%R.
Proof.
  intros (ps & _ & _ & C & H) K E. eapply Rle_trans; [exact C|]. eapply Rle_trans; [|exact E].
  unfold spent. apply Rplus_le_compat_r. apply sum_le. intros k I. apply in_range in I.
  destruct (H k I) as [H1 H2]. destruct (K k I) as (K1 & K2 & K3).
  apply (uses_cost k ps s (m k) (n k)); [exact I|lia| |exact K3].
  unfold held in H1. assert (X := len_nonneg (buffers s k)). lia.
Qed.

(** ** The start *)

Lemma start_paired inactive : (forall k, 0 <= sens k) -> same [] [] -> waiting_levels = len inactive ->
  paired (fun _ => 0) (fun _ => 0) 0 (start P inactive) (start P inactive).
Proof.
  intros S E W. exists (fun _ => []). split; [|split; [|split]].
  - split; cbn [start samples total Paper.inactive priors counters buffers noisy stream]; try reflexivity; try exact E.
    + intros k. split; [split; reflexivity|]. intros i _. rewrite Z.sub_diag. apply S.
    + intros k. split; reflexivity.
  - cbn [start Paper.inactive]. lia.
  - unfold spent, nodes_cost. cbn [start Paper.inactive]. rewrite sum_zero; [rewrite W, Z.sub_diag; lra|].
    intros k _. rewrite uses_nil. ring.
  - intros k K. split; [reflexivity|]. cbn. lia.
Qed.
End Algorithms.

(** ** Steps of algorithms 2 to 6 *)

Section Steps.
Variable P : plan.
Variable sens : Z -> Z.
Variable u : user.
Variable waiting_levels : Z.
Notation paired := (paired P sens (alike u) waiting_levels).

(** f k n is how many elements a user with n samples has in counter k *)

Variable f : Z -> Z -> Z.
Variable J : state -> Prop.   (* what an algorithm needs besides *)
Definition in_step (c : R) (s s' : state) : Prop :=
  sound (public P) (samples s) /\ J s /\
  paired (fun k => tally (f k) (samples s)) (fun k => f k (count_of u (samples s))) c s s'.

Definition stepped (c : R) (r r' : state * step) : Prop := in_step c (fst r) (fst r') /\ snd r = snd r'.

Lemma finish_close want mine c t t' : paired want mine c (now t) (now t') -> same_shown t t' ->
  sound (public P) (samples (now t)) -> J (now t) ->
  (forall k, 0 <= k < counters_used P -> want k = tally (f k) (samples (now t)) /\ mine k <= f k (count_of u (samples (now t)))) ->
  close stepped c (finish P t) (finish P t').
Proof.
  intros H [W1 W2] S K E. apply close_ret. split; cbn [fst snd].
  - split; [exact S|]. split; [exact K|]. eapply paired_same; [exact H|exact E].
  - destruct H as (ps & L & _). rewrite W1, W2, (linked_noisy_sum P sens (alike u) ps _ _ L), (linked_total _ _ _ _ _ L). reflexivity.
Qed.

Lemma refuse_close c s s' : in_step c s s' -> close stepped c (refuse P s) (refuse P s').
Proof.
  intros H. apply close_ret. split; [exact H|]. destruct H as (_ & _ & ps & L & _). cbn [snd].
  rewrite (linked_noisy_sum P sens (alike u) ps _ _ L), (linked_total _ _ _ _ _ L). reflexivity.
Qed.

Lemma counting_close c s s' v x y (next next' : turn -> prog (state * step)) : in_step c s s' -> (v <> u -> x = y) ->
  (let g := add_sample v x (samples s) in let g' := add_sample v y (samples s') in let n := count_of v (samples s) + 1 in
   alike u g g' -> sound (public P) g -> n <= max_samples (public P) ->
   paired (fun k => tally (f k) (samples s)) (fun k => f k (count_of u (samples s))) c (arrived_state s g) (arrived_state s' g') ->
   same_shown (arrived s g n) (arrived s' g' n) ->
   close stepped c (next (arrived s g n)) (next' (arrived s' g' n))) ->
  close stepped c (counting P s v x next) (counting P s' v y next').
Proof.
  intros H E K. assert (I := H). destruct H as (S & _ & D). assert (D' := D). destruct D as (ps & L & _).
  unfold counting. assert (A := arrive_alike (public P) u v x y _ _ (linked_samples _ _ _ _ _ L) E).
  assert (C := arrive_counted (public P) (samples s) v x). 
  destruct (arrive (public P) (samples s) v x) as [|m|g n]; destruct (arrive (public P) (samples s') v y) as [|m'|g' n'];
    try contradiction.
  - apply refuse_close, I.
  - subst m'. apply close_ret. split; [exact I|]. cbn [snd].
    rewrite (linked_noisy_sum P sens (alike u) ps _ _ L), (linked_total _ _ _ _ _ L). reflexivity.
  - destruct A as (-> & -> & A). destruct (C g n' S eq_refl) as (-> & -> & M & S').
    apply K; try assumption; [unfold count_of in *; lia|apply paired_arrived; assumption|split; reflexivity].
Qed.

(** Counter w gets an element when user v's sample is counted, or none does. *)
Lemma advanced v x s w k : NoDup (users s) -> f k 0 = 0 -> let n := count_of v s + 1 in
  f k n = f k (n - 1) + (if k =? w then 1 else 0) ->
  set (fun k => tally (f k) s) w (tally (f w) s + 1) k = tally (f k) (add_sample v x s) /\
  set (fun k => f k (count_of u s)) w (f w (count_of u s) + if v =? u then 1 else 0) k
  <= f k (count_of u (add_sample v x s)).
Proof.
  intros N Z0 n E. unfold set. rewrite tally_add, count_add by assumption. fold n. rewrite E.
  replace (n - 1) with (count_of v s) in * by (unfold n; lia). rewrite (Z.eqb_sym u v).
  destruct (Z.eqb_spec k w) as [->|D].
  - split; [lia|]. destruct (Z.eqb_spec v u) as [->|X]; [fold n; lia|]. rewrite !Z.add_0_r. lia.
  - split; [lia|]. destruct (Z.eqb_spec v u) as [->|X]; [fold n; lia|]. rewrite Z.add_0_r. lia.
Qed.
Lemma not_advanced v x s k : NoDup (users s) -> f k 0 = 0 -> let n := count_of v s + 1 in f k n = f k (n - 1) ->
  tally (f k) s = tally (f k) (add_sample v x s) /\ f k (count_of u s) <= f k (count_of u (add_sample v x s)).
Proof.
  intros N Z0 n E. rewrite tally_add, count_add by assumption. fold n. rewrite E.
  replace (n - 1) with (count_of v s) in * by (unfold n; lia). rewrite (Z.eqb_sym u v). split; [lia|].
  destruct (Z.eqb_spec v u) as [->|X]; [fold n; lia|]. rewrite Z.add_0_r. lia.
Qed.
End Steps.
