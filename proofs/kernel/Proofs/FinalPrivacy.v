(** The ledger mechanism with a final release. *)
From Coq Require Import ZArith Lia List Bool Reals Qreals QArith Lra.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Programs Samples Algorithms Naive.
From Withhold.Definitions Require Import Ledger Restore Final.
From Withhold.Proofs Require Import LedgerPrivacy RestorePrivacy Coverage Ending.
Import ListNotations.
Local Open Scope Z_scope.

(** ** A mechanism whose samples are changed on arrival *)
Section Changed.
Context {S V X : Type}.
Variables (step : S -> user -> X -> prog (S * V)) (f : X -> X).
Definition changed (feed : list V -> user * X) (seen : list V) : user * X := (fst (feed seen), f (snd (feed seen))).
Lemma run_changed T feed : forall s seen, run (fun s u x => step s u (f x)) T feed s seen = run step T (changed feed) s seen.
Proof.
  induction T as [|T IH]; intros s seen; cbn [run]; [reflexivity|]. cbn [changed fst snd]. f_equal.
  apply FunctionalExtensionality.functional_extensionality. intros r. apply IH.
Qed.
Lemma changed_private e s : user_private e step s -> user_private e (fun s u x => step s u (f x)) s.
Proof.
  intros [L H]. split.
  - apply laws_of_proper. intros T feed. rewrite run_changed. apply L.
  - intros u T feed feed' N. rewrite !run_changed. apply (H u). intros seen. destruct (N seen) as [A B].
    cbn [changed fst snd]. split; [exact A|]. intros D. rewrite B by exact D. reflexivity.
Qed.
End Changed.

(** ** What a step does to the samples *)
Definition samples_after (P : params) (s : ledger) (u : user) (x : Z) : samples_by_user :=
  match arrive P (samples s) u x with Counted grown _ => grown | _ => samples s end.
Lemma open_series_samples pol s : whatever (open_series pol s) (fun t => samples t = samples s).
Proof. unfold open_series. cbv zeta. destruct (_ && _); [reflexivity|]. apply open_groups_whatever. reflexivity. Qed.
Lemma close_epoch_samples asked ps s : whatever (close_epoch asked ps s) (fun t => samples t = samples s).
Proof. unfold close_epoch. apply release_all_whatever. intros seen. reflexivity. Qed.
Lemma turn_samples P pol s u x : whatever (ledger_turn P pol s u x) (fun r => samples (fst r) = samples_after P s u x).
Proof.
  unfold ledger_turn, epoch_step, close_in_series, samples_after. destruct (arrive P (samples s) u x) as [|n|g n]; [reflexivity|reflexivity|].
  cbv zeta. set (t := open_account _ _ _ _). destruct (closes pol (public_view t)); [|reflexivity].
  eapply whatever_then; [apply open_series_samples|]. intros t1 E1. eapply whatever_then; [apply close_epoch_samples|].
  intros t2 E2. cbn [whatever fst]. rewrite E2, E1. reflexivity.
Qed.
Lemma step_samples P pol scale s u x r : reach (ledger_step P pol scale s u x) r -> samples (fst (fst r)) = samples_after P (fst s) u x.
Proof.
  revert r. apply always_reach. unfold ledger_step. eapply always_bind; [apply whatever_hide, turn_samples|]. intros r E. exact E.
Qed.

(** ** How far the sum moves *)
Definition within (grid : Z) (s : samples_by_user) : Prop := forall p x, In p s -> In x (snd p) -> 0 <= x <= grid.

Lemma sum_range grid l : (forall x, In x l -> 0 <= x <= grid) -> 0 <= add l <= grid * len l.
Proof.
  intros H. induction l as [|x l IH]; [cbn; lia|]. rewrite add_cons, len_cons. specialize (IH (fun y I => H y (or_intror I))).
  specialize (H x (or_introl eq_refl)). lia.
Qed.
Lemma within_rest grid p s : within grid (p :: s) -> (forall x, In x (snd p) -> 0 <= x <= grid) /\ within grid s.
Proof. intros H. split; [intros x; apply H; left; reflexivity|]. intros q x I. apply H. right. exact I. Qed.
Lemma within_own grid u s : within grid s -> forall x, In x (own u s) -> 0 <= x <= grid.
Proof.
  induction s as [|[v l] s IH]; intros W x I; [destruct I|]. cbn [own] in I. apply within_rest in W as [W1 W2].
  destruct (v =? u); [apply W1, I|apply IH; assumption].
Qed.
Lemma within_add grid u x s : 0 <= x <= grid -> within grid s -> within grid (add_sample u x s).
Proof.
  intros R W p y I J. apply in_add in I as [I|E]; [apply (W p y I J)|]. rewrite E in J. apply in_app_iff in J as [J|[<-|[]]]; [|exact R].
  apply (within_own grid u s W), J.
Qed.
Lemma clip_range x grid : 0 <= grid -> 0 <= clip x 0 grid <= grid.
Proof. intros G. unfold clip. destruct (Z.ltb_spec x 0), (Z.ltb_spec grid x); lia. Qed.

Definition samples_sum (s : samples_by_user) : Z := add (map (fun p => add (snd p)) s).
Lemma samples_sum_of_others u s s' : Forall2 (same_but u) s s' -> ~ In u (users s) -> samples_sum s = samples_sum s'.
Proof.
  intros F. induction F as [|p q s s' (E1 & _ & E2) F IH]; [reflexivity|]. unfold samples_sum in *. cbn [users map In]. intros N.
  rewrite !add_cons, IH by tauto. rewrite E2; [reflexivity|]. intros E. apply N. left. exact E.
Qed.
Lemma samples_sum_moves grid u s s' : 0 <= grid -> alike u s s' -> within grid s -> within grid s' ->
  Z.abs (samples_sum s - samples_sum s') <= grid * count_of u s.
Proof.
  intros G [F N]. unfold count_of. induction F as [|[v l] [w k] s s' (E1 & E2 & E3) F IH]; intros W W'.
  - cbn. lia.
  - cbn [fst snd] in *. subst w. inversion N as [|? ? M N']; subst. apply within_rest in W as [W1 W2]. apply within_rest in W' as [W1' W2'].
    unfold samples_sum in *. cbn [map own snd]. rewrite !add_cons. destruct (Z.eqb_spec v u) as [->|D].
    + assert (E := samples_sum_of_others u s s' F M). unfold samples_sum in E. rewrite E.
      assert (A := sum_range grid l W1). assert (B := sum_range grid k W1'). unfold len in *. cbn [snd] in *. rewrite <- E2 in B. lia.
    + rewrite E3 by exact D. specialize (IH N' W2 W2'). lia.
Qed.

(** The sensitivity is public, and it is enough. *)
Lemma sensitivity_same grid u s s' : alike u (samples s) (samples s') -> sensitivity grid s = sensitivity grid s'.
Proof. intros [F _]. unfold sensitivity. rewrite (alike_sizes u _ _ F). reflexivity. Qed.
Lemma sensitivity_most grid u s : 1 <= grid -> 1 <= sensitivity grid s /\ grid * count_of u (samples s) <= sensitivity grid s.
Proof.
  intros G. unfold sensitivity, count_of. cut (1 <= fold_right Z.max 1 (map (fun p => len (snd p)) (samples s)) /\
    len (own u (samples s)) <= fold_right Z.max 1 (map (fun p => len (snd p)) (samples s))); [nia|].
  induction (samples s) as [|[v l] rest IH]; cbn [own map fold_right snd]; [cbn; lia|]. destruct (v =? u); lia.
Qed.
Lemma sensitivity_pays grid u s s' : 1 <= grid -> alike u (samples s) (samples s') ->
  within grid (samples s) -> within grid (samples s') -> Z.abs (sum_of_samples s - sum_of_samples s') <= sensitivity grid s.
Proof.
  intros G A W W'. assert (M := samples_sum_moves grid u _ _ ltac:(lia) A W W'). unfold samples_sum in M.
  destruct (sensitivity_most grid u s G) as [_ L]. unfold sum_of_samples. lia.
Qed.

(** ** Two runs *)
Section Release.
Variables (P : params) (grid : Z) (u : user).
Hypothesis grid_positive : 1 <= grid.

Definition in_step (s s' : ledger) : Prop :=
  alike u (samples s) (samples s') /\ within grid (samples s) /\ within grid (samples s').

Lemma stays_within s v x : within grid (samples s) -> within grid (samples_after P s v (clip x 0 grid)).
Proof.
  intros W. unfold samples_after. destruct (arrive P (samples s) v (clip x 0 grid)) as [|n|g n] eqn:E; [exact W|exact W|].
  apply arrive_grown in E. subst g. apply within_add; [apply clip_range; lia|exact W].
Qed.
Lemma in_step_stays pol scale v x y s s' r r' : in_step (fst s) (fst s') -> (v <> u -> x = y) ->
  reach (ledger_step P pol scale s v (clip x 0 grid)) r -> reach (ledger_step P pol scale s' v (clip y 0 grid)) r' ->
  in_step (fst (fst r)) (fst (fst r')).
Proof.
  intros (A & W & W') D R R'. unfold in_step. apply step_samples in R, R'. rewrite R, R'.
  split; [|split; apply stays_within; assumption].
  assert (E : v <> u -> clip x 0 grid = clip y 0 grid) by (intros N; rewrite D by exact N; reflexivity).
  assert (K := arrive_alike P u v _ _ _ _ A E). unfold samples_after.
  destruct (arrive P (samples (fst s)) v (clip x 0 grid)), (arrive P (samples (fst s')) v (clip y 0 grid)); try contradiction; try exact A.
  destruct K as (_ & _ & K). exact K.
Qed.
Lemma in_step_start : in_step ledger_start ledger_start.
Proof. split; [split; constructor|]. split; intros p x []. Qed.

(** The same of a state that may be opened again, and has shown the same. *)
Definition copies_in_step (s s' : copies) : Prop := all_shown s = all_shown s' /\
  exists c c', states s = [c] /\ states s' = [c'] /\ in_step (fst c) (fst c').
Lemma copies_stay scale next v x y s s' r r' : copies_in_step s s' -> (v <> u -> x = y) ->
  reach (copies_step P scale after_restore 1 next s v (clip x 0 grid)) r ->
  reach (copies_step P scale after_restore 1 next s' v (clip y 0 grid)) r' -> snd r = snd r' -> copies_in_step (fst r) (fst r').
Proof.
  intros (A & c & c' & C & C' & I) D. unfold copies_step. rewrite <- A, C, C'.
  assert (same : forall d d' w, in_step (fst d) (fst d') ->
    copies_in_step (Copies [d] (all_shown s ++ [w])) (Copies [d'] (all_shown s ++ [w]))).
  { intros d d' w J. split; [reflexivity|]. exists d, d'. auto. }
  destruct (fst (next (all_shown s))) as [|i]; cbn [nth_error].
  - destruct (snd (next (all_shown s))) as [pol| |]; cbn [reach bind].
    + rewrite !reach_bind. intros (q & Q & R) (q' & Q' & R') E. cbn [reach] in R, R'. subst r r'. cbn [fst snd] in *.
      injection E as E. rewrite E. apply same. apply (in_step_stays _ _ _ _ _ _ _ _ _ I D Q Q').
    + intros -> -> _. apply same. exact I.
    + intros -> -> _. apply same. exact I.
  - intros R R' _. destruct i; cbn [nth_error reach] in R, R'; subst r r'; apply same, I.
Qed.
End Release.

(** ** The theorems *)
Section Final.
Variables (grid : Z) (final_scale : Z -> Q) (epsilon share : Q).
Hypothesis grid_positive : 1 <= grid.
Hypothesis final_pays : forall n, 1 <= n -> (0 < final_scale n)%Q /\ (inject_Z n <= final_scale n * (share * epsilon))%Q.

Lemma with_final_private {S V} (step : S -> user -> Z -> prog (S * V)) ledger_of (together : user -> S -> S -> Prop) s0 :
  user_private (Q2R ((1 - share) * epsilon)) step s0 ->
  (forall u s s', together u s s' -> in_step grid u (ledger_of s) (ledger_of s')) ->
  (forall u, together u s0 s0) ->
  (forall u v x y s s' r r', together u s s' -> (v <> u -> x = y) -> reach (step s v (clip x 0 grid)) r ->
     reach (step s' v (clip y 0 grid)) r' -> snd r = snd r' -> together u (fst r) (fst r')) ->
  user_private (Q2R epsilon) (final_step step ledger_of grid final_scale) (Some s0).
Proof.
  intros H L B K. replace (Q2R epsilon) with (Q2R ((1 - share) * epsilon) + Q2R (share * epsilon))%R.
  - apply final_private; [apply changed_private, H|].
    intros u T feed feed' N. apply always_reach. intros r R. apply always_reach. intros r' R' E.
    assert (J : together u (fst r) (fst r')).
    { revert R R' E. apply (runs_together (fun s v x => step s v (clip x 0 grid)) (together u) feed feed'); [|apply B].
      intros s s' seen q q' I Q Q' F. destruct (N seen) as [A D]. rewrite <- A in Q'. apply (K u _ _ _ _ _ _ _ I D Q Q' F). }
    destruct (L _ _ _ J) as (A & W & W').
    destruct (final_pays _ (proj1 (sensitivity_most grid u (ledger_of (fst r)) grid_positive))) as [F1 F2].
    split; [exact F1|]. split; [rewrite (sensitivity_same grid u _ _ A); reflexivity|].
    apply Qle_Rle in F2. rewrite Q2R_inject, Q2R_mult in F2. eapply Rle_trans; [|exact F2].
    apply IZR_le, (sensitivity_pays grid u); assumption.
  - rewrite <- Q2R_plus. apply Qeq_eqR. ring.
Qed.

Variables (P : params) (scale : Q).
Hypothesis scale_pos : (0 < scale)%Q.
Hypothesis scale_pays : (inject_Z BUDGET <= scale * ((1 - share) * epsilon))%Q.

Lemma ledger_with_final pol :
  user_private (Q2R epsilon) (final_step (ledger_step P pol scale) fst grid final_scale) (Some (ledger_start, fun _ => 0)).
Proof.
  apply with_final_private with (together := fun u s s' => in_step grid u (fst s) (fst s')).
  - apply ledger_private; assumption.
  - auto.
  - intros u. apply in_step_start.
  - intros u v x y s s' r r' I D R R' _. apply (in_step_stays P grid u grid_positive pol scale v x y s s'); assumption.
Qed.
Lemma restored_with_final next :
  user_private (Q2R epsilon) (final_step (copies_step P scale after_restore 1 next) only_ledger grid final_scale) (Some one_copy).
Proof.
  apply with_final_private with (together := copies_in_step grid).
  - replace (Q2R ((1 - share) * epsilon)) with (INR 1 * Q2R ((1 - share) * epsilon))%R by (cbn [INR]; ring).
    apply copies_private; [assumption|assumption|lia].
  - intros u s s' (_ & c & c' & C & C' & I). unfold only_ledger. rewrite C, C'. exact I.
  - intros u. split; [reflexivity|]. exists (ledger_start, fun _ => 0), (ledger_start, fun _ => 0). split; [|split]; auto using in_step_start.
  - intros u v x y s s' r r'. apply copies_stay. exact grid_positive.
Qed.
End Final.

Lemma ledger_final_release P pol scale grid final_scale epsilon share : (0 < scale)%Q ->
  (inject_Z BUDGET <= scale * ((1 - share) * epsilon))%Q -> 1 <= grid ->
  (forall n, 1 <= n -> (0 < final_scale n)%Q /\ (inject_Z n <= final_scale n * (share * epsilon))%Q) ->
  user_private (Q2R epsilon) (final_step (ledger_step P pol scale) fst grid final_scale) (Some (ledger_start, fun _ => 0)).
Proof. intros A B G F. exact (ledger_with_final grid final_scale epsilon share G F P scale A B pol). Qed.
Lemma restored_final_release P next scale grid final_scale epsilon share : (0 < scale)%Q ->
  (inject_Z BUDGET <= scale * ((1 - share) * epsilon))%Q -> 1 <= grid ->
  (forall n, 1 <= n -> (0 < final_scale n)%Q /\ (inject_Z n <= final_scale n * (share * epsilon))%Q) ->
  user_private (Q2R epsilon) (final_step (copies_step P scale after_restore 1 next) only_ledger grid final_scale) (Some one_copy).
Proof. intros A B G F. exact (restored_with_final grid final_scale epsilon share G F P scale A B next). Qed.
