(** All streams up to a length, as a tree: a step is taken once for all streams that share it. What all steps show is
    reduced to the values of two polynomials, modulo the prime 2^31 - 1, with what is shown as coefficients. *)
From Coq Require Import ZArith List Bool Uint63.
From Coq Require Sint63.
From Withhold.Definitions Require Import Probability Paper Ledger.
From Withhold.Tie Require Import Follow.
Import ListNotations.
Local Open Scope Z_scope.

(** Integers that are written as machine integers, which Coq reads several times as fast. They bring axioms, so they are
    here, below no theorem, and not in Follow.v, on which Equal.v rests. *)
Definition numbers (l : list int) : list Z := map Sint63.to_Z l.

Record digest := Digest { at_x : int; at_y : int }.
Section Points.
Variables x y : int.
Local Open Scope uint63_scope.
Let p := 2147483647.
(** A coefficient: an integer modulo the prime. *)
Definition coefficient (z : Z) : int := Uint63.of_Z (Z.modulo z 2147483647).
Definition absorb (d : digest) (z : Z) : digest :=
  let c := coefficient z in Digest (Uint63.mod (at_x d * x + c) p) (Uint63.mod (at_y d * y + c) p).
End Points.

Section Walk.
Context {S V : Type} (x y : int) (m : mechanism S V) (t : tape) (next : S -> list user) (values : list Z).
Fixpoint walk (T : nat) (i : Z) (s : S) (d : digest) : digest :=
  match T with
  | O => d
  | Datatypes.S T' =>
      fold_left (fun d u =>
        fold_left (fun d v =>
          let '(draws, r, j) := follow t i (step_of m s u v) in
          walk T' j (fst r) (fold_left (absorb x y) (of_list draws ++ of_view m s (snd r)) d)) values d)
        (next s) d
  end.
End Walk.
Definition points_of (d : digest) : list Z := [Uint63.to_Z (at_x d); Uint63.to_Z (at_y d)].
(** The digest of one list, at two points. *)
Definition digested (x y : Z) (l : list Z) : list Z :=
  points_of (fold_left (absorb (Uint63.of_Z x) (Uint63.of_Z y)) l (Digest 0%uint63 0%uint63)).
(** The digest of all streams of T arrivals with these values, at two points. next: who may come in a state. *)
Definition walked {S V} (x y : Z) (m : mechanism S V) t next values (T : Z) (s : S) : list Z :=
  points_of (walk (Uint63.of_Z x) (Uint63.of_Z y) m t next values (Z.to_nat T) 0 s (Digest 0%uint63 0%uint63)).

(** ** Policies that only a Coq function and its Python twin define: they close epochs, open series and propose contributions
    by arithmetic on everything public, well-formed or not, affordable or not. *)
Section Hostile.
Variable seed : Z.
Definition mixed (d : public_data) (salt : Z) : Z :=
  let total := add (map snd (counts d)) in
  let spent_by_all := add (map (fun c => spent (accounts_seen d (fst c))) (counts d)) in
  let last_shown := match rev (epochs_seen d) with [] => 0 | e :: _ => add (map (fun g => add (snd g)) (Ledger.shown e)) end in
  ((seed + 7919 * salt + 104729 * total + 1299709 * len (epochs_seen d) + 15485863 * (last_shown mod 1009) + spent_by_all)
     * 1103515245 + 12345) mod 2147483647.
Definition pick (l : list Z) (d : public_data) (salt : Z) : Z := item l (mixed d salt / 65536 mod len l).
Definition hostile_weights : list Z :=
  [BUDGET / 9; 12345; BUDGET / 7; 1; BUDGET / 20; BUDGET / 3; -2; BUDGET / 30; BUDGET; 0].
Definition hostile_closes : list Z := [1; 1; 0; 1].
Definition hostile_lengths : list Z := [3; 0; 0; 2; 0; 1; -1].
Definition hostile_strata : list Z := [1; 2; 0; 3; 2].
Definition hostile_excesses : list Z := [1; 2; 0; 3; -2].
Definition hostile_proposal (d : public_data) (k : Z) : proposal :=
  let choose l j := pick l d (10 * k + j) in
  [Part (choose [0; 1; 0; 1; 2; -1] 8) (choose hostile_weights 3)
     (Inside (choose [0; 0; 1; 0; 1; 2; -1] 1) (choose [1; 2; 3; 3; 5; 2; 0] 2));
   Part 0 (choose hostile_weights 7)
     (Outside (choose [0; 1; 1; 0; 3] 4) (choose [1; 2; 2; 3; 0] 5) (choose [1; 1; 2; 3; 0; 1; -1] 6))].
Definition withheld_users (d : public_data) : Z :=
  len (filter (fun c => covered (accounts_seen d (fst c)) <? snd c) (counts d)).
Definition hostile : policy :=
  Policy (fun d => 0 <? pick hostile_closes d 1)
         (fun d => pick hostile_lengths d 2)
         (fun d => [(Z.max 1 (pick hostile_strata d 5), Z.max 1 (pick hostile_lengths d 2));
                    (1, Z.max 0 (pick hostile_excesses d 3))])
         (fun d g => (g =? 0) || (0 <? pick hostile_closes d 4))
         (fun d => map (hostile_proposal d) (range 1 (withheld_users d + 1))).
(** With Gaussian noise every epoch may release both groups. *)
Definition hostile_alone : policy :=
  Policy (closes hostile) (series_length hostile) (fun d => [(Z.max 1 (pick hostile_strata d 5), 1); (1, 1)]) (asks hostile) (proposals hostile).
End Hostile.
