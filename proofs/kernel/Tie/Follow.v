(** The definitions run on given draws, and all that a run shows as one list of integers, for comparison with the Python
    specification. Nothing here is part of a theorem. Lists are written after their length, so that different runs give
    different lists. *)
From Coq Require Import ZArith QArith List Bool.
From Withhold.Definitions Require Import Probability Paper Ledger Gaussian Final.
Import ListNotations.
Local Open Scope Z_scope.

Definition of_bool (b : bool) : Z := if b then 1 else 0.
Definition of_q (q : Q) : list Z := [Qnum (Qred q); Zpos (Qden (Qred q))].
Definition of_list (l : list Z) : list Z := len l :: l.
Definition of_each {A} (f : A -> list Z) (l : list A) : list Z := len l :: flat_map f l.

(** ** Draws *)
Definition of_draw (d : draw) : list Z :=
  match d with
  | Laplace scale exact => 1 :: of_q scale ++ [exact]
  | Gaussian variance exact => 2 :: of_q variance ++ [exact]
  | Choose rate costs => 3 :: of_q rate ++ of_list costs
  | Radius dim K scale => 4 :: Z.of_nat dim :: K :: of_q scale
  | Uniform r exact => 5 :: r :: of_list exact
  end.
Fixpoint add_each (xs ys : list Z) : list Z :=
  match xs, ys with x :: xs, y :: ys => x + y :: add_each xs ys | _, _ => xs end.
(** The answer to a draw: a choice or a radius as it is given; noise is added to the exact numbers. *)
Definition answered (d : draw) (given : list Z) : list Z :=
  match d with
  | Laplace _ exact | Gaussian _ exact => add_each [exact] given
  | Choose _ costs => [hd 0 given mod len costs]
  | Radius _ _ _ => [Z.abs (hd 0 given)]
  | Uniform _ exact => add_each exact given
  end.
(** The specification does not draw a radius that no epoch uses. *)
Definition unused (d : draw) : bool := match d with Radius _ K _ => K <? 1 | _ => false end.

(** A tape gives the numbers for draw number i, counted from 0. *)
Definition tape := Z -> list Z.
Definition given_tape (draws : list (list Z)) : tape := fun i => nth (Z.to_nat i) draws [].
(** Numbers from -11 to 11, for draws of up to four numbers. *)
Definition rule_tape (a b : Z) : tape := fun i => map (fun j => (a * i + b + 5 * j) mod 23 - 11) [0; 1; 2; 3].

(** What a program shows on a tape: all its draws, its result, and the number of the next draw. *)
Fixpoint follow {A} (t : tape) (i : Z) (p : prog A) : list Z * A * Z :=
  match p with
  | Ret a => ([], a, i)
  | Draw d k =>
      if unused d then follow t i (k [0])
      else let '(shown, a, i) := follow t (i + 1) (k (answered d (t i))) in (of_draw d ++ shown, a, i)
  end.

(** ** What a step shows *)
Definition of_shown (s : Paper.shown) : list Z :=
  match s with Write c node value => [1; c; node; value] | Activation level choice => [2; level; choice] end.
Definition of_step (s : step) : list Z :=
  [of_bool (refused s); of_bool (ignored s); count s; sum_t s; total_t s] ++ of_each of_shown (shows s).

Fixpoint position (u : user) (l : list (user * Z)) : Z :=
  match l with [] => 0 | (v, _) :: rest => if v =? u then 0 else 1 + position u rest end.
Definition of_part (p : part) : list Z :=
  [stratum p; weight p] ++
  match asked p with Inside low high => [0; low; high; 0] | Outside low high saturation => [1; low; high; saturation] end.
Definition of_contribution (d : public_data) (c : contribution) : list Z :=
  [position (by_user c) (counts d); size c] ++ of_each of_part (parts c).
Definition of_epoch (d : public_data) (e : epoch) : list Z :=
  [closed_at e; first (of_series e); lasts (of_series e)]
  ++ of_each (fun g => [fst g; snd g]) (groups (of_series e))
  ++ of_each (of_contribution d) (contributions e)
  ++ of_each (fun g => fst g :: of_list (snd g)) (Ledger.shown e).
Definition of_account (groups : Z) (a : account) : list Z :=
  [covered a; spent a; first_sample a; last_series a] ++ map (item (paid a)) (range 0 groups).
(** The epoch, if one has closed since there were so many. *)
Definition of_ledger_step (groups before : Z) (s : ledger_shown) : list Z :=
  let d := data s in
  [of_bool (was_refused s); of_bool (was_ignored s); its_count s]
  ++ of_each (fun c => snd c :: of_account groups (accounts_seen d (fst c))) (counts d)
  ++ of_each (of_epoch d) (skipn (Z.to_nat before) (epochs_seen d)).

(** ** Runs *)
(** A mechanism: its step, and what a step shows, with the state before it. *)
Record mechanism (S V : Type) := Mechanism { step_of : S -> user -> Z -> prog (S * V); of_view : S -> V -> list Z }.
Arguments Mechanism {S V} _ _.
Arguments step_of {S V} _.
Arguments of_view {S V} _.
Definition paper_mechanism (step : state -> user -> Z -> prog (state * step)) := Mechanism step (fun _ => of_step).
Definition ledger_mechanism groups P pol scale :=
  Mechanism (ledger_step P pol scale) (fun s => of_ledger_step groups (len (epochs (fst s)))).
Definition gaussian_mechanism groups P pol variance :=
  Mechanism (gaussian_step P pol variance) (fun s => of_ledger_step groups (len (epochs s))).
Definition ledger_begin : ledger * (Z -> Z) := (ledger_start, fun _ => 0).
(** What a step that was refused or not shows begins with 0 or 1. *)
Definition of_final {S V} (view : S -> V -> list Z) (s : option S) (v : with_final V) : list Z :=
  match v, s with
  | Running v, Some now => view now v
  | Final noisy_total, _ => [2; noisy_total]
  | _, _ => [3]
  end.
(** scales: that of the final release for a sensitivity. *)
Definition final_mechanism groups P pol scale grid scales :=
  Mechanism (final_step (ledger_step P pol scale) fst grid scales)
            (of_final (of_view (ledger_mechanism groups P pol scale))).
Definition final_begin : option (ledger * (Z -> Z)) := Some ledger_begin.

(** Who may come next: users are named by first arrival, so those who have come, and a new one; and the end, if there is one. *)
Definition known_or_new (s : samples_by_user) : list user := range 0 (len s + 1).
Definition known_new_or_end (s : option (ledger * (Z -> Z))) : list user :=
  the_end :: known_or_new (match s with Some now => Ledger.samples (fst now) | None => [] end).

Fixpoint replay {S V} (m : mechanism S V) (t : tape) (i : Z) (s : S) (events : list (user * Z)) : list Z :=
  match events with
  | [] => []
  | (u, x) :: rest =>
      let '(draws, r, j) := follow t i (step_of m s u x) in
      of_list draws ++ of_view m s (snd r) ++ replay m t j (fst r) rest
  end.

Fixpoint same (xs ys : list Z) : bool :=
  match xs, ys with [], [] => true | x :: xs, y :: ys => (x =? y) && same xs ys | _, _ => false end.
(** The numbers of the cases whose two lists differ. *)
Definition wrong (cases : list (Z * (list Z * list Z))) : list Z :=
  map fst (filter (fun c => negb (same (fst (snd c)) (snd (snd c)))) cases).

(** ** Tables in place of functions *)
Definition at_index {A} (none : A) (l : list A) : Z -> A := fun k => nth (Z.to_nat k) l none.
(** Rows of a level, a prior, and the ends of the interval. *)
Definition interval_table (rows : list (Z * Q * (Z * Z))) : Z -> Q -> Z * Z := fun level prior =>
  match find (fun row => (fst (fst row) =? level) && Qeq_bool (snd (fst row)) prior) rows with
  | Some row => snd row
  | None => (1, 0)
  end.
Definition scale_table (rows : list (Z * Q)) : Z -> Q := fun sensitivity =>
  match find (fun row => fst row =? sensitivity) rows with Some row => snd row | None => 0%Q end.
(** What a policy says when so many samples have been counted: the series' length and groups, whether the epoch releases
    excesses, and the proposals. No epoch closes where there is no row. *)
Record decision := Decision { samples_counted : Z; its_length : Z; its_groups : list (Z * Z); excess : bool; proposed : list proposal }.
Definition decision_now (rows : list decision) (d : public_data) : option decision :=
  find (fun row => samples_counted row =? add (map snd (counts d))) rows.
Definition table_policy (rows : list decision) : policy :=
  let ask {A} (none : A) f d := match decision_now rows d with Some row => f row | None => none end in
  Policy (ask false (fun _ => true)) (ask 0 its_length) (ask [] its_groups)
         (fun d g => (g =? 0) || ask false excess d) (ask [] proposed).
