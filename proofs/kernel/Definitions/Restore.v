(** Copies of a state of the ledger mechanism, and the rule for opening one (withhold_spec/accounted/restore.py). *)
From Coq Require Import ZArith QArith List Bool.
From Withhold.Definitions Require Import Probability Paper Ledger.
Import ListNotations.
Local Open Scope Z_scope.

(** The rule: the open series ends and its radii are forgotten, so that the next epoch begins another. Charges stay. *)
Definition restored (s : ledger) : ledger :=
  Ledger (samples s) (accounts s) (epochs s) (Series (len (epochs s) + 1) 0 []) (fun _ => 0).
Definition after_restore (c : ledger * (Z -> Z)) : ledger * (Z -> Z) := (restored (fst c), fun _ => 0).

(** A copy takes the sample that comes, under a policy; or it is opened again, in its place or as one copy more. *)
Inductive event := Takes (by_policy : policy) | Reopened | Copied.
Record copies := Copies { states : list (ledger * (Z -> Z)); all_shown : list (option ledger_shown) }.
Definition one_copy : copies := Copies [(ledger_start, fun _ => 0)] [].
Definition replaced {A} (i : nat) (a : A) (l : list A) : list A := firstn i l ++ a :: skipn (S i) l.
(** A step of at most so many copies. next: to which of them, and what, happens: any function of all that they have
    shown. opened: what a copy becomes when it is opened. *)
Definition copies_step (P : params) (scale : Q) (opened : ledger * (Z -> Z) -> ledger * (Z -> Z)) (most : nat)
  (next : list (option ledger_shown) -> nat * event) (s : copies) (u : user) (x : Z)
  : prog (copies * option ledger_shown) :=
  let i := fst (next (all_shown s)) in
  let show now v := Ret (Copies now (all_shown s ++ [v]), v) in
  match nth_error (states s) i, snd (next (all_shown s)) with
  | Some c, Takes pol =>
      bind (ledger_step P pol scale c u x) (fun r => show (replaced i (fst r) (states s)) (Some (snd r)))
  | Some c, Reopened => show (replaced i (opened c) (states s)) None
  | Some c, Copied => show (if (length (states s) <? most)%nat then states s ++ [opened c] else states s) None
  | None, _ => show (states s) None
  end.
