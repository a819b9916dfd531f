(** The ledger mechanism of spec/withhold_spec/accounted (pure.py, epoch.py, interface.py), for any number of groups of
    queries, each over any number of strata. There: group 0 are sums, group 1 excesses, with one stratum. *)
From Coq Require Import ZArith QArith List Bool.
From Withhold.Definitions Require Import Probability Paper.
Import ListNotations.
Local Open Scope Z_scope.

Definition BUDGET : Z := 2 ^ 40.

(** ** Programs that release sums in series. They name a group; they never see the radius of its noise. *)
Inductive series_prog (A : Type) : Type :=
| Done (a : A)
| Open (group strata epochs : Z) (k : series_prog A)
| Release (group : Z) (exact : list Z) (k : list Z -> series_prog A).
Arguments Done {A} a.
Arguments Open {A} group strata epochs k.
Arguments Release {A} group exact k.

Fixpoint then_do {A B} (p : series_prog A) (f : A -> series_prog B) : series_prog B :=
  match p with
  | Done a => f a
  | Open g strata epochs k => Open g strata epochs (then_do k f)
  | Release g exact k => Release g exact (fun z => then_do (k z) f)
  end.
(** What they are: a series begins with the draw of a radius, which stays hidden; every release of the series draws
    noise uniformly from the l1 ball of this radius. *)
Fixpoint hide {A} (scale : Q) (p : series_prog A) (radii : Z -> Z) : prog (A * (Z -> Z)) :=
  match p with
  | Done a => Ret (a, radii)
  | Open g strata epochs k =>
      Draw (Radius (Z.to_nat strata) epochs scale) (fun r => hide scale k (set radii g (hd 0 r)))
  | Release g exact k => Draw (Uniform (radii g) exact) (fun z => hide scale (k z) radii)
  end.

(** ** What is public *)
Inductive query := Inside (low high : Z) | Outside (inner_low inner_high saturation : Z).
(** A part in a group of queries: in which stratum, which may not exist, and what a unit of the answer counts. *)
Record part := Part { stratum : Z; weight : Z; asked : query }.
Definition no_part : part := Part 0 0 (Inside 0 0).
Definition proposal := list part.   (* one part for every group *)
Record contribution := Contribution { by_user : user; size : Z; parts : list part }.
Record series := Series { first : Z; lasts : Z; groups : list (Z * Z) }.   (* of every group: strata, epochs *)
Record epoch := Epoch {
  closed_at : Z; of_series : series; contributions : list contribution; shown : list (Z * list Z) }.
(** paid: of every group, the largest cost of an epoch in the user's last series. *)
Record account := Account { covered : Z; spent : Z; first_sample : Z; last_series : Z; paid : list Z }.
Record public_data := Public { counts : list (user * Z); accounts_seen : user -> account; epochs_seen : list epoch }.
(** Any functions at all. *)
Record policy := Policy {
  closes : public_data -> bool;
  series_length : public_data -> Z;              (* 0 where the series goes on *)
  series_groups : public_data -> list (Z * Z);
  asks : public_data -> Z -> bool;               (* which groups the epoch releases *)
  proposals : public_data -> list proposal }.    (* for the users with withheld samples, in order *)

Definition width (q : query) : Z :=
  match q with Inside low high => high - low | Outside _ _ saturation => saturation end.
Definition answer (q : query) (x : Z) : Z :=
  match q with
  | Inside low high => clip x low high - low
  | Outside low high saturation => clip (x - high) 0 saturation + clip (low - x) 0 saturation
  end.
Definition cost (p : part) : Z := weight p * width (asked p).
Definition well_formed (p : part) : bool :=
  (0 <=? weight p) && (0 <=? width (asked p)) &&
  match asked p with Inside _ _ => true | Outside low high _ => low <=? high end.
Definition weightless (p : part) : part := Part (stratum p) 0 (asked p).
Definition part_of (g : Z) (ps : list part) : part := nth (Z.to_nat g) ps no_part.
Definition strata_of (r : series) (g : Z) : Z := fst (nth (Z.to_nat g) (groups r) (0, 0)).
Definition epochs_of (r : series) (g : Z) : Z := snd (nth (Z.to_nat g) (groups r) (0, 0)).
Definition each_group (r : series) : list Z := range 0 (len (groups r)).

(** ** Accounts *)
Definition in_series (a : account) (r : series) : account :=
  if last_series a =? first r then a else Account (covered a) (spent a) (first_sample a) (first r) [].
Definition additional_cost (r : series) (a : account) (ps : list part) : Z :=
  add (map (fun g => Z.max 0 (cost (part_of g ps) - item (paid a) g)) (each_group r)).
Definition carried_out (r : series) (a : account) (ps : list part) : list part :=
  if forallb (fun g => well_formed (part_of g ps)) (each_group r)
     && (additional_cost r a ps <=? BUDGET - spent a)
  then ps else map weightless ps.
Definition debit (r : series) (a : account) (c : contribution) : account :=
  Account (covered a + size c) (spent a + additional_cost r a (parts c)) (first_sample a) (last_series a)
          (map (fun g => Z.max (item (paid a) g) (cost (part_of g (parts c)))) (each_group r)).
(** A proposal as it is carried out, and the account after it. Groups that the epoch does not release get weight 0. *)
Definition contribute (r : series) (on : Z -> bool) (a : account) (u : user) (size : Z) (p : proposal)
  : contribution * account :=
  let wanted := map (fun g => if on g then part_of g p else weightless (part_of g p)) (each_group r) in
  let opened := in_series a r in
  let c := Contribution u size (carried_out r opened wanted) in
  (c, debit r opened c).

(** ** An epoch *)
Record ledger := Ledger {
  samples : samples_by_user; accounts : user -> account; epochs : list epoch;
  current : series; used : Z -> Z }.   (* used: how many epochs of the series have released a group *)
Definition ledger_start : ledger := Ledger [] (fun _ => Account 0 0 0 0 []) [] (Series 1 0 []) (fun _ => 0).
Definition public_view (s : ledger) : public_data :=
  Public (map (fun p => (fst p, len (snd p))) (samples s)) (accounts s) (epochs s).
Definition counted (s : ledger) : Z := add (map (fun p => len (snd p)) (samples s)).

(** A user's withheld samples; and every withheld block, with what becomes of it: its contribution and its sum. *)
Definition withheld (a : account) (own : list Z) : list Z := slice (covered a) (len own) own.
Fixpoint gather (charge : account -> user -> Z -> proposal -> contribution * account) (accounts : user -> account)
  (s : samples_by_user) (ps : list proposal) : (user -> account) * list (contribution * Z) :=
  match s with
  | [] => (accounts, [])
  | (u, own) :: rest =>
      let a := accounts u in
      if covered a <? len own then
        let ca := charge a u (len own - covered a) (hd [] ps) in
        let g := gather charge (set accounts u (snd ca)) rest (tl ps) in
        (fst g, (fst ca, add (withheld a own)) :: snd g)
      else gather charge accounts rest ps
  end.
Definition sum_of (g k : Z) (taken : list (contribution * Z)) : Z :=
  add (map (fun t => let p := part_of g (parts (fst t)) in
                     if stratum p =? k then weight p * answer (asked p) (snd t) else 0) taken).
Definition sums_of (r : series) (g : Z) (taken : list (contribution * Z)) : list Z :=
  map (fun k => sum_of g k taken) (range 0 (strata_of r g)).

Fixpoint open_groups {A} (g : Z) (gs : list (Z * Z)) (k : series_prog A) : series_prog A :=
  match gs with [] => k | (strata, epochs) :: rest => Open g strata epochs (open_groups (g + 1) rest k) end.
Definition open_series (pol : policy) (s : ledger) : series_prog ledger :=
  let number := len (epochs s) + 1 in
  let lasting := series_length pol (public_view s) in
  if (lasting <? 1) && (number <? first (current s) + lasts (current s)) then Done s
  else let r := Series number (Z.max 1 lasting) (series_groups pol (public_view s)) in
       open_groups 0 (groups r) (Done (Ledger (samples s) (accounts s) (epochs s) r (fun _ => 0))).
(** The sums of these groups in turn. release: how the sums of one group are released. *)
Fixpoint release_all {M} (release : Z -> list Z -> (list Z -> M) -> M) (r : series) (taken : list (contribution * Z))
  (gs : list Z) (seen : list (Z * list Z)) (k : list (Z * list Z) -> M) : M :=
  match gs with
  | [] => k seen
  | g :: rest => release g (sums_of r g taken) (fun z => release_all release r taken rest (seen ++ [(g, z)]) k)
  end.
(** asked: what the policy says about the epoch, as it was asked before a series began with it. *)
Definition close_epoch (asked : Z -> bool) (ps : list proposal) (s : ledger) : series_prog ledger :=
  let r := current s in
  let on g := asked g && (used s g <? epochs_of r g) in
  let g := gather (contribute r on) (accounts s) (samples s) ps in
  release_all Release r (snd g) (filter on (each_group r)) [] (fun seen =>
    Done (Ledger (samples s) (fst g) (epochs s ++ [Epoch (counted s) r (map fst (snd g)) seen]) r
                 (fun g => used s g + if on g then 1 else 0))).

(** ** A step. Everything public is shown; radii and samples are not. *)
Record ledger_shown := LedgerStep { was_refused : bool; was_ignored : bool; its_count : Z; data : public_data }.
Definition open_account (s : ledger) (u : user) (grown : samples_by_user) (count : Z) : ledger :=
  let now := add (map (fun p => len (snd p)) grown) in
  let a := accounts s u in
  let opened := Account (covered a) (spent a) now (last_series a) (paid a) in
  Ledger grown (if count =? 1 then set (accounts s) u opened else accounts s) (epochs s) (current s) (used s).
(** close: how an epoch closes, before what is done then. *)
Definition epoch_step {M} (P : params) (pol : policy) (close : ledger -> (ledger -> M) -> M)
  (ret : ledger * ledger_shown -> M) (s : ledger) (u : user) (x : Z) : M :=
  match arrive P (samples s) u x with
  | Refused => ret (s, LedgerStep true false 0 (public_view s))
  | Ignored n => ret (s, LedgerStep false true n (public_view s))
  | Counted grown n =>
      let s := open_account s u grown n in
      let finish s := ret (s, LedgerStep false false n (public_view s)) in
      if closes pol (public_view s) then close s finish else finish s
  end.
Definition close_in_series {A} (pol : policy) (s : ledger) (finish : ledger -> series_prog A) : series_prog A :=
  then_do (open_series pol s) (fun opened =>
    then_do (close_epoch (asks pol (public_view s)) (proposals pol (public_view s)) opened) finish).
Definition ledger_turn (P : params) (pol : policy) := epoch_step P pol (close_in_series pol) Done.
Definition ledger_step (P : params) (pol : policy) (scale : Q) (s : ledger * (Z -> Z)) (u : user) (x : Z)
  : prog ((ledger * (Z -> Z)) * ledger_shown) :=
  bind (hide scale (ledger_turn P pol (fst s) u x) (snd s)) (fun r => Ret ((fst (fst r), snd r), snd (fst r))).

(** How many of user v's samples all epochs have taken. *)
Definition taken_in (v : user) (es : list epoch) : Z :=
  add (map (fun e => add (map (fun c => if by_user c =? v then size c else 0) (contributions e))) es).
(** Every counted sample is in exactly one epoch, and in the first that closes: in every state that is reached, epochs
    have taken as many samples of a user as the account covers, and a step that closes an epoch withholds nothing. *)
Definition covers_all {S V} (step : S -> user -> Z -> prog (S * V)) (ledger_of : S -> ledger) (s0 : S) : Prop :=
  forall T feed, always (run step T feed s0 []) (fun r => let s := ledger_of (fst r) in
    (forall v, taken_in v (epochs s) = covered (accounts s v) /\
               0 <= covered (accounts s v) <= len (own v (samples s))) /\
    forall u x, always (step (fst r) u x) (fun r' => let s' := ledger_of (fst r') in
      epochs s' = epochs s \/
      (exists e, epochs s' = epochs s ++ [e] /\ closed_at e = counted s') /\
      forall v, covered (accounts s' v) = len (own v (samples s')))).
