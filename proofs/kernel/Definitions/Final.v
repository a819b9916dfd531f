(** A mechanism that ends with one noisy total, and the ledger mechanism with a final release of the sum of all samples
    (withhold_spec/accounted/final.py). *)
From Coq Require Import ZArith QArith List Bool.
From Withhold.Definitions Require Import Probability Paper Ledger.
Import ListNotations.
Local Open Scope Z_scope.

(** What is seen: what the mechanism shows, then its total with noise, and nothing after that. *)
Inductive with_final (V : Type) : Type := Running (v : V) | Final (noisy_total : Z) | Ended.
Arguments Running {V} v.
Arguments Final {V} noisy_total.
Arguments Ended {V}.
(** The state is the mechanism's with all that it has shown, until it ends. ends: whether it ends now, any function of
    what it has shown. A sample that comes then, or later, is not counted. *)
Definition finally {S V X} (step : S -> user -> X -> prog (S * V)) (ends : list V -> bool) (scale : S -> Q)
  (total : S -> Z) (s : option (S * list V)) (u : user) (x : X) : prog (option (S * list V) * with_final V) :=
  match s with
  | None => Ret (None, Ended)
  | Some (now, seen) =>
      if ends seen then Draw (Laplace (scale now) (total now)) (fun z => Ret (None, Final (hd 0 z)))
      else bind (step now u x) (fun r => Ret (Some (fst r, seen ++ [snd r]), Running (snd r)))
  end.

(** The sum of all counted samples, and the most that a user can change it if every sample is from 0 to grid. *)
Definition sum_of_samples (s : ledger) : Z := add (map (fun p => add (snd p)) (samples s)).
Definition sensitivity (grid : Z) (s : ledger) : Z :=
  grid * fold_right Z.max 1 (map (fun p => len (snd p)) (samples s)).
(** A sample that is not from 0 to grid counts as the nearest number that is. final_scale: for a sensitivity. *)
Definition final_step (P : params) (pol : policy) (scale : Q) (ends : list ledger_shown -> bool) (grid : Z)
  (final_scale : Z -> Q) : option ((ledger * (Z -> Z)) * list ledger_shown) -> user -> Z ->
  prog (option ((ledger * (Z -> Z)) * list ledger_shown) * with_final ledger_shown) :=
  finally (fun s u x => ledger_step P pol scale s u (clip x 0 grid)) ends
    (fun s => final_scale (sensitivity grid (fst s))) (fun s => sum_of_samples (fst s)).
