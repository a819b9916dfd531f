(** Blocks of 1, 1, 2, 4, ... samples: when one is complete, and how many samples are in complete ones. *)
From Coq Require Import ZArith Lia List Bool.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Binary.
Import ListNotations.
Local Open Scope Z_scope.

Lemma land_pred c : 0 < c -> Z.land c (c - 1) = c - lowest_bit c.
Proof.
  intros P. destruct c as [|p|p]; try lia. clear P. induction p as [p IH|p IH|].
  - unfold lowest_bit. replace (Z.land (Zpos p~1) (- Zpos p~1)) with 1.
    2:{ cbn. rewrite pos_ldiff_diag. reflexivity. }
    replace (Zpos p~1 - 1) with (2 * Zpos p) by lia. replace (Zpos p~1) with (2 * Zpos p + 1) by lia.
    replace (2 * Zpos p + 1 - 1) with (2 * Zpos p) by lia.
    apply Z.bits_inj'. intros n N. rewrite Z.land_spec. destruct (Z.eq_dec n 0) as [->|D].
    + rewrite Z.testbit_even_0. apply andb_false_r.
    + replace n with (Z.succ (n - 1)) by lia.
      rewrite Z.testbit_odd_succ, Z.testbit_even_succ by lia. apply andb_diag.
  - assert (L : lowest_bit (Zpos p~0) = 2 * lowest_bit (Zpos p)).
    { unfold lowest_bit. replace (Zpos p~0) with (2 * Zpos p) by lia. replace (- (2 * Zpos p)) with (2 * (- Zpos p)) by lia.
      apply land_double. }
    rewrite L. replace (Zpos p~0 - 2 * lowest_bit (Zpos p)) with (2 * (Zpos p - lowest_bit (Zpos p))) by lia.
    rewrite <- IH. replace (Zpos p~0 - 1) with (2 * (Zpos p - 1) + 1) by lia. replace (Zpos p~0) with (2 * Zpos p) by lia.
    apply Z.bits_inj'. intros n N. rewrite Z.land_spec. destruct (Z.eq_dec n 0) as [->|D].
    + rewrite !Z.testbit_even_0. reflexivity.
    + replace n with (Z.succ (n - 1)) by lia. rewrite Z.testbit_odd_succ, !Z.testbit_even_succ by lia.
      symmetry. apply Z.land_spec.
  - reflexivity.
Qed.

Lemma depth_of_power l : 0 <= l -> depth (2 ^ l) = l + 1.
Proof.
  intros L. unfold depth. assert (B := pow_pos l L). destruct (Z.ltb_spec 0 (2 ^ l)); [|lia].
  rewrite Z.log2_pow2 by exact L. reflexivity.
Qed.

Lemma completes_true c : completes_block c = true -> 0 <= level_of c /\ c = 2 ^ level_of c.
Proof.
  unfold completes_block. rewrite andb_true_iff, Z.ltb_lt, Z.eqb_eq. intros [P E].
  rewrite land_pred in E by exact P. destruct (lowest_bit_shape c P) as (j & q & J & Q & B & F).
  assert (C : c = 2 ^ j) by lia. unfold level_of. rewrite C, depth_of_power by exact J.
  replace (j + 1 - 1) with j by lia. auto.
Qed.

Lemma completes_power l : 0 <= l -> completes_block (2 ^ l) = true.
Proof.
  intros L. assert (B := pow_pos l L). unfold completes_block. rewrite andb_true_iff, Z.ltb_lt, Z.eqb_eq.
  split; [exact B|]. rewrite land_pred by exact B. destruct (lowest_bit_range (2 ^ l) B) as [_ R].
  destruct (divides_lowest l (2 ^ l) L B (Z.divide_refl _)) as [k K].
  assert (P := proj1 (lowest_bit_range (2 ^ l) B)). assert (1 <= k) by nia. nia.
Qed.

Lemma completes_false c l : completes_block c = false -> 0 <= l -> c <> 2 ^ l.
Proof. intros F L ->. rewrite completes_power in F by exact L. discriminate. Qed.

(** the step from c samples to c + 1 *)
Lemma depth_succ c : 0 <= c -> depth (c + 1) = depth c + if completes_block (c + 1) then 1 else 0.
Proof.
  intros P. destruct (Z.eq_dec c 0) as [->|N]; [reflexivity|].
  destruct (depth_spec c ltac:(lia)) as (D & D1 & D2). destruct (depth_spec (c + 1) ltac:(lia)) as (E & E1 & E2).
  destruct (completes_block (c + 1)) eqn:C.
  - apply completes_true in C as [L C]. unfold level_of in *. set (d := depth (c + 1)) in *.
    assert (depth c - 1 < d - 1) by (apply (Z.pow_lt_mono_r_iff 2); lia).
    assert (d - 1 < depth c + 1 ) by (apply (Z.pow_lt_mono_r_iff 2); [lia|lia|rewrite pow_step by lia; lia]). lia.
  - assert (X : 2 ^ (depth (c + 1) - 1) <= c).
    { assert (c + 1 <> 2 ^ (depth (c + 1) - 1)) by (apply completes_false; assumption). lia. }
    assert (depth (c + 1) - 1 < depth c) by (apply (Z.pow_lt_mono_r_iff 2); lia).
    assert (depth c - 1 < depth (c + 1)) by (apply (Z.pow_lt_mono_r_iff 2); lia). lia.
Qed.

Definition reaches (l c : Z) : Z := if 2 ^ l <=? c then 1 else 0.

Lemma reaches_succ l c : 0 <= l -> 0 <= c ->
  reaches l (c + 1) = reaches l c + if completes_block (c + 1) && (level_of (c + 1) =? l) then 1 else 0.
Proof.
  intros L P. unfold reaches. destruct (completes_block (c + 1)) eqn:C; cbn [andb].
  - apply completes_true in C as [L' C]. destruct (Z.eqb_spec (level_of (c + 1)) l) as [E|E].
    + rewrite E in C. destruct (Z.leb_spec (2 ^ l) (c + 1)), (Z.leb_spec (2 ^ l) c); lia.
    + destruct (Z.leb_spec (2 ^ l) (c + 1)), (Z.leb_spec (2 ^ l) c); try lia.
      exfalso. apply E. apply (Z.pow_inj_r 2); lia.
  - assert (D := completes_false (c + 1) l C L).
    destruct (Z.leb_spec (2 ^ l) (c + 1)), (Z.leb_spec (2 ^ l) c); lia.
Qed.

Lemma released_value c : 0 < c -> released c = 2 ^ (depth c - 1).
Proof. intros P. unfold released, level_of. destruct (Z.eqb_spec c 0); [lia|reflexivity]. Qed.

Lemma block_size_pos l : 0 <= l -> 0 < block_size l.
Proof. intros L. unfold block_size. destruct (Z.eqb_spec l 0); [lia|]. apply pow_pos. lia. Qed.

Lemma released_succ c : 0 <= c ->
  released (c + 1) = released c + if completes_block (c + 1) then block_size (level_of (c + 1)) else 0.
Proof.
  intros P. destruct (Z.eq_dec c 0) as [->|N]; [reflexivity|].
  rewrite !released_value by lia. rewrite depth_succ by exact P. destruct (completes_block (c + 1)) eqn:C.
  - unfold level_of. rewrite depth_succ, C by exact P. destruct (depth_spec c ltac:(lia)) as (D & _).
    replace (depth c + 1 - 1) with (depth c) by lia. unfold block_size. destruct (Z.eqb_spec (depth c) 0); [lia|].
    assert (E := pow_step (depth c - 1) D). replace (depth c - 1 + 1) with (depth c) in E by lia. lia.
  - rewrite !Z.add_0_r. reflexivity.
Qed.

(** claim:wr for one user *)
Lemma released_half c : 0 < c -> c + 1 <= 2 * released c.
Proof.
  intros P. rewrite released_value by exact P. destruct (depth_spec c P) as (D & _ & U).
  replace (depth c) with (depth c - 1 + 1) in U by lia. rewrite pow_step in U by exact D. lia.
Qed.
Lemma released_sharp l : 0 <= l -> 2 * released (2 ^ (l + 1) - 1) = 2 ^ (l + 1) - 1 + 1.
Proof.
  intros L. assert (B := pow_pos l L). rewrite pow_step by exact L. rewrite released_value by lia.
  enough (depth (2 * 2 ^ l - 1) = l + 1) as -> by (replace (l + 1 - 1) with l by lia; lia).
  destruct (depth_spec (2 * 2 ^ l - 1) ltac:(lia)) as (D & D1 & D2). rewrite <- pow_step in * by exact L.
  assert (depth (2 ^ (l + 1) - 1) - 1 < l + 1) by (apply (Z.pow_lt_mono_r_iff 2); lia).
  assert (l < depth (2 ^ (l + 1) - 1)); [|lia]. apply (Z.pow_lt_mono_r_iff 2); try lia. rewrite pow_step in * by lia. lia.
Qed.
