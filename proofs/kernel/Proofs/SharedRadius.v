(** Two copies that go on with one open series: an example of what they lose together. *)
From Coq Require Import ZArith Lia List Bool Reals Qreals QArith Lra Classical.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Sums Laws Balls Draws Programs Privacy Binary Naive.
From Withhold.Definitions Require Import Ledger Restore.
From Withhold.Proofs Require Import Series RestorePrivacy.
Import ListNotations.
Local Open Scope Z_scope.

(** One user sends the same sample at every step: once before the copying, and twice to each copy after it. All are released in
    one series of three epochs, whose first epoch costs the whole budget, and the others nothing more. *)
Definition three_epochs : policy :=
  Policy (fun _ => true) (fun seen => match epochs_seen seen with [] => 3 | _ => 0 end) (fun _ => [(1, 3)]) (fun _ _ => true)
         (fun _ => [[Part 0 BUDGET (Inside 0 1)]]).
Definition two_copies (seen : list (option ledger_shown)) : nat * event :=
  nth (length seen)
      [(0%nat, Takes three_epochs); (0%nat, Copied); (0%nat, Takes three_epochs); (0%nat, Takes three_epochs);
       (1%nat, Takes three_epochs)] (1%nat, Takes three_epochs).
Definition same_sample (x : Z) (_ : list (option ledger_shown)) : user * Z := (0, x).
Definition kept_open (x : Z) :=
  run (copies_step (Params 1 3 true) (inject_Z BUDGET) (fun c => c) 2 two_copies) 6 (same_sample x) one_copy [].

(** It is a series of three with five releases. *)
Fixpoint releases (n : nat) (x : Z) (seen : list (list Z)) : series_prog (list (list Z)) :=
  match n with O => Done seen | S m => Release 0 [x] (fun z => releases m x (seen ++ [z])) end.
Definition newest (v : option ledger_shown) : list (Z * list Z) :=
  match v with
  | None => []
  | Some w => match rev (epochs_seen (data w)) with [] => [] | e :: _ => shown e end
  end.
Definition seen_of (v : list (list Z)) : list (list (Z * list Z)) :=
  match v with [] => [] | first :: rest => [(0, first)] :: [] :: map (fun z => [(0, z)]) rest end.
Lemma five_releases x y : x = 0 /\ y = 0 \/ x = 1 /\ y = BUDGET ->
  bind (kept_open x) (fun a => Ret (map newest (snd a)))
  = bind (hide (inject_Z BUDGET) (Open 0 1 3 (releases 5 y [])) (fun _ => 0)) (fun b => Ret (seen_of (fst b))).
Proof. intros [[-> ->]|[-> ->]]; vm_compute; reflexivity. Qed.

(** ** How likely it is that all releases of the series are 0 *)

Definition zeros (l : list (list Z)) : Prop := Forall (fun v => v = [0]) l.
Definition all_zero (l : list (list Z)) : R := indicator (zeros l).
Lemma seen_zeros l : Forall (fun row => row = [] \/ row = [(0, [0])]) (seen_of l) <-> zeros l.
Proof.
  assert (E : forall v : list Z, ([(0, v)] = [] \/ [(0, v)] = [(0, [0])]) <-> v = [0]).
  { intros v. split; [intros [X|X]; [discriminate|congruence]|intros ->; auto]. }
  destruct l as [|v l]; [split; constructor|]. unfold zeros, seen_of. rewrite !Forall_cons_iff, E, Forall_map.
  split; [intros (A & _ & B)|intros (A & B)]; (split; [exact A|]); [|split; [auto|]];
    (eapply Forall_impl; [|exact B]); intros w; apply E.
Qed.
Lemma zeros_unit : unit_valued all_zero.
Proof. intros l. apply indicator_range. Qed.

Section Law.
Let scale := inject_Z BUDGET.
Lemma scale_is : Q2R scale = IZR BUDGET. Proof. apply Q2R_inject. Qed.
Lemma scale_pos : (0 < Q2R scale)%R. Proof. rewrite scale_is. apply IZR_lt. reflexivity. Qed.

Lemma not_zeros n x radii : forall seen, ~ zeros seen -> mean (hide scale (releases n x seen) radii) (result all_zero) = 0%R.
Proof.
  induction n as [|n IH]; intros seen N; cbn [releases hide mean]; [apply indicator_false, N|].
  rewrite (total_ext _ (fun _ => 0%R)); [apply total_zero|]. intros z. rewrite IH; [ring|].
  intros F. apply N. apply Forall_app in F. apply F.
Qed.
Lemma all_zeros n x radii : 0 <= radii 0 -> forall seen, zeros seen ->
  mean (hide scale (releases n x seen) radii) (result all_zero) = (uniform 1 (radii 0%Z) [(0 - x)%Z] ^ n)%R.
Proof.
  intros P. induction n as [|n IH]; intros seen F; cbn [releases hide mean pow]; [apply indicator_true, F|].
  rewrite (total_single _ [0]).
  - cbn [mass length differences]. rewrite IH; [reflexivity|]. apply Forall_app. split; [exact F|repeat constructor].
  - apply Rmult_le_pos; [apply uniform_is_law, P|apply hidden_range; [apply scale_pos|apply zeros_unit]].
  - intros z N. apply NNPP. intros D. apply N. rewrite not_zeros; [ring|]. intros G. apply Forall_app in G as [_ G].
    inversion G; subst. contradiction.
Qed.

Definition at_radius (y r : Z) : R := (radius 1 3 scale r * uniform 1 r [(0 - y)%Z] ^ 5)%R.
Lemma at_radius_range y r : (0 <= at_radius y r <= radius 1 3 scale r)%R.
Proof.
  unfold at_radius. destruct (radius_is_law 1 3 scale scale_pos) as (N & _). specialize (N r).
  destruct (Z.leb_spec 0 r) as [P|P]; [|rewrite radius_negative by exact P; lra].
  destruct (uniform_is_law 1 r P) as (U & S & T). assert (X := total_point _ [(0 - y)%Z] S). rewrite T in X. specialize (U [(0 - y)%Z]).
  assert (Y : (0 <= uniform 1 r [(0 - y)%Z] ^ 5 <= 1)%R) by (split; [apply pow_le, U|rewrite <- (pow1 5); apply pow_incr; lra]).
  split; [apply Rmult_le_pos; lra|]. rewrite <- (Rmult_1_r (radius 1 3 scale r)) at 2. apply Rmult_le_compat_l; lra.
Qed.
Lemma chance_of_zeros y : mean (hide scale (Open 0 1 3 (releases 5 y [])) (fun _ => 0)) (result all_zero) = total_of (at_radius y).
Proof.
  cbn [hide mean]. rewrite (total_rename (fun r => [r])).
  - apply total_ext. intros r. change (Z.to_nat 1) with 1%nat. cbn [mass hd]. unfold at_radius. destruct (Z.leb_spec 0 r) as [P|P].
    + rewrite all_zeros; [reflexivity|exact P|constructor].
    + rewrite radius_negative by exact P. ring.
  - intros v w E. congruence.
  - intros [|z [|w l]] X; try (exfalso; apply X; cbn [mass]; ring). exists z. reflexivity.
Qed.

Let W := total_of (radius_weight 1 3 scale).
Lemma W_pos : (0 < W)%R.
Proof. apply total_pos; [apply radius_weight_summable, scale_pos|apply radius_weight_some]. Qed.
Lemma radius_at r : 0 <= r -> radius 1 3 scale r = (points 1 r ^ 3 * exp (- IZR r / IZR BUDGET) / W)%R.
Proof. intros P. unfold radius, law. rewrite radius_weight_at, scale_is by exact P. reflexivity. Qed.

(** Without a sample: the radius may be 0. *)
Lemma likely : (/ W <= total_of (at_radius 0))%R.
Proof.
  assert (P := W_pos). eapply Rle_trans; [|apply (total_point _ 0)].
  - unfold at_radius. rewrite radius_at, uniform_value by (cbn; lia). rewrite points_of_one by lia.
    replace (- 0 / IZR BUDGET)%R with 0%R by (unfold Rdiv; ring). rewrite exp_0. right. field. lra.
  - apply (summable_le _ (radius 1 3 scale)); [intros r; apply at_radius_range|apply radius_is_law, scale_pos].
Qed.
(** With one: it is at least the budget, and every release has 1 / (2 r + 1) of the chance. *)
Lemma unlikely : (total_of (at_radius BUDGET) <= / W * / (2 * IZR BUDGET + 1) ^ 2 * (2 * (IZR BUDGET + 1)))%R.
Proof.
  assert (P := W_pos). assert (B : (1 <= IZR BUDGET)%R) by (apply IZR_le; discriminate). set (b := IZR BUDGET) in *.
  assert (C : (0 <= / W * / (2 * b + 1) ^ 2)%R) by (left; apply Rmult_lt_0_compat; [apply inv_pos, P|apply inv_pos, pow_lt; lra]).
  assert (S := laplace_summable b ltac:(lra)).
  apply Rle_trans with (total_of (fun r => / W * / (2 * b + 1) ^ 2 * laplace_weight b r)%R).
  - apply total_le; [|apply summable_scale; assumption]. intros r. unfold at_radius.
    assert (L := laplace_weight_pos b r).
    destruct (Z.leb_spec BUDGET r) as [R|R].
    + assert (R0 : 0 <= r) by (unfold BUDGET in R; lia). rewrite radius_at by exact R0.
      rewrite uniform_value by (cbn [norm fold_right length]; unfold BUDGET in *; lia). rewrite points_of_one by exact R0.
      unfold laplace_weight in *. rewrite Z.abs_eq in * by exact R0. fold b. apply IZR_le in R. fold b in R.
      set (e := exp (- IZR r / b)) in *. set (p := (2 * IZR r + 1)%R). assert (Q : (2 * b + 1 <= p)%R) by (unfold p; lra).
      replace (p ^ 3 * e / W * (/ p) ^ 5)%R with (/ W * / p ^ 2 * e)%R by (field; split; lra).
      apply Rmult_le_compat_r; [lra|]. apply Rmult_le_compat_l; [left; apply inv_pos, P|].
      apply Rinv_le_contravar; [apply pow_lt; lra|apply pow_incr; lra].
    + rewrite (uniform_zero 1 r) by (intros [_ N]; cbn [norm fold_right] in N; unfold BUDGET in *; lia).
      replace (0 ^ 5)%R with 0%R by ring. rewrite Rmult_0_r. apply Rmult_le_pos; [exact C|left; exact L].
  - rewrite total_scale by assumption. apply Rmult_le_compat_l; [exact C|]. rewrite laplace_total by lra.
    assert (A := ratio_range b ltac:(lra)). cbv beta zeta in A. set (a := exp (- / b)) in *.
    assert (D : (a * (1 + / b) <= 1)%R).
    { unfold a. rewrite exp_Ropp. assert (I := inv_pos b ltac:(lra)). assert (X := exp_ineq1 (/ b) ltac:(lra)).
      apply Rmult_le_reg_l with (exp (/ b)); [apply exp_pos|]. rewrite <- Rmult_assoc, Rinv_r by lra. lra. }
    assert (G : (a * (b + 1) <= b)%R).
    { replace (a * (b + 1))%R with (a * (1 + / b) * b)%R by (field; lra). rewrite <- (Rmult_1_l b) at 3.
      apply Rmult_le_compat_r; lra. }
    apply Rmult_le_reg_r with (1 - a)%R; [lra|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. nra.
Qed.
Lemma much_likelier : (exp 25 * total_of (at_radius BUDGET) < total_of (at_radius 0))%R.
Proof.
  assert (P := W_pos). assert (L := likely). assert (U := unlikely).
  assert (E : (exp 25 <= 3 ^ 25)%R).
  { replace 25%R with (INR 25 * 1)%R by (cbn; ring). rewrite <- exp_pow. apply pow_incr. split; [left; apply exp_pos|apply exp_le_3]. }
  assert (N : (3 ^ 25 * (2 * (IZR BUDGET + 1)) < (2 * IZR BUDGET + 1) ^ 2)%R).
  { rewrite pow_IZR.
    replace (IZR (3 ^ Z.of_nat 25) * (2 * (IZR BUDGET + 1)))%R with (IZR (3 ^ Z.of_nat 25 * (2 * (BUDGET + 1))))
      by (rewrite !mult_IZR, plus_IZR; reflexivity).
    replace ((2 * IZR BUDGET + 1) ^ 2)%R with (IZR ((2 * BUDGET + 1) * (2 * BUDGET + 1))) by (rewrite mult_IZR, plus_IZR, mult_IZR; ring).
    apply IZR_lt. reflexivity. }
  set (c := (2 * (IZR BUDGET + 1))%R) in *. set (d := ((2 * IZR BUDGET + 1) ^ 2)%R) in *.
  assert (B : (0 <= IZR BUDGET)%R) by (apply IZR_le; discriminate). assert (C0 : (0 < c)%R) by (unfold c; lra).
  assert (D : (0 < d)%R) by (unfold d; apply pow_lt; lra).
  eapply Rlt_le_trans; [|exact L]. apply Rle_lt_trans with (3 ^ 25 * (/ W * / d * c))%R.
  - apply Rmult_le_compat; [left; apply exp_pos|apply total_nonneg|exact E|exact U].
  - apply Rmult_lt_reg_r with (W * d)%R; [apply Rmult_lt_0_compat; assumption|].
    replace (3 ^ 25 * (/ W * / d * c) * (W * d))%R with (3 ^ 25 * c)%R by (field; split; lra).
    replace (/ W * (W * d))%R with d by (field; lra). exact N.
Qed.
End Law.

Lemma not_private : exists P next u T feed feed', neighbours u feed feed' /\
  ~ private snd 25 (run (copies_step P (inject_Z BUDGET) (fun c => c) 2 next) T feed one_copy [])
                   (run (copies_step P (inject_Z BUDGET) (fun c => c) 2 next) T feed' one_copy []).
Proof.
  exists (Params 1 3 true), two_copies, 0, 6%nat, (same_sample 0), (same_sample 1). split.
  { intros seen. split; [reflexivity|]. intros N. contradiction N. reflexivity. }
  fold (kept_open 0) (kept_open 1). intros H.
  set (nothing := Forall (fun row => row = [] \/ row = [(0, [0])])). set (Y := fun seen => nothing (map newest seen)).
  assert (M : forall x y, x = 0 /\ y = 0 \/ x = 1 /\ y = BUDGET -> Pr (kept_open x) (fun a => Y (snd a)) = total_of (at_radius y)).
  { intros x y C. rewrite <- chance_of_zeros. assert (E := f_equal (fun p => Pr p nothing) (five_releases x y C)).
    unfold Pr in *. rewrite !mean_bind in E. etransitivity; [exact E|]. apply mean_ext. intros b. apply indicator_same, seen_zeros. }
  assert (X := proj1 (private_iff _ _ _ _) H Y). cbv beta in X.
  rewrite (M 0 0), (M 1 BUDGET) in X by auto. assert (G := much_likelier). lra.
Qed.
