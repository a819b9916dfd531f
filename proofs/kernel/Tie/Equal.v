(** The definitions have the values of the specification's own source, translated in Source.v, for all arguments. Where the
    two differ for arguments that never occur, such as a negative count, the premise says so. *)
From Coq Require Import ZArith QArith List Bool Lia.
From Withhold.Definitions Require Import Probability Paper Ledger Gaussian Restore Final.
From Withhold.Tie Require Import Follow.
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
Theorem samples_present s level : Source.samples_present s level = Paper.samples_present s level.
Proof. unfold Source.samples_present. rewrite map_map. reflexivity. Qed.
Theorem fill_arrays s level arrays : Source.fill_arrays s level arrays = Paper.fill_arrays s level arrays.
Proof.
  unfold Source.fill_arrays, Paper.fill_arrays. apply map_ext. intros j. f_equal.
  induction s as [|p s IH]; [reflexivity|]. cbn [map flat_map]. rewrite map_id, IH. reflexivity.
Qed.
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
(** Of a contribution as it is proposed, what an account that can pay or not carries out. *)
Lemma carried_out_if c can_pay s :
  parts_of (Source.carried_out c can_pay)
  = if forallb (fun g => well_formed (part_of g (parts_of c))) (each_group (of_series s)) && can_pay
    then parts_of c else map weightless (parts_of c).
Proof.
  destruct c as [u size low high w inner_low inner_high saturation ew k].
  set (shape := forallb _ _).
  assert (E : shape = negb (w <? 0) && negb (high - low <? 0) && (negb (ew <? 0) && negb (saturation <? 0) && negb (inner_high - inner_low <? 0))).
  { unfold shape. rewrite !Z.ltb_antisym, !negb_involutive.
    replace (0 <=? inner_high - inner_low) with (inner_low <=? inner_high)
      by (destruct (Z.leb_spec inner_low inner_high), (Z.leb_spec 0 (inner_high - inner_low)); reflexivity || lia).
    change (forallb _ _) with
      ((0 <=? w) && (0 <=? high - low) && true && ((0 <=? ew) && (0 <=? saturation) && (inner_low <=? inner_high) && true)).
    rewrite !andb_true_r. reflexivity. }
  rewrite E. unfold Source.carried_out, parts_of. cbn [Source.Contribution_weight Source.Contribution_excess_weight
    Source.Contribution_high Source.Contribution_low Source.Contribution_inner_high Source.Contribution_inner_low
    Source.Contribution_saturation].
  destruct (w <? 0), (high - low <? 0), (ew <? 0), (saturation <? 0), (inner_high - inner_low <? 0), can_pay;
    cbn [negb andb map weightless stratum asked]; rewrite ?Z.mul_1_l, ?Z.mul_0_l; reflexivity.
Qed.
Theorem carried_out a c s :
  parts_of (Source.carried_out c (Source.additional_cost a c <=? BUDGET - Source.Account_spent a))
  = Ledger.carried_out (of_series s) (of_account a) (parts_of c).
Proof. rewrite (carried_out_if _ _ s). unfold Ledger.carried_out. rewrite <- additional_cost. reflexivity. Qed.
Lemma carried_out_keeps c can_pay :
  Source.Contribution_user (Source.carried_out c can_pay) = Source.Contribution_user c /\
  Source.Contribution_size (Source.carried_out c can_pay) = Source.Contribution_size c.
Proof. split; reflexivity. Qed.

(** ** Proposals *)
Definition parts_proposed (p : Source.Proposal) : proposal := parts_of (Source.contribution_of 0 0 p).
Theorem contribution_of u size p : of_contribution (Source.contribution_of u size p) = Contribution u size (parts_proposed p).
Proof. reflexivity. Qed.
Theorem contribute a u size p s :
  of_contribution (Source.contribute a u size p)
  = Contribution u size (Ledger.carried_out (of_series s) (of_account a) (parts_proposed p)).
Proof. unfold parts_proposed. rewrite <- carried_out. reflexivity. Qed.

(** Epochs without excess get proposals with excess weight 0 (epoch.gather). *)
Definition without_excess (p : Source.Proposal) : Source.Proposal :=
  Source.make_Proposal (Source.Proposal_low p) (Source.Proposal_high p) (Source.Proposal_weight p) (Source.Proposal_inner_low p)
    (Source.Proposal_inner_high p) (Source.Proposal_saturation p) 0 (Source.Proposal_stratum p).
Definition as_asked (on : Z -> bool) (p : Source.Proposal) : Source.Proposal := if on 1 then p else without_excess p.
Lemma wanted_parts s on p : on 0 = true ->
  map (fun g => if on g then part_of g (parts_proposed p) else weightless (part_of g (parts_proposed p))) (each_group (of_series s))
  = parts_proposed (as_asked on p).
Proof.
  intros H. change (each_group (of_series s)) with [0; 1]. cbn [map]. rewrite H. unfold as_asked. destruct (on 1); reflexivity.
Qed.
(** Accounts are compared group by group. *)
Definition alike (a b : account) : Prop :=
  covered a = covered b /\ spent a = spent b /\ first_sample a = first_sample b /\ last_series a = last_series b /\
  forall g, item (paid a) g = item (paid b) g.
Lemma alike_costs r a b ps : alike a b -> Ledger.additional_cost r a ps = Ledger.additional_cost r b ps.
Proof. intros (_ & _ & _ & _ & E). unfold Ledger.additional_cost. f_equal. apply map_ext. intros g. rewrite E. reflexivity. Qed.
Lemma alike_carries r a b ps : alike a b -> Ledger.carried_out r a ps = Ledger.carried_out r b ps.
Proof. intros H. unfold Ledger.carried_out. rewrite (alike_costs r a b ps H). destruct H as (_ & -> & _). reflexivity. Qed.
Lemma alike_debits r a b c : alike a b -> Ledger.debit r a c = Ledger.debit r b c.
Proof.
  intros H. unfold Ledger.debit. rewrite (alike_costs r a b _ H). destruct H as (-> & -> & -> & -> & E). f_equal.
  apply map_ext. intros g. rewrite E. reflexivity.
Qed.
Theorem contribute_in_series s a u size p on : on 0 = true ->
  let theirs := Source.contribute_in_series s a u size (as_asked on p) in
  (of_contribution (fst theirs), of_account (snd theirs))
  = Ledger.contribute (of_series s) on (of_account a) u size (parts_proposed p).
Proof.
  intros H theirs. unfold Ledger.contribute. rewrite (wanted_parts s on p H).
  assert (A := in_series a s : alike _ _). cbv zeta. rewrite (alike_carries _ _ _ _ A), (alike_debits _ _ _ _ A).
  unfold theirs, Source.contribute_in_series. cbn [fst snd]. rewrite (debit _ _ s), (contribute _ _ _ _ s). reflexivity.
Qed.

(** ** The sums of strata, and a new series *)
Theorem stratum_sum k blocks :
  Source.stratum_sum k blocks = sum_of 0 k (map (fun b => (of_contribution (fst b), snd b)) blocks).
Proof.
  unfold Source.stratum_sum, sum_of. rewrite map_map. f_equal. apply map_ext. intros [c x]. cbn [fst snd].
  change (stratum (part_of 0 (parts (of_contribution c)))) with (Source.Contribution_stratum c). cbv zeta.
  rewrite weighted_sum.
  destruct (Z.ltb_spec (Source.Contribution_stratum c) k), (Z.ltb_spec k (Source.Contribution_stratum c)),
    (Z.eqb_spec (Source.Contribution_stratum c) k); reflexivity || lia.
Qed.
(** A program without the radii that no epoch uses: the specification does not draw them. *)
Fixpoint used_only {A} (p : prog A) : prog A :=
  match p with
  | Ret a => Ret a
  | Draw d k => if unused d then used_only (k [0]) else Draw d (fun z => used_only (k z))
  end.
Theorem open_series plan state pol s radii strata queries : let lasting := series_length pol (public_view s) in
  len (epochs s) = len (Source.LedgerState_epochs state) -> current s = of_series (Source.LedgerState_series state) ->
  used s 1 = Source.LedgerState_excesses state -> (radii 0, radii 1) = Source.LedgerState_radii state ->
  series_groups pol (public_view s) = [(Z.max 1 strata, Z.max 1 lasting); (1, Z.max 0 queries)] ->
  used_only (bind (hide (Source.LedgerPlan_scale plan) (Ledger.open_series pol s) radii) (fun r =>
    Ret ((samples (fst r), accounts (fst r), epochs (fst r)), (current (fst r), used (fst r) 1, (snd r 0, snd r 1)))))
  = bind (Source.open_series plan state lasting strata queries) (fun r =>
    Ret ((samples s, accounts s, epochs s),
         (of_series (Source.LedgerState_series r), Source.LedgerState_excesses r, Source.LedgerState_radii r))).
Proof.
  intros lasting E C U R G. unfold Ledger.open_series, Source.open_series. fold lasting. rewrite G, E, C.
  cbn [first lasts of_series]. cbv zeta. destruct (_ && _).
  - cbn [hide bind used_only fst snd]. rewrite C, U, R. reflexivity.
  - cbn [groups open_groups hide bind used_only unused Source.Series_strata Source.Series_length Source.Series_excess_queries].
    replace (Z.max 1 lasting <? 1) with false by (symmetry; apply Z.ltb_ge; lia).
    destruct (Z.ltb_spec (Z.max 0 queries) 1), (Z.ltb_spec 0 (Z.max 0 queries)); try lia; reflexivity.
Qed.

(** No series is open after a restore. Of a series that has ended only its first number and its length are asked, to see that it
    has ended: how many strata it had is left out. *)
Theorem restored state s radii : len (epochs s) = len (Source.LedgerState_epochs state) ->
  let ours := after_restore (s, radii) in let theirs := Source.restored state in
  epochs (fst ours) = epochs s /\ Source.LedgerState_epochs theirs = Source.LedgerState_epochs state /\
  first (current (fst ours)) = Source.Series_first (Source.LedgerState_series theirs) /\
  lasts (current (fst ours)) = Source.Series_length (Source.LedgerState_series theirs) /\
  used (fst ours) 1 = Source.LedgerState_excesses theirs /\ (snd ours 0, snd ours 1) = Source.LedgerState_radii theirs.
Proof. intros E ours theirs. repeat split. unfold ours, theirs, Source.restored. cbn. rewrite E. reflexivity. Qed.

(** ** With Gaussian noise *)
Theorem squared_cost c s : Source.squared_cost c = Gaussian.squared_cost (of_series s) (parts_of c).
Proof.
  transitivity (Source.Contribution_sum_cost c * Source.Contribution_sum_cost c
                + (Source.Contribution_excess_cost c * Source.Contribution_excess_cost c + 0)); [|reflexivity].
  unfold Source.squared_cost. lia.
Qed.
Theorem contribute_alone s a u size p on : on 0 = true ->
  let theirs := Source.contribute_alone a u size (as_asked on p) in
  (of_contribution (fst theirs), of_account (snd theirs))
  = Gaussian.contribute_alone (of_series s) on (of_account a) u size (parts_proposed p).
Proof.
  intros H theirs. unfold Gaussian.contribute_alone. rewrite (wanted_parts s on p H). cbv zeta.
  set (q := as_asked on p) in *. change (parts_proposed q) with (parts_of (Source.contribution_of u size q)).
  rewrite <- squared_cost. change (BUDGET * BUDGET) with (Source.BUDGET ^ 2).
  change (spent (of_account a)) with (Source.Account_spent a). rewrite <- carried_out_if, <- squared_cost. reflexivity.
Qed.

(** ** accounted/final.py *)
Theorem sum_of s : Source.sum_of (map snd (Ledger.samples s)) = sum_of_samples s.
Proof. unfold Source.sum_of. rewrite map_map. reflexivity. Qed.
Theorem sensitivity_of s grid : Source.sensitivity_of (map snd (Ledger.samples s)) grid = sensitivity grid s.
Proof. unfold Source.sensitivity_of. rewrite map_map. reflexivity. Qed.
(** What `finally` draws. *)
Theorem final_release scale epsilon grid s :
  bind (Source.final_release scale (Source.make_Params grid) epsilon (map snd (Ledger.samples s)))
       (fun made => Ret (Source.FinalRelease_sum made))
  = Draw (Laplace (scale (sensitivity grid s) epsilon) (sum_of_samples s)) (fun z => Ret (hd 0 z)).
Proof. unfold Source.final_release. rewrite sum_of, sensitivity_of. reflexivity. Qed.
