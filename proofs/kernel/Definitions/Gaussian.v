(** The ledger mechanism with Gaussian noise (spec/withhold_spec/accounted/gaussian.py), for any groups and strata. *)
From Coq Require Import ZArith QArith List Bool.
From Withhold.Definitions Require Import Probability Paper Ledger.
Import ListNotations.
Local Open Scope Z_scope.

(** Accounts are in squares of budget units. *)
Definition squared_cost (r : series) (ps : list part) : Z :=
  add (map (fun g => cost (part_of g ps) * cost (part_of g ps)) (each_group r)).
Definition contribute_alone (r : series) (on : Z -> bool) (a : account) (u : user) (size : Z) (p : proposal)
  : contribution * account :=
  let wanted := map (fun g => if on g then part_of g p else weightless (part_of g p)) (each_group r) in
  let done := if forallb (fun g => well_formed (part_of g wanted)) (each_group r)
                 && (squared_cost r wanted <=? BUDGET * BUDGET - spent a) then wanted else map weightless wanted in
  (Contribution u size done,
   Account (covered a + size) (spent a + squared_cost r done) (first_sample a) (last_series a) (paid a)).

(** Every sum gets noise of its own. *)
Fixpoint noisy {A} (variance : Q) (sums : list Z) (k : list Z -> prog A) : prog A :=
  match sums with
  | [] => k []
  | x :: rest => Draw (Gaussian variance x) (fun z => noisy variance rest (fun zs => k (hd 0 z :: zs)))
  end.
Definition close_alone (variance : Q) (pol : policy) (s : ledger) : prog ledger :=
  let seen := public_view s in
  let r := Series (len (epochs s) + 1) 1 (series_groups pol seen) in
  let g := gather (contribute_alone r (asks pol seen)) (accounts s) (samples s) (proposals pol seen) in
  release_all (fun _ => noisy variance) r (snd g) (filter (asks pol seen) (each_group r)) [] (fun seen =>
    Ret (Ledger (samples s) (fst g) (epochs s ++ [Epoch (counted s) r (map fst (snd g)) seen]) (current s) (used s))).
Definition gaussian_step (P : params) (pol : policy) (variance : Q)
  : ledger -> user -> Z -> prog (ledger * ledger_shown) :=
  epoch_step P pol (fun s => bind (close_alone variance pol s)) Ret.
