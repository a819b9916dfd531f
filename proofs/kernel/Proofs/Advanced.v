(** Advanced composition of coordinates, from the best whole order of zCDP. *)
From Coq Require Import Reals Qreals QArith Lra Lia List Bool ZArith Classical.
From Withhold.Definitions Require Import Probability.
From Withhold.Proofs Require Import Lists Sums Laws Draws Programs Privacy Vectors Concentrated ConcentratedVectors Pure.
Import ListNotations.
Local Open Scope R_scope.

(** The first whole number above the best order is good enough. *)
Lemma whole_order rho x n : 0 <= rho -> 0 <= x -> x <= n <= x + 1 -> 1 <= n ->
  rho + n * rho + rho * (x * x) / n <= 2 * (rho * x) + 2 * rho.
Proof.
  intros R X [A B] N. apply Rmult_le_reg_l with n; [lra|].
  replace (n * (rho + n * rho + rho * (x * x) / n)) with (rho * (n + n * n + x * x)) by (field; lra).
  replace (n * (2 * (rho * x) + 2 * rho)) with (rho * (2 * n * x + 2 * n)) by ring. apply Rmult_le_compat_l; [exact R|].
  assert (0 <= (n - x) * (1 - (n - x))) by (apply Rmult_le_pos; lra). lra.
Qed.

Lemma vectors_approximate S V X e delta (step : nat -> S -> user -> X -> prog (S * V)) states :
  (forall i s, nth_error states i = Some s -> user_private e (step i) s) -> 0 < delta < 1 ->
  let d := INR (length states) in
  forall u T feed feed', neighbours u feed feed' ->
  approximately_private snd (e * sqrt (2 * d * ln (1 / delta)) + d * (e * (exp e - 1))) delta
    (run (side_by_side step 0) T feed states []) (run (side_by_side step 0) T feed' states []).
Proof.
  intros H D d u T feed feed' N.
  assert (PURE := Vectors.vectors S V X (fun _ => e) step states H). rewrite sum_of_equal in PURE. fold d in PURE. destruct PURE as [L PURE].
  assert (d0 : 0 <= d) by apply pos_INR.
  destruct (Req_dec (d * e) 0) as [Z|Z].
  - (* nothing is shown, or nothing depends on the samples *)
    specialize (PURE u T feed feed' N). rewrite Z in PURE. intros Y. specialize (PURE Y). rewrite exp_0 in PURE.
    assert (W := proj1 (L T feed')). assert (R := Pr_range (run (side_by_side step 0) T feed' states []) (fun a => Y (snd a)) W).
    assert (G : 0 <= e * sqrt (2 * d * ln (1 / delta)) + d * (e * (exp e - 1))).
    { destruct (Rmult_integral _ _ Z) as [->| ->]; [replace (2 * 0 * ln (1 / delta)) with 0 by ring; rewrite sqrt_0; lra|lra]. }
    assert (X1 := Rmult_le_compat_r _ _ _ (proj1 R) (exp_ge_1 _ G)). lra.
  - assert (E : 0 < e).
    { destruct states as [|s rest]; [exfalso; apply Z; unfold d; cbn; ring|].
      assert (Y := epsilon_nonneg e (step 0%nat) s (fst (feed []), snd (feed []) 0%nat) (H 0%nat s eq_refl)).
      destruct Y as [Y|Y]; [exact Y|]. exfalso. apply Z. rewrite <- Y. ring. }
    assert (D0 : 0 < d) by (destruct d0 as [Y|Y]; [exact Y|exfalso; apply Z; rewrite <- Y; ring]).
    set (log := ln (1 / delta)).
    assert (LOG : 0 < log).
    { unfold log. rewrite <- ln_1. apply ln_increasing; [lra|]. apply Rmult_lt_reg_r with delta; [lra|].
      unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra. }
    set (rho := d * (e * e / 2)). assert (RHO : 0 < rho) by (unfold rho; apply Rmult_lt_0_compat; [exact D0|]; assert (0 < e * e) by (apply Rmult_lt_0_compat; exact E); lra).
    set (x := sqrt (log / rho)). assert (LR : 0 < log / rho) by (apply Rdiv_lt_0_compat; assumption).
    assert (X0 : 0 < x) by (apply sqrt_lt_R0, LR). assert (XX : x * x = log / rho) by (apply sqrt_sqrt; lra).
    destruct (archimed x) as [A1 A2]. set (n := Z.to_nat (up x)).
    assert (UP : (0 < up x)%Z) by (apply lt_IZR; lra).
    assert (NN : INR n = IZR (up x)) by (unfold n; rewrite INR_IZR_INZ, Z2Nat.id by lia; reflexivity).
    assert (N1 : (1 <= n)%nat) by (unfold n; lia). assert (N1' : 1 <= INR n) by (apply (le_INR 1), N1).
    assert (CON : user_concentrated rho (side_by_side step 0) states).
    { unfold rho, d. rewrite <- (sum_of_equal (e * e / 2) _ 0). apply (vectors_concentrated S V X (fun _ => e * e / 2)).
      intros i s I. apply private_is_concentrated, H, I. }
    apply (concentrated_is_private _ _ _ rho (side_by_side step 0) states (Datatypes.S n)) with (u := u); [exact CON|lia| |exact N].
    replace (Datatypes.S n - 1)%nat with n by lia. rewrite S_INR. set (m := INR n) in *.
    replace (m + 1 - 1) with m by ring.
    assert (I : 0 < / (m + 1)) by (apply inv_pos; lra).
    assert (I1 : / (m + 1) <= 1) by (rewrite <- Rinv_1; apply Rinv_le_contravar; lra).
    assert (SMALL : (1 - / (m + 1)) ^ n <= 1) by (apply Rle_trans with (1 ^ n); [apply pow_incr; lra|rewrite pow1; lra]).
    assert (SMALL0 : 0 <= (1 - / (m + 1)) ^ n) by (apply pow_nonneg; lra).
    set (total := e * sqrt (2 * d * log) + d * (e * (exp e - 1))).
    assert (ROOT : e * sqrt (2 * d * log) = 2 * (rho * x)).
    { replace (2 * d * log) with ((2 * d * x) * (2 * d * x) * (e * e / 4)) by (replace log with (rho * (x * x)) by (rewrite XX; field; lra); unfold rho; field).
      replace ((2 * d * x) * (2 * d * x) * (e * e / 4)) with ((d * x * e) * (d * x * e)) by field.
      rewrite sqrt_square by (repeat apply Rmult_le_pos; lra). unfold rho. field. }
    assert (EXP : 2 * rho <= d * (e * (exp e - 1))).
    { unfold rho. replace (2 * (d * (e * e / 2))) with (d * (e * e)) by field. apply Rmult_le_compat_l; [lra|].
      apply Rmult_le_compat_l; [lra|]. assert (Y := exp_ineq1 e ltac:(lra)). lra. }
    assert (ORDER := whole_order rho x m ltac:(lra) ltac:(lra) ltac:(lra) N1').
    replace (rho * (x * x)) with log in ORDER by (rewrite XX; field; lra).
    assert (LOW : m * ((m + 1) * rho - total) <= - log).
    { assert (Y : (m + 1) * rho + log / m <= total) by (unfold total; rewrite ROOT; lra).
      apply (Rmult_le_compat_l m) in Y; [|lra]. replace (m * ((m + 1) * rho + log / m)) with (m * ((m + 1) * rho) + log) in Y by (field; lra). lra. }
    apply Rle_trans with (exp (- log) * 1 * 1).
    + unfold Rdiv. apply Rmult_le_compat; [apply Rmult_le_pos; [left; apply exp_pos|exact SMALL0]|lra| |exact I1].
      apply Rmult_le_compat; [left; apply exp_pos|exact SMALL0|apply exp_mono, LOW|exact SMALL].
    + right. rewrite !Rmult_1_r. unfold log. rewrite <- ln_Rinv by (apply Rdiv_lt_0_compat; lra).
      replace (/ (1 / delta)) with delta by (field; lra). apply exp_ln. lra.
Qed.
