(** The binary mechanism's nodes: which ones hold an element, and which ones make up a prefix. *)
From Coq Require Import ZArith Lia List Bool.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists.
Import ListNotations.
Local Open Scope Z_scope.

(** ** Ranges *)

Lemma in_range x a b : In x (range a b) <-> a <= x < b.
Proof.
  unfold range. rewrite in_map_iff. split.
  - intros (i & <- & I). apply in_seq in I. lia.
  - intros H. exists (Z.to_nat (x - a)). split; [lia|]. apply in_seq. lia.
Qed.
Lemma range_nil a b : b <= a -> range a b = [].
Proof. intros H. unfold range. replace (Z.to_nat (b - a)) with O by lia. reflexivity. Qed.
Lemma range_cons a b : a < b -> range a b = a :: range (a + 1) b.
Proof.
  intros H. unfold range. replace (Z.to_nat (b - a)) with (S (Z.to_nat (b - (a + 1)))) by lia.
  cbn [seq map]. f_equal; [lia|]. rewrite <- seq_shift, map_map. apply map_ext. intros i. lia.
Qed.
Lemma range_app a b c : a <= b <= c -> range a b ++ range b c = range a c.
Proof.
  intros [H K]. remember (Z.to_nat (b - a)) as n eqn:E. revert a H E.
  induction n as [|n IH]; intros a H E.
  - replace b with a by lia. rewrite (range_nil a a) by lia. reflexivity.
  - rewrite (range_cons a b), (range_cons a c) by lia. cbn [app]. f_equal. apply IH; lia.
Qed.
Lemma range_snoc a b : a <= b -> range a (b + 1) = range a b ++ [b].
Proof.
  intros H. rewrite <- (range_app a b (b + 1)) by lia. rewrite (range_cons b), (range_nil (b + 1)) by lia. reflexivity.
Qed.
Lemma range_len a b : length (range a b) = Z.to_nat (b - a).
Proof. unfold range. apply map_seq_len. Qed.
Lemma range_nodup a b : NoDup (range a b).
Proof.
  unfold range. assert (N := seq_NoDup (Z.to_nat (b - a)) 0). induction N as [|i l M N IH]; cbn; constructor; [|exact IH].
  intros X. apply in_map_iff in X as (j & E & X). apply M. replace i with j by lia. exact X.
Qed.

(** ** The lowest bit *)

Lemma land_double a b : Z.land (2 * a) (2 * b) = 2 * Z.land a b.
Proof.
  replace (2 * a) with (Z.shiftl a 1) by (rewrite Z.shiftl_mul_pow2; lia).
  replace (2 * b) with (Z.shiftl b 1) by (rewrite Z.shiftl_mul_pow2; lia).
  rewrite <- Z.shiftl_land, Z.shiftl_mul_pow2; lia.
Qed.

Lemma pos_ldiff_diag p : Pos.ldiff p p = 0%N.
Proof. induction p as [p IH|p IH|]; cbn; [rewrite IH|rewrite IH|]; reflexivity. Qed.

(** Every number is an odd multiple of its lowest bit, a power of 2. *)
Lemma lowest_bit_shape t : 0 < t ->
  exists j q, 0 <= j /\ 0 <= q /\ lowest_bit t = 2 ^ j /\ t = 2 ^ j * (2 * q + 1).
Proof.
  intros P. destruct t as [|p|p]; try lia. clear P. unfold lowest_bit.
  induction p as [p IH|p IH|].
  - exists 0, (Zpos p). repeat split; try lia.
    cbn. rewrite pos_ldiff_diag. reflexivity.
  - destruct IH as (j & q & J & Q & H1 & H2). exists (j + 1), q.
    rewrite Z.pow_add_r, Z.pow_1_r by lia. repeat split; try lia.
    replace (Zpos p~0) with (2 * Zpos p) by lia. replace (- (2 * Zpos p)) with (2 * (- Zpos p)) by lia.
    rewrite land_double, H1. lia.
  - exists 0, 0. repeat split; try lia. 
Qed.

Lemma pow_pos j : 0 <= j -> 0 < 2 ^ j. Proof. intros H. apply Z.pow_pos_nonneg; lia. Qed.
Lemma pow_step j : 0 <= j -> 2 ^ (j + 1) = 2 * 2 ^ j.
Proof. intros H. rewrite Z.pow_add_r, Z.pow_1_r by lia. lia. Qed.

Lemma lowest_bit_range t : 0 < t -> 1 <= lowest_bit t <= t.
Proof.
  intros P. destruct (lowest_bit_shape t P) as (j & q & J & Q & -> & E). assert (B := pow_pos j J). nia.
Qed.

(** A power of 2 that divides a number is at most its lowest bit. *)
Lemma divides_lowest j t : 0 <= j -> 0 < t -> (2 ^ j | t) -> (2 ^ j | lowest_bit t).
Proof.
  intros J P [k K]. destruct (lowest_bit_shape t P) as (i & q & I & Q & -> & E).
  destruct (Z.le_gt_cases j i) as [L|L].
  - exists (2 ^ (i - j)). rewrite <- Z.pow_add_r by lia. f_equal. lia.
  - exfalso. assert (F : 2 ^ j = 2 ^ i * (2 * 2 ^ (j - i - 1))).
    { rewrite <- pow_step, <- Z.pow_add_r by lia. f_equal. lia. }
    rewrite F, E in K. assert (B := pow_pos i I).
    assert (2 * q + 1 = 2 * (k * 2 ^ (j - i - 1))) by nia. lia.
Qed.

Lemma depth_spec n : 0 < n -> 0 <= depth n - 1 /\ 2 ^ (depth n - 1) <= n < 2 ^ depth n.
Proof.
  intros P. unfold depth. destruct (Z.ltb_spec 0 n); [|lia]. replace (Z.log2 n + 1 - 1) with (Z.log2 n) by lia.
  assert (L := Z.log2_spec n P). assert (N := Z.log2_nonneg n).
  replace (Z.log2 n + 1) with (Z.succ (Z.log2 n)) by lia. split; [exact N|exact L].
Qed.
Lemma depth_nonneg n : 0 <= depth n.
Proof. unfold depth. destruct (0 <? n); [|lia]. assert (N := Z.log2_nonneg n). lia. Qed.
Lemma depth_mono a b : a <= b -> depth a <= depth b.
Proof.
  intros H. destruct (Z.ltb_spec 0 a) as [A|A].
  - unfold depth. destruct (Z.ltb_spec 0 a); [|lia]. destruct (Z.ltb_spec 0 b); [|lia].
    assert (L := Z.log2_le_mono a b H). lia.
  - unfold depth at 1. destruct (Z.ltb_spec 0 a); [lia|]. apply depth_nonneg.
Qed.
Lemma below_depth n : n < 2 ^ depth n.
Proof.
  destruct (Z.ltb_spec 0 n) as [P|P]; [apply depth_spec, P|]. assert (B := pow_pos (depth n) (depth_nonneg n)). lia.
Qed.

(** ** A prefix is the disjoint union of the nodes that are read *)

Lemma read_from_len loops t : (length (read_from loops t) <= loops)%nat.
Proof.
  revert t. induction loops as [|n IH]; intros t; cbn [read_from]; [cbn; lia|].
  destruct (0 <? t); cbn [length]; [|lia]. specialize (IH (t - lowest_bit t)). lia.
Qed.

Lemma read_from_prefix loops : forall t j, 0 <= j -> 0 <= t < 2 ^ (j + Z.of_nat loops) -> (2 ^ j | t) ->
  concat (map elements_of (rev (read_from loops t))) = range 1 (t + 1).
Proof.
  induction loops as [|n IH]; intros t j J T D; cbn [read_from].
  - replace t with 0; [reflexivity|]. destruct D as [k ->]. cbn [Z.of_nat] in T. rewrite Z.add_0_r in T.
    assert (B := pow_pos j J). assert (k = 0) by nia. subst k. reflexivity.
  - destruct (Z.ltb_spec 0 t) as [P|P]; [|replace t with 0 by lia; reflexivity].
    assert (B := lowest_bit_range t P). cbn [rev]. rewrite map_app, concat_app.
    rewrite (IH (t - lowest_bit t) (j + 1)).
    + cbn [map concat]. rewrite app_nil_r. unfold elements_of. apply range_app. lia.
    + lia.
    + replace (j + 1 + Z.of_nat n) with (j + Z.of_nat (S n)) by lia. lia.
    + assert (L := divides_lowest j t J P D). destruct (lowest_bit_shape t P) as (i & q & I & Q & E & F).
      rewrite E in *. replace (t - 2 ^ i) with (2 * q * 2 ^ i) by lia. destruct L as [k ->].
      exists (q * k). rewrite pow_step by lia. lia.
Qed.

Lemma prefix_is_union t : 0 <= t -> concat (map elements_of (rev (nodes_read t))) = range 1 (t + 1).
Proof.
  intros P. apply (read_from_prefix _ t 0); [lia| |exists t; cbn; lia].
  split; [exact P|]. rewrite Z2Nat.id by apply depth_nonneg. apply below_depth.
Qed.
Lemma prefix_nodes_few t : len (nodes_read t) <= depth t.
Proof. unfold len, nodes_read. assert (H := read_from_len (Z.to_nat (depth t)) t). assert (N := depth_nonneg t). lia. Qed.

(** ** The nodes of an element *)

Definition holds (i t : Z) : bool := (t - lowest_bit t <? i) && (i <=? t).

Lemma holds_spec i t : holds i t = true <-> t - lowest_bit t < i <= t.
Proof. unfold holds. rewrite andb_true_iff, Z.ltb_lt, Z.leb_le. tauto. Qed.
Lemma holds_elements i t : holds i t = true <-> In i (elements_of t).
Proof. rewrite holds_spec. unfold elements_of. rewrite in_range. lia. Qed.

Lemma next_node i t : 0 < t -> holds i t = true -> holds i (t + lowest_bit t) = true.
Proof.
  intros P H. apply holds_spec in H. apply holds_spec. destruct (lowest_bit_shape t P) as (j & q & J & Q & E & F).
  assert (B := pow_pos j J). assert (P' : 0 < t + lowest_bit t) by lia.
  destruct (divides_lowest (j + 1) (t + lowest_bit t)) as [k K]; [lia|exact P'| |].
  { exists (q + 1). rewrite pow_step by lia. lia. }
  assert (R := lowest_bit_range _ P'). rewrite pow_step in K by lia. assert (1 <= k) by nia. nia.
Qed.

Lemma no_node_between i t t' : 0 < t -> holds i t = true -> t < t' < t + lowest_bit t -> holds i t' = false.
Proof.
  intros P H R. apply holds_spec in H. destruct (holds i t') eqn:X; [exfalso|reflexivity]. apply holds_spec in X.
  destruct (lowest_bit_shape t P) as (j & q & J & Q & E & F). rewrite E in *.
  assert (P' : 0 < t') by lia. destruct (lowest_bit_shape t' P') as (i' & q' & I' & Q' & E' & F'). rewrite E' in *.
  assert (B := pow_pos i' I'). destruct (Z.le_gt_cases j i') as [L|L].
  - assert (G : 2 ^ i' = 2 ^ j * 2 ^ (i' - j)) by (rewrite <- Z.pow_add_r by lia; f_equal; lia).
    rewrite G in F'. assert (C := pow_pos j J). set (a := 2 ^ (i' - j) * (2 * q' + 1)) in *.
    assert (t' = 2 ^ j * a) by (unfold a; lia). assert (2 * q + 1 < a < 2 * q + 2) by nia. lia.
  - assert (G : 2 ^ j = 2 ^ i' * 2 ^ (j - i')) by (rewrite <- Z.pow_add_r by lia; f_equal; lia).
    rewrite G in F. set (a := 2 ^ (j - i') * (2 * q + 1)) in *. assert (t = 2 ^ i' * a) by (unfold a; lia).
    assert (a < 2 * q' + 1) by nia. nia.
Qed.

Lemma entered_from_len loops t n : (length (entered_from loops t n) <= loops)%nat.
Proof.
  revert t. induction loops as [|m IH]; intros t; cbn [entered_from]; [cbn; lia|].
  destruct (t <=? n); cbn [length]; [|lia]. specialize (IH (t + lowest_bit t)). lia.
Qed.

Lemma filter_none {A} (f : A -> bool) l : (forall x, In x l -> f x = false) -> filter f l = [].
Proof.
  intros H. induction l as [|x l IH]; [reflexivity|]. cbn [filter]. rewrite H by (left; reflexivity).
  apply IH. intros; apply H; right; assumption.
Qed.

Lemma entered_from_filter loops : forall i t j n, 0 < t -> 0 <= j -> 2 ^ j <= lowest_bit t -> n < 2 ^ (j + Z.of_nat loops) ->
  holds i t = true -> entered_from loops t n = filter (holds i) (range t (n + 1)).
Proof.
  induction loops as [|m IH]; intros i t j n P J B N H; cbn [entered_from]; assert (R := lowest_bit_range t P).
  - cbn [Z.of_nat] in N. rewrite Z.add_0_r in N. rewrite range_nil by lia. reflexivity.
  - destruct (Z.leb_spec t n) as [L|L]; [|rewrite range_nil by lia; reflexivity].
    rewrite range_cons by lia. cbn [filter]. rewrite H. f_equal.
    assert (H' := next_node i t P H).
    rewrite (IH i (t + lowest_bit t) (j + 1) n); try lia; try assumption.
    + destruct (Z.le_gt_cases (t + lowest_bit t) (n + 1)) as [M|M].
      * rewrite <- (range_app (t + 1) (t + lowest_bit t) (n + 1)) by lia. rewrite filter_app.
        rewrite (filter_none _ (range (t + 1) (t + lowest_bit t))); [reflexivity|].
        intros t' I. apply in_range in I. apply (no_node_between i t); [exact P|exact H|lia].
      * rewrite (range_nil (t + lowest_bit t)) by lia. symmetry. apply filter_none.
        intros t' I. apply in_range in I. apply (no_node_between i t); [exact P|exact H|lia].
    + destruct (lowest_bit_shape t P) as (k & q & K & Q & E & F). rewrite E in *.
      assert (2 ^ (k + 1) <= lowest_bit (t + 2 ^ k)).
      { assert (P' : 0 < t + 2 ^ k) by lia. destruct (divides_lowest (k + 1) (t + 2 ^ k)) as [c C]; [lia|exact P'| |].
        - exists (q + 1). rewrite pow_step by lia. lia.
        - assert (R' := lowest_bit_range _ P'). assert (X := pow_pos (k + 1) ltac:(lia)).
          rewrite C in *. set (b := 2 ^ (k + 1)) in *. assert (1 <= c) by nia. nia. }
      rewrite !pow_step in * by lia. lia.
    + replace (j + 1 + Z.of_nat m) with (j + Z.of_nat (S m)) by lia. exact N.
Qed.

Lemma nodes_entered_filter i n : 1 <= i -> nodes_entered i n = filter (holds i) (range 1 (n + 1)).
Proof.
  intros P. assert (R := lowest_bit_range i ltac:(lia)). unfold nodes_entered.
  rewrite (entered_from_filter _ i i 0 n); try lia.
  - assert (Z0 : forall a, a <= i -> filter (holds i) (range a i) = []).
    { intros a _. apply filter_none. intros t I. apply in_range in I. unfold holds.
      destruct (Z.leb_spec i t); [lia|apply andb_false_r]. }
    destruct (Z.le_gt_cases i (n + 1)) as [L|L].
    + rewrite <- (range_app 1 i (n + 1)) by lia. rewrite filter_app, Z0 by lia. reflexivity.
    + rewrite (range_nil i) by lia. symmetry. apply filter_none. intros t I. apply in_range in I. unfold holds.
      destruct (Z.leb_spec i t); [lia|apply andb_false_r].
  - rewrite Z2Nat.id by apply depth_nonneg. apply below_depth.
  - apply holds_spec. lia.
Qed.

Lemma element_nodes_few i n : Z.of_nat (length (filter (holds i) (range 1 (n + 1)))) <= depth n.
Proof.
  assert (N := depth_nonneg n). destruct (Z.le_gt_cases 1 i) as [P|P].
  - rewrite <- nodes_entered_filter by exact P. unfold nodes_entered.
    assert (H := entered_from_len (Z.to_nat (depth n)) i n). lia.
  - rewrite filter_none; [cbn; lia|]. intros t I. apply in_range in I. unfold holds.
    assert (R := lowest_bit_range t ltac:(lia)). destruct (Z.ltb_spec (t - lowest_bit t) i); [lia|reflexivity].
Qed.
