(** Moments of likelihood ratios of programs that draw Gaussian noise, at whole orders, and what they say of epsilon and delta. *)
From Coq Require Import Reals Qreals QArith Lra Lia List Bool ZArith Classical.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Sums Laws Draws Programs Privacy.
Import ListNotations.
Local Open Scope R_scope.

(** ** Bounded functions of results *)

Definition bounded {A} (m : R) (f : A -> R) : Prop := forall a, 0 <= f a <= m.
Lemma mean_bounded {A} (p : prog A) m f : 0 <= m -> proper p -> bounded m f -> 0 <= mean p f <= m.
Proof.
  intros M W F. induction p as [a|d k IH]; cbn [mean proper] in *; [apply F|]. destruct W as [W K].
  split; [apply total_nonneg|]. destruct (mass_is_law d W) as (N & S & T).
  replace m with (total_of (fun z => m * mass d z)) by (rewrite total_scale, T by assumption; ring).
  apply total_le; [|apply summable_scale; assumption]. intros z. destruct (Req_dec (mass d z) 0) as [E|E]; [rewrite E; lra|].
  rewrite Rmult_comm. apply Rmult_le_compat_r; [apply N|apply IH, K, E].
Qed.
Lemma mean_bounded_summable {A} d (k : list Z -> prog A) m f : 0 <= m -> proper (Draw d k) -> bounded m f ->
  summable (fun z => mass d z * mean (k z) f).
Proof.
  cbn [proper]. intros M [W K] F. destruct (mass_is_law d W) as (N & S & _).
  apply (summable_le _ (fun z => m * mass d z)); [|apply summable_scale; assumption].
  intros z. destruct (Req_dec (mass d z) 0) as [E|E]; [rewrite E; lra|]. rewrite Rmult_comm.
  apply Rmult_le_compat_r; [apply N|apply mean_bounded; auto].
Qed.
Lemma mean_times {A} (p : prog A) c m f : 0 <= c -> 0 <= m -> proper p -> bounded m f -> mean p (fun a => c * f a) = c * mean p f.
Proof.
  intros C M W F. induction p as [a|d k IH]; [reflexivity|]. cbn [mean].
  rewrite <- total_scale by (assumption || apply (mean_bounded_summable d k m); assumption).
  apply total_ext. intros z. cbn [proper] in W. destruct W as [W K].
  destruct (Req_dec (mass d z) 0) as [E|E]; [rewrite E; ring|]. rewrite IH by auto. ring.
Qed.
Lemma bounded_pow {A} m (f : A -> R) n : bounded m f -> bounded (m ^ n) (fun a => f a ^ n).
Proof. intros F a. specialize (F a). split; [apply pow_le, F|apply pow_incr, F]. Qed.

(** ** One number, and one Gaussian draw. The order is b + 1. *)

Lemma power_line b t : 0 <= t -> INR (S b) * t ^ b <= INR b * t ^ S b + 1.
Proof.
  intros T. induction b as [|b IH]; [cbn; lra|].
  assert (G : 0 <= (1 - t) * (1 - t ^ S b)).
  { destruct (Rle_dec t 1) as [L|L].
    - apply Rmult_le_pos; [lra|]. assert (X := pow_incr t 1 (S b) ltac:(lra)). rewrite pow1 in X. lra.
    - assert (X := pow_R1_Rle t (S b) ltac:(lra)). replace ((1 - t) * (1 - t ^ S b)) with ((t - 1) * (t ^ S b - 1)) by ring.
      apply Rmult_le_pos; lra. }
  assert (X := Rmult_le_compat_l t _ _ T IH). cbn [pow] in *. rewrite !S_INR in *. set (y := t ^ b) in *.
  lra.
Qed.

Section Gaussian.
Variable v : Q.
Hypothesis v_pos : 0 < Q2R v.
Let g (k : Z) : R := gaussian v k.

Lemma gaussian_pos k : 0 < gaussian v k.
Proof.
  unfold gaussian, law. apply Rdiv_lt_0_compat; [apply exp_pos|].
  apply total_pos; [apply (gaussian_summable (Q2R v) v_pos)|]. exists 0%Z. apply exp_pos.
Qed.

(** The exact identity: completing the square at a whole number. *)
Lemma gaussian_moment b x y z : let c := (Z.of_nat (S b) * x - Z.of_nat b * y)%Z in
  g (z - y) * (g (z - x) / g (z - y)) ^ S b
  = exp (INR (S b) * INR b * IZR ((x - y) * (x - y)) / (2 * Q2R v)) * g (z - c).
Proof.
  intros c. unfold g, gaussian, law. set (N := total_of _).
  assert (NP : 0 < N) by (apply total_pos; [apply (gaussian_summable (Q2R v) v_pos)|exists 0%Z; apply exp_pos]).
  set (E := fun k : Z => exp (- IZR (k * k) / (2 * Q2R v))). fold (E (z - y)%Z) (E (z - x)%Z) (E (z - c)%Z).
  assert (EP : forall k, 0 < E k) by (intros k; apply exp_pos).
  replace (E (z - x)%Z / N / (E (z - y)%Z / N)) with (E (z - x)%Z / E (z - y)%Z) by (assert (X := EP (z - y)%Z); field; lra).
  set (m := exp _). transitivity (/ N * (E (z - y)%Z * (E (z - x)%Z / E (z - y)%Z) ^ S b)); [unfold Rdiv; ring|].
  transitivity (/ N * (m * E (z - c)%Z)); [f_equal|unfold Rdiv; ring]. unfold m.
  unfold E. rewrite exp_div, exp_pow, <- !exp_plus. f_equal.
  unfold c. rewrite !INR_IZR_INZ, !Nat2Z.inj_succ, <- !Z.add_1_r.
  rewrite ?mult_IZR, ?minus_IZR, ?mult_IZR, ?plus_IZR. field. lra.
Qed.

Lemma moment_sum b x y : 
  let w := fun answer => match answer with [z] => g (z - y) * (g (z - x) / g (z - y)) ^ S b | _ => 0 end in
  (forall z, 0 <= w z) /\ summable w /\ total_of w = exp (INR (S b) * INR b * IZR ((x - y) * (x - y)) / (2 * Q2R v)).
Proof.
  intros w. set (c := (Z.of_nat (S b) * x - Z.of_nat b * y)%Z). set (e := exp _).
  destruct (one_number_law (gaussian v) c (gaussian_is_law v v_pos)) as (N & SM & T).
  assert (E : forall z, w z = e * match z with [k] => gaussian v (k - c) | _ => 0 end).
  { intros [|z [|? ?]]; unfold w; try ring. apply gaussian_moment. }
  assert (P : 0 < e) by apply exp_pos. split; [|split].
  - intros z. rewrite E. apply Rmult_le_pos; [lra|apply N].
  - apply (summable_le _ (fun z => e * match z with [k] => gaussian v (k - c) | _ => 0 end)); [intros z; rewrite E; lra|].
    apply summable_scale; [lra|exact SM].
  - rewrite (total_ext _ _ E), total_scale, T by (lra || exact SM). ring.
Qed.

(** ** Programs in step: c is the sum of the squares by which exact numbers have differed *)

Inductive beside {A B} (P : Z -> A -> B -> Prop) : Z -> prog A -> prog B -> Prop :=
| beside_ret c a b : P c a b -> beside P c (Ret a) (Ret b)
| beside_draw c x y j k : (forall z, beside P (c + (x - y) * (x - y))%Z (j z) (k z)) ->
    beside P c (Draw (Gaussian v x) j) (Draw (Gaussian v y) k).

Lemma beside_bind {A B A' B'} (P : Z -> A -> B -> Prop) (Q : Z -> A' -> B' -> Prop) c p q f h :
  beside P c p q -> (forall c' a b, P c' a b -> beside Q c' (f a) (h b)) -> beside Q c (bind p f) (bind q h).
Proof. intros H F. induction H; cbn [bind]; [auto|]. constructor. auto. Qed.
Lemma beside_proper {A B} (P : Z -> A -> B -> Prop) c p q : beside P c p q -> proper p /\ proper q.
Proof. intros H. induction H; cbn [proper well_posed]; [auto|]. split; (split; [exact v_pos|intros z _; apply H0]). Qed.

(** For functions t of results that agree, t^b on average under p, t^(b + 1) under q. *)
Lemma beside_means {A B} (P : Z -> A -> B -> Prop) budget b c p q : beside P c p q ->
  forall m (f : A -> R) (h : B -> R), 0 <= m -> bounded m f -> bounded m h ->
  (forall c' x y, P c' x y -> (c' <= budget)%Z /\ f x = h y) ->
  INR (S b) * mean p (fun a => f a ^ b) <=
  INR b * mean q (fun a => h a ^ S b) + exp (INR (S b) * INR b * IZR (budget - c) / (2 * Q2R v)).
Proof.
  intros H. induction H as [c x y H|c x y j k H IH]; intros m f h M F G E.
  - cbn [mean]. destruct (E c x y H) as [L ->]. assert (X := power_line b (h y) (proj1 (G y))).
    assert (1 <= exp (INR (S b) * INR b * IZR (budget - c) / (2 * Q2R v))); [|lra]. apply exp_ge_1.
    apply div_nonneg; [|lra]. apply Rmult_le_pos; [apply Rmult_le_pos; apply pos_INR|]. apply IZR_le. lia.
  - set (d := ((x - y) * (x - y))%Z) in *.
    assert (W : beside P c (Draw (Gaussian v x) j) (Draw (Gaussian v y) k)) by (constructor; exact H).
    destruct (beside_proper _ _ _ _ W) as [Wp Wq]. assert (FB := bounded_pow m f b F). assert (GB := bounded_pow m h (S b) G).
    assert (MB : 0 <= m ^ b) by (apply pow_le, M). assert (MS : 0 <= m ^ S b) by (apply pow_le, M).
    assert (S1 := mean_bounded_summable _ j _ _ MB Wp FB). assert (S2 := mean_bounded_summable _ k _ _ MS Wq GB).
    cbn [mean]. destruct (moment_sum b x y) as (N & SM & T). cbv zeta in N, SM, T. fold d in T.
    set (w := fun answer => match answer with [z] => _ | _ => 0 end) in *.
    set (e := exp (INR (S b) * INR b * IZR (budget - (c + d)) / (2 * Q2R v))).
    assert (EP : 0 < e) by apply exp_pos. assert (IB := pos_INR b). assert (IS := pos_INR (S b)).
    replace (exp (INR (S b) * INR b * IZR (budget - c) / (2 * Q2R v))) with (e * total_of w).
    2:{ rewrite T. unfold e. rewrite <- exp_plus. f_equal. rewrite !minus_IZR, plus_IZR. field. lra. }
    rewrite <- (total_scale (INR (S b))) by assumption. rewrite <- (total_scale (INR b)) by assumption.
    rewrite <- (total_scale e) by (lra || exact SM).
    rewrite <- total_plus.
    + apply total_le; [|apply summable_plus; apply summable_scale; assumption || lra].
      intros z. destruct z as [|z [|? ?]]; cbn [mass]; try (unfold w; lra).
      destruct (beside_proper _ _ _ _ (H [z])) as [Pj Pk]. fold (g (z - x)) (g (z - y)).
      set (r := g (z - x) / g (z - y)). assert (GX := gaussian_pos (z - x)). assert (GY := gaussian_pos (z - y)). fold (g (z - x)) (g (z - y)) in GX, GY.
      assert (R0 : 0 < r) by (apply Rdiv_lt_0_compat; assumption).
      assert (K : 0 < / r) by (apply inv_pos, R0).
      assert (bF : bounded (/ r * m) (fun a => / r * f a)) by (intros a; specialize (F a); split; [apply Rmult_le_pos|apply Rmult_le_compat_l]; lra).
      assert (bG : bounded (/ r * m) (fun a => / r * h a)) by (intros a; specialize (G a); split; [apply Rmult_le_pos|apply Rmult_le_compat_l]; lra).
      specialize (IH [z] (/ r * m) (fun a => / r * f a) (fun a => / r * h a) ltac:(apply Rmult_le_pos; lra) bF bG).
      assert (E' : forall c' a a', P c' a a' -> (c' <= budget)%Z /\ / r * f a = / r * h a') by (intros c' a a' X; destruct (E c' a a' X) as [L ->]; auto).
      specialize (IH E'). fold e in IH.
      rewrite (mean_ext (j [z]) _ (fun a => (/ r) ^ b * f a ^ b)) in IH by (intros a; apply Rpow_mult_distr).
      rewrite (mean_ext (k [z]) _ (fun a => (/ r) ^ S b * h a ^ S b)) in IH by (intros a; apply Rpow_mult_distr).
      rewrite (mean_times (j [z]) _ (m ^ b)) in IH by (try apply pow_le; assumption || lra).
      rewrite (mean_times (k [z]) _ (m ^ S b)) in IH by (try apply pow_le; assumption || lra).
      set (Aj := mean (j [z]) (fun a => f a ^ b)) in *. set (Bk := mean (k [z]) (fun a => h a ^ S b)) in *.
      unfold w. fold r.
      assert (RS : 0 < g (z - y) * r ^ S b) by (apply Rmult_lt_0_compat; [assumption|apply pow_lt, R0]).
      apply (Rmult_le_compat_l (g (z - y) * r ^ S b)) in IH; [|lra].
      assert (RI : forall n, r ^ n * (/ r) ^ n = 1) by (intros n; rewrite <- Rpow_mult_distr, Rinv_r, pow1 by lra; reflexivity).
      assert (GR : g (z - x) = g (z - y) * r) by (unfold r; field; lra).
      rewrite GR.
      replace (g (z - y) * r ^ S b * (INR (S b) * ((/ r) ^ b * Aj))) with (INR (S b) * (g (z - y) * r * Aj) * (r ^ b * (/ r) ^ b)) in IH by (cbn [pow]; ring).
      replace (g (z - y) * r ^ S b * (INR b * ((/ r) ^ S b * Bk) + e)) with (INR b * (g (z - y) * Bk) * (r ^ S b * (/ r) ^ S b) + e * (g (z - y) * r ^ S b)) in IH by ring.
      rewrite !RI, !Rmult_1_r in IH. exact IH.
    + intros z. apply Rmult_le_pos; [exact IB|]. apply Rmult_le_pos.
      * apply mass_range. exact v_pos.
      * apply (mean_bounded _ (m ^ S b)); try assumption. apply (beside_proper _ _ _ _ (H z)).
    + intros z. apply Rmult_le_pos; [lra|apply N].
    + apply summable_scale; assumption.
    + apply summable_scale; [lra|exact SM].
Qed.
End Gaussian.
