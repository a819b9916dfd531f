(** What is private with epsilon is zCDP with epsilon^2/2 at every whole order. *)
From Coq Require Import Reals Qreals QArith Lra Lia List Bool ZArith Classical.
From Withhold.Definitions Require Import Probability.
From Withhold.Proofs Require Import Lists Sums Laws Draws Programs Privacy Moments.
Import ListNotations.
Local Open Scope R_scope.

(** ** A hyperbolic cosine lies below a Gaussian *)

Lemma cosh_pos x : 0 < cosh x.
Proof. unfold cosh. assert (A := exp_pos x). assert (B := exp_pos (- x)). lra. Qed.
Lemma sinh_nonneg x : 0 <= x -> 0 <= sinh x.
Proof. intros X. unfold sinh. assert (H := exp_mono (- x) x ltac:(lra)). lra. Qed.

Lemma sinh_below x : 0 <= x -> sinh x <= x * cosh x.
Proof.
  intros [X|<-]; [|rewrite sinh_0; lra].
  destruct (MVT_cor2 (fun y => y * cosh y - sinh y) (fun y => y * sinh y) 0 x X) as (c & E & C).
  - intros c _. replace (c * sinh c) with ((1 * cosh c + c * sinh c) - cosh c) by ring.
    apply derivable_pt_lim_minus with (f1 := fun y => y * cosh y) (f2 := sinh); [|apply derivable_pt_lim_sinh].
    apply derivable_pt_lim_mult with (f1 := fun y => y) (f2 := cosh); [apply derivable_pt_lim_id|apply derivable_pt_lim_cosh].
  - rewrite sinh_0, Rmult_0_l in E. assert (S := sinh_nonneg c ltac:(lra)).
    assert (0 <= c * sinh c * (x - 0)) by (apply Rmult_le_pos; [apply Rmult_le_pos; lra|lra]). lra.
Qed.

Lemma cosh_below x : 0 <= x -> cosh x <= exp (x * x / 2).
Proof.
  intros [X|<-]; [|rewrite cosh_0; replace (0 * 0 / 2) with 0 by field; rewrite exp_0; lra].
  set (g := fun y => cosh y * exp (- (y * y / 2))).
  destruct (MVT_cor2 g (fun y => (sinh y - y * cosh y) * exp (- (y * y / 2))) 0 x X) as (c & E & C).
  - intros c _. replace ((sinh c - c * cosh c) * exp (- (c * c / 2)))
      with (sinh c * exp (- (c * c / 2)) + cosh c * (exp (- (c * c / 2)) * (- c))) by ring.
    apply derivable_pt_lim_mult with (f1 := cosh) (f2 := fun y => exp (- (y * y / 2))); [apply derivable_pt_lim_cosh|].
    apply derivable_pt_lim_comp with (f1 := fun y => - (y * y / 2)) (f2 := exp); [|apply derivable_pt_lim_exp].
    replace (- c) with (- ((1 * c + c * 1) * / 2)) by field.
    apply derivable_pt_lim_opp with (f := fun y => y * y / 2).
    replace ((1 * c + c * 1) * / 2) with ((1 * c + c * 1) * / 2 + c * c * 0) by ring.
    apply derivable_pt_lim_mult with (f1 := fun y => y * y) (f2 := fun _ => / 2); [|apply derivable_pt_lim_const].
    apply derivable_pt_lim_mult with (f1 := fun y => y) (f2 := fun y => y); apply derivable_pt_lim_id.
  - assert (S := sinh_below c ltac:(lra)). assert (P := exp_pos (- (c * c / 2))).
    assert (N : 0 <= (c * cosh c - sinh c) * exp (- (c * c / 2)) * (x - 0)) by (apply Rmult_le_pos; [apply Rmult_le_pos; lra|lra]).
    assert (G : g x <= 1).
    { assert (G0 : g 0 = 1) by (unfold g; rewrite cosh_0; replace (- (0 * 0 / 2)) with 0 by field; rewrite exp_0; ring). lra. }
    unfold g in G. apply Rmult_le_reg_r with (exp (- (x * x / 2))); [apply exp_pos|].
    rewrite <- exp_plus. replace (x * x / 2 + - (x * x / 2)) with 0 by ring. rewrite exp_0. exact G.
Qed.

(** ** Ratios between exp(-e) and exp(e) with a mean of 1 have small moments *)

Section Ratios.
Context {T : Type}.
Variables (P Q : T -> R) (e : R) (l : list T).
Hypothesis P_nonneg : forall t, 0 <= P t.
Hypothesis Q_nonneg : forall t, 0 <= Q t.
Hypothesis P_below : forall t, P t <= exp e * Q t.
Hypothesis Q_below : forall t, Q t <= exp e * P t.
Hypothesis P_whole : finite_sum P l = 1.
Hypothesis Q_whole : finite_sum Q l = 1.
Let moment n := finite_sum (fun t => Q t * (P t / Q t) ^ n) l.

Lemma no_ratio t : Q t = 0 -> P t = 0.
Proof. intros Z. assert (H := P_below t). rewrite Z, Rmult_0_r in H. specialize (P_nonneg t). lra. Qed.
Lemma ratio_nonneg t : 0 <= P t / Q t.
Proof.
  destruct (Req_dec (Q t) 0) as [Z|Z]; [rewrite (no_ratio t Z); unfold Rdiv; lra|].
  apply div_nonneg; [apply P_nonneg|]. specialize (Q_nonneg t). lra.
Qed.
Lemma moment_positive n : 0 <= moment n.
Proof. apply sum_nonneg. intros t. apply Rmult_le_pos; [apply Q_nonneg|apply pow_nonneg, ratio_nonneg]. Qed.

(** Between exp(-e) and exp(e) a square is below the line through both ends. *)
Lemma next_ratio n t : Q t * (P t / Q t) ^ S (S n) <= 2 * cosh e * (Q t * (P t / Q t) ^ S n) + (-1) * (Q t * (P t / Q t) ^ n).
Proof.
  destruct (Req_dec (Q t) 0) as [Z|Z]; [rewrite Z; lra|]. assert (QP : 0 < Q t) by (specialize (Q_nonneg t); lra).
  set (r := P t / Q t). assert (E := exp_pos e). assert (E' := exp_pos (- e)).
  assert (U : r <= exp e) by (apply Rmult_le_reg_r with (Q t); [exact QP|]; unfold r; replace (P t / Q t * Q t) with (P t) by (field; exact Z); apply P_below).
  assert (ONE : exp (- e) * exp e = 1) by (rewrite <- exp_plus; replace (- e + e) with 0 by ring; apply exp_0).
  assert (D : exp (- e) <= r).
  { apply Rmult_le_reg_r with (Q t); [exact QP|]. unfold r. replace (P t / Q t * Q t) with (P t) by (field; exact Z).
    apply Rmult_le_reg_l with (exp e); [exact E|]. replace (exp e * (exp (- e) * Q t)) with (exp (- e) * exp e * Q t) by ring.
    rewrite ONE, Rmult_1_l. apply Q_below. }
  assert (B : 0 <= (r - exp (- e)) * (exp e - r)) by (apply Rmult_le_pos; lra).
  assert (S2 : r * r <= 2 * cosh e * r - 1) by (unfold cosh; lra).
  assert (W : 0 <= Q t * r ^ n) by (apply Rmult_le_pos; [lra|apply pow_nonneg, ratio_nonneg]).
  assert (X := Rmult_le_compat_l _ _ _ W S2). cbn [pow]. lra.
Qed.
Lemma next_moment n : moment (S (S n)) <= 2 * cosh e * moment (S n) - moment n.
Proof.
  unfold moment. eapply Rle_trans; [apply sum_le; intros t _; apply next_ratio|].
  rewrite sum_plus, !sum_scale. lra.
Qed.
Lemma moments_grow n : moment (S n) <= cosh e ^ (2 * n) * moment n.
Proof.
  assert (C := cosh_pos e).
  induction n as [|n IH].
  - replace (2 * 0)%nat with 0%nat by lia. rewrite pow_O, Rmult_1_l. unfold moment.
    rewrite (sum_ext (fun t => Q t * (P t / Q t) ^ 1) P), P_whole.
    2:{ intros t _. destruct (Req_dec (Q t) 0) as [Z|Z]; [rewrite Z, (no_ratio t Z); ring|]. cbn [pow]. field. exact Z. }
    rewrite (sum_ext (fun t => Q t * (P t / Q t) ^ 0) Q), Q_whole by (intros; cbn [pow]; ring). apply Rle_refl.
  - assert (X := next_moment n). assert (M := moment_positive (S n)). replace (2 * S n)%nat with (2 + 2 * n)%nat by lia.
    set (y := cosh e ^ (2 * n)) in *. assert (Y : 0 < y) by (apply pow_lt, C). rewrite pow_add. fold y.
    replace (cosh e ^ 2) with (cosh e * cosh e) by (cbn [pow]; ring). apply Rmult_le_reg_l with y; [exact Y|].
    assert (X' := Rmult_le_compat_l y _ _ (Rlt_le _ _ Y) X).
    assert (SQ : 0 <= moment (S n) * ((cosh e * y - 1) * (cosh e * y - 1))) by (apply Rmult_le_pos; [exact M|apply Rle_0_sqr]).
    lra.
Qed.
Lemma moments_small a : moment a <= cosh e ^ (a * (a - 1)).
Proof.
  assert (C := cosh_pos e).
  induction a as [|a IH].
  - unfold moment. rewrite (sum_ext (fun t => Q t * (P t / Q t) ^ 0) Q), Q_whole by (intros; cbn [pow]; ring). cbn. lra.
  - eapply Rle_trans; [apply moments_grow|]. replace (S a * (S a - 1))%nat with (2 * a + a * (a - 1))%nat.
    + rewrite pow_add. apply Rmult_le_compat_l; [apply pow_nonneg; lra|exact IH].
    + destruct a; [reflexivity|]. replace (S (S a) - 1)%nat with (S a) by lia. replace (S a - 1)%nat with a by lia. ring.
Qed.
End Ratios.

(** ** Pure privacy is zCDP *)

Lemma chosen_in {V} (view : V) views : NoDup views ->
  finite_sum (fun v => 1 * indicator (view = v)) views = indicator (In view views).
Proof.
  intros N. induction N as [|v views M N IH]; [rewrite sum_nil, indicator_false by (intros []); reflexivity|].
  rewrite sum_cons, IH. destruct (classic (view = v)) as [E|E].
  - subst v. rewrite (indicator_true (view = view)), (indicator_false (In view views)), indicator_true by (auto; left; reflexivity). ring.
  - rewrite (indicator_false (view = v)) by exact E. rewrite Rmult_0_r, Rplus_0_l. apply indicator_same. cbn [In]. intuition congruence.
Qed.
Lemma views_and_rest {A V} (view : A -> V) (p : prog A) views : proper p -> NoDup views -> Pr p (fun _ => True) = 1 ->
  finite_sum (fun v => Pr p (fun x => view x = v)) views + Pr p (fun x => ~ In (view x) views) = 1.
Proof.
  intros W N T. rewrite <- T.
  rewrite (sum_ext _ (fun v => 1 * Pr p (fun x => view x = v))) by (intros; ring).
  rewrite <- (mean_chosen view p views (fun _ => 1)) by (try (intros; lra); exact W).
  rewrite (mean_ext p _ (fun x => indicator (In (view x) views))) by (intros x; apply chosen_in, N).
  unfold Pr. rewrite <- mean_plus; [|exact W|intros x; apply indicator_range|intros x; apply indicator_range|].
  - apply mean_ext. intros x. destruct (classic (In (view x) views)) as [I|I].
    + rewrite (indicator_true (In _ _)), (indicator_false (~ In _ _)), indicator_true by tauto. ring.
    + rewrite (indicator_false (In _ _)), (indicator_true (~ In _ _)), indicator_true by tauto. ring.
  - intros x. destruct (classic (In (view x) views)) as [I|I].
    + rewrite (indicator_true (In _ _)), (indicator_false (~ In _ _)) by tauto. lra.
    + rewrite (indicator_false (In _ _)), (indicator_true (~ In _ _)) by tauto. lra.
Qed.

Lemma private_concentrated {A V} (view : A -> V) e a p q : 0 <= e -> proper p -> proper q ->
  Pr p (fun _ => True) = 1 -> Pr q (fun _ => True) = 1 -> private view e p q -> private view e q p ->
  concentrated view a (e * e / 2) p q.
Proof.
  intros E Wp Wq Tp Tq Hpq' Hqp'. assert (Hpq := proj1 (private_iff _ _ _ _) Hpq'). assert (Hqp := proj1 (private_iff _ _ _ _) Hqp'). split.
  - intros v Z. assert (H := Hpq (fun w => w = v)). cbv beta in H. rewrite Z, Rmult_0_r in H.
    assert (R := Pr_range p (fun x => view x = v) Wp). lra.
  - intros views N.
    (* an element more stands for all other views *)
    set (of := fun (r : prog A) (o : option V) => match o with Some v => Pr r (fun x => view x = v) | None => Pr r (fun x => ~ In (view x) views) end).
    set (l := None :: map Some views).
    assert (W : forall r : prog A, proper r -> Pr r (fun _ => True) = 1 -> finite_sum (of r) l = 1).
    { intros r W T. unfold l. rewrite sum_cons, sum_map. cbn [of]. rewrite Rplus_comm. apply views_and_rest; assumption. }
    assert (R : forall (r : prog A) o, proper r -> 0 <= of r o) by (intros r [v|] Wr; apply Pr_range, Wr).
    assert (X := moments_small (of p) (of q) e l (fun o => R p o Wp) (fun o => R q o Wq)
      (fun o => match o with Some v => Hpq (fun w => w = v) | None => Hpq (fun w => ~ In w views) end)
      (fun o => match o with Some v => Hqp (fun w => w = v) | None => Hqp (fun w => ~ In w views) end) (W p Wp Tp) (W q Wq Tq) a).
    unfold l in X. rewrite sum_cons, sum_map in X.
    assert (REST : 0 <= of q None * (of p None / of q None) ^ a).
    { apply Rmult_le_pos; [apply R, Wq|]. apply pow_nonneg. apply (ratio_nonneg (of p) (of q) e); try (intros o; apply R; assumption).
      intros [v|]; [apply (Hpq (fun w => w = v))|apply (Hpq (fun w => ~ In w views))]. }
    eapply Rle_trans; [|eapply Rle_trans; [exact X|]].
    + cbn [of] in *. lra.
    + assert (C := cosh_below e E). assert (C0 := cosh_pos e).
      eapply Rle_trans; [apply pow_incr; split; [lra|exact C]|]. rewrite exp_pow. right. f_equal.
      destruct a as [|a]; [cbn; ring|]. replace (S a * (S a - 1))%nat with (S a * a)%nat by lia. rewrite mult_INR, !S_INR. field.
Qed.

Lemma epsilon_nonneg {S V X} e (step : S -> user -> X -> prog (S * V)) s (arrival : user * X) : user_private e step s -> 0 <= e.
Proof.
  intros [L H]. set (feed := fun _ : list V => arrival).
  assert (X0 := proj1 (private_iff _ _ _ _) (H 0%Z 0%nat feed feed ltac:(intros seen; auto)) (fun _ => True)).
  cbv beta in X0. destruct (L 0%nat feed) as (_ & O & _). rewrite O, Rmult_1_r in X0.
  destruct (Rle_lt_dec 0 e) as [P|P]; [exact P|exfalso]. assert (Y := exp_increasing e 0 P). rewrite exp_0 in Y. lra.
Qed.

Lemma private_is_concentrated S V X e (step : S -> user -> X -> prog (S * V)) s :
  user_private e step s -> user_concentrated (e * e / 2) step s.
Proof.
  intros U. assert (L := proj1 U). assert (H := proj2 U). split; [exact L|]. intros u T feed feed' a N _.
  assert (N' : neighbours u feed' feed) by (intros seen; destruct (N seen) as [A B]; split; [auto|intros F; symmetry; apply B; congruence]).
  destruct (L T feed) as (W & O & _). destruct (L T feed') as (W' & O' & _).
  apply private_concentrated; try assumption; try (apply (H u); assumption). apply (epsilon_nonneg e step s (feed []) U).
Qed.
