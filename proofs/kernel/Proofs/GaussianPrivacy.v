(** The ledger mechanism with Gaussian noise: moments at every whole order, under every policy. *)
From Coq Require Import ZArith Lia List Bool Reals Qreals QArith Lra.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Sums Laws Draws Programs Privacy Binary Samples Counters Algorithms Naive Moments.
From Withhold.Definitions Require Import Ledger Gaussian.
From Withhold.Proofs Require Import Accounts LedgerPrivacy.
Import ListNotations.
Local Open Scope Z_scope.

Definition within_squares (a : account) : Prop := spent a <= BUDGET * BUDGET.

(** What account a, taking part with contribution c, becomes. *)
Lemma contribute_alone_pays r on a u size p : within_squares a ->
  let ca := contribute_alone r on a u size p in
  within_squares (snd ca) /\ spent (snd ca) = spent a + squared_cost r (parts (fst ca)) /\
  forall g, 0 <= g < len (groups r) -> harmless (part_of g (parts (fst ca))).
Proof.
  intros W. unfold contribute_alone. cbv zeta. cbn [fst snd parts spent].
  set (wanted := map _ (each_group r)). destruct (forallb _ _ && _) eqn:E.
  - apply andb_true_iff in E as [E1 E2]. apply Z.leb_le in E2. rewrite forallb_forall in E1. split; [|split].
    + unfold within_squares in *. cbn [spent]. lia.
    + reflexivity.
    + intros g R. apply well_formed_harmless, E1, in_range, R.
  - assert (Z0 : squared_cost r (map weightless wanted) = 0).
    { unfold squared_cost. apply add_zero. intros g _. rewrite part_of_weightless. reflexivity. }
    split; [|split].
    + unfold within_squares in *. cbn [spent]. lia.
    + reflexivity.
    + intros g R. rewrite part_of_weightless. apply weightless_harmless.
Qed.

Section Gaussian.
Variable P : params.
Variable pol : policy.
Variable u : user.
Variable variance : Q.
Hypothesis variance_pos : (0 < Q2R variance)%R.

(** ** Two runs in step: c is what the answers so far have cost, in squares *)
Record gaussian_in_step (c : Z) (s s' : ledger) : Prop := {
  gs_samples : alike u (samples s) (samples s');
  gs_accounts : accounts s = accounts s';
  gs_epochs : epochs s = epochs s';
  gs_current : current s = current s';
  gs_used : used s = used s';
  gs_within : within_squares (accounts s u);
  gs_paid : c <= spent (accounts s u) }.
Definition gaussian_shown {V} (c : Z) (r r' : ledger * V) : Prop := gaussian_in_step c (fst r) (fst r') /\ snd r = snd r'.

Lemma gaussian_views c s s' : gaussian_in_step c s s' -> public_view s = public_view s' /\ counted s = counted s'.
Proof.
  intros H. destruct (counts_same u _ _ (proj1 (gs_samples _ _ _ H))) as [E1 E2]. unfold public_view, counted.
  rewrite E1, E2, (gs_accounts _ _ _ H), (gs_epochs _ _ _ H). auto.
Qed.

Lemma noisy_beside {A B} (Q : Z -> A -> B -> Prop) (f f' : Z -> Z) ks : forall c (k : list Z -> prog A) (k' : list Z -> prog B),
  (forall zs, beside variance Q (c + add (map (fun i => (f i - f' i) * (f i - f' i)) ks)) (k zs) (k' zs)) ->
  beside variance Q c (noisy variance (map f ks) k) (noisy variance (map f' ks) k').
Proof.
  induction ks as [|i ks IH]; intros c k k' H; cbn [map noisy].
  - specialize (H []). cbn in H. rewrite Z.add_0_r in H. exact H.
  - apply beside_draw. intros z. apply IH. intros zs. specialize (H (hd 0 z :: zs)). cbn [map] in H.
    rewrite add_cons, Z.add_assoc in H. exact H.
Qed.

Lemma beside_less {A B} (Q : Z -> A -> B -> Prop) : (forall c c' a b, c <= c' -> Q c' a b -> Q c a b) ->
  forall c' p q, beside variance Q c' p q -> forall c, c <= c' -> beside variance Q c p q.
Proof.
  intros M c' p q H. induction H as [c' a b H|c' x y j k H IH]; intros c L; constructor; [eapply M; eassumption|].
  intros z. apply IH. lia.
Qed.

Lemma noisy_groups_beside {A B} (Q : Z -> A -> B -> Prop) r t t' (cost : Z -> Z) k k' gs :
  (forall c c' a b, c <= c' -> Q c' a b -> Q c a b) ->
  (forall g, In g gs -> add (map (fun i => (sum_of g i t - sum_of g i t') * (sum_of g i t - sum_of g i t')) (range 0 (strata_of r g))) <= cost g) ->
  forall c seen, (forall seen, beside variance Q (c + add (map cost gs)) (k seen) (k' seen)) ->
  beside (A := A) (B := B) variance Q c (release_all (fun _ => noisy variance) r t gs seen k) (release_all (fun _ => noisy variance) r t' gs seen k').
Proof.
  intros M. induction gs as [|g gs IH]; intros C c seen H; cbn [release_all].
  - specialize (H seen). cbn in H. rewrite Z.add_0_r in H. exact H.
  - unfold sums_of. apply noisy_beside. intros zs. assert (X := C g (or_introl eq_refl)).
    apply (beside_less Q M (c + cost g)); [|lia].
    apply IH; [intros h I; apply C; right; exact I|]. intros seen'. specialize (H seen'). cbn [map] in H.
    rewrite add_cons, Z.add_assoc in H. exact H.
Qed.

Lemma gaussian_less c c' s s' : c <= c' -> gaussian_in_step c' s s' -> gaussian_in_step c s s'.
Proof. intros L [H1 H2 H3 H4 H5 H6 H7]. split; try assumption. lia. Qed.

Lemma filter_squares (f : Z -> Z) (on : Z -> bool) gs : (forall g, 0 <= f g) -> add (map f (filter on gs)) <= add (map f gs).
Proof.
  intros N. induction gs as [|g gs IH]; [cbn; lia|]. cbn [filter map]. rewrite add_cons. specialize (N g).
  destruct (on g); cbn [map]; rewrite ?add_cons; lia.
Qed.

Lemma close_alone_beside c s s' : gaussian_in_step c s s' ->
  beside variance gaussian_in_step c (close_alone variance pol s) (close_alone variance pol s').
Proof.
  intros H. destruct (gaussian_views _ _ _ H) as [V CN]. destruct H as [H1 H2 H3 H4 H5 H6 H7].
  unfold close_alone. rewrite <- V, <- H2, <- H3, <- H4, <- H5, <- CN. cbv zeta.
  set (r := Series _ _ _). set (on := asks pol (public_view s)). set (props := proposals pol (public_view s)).
  destruct (gather_alike (contribute_alone r on) u _ _ H1 (accounts s) props) as (A & B & C).
  set (G := gather (contribute_alone r on) (accounts s) (samples s) props) in *.
  set (G' := gather (contribute_alone r on) (accounts s) (samples s') props) in *.
  rewrite <- A, <- B. destruct C as [[C1 C2]|(sz & pr & C1 & C2)].
  - apply (noisy_groups_beside _ r _ _ (fun _ => 0)).
    + intros c1 c2 a b. apply gaussian_less.
    + intros g _. rewrite <- C2. rewrite add_zero; [lia|]. intros i _. lia.
    + intros seen. rewrite add_zero by reflexivity. rewrite Z.add_0_r. constructor.
      split; cbn [samples accounts epochs current used]; try assumption; try reflexivity; rewrite C1; assumption.
  - destruct (contribute_alone_pays r on (accounts s u) u sz pr H6) as (K1 & K2 & K3). cbv zeta in *.
    set (cn := fst (contribute_alone r on (accounts s u) u sz pr)) in *. rewrite <- C1 in K1, K2.
    apply (noisy_groups_beside _ r _ _ (fun g => cost_in cn g * cost_in cn g)).
    + intros c1 c2 a b. apply gaussian_less.
    + intros g I. apply filter_In in I as [I _]. apply in_range in I. apply squares_move; [exact C2|apply K3, I].
    + intros seen. constructor. split; cbn [samples accounts epochs current used]; try assumption; try reflexivity.
      rewrite K2. assert (X := filter_squares (fun g => cost_in cn g * cost_in cn g) on (each_group r) ltac:(intros; nia)).
      unfold squared_cost. change (fun g => cost (part_of g (parts cn)) * cost (part_of g (parts cn))) with (fun g => cost_in cn g * cost_in cn g). lia.
Qed.

Lemma gaussian_open c s s' v g g' n : gaussian_in_step c s s' -> alike u g g' ->
  gaussian_in_step c (open_account s v g n) (open_account s' v g' n).
Proof.
  intros [H1 H2 H3 H4 H5 H6 H7] A. unfold open_account. destruct (counts_same u _ _ (proj1 A)) as [_ E].
  rewrite <- H2, <- H3, <- H4, <- H5, <- E. cbv zeta. set (acc := if n =? 1 then _ else _).
  assert (X : spent (acc u) = spent (accounts s u)).
  { unfold acc. destruct (n =? 1); [|auto]. unfold set. destruct (Z.eqb_spec u v) as [->|]; auto. }
  split; cbn [samples accounts epochs current used]; try assumption; try reflexivity; unfold within_squares in *; lia.
Qed.

Lemma gaussian_step_beside c s s' v x y : gaussian_in_step c s s' -> (v <> u -> x = y) ->
  beside variance gaussian_shown c (gaussian_step P pol variance s v x) (gaussian_step P pol variance s' v y).
Proof.
  intros H E. destruct (gaussian_views _ _ _ H) as [V _]. unfold gaussian_step, epoch_step.
  assert (A := arrive_alike P u v x y _ _ (gs_samples _ _ _ H) E).
  destruct (arrive P (samples s) v x) as [|n|g n]; destruct (arrive P (samples s') v y) as [|n'|g' n']; try contradiction.
  - constructor. split; [exact H|]. cbn [snd]. rewrite V. reflexivity.
  - subst n'. constructor. split; [exact H|]. cbn [snd]. rewrite V. reflexivity.
  - destruct A as (-> & -> & A). assert (H2 := gaussian_open _ _ _ v g _ n' H A). cbv zeta.
    set (t := open_account s v g n') in *. set (t' := open_account s' v _ n') in *.
    destruct (gaussian_views _ _ _ H2) as [V2 _]. rewrite <- V2.
    destruct (closes pol (public_view t)); [|constructor; split; [exact H2|reflexivity]].
    eapply beside_bind; [apply close_alone_beside, H2|]. intros c' a b K. constructor. split; [exact K|].
    cbn [snd]. destruct (gaussian_views _ _ _ K) as [-> _]. reflexivity.
Qed.

Lemma gaussian_run_beside T feed feed' : neighbours u feed feed' -> forall c s s' seen, gaussian_in_step c s s' ->
  beside variance gaussian_shown c (run (gaussian_step P pol variance) T feed s seen) (run (gaussian_step P pol variance) T feed' s' seen).
Proof.
  intros N. induction T as [|T IH]; intros c s s' seen H; cbn [run]; [constructor; split; auto|].
  destruct (N seen) as [E1 E2]. rewrite <- E1. eapply beside_bind; [apply gaussian_step_beside; [exact H|exact E2]|].
  intros c' a b [K E]. rewrite <- E. apply IH, K.
Qed.

Lemma gaussian_start_in_step : gaussian_in_step 0 ledger_start ledger_start.
Proof. split; cbn; try reflexivity; [split; constructor|]. unfold within_squares. cbn. unfold BUDGET. lia. Qed.
End Gaussian.

Section Private.
Variables (P : params) (pol : policy) (variance rho : Q).
Hypothesis variance_pos : (0 < variance)%Q.
Hypothesis variance_pays : (inject_Z (BUDGET * BUDGET) <= 2 * variance * rho)%Q.
Let step := gaussian_step P pol variance.

Lemma gaussian_proper T feed : proper (run step T feed ledger_start []).
Proof.
  apply (beside_proper variance (Q2R_pos _ variance_pos) _ 0 _ _
           (gaussian_run_beside P pol 0 variance T feed feed (neighbours_refl 0 feed) 0 _ _ [] (gaussian_start_in_step 0))).
Qed.

Lemma gaussian_lines u T feed feed' b : neighbours u feed feed' ->
  lines snd b (exp (INR (S b) * INR b * Q2R rho)) (run step T feed ledger_start []) (run step T feed' ledger_start []).
Proof.
  intros N m t M B. assert (S := Q2R_pos _ variance_pos).
  eapply Rle_trans; [apply (beside_means variance S (gaussian_shown u) (BUDGET * BUDGET) b 0 _ _
    (gaussian_run_beside P pol u variance T feed feed' N 0 _ _ [] (gaussian_start_in_step u)) m (fun a => t (snd a)) (fun a => t (snd a)) M)|].
  - intros a. apply B.
  - intros a. apply B.
  - intros c x y [K E]. rewrite E. split; [|reflexivity]. destruct K as [_ _ _ _ _ W C]. unfold within_squares in W. lia.
  - apply Rplus_le_compat_l. apply exp_mono. apply Qle_Rle in variance_pays. rewrite Q2R_inject, !Q2R_mult in variance_pays.
    replace (Q2R 2) with 2%R in variance_pays by (unfold Q2R; cbn; lra). rewrite Z.sub_0_r.
    apply Rmult_le_reg_r with (2 * Q2R variance)%R; [lra|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l, Rmult_1_r by lra.
    assert (X := Rmult_le_pos _ _ (pos_INR (Datatypes.S b)) (pos_INR b)).
    replace (INR (Datatypes.S b) * INR b * Q2R rho * (2 * Q2R variance))%R with (INR (Datatypes.S b) * INR b * (2 * Q2R variance * Q2R rho))%R by ring.
    apply Rmult_le_compat_l; assumption.
Qed.

Lemma gaussian_laws : has_laws step ledger_start.
Proof. apply laws_of_proper, gaussian_proper. Qed.

Lemma gaussian_concentrated u T feed feed' a : (2 <= a)%nat -> neighbours u feed feed' ->
  concentrated snd a (Q2R rho) (run step T feed ledger_start []) (run step T feed' ledger_start []).
Proof.
  intros L N. destruct a as [|[|b]]; try lia.
  assert (H := gaussian_lines u T feed feed' (S b) N).
  assert (Wp := gaussian_proper T feed). assert (Wq := gaussian_proper T feed').
  replace (INR (S (S b)) * INR (S b) * Q2R rho)%R with (INR (S (S b)) * (INR (S (S b)) - 1) * Q2R rho)%R in H by (rewrite (S_INR (S b)); ring).
  split.
  - intros v. apply (lines_continuous snd b _ _ _ Wp Wq (Rlt_le _ _ (exp_pos _)) H v).
  - intros views. apply (lines_moment snd b _ _ _ Wp Wq (Rlt_le _ _ (exp_pos _)) H views).
Qed.

End Private.

Lemma gaussian_mechanism P pol variance rho : (0 < variance)%Q ->
  (inject_Z (BUDGET * BUDGET) <= 2 * variance * rho)%Q ->
  user_concentrated (Q2R rho) (gaussian_step P pol variance) ledger_start.
Proof.
  intros V H. split; [eapply gaussian_laws; eassumption|]. intros u T feed feed' a N L.
  apply (gaussian_concentrated P pol variance rho V H u); assumption.
Qed.
