(** Vectors whose coordinates run algorithm 6, or the ledger mechanism in one of its forms. *)
From Coq Require Import ZArith Lia List Bool Reals Qreals QArith Lra.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Sums Naive Counters Vectors ConcentratedVectors Theorems.
From Withhold.Definitions Require Import Ledger Gaussian Final.
From Withhold.Proofs Require Import LedgerPrivacy GaussianPrivacy FinalPrivacy.
Import ListNotations.
Local Open Scope Z_scope.

Lemma nth_of_repeat {A} (a : A) d i b : nth_error (repeat a d) i = Some b -> b = a.
Proof.
  revert i. induction d as [|d IH]; intros [|i] E; cbn in E; [discriminate|discriminate|congruence|apply (IH i E)].
Qed.

(** d coordinates that begin in one state and cost the same, for a property that holds of vectors. *)
Lemma equal_coordinates (holds : forall S V X, R -> (S -> user -> X -> prog (S * V)) -> S -> Prop)
  (of_vectors : forall S V X e (step : nat -> S -> user -> X -> prog (S * V)) states,
    (forall i s, nth_error states i = Some s -> holds _ _ _ (e i) (step i) s) ->
    holds _ _ _ (finite_sum e (seq 0 (length states))) (side_by_side step 0) states)
  S V X e (step : nat -> S -> user -> X -> prog (S * V)) s d :
  (forall i, holds _ _ _ e (step i) s) -> holds _ _ _ (INR d * e)%R (side_by_side step 0) (repeat s d).
Proof.
  intros H. rewrite <- (sum_of_equal e d 0), <- (repeat_len s d) at 1. apply of_vectors.
  intros i s' E. rewrite (nth_of_repeat _ _ _ _ E). apply H.
Qed.

Lemma vectors_of_algorithm_6 P d : let m := max_samples (public P) in let L := levels m in
  counters_used P = L + 1 -> (0 <= epsilon P)%Q ->
  (forall level, 0 <= level <= L ->
     pays P level level (depth (max_users (public P))) (epsilon P / inject_Z (2 * (L + 1)))) ->
  user_private (INR d * Q2R (epsilon P)) (side_by_side (fun _ => full_step P) 0) (repeat (full_start P) d).
Proof. intros m L A B C. apply (equal_coordinates (@user_private) vectors). intros _. apply algorithm_6; assumption. Qed.

Lemma share_of_each epsilon d : (1 <= d)%nat -> (INR d * Q2R (epsilon / inject_Z (Z.of_nat d)))%R = Q2R epsilon.
Proof.
  intros D. assert (N : (0 < INR d)%R) by (apply lt_0_INR; lia). rewrite INR_IZR_INZ in *.
  unfold Qdiv. rewrite Q2R_mult, Q2R_inv.
  - rewrite Q2R_inject. field. lra.
  - unfold Qeq. cbn. lia.
Qed.
Lemma ledger_vectors P (policies : nat -> policy) scale epsilon d : (1 <= d)%nat -> (0 < scale)%Q ->
  (inject_Z BUDGET <= scale * (epsilon / inject_Z (Z.of_nat d)))%Q ->
  user_private (Q2R epsilon)
    (side_by_side (fun i => ledger_step P (policies i) scale) 0) (repeat (ledger_start, fun _ => 0) d).
Proof.
  intros D A B. rewrite <- (share_of_each epsilon d D). apply (equal_coordinates (@user_private) vectors). intros i. apply ledger_private; assumption.
Qed.

Lemma gaussian_vectors P (policies : nat -> policy) variance rho d : (0 < variance)%Q ->
  (inject_Z (BUDGET * BUDGET) <= 2 * variance * rho)%Q ->
  user_concentrated (INR d * Q2R rho) (side_by_side (fun i => gaussian_step P (policies i) variance) 0) (repeat ledger_start d).
Proof. intros A B. apply (equal_coordinates (@user_concentrated) vectors_concentrated). intros i. apply gaussian_mechanism; assumption. Qed.

Lemma ledger_vectors_final_release P (policies : nat -> policy) scale grid final_scale epsilon share d : (1 <= d)%nat ->
  let e := (epsilon / inject_Z (Z.of_nat d))%Q in
  (0 < scale)%Q -> (inject_Z BUDGET <= scale * ((1 - share) * e))%Q -> 1 <= grid ->
  (forall most, 1 <= most -> (0 < final_scale most)%Q /\ (inject_Z most <= final_scale most * (share * e))%Q) ->
  user_private (Q2R epsilon) (side_by_side (fun i => final_step (ledger_step P (policies i) scale) fst grid final_scale) 0)
    (repeat (Some (ledger_start, fun _ => 0)) d).
Proof.
  intros D e A B G F. rewrite <- (share_of_each epsilon d D). apply (equal_coordinates (@user_private) vectors).
  intros i. apply (ledger_final_release _ _ _ _ _ _ share); assumption.
Qed.
