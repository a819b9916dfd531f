(** A private mechanism that ends with one noisy total. *)
From Coq Require Import Reals Qreals QArith Lra Lia List Bool ZArith FunctionalExtensionality.
From Withhold.Definitions Require Import Probability.
From Withhold.Proofs Require Import Lists Sums Laws Draws Programs Privacy Algorithms.
From Withhold.Definitions Require Import Final.
Import ListNotations.
Local Open Scope R_scope.

(** ** What a program may result in *)

Fixpoint reach {A} (p : prog A) (a : A) : Prop :=
  match p with Ret b => a = b | Draw d k => exists z, reach (k z) a end.
Lemma always_reach {A} (p : prog A) Y : always p Y <-> forall a, reach p a -> Y a.
Proof.
  induction p as [b|d k IH]; cbn [always reach].
  - split; [intros H a ->; exact H|auto].
  - split; [intros H a [z R]; apply (proj1 (IH z)); auto|]. intros H z. apply IH. intros a R. apply H. exists z. exact R.
Qed.
Lemma reach_bind {A B} (p : prog A) (k : A -> prog B) b : reach (bind p k) b <-> exists a, reach p a /\ reach (k a) b.
Proof.
  induction p as [a|d j IH]; cbn [bind reach].
  - split; [intros R; exists a; auto|intros (a' & -> & R); exact R].
  - split.
    + intros [z R]. apply IH in R as (a & R & K). exists a. split; [exists z; exact R|exact K].
    + intros (a & [z R] & K). exists z. apply IH. exists a. auto.
Qed.
Lemma proper_bind_impl {A B C} (p : prog A) (k : A -> prog B) (j : A -> prog C) : proper (bind p k) ->
  (forall a, proper (k a) -> proper (j a)) -> proper (bind p j).
Proof.
  intros W H. induction p as [a|d i IH]; cbn [bind proper] in *; [auto|]. destruct W as [W K]. split; [exact W|].
  intros z N. apply IH, K, N.
Qed.
(** The mean of a bound on what comes after any result. *)
Lemma mean_below {A B} (p : prog A) (k : A -> prog B) Y c f g : proper (bind p k) -> always p Y -> 0 <= c -> unit_valued g ->
  (forall a, Y a -> f a <= c * mean (k a) g) -> mean p f <= c * mean (bind p k) g.
Proof.
  intros W H C G E. induction p as [a|d j IH]; cbn [bind mean always] in *; [auto|].
  assert (SM := mean_summable d (fun z => bind (j z) k) g W G). rewrite <- total_scale by assumption.
  apply total_le; [|apply summable_scale; assumption]. cbn [proper] in W. destruct W as [W K]. intros z.
  destruct (Req_dec (mass d z) 0) as [->|N]; [lra|].
  replace (c * (mass d z * mean (bind (j z) k) g)) with (mass d z * (c * mean (bind (j z) k) g)) by ring.
  apply Rmult_le_compat_l; [apply mass_range, W|]. apply IH; auto.
Qed.
(** Functions of what is private. *)
Lemma private_views {A V} (view : A -> V) e p q h : proper p -> proper q -> unit_valued h -> private view e p q ->
  mean p (fun a => h (view a)) <= exp e * mean q (fun a => h (view a)).
Proof.
  intros Wp Wq U H. apply (private_map view (fun v => v)) in H. assert (I := proj1 (private_iff _ _ _ _) H).
  apply (private_means _ _ e h) in I; [|apply proper_bind; cbn; auto|apply proper_bind; cbn; auto|exact U].
  rewrite !mean_bind in I. exact I.
Qed.

Section Runs.
Context {S V X : Type}.
Variable step : S -> user -> X -> prog (S * V).

Lemma run_one_more n feed : forall s seen a, reach (run step (Datatypes.S n) feed s seen) a <->
  exists b r, reach (run step n feed s seen) b /\ reach (step (fst b) (fst (feed (snd b))) (snd (feed (snd b)))) r /\
    a = (fst r, snd b ++ [snd r]).
Proof.
  induction n as [|n IH]; intros s seen a.
  - cbn [run]. rewrite reach_bind. cbn [reach]. split.
    + intros (r & R & ->). exists (s, seen), r. auto.
    + intros (b & r & -> & R & ->). exists r. auto.
  - change (run step (Datatypes.S (Datatypes.S n)) feed s seen)
      with (bind (step s (fst (feed seen)) (snd (feed seen))) (fun r => run step (Datatypes.S n) feed (fst r) (seen ++ [snd r]))).
    rewrite reach_bind. split.
    + intros (q & Q & R). apply IH in R as (b & r & R & K & E). exists b, r. split; [|auto].
      cbn [run]. apply reach_bind. exists q. auto.
    + intros (b & r & R & K & E). cbn [run] in R. apply reach_bind in R as (q & Q & R). exists q. split; [exact Q|].
      apply IH. exists b, r. auto.
Qed.
Lemma run_length n feed s a : reach (run step n feed s []) a -> length (snd a) = n.
Proof.
  intros R. assert (H := run_seen step n feed s []). apply always_reach with (a := a) in H; [|exact R].
  rewrite H. cbn. lia.
Qed.

(** Two runs that show the same, step by step. *)
Lemma runs_together (I : S -> S -> Prop) feed feed' :
  (forall s s' seen r r', I s s' -> reach (step s (fst (feed seen)) (snd (feed seen))) r ->
     reach (step s' (fst (feed' seen)) (snd (feed' seen))) r' -> snd r = snd r' -> I (fst r) (fst r')) ->
  forall s0 s0', I s0 s0' -> forall n a a', reach (run step n feed s0 []) a -> reach (run step n feed' s0' []) a' ->
  snd a = snd a' -> I (fst a) (fst a').
Proof.
  intros H s0 s0' I0 n. induction n as [|n IH]; intros a a' R R' E.
  - cbn in R, R'. subst a a'. exact I0.
  - apply run_one_more in R as (b & r & R & K & ->). apply run_one_more in R' as (b' & r' & R' & K' & ->).
    cbn [fst snd] in *. apply app_inj_tail in E as [E F]. rewrite <- E in K'. eapply H; [|exact K|exact K'|exact F]. apply IH; assumption.
Qed.

(** ** The end *)

Variable ends : list V -> bool.

(** A run up to its end: what has been reached, and how many steps are left. *)
Fixpoint until (n : nat) (feed : list V -> user * X) (s : S) (seen : list V) : prog (S * (list V * nat)) :=
  match n with
  | O => Ret (s, (seen, O))
  | Datatypes.S n' => if ends seen then Ret (s, (seen, n)) else
      bind (step s (fst (feed seen)) (snd (feed seen))) (fun r => until n' feed (fst r) (seen ++ [snd r]))
  end.
(** The same of what a whole run shows. *)
Fixpoint cut (seen rest : list V) : list V * nat :=
  match rest with
  | [] => (seen, O)
  | v :: more => if ends seen then (seen, length rest) else cut (seen ++ [v]) more
  end.

Lemma until_proper n feed : forall s seen, proper (run step n feed s seen) -> proper (until n feed s seen).
Proof.
  induction n as [|n IH]; intros s seen W; cbn [until run] in *; [exact I|]. destruct (ends seen); [exact I|].
  eapply proper_bind_impl; [exact W|]. intros r. apply IH.
Qed.
Lemma until_reached feed s0 n : forall s seen, reach (run step (length seen) feed s0 []) (s, seen) ->
  always (until n feed s seen) (fun r => reach (run step (length (fst (snd r))) feed s0 []) (fst r, fst (snd r))).
Proof.
  induction n as [|n IH]; intros s seen R; cbn [until]; [exact R|]. destruct (ends seen); [exact R|].
  apply always_bind with (Y := reach (step s (fst (feed seen)) (snd (feed seen)))); [apply always_reach; auto|].
  intros r K. apply IH.
  rewrite app_len. cbn [length]. rewrite Nat.add_1_r. apply run_one_more. exists (s, seen), r. auto.
Qed.
Lemma until_law (g : list V * nat -> R) n feed : unit_valued g -> forall s seen, proper (run step n feed s seen) ->
  mean (until n feed s seen) (fun r => g (snd r))
  = mean (run step n feed s seen) (fun r => g (cut seen (skipn (length seen) (snd r)))).
Proof.
  intros G. induction n as [|n IH]; intros s seen W.
  - cbn [until run mean fst snd]. rewrite skipn_all. reflexivity.
  - cbn [until]. destruct (ends seen) eqn:E.
    + cbn [mean snd]. symmetry. transitivity (mean (run step (Datatypes.S n) feed s seen) (fun _ => g (seen, Datatypes.S n))).
      * eapply mean_always with (Y := fun r => length (snd r) = (Datatypes.S n + length seen)%nat); [apply run_seen|].
        intros r L. assert (K : length (skipn (length seen) (snd r)) = Datatypes.S n) by (rewrite skipn_len; lia).
        destruct (skipn (length seen) (snd r)) as [|v more]; [discriminate|]. cbn [cut]. rewrite E, K. reflexivity.
      * apply mean_constant; [exact W|apply G].
    + cbn [run] in *. rewrite !mean_bind. apply (proper_bind_ext _ _ _ _ W). intros r K. rewrite (IH _ _ K).
      eapply mean_always with (Y := fun q => firstn (length (seen ++ [snd r])) (snd q) = seen ++ [snd r]); [apply run_starts|].
      intros q F. assert (D : snd q = seen ++ snd r :: skipn (length (seen ++ [snd r])) (snd q)).
      { rewrite <- (firstn_skipn (length (seen ++ [snd r])) (snd q)) at 1. rewrite F, <- app_assoc. reflexivity. }
      rewrite D at 2. rewrite skipn_app, skipn_all, Nat.sub_diag. cbn [skipn app cut]. rewrite E. reflexivity.
Qed.

(** ** The total *)

End Runs.

Section Final.
Context {S V X : Type}.
Variable step : S -> user -> X -> prog (S * V).
Variable scale : S -> Q.
Variable total : S -> Z.
Notation final := (finally step scale total).
Notation ended := (option S * list (with_final V))%type.
Definition rest (r : S * (list V * nat)) : prog ended :=
  let shown := map Running (fst (snd r)) in
  match snd (snd r) with
  | O => Ret (Some (fst r), shown)
  | Datatypes.S n => Draw (Laplace (scale (fst r)) (total (fst r))) (fun z =>
      Ret (None, shown ++ Final (hd 0%Z z) :: repeat Ended n))
  end.
Definition running (feed : list (with_final V) -> user * X) (seen : list V) : user * X := feed (map Running seen).
Definition ends (feed : list (with_final V) -> user * X) (seen : list V) : bool := (fst (running feed seen) =? the_end)%Z.

Lemma over n feed : forall shown, run final n feed None shown = Ret (None, shown ++ repeat Ended n).
Proof.
  induction n as [|n IH]; intros shown; cbn [run repeat]; [rewrite app_nil_r; reflexivity|].
  cbn [finally bind fst snd]. rewrite IH, <- app_assoc. reflexivity.
Qed.
Lemma final_run n feed : forall s seen,
  run final n feed (Some s) (map Running seen) = bind (until step (ends feed) n (running feed) s seen) rest.
Proof.
  induction n as [|n IH]; intros s seen; [reflexivity|]. cbn [run until finally]. change (feed (map Running seen)) with (running feed seen).
  change (fst (running feed seen) =? the_end)%Z with (ends feed seen). destruct (ends feed seen).
  - cbn [bind rest snd fst]. f_equal. extensionality z. rewrite over, <- app_assoc. reflexivity.
  - rewrite !bind_assoc. f_equal. extensionality r. cbn [bind fst snd].
    change [Running (snd r)] with (map (@Running V) [snd r]). rewrite <- map_app. apply IH.
Qed.

Variables (s0 : S) (e e' : R).
Hypothesis is_private : user_private e step s0.
Hypothesis pays : forall u T feed feed', neighbours u feed feed' ->
  always (run step T feed s0 []) (fun r => always (run step T feed' s0 []) (fun r' => snd r = snd r' ->
    (0 < scale (fst r))%Q /\ scale (fst r) = scale (fst r') /\
    IZR (Z.abs (total (fst r) - total (fst r'))) <= Q2R (scale (fst r)) * e')).

Definition reached feed (r : S * (list V * nat)) : Prop :=
  reach (run step (length (fst (snd r))) (running feed) s0 []) (fst r, fst (snd r)).
Lemma until_start feed n : always (until step (ends feed) n (running feed) s0 []) (reached feed).
Proof. apply until_reached. reflexivity. Qed.

Lemma neighbours_running u feed feed' : neighbours u feed feed' -> neighbours u (running feed) (running feed').
Proof. intros N seen. apply N. Qed.
Lemma reached_pays u feed feed' r r' : neighbours u feed feed' -> reached feed r -> reached feed' r' -> snd r = snd r' ->
  0 < Q2R (scale (fst r)) /\ scale (fst r) = scale (fst r') /\
  IZR (Z.abs (total (fst r) - total (fst r'))) / Q2R (scale (fst r)) <= e'.
Proof.
  intros N R R' E. unfold reached in *. rewrite <- E in R'.
  assert (H := pays u (length (fst (snd r))) _ _ (neighbours_running u feed feed' N)).
  apply always_reach with (a := (fst r, fst (snd r))) in H; [|exact R].
  apply always_reach with (a := (fst r', fst (snd r))) in H; [|exact R'].
  destruct (H eq_refl) as (H1 & H2 & H3). cbn [fst] in *.
  assert (P : 0 < Q2R (scale (fst r))) by (apply Qlt_Rlt in H1; unfold Q2R at 1 in H1; cbn in H1; lra).
  split; [exact P|]. split; [exact H2|].
  apply Rmult_le_reg_r with (Q2R (scale (fst r))); [exact P|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra.
Qed.
Lemma rest_proper u feed r : neighbours u feed feed -> reached feed r -> proper (rest r).
Proof.
  intros N R. unfold rest. destruct (snd (snd r)); [exact I|]. cbn [proper well_posed].
  split; [apply (reached_pays u feed feed r r N R R eq_refl)|]. intros z _. exact I.
Qed.
Lemma rest_close u feed feed' r r' : neighbours u feed feed' -> reached feed r -> reached feed' r' -> snd r = snd r' ->
  in_close_step snd e' (rest r) (rest r').
Proof.
  intros N R R' E. destruct (reached_pays u feed feed' r r' N R R' E) as (P & F & D). unfold rest. rewrite <- E, <- F.
  assert (Z0 : 0 <= e').
  { destruct (reached_pays u feed feed r r (neighbours_refl u feed) R R eq_refl) as (_ & _ & K).
    rewrite Z.sub_diag in K. cbn in K. unfold Rdiv in K. rewrite Rmult_0_l in K. exact K. }
  destruct (snd (snd r)).
  - apply close_ret. split; [exact Z0|reflexivity].
  - apply (close_laplace _ _ e'); [exact P|exact D|]. intros z. apply close_ret. split; [lra|reflexivity].
Qed.

Lemma from_start n feed : run final n feed (Some s0) [] = bind (until step (ends feed) n (running feed) s0 []) rest.
Proof. exact (final_run n feed s0 []). Qed.
Lemma final_proper n feed : proper (run final n feed (Some s0) []).
Proof.
  rewrite from_start. eapply always_proper; [apply until_proper, is_private|apply until_start|].
  intros r R. apply (rest_proper 0%Z feed r); [apply neighbours_refl|exact R].
Qed.

Theorem final_private : user_private (e + e') final (Some s0).
Proof.
  split; [apply laws_of_proper; intros T feed; apply final_proper|].
  intros u T feed feed' N. apply private_iff. intros Y.
  assert (ED : ends feed' = ends feed) by (extensionality seen; unfold ends, running; rewrite (proj1 (N (map Running seen))); reflexivity).
  rewrite !from_start. unfold Pr. rewrite (mean_bind (until step (ends feed) T (running feed) s0 [])).
  set (g := fun b : ended => indicator (Y (snd b))). assert (G : unit_valued g) by (intros b; apply indicator_range).
  assert (M : forall r, reached feed r -> 0 <= mean (rest r) g <= 1).
  { intros r R. apply mean_range; [|exact G]. apply (rest_proper u feed); [apply neighbours_refl|exact R]. }
  (* the most likely of all states in which a run may end that has shown this *)
  set (best := fun v => sup (fun x => exists s, reached feed (s, v) /\ x = mean (rest (s, v)) g)).
  assert (B : unit_valued best).
  { intros v. split; [apply sup_nonneg|]. apply sup_least; [lra|]. intros x (s & R & ->). apply (M (s, v) R). }
  assert (W : forall fd, proper (run step T (running fd) s0 [])) by (intros fd; apply is_private).
  set (seen_of := fun r : S * (list V * nat) => Ret (snd r)).
  assert (V1 : forall fd, mean (bind (until step (ends feed) T (running fd) s0 []) seen_of) best
                          = mean (run step T (running fd) s0 []) (fun r => best (cut (ends feed) [] (snd r)))).
  { intros fd. rewrite mean_bind. apply (until_law step (ends feed) best); [exact B|apply W]. }
  apply Rle_trans with (1 * mean (bind (until step (ends feed) T (running feed) s0 []) seen_of) best).
  { apply (mean_below _ _ (reached feed)); [apply proper_bind; [apply until_proper, W|intros r; exact I]|apply until_start|lra|exact B|].
    intros [s v] R. rewrite Rmult_1_l. apply sup_upper; [|exists s; auto]. exists 1. intros x (s' & R' & ->). apply (M (s', v) R'). }
  rewrite Rmult_1_l, exp_plus, Rmult_assoc, V1.
  eapply Rle_trans; [apply (private_views snd e _ _ (fun seen => best (cut (ends feed) [] seen)) (W feed) (W feed'));
    [intros v; apply B|apply (proj2 is_private u), neighbours_running, N]|].
  apply Rmult_le_compat_l; [left; apply exp_pos|]. rewrite <- V1, <- ED, mean_bind.
  apply (mean_below _ _ (reached feed')); [rewrite <- from_start; apply final_proper|apply until_start|left; apply exp_pos|exact G|].
  intros [s' v] R'. cbn [seen_of mean snd]. apply sup_least.
  - apply Rmult_le_pos; [left; apply exp_pos|]. apply (mean_range (rest (s', v)) g); [|exact G].
    apply (rest_proper u feed'); [apply neighbours_refl|exact R'].
  - intros x (s & R & ->). rewrite <- (Rminus_0_r e') at 1.
    eapply close_means; [apply (rest_close u feed feed' (s, v) (s', v) N R R' eq_refl)|exact G|exact G|].
    intros c a b [C E]. split; [exact C|]. unfold g. rewrite E. lra.
Qed.
End Final.
Definition final_release S V X e e' (step : S -> user -> X -> prog (S * V)) s scale total := final_private step scale total s e e'.
