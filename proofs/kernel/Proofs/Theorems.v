(** The forms in which Statements.v has the theorems. *)
From Coq Require Import ZArith Lia List Bool Reals Qreals QArith Lra.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Sums Laws Balls Draws Programs Privacy Binary Withholding Samples Median Counters
  Algorithms Naive GivenPrior Full.
Import ListNotations.
Local Open Scope Z_scope.

Definition laplace_law := laplace_closed.
Definition series_law := Balls.joint_law.
Definition points_of_an_interval := Balls.points_of_one.
Definition composition := @Privacy.composition.
Definition post_processing := @Privacy.post_processing.

Lemma draws_have_laws d : well_posed d -> (forall z, 0 <= mass d z <= 1)%R /\ total_of (mass d) = 1%R.
Proof. intros W. split; [intros z; apply mass_range, W|apply mass_is_law, W]. Qed.

Lemma laplace_mechanism scale epsilon exact exact' : (0 < scale)%Q -> (inject_Z (Z.abs (exact - exact')) <= scale * epsilon)%Q ->
  private (fun answer => answer) (Q2R epsilon) (Draw (Laplace scale exact) Ret) (Draw (Laplace scale exact') Ret).
Proof.
  intros S D. apply Q2R_pos in S. apply in_close_step_private, (close_laplace _ _ (Q2R epsilon)); [exact S| |].
  - apply Qle_Rle in D. rewrite Q2R_inject, Q2R_mult in D. apply Rmult_le_reg_r with (Q2R scale); [exact S|].
    unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra.
  - intros z. apply close_ret. split; [lra|reflexivity].
Qed.

Lemma nodes_of_an_element i n : 1 <= i ->
  nodes_entered i n = filter (fun t => member i (elements_of t)) (range 1 (n + 1)) /\ len (nodes_entered i n) <= depth n.
Proof.
  intros P. rewrite (nodes_entered_filter i n P). split; [|apply element_nodes_few].
  apply filter_ext. intros t. apply eq_true_iff_eq. rewrite holds_elements, member_spec. reflexivity.
Qed.
Lemma nodes_of_a_prefix t : 0 <= t ->
  concat (map elements_of (rev (nodes_read t))) = range 1 (t + 1) /\ len (nodes_read t) <= depth t.
Proof. intros P. split; [apply prefix_is_union, P|apply prefix_nodes_few]. Qed.

Lemma tally_lower (s : samples_by_user) f g : (forall p, In p s -> f (len (snd p)) + 1 <= g (len (snd p))) ->
  tally f s + len s <= tally g s.
Proof.
  unfold tally. intros H. induction s as [|p s IH]; [cbn; lia|]. cbn [map]. rewrite !add_cons, len_cons.
  specialize (IH (fun q I => H q (or_intror I))). specialize (H p (or_introl eq_refl)). lia.
Qed.
Lemma twice_tally f s : tally (fun c => 2 * f c) s = 2 * tally f s.
Proof. unfold tally. induction s as [|p s IH]; [reflexivity|]. cbn [map]. rewrite !add_cons, IH. lia. Qed.

Lemma at_least_half (s : samples_by_user) : (forall p, In p s -> snd p <> []) ->
  add (map (fun p => len (snd p)) s) + len s <= 2 * add (map (fun p => released (len (snd p))) s).
Proof.
  intros H. fold (tally (fun c => c) s) (tally released s). rewrite <- twice_tally.
  apply (tally_lower s (fun c => c)). intros p I.
  apply released_half. assert (X := H p I). unfold len. destruct (snd p); [contradiction|cbn; lia].
Qed.
Lemma half_is_sharp (s : samples_by_user) :
  (forall p, In p s -> exists level, 0 <= level /\ len (snd p) = 2 ^ (level + 1) - 1) ->
  add (map (fun p => len (snd p)) s) + len s = 2 * add (map (fun p => released (len (snd p))) s).
Proof.
  intros H. induction s as [|p s IH]; [reflexivity|]. cbn [map]. rewrite !add_cons, len_cons.
  specialize (IH (fun q I => H q (or_intror I))). destruct (H p (or_introl eq_refl)) as (l & L & ->).
  assert (X := released_sharp l L). lia.
Qed.

Lemma binary_close P i T feed feed' : counters_used P = 1 -> 0 <= horizon P -> (0 <= epsilon P)%Q ->
  pays P 0 0 (depth (horizon P)) (epsilon P) -> neighbours_at i feed feed' ->
  in_close_step snd (Q2R (epsilon P)) (run (binary_step P) T feed (start P []) []) (run (binary_step P) T feed' (start P []) []).
Proof. intros. eapply binary_private; eassumption. Qed.

Lemma algorithm_1 P : counters_used P = 1 -> 0 <= horizon P -> (0 <= epsilon P)%Q ->
  pays P 0 0 (depth (horizon P)) (epsilon P) ->
  has_laws (binary_step P) (start P []) /\ forall i T feed feed', neighbours_at i feed feed' ->
  private snd (Q2R (epsilon P)) (run (binary_step P) T feed (start P []) []) (run (binary_step P) T feed' (start P []) []).
Proof.
  intros A B C D. split.
  - apply laws_of_proper. intros T feed. eapply in_close_step_proper. apply (binary_close P 0 T feed feed A B C D).
    intros seen. auto.
  - intros i T feed feed' N. apply in_close_step_private, (binary_close P i); assumption.
Qed.

Lemma algorithm_2 P : counters_used P = 1 -> 0 <= horizon P ->
  pays P 0 0 (Z.max 0 (max_samples (public P)) * depth (horizon P)) (epsilon P) ->
  user_private (Q2R (epsilon P)) (naive_step P) (start P []).
Proof. intros A B C. apply user_private_by_steps. intros. eapply naive_private; eassumption. Qed.

Lemma algorithm_3 P : counters_used P = 1 -> (0 <= epsilon P)%Q ->
  pays P 0 0 (depth (max_users (public P))) (epsilon P) ->
  user_private (Q2R (epsilon P)) (wishful_step P) (start P []).
Proof. intros A B C. apply user_private_by_steps. intros. eapply wishful_private; eassumption. Qed.

Lemma algorithm_4 P : let m := max_samples (public P) in let n := max_users (public P) in
  counters_used P = 1 -> 1 <= m -> 1 <= n ->
  (forall level, 0 <= level <= levels m -> pays P 0 level (depth m * depth (n * depth m)) (epsilon P)) ->
  user_private (Q2R (epsilon P)) (single_step P) (start P []).
Proof. intros m n A B C D. apply user_private_by_steps. intros. eapply single_private; eassumption. Qed.

Lemma algorithm_5 P : let m := max_samples (public P) in let L := levels m in
  counters_used P = L + 1 -> 1 <= m ->
  (forall level, 0 <= level <= L -> pays P level level (depth (max_users (public P))) (epsilon P / inject_Z (L + 1))) ->
  user_private (Q2R (epsilon P)) (multiple_step P) (start P []).
Proof. intros m n A B C. apply user_private_by_steps. intros. eapply multiple_private; eassumption. Qed.

Lemma algorithm_6 P : let m := max_samples (public P) in let L := levels m in
  counters_used P = L + 1 -> (0 <= epsilon P)%Q ->
  (forall level, 0 <= level <= L ->
     pays P level level (depth (max_users (public P))) (epsilon P / inject_Z (2 * (L + 1)))) ->
  user_private (Q2R (epsilon P)) (full_step P) (full_start P).
Proof. intros m n A B C. apply user_private_by_steps. intros. eapply full_private; eassumption. Qed.

Lemma algorithm_7 epsilon u (s s' : samples_by_user) level arrays grid : (0 <= epsilon)%Q -> NoDup (map fst s) ->
  Forall2 (fun p q => fst p = fst q /\ length (snd p) = length (snd q) /\ (fst p <> u -> snd p = snd q)) s s' ->
  Pr (private_median epsilon s level arrays grid) (fun _ => True) = 1%R /\
  private (fun index => index) (Q2R epsilon) (private_median epsilon s level arrays grid)
                                             (private_median epsilon s' level arrays grid).
Proof.
  intros E N F. split; [apply total_probability, median_proper|].
  apply (private_median_is_private epsilon u); [apply Q2R_nonneg, E|split; assumption].
Qed.

Lemma private_prior S V e (step : Q -> S -> user -> Z -> prog (S * V)) (s : Q -> S) :
  (forall prior, user_private e (step prior) (s prior)) ->
  forall u T feed feed' (p p' : prog Q), proper p -> proper p' -> private (fun prior => prior) e p p' ->
  (forall prior, neighbours u (feed prior) (feed' prior)) ->
  let all p feed := bind p (fun prior => bind (run (step prior) T (feed prior) (s prior) []) (fun r => Ret (prior, snd r))) in
  private (fun seen => seen) (2 * e) (all p feed) (all p' feed').
Proof.
  intros H u T feed feed' p p' W W' K N all. replace (2 * e)%R with (e + e)%R by ring. apply Privacy.composition; try assumption.
  - intros prior. apply proper_bind; [apply H|]. intros r. exact I.
  - intros prior. apply proper_bind; [apply H|]. intros r. exact I.
  - intros prior. apply (private_map snd (fun seen => (prior, seen))). destruct (H prior) as [_ X]. apply (X u), N.
Qed.
