(** Functions of the Python specification, translated from their source by a program:
    `withhold prove --kernel --certificates write`. Equal.v proves that the definitions have the same values. *)
From Coq Require Import ZArith QArith List Bool.
From Withhold.Definitions Require Import Probability Paper.
Import ListNotations.
Local Open Scope Z_scope.

Definition bit_length (z : Z) : Z := if z =? 0 then 0 else Z.log2 (Z.abs z) + 1.
Definition set_at {A} (i : Z) (a : A) (l : list A) : list A := firstn (Z.to_nat i) l ++ a :: skipn (S (Z.to_nat i)) l.

Definition BUDGET : Z := 1099511627776.
Record Params := make_Params {
  Params_grid : Z }.
Record Account := make_Account {
  Account_released : Z;
  Account_spent : Z;
  Account_first : Z;
  Account_series : Z;
  Account_sum_cost : Z;
  Account_excess_cost : Z }.
Record Contribution := make_Contribution {
  Contribution_user : Z;
  Contribution_size : Z;
  Contribution_low : Z;
  Contribution_high : Z;
  Contribution_weight : Z;
  Contribution_inner_low : Z;
  Contribution_inner_high : Z;
  Contribution_saturation : Z;
  Contribution_excess_weight : Z;
  Contribution_stratum : Z }.
Definition Contribution_sum_cost (self : Contribution) :=
  ((Contribution_weight self) * ((Contribution_high self) - (Contribution_low self))).
Definition Contribution_excess_cost (self : Contribution) :=
  ((Contribution_excess_weight self) * (Contribution_saturation self)).
Record Series := make_Series {
  Series_first : Z;
  Series_length : Z;
  Series_excess_queries : Z;
  Series_strata : Z }.
Record Proposal := make_Proposal {
  Proposal_low : Z;
  Proposal_high : Z;
  Proposal_weight : Z;
  Proposal_inner_low : Z;
  Proposal_inner_high : Z;
  Proposal_saturation : Z;
  Proposal_excess_weight : Z;
  Proposal_stratum : Z }.
Record Epoch := make_Epoch {
  Epoch_samples : Z;
  Epoch_series : Series;
  Epoch_contributions : (list Contribution);
  Epoch_sums : (list Z);
  Epoch_excess : (option Z) }.
Record LedgerPlan := make_LedgerPlan {
  LedgerPlan_scale : Q }.
Record LedgerState := make_LedgerState {
  LedgerState_samples : samples_by_user;
  LedgerState_accounts : (list Account);
  LedgerState_epochs : (list Epoch);
  LedgerState_series : Series;
  LedgerState_radii : (Z * Z);
  LedgerState_excesses : Z }.
Record Public := make_Public {
  Public_counts : (list Z);
  Public_accounts : (list Account);
  Public_epochs : (list Epoch) }.
Definition Public_withheld_users (self : Public) :=
  (map (fun '(user, account) => user) (filter (fun '(user, account) => ((Account_released account) <? (nth (Z.to_nat user) (Public_counts self) 0))) (combine (range 0 (len (Public_accounts self))) (Public_accounts self)))).
Record Gathered := make_Gathered {
  Gathered_accounts : (list Account);
  Gathered_contributions : (list Contribution);
  Gathered_inside : (list Z);
  Gathered_outside : Z }.
Record Write := make_Write {
  Write_counter : Z;
  Write_node : Z;
  Write_sum : Z;
  Write_noise : Z }.
Record FinalRelease := make_FinalRelease {
  FinalRelease_samples : Z;
  FinalRelease_sum : Z;
  FinalRelease_sensitivity : Z;
  FinalRelease_scale : Q }.
Definition maximum (first : Z) (second : Z) :=
  (if (first <? second) then second else first).
Definition clip (value : Z) (low : Z) (high : Z) :=
  (if (value <? low) then low else (if (high <? value) then high else value)).
Definition depth (length : Z) :=
  (bit_length length).
Definition lowest_bit (t : Z) :=
  (Z.land t (- t)).
Definition elements_of (t : Z) :=
  (range ((t - (lowest_bit t)) + 1) (t + 1)).
Definition levels (max_samples : Z) :=
  ((bit_length max_samples) - 1).
Definition completes_block (count : Z) :=
  ((0 <? count) && ((Z.land count (count - 1)) =? 0)).
Definition level_of (count : Z) :=
  ((bit_length count) - 1).
Definition block_size (level : Z) :=
  (if (level =? 0) then 1 else (2 ^ (level - 1))).
Definition block_sum (samples : (list Z)) (level : Z) :=
  (add (slice ((2 ^ level) - (block_size level)) (2 ^ level) samples)).
Definition released (count : Z) :=
  (if (count =? 0) then 0 else (2 ^ (level_of count))).
Definition samples_present (samples : samples_by_user) (level : Z) :=
  (add (map (fun own => (Z.min (len own) (block_size level))) (map snd samples))).
Definition fill_arrays (samples : samples_by_user) (level : Z) (arrays : Z) :=
  let size := (block_size level) in
  let row := (flat_map (fun own => (map (fun sample => sample) (slice 0 size own))) (map snd samples)) in
  (map (fun j => (slice (j * size) ((j + 1) * size) row)) (range 0 arrays)).
Definition nearest_bin (array_sum : Z) (level : Z) (grid : Z) :=
  let bins := (bin_count level) in
  let full := ((block_size level) * grid) in
  (add (map (fun i => (if ((i * full) <? (array_sum * bins)) then 1 else 0)) (range 1 bins))).
Definition costs (bins : (list Z)) (level : Z) :=
  (map (fun i => (maximum (add (map (fun bin_of => (if (bin_of <? i) then 1 else 0)) bins)) (add (map (fun bin_of => (if (i <? bin_of) then 1 else 0)) bins)))) (range 0 (bin_count level))).
Definition contribution_of (user : Z) (size : Z) (proposal : Proposal) :=
  let weight := (Proposal_weight proposal) in
  (make_Contribution user size (Proposal_low proposal) (Proposal_high proposal) weight (Proposal_inner_low proposal) (Proposal_inner_high proposal) (Proposal_saturation proposal) (Proposal_excess_weight proposal) (Proposal_stratum proposal)).
Definition weighted_sum (contribution : Contribution) (block_sum : Z) :=
  ((Contribution_weight contribution) * ((clip block_sum (Contribution_low contribution) (Contribution_high contribution)) - (Contribution_low contribution))).
Definition weighted_excess (contribution : Contribution) (block_sum : Z) :=
  let above := (clip (block_sum - (Contribution_inner_high contribution)) 0 (Contribution_saturation contribution)) in
  let below := (clip ((Contribution_inner_low contribution) - block_sum) 0 (Contribution_saturation contribution)) in
  ((Contribution_excess_weight contribution) * (above + below)).
Definition stratum_sum (stratum : Z) (blocks : (list (Contribution * Z))) :=
  let parts := map (fun '(contribution, block_sum) => let part := (weighted_sum contribution block_sum) in let below := (if ((Contribution_stratum contribution) <? stratum) then 0 else part) in (if (stratum <? (Contribution_stratum contribution)) then 0 else below)) blocks in
  (add parts).
Definition carried_out (contribution : Contribution) (can_be_paid : bool) :=
  let payable := (if can_be_paid then 1 else 0) in
  let part := (Contribution_weight contribution) in
  let payable := (if (part <? 0) then 0 else payable) in
  let part := (Contribution_excess_weight contribution) in
  let payable := (if (part <? 0) then 0 else payable) in
  let part := ((Contribution_high contribution) - (Contribution_low contribution)) in
  let payable := (if (part <? 0) then 0 else payable) in
  let part := ((Contribution_inner_high contribution) - (Contribution_inner_low contribution)) in
  let payable := (if (part <? 0) then 0 else payable) in
  let part := (Contribution_saturation contribution) in
  let payable := (if (part <? 0) then 0 else payable) in
  (make_Contribution (Contribution_user contribution) (Contribution_size contribution) (Contribution_low contribution) (Contribution_high contribution) (payable * (Contribution_weight contribution)) (Contribution_inner_low contribution) (Contribution_inner_high contribution) (Contribution_saturation contribution) (payable * (Contribution_excess_weight contribution)) (Contribution_stratum contribution)).
Definition in_series (account : Account) (series : Series) :=
  if ((Account_series account) =? (Series_first series)) then account else
  (make_Account (Account_released account) (Account_spent account) (Account_first account) (Series_first series) 0 0).
Definition additional_cost (account : Account) (contribution : Contribution) :=
  let sum_increase := (maximum 0 ((Contribution_sum_cost contribution) - (Account_sum_cost account))) in
  (sum_increase + (maximum 0 ((Contribution_excess_cost contribution) - (Account_excess_cost account)))).
Definition debit (account : Account) (contribution : Contribution) :=
  (make_Account ((Account_released account) + (Contribution_size contribution)) ((Account_spent account) + (additional_cost account contribution)) (Account_first account) (Account_series account) (maximum (Account_sum_cost account) (Contribution_sum_cost contribution)) (maximum (Account_excess_cost account) (Contribution_excess_cost contribution))).
Definition contribute (account : Account) (user : Z) (size : Z) (proposal : Proposal) :=
  let contribution := (contribution_of user size proposal) in
  (carried_out contribution ((additional_cost account contribution) <=? (BUDGET - (Account_spent account)))).
Definition contribute_in_series (series : Series) (account : Account) (user : Z) (size : Z) (proposal : Proposal) :=
  let opened := (in_series account series) in
  let contribution := (contribute opened user size proposal) in
  (contribution, (debit opened contribution)).
Definition open_series (plan : LedgerPlan) (state : LedgerState) (length : Z) (strata : Z) (excess_queries : Z) :=
  let number := ((len (LedgerState_epochs state)) + 1) in
  let last := (LedgerState_series state) in
  if ((length <? 1) && (number <? ((Series_first last) + (Series_length last)))) then Ret state else
  let series := (make_Series number (Z.max 1 length) (Z.max 0 excess_queries) (Z.max 1 strata)) in
  let queries := (Series_excess_queries series) in
  let strata := (Series_strata series) in
  let scale := (LedgerPlan_scale plan) in
  bind (Draw (Radius (Z.to_nat strata) (Series_length series) scale) (fun z => Ret (hd 0 z))) (fun sum_radius =>
  bind (if (0 <? queries) then (Draw (Radius (Z.to_nat 1) queries scale) (fun z => Ret (hd 0 z))) else (Ret 0)) (fun excess_radius =>
  Ret (make_LedgerState (LedgerState_samples state) (LedgerState_accounts state) (LedgerState_epochs state) series (sum_radius, excess_radius) 0))).
Definition open_accounts (state : LedgerState) :=
  let new := ((len (LedgerState_samples state)) - (len (LedgerState_accounts state))) in
  let now := (add (map (fun samples => (len samples)) (map snd (LedgerState_samples state)))) in
  (make_LedgerState (LedgerState_samples state) ((LedgerState_accounts state) ++ (repeat (make_Account 0 0 now 0 0 0) (Z.to_nat new))) (LedgerState_epochs state) (LedgerState_series state) (LedgerState_radii state) (LedgerState_excesses state)).
Definition public_view (plan : LedgerPlan) (state : LedgerState) :=
  let counts := (map (fun samples => (len samples)) (map snd (LedgerState_samples state))) in
  (make_Public counts (LedgerState_accounts state) (LedgerState_epochs state)).
Definition gather (plan : LedgerPlan) (state : LedgerState) (proposals : (list Proposal)) (with_excess : bool) (strata : Z) (charge : (Account -> Z -> Z -> Proposal -> (Contribution * Account))) :=
  let accounts := (LedgerState_accounts state) in
  let samples := (map snd (LedgerState_samples state)) in
  let '(accounts, contributions, block_sums) := fold_left (fun '(accounts, contributions, block_sums) '(user, proposal) =>
    let account := (nth (Z.to_nat user) accounts (make_Account 0 0 0 0 0 0)) in
    let block := (slice (Account_released account) (len (nth (Z.to_nat user) samples [])) (nth (Z.to_nat user) samples [])) in
    let wanted := (if with_excess then proposal else (make_Proposal (Proposal_low proposal) (Proposal_high proposal) (Proposal_weight proposal) (Proposal_inner_low proposal) (Proposal_inner_high proposal) (Proposal_saturation proposal) 0 (Proposal_stratum proposal))) in
    let '(contribution, new_accounts) := (charge account user (len block) wanted) in
    let accounts := (set_at user new_accounts accounts) in
    let contributions := (contributions ++ [contribution]) in
    let block_sums := (block_sums ++ [(add block)]) in
    (accounts, contributions, block_sums))
    (combine (Public_withheld_users (public_view plan state)) proposals) (accounts, [], []) in
  let blocks := (combine contributions block_sums) in
  let inside := (map (fun stratum => (stratum_sum stratum blocks)) (range 0 strata)) in
  let outside := (add (map (fun '(contribution, total) => (weighted_excess contribution total)) blocks)) in
  (make_Gathered accounts contributions inside outside).
Definition after_epoch (state : LedgerState) (gathered : Gathered) (series : Series) (writes : (list Write)) :=
  let noisy := (map (fun write => ((Write_sum write) + (Write_noise write))) writes) in
  let strata := (Series_strata series) in
  let epoch := (make_Epoch (add (map (fun samples => (len samples)) (map snd (LedgerState_samples state)))) series (Gathered_contributions gathered) (slice 0 strata noisy) (if (strata <? (len noisy)) then Some (nth (Z.to_nat strata) noisy 0) else None)) in
  (make_LedgerState (LedgerState_samples state) (Gathered_accounts gathered) ((LedgerState_epochs state) ++ [epoch]) (LedgerState_series state) (LedgerState_radii state) (LedgerState_excesses state)).
Definition restored (state : LedgerState) :=
  let ended := (make_Series ((len (LedgerState_epochs state)) + 1) 0 0 1) in
  (make_LedgerState (LedgerState_samples state) (LedgerState_accounts state) (LedgerState_epochs state) ended (0, 0) 0).
Definition sum_of (samples : (list (list Z))) :=
  (add (map (fun each => (add each)) samples)).
Definition sensitivity_of (samples : (list (list Z))) (grid : Z) :=
  (grid * (fold_right Z.max 1 (map (fun each => (len each)) samples))).
Definition final_release (final_scale : Z -> Q -> Q) (params : Params) (epsilon : Q) (samples : (list (list Z))) :=
  let sensitivity := (sensitivity_of samples (Params_grid params)) in
  let scale := (final_scale sensitivity epsilon) in
  bind (Draw (Laplace scale (sum_of samples)) (fun z => Ret (hd 0 z))) (fun noisy =>
  Ret (make_FinalRelease (add (map (fun each => (len each)) samples)) noisy sensitivity scale)).
Definition squared_cost (contribution : Contribution) :=
  let sum_cost := (Contribution_sum_cost contribution) in
  let excess_cost := (Contribution_excess_cost contribution) in
  ((sum_cost * sum_cost) + (excess_cost * excess_cost)).
Definition contribute_alone (account : Account) (user : Z) (size : Z) (proposal : Proposal) :=
  let proposed := (contribution_of user size proposal) in
  let contribution := (carried_out proposed ((squared_cost proposed) <=? ((BUDGET ^ 2) - (Account_spent account)))) in
  let spent := ((Account_spent account) + (squared_cost contribution)) in
  (contribution, (make_Account ((Account_released account) + size) spent (Account_first account) (Account_series account) (Account_sum_cost account) (Account_excess_cost account))).
