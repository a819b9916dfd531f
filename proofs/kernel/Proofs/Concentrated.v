(** What the moments of likelihood ratios say of epsilon and delta. *)
From Coq Require Import Reals Qreals QArith Lra Lia List Bool ZArith Classical.
From Withhold.Definitions Require Import Probability.
From Withhold.Proofs Require Import Lists Sums Laws Draws Programs Privacy Vectors.
Import ListNotations.
Local Open Scope R_scope.

(** ** From moments to the promise *)

(** The line that touches t^n at 1. *)
Lemma tangent n t : 0 <= t -> INR n * t <= INR n - 1 + t ^ n.
Proof.
  intros T. induction n as [|n IH]; [cbn; lra|]. rewrite S_INR. cbn [pow]. assert (N := pos_INR n).
  assert (X := Rmult_le_compat_l t _ _ T IH). assert (Y : 0 <= INR n * ((t - 1) * (t - 1))) by (apply Rmult_le_pos; [exact N|apply Rle_0_sqr]).
  lra.
Qed.

(** The line that touches k t^a where its height is t - exp(epsilon). *)
Lemma ratio_line a epsilon t : (2 <= a)%nat -> 0 <= t ->
  t <= exp epsilon + exp (- (INR a - 1) * epsilon) * (1 - / INR a) ^ (a - 1) / INR a * t ^ a.
Proof.
  intros A T. destruct a as [|n]; [lia|]. replace (S n - 1)%nat with n by lia.
  assert (N : 1 <= INR n) by (apply (le_INR 1); lia). rewrite S_INR. set (m := INR n) in *.
  replace (m + 1 - 1) with m by ring.
  set (s := exp (- epsilon) * (m / (m + 1))). assert (E := exp_pos epsilon). assert (E' := exp_pos (- epsilon)).
  assert (Q : 0 < m / (m + 1)) by (apply Rdiv_lt_0_compat; lra). assert (S0 : 0 < s) by (apply Rmult_lt_0_compat; assumption).
  assert (X := tangent (S n) (s * t) ltac:(apply Rmult_le_pos; lra)). rewrite S_INR, Rpow_mult_distr in X. fold m in X.
  replace (1 - / (m + 1)) with (m / (m + 1)) by (field; lra).
  replace (exp (- m * epsilon)) with (exp (- epsilon) ^ n) by (rewrite exp_pow; f_equal; unfold m; ring).
  rewrite <- Rpow_mult_distr. fold s.
  apply Rmult_le_reg_l with ((m + 1) * s); [apply Rmult_lt_0_compat; lra|].
  assert (B : (m + 1) * s * exp epsilon = m).
  { unfold s. replace ((m + 1) * (exp (- epsilon) * (m / (m + 1))) * exp epsilon) with (exp (- epsilon) * exp epsilon * m) by (field; lra).
    rewrite <- exp_plus. replace (- epsilon + epsilon) with 0 by ring. rewrite exp_0. ring. }
  rewrite Rmult_plus_distr_l, B.
  replace ((m + 1) * s * (s ^ n / (m + 1) * t ^ S n)) with (s ^ S n * t ^ S n) by (cbn [pow]; field; lra). lra.
Qed.

Lemma concentrated_approximate {A V} (view : A -> V) a rho p q epsilon delta : proper p -> proper q -> (2 <= a)%nat ->
  concentrated view a rho p q ->
  exp ((INR a - 1) * (INR a * rho - epsilon)) * (1 - / INR a) ^ (a - 1) / INR a <= delta ->
  approximately_private view epsilon delta p q.
Proof.
  intros Wp Wq L [C M] D Y. unfold Pr at 1 2.
  assert (U : unit_valued (fun v => indicator (Y v))) by (intros v; apply indicator_range).
  destruct (mean_of_points view p _ Wp U) as [_ ->]. destruct (mean_of_points view q _ Wq U) as [S ->].
  assert (N : 2 <= INR a) by (apply (le_INR 2), L). assert (I : 0 < / INR a) by (apply inv_pos; lra).
  assert (I1 : / INR a <= 1) by (rewrite <- Rinv_1; apply Rinv_le_contravar; lra).
  set (k := exp (- (INR a - 1) * epsilon) * (1 - / INR a) ^ (a - 1) / INR a).
  assert (K : 0 <= k).
  { apply div_nonneg; [|lra]. apply Rmult_le_pos; [left; apply exp_pos|apply pow_nonneg; lra]. }
  assert (KD : k * exp (INR a * (INR a - 1) * rho) <= delta).
  { eapply Rle_trans; [|exact D]. right. unfold k.
    replace ((INR a - 1) * (INR a * rho - epsilon)) with (- (INR a - 1) * epsilon + INR a * (INR a - 1) * rho) by ring.
    rewrite exp_plus. unfold Rdiv. ring. }
  assert (E := exp_pos epsilon). assert (EM := exp_pos (INR a * (INR a - 1) * rho)).
  apply total_least.
  { apply Rplus_le_le_0_compat; [apply Rmult_le_pos; [lra|apply total_nonneg]|].
    eapply Rle_trans; [|exact KD]. apply Rmult_le_pos; lra. }
  intros l NL. set (P := fun v => Pr p (fun x => view x = v)). set (Q := fun v => Pr q (fun x => view x = v)).
  apply Rle_trans with (finite_sum (fun v => exp epsilon * (indicator (Y v) * Q v) + k * (Q v * (P v / Q v) ^ a)) l).
  - apply sum_le. intros v _. assert (PV := Pr_range p (fun x => view x = v) Wp). assert (QV := Pr_range q (fun x => view x = v) Wq).
    fold (P v) in *. fold (Q v) in *. assert (B := indicator_range (Y v)).
    destruct (Req_dec (Q v) 0) as [Z|Z].
    + assert (Z' : P v = 0) by apply (C v Z). rewrite Z', Z. lra.
    + assert (R0 : 0 <= P v / Q v) by (apply div_nonneg; lra). assert (X := ratio_line a epsilon _ L R0). fold k in X.
      apply (Rmult_le_compat_l (Q v)) in X; [|lra].
      replace (Q v * (P v / Q v)) with (P v) in X by (field; exact Z).
      assert (W : 0 <= k * (Q v * (P v / Q v) ^ a)) by (apply Rmult_le_pos; [exact K|apply Rmult_le_pos; [lra|apply pow_nonneg, R0]]).
      assert (V1 : indicator (Y v) * P v <= indicator (Y v) * (exp epsilon * Q v + k * (Q v * (P v / Q v) ^ a))) by (apply Rmult_le_compat_l; lra).
      assert (V2 : indicator (Y v) * (k * (Q v * (P v / Q v) ^ a)) <= 1 * (k * (Q v * (P v / Q v) ^ a))) by (apply Rmult_le_compat_r; lra).
      lra.
  - rewrite sum_plus, !sum_scale. apply Rplus_le_compat.
    + apply Rmult_le_compat_l; [lra|]. apply (total_upper _ l S NL).
    + eapply Rle_trans; [|exact KD]. apply Rmult_le_compat_l; [exact K|]. apply (M l NL).
Qed.

Lemma concentrated_is_private S V X rho (step : S -> user -> X -> prog (S * V)) s a epsilon delta :
  user_concentrated rho step s -> (2 <= a)%nat ->
  exp ((INR a - 1) * (INR a * rho - epsilon)) * (1 - / INR a) ^ (a - 1) / INR a <= delta ->
  forall u T feed feed', neighbours u feed feed' ->
  approximately_private snd epsilon delta (run step T feed s []) (run step T feed' s []).
Proof.
  intros [L H] A D u T feed feed' N.
  apply (concentrated_approximate snd a rho); [apply L|apply L|exact A|apply (H u); assumption|exact D].
Qed.
