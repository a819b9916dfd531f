(** Algorithm 7, the private median: a user is in at most two arrays, so every cost moves by at most 2. *)
From Coq Require Import ZArith Lia List Bool Reals Qreals QArith Lra.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Binary Withholding Samples Laws Draws Programs Privacy.
Import ListNotations.
Local Open Scope Z_scope.

Lemma slice_plain {A} a b (l : list A) : 0 <= a <= b ->
  slice a b l = firstn (Z.to_nat (b - a)) (skipn (Z.to_nat a) l).
Proof.
  intros H. unfold slice, len. set (n := length l). destruct (Z.le_gt_cases (Z.of_nat n) a) as [L|L].
  - rewrite !Z.min_r by lia. replace (Z.of_nat n - Z.of_nat n) with 0 by lia.
    rewrite 2!skipn_all2 by lia. rewrite !firstn_nil. reflexivity.
  - rewrite (Z.min_l a) by lia. destruct (Z.le_gt_cases b (Z.of_nat n)) as [M|M].
    + rewrite Z.min_l by lia. reflexivity.
    + rewrite Z.min_r by lia. rewrite !firstn_all2; [reflexivity| |]; rewrite skipn_len; fold n; lia.
Qed.

Lemma slice_before {A} a b (l x y r : list A) : 0 <= a <= b -> b <= len l -> slice a b (l ++ x ++ r) = slice a b (l ++ y ++ r).
Proof.
  intros H L. rewrite !slice_plain by exact H. unfold len in L. rewrite !skipn_app, !firstn_app, skipn_len.
  replace (Z.to_nat (b - a) - (length l - Z.to_nat a))%nat with 0%nat by lia. reflexivity.
Qed.
Lemma slice_after {A} a b (l x y r : list A) : 0 <= a <= b -> length x = length y -> len l + len x <= a ->
  slice a b (l ++ x ++ r) = slice a b (l ++ y ++ r).
Proof.
  intros H E L. rewrite !slice_plain by exact H. unfold len in L. rewrite !skipn_app, E.
  rewrite (skipn_all2 x), (skipn_all2 y) by lia. reflexivity.
Qed.

Lemma without_u u s s' : Forall2 (same_but u) s s' -> ~ In u (users s) -> s = s'.
Proof.
  intros F. induction F as [|[v a] [w b] s s' (E1 & E2 & E3) _ IH]; intros N; [reflexivity|].
  cbn in *. subst w. rewrite IH by tauto. rewrite E3 by (intros ->; tauto). reflexivity.
Qed.

Section Arrays.
Variables (u : user) (s s' : samples_by_user) (level arrays grid : Z).
Hypothesis same : alike u s s'.
Let size := block_size level.
Let row (t : samples_by_user) := flat_map (fun p : user * list Z => slice 0 size (snd p)) t.
Let array (t : samples_by_user) (j : Z) := slice (j * size) ((j + 1) * size) (row t).

Lemma rows_differ : exists l x y r, row s = l ++ x ++ r /\ row s' = l ++ y ++ r /\ length x = length y /\ len x <= Z.max 0 size.
Proof.
  destruct same as [F N]. induction F as [|[v a] [w b] t t' (E1 & E2 & E3) F IH].
  - exists [], [], [], []. cbn. repeat split; lia.
  - cbn in E1, E2, E3. subst w. inversion N as [|? ? M N']; subst. unfold row. cbn [flat_map snd]. fold (row t) (row t').
    destruct (Z.eq_dec v u) as [->|D].
    + exists [], (slice 0 size a), (slice 0 size b), (row t'). cbn [app]. repeat split.
      * f_equal. unfold row. rewrite (without_u u t t' F M). reflexivity.
      * unfold slice, len. rewrite !firstn_len, !skipn_len, E2. lia.
      * unfold slice, len. rewrite firstn_len, skipn_len. lia.
    + rewrite E3 by exact D. destruct IH as (l & x & y & r & H1 & H2 & H3 & H4); [split; assumption|assumption|].
      exists (slice 0 size b ++ l), x, y, r. rewrite H1, H2, !app_assoc. auto.
Qed.

Lemma two_arrays : exists j0, forall j, 0 <= j -> j <> j0 -> j <> j0 + 1 -> array s j = array s' j.
Proof.
  destruct rows_differ as (l & x & y & r & E & E' & L & B). destruct (Z.le_gt_cases size 0) as [Z0|P].
  - exists 0. intros j J _ _. unfold array.
    assert (N : forall t, slice (j * size) ((j + 1) * size) t = @nil Z).
    { intros t. unfold slice. replace (Z.to_nat _) with 0%nat; [reflexivity|]. 
      assert (Q := len_nonneg t). nia. }
    rewrite !N. reflexivity.
  - exists (len l / size). intros j J N1 N2. unfold array. rewrite E, E'.
    assert (D := Z.div_mod (len l) size ltac:(lia)). assert (M := Z.mod_pos_bound (len l) size P).
    set (q := len l / size) in *. assert (Q := len_nonneg l).
    destruct (Z.lt_ge_cases j q) as [C|C].
    + apply slice_before; nia.
    + apply slice_after; [nia|exact L|]. assert (q + 2 <= j) by lia. nia.
Qed.
End Arrays.

Lemma count_few (P : Z -> bool) (g g' : Z -> Z) js j0 : NoDup js -> (forall j, In j js -> j <> j0 -> j <> j0 + 1 -> g j = g' j) ->
  add (map (fun b => if P b then 1 else 0) (map g js)) <= add (map (fun b => if P b then 1 else 0) (map g' js)) + 2.
Proof.
  intros N E.
  assert (G : add (map (fun b => if P b then 1 else 0) (map g js)) <= add (map (fun b => if P b then 1 else 0) (map g' js))
              + Z.of_nat (length (filter (fun j => (j =? j0) || (j =? j0 + 1)) js))).
  { clear N. induction js as [|j js IH]; [cbn; lia|]. cbn [map filter]. rewrite !add_cons.
    specialize (IH (fun i I => E i (or_intror I))). specialize (E j (or_introl eq_refl)).
    destruct (Z.eqb_spec j j0) as [D|D]; cbn [orb].
    - cbn [length]. destruct (P (g j)), (P (g' j)); lia.
    - destruct (Z.eqb_spec j (j0 + 1)) as [D'|D'].
      + cbn [length]. destruct (P (g j)), (P (g' j)); lia.
      + rewrite (E D D'). lia. }
  set (few := filter (fun j => (j =? j0) || (j =? j0 + 1)) js) in *. set (two := [j0; j0 + 1]).
  assert (I : (length few <= length two)%nat).
  { apply NoDup_incl_length; [apply NoDup_filter, N|]. intros j J. apply filter_In in J as [_ J].
    apply orb_true_iff in J. rewrite !Z.eqb_eq in J. cbn. lia. }
  unfold two in I. cbn [length] in I. lia.
Qed.

Definition median_costs (s : samples_by_user) (level arrays grid : Z) : list Z :=
  costs (map (fun array => nearest_bin (add array) level grid) (fill_arrays s level arrays)) level.

Lemma costs_move u s s' level arrays grid : alike u s s' ->
  Forall2 (near 2) (median_costs s level arrays grid) (median_costs s' level arrays grid).
Proof.
  intros A. unfold median_costs, costs, fill_arrays. cbn zeta. rewrite !map_map.
  destruct (two_arrays u s s' level A) as [j0 T]. cbn zeta in T.
  set (size := block_size level) in *.
  set (row := fun t : samples_by_user => flat_map (fun p : user * list Z => slice 0 size (snd p)) t) in *.
  set (g := fun j => nearest_bin (add (slice (j * size) ((j + 1) * size) (row s))) level grid).
  set (g' := fun j => nearest_bin (add (slice (j * size) ((j + 1) * size) (row s'))) level grid).
  assert (E : forall j, In j (range 0 arrays) -> j <> j0 -> j <> j0 + 1 -> g j = g' j).
  { intros j J N1 N2. apply in_range in J. unfold g, g'. do 2 f_equal. apply T; lia. }
  assert (N := range_nodup 0 arrays).
  generalize (range 0 (bin_count level)). intros is. induction is as [|i is IH]; cbn [map]; constructor; [|exact IH].
  unfold near.
  assert (E' : forall j, In j (range 0 arrays) -> j <> j0 -> j <> j0 + 1 -> g' j = g j) by (intros; symmetry; auto).
  assert (B1 := count_few (fun b => b <? i) g g' _ j0 N E).
  assert (B2 := count_few (fun b => b <? i) g' g _ j0 N E').
  assert (A1 := count_few (fun b => i <? b) g g' _ j0 N E).
  assert (A2 := count_few (fun b => i <? b) g' g _ j0 N E').
  cbn beta in *. lia.
Qed.

Lemma range_some a b : a < b -> range a b <> [].
Proof. intros H. rewrite range_cons by exact H. discriminate. Qed.
Lemma bin_count_pos level : 1 <= bin_count level. Proof. unfold bin_count. lia. Qed.
Lemma costs_some bins level : costs bins level <> [].
Proof.
  unfold costs. assert (H := bin_count_pos level). rewrite range_cons by lia. discriminate.
Qed.

Lemma rate_cost e : (2 * (Q2R (rate e) * IZR 2) = Q2R e)%R.
Proof. unfold rate. rewrite Q2R_div by discriminate. unfold Q2R at 2. cbn. lra. Qed.
Lemma rate_nonneg e : (0 <= Q2R e)%R -> (0 <= Q2R (rate e))%R.
Proof. intros H. assert (E := rate_cost e). lra. Qed.

Lemma median_close (P : R -> Z -> Z -> Prop) c epsilon u s s' level arrays grid : (0 <= Q2R epsilon)%R -> alike u s s' ->
  (forall i, P (c + Q2R epsilon)%R i i) ->
  close P c (private_median epsilon s level arrays grid) (private_median epsilon s' level arrays grid).
Proof.
  intros E A H. unfold private_median. apply (close_choose _ c 2).
  - apply rate_nonneg, E.
  - apply costs_some.
  - exact (costs_move u s s' level arrays grid A).
  - intros z. rewrite rate_cost. apply close_ret, H.
Qed.

(** claim:pvtmed *)
Lemma private_median_is_private epsilon u s s' level arrays grid : (0 <= Q2R epsilon)%R -> alike u s s' ->
  private (fun index => index) (Q2R epsilon) (private_median epsilon s level arrays grid)
                                             (private_median epsilon s' level arrays grid).
Proof.
  intros E A. apply (close_private _ (fun c i j => c = Q2R epsilon /\ i = j)).
  - apply (median_close _ 0 epsilon u); auto. intros i. split; [lra|reflexivity].
  - intros c i j [-> ->]. split; [lra|reflexivity].
Qed.

Lemma median_proper epsilon s level arrays grid : proper (private_median epsilon s level arrays grid).
Proof. cbn. split; [apply costs_some|auto]. Qed.

(** what the closed form says *)
Lemma bin_count_least level b : 0 <= level -> 1 <= b -> (2 ^ level <= 4 * b * b <-> bin_count level <= b).
Proof.
  intros L B. assert (P := pow_pos level L). set (x := 2 ^ level) in *. unfold bin_count. fold x.
  assert (S := Z.sqrt_up_spec x P). assert (S0 := Z.sqrt_up_nonneg x). set (r := Z.sqrt_up x) in *.
  assert (D : (r + 1) / 2 <= b <-> r <= 2 * b).
  { assert (E := Z.div_mod (r + 1) 2 ltac:(lia)). assert (M := Z.mod_pos_bound (r + 1) 2 ltac:(lia)). lia. }
  split; intros H.
  - enough (r <= 2 * b) by lia. destruct (Z.le_gt_cases r (2 * b)) as [|G]; [assumption|]. exfalso.
    assert (2 * b <= Z.pred r) by lia. assert (2 * b * (2 * b) <= Z.pred r * Z.pred r) by nia. lia.
  - assert (r <= 2 * b) by lia. assert (r * r <= 2 * b * (2 * b)) by nia. lia.
Qed.
