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

(** ** accounted/state.py, epoch.py: accounts by place in the list of users, and the blocks of an epoch *)
(** The specification numbers users by first arrival: user number k is at place k of all lists. *)
Definition account_at (k : Z) (accounts : list Source.Account) : Source.Account :=
  nth (Z.to_nat k) accounts (Source.make_Account 0 0 0 0 0 0).
Definition same_accounts (from : Z) (s : samples_by_user) (accounts : list Source.Account) (ours : user -> account) : Prop :=
  map fst s = range from (from + len s) /\ len accounts = from + len s /\
  forall k, from <= k < from + len s -> alike (of_account (account_at k accounts)) (ours k) /\ 0 <= covered (ours k).
Lemma alike_contributes r on a b u size p : alike a b -> Ledger.contribute r on a u size p = Ledger.contribute r on b u size p.
Proof.
  intros H. assert (A : alike (Ledger.in_series a r) (Ledger.in_series b r)).
  { destruct H as (E1 & E2 & E3 & E4 & E5). unfold Ledger.in_series. rewrite E4.
    destruct (_ =? _); repeat split; cbn; try assumption. }
  unfold Ledger.contribute. cbv zeta. rewrite (alike_carries _ _ _ _ A), (alike_debits _ _ _ _ A). reflexivity.
Qed.
Lemma range_begins a b : a < b -> range a b = a :: range (a + 1) b.
Proof.
  intros H. unfold range. replace (Z.to_nat (b - a)) with (S (Z.to_nat (b - (a + 1)))) by lia. cbn [seq map].
  f_equal; [lia|]. rewrite <- seq_shift, map_map. apply map_ext. intros i. lia.
Qed.
Lemma skipn_next {A} n : forall (l : list A) a rest, skipn n l = a :: rest -> skipn (S n) l = rest.
Proof.
  induction n as [|n IH]; intros [|b l] a rest E; try discriminate; [cbn in E; injection E as _ <-; reflexivity|]. exact (IH l a rest E).
Qed.
Lemma at_set k j (a : Source.Account) l : 0 <= k < len l -> 0 <= j ->
  account_at j (Source.set_at k a l) = if j =? k then a else account_at j l.
Proof.
  unfold Source.set_at, account_at, len. intros K J. destruct (Z.eqb_spec j k) as [->|D].
  - rewrite app_nth2; rewrite firstn_length_le by lia; [|lia]. rewrite Nat.sub_diag. reflexivity.
  - destruct (Z.lt_ge_cases j k) as [L|L].
    + rewrite app_nth1 by (rewrite firstn_length_le; lia). rewrite <- (firstn_skipn (Z.to_nat k) l) at 2.
      rewrite app_nth1 by (rewrite firstn_length_le; lia). reflexivity.
    + rewrite app_nth2 by (rewrite firstn_length_le; lia). rewrite firstn_length_le by lia.
      replace (Z.to_nat j - Z.to_nat k)%nat with (S (Z.to_nat j - S (Z.to_nat k))) by lia. cbn [nth].
      rewrite <- (firstn_skipn (S (Z.to_nat k)) l) at 2. rewrite app_nth2; rewrite firstn_length_le; lia || reflexivity.
Qed.
Lemma set_len k (a : Source.Account) l : 0 <= k < len l -> len (Source.set_at k a l) = len l.
Proof.
  unfold Source.set_at, len. intros K. rewrite app_length. cbn [length]. rewrite firstn_length_le, skipn_length by lia. lia.
Qed.

Theorem open_accounts state s u grown count : let old := Source.LedgerState_accounts state in
  Source.LedgerState_samples state = grown -> len old = len (Ledger.samples s) -> len grown = len old + (if count =? 1 then 1 else 0) ->
  Source.LedgerState_accounts (Source.open_accounts state)
  = old ++ (if count =? 1 then [Source.make_Account 0 0 (first_sample (accounts (Ledger.open_account s u grown count) u)) 0 0 0] else []).
Proof.
  intros old G L E. unfold Source.open_accounts. rewrite G. cbn [Source.LedgerState_accounts]. fold old.
  replace (len grown - len old) with (if count =? 1 then 1 else 0) by lia. rewrite map_map. unfold Ledger.open_account.
  destruct (count =? 1); [|reflexivity]. cbn [accounts]. unfold set. rewrite Z.eqb_refl. reflexivity.
Qed.

Theorem public_view plan state s : Ledger.samples s = Source.LedgerState_samples state ->
  let seen := Source.public_view plan state in Source.Public_counts seen = map snd (counts (Ledger.public_view s)) /\
  Source.Public_accounts seen = Source.LedgerState_accounts state /\ Source.Public_epochs seen = Source.LedgerState_epochs state.
Proof. intros S. cbn. rewrite S, !map_map. repeat split. Qed.

(** Who has withheld samples, from user number k on. *)
Fixpoint held (k : Z) (s : samples_by_user) (accounts : list Source.Account) : list Z :=
  match s with
  | [] => []
  | (_, own) :: rest => (if Source.Account_released (account_at k accounts) <? len own then [k] else []) ++ held (k + 1) rest accounts
  end.
Lemma held_same s : forall k l l', 0 <= k -> (forall j, k <= j -> account_at j l = account_at j l') -> held k s l = held k s l'.
Proof.
  induction s as [|[u own] s IH]; intros k l l' K E; [reflexivity|]. cbn [held]. rewrite (E k) by lia.
  rewrite (IH (k + 1) l l'); [reflexivity|lia|]. intros j J. apply E. lia.
Qed.
Lemma withheld_users plan state : len (Source.LedgerState_accounts state) = len (Source.LedgerState_samples state) ->
  Source.Public_withheld_users (Source.public_view plan state) = held 0 (Source.LedgerState_samples state) (Source.LedgerState_accounts state).
Proof.
  unfold Source.Public_withheld_users, Source.public_view. cbn [Source.Public_accounts Source.Public_counts].
  set (counts := map _ (map snd _)). set (all := Source.LedgerState_accounts state).
  assert (C : forall k pre l s, counts = pre ++ map (fun p => len (snd p)) s -> len pre = k -> skipn (Z.to_nat k) all = l -> len l = len s ->
    map (fun '(user, _) => user) (filter (fun '(user, account) => Source.Account_released account <? nth (Z.to_nat user) counts 0)
      (combine (range k (k + len l)) l)) = held k s all).
  { intros k pre l. revert k pre. induction l as [|a l IH]; intros k pre [|[u own] s] E K A N; try discriminate.
    - unfold range. rewrite Z.add_0_r, Z.sub_diag. reflexivity.
    - unfold len in N. cbn [length] in N. assert (P : 0 <= k) by (unfold len in K; lia).
      rewrite range_begins by (unfold len; cbn [length]; lia). cbn [combine held].
      assert (H : account_at k all = a).
      { unfold account_at. rewrite <- (firstn_skipn (Z.to_nat k) all), A. rewrite app_nth2; rewrite firstn_length_le.
        - rewrite Nat.sub_diag. reflexivity.
        - apply (f_equal (@length _)) in A. rewrite skipn_length in A. cbn [length] in A. lia.
        - lia.
        - apply (f_equal (@length _)) in A. rewrite skipn_length in A. cbn [length] in A. lia. }
      assert (V : nth (Z.to_nat k) counts 0 = len own).
      { rewrite E, app_nth2 by (unfold len in K; lia). replace (Z.to_nat k - length pre)%nat with O by (unfold len in K; lia). reflexivity. }
      specialize (IH (k + 1) (pre ++ [len own]) s). rewrite <- app_assoc in IH. cbn [app] in IH.
      replace (k + 1 + len l) with (k + len (a :: l)) in IH by (unfold len; cbn [length]; lia).
      assert (R : map (fun '(user, _) => user) (filter (fun '(user, account) => Source.Account_released account <? nth (Z.to_nat user) counts 0)
        (combine (range (k + 1) (k + len (a :: l))) l)) = held (k + 1) s all).
      { apply IH; [exact E| | |unfold len; lia].
        - unfold len in *. rewrite app_length. cbn [length]. lia.
        - replace (Z.to_nat (k + 1)) with (S (Z.to_nat k)) by lia. apply (skipn_next _ _ a), A. }
      cbn [filter]. rewrite H, V. destruct (_ <? _); cbn [map app]; rewrite R; reflexivity. }
  intros L. apply (C 0 [] all); try reflexivity; [|exact L]. unfold counts. rewrite map_map. reflexivity.
Qed.

(** How a contribution is charged, here and there, on accounts that are alike. *)
Definition charges_alike on (charge : Source.Account -> Z -> Z -> Source.Proposal -> Source.Contribution * Source.Account)
  (ours : account -> user -> Z -> proposal -> contribution * account) : Prop :=
  forall a b u size p, alike (of_account a) b -> let made := charge a u size (as_asked on p) in
  of_contribution (fst made) = fst (ours b u size (parts_proposed p)) /\ alike (of_account (snd made)) (snd (ours b u size (parts_proposed p))).
(** What the loop over the users with withheld samples has made of the accounts, the contributions and the sums. *)
Lemma gathered (step : _ -> Z * Source.Proposal -> list Source.Account * list Source.Contribution * list Z) charge ours_charge all on :
  (forall accounts cs sums k p, step (accounts, cs, sums) (k, p) =
     let a := account_at k accounts in let block := slice (Source.Account_released a) (len (nth (Z.to_nat k) all [])) (nth (Z.to_nat k) all []) in
     let made := charge a k (len block) (as_asked on p) in
     (Source.set_at k (snd made) accounts, cs ++ [fst made], sums ++ [add block])) ->
  charges_alike on charge ours_charge ->
  forall s k accounts ours ps cs sums, 0 <= k -> same_accounts k s accounts ours -> skipn (Z.to_nat k) all = map snd s ->
  length ps = length (held k s accounts) ->
  exists accounts' cs' sums', fold_left step (combine (held k s accounts) ps) (accounts, cs, sums) = (accounts', cs ++ cs', sums ++ sums') /\
    len accounts' = len accounts /\ length cs' = length sums' /\ (forall j, 0 <= j < k -> account_at j accounts' = account_at j accounts) /\
    let made := Ledger.gather ours_charge ours s (map parts_proposed ps) in
    combine (map of_contribution cs') sums' = snd made /\ (forall j, j < k -> fst made j = ours j) /\
    forall j, k <= j < k + len s -> alike (of_account (account_at j accounts')) (fst made j).
Proof.
  intros STEP CHARGE. induction s as [|[u own] s IH]; intros k accounts ours ps cs sums K (U & N & A) R L.
  { destruct ps; [|discriminate]. exists accounts, [], []. rewrite !app_nil_r. do 3 (split; [reflexivity|]). split; [intros; reflexivity|]. split; [reflexivity|].
    split; [intros; reflexivity|]. intros j J. unfold len in J. cbn in J. lia. }
  assert (LEN : len ((u, own) :: s) = 1 + len s) by (unfold len; cbn [length]; lia). assert (S0 : 0 <= len s) by (unfold len; lia).
  rewrite LEN in *. replace (k + (1 + len s)) with (k + 1 + len s) in * by lia. rewrite range_begins in U by lia. cbn [map fst] in U.
  assert (E := f_equal (hd 0) U). cbn [hd] in E. subst u. apply (f_equal (@tl Z)) in U. cbn [tl] in U.
  destruct (A k) as [AK CK]; [lia|]. assert (COV : Source.Account_released (account_at k accounts) = covered (ours k)) by (destruct AK; assumption).
  assert (OWN : nth (Z.to_nat k) all [] = own).
  { rewrite <- (firstn_skipn (Z.to_nat k) all), R. cbn [map snd].
    assert (Z.to_nat k < length all)%nat by (apply (f_equal (@length _)) in R; rewrite skipn_length in R; cbn [map length] in R; lia).
    rewrite app_nth2; rewrite firstn_length_le by lia; [|lia]. rewrite Nat.sub_diag. reflexivity. }
  assert (R' : skipn (Z.to_nat (k + 1)) all = map snd s).
  { replace (Z.to_nat (k + 1)) with (S (Z.to_nat k)) by lia. apply (skipn_next _ _ own), R. }
  cbn [held Ledger.gather] in *. rewrite COV in *. destruct (Z.ltb_spec (covered (ours k)) (len own)) as [W|W].
  - destruct ps as [|p ps]; [discriminate|]. cbn [app combine fold_left map hd tl] in *. rewrite STEP. cbv zeta. rewrite OWN, COV.
    assert (B : len (slice (covered (ours k)) (len own) own) = len own - covered (ours k)).
    { unfold slice, len in *. rewrite firstn_length_le; rewrite ?skipn_length; lia. }
    rewrite B. set (made := charge _ _ _ _). destruct (CHARGE _ _ k (len own - covered (ours k)) p AK) as [C1 C2]. fold made in C1, C2.
    set (accounts1 := Source.set_at k (snd made) accounts).
    set (ours1 := set ours k (snd (ours_charge (ours k) k (len own - covered (ours k)) (parts_proposed p)))).
    assert (AT : forall j, 0 <= j -> account_at j accounts1 = if j =? k then snd made else account_at j accounts) by (intros j J; apply at_set; lia).
    assert (SAME : same_accounts (k + 1) s accounts1 ours1).
    { split; [exact U|]. split; [unfold accounts1; rewrite set_len; lia|]. intros j J. unfold ours1, set. rewrite AT by lia.
      destruct (Z.eqb_spec j k); [lia|]. apply A. lia. }
    assert (H : held (k + 1) s accounts1 = held (k + 1) s accounts).
    { apply held_same; [lia|]. intros j J. rewrite AT by lia. destruct (Z.eqb_spec j k); [lia|reflexivity]. }
    rewrite <- H in *. edestruct (IH (k + 1) accounts1 ours1 ps) as (accounts' & cs' & sums' & F & N' & M & BEFORE & MADE & KEPT & AFTER);
      [lia|exact SAME|exact R'|cbn [length] in L; lia|].
    rewrite F. exists accounts', (fst made :: cs'), (add (slice (covered (ours k)) (len own) own) :: sums').
    rewrite <- !app_assoc. split; [reflexivity|]. split; [unfold accounts1 in N'; rewrite set_len in N'; lia|]. split; [cbn [length]; lia|].
    split; [intros j J; rewrite BEFORE, AT by lia; destruct (Z.eqb_spec j k); [lia|reflexivity]|].
    cbn [fst snd map combine]. split; [rewrite MADE, C1; reflexivity|]. split.
    + intros j J. rewrite KEPT by lia. unfold ours1, set. destruct (Z.eqb_spec j k); [lia|reflexivity].
    + intros j J. destruct (Z.eq_dec j k) as [->|D]; [|apply AFTER; lia].
      rewrite BEFORE, KEPT, AT by lia. unfold ours1, set. rewrite Z.eqb_refl. exact C2.
  - cbn [app] in *. edestruct (IH (k + 1) accounts ours ps cs sums) as (accounts' & cs' & sums' & F & N' & M & BEFORE & MADE & KEPT & AFTER);
      [lia|split; [exact U|split; [lia|intros j J; apply A; lia]]|exact R'|exact L|].
    exists accounts', cs', sums'. split; [exact F|]. split; [exact N'|]. split; [exact M|].
    split; [intros j J; apply BEFORE; lia|]. split; [exact MADE|]. split; [intros j J; apply KEPT; lia|].
    intros j J. destruct (Z.eq_dec j k) as [->|D]; [rewrite BEFORE, KEPT by lia; exact AK|apply AFTER; lia].
Qed.
Theorem gather plan state s proposals on strata charge ours_charge : let users := Source.LedgerState_samples state in
  same_accounts 0 users (Source.LedgerState_accounts state) (accounts s) -> charges_alike on charge ours_charge ->
  length proposals = length (Source.Public_withheld_users (Source.public_view plan state)) ->
  let theirs := Source.gather plan state proposals (on 1) strata charge in
  let ours := Ledger.gather ours_charge (accounts s) users (map parts_proposed proposals) in
  (forall k, 0 <= k < len users -> alike (of_account (account_at k (Source.Gathered_accounts theirs))) (fst ours k)) /\
  map of_contribution (Source.Gathered_contributions theirs) = map fst (snd ours) /\
  Source.Gathered_inside theirs = map (fun k => sum_of 0 k (snd ours)) (range 0 strata) /\
  Source.Gathered_outside theirs = sum_of 1 0 (snd ours).
Proof.
  intros users A C L. assert (N : len (Source.LedgerState_accounts state) = len users) by (destruct A as (_ & N & _); exact N).
  rewrite (withheld_users plan state N) in L. unfold Source.gather. rewrite (withheld_users plan state N). cbv zeta.
  match goal with |- context [fold_left ?f _ _] => set (step := f) end.
  destruct (gathered step charge ours_charge (map snd users) on) with (s := users) (k := 0) (accounts := Source.LedgerState_accounts state)
    (ours := accounts s) (ps := proposals) (cs := @nil Source.Contribution) (sums := @nil Z)
    as (accounts' & cs & sums & F & _ & E & _ & M & _ & K); [|exact C|lia|exact A|reflexivity|exact L|].
  { intros accounts0 cs sums k p. unfold step, account_at, as_asked, without_excess. destruct (charge _ _ _ _). reflexivity. }
  fold users. rewrite F. cbn [app Source.Gathered_accounts Source.Gathered_contributions Source.Gathered_inside Source.Gathered_outside].
  assert (P : map (fun b => (of_contribution (fst b), snd b)) (combine cs sums) = combine (map of_contribution cs) sums).
  { clear -E. revert sums E. induction cs as [|c cs IH]; intros [|x sums] E; try discriminate; [reflexivity|]. cbn. f_equal. apply IH. cbn in E. lia. }
  rewrite <- M, <- P. split; [intros k J; rewrite <- P, M in *; apply K; lia|]. split; [|split].
  - rewrite P. clear -E. revert sums E. induction cs as [|c cs IH]; intros [|x sums] E; try discriminate; [reflexivity|]. cbn. f_equal. apply IH. cbn in E. lia.
  - apply map_ext. intros k. apply stratum_sum.
  - unfold sum_of. rewrite map_map. f_equal. apply map_ext. intros [c x]. cbn [fst snd]. rewrite weighted_excess. reflexivity.
Qed.
Lemma charges_in_series series on : on 0 = true ->
  charges_alike on (Source.contribute_in_series series) (Ledger.contribute (of_series series) on).
Proof.
  intros H a b u size p A. cbv zeta. rewrite <- (alike_contributes _ on _ _ u size (parts_proposed p) A).
  rewrite <- (contribute_in_series series a u size p on H). repeat split.
Qed.

Definition of_epoch (e : Source.Epoch) : epoch :=
  Epoch (Source.Epoch_samples e) (of_series (Source.Epoch_series e)) (map of_contribution (Source.Epoch_contributions e))
        ((0, Source.Epoch_sums e) :: match Source.Epoch_excess e with Some x => [(1, [x])] | None => [] end).
Theorem after_epoch state s gathered series writes sums excess : Ledger.samples s = Source.LedgerState_samples state ->
  map (fun w => Source.Write_sum w + Source.Write_noise w) writes = sums ++ match excess with Some x => [x] | None => [] end ->
  len sums = Source.Series_strata series ->
  let after := Source.after_epoch state gathered series writes in
  Source.LedgerState_samples after = Ledger.samples s /\ Source.LedgerState_accounts after = Source.Gathered_accounts gathered /\
  exists e, Source.LedgerState_epochs after = Source.LedgerState_epochs state ++ [e] /\
    of_epoch e = Epoch (counted s) (of_series series) (map of_contribution (Source.Gathered_contributions gathered))
                       ((0, sums) :: match excess with Some x => [(1, [x])] | None => [] end).
Proof.
  intros S W L after. split; [symmetry; exact S|]. split; [reflexivity|]. eexists. split; [reflexivity|].
  unfold of_epoch. cbn [Source.Epoch_samples Source.Epoch_series Source.Epoch_contributions Source.Epoch_sums Source.Epoch_excess].
  rewrite W, <- L, map_map, <- S. unfold counted. f_equal. unfold slice, len. rewrite app_length.
  destruct excess as [x|]; cbn [length app].
  - destruct (Z.ltb_spec (Z.of_nat (length sums)) (Z.of_nat (length sums + 1))); [|lia].
    replace (Z.to_nat _) with (length sums) by lia. rewrite Z.min_l by lia. cbn [Z.to_nat skipn].
    rewrite firstn_app, firstn_all, Nat.sub_diag, app_nil_r, Nat2Z.id, app_nth2, Nat.sub_diag by lia. reflexivity.
  - rewrite app_nil_r, Nat.add_0_r. destruct (Z.ltb_spec (Z.of_nat (length sums)) (Z.of_nat (length sums))); [lia|].
    replace (Z.to_nat _) with (length sums) by lia. rewrite Z.min_l by lia. cbn [Z.to_nat skipn]. rewrite firstn_all. reflexivity.
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
Lemma alike_alone r on a b u size p : alike a b ->
  fst (Gaussian.contribute_alone r on a u size p) = fst (Gaussian.contribute_alone r on b u size p) /\
  alike (snd (Gaussian.contribute_alone r on a u size p)) (snd (Gaussian.contribute_alone r on b u size p)).
Proof.
  intros (A1 & A2 & A3 & A4 & A5). unfold Gaussian.contribute_alone. rewrite A1, A2, A3, A4. split; [reflexivity|].
  repeat (split; [reflexivity|]). exact A5.
Qed.
Lemma charges_alone series on : on 0 = true ->
  charges_alike on Source.contribute_alone (Gaussian.contribute_alone (of_series series) on).
Proof.
  intros H a b u size p A. destruct (alike_alone (of_series series) on _ _ u size (parts_proposed p) A) as [B C].
  rewrite <- (contribute_alone series a u size p on H) in B, C. split; [exact B|exact C].
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
