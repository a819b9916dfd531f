(** The laws of all draws: that they are laws, and how far they move when the exact numbers do. *)
From Coq Require Import Reals Qreals QArith Lra Lia List Bool ZArith Classical.
From Withhold.Definitions Require Import Probability.
From Withhold.Proofs Require Import Sums.
Import ListNotations.
Local Open Scope R_scope.

Definition is_law {T} (f : T -> R) : Prop := nonneg f /\ summable f /\ total_of f = 1.

(** ** The exponential function *)

Lemma exp_mono x y : x <= y -> exp x <= exp y.
Proof. intros [H|<-]; [left; apply exp_increasing, H|right; reflexivity]. Qed.
Lemma exp_ge_1 x : 0 <= x -> 1 <= exp x.
Proof. intros H. rewrite <- exp_0. apply exp_mono, H. Qed.
Lemma exp_le_1 x : x <= 0 -> exp x <= 1.
Proof. intros H. rewrite <- exp_0. apply exp_mono, H. Qed.
Lemma exp_pow x n : exp x ^ n = exp (INR n * x).
Proof.
  induction n as [|n IH]; [cbn; rewrite Rmult_0_l, exp_0; reflexivity|].
  rewrite S_INR. cbn [pow]. rewrite IH, <- exp_plus. f_equal. ring.
Qed.
Lemma exp_div x y : exp x / exp y = exp (x - y).
Proof. unfold Rdiv, Rminus. rewrite exp_plus, exp_Ropp. reflexivity. Qed.
Lemma pow_nonneg x n : 0 <= x -> 0 <= x ^ n.
Proof. intros H. apply pow_le, H. Qed.
Lemma div_nonneg x y : 0 <= x -> 0 < y -> 0 <= x / y.
Proof. intros H P. unfold Rdiv. apply Rmult_le_pos; [exact H|]. left. apply Rinv_0_lt_compat, P. Qed.
Lemma div_mono x y s : 0 < s -> x <= y -> x / s <= y / s.
Proof. intros P H. unfold Rdiv. apply Rmult_le_compat_r; [left; apply Rinv_0_lt_compat, P|exact H]. Qed.
Lemma times_div x y z : x * (y / z) = x * y / z. Proof. unfold Rdiv. ring. Qed.
Lemma inv_pos s : 0 < s -> 0 < / s. Proof. apply Rinv_0_lt_compat. Qed.

(** ** What is proportional to weights *)

Section Law.
Context {T : Type}.
Variable w : T -> R.
Hypothesis w_nonneg : nonneg w.
Hypothesis w_summable : summable w.
Hypothesis w_some : exists t, 0 < w t.

Lemma normaliser_pos : 0 < total_of w.
Proof. destruct w_some as [t Ht]. assert (H := total_point w t w_summable). lra. Qed.

Lemma law_nonneg t : 0 <= law w t.
Proof. apply div_nonneg; [apply w_nonneg|apply normaliser_pos]. Qed.

Lemma law_scaled t : law w t = / total_of w * w t.
Proof. unfold law, Rdiv. ring. Qed.

Lemma law_is_law : is_law (law w).
Proof.
  assert (P := normaliser_pos). assert (I := inv_pos _ P).
  split; [exact law_nonneg|]. split.
  - apply (summable_le _ (fun t => / total_of w * w t)).
    + intros t. right. apply law_scaled.
    + apply summable_scale; [lra|exact w_summable].
  - rewrite (total_ext _ _ law_scaled), total_scale by (lra || exact w_summable). field. lra.
Qed.
End Law.

Lemma total_pos {T} (w : T -> R) : summable w -> (exists t, 0 < w t) -> 0 < total_of w.
Proof. intros S [t P]. assert (H := total_point w t S). lra. Qed.

(** Weights within a factor give laws within its square. *)
Lemma law_near {T} (v w : T -> R) c : 0 < c -> nonneg v -> nonneg w -> summable v -> summable w ->
  (exists t, 0 < v t) -> (exists t, 0 < w t) ->
  (forall t, v t <= c * w t) -> (forall t, w t <= c * v t) -> forall t, law v t <= c * c * law w t.
Proof.
  intros C Nv Nw Sv Sw Pv Pw E F t. assert (V := total_pos v Sv Pv). assert (W := total_pos w Sw Pw).
  assert (H : total_of w <= c * total_of v).
  { rewrite <- total_scale by (lra || assumption). apply total_le; [exact F|]. apply summable_scale; [lra|exact Sv]. }
  unfold law. apply Rmult_le_reg_r with (total_of v * total_of w); [apply Rmult_lt_0_compat; assumption|].
  replace (v t / total_of v * (total_of v * total_of w)) with (v t * total_of w) by (field; lra).
  replace (c * c * (w t / total_of w) * (total_of v * total_of w)) with ((c * w t) * (c * total_of v)) by (field; lra).
  apply Rmult_le_compat; [apply Nv|lra|apply E|exact H].
Qed.

(** ** Sums over finitely many points, and sums exhausted by finite lists *)

Lemma drop_zeros {T} (f : T -> R) l : NoDup l ->
  exists k, NoDup k /\ incl k l /\ (forall t, In t k -> f t <> 0) /\ finite_sum f l = finite_sum f k.
Proof.
  intros N. induction N as [|t l M N (k & K & I & Z & E)].
  - exists []. repeat split; [constructor|apply incl_nil_l|intros t []].
  - destruct (Req_dec (f t) 0) as [D|D].
    + exists k. repeat split; [exact K|apply incl_tl, I|exact Z|]. rewrite sum_cons, D, E. lra.
    + exists (t :: k). repeat split.
      * constructor; [|exact K]. intros X. apply M, I, X.
      * intros s [<-|X]; [left; reflexivity|right; apply I, X].
      * intros s [<-|X]; auto.
      * rewrite !sum_cons, E. reflexivity.
Qed.

Section Finite.
Context {T : Type}.
Variable f : T -> R.
Variable k : list T.
Hypothesis f_nonneg : nonneg f.
Hypothesis f_inside : forall t, f t <> 0 -> In t k.

Lemma finite_bound l : NoDup l -> finite_sum f l <= finite_sum f k.
Proof.
  intros N. destruct (drop_zeros f l N) as (j & J & _ & Z & ->).
  apply sum_incl; [exact f_nonneg|exact J|]. intros t I. apply f_inside, Z, I.
Qed.
Lemma finite_summable : summable f.
Proof. exists (finite_sum f k). exact finite_bound. Qed.
Lemma total_finite : NoDup k -> total_of f = finite_sum f k.
Proof.
  intros N. apply Rle_antisym.
  - apply total_least; [apply sum_nonneg, f_nonneg|exact finite_bound].
  - apply total_upper; [exact finite_summable|exact N].
Qed.
End Finite.

Section Exhaust.
Context {T : Type}.
Variable f : T -> R.
Variable part : nat -> list T.
Variable m : R.
Hypothesis f_nonneg : nonneg f.
Hypothesis part_nodup : forall n, NoDup (part n).
Hypothesis part_all : forall l, exists n, incl l (part n).
Hypothesis part_below : forall n, finite_sum f (part n) <= m.

Lemma exhaust_bound l : NoDup l -> finite_sum f l <= m.
Proof.
  intros N. destruct (part_all l) as [n I]. eapply Rle_trans; [|apply (part_below n)].
  apply sum_incl; assumption.
Qed.
Lemma exhaust_summable : summable f.
Proof. exists m. exact exhaust_bound. Qed.
Lemma exhaust_total : 0 <= m -> (forall e, 0 < e -> exists n, m - e <= finite_sum f (part n)) -> total_of f = m.
Proof.
  intros P H. apply Rle_antisym.
  - apply total_least; [exact P|exact exhaust_bound].
  - apply le_by_epsilon. intros e E. destruct (H e E) as [n A]. eapply Rle_trans; [exact A|].
    apply total_upper; [exact exhaust_summable|apply part_nodup].
Qed.
End Exhaust.

(** ** Integers: 0, then 1 and -1, then 2 and -2, ... *)

Fixpoint around (n : nat) : list Z :=
  match n with O => [0%Z] | S m => Z.of_nat n :: (- Z.of_nat n)%Z :: around m end.

Lemma around_in n k : In k (around n) <-> (Z.abs k <= Z.of_nat n)%Z.
Proof.
  induction n as [|n IH]; cbn [around In]; [split; [intros [<-|[]]|]; lia|].
  rewrite IH. lia.
Qed.
Lemma around_nodup n : NoDup (around n).
Proof.
  induction n as [|n IH]; cbn [around]; [repeat constructor; intros []|].
  constructor; [|constructor; [|exact IH]].
  - intros [E|E]; [lia|]. apply around_in in E. lia.
  - intros E. apply around_in in E. lia.
Qed.
Lemma around_all l : exists n, incl l (around n).
Proof.
  induction l as [|k l [n I]]; [exists O; intros x []|].
  exists (Nat.max n (Z.abs_nat k)). intros x [<-|X]; apply around_in.
  - lia.
  - apply I, around_in in X. lia.
Qed.
Lemma around_length n : length (around n) = (2 * n + 1)%nat.
Proof. induction n as [|n IH]; cbn [around length]; [reflexivity|rewrite IH; lia]. Qed.

(** ** Discrete Laplace noise *)

Section Geometric.
Variable s : R.
Hypothesis s_pos : 0 < s.
Let a := exp (- (/ s)).
Definition laplace_weight (k : Z) : R := exp (- IZR (Z.abs k) / s).

Lemma ratio_range : 0 < a < 1.
Proof.
  unfold a. split; [apply exp_pos|]. rewrite <- exp_0. apply exp_increasing. assert (H := inv_pos s s_pos). lra.
Qed.
Lemma laplace_weight_pow k : laplace_weight k = a ^ Z.abs_nat k.
Proof.
  unfold laplace_weight, a. rewrite exp_pow. f_equal. rewrite INR_IZR_INZ, Zabs2Nat.id_abs. unfold Rdiv. ring.
Qed.
Lemma laplace_weight_pos k : 0 < laplace_weight k. Proof. apply exp_pos. Qed.

Lemma laplace_partial n : finite_sum laplace_weight (around n) = (1 + a - 2 * a ^ S n) / (1 - a).
Proof.
  assert (A := ratio_range). induction n as [|n IH].
  - cbn [around]. rewrite sum_cons, sum_nil, laplace_weight_pow. cbn [pow]. change (Z.abs_nat 0) with 0%nat. cbn [pow].
    field. lra.
  - cbn [around]. rewrite !sum_cons, IH, !laplace_weight_pow.
    replace (Z.abs_nat (Z.of_nat (S n))) with (S n) by lia. replace (Z.abs_nat (- Z.of_nat (S n))) with (S n) by lia.
    cbn [pow]. field. lra.
Qed.

Lemma laplace_partial_below n : finite_sum laplace_weight (around n) <= (1 + a) / (1 - a).
Proof.
  assert (A := ratio_range). rewrite laplace_partial. apply div_mono; [lra|].
  assert (H := pow_lt a (S n)). lra.
Qed.
Lemma laplace_summable : summable laplace_weight.
Proof.
  apply (exhaust_summable _ around ((1 + a) / (1 - a))).
  - intros k. left. apply laplace_weight_pos.
  - exact around_all.
  - exact laplace_partial_below.
Qed.
Lemma laplace_total : total_of laplace_weight = (1 + a) / (1 - a).
Proof.
  assert (A := ratio_range). apply (exhaust_total _ around).
  - intros k. left. apply laplace_weight_pos.
  - exact around_nodup.
  - exact around_all.
  - exact laplace_partial_below.
  - apply div_nonneg; lra.
  - intros e E. destruct (pow_lt_1_zero a ltac:(rewrite Rabs_right; lra) (e * (1 - a) / 2)) as [N H].
    { apply Rdiv_lt_0_compat; [apply Rmult_lt_0_compat|]; lra. }
    exists N. rewrite laplace_partial. specialize (H (S N) ltac:(lia)).
    assert (Q : 0 < a ^ S N) by (apply pow_lt; lra). rewrite Rabs_right in H by lra.
    replace ((1 + a - 2 * a ^ S N) / (1 - a)) with ((1 + a) / (1 - a) - 2 * a ^ S N / (1 - a)) by (field; lra).
    assert (2 * a ^ S N / (1 - a) <= e); [|lra].
    apply Rmult_le_reg_r with (1 - a); [lra|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra.
Qed.
End Geometric.

Lemma laplace_is_law s : 0 < Q2R s -> is_law (laplace s).
Proof.
  intros P. apply law_is_law.
  - intros k. left. apply exp_pos.
  - apply (laplace_summable (Q2R s) P).
  - exists 0%Z. apply exp_pos.
Qed.

(** with its normaliser *)
Lemma laplace_closed s k : 0 < Q2R s ->
  laplace s k = (1 - exp (- / Q2R s)) / (1 + exp (- / Q2R s)) * exp (- IZR (Z.abs k) / Q2R s).
Proof.
  intros P. unfold laplace, law. change (fun k => exp (- IZR (Z.abs k) / Q2R s)) with (laplace_weight (Q2R s)).
  rewrite laplace_total by exact P. assert (A := ratio_range (Q2R s) P). cbn in A. unfold laplace_weight. field. lra.
Qed.

Lemma laplace_moves s z x y : 0 < Q2R s ->
  laplace s (z - x) <= exp (IZR (Z.abs (x - y)) / Q2R s) * laplace s (z - y).
Proof.
  intros P. unfold laplace, law.
  set (t := total_of (fun k => exp (- IZR (Z.abs k) / Q2R s))).
  assert (T : 0 < t) by (apply total_pos; [apply (laplace_summable (Q2R s) P)|exists 0%Z; apply exp_pos]).
  rewrite times_div. apply div_mono; [exact T|]. rewrite <- exp_plus. apply exp_mono.
  rewrite <- Rdiv_plus_distr. apply div_mono; [exact P|]. rewrite <- !opp_IZR, <- plus_IZR. apply IZR_le. lia.
Qed.

(** ** The exponential mechanism *)

Lemma choice_weight_nonneg rate costs : nonneg (choice_weight rate costs).
Proof.
  intros i. unfold choice_weight. destruct (nth_error costs (Z.to_nat i)); [|lra].
  destruct (0 <=? i)%Z; [left; apply exp_pos|lra].
Qed.
Definition indices (costs : list Z) : list Z := map Z.of_nat (seq 0 (length costs)).
Lemma choice_weight_inside rate costs i : choice_weight rate costs i <> 0 -> In i (indices costs).
Proof.
  unfold choice_weight. intros H. destruct (nth_error costs (Z.to_nat i)) eqn:E; [|contradiction].
  destruct (Z.leb_spec 0 i) as [L|L]; [|contradiction].
  apply in_map_iff. exists (Z.to_nat i). split; [lia|]. apply in_seq.
  assert (X : nth_error costs (Z.to_nat i) <> None) by congruence. apply nth_error_Some in X. lia.
Qed.
Lemma choice_weight_summable rate costs : summable (choice_weight rate costs).
Proof. apply (finite_summable _ (indices costs)); [apply choice_weight_nonneg|apply choice_weight_inside]. Qed.
Lemma choice_weight_some rate costs : costs <> [] -> exists i, 0 < choice_weight rate costs i.
Proof. intros H. exists 0%Z. unfold choice_weight. destruct costs as [|c costs]; [contradiction|]. apply exp_pos. Qed.
Lemma choice_is_law rate costs : costs <> [] -> is_law (choice rate costs).
Proof.
  intros H. apply law_is_law; [apply choice_weight_nonneg|apply choice_weight_summable|apply choice_weight_some, H].
Qed.

Definition near (d : Z) (c c' : Z) : Prop := (Z.abs (c - c') <= d)%Z.

Lemma choice_weight_moves rate d cs cs' i : 0 <= Q2R rate -> Forall2 (near d) cs cs' ->
  choice_weight rate cs i <= exp (Q2R rate * IZR d) * choice_weight rate cs' i.
Proof.
  intros P F. unfold choice_weight. revert cs' F. generalize (Z.to_nat i). intros n. revert n.
  induction cs as [|c cs IH]; intros n cs' F; inversion F as [|? c' ? cs'' N F']; subst; destruct n as [|n]; cbn;
    try lra; [|apply IH, F'].
  destruct (0 <=? i)%Z; [|lra]. rewrite <- exp_plus. apply exp_mono. unfold near in N.
  assert (Q : IZR c' <= IZR c + IZR d) by (rewrite <- plus_IZR; apply IZR_le; lia).
  assert (Q2R rate * IZR c' <= Q2R rate * (IZR c + IZR d)) by (apply Rmult_le_compat_l; assumption). lra.
Qed.
Lemma near_sym d cs cs' : Forall2 (near d) cs cs' -> Forall2 (near d) cs' cs.
Proof. intros F. induction F; constructor; auto. unfold near in *. lia. Qed.
Lemma choice_moves rate d cs cs' i : 0 <= Q2R rate -> cs <> [] -> Forall2 (near d) cs cs' ->
  choice rate cs i <= exp (2 * (Q2R rate * IZR d)) * choice rate cs' i.
Proof.
  intros P N F. replace (2 * (Q2R rate * IZR d)) with (Q2R rate * IZR d + Q2R rate * IZR d) by ring. rewrite exp_plus.
  assert (N' : cs' <> []) by (intros ->; inversion F; subst; contradiction).
  apply law_near; auto using choice_weight_nonneg, choice_weight_summable, choice_weight_some, exp_pos.
  - intros t. apply choice_weight_moves; assumption.
  - intros t. apply choice_weight_moves; [assumption|apply near_sym, F].
Qed.
