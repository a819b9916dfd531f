(** Moments of likelihood ratios of programs that draw Gaussian noise, at whole orders. *)
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

(** ** Functions of views *)

Lemma mean_plus_bounded {A} (p : prog A) m n f h : 0 <= m -> 0 <= n -> proper p -> bounded m f -> bounded n h ->
  mean p (fun a => f a + h a) = mean p f + mean p h.
Proof.
  intros M N W F H. induction p as [a|d k IH]; [reflexivity|]. cbn [mean].
  assert (S1 := mean_bounded_summable d k m f M W F). assert (S2 := mean_bounded_summable d k n h N W H).
  cbn [proper] in W. destruct W as [W K].
  assert (T : forall (m : R) (f : A -> R), 0 <= m -> bounded m f -> nonneg (fun z => mass d z * mean (k z) f)).
  { intros m' f' M' F' z. destruct (Req_dec (mass d z) 0) as [->|E]; [lra|]. apply Rmult_le_pos; [apply mass_range, W|].
    apply (mean_bounded _ m'); auto. }
  rewrite <- total_plus by (first [assumption | exact (T m f M F) | exact (T n h N H)]).
  apply total_ext. intros z. destruct (Req_dec (mass d z) 0) as [->|E]; [ring|]. rewrite IH by auto. ring.
Qed.

Section Views.
Context {A V : Type}.
Variable view : A -> V.
Variable y : V -> R.
Hypothesis y_nonneg : forall v, 0 <= y v.

Definition chosen (views : list V) (x : A) : R := finite_sum (fun v => y v * indicator (view x = v)) views.
Lemma chosen_bounded views : bounded (finite_sum y views) (chosen views).
Proof.
  intros x. split.
  - apply sum_nonneg. intros v. apply Rmult_le_pos; [apply y_nonneg|apply indicator_range].
  - apply sum_le. intros v _. assert (I := indicator_range (view x = v)). rewrite <- (Rmult_1_r (y v)) at 2.
    apply Rmult_le_compat_l; [apply y_nonneg|apply I].
Qed.
Lemma chosen_pow views n x : NoDup views -> chosen views x ^ S n = finite_sum (fun v => y v ^ S n * indicator (view x = v)) views.
Proof.
  unfold chosen. intros N. induction N as [|v views M N IH]; [rewrite !sum_nil; cbn; ring|]. rewrite !sum_cons.
  destruct (classic (view x = v)) as [E|E].
  - rewrite indicator_true by exact E.
    assert (Z0 : forall f : V -> R, finite_sum (fun v => f v * indicator (view x = v)) views = 0).
    { intros f. apply sum_zero. intros w I. rewrite indicator_false; [ring|]. intros X. apply M. rewrite <- E, X. exact I. }
    rewrite (Z0 y), (Z0 (fun v => y v ^ S n)), !Rplus_0_r, !Rmult_1_r. reflexivity.
  - rewrite indicator_false by exact E. rewrite !Rmult_0_r, !Rplus_0_l. exact IH.
Qed.
Lemma mean_chosen (p : prog A) views (f : V -> R) : (forall v, 0 <= f v) -> proper p ->
  mean p (fun x => finite_sum (fun v => f v * indicator (view x = v)) views) = finite_sum (fun v => f v * Pr p (fun x => view x = v)) views.
Proof.
  intros F W. assert (B : forall v, bounded (f v) (fun x => f v * indicator (view x = v))).
  { intros v x. assert (I := indicator_range (view x = v)). specialize (F v). split; [apply Rmult_le_pos; lra|].
    rewrite <- (Rmult_1_r (f v)) at 2. apply Rmult_le_compat_l; lra. }
  induction views as [|v views IH].
  - rewrite sum_nil. rewrite (mean_ext p _ (fun _ => 0)) by reflexivity. apply mean_constant; [exact W|lra].
  - rewrite (mean_ext p _ (fun x => f v * indicator (view x = v) + finite_sum (fun v => f v * indicator (view x = v)) views)) by reflexivity.
    rewrite (mean_plus_bounded p (f v) (finite_sum f views)); [|apply F|apply sum_nonneg, F|exact W|apply B|].
    + rewrite IH, sum_cons. f_equal. unfold Pr. apply (mean_times p (f v) 1); [apply F|lra|exact W|]. intros x. apply indicator_range.
    + intros x. split; [apply sum_nonneg; intros w; apply B|apply sum_le; intros w _; apply B].
Qed.
End Views.

(** What two programs keep if, for all functions t of views, (b + 1) E_p t^b <= b E_q t^(b + 1) + e. *)
Definition lines {A V} (view : A -> V) (b : nat) (e : R) (p q : prog A) : Prop := forall m (t : V -> R), 0 <= m -> bounded m t ->
  INR (S b) * mean p (fun a => t (view a) ^ b) <= INR b * mean q (fun a => t (view a) ^ S b) + e.

Section Lines.
Context {A V : Type}.
Variable view : A -> V.
Variables (b : nat) (e : R) (p q : prog A).
Hypothesis p_proper : proper p.
Hypothesis q_proper : proper q.
Hypothesis e_nonneg : 0 <= e.
Hypothesis H : lines view (S b) e p q.
Let P v := Pr p (fun x => view x = v).
Let Q v := Pr q (fun x => view x = v).

(** on a set of views, at a height *)
Lemma lines_set (Y : V -> Prop) h : 0 <= h ->
  INR (S (S b)) * (h ^ S b * Pr p (fun a => Y (view a))) <= INR (S b) * (h ^ S (S b) * Pr q (fun a => Y (view a))) + e.
Proof.
  intros Hh. assert (B : bounded h (fun v => h * indicator (Y v))).
  { intros v. assert (I := indicator_range (Y v)). split; [apply Rmult_le_pos; lra|]. rewrite <- (Rmult_1_r h) at 2. apply Rmult_le_compat_l; lra. }
  assert (X := H h (fun v => h * indicator (Y v)) Hh B). cbv beta in X.
  assert (E : forall (r : prog A) n, proper r -> mean r (fun a => (h * indicator (Y (view a))) ^ S n) = h ^ S n * Pr r (fun a => Y (view a))).
  { intros r n W. unfold Pr. rewrite <- (mean_times r (h ^ S n) 1); [|apply pow_le, Hh|lra|exact W|intros a; apply indicator_range].
    apply mean_ext. intros a. rewrite Rpow_mult_distr. f_equal. destruct (classic (Y (view a))) as [K|K].
    - rewrite indicator_true by exact K. apply pow1.
    - rewrite indicator_false by exact K. cbn. ring. }
  rewrite !E in X by assumption. exact X.
Qed.

Lemma lines_continuous v : Q v = 0 -> P v = 0.
Proof.
  intros Z0. destruct (Pr_range p (fun x => view x = v) p_proper) as [L _]. fold (P v) in L. destruct L as [L|L]; [exfalso|auto].
  set (h := 1 + e / P v). assert (D : 0 <= e / P v) by (apply div_nonneg; assumption).
  assert (X := lines_set (fun w => w = v) h ltac:(unfold h; lra)).
  change (Pr p (fun a => (fun w => w = v) (view a))) with (P v) in X. change (Pr q (fun a => (fun w => w = v) (view a))) with (Q v) in X.
  rewrite Z0, Rmult_0_r, Rmult_0_r, Rplus_0_l in X.
  assert (G : h <= h ^ S b).
  { cbn [pow]. assert (Y := pow_R1_Rle h b ltac:(unfold h; lra)). rewrite <- (Rmult_1_r h) at 1. apply Rmult_le_compat_l; unfold h in *; lra. }
  assert (K : h * P v = P v + e) by (unfold h; field; lra).
  assert (T : 1 <= INR (S (S b))) by (apply (le_INR 1); lia).
  assert (U : h * P v <= h ^ S b * P v) by (apply Rmult_le_compat_r; lra).
  assert (W : 1 * (h ^ S b * P v) <= INR (S (S b)) * (h ^ S b * P v)) by (apply Rmult_le_compat_r; lra). lra.
Qed.

Lemma lines_moment views : NoDup views -> finite_sum (fun v => Q v * (P v / Q v) ^ S (S b)) views <= e.
Proof.
  intros N. set (y := fun v => P v / Q v).
  assert (PP : forall v, 0 <= P v) by (intros v; apply Pr_range, p_proper).
  assert (QQ : forall v, 0 <= Q v) by (intros v; apply Pr_range, q_proper).
  assert (YY : forall v, 0 <= y v).
  { intros v. unfold y. destruct (Req_dec (Q v) 0) as [E|E].
    - rewrite (lines_continuous v E). unfold Rdiv. rewrite Rmult_0_l. lra.
    - apply div_nonneg; [apply PP|]. specialize (QQ v). lra. }
  set (t := fun v => finite_sum (fun w => y w * indicator (v = w)) views).
  assert (B : bounded (finite_sum y views) t) by apply (chosen_bounded (fun v : V => v) y YY).
  assert (X := H _ t (sum_nonneg y views YY) B).
  rewrite (mean_ext p _ (fun x => finite_sum (fun v => y v ^ S b * indicator (view x = v)) views)) in X
    by (intros x; apply (chosen_pow view y views b x N)).
  rewrite (mean_ext q _ (fun x => finite_sum (fun v => y v ^ S (S b) * indicator (view x = v)) views)) in X
    by (intros x; apply (chosen_pow view y views (S b) x N)).
  rewrite (mean_chosen view p views (fun v => y v ^ S b)) in X by (try (intros v; apply pow_le, YY); assumption).
  rewrite (mean_chosen view q views (fun v => y v ^ S (S b))) in X by (try (intros v; apply pow_le, YY); assumption).
  change (INR (S (S b)) * finite_sum (fun v => y v ^ S b * P v) views <=
          INR (S b) * finite_sum (fun v => y v ^ S (S b) * Q v) views + e) in X.
  rewrite (sum_ext (fun v => y v ^ S b * P v) (fun v => Q v * y v ^ S (S b))) in X.
  2:{ intros v _. cbn [pow]. unfold y. destruct (Req_dec (Q v) 0) as [E|E]; [rewrite (lines_continuous v E), E; ring|]. field. exact E. }
  rewrite (sum_ext (fun v => y v ^ S (S b) * Q v) (fun v => Q v * y v ^ S (S b))) in X by (intros; ring).
  unfold y in *. set (M := finite_sum _ views) in *. rewrite (S_INR (S b)) in X. lra.
Qed.
End Lines.
