(** The definitions have the values of the specification's own source, translated in Source.v, for all arguments. Where the
    two differ for arguments that never occur, such as a negative count, the premise says so. *)
From Coq Require Import ZArith List Bool Lia.
From Withhold.Definitions Require Import Probability Paper Ledger Gaussian.
From Withhold.Tie Require Source.
Import ListNotations.
Local Open Scope Z_scope.

Theorem maximum a b : Source.maximum a b = Z.max a b.
Proof. unfold Source.maximum. destruct (Z.ltb_spec a b); lia. Qed.
Theorem clip value low high : Source.clip value low high = Paper.clip value low high.
Proof. reflexivity. Qed.

(** ** binary.py, withholding.py, median.py *)
Theorem depth n : 0 <= n -> Source.depth n = Paper.depth n.
Proof.
  intros H. unfold Source.depth, Source.bit_length, Paper.depth.
  destruct (Z.eqb_spec n 0); destruct (Z.ltb_spec 0 n); try lia. rewrite Z.abs_eq by exact H. reflexivity.
Qed.
Theorem lowest_bit t : Source.lowest_bit t = Paper.lowest_bit t.
Proof. reflexivity. Qed.
Theorem elements_of t : Source.elements_of t = Paper.elements_of t.
Proof. reflexivity. Qed.
Theorem levels max_samples : 0 <= max_samples -> Source.levels max_samples = Paper.levels max_samples.
Proof. intros H. exact (f_equal (fun d => d - 1) (depth max_samples H)). Qed.
Theorem completes_block count : Source.completes_block count = Paper.completes_block count.
Proof. reflexivity. Qed.
Theorem level_of count : 0 <= count -> Source.level_of count = Paper.level_of count.
Proof. intros H. exact (f_equal (fun d => d - 1) (depth count H)). Qed.
Theorem block_size level : Source.block_size level = Paper.block_size level.
Proof. reflexivity. Qed.
Theorem block_sum samples level : Source.block_sum samples level = Paper.block_sum samples level.
Proof. reflexivity. Qed.
Theorem released count : 0 <= count -> Source.released count = Paper.released count.
Proof. intros H. unfold Source.released, Paper.released. rewrite (level_of count H). reflexivity. Qed.
Theorem nearest_bin array_sum level grid : Source.nearest_bin array_sum level grid = Paper.nearest_bin array_sum level grid.
Proof. reflexivity. Qed.
Theorem costs bins level : Source.costs bins level = Paper.costs bins level.
Proof. apply map_ext. intros i. apply maximum. Qed.

(** ** accounted/: an account and a contribution with two groups of queries, sums and excesses. The sums have strata, the
    excesses one. *)
Definition of_account (a : Source.Account) : account :=
  Account (Source.Account_released a) (Source.Account_spent a) (Source.Account_first a) (Source.Account_series a)
          [Source.Account_sum_cost a; Source.Account_excess_cost a].
Definition parts_of (c : Source.Contribution) : list part :=
  [Part (Source.Contribution_stratum c) (Source.Contribution_weight c) (Inside (Source.Contribution_low c) (Source.Contribution_high c));
   Part 0 (Source.Contribution_excess_weight c)
     (Outside (Source.Contribution_inner_low c) (Source.Contribution_inner_high c) (Source.Contribution_saturation c))].
Definition of_contribution (c : Source.Contribution) : contribution :=
  Contribution (Source.Contribution_user c) (Source.Contribution_size c) (parts_of c).
Definition of_series (s : Source.Series) : series :=
  Series (Source.Series_first s) (Source.Series_length s) [(Source.Series_strata s, Source.Series_length s); (1, Source.Series_excess_queries s)].

Theorem weighted_sum c x :
  Source.weighted_sum c x = weight (part_of 0 (parts_of c)) * answer (asked (part_of 0 (parts_of c))) x.
Proof. reflexivity. Qed.
Theorem weighted_excess c x :
  Source.weighted_excess c x = weight (part_of 1 (parts_of c)) * answer (asked (part_of 1 (parts_of c))) x.
Proof. reflexivity. Qed.
(** What has been paid is compared group by group: an account that has paid nothing may say so or say 0. *)
Theorem in_series a s : let ours := Ledger.in_series (of_account a) (of_series s) in
  let theirs := of_account (Source.in_series a s) in
  covered ours = covered theirs /\ spent ours = spent theirs /\ first_sample ours = first_sample theirs /\
  last_series ours = last_series theirs /\ forall g, item (paid ours) g = item (paid theirs) g.
Proof.
  unfold Ledger.in_series, Source.in_series. cbn [last_series of_account first of_series].
  destruct (_ =? _); repeat split. intros g. unfold item. cbn [paid of_account]. destruct (Z.to_nat g) as [|[|[|k]]]; reflexivity.
Qed.
Theorem additional_cost a c s :
  Source.additional_cost a c = Ledger.additional_cost (of_series s) (of_account a) (parts_of c).
Proof.
  transitivity (Z.max 0 (Source.Contribution_sum_cost c - Source.Account_sum_cost a)
                + (Z.max 0 (Source.Contribution_excess_cost c - Source.Account_excess_cost a) + 0)); [|reflexivity].
  unfold Source.additional_cost. rewrite !maximum. lia.
Qed.
Theorem debit a c s : of_account (Source.debit a c) = Ledger.debit (of_series s) (of_account a) (of_contribution c).
Proof.
  unfold Ledger.debit. cbn [parts of_contribution]. rewrite <- additional_cost. unfold Source.debit. rewrite !maximum. reflexivity.
Qed.
Theorem carried_out a c s :
  parts_of (Source.carried_out c (Source.additional_cost a c <=? BUDGET - Source.Account_spent a))
  = Ledger.carried_out (of_series s) (of_account a) (parts_of c).
Proof.
  unfold Ledger.carried_out. rewrite <- additional_cost. cbn [spent of_account].
  generalize (Source.additional_cost a c <=? BUDGET - Source.Account_spent a) as can_pay. intros can_pay.
  destruct c as [u size low high w inner_low inner_high saturation ew k].
  set (shape := forallb _ _).
  assert (E : shape = negb (w <? 0) && negb (high - low <? 0) && (negb (ew <? 0) && negb (saturation <? 0) && negb (inner_high - inner_low <? 0))).
  { unfold shape. rewrite !Z.ltb_antisym, !negb_involutive.
    replace (0 <=? inner_high - inner_low) with (inner_low <=? inner_high)
      by (destruct (Z.leb_spec inner_low inner_high), (Z.leb_spec 0 (inner_high - inner_low)); reflexivity || lia).
    change (forallb _ _) with
      ((0 <=? w) && (0 <=? high - low) && true &&
       ((0 <=? ew) && (0 <=? saturation) && (inner_low <=? inner_high) && true)).
    rewrite !andb_true_r. reflexivity. }
  rewrite E. unfold Source.carried_out, parts_of. cbn [Source.Contribution_weight Source.Contribution_excess_weight
    Source.Contribution_high Source.Contribution_low Source.Contribution_inner_high Source.Contribution_inner_low
    Source.Contribution_saturation].
  destruct (w <? 0), (high - low <? 0), (ew <? 0), (saturation <? 0), (inner_high - inner_low <? 0), can_pay;
    cbn [negb andb map weightless stratum asked]; rewrite ?Z.mul_1_l, ?Z.mul_0_l; reflexivity.
Qed.
Theorem squared_cost c s : Source.squared_cost c = Gaussian.squared_cost (of_series s) (parts_of c).
Proof.
  transitivity (Source.Contribution_sum_cost c * Source.Contribution_sum_cost c
                + (Source.Contribution_excess_cost c * Source.Contribution_excess_cost c + 0)); [|reflexivity].
  unfold Source.squared_cost. lia.
Qed.
