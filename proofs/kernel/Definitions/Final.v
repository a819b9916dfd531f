(** A mechanism that ends with one noisy total: the ledger mechanism with a final release of the sum of all samples
    (withhold_spec/accounted/final.py). *)
From Coq Require Import ZArith QArith List Bool.
From Withhold.Definitions Require Import Probability Paper Ledger Restore.
Import ListNotations.
Local Open Scope Z_scope.

(** What is seen: what the mechanism shows, then its total with noise, and nothing after that. *)
Inductive with_final (V : Type) : Type := Running (v : V) | Final (noisy_total : Z) | Ended.
Arguments Running {V} v.
Arguments Final {V} noisy_total.
Arguments Ended {V}.
(** The end of a stream is an arrival, of nobody, and public like all arrivals: it may come at any time, for any reason
    that has been seen. A sample that comes with it, or later, is not counted. *)
Definition the_end : user := -1.
(** The state is the mechanism's, until it ends. *)
Definition finally {S V X} (step : S -> user -> X -> prog (S * V)) (scale : S -> Q) (total : S -> Z)
  (s : option S) (u : user) (x : X) : prog (option S * with_final V) :=
  match s with
  | None => Ret (None, Ended)
  | Some now =>
      if u =? the_end then Draw (Laplace (scale now) (total now)) (fun z => Ret (None, Final (hd 0 z)))
      else bind (step now u x) (fun r => Ret (Some (fst r), Running (snd r)))
  end.

(** The sum of all counted samples, and the most that a user can change it if every sample is from 0 to grid. *)
Definition sum_of_samples (s : ledger) : Z := add (map (fun p => add (snd p)) (samples s)).
Definition sensitivity (grid : Z) (s : ledger) : Z :=
  grid * fold_right Z.max 1 (map (fun p => len (snd p)) (samples s)).
(** A mechanism whose state holds a ledger, with a final release of this sum. A sample that is not from 0 to grid
    counts as the nearest number that is. final_scale: for a sensitivity. *)
Definition final_step {S V} (step : S -> user -> Z -> prog (S * V)) (ledger_of : S -> ledger) (grid : Z)
  (final_scale : Z -> Q) : option S -> user -> Z -> prog (option S * with_final V) :=
  finally (fun s u x => step s u (clip x 0 grid))
    (fun s => final_scale (sensitivity grid (ledger_of s))) (fun s => sum_of_samples (ledger_of s)).
(** The ledger of a state that has no copies. *)
Definition only_ledger (s : copies) : ledger := match states s with c :: _ => fst c | [] => ledger_start end.
