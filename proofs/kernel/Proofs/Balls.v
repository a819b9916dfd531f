(** K-norm noise: a radius is drawn, then noise that is uniform among the integer points of the l1 ball of this radius. *)
From Coq Require Import Reals Qreals QArith Lra Lia List Bool ZArith Classical.
From Withhold.Definitions Require Import Probability.
From Withhold.Proofs Require Import Lists Sums Laws.
Import ListNotations.
Local Open Scope R_scope.

Lemma INR_to_nat r : (0 <= r)%Z -> INR (Z.to_nat r) = IZR r.
Proof. intros P. rewrite INR_IZR_INZ, Z2Nat.id by exact P. reflexivity. Qed.
Lemma INR_odd n : INR (2 * n + 1) = 2 * INR n + 1.
Proof. rewrite plus_INR, mult_INR. reflexivity. Qed.

(** ** Points of a ball *)

Lemma norm_nonneg v : (0 <= norm v)%Z.
Proof. induction v as [|x v IH]; cbn [norm fold_right]; [lia|]. fold (norm v). lia. Qed.
Lemma norm_cons x v : norm (x :: v) = (Z.abs x + norm v)%Z. Proof. reflexivity. Qed.

Lemma ball_inside dim r v : length v = dim -> (norm v <= r)%Z -> ball dim r v = 1.
Proof.
  intros L N. unfold ball. apply Nat.eqb_eq in L. apply Z.leb_le in N. rewrite L, N. reflexivity.
Qed.
Lemma ball_outside dim r v : ~ (length v = dim /\ (norm v <= r)%Z) -> ball dim r v = 0.
Proof.
  intros H. unfold ball. destruct (Nat.eqb_spec (length v) dim) as [L|L]; [|reflexivity].
  destruct (Z.leb_spec (norm v) r) as [N|N]; [|reflexivity]. exfalso. auto.
Qed.
Lemma ball_cases dim r v : (ball dim r v = 1 /\ length v = dim /\ (norm v <= r)%Z) \/ ball dim r v = 0.
Proof.
  destruct (classic (length v = dim /\ (norm v <= r)%Z)) as [[L N]|H].
  - left. rewrite ball_inside; auto.
  - right. apply ball_outside, H.
Qed.
Lemma ball_nonneg dim r : nonneg (ball dim r).
Proof. intros v. destruct (ball_cases dim r v) as [[-> _]| ->]; lra. Qed.

(** a cube around it *)
Fixpoint cube (dim n : nat) : list (list Z) :=
  match dim with O => [[]] | S d => flat_map (fun x => map (cons x) (cube d n)) (around n) end.

Lemma cube_in dim n v : length v = dim -> (norm v <= Z.of_nat n)%Z -> In v (cube dim n).
Proof.
  revert v. induction dim as [|d IH]; intros v L N.
  - destruct v; [left; reflexivity|discriminate].
  - destruct v as [|x v]; [discriminate|]. rewrite norm_cons in N. assert (P := norm_nonneg v).
    apply in_flat_map. exists x. split; [apply around_in; lia|]. apply in_map, IH; [cbn in L; lia|lia].
Qed.
Lemma cube_length dim n : length (cube dim n) = ((2 * n + 1) ^ dim)%nat.
Proof.
  induction dim as [|d IH]; [reflexivity|]. cbn [cube]. rewrite Nat.pow_succ_r', <- IH, <- around_length.
  induction (around n) as [|x l IHl]; [reflexivity|]. cbn [flat_map]. rewrite app_len, map_len, IHl. reflexivity.
Qed.

Lemma sum_ones {T} (f : T -> R) l : (forall t, In t l -> f t <= 1) -> finite_sum f l <= INR (length l).
Proof.
  intros H. induction l as [|t l IH]; [rewrite sum_nil; cbn; lra|].
  rewrite sum_cons. cbn [length]. rewrite S_INR. specialize (IH (fun s I => H s (or_intror I))).
  specialize (H t (or_introl eq_refl)). lra.
Qed.

Lemma ball_in_cube dim r v : ball dim r v <> 0 -> In v (cube dim (Z.to_nat r)).
Proof.
  intros H. destruct (ball_cases dim r v) as [(_ & L & N)|E]; [|contradiction].
  apply cube_in; [exact L|]. assert (P := norm_nonneg v). lia.
Qed.
Lemma ball_summable dim r : summable (ball dim r).
Proof. apply (finite_summable _ (cube dim (Z.to_nat r))); [apply ball_nonneg|apply ball_in_cube]. Qed.

Lemma norm_repeat dim : norm (repeat 0%Z dim) = 0%Z.
Proof. induction dim as [|d IH]; [reflexivity|]. cbn [repeat]. rewrite norm_cons, IH. reflexivity. Qed.
Lemma ball_centre dim r : (0 <= r)%Z -> ball dim r (repeat 0%Z dim) = 1.
Proof. intros P. apply ball_inside; [apply repeat_len|rewrite norm_repeat; exact P]. Qed.
Lemma ball_some dim r : (0 <= r)%Z -> exists v, 0 < ball dim r v.
Proof. intros P. exists (repeat 0%Z dim). rewrite ball_centre by exact P. lra. Qed.

Lemma points_ge_1 dim r : (0 <= r)%Z -> 1 <= points dim r.
Proof. intros P. rewrite <- (ball_centre dim r P). apply total_point, ball_summable. Qed.
Lemma points_nonneg dim r : 0 <= points dim r. Proof. apply total_nonneg. Qed.
Lemma points_mono dim r r' : (r <= r')%Z -> points dim r <= points dim r'.
Proof.
  intros H. apply total_le; [|apply ball_summable]. intros v.
  destruct (ball_cases dim r v) as [(-> & L & N)| ->]; [|apply ball_nonneg].
  rewrite ball_inside; [lra|exact L|lia].
Qed.
Lemma points_le_cube dim r : (0 <= r)%Z -> points dim r <= (2 * IZR r + 1) ^ dim.
Proof.
  intros P. apply total_least.
  - apply pow_le. apply IZR_le in P. lra.
  - intros l N. eapply Rle_trans.
    + apply (finite_bound _ (cube dim (Z.to_nat r))); [apply ball_nonneg|apply ball_in_cube|exact N].
    + eapply Rle_trans; [apply sum_ones|].
      * intros v _. destruct (ball_cases dim r v) as [(-> & _)| ->]; lra.
      * rewrite cube_length, pow_INR, INR_odd, INR_to_nat by exact P. right. reflexivity.
Qed.

(** today's balls: integers from -r to r *)
Lemma points_of_one r : (0 <= r)%Z -> points 1 r = 2 * IZR r + 1.
Proof.
  intros P. apply Rle_antisym; [eapply Rle_trans; [apply points_le_cube, P|cbn [pow]; lra]|].
  eapply Rle_trans; [|apply (total_upper (ball 1 r) (map (fun x => [x]) (around (Z.to_nat r))))].
  - rewrite sum_map. rewrite (sum_ext _ (fun _ => 1)).
    + assert (E : forall l : list Z, finite_sum (fun _ => 1) l = INR (length l)).
      { induction l as [|x l IH]; [reflexivity|]. rewrite sum_cons, IH. cbn [length]. rewrite S_INR. ring. }
      rewrite E, around_length, INR_odd, INR_to_nat by exact P. lra.
    + intros x I. apply around_in in I. apply ball_inside; [reflexivity|]. cbn. lia.
  - apply ball_summable.
  - apply NoDup_injective; [intros x y E; congruence|apply around_nodup].
Qed.

Lemma uniform_is_law dim r : (0 <= r)%Z -> is_law (uniform dim r).
Proof. intros P. apply law_is_law; [apply ball_nonneg|apply ball_summable|apply ball_some, P]. Qed.

Lemma uniform_value dim r v : length v = dim -> (norm v <= r)%Z -> uniform dim r v = / points dim r.
Proof. intros L N. unfold uniform, law. rewrite ball_inside by assumption. unfold points, Rdiv. ring. Qed.
Lemma uniform_zero dim r v : ~ (length v = dim /\ (norm v <= r)%Z) -> uniform dim r v = 0.
Proof. intros H. unfold uniform, law. rewrite ball_outside by exact H. unfold Rdiv. ring. Qed.

(** ** The radius *)

Lemma linear_below_exponential c : 0 < c -> exists m, 1 <= m /\ forall r, (0 <= r)%Z -> 2 * IZR r + 1 <= m * exp (c * IZR r).
Proof.
  intros C. exists (2 / c + 1). assert (D : 0 < 2 / c) by (apply Rdiv_lt_0_compat; lra). split; [lra|].
  intros r P. apply IZR_le in P. assert (E : 1 + c * IZR r <= exp (c * IZR r)).
  { destruct (Req_dec (c * IZR r) 0) as [->|N]; [rewrite exp_0; lra|]. left. apply exp_ineq1. exact N. }
  assert (1 <= exp (c * IZR r)) by (apply exp_ge_1, Rmult_le_pos; lra).
  assert (F : 2 / c * (1 + c * IZR r) <= 2 / c * exp (c * IZR r)) by (apply Rmult_le_compat_l; lra).
  replace (2 / c * (1 + c * IZR r)) with (2 / c + 2 * IZR r) in F by (field; lra). lra.
Qed.

Lemma pow_div x y n : y <> 0 -> (x / y) ^ n = x ^ n / y ^ n.
Proof.
  intros H. induction n as [|n IH]; cbn [pow]; [field|]. rewrite IH. field. split; [apply pow_nonzero, H|exact H].
Qed.

Section Radius.
Variables (dim : nat) (K : Z) (scale : Q).
Hypothesis scale_pos : 0 < Q2R scale.
Let s := Q2R scale.
Let weight := radius_weight dim K scale.

Lemma radius_weight_at r : (0 <= r)%Z -> radius_weight dim K scale r = points dim r ^ Z.to_nat K * exp (- IZR r / s).
Proof. intros P. unfold radius_weight. destruct (Z.leb_spec 0 r); [reflexivity|lia]. Qed.

Lemma radius_weight_nonneg : nonneg weight.
Proof.
  intros r. unfold weight, radius_weight. destruct (0 <=? r)%Z; [|lra].
  apply Rmult_le_pos; [apply pow_le, points_nonneg|left; apply exp_pos].
Qed.

Lemma radius_weight_summable : summable weight.
Proof.
  set (N := (dim * Z.to_nat K)%nat).
  destruct (linear_below_exponential (/ (2 * s * (INR N + 1)))) as (m & M & H).
  { assert (Q := pos_INR N). apply inv_pos, Rmult_lt_0_compat; [apply Rmult_lt_0_compat; [lra|exact scale_pos]|lra]. }
  apply (summable_le _ (fun r => m ^ N * laplace_weight (2 * s) r)).
  - intros r. unfold weight, radius_weight. destruct (Z.leb_spec 0 r) as [P|P].
    2:{ apply Rmult_le_pos; [apply pow_le; lra|left; apply laplace_weight_pos]. }
    assert (B : points dim r ^ Z.to_nat K <= (m * exp (/ (2 * s * (INR N + 1)) * IZR r)) ^ N).
    { unfold N. rewrite pow_mult. apply pow_incr. split; [apply points_nonneg|].
      eapply Rle_trans; [apply points_le_cube, P|]. apply pow_incr. split; [apply IZR_le in P; lra|apply H, P]. }
    rewrite Rpow_mult_distr, exp_pow in B.
    unfold laplace_weight. rewrite Z.abs_eq by exact P.
    apply Rle_trans with (m ^ N * exp (INR N * (/ (2 * s * (INR N + 1)) * IZR r)) * exp (- IZR r / s)).
    + apply Rmult_le_compat_r; [left; apply exp_pos|exact B].
    + rewrite Rmult_assoc. apply Rmult_le_compat_l; [apply pow_le; lra|].
      rewrite <- exp_plus. apply exp_mono.
      assert (Q := pos_INR N). assert (S := scale_pos). fold s in S. apply IZR_le in P.
      apply Rle_trans with (IZR r * / (2 * s) + - IZR r / s); [|right; field; lra].
      apply Rplus_le_compat_r.
      replace (INR N * (/ (2 * s * (INR N + 1)) * IZR r)) with (IZR r * / (2 * s) * (INR N / (INR N + 1))) by (field; lra).
      rewrite <- (Rmult_1_r (IZR r * / (2 * s))) at 2. apply Rmult_le_compat_l.
      * apply Rmult_le_pos; [exact P|]. left. apply inv_pos. lra.
      * apply Rmult_le_reg_r with (INR N + 1); [lra|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra.
  - apply summable_scale; [apply pow_le; lra|]. apply laplace_summable. assert (S := scale_pos). fold s in S. lra.
Qed.

Lemma radius_weight_some : exists r, 0 < weight r.
Proof.
  exists 0%Z. unfold weight, radius_weight. cbn [Z.leb Z.compare]. apply Rmult_lt_0_compat; [|apply exp_pos].
  apply pow_lt. assert (H := points_ge_1 dim 0 ltac:(lia)). lra.
Qed.

Lemma radius_is_law : is_law (radius dim K scale).
Proof. apply law_is_law; [apply radius_weight_nonneg|apply radius_weight_summable|apply radius_weight_some]. Qed.

Lemma radius_negative r : (r < 0)%Z -> radius dim K scale r = 0.
Proof.
  intros N. unfold radius, law, radius_weight. destruct (Z.leb_spec 0 r); [lia|]. unfold Rdiv. ring.
Qed.

(** a larger radius, in the proportion that series need *)
Lemma radius_moves r d : (0 <= r)%Z -> (0 <= d)%Z ->
  radius dim K scale r * (points dim (r + d) / points dim r) ^ Z.to_nat K = exp (IZR d / s) * radius dim K scale (r + d).
Proof.
  intros P D. unfold radius, law. rewrite !radius_weight_at by lia.
  assert (A := points_ge_1 dim r P). assert (B := points_ge_1 dim (r + d) ltac:(lia)).
  assert (T := total_pos _ radius_weight_summable radius_weight_some). unfold weight in T.
  rewrite plus_IZR. fold s.
  replace (- (IZR r + IZR d) / s) with (- IZR r / s + - (IZR d / s)) by (field; assert (X := scale_pos); fold s in X; lra).
  assert (E : exp (IZR d / s) * exp (- (IZR d / s)) = 1) by (rewrite <- exp_plus, Rplus_opp_r; apply exp_0).
  rewrite exp_plus. set (Zw := total_of (radius_weight dim K scale)) in *.
  replace ((points dim (r + d) / points dim r) ^ Z.to_nat K) with (points dim (r + d) ^ Z.to_nat K / points dim r ^ Z.to_nat K).
  - assert (NZ : points dim r ^ Z.to_nat K <> 0) by (apply pow_nonzero; lra).
    set (u := points dim r ^ Z.to_nat K) in *. set (v := points dim (r + d) ^ Z.to_nat K).
    set (x := exp (- IZR r / s)). set (y := exp (IZR d / s)) in *. set (y' := exp (- (IZR d / s))) in *.
    replace (y * (v * (x * y') / Zw)) with (v * x / Zw * (y * y')) by (unfold Rdiv; ring).
    rewrite E. field. split; [lra|exact NZ].
  - symmetry. apply pow_div. lra.
Qed.
End Radius.

(** ** A series: the joint law of the noises that share a radius *)

Definition all_uniform (dim : nat) (r : Z) (noises : list (list Z)) : R :=
  fold_right (fun v p => uniform dim r v * p) 1 noises.
Definition largest (noises : list (list Z)) : Z := fold_right (fun v m => Z.max (norm v) m) 0%Z noises.
Definition joint (dim : nat) (K : Z) (scale : Q) (noises : list (list Z)) : R :=
  total_of (fun r => radius dim K scale r * all_uniform dim r noises).

Lemma largest_nonneg noises : (0 <= largest noises)%Z.
Proof. induction noises as [|v l IH]; cbn [largest fold_right]; [lia|]. fold (largest l). lia. Qed.

Lemma all_uniform_nonneg dim r noises : (0 <= r)%Z -> 0 <= all_uniform dim r noises.
Proof.
  intros P. induction noises as [|v l IH]; cbn [all_uniform fold_right]; [lra|].
  apply Rmult_le_pos; [apply uniform_is_law, P|exact IH].
Qed.

Lemma all_uniform_value dim r noises : (0 <= r)%Z -> Forall (fun v => length v = dim) noises ->
  all_uniform dim r noises = if (largest noises <=? r)%Z then / points dim r ^ length noises else 0.
Proof.
  intros P F. assert (Q := points_ge_1 dim r P). induction F as [|v l L F IH].
  - cbn. destruct (Z.leb_spec 0 r); [field|lia].
  - cbn [all_uniform fold_right largest length pow]. fold (all_uniform dim r l) (largest l). rewrite IH.
    destruct (Z.leb_spec (norm v) r) as [N|N].
    + rewrite (uniform_value _ _ _ L N). destruct (Z.leb_spec (largest l) r); destruct (Z.leb_spec (Z.max (norm v) (largest l)) r);
        try lia; [|ring]. field. split; [apply pow_nonzero; lra|lra].
    + rewrite uniform_zero by (intros [_ X]; lia). destruct (Z.leb_spec (Z.max (norm v) (largest l)) r); [lia|ring].
Qed.

Lemma all_uniform_le_1 dim r noises : (0 <= r)%Z -> all_uniform dim r noises <= 1.
Proof.
  intros P. induction noises as [|v l IH]; cbn [all_uniform fold_right]; [lra|]. fold (all_uniform dim r l).
  assert (U : 0 <= uniform dim r v <= 1).
  { destruct (uniform_is_law dim r P) as (N & S & T). split; [apply N|]. rewrite <- T. apply total_point, S. }
  assert (A := all_uniform_nonneg dim r l P). rewrite <- (Rmult_1_l 1). apply Rmult_le_compat; lra.
Qed.

Lemma joint_term_nonneg dim K scale noises r : 0 < Q2R scale -> 0 <= radius dim K scale r * all_uniform dim r noises.
Proof.
  intros S. destruct (Z.leb_spec 0 r) as [P|P].
  - apply Rmult_le_pos; [apply radius_is_law, S|apply all_uniform_nonneg, P].
  - rewrite radius_negative by exact P. lra.
Qed.

Lemma joint_summable dim K scale noises : 0 < Q2R scale ->
  summable (fun r => radius dim K scale r * all_uniform dim r noises).
Proof.
  intros S. destruct (radius_is_law dim K scale S) as (N & M & _). apply (summable_le _ (radius dim K scale)); [|exact M].
  intros r. destruct (Z.leb_spec 0 r) as [P|P].
  - rewrite <- (Rmult_1_r (radius dim K scale r)) at 2. apply Rmult_le_compat_l; [apply N|apply all_uniform_le_1, P].
  - rewrite radius_negative by exact P. lra.
Qed.

Lemma joint_law dim K scale noises : 0 < Q2R scale -> (length noises <= Z.to_nat K)%nat ->
  Forall (fun v => length v = dim) noises ->
  joint dim K scale noises =
  total_of (fun r => if (largest noises <=? r)%Z
                     then points dim r ^ (Z.to_nat K - length noises) * exp (- IZR r / Q2R scale) else 0)
  / total_of (radius_weight dim K scale).
Proof.
  intros S L F. assert (T := total_pos _ (radius_weight_summable dim K scale S) (radius_weight_some dim K scale)).
  set (t := total_of (radius_weight dim K scale)) in *.
  assert (E : forall r, (if (largest noises <=? r)%Z
      then points dim r ^ (Z.to_nat K - length noises) * exp (- IZR r / Q2R scale) else 0)
      = t * (radius dim K scale r * all_uniform dim r noises)).
  { intros r. destruct (Z.leb_spec 0 r) as [P|P].
    - rewrite all_uniform_value by assumption. destruct (largest noises <=? r)%Z; [|ring].
      unfold radius, law. rewrite radius_weight_at by exact P. fold t.
      replace (Z.to_nat K) with ((Z.to_nat K - length noises) + length noises)%nat at 2 by lia. rewrite pow_add.
      assert (Q := points_ge_1 dim r P). field. repeat split; try (apply pow_nonzero; lra); lra.
    - rewrite radius_negative by exact P. assert (B := largest_nonneg noises).
      destruct (Z.leb_spec (largest noises) r); [lia|ring]. }
  rewrite (total_ext _ _ E), total_scale by (lra || apply joint_summable, S). unfold joint. field. lra.
Qed.

(** What moves by at most d has a norm larger by at most d. *)
Lemma distance_norm v w d : length v = length w -> (norm (differences v w) <= d)%Z -> (norm w <= norm v + d)%Z.
Proof.
  revert w d. induction v as [|x v IH]; intros [|y w] d L N; try discriminate.
  - cbn in *. lia.
  - cbn [differences] in N. rewrite !norm_cons in *. injection L as L.
    assert (H := IH w (d - Z.abs (x - y))%Z L ltac:(lia)). lia.
Qed.

Definition moved (d : Z) (v w : list Z) : Prop := length v = length w /\ (norm (differences v w) <= d)%Z.

(** For every radius: noises that move by at most d are as likely, but for a factor exp(d / scale), at a radius larger by d. *)
Lemma noises_move dim K scale d vs ws r : 0 < Q2R scale -> (0 <= d)%Z -> (length vs <= Z.to_nat K)%nat ->
  Forall (fun v => length v = dim) vs -> Forall2 (moved d) vs ws ->
  radius dim K scale r * all_uniform dim r vs
  <= exp (IZR d / Q2R scale) * (radius dim K scale (r + d) * all_uniform dim (r + d) ws).
Proof.
  intros S D L F M.
  assert (F' : Forall (fun v => length v = dim) ws /\ (largest ws <= largest vs + d)%Z /\ length ws = length vs).
  { clear L. induction M as [|v w vs ws [E N] M IH]; [repeat split; [constructor|cbn; lia]|].
    inversion F; subst. destruct IH as (A & B & C); [assumption|]. split; [constructor; congruence|].
    cbn [largest fold_right length]. fold (largest ws) (largest vs).
    assert (X := distance_norm v w d E N). split; [lia|congruence]. }
  destruct F' as (F' & B & C).
  destruct (Z.leb_spec 0 r) as [P|P].
  - rewrite !all_uniform_value by (assumption || lia). rewrite C.
    assert (Q := points_ge_1 dim r P). assert (Q' := points_ge_1 dim (r + d) ltac:(lia)).
    assert (PM := points_mono dim r (r + d) ltac:(lia)).
    assert (N := radius_is_law dim K scale S). destruct N as (N & _).
    destruct (Z.leb_spec (largest vs) r) as [A|A].
    2:{ rewrite Rmult_0_r. apply Rmult_le_pos; [left; apply exp_pos|]. apply Rmult_le_pos; [apply N|].
        destruct (largest ws <=? r + d)%Z; [|lra]. left. apply inv_pos, pow_lt. lra. }
    destruct (Z.leb_spec (largest ws) (r + d)); [|lia].
    rewrite <- Rmult_assoc, <- (radius_moves dim K scale S r d P D), Rmult_assoc. apply Rmult_le_compat_l; [apply N|].
    rewrite pow_div by lra. set (k := length vs) in *.
    replace (Z.to_nat K) with (k + (Z.to_nat K - k))%nat by lia. rewrite !pow_add.
    assert (U : 0 < points dim r ^ k) by (apply pow_lt; lra).
    assert (U' : 0 < points dim (r + d) ^ k) by (apply pow_lt; lra).
    assert (V : 0 < points dim r ^ (Z.to_nat K - k)) by (apply pow_lt; lra).
    assert (W : points dim r ^ (Z.to_nat K - k) <= points dim (r + d) ^ (Z.to_nat K - k)) by (apply pow_incr; lra).
    set (u := points dim r ^ k) in *. set (u' := points dim (r + d) ^ k) in *.
    set (w := points dim r ^ (Z.to_nat K - k)) in *. set (w' := points dim (r + d) ^ (Z.to_nat K - k)) in *.
    replace (u' * w' / (u * w) * / u') with (/ u * (w' / w)) by (field; lra).
    rewrite <- (Rmult_1_r (/ u)) at 1. apply Rmult_le_compat_l; [left; apply inv_pos, U|].
    apply Rmult_le_reg_r with w; [exact V|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra.
  - rewrite radius_negative by exact P. rewrite Rmult_0_l. apply Rmult_le_pos; [left; apply exp_pos|].
    apply joint_term_nonneg, S.
Qed.

(** Moving every noise by at most d changes the joint law by a factor of at most exp(d / scale). *)
Lemma joint_moves dim K scale d vs ws : 0 < Q2R scale -> (0 <= d)%Z -> (length vs <= Z.to_nat K)%nat ->
  Forall (fun v => length v = dim) vs -> Forall2 (moved d) vs ws ->
  joint dim K scale vs <= exp (IZR d / Q2R scale) * joint dim K scale ws.
Proof.
  intros S D L F M. unfold joint. assert (SM := joint_summable dim K scale ws S).
  assert (E : 0 <= exp (IZR d / Q2R scale)) by (left; apply exp_pos).
  rewrite <- total_scale by assumption.
  set (f := fun r => exp (IZR d / Q2R scale) * (radius dim K scale r * all_uniform dim r ws)).
  assert (I : injective (fun r => (r + d)%Z)) by (intros x y X; lia).
  assert (SF : summable f) by (apply summable_scale; assumption).
  apply Rle_trans with (total_of (fun r => f (r + d)%Z)); [|apply total_inside; assumption].
  apply total_le; [|apply (summable_inside (fun r => (r + d)%Z)); assumption].
  intros r. apply noises_move; assumption.
Qed.
