(** Algorithms 1 to 7 of the paper, function by function as in spec/withhold_spec (paper/*.py, state.py). *)
From Coq Require Import ZArith QArith List Bool.
From Withhold.Definitions Require Import Probability.
Import ListNotations.
Local Open Scope Z_scope.

(** ** Lists of integers, as in Python *)
Definition len {A} (l : list A) : Z := Z.of_nat (length l).
Definition add (l : list Z) : Z := fold_right Z.add 0 l.
Definition range (a b : Z) : list Z := map (fun i => a + Z.of_nat i) (seq 0 (Z.to_nat (b - a))).
Definition slice {A} (a b : Z) (l : list A) : list A :=
  firstn (Z.to_nat (Z.min b (len l) - Z.min a (len l))) (skipn (Z.to_nat (Z.min a (len l))) l).
Definition item (l : list Z) (i : Z) : Z := nth (Z.to_nat i) l 0.
Definition member (x : Z) (l : list Z) : bool := existsb (Z.eqb x) l.
Definition set {V} (f : Z -> V) (k : Z) (v : V) : Z -> V := fun j => if j =? k then v else f j.
Definition clip (value low high : Z) : Z := if value <? low then low else if high <? value then high else value.

(** ** binary.py *)
Definition depth (length : Z) : Z := if 0 <? length then Z.log2 length + 1 else 0.
Definition lowest_bit (t : Z) : Z := Z.land t (- t).
Definition elements_of (t : Z) : list Z := range (t - lowest_bit t + 1) (t + 1).
Fixpoint entered_from (loops : nat) (t length : Z) : list Z :=
  match loops with
  | O => []
  | S more => if t <=? length then t :: entered_from more (t + lowest_bit t) length else []
  end.
Definition nodes_entered (i length : Z) : list Z := entered_from (Z.to_nat (depth length)) i length.
Fixpoint read_from (loops : nat) (t : Z) : list Z :=
  match loops with O => [] | S more => if 0 <? t then t :: read_from more (t - lowest_bit t) else [] end.
Definition nodes_read (t : Z) : list Z := read_from (Z.to_nat (depth t)) t.
(** noisy: of every node, its sum and noise, added. *)
Record counter := Counter { stream : list Z; noisy : list Z }.
Definition node_sum (elements : list Z) (t : Z) : Z := add (map (fun i => item elements (i - 1)) (elements_of t)).
Definition counter_total (c : counter) : Z := add (map (fun t => item (noisy c) (t - 1)) (nodes_read (len (stream c)))).

(** ** withholding.py *)
Definition levels (max_samples : Z) : Z := depth max_samples - 1.
Definition completes_block (count : Z) : bool := (0 <? count) && (Z.land count (count - 1) =? 0).
Definition level_of (count : Z) : Z := depth count - 1.
Definition block_size (level : Z) : Z := if level =? 0 then 1 else 2 ^ (level - 1).
Definition block_sum (samples : list Z) (level : Z) : Z :=
  add (slice (2 ^ level - block_size level) (2 ^ level) samples).
Definition released (count : Z) : Z := if count =? 0 then 0 else 2 ^ level_of count.

(** ** stream.py: every user's counted samples, in the order of first arrival *)
Definition samples_by_user := list (user * list Z).
Fixpoint own (u : user) (s : samples_by_user) : list Z :=
  match s with [] => [] | (v, l) :: rest => if v =? u then l else own u rest end.
Fixpoint add_sample (u : user) (x : Z) (s : samples_by_user) : samples_by_user :=
  match s with
  | [] => [(u, [x])]
  | (v, l) :: rest => if v =? u then (v, l ++ [x]) :: rest else (v, l) :: add_sample u x rest
  end.

(** ** median.py (algorithm 7) *)
Definition samples_present (s : samples_by_user) (level : Z) : Z :=
  add (map (fun p => Z.min (len (snd p)) (block_size level)) s).
Definition fill_arrays (s : samples_by_user) (level arrays : Z) : list (list Z) :=
  let size := block_size level in
  let row := flat_map (fun p => slice 0 size (snd p)) s in
  map (fun j => slice (j * size) ((j + 1) * size) row) (range 0 arrays).
(** The least b >= 1 with 4 b^2 >= 2^level. *)
Definition bin_count (level : Z) : Z := Z.max 1 ((Z.sqrt_up (2 ^ level) + 1) / 2).
Definition midpoint (level index : Z) : Q := Qmake (2 * index + 1) (Z.to_pos (2 * bin_count level)).
Definition nearest_bin (array_sum level grid : Z) : Z :=
  add (map (fun i => if i * (block_size level * grid) <? array_sum * bin_count level then 1 else 0)
           (range 1 (bin_count level))).
Definition costs (bins : list Z) (level : Z) : list Z :=
  map (fun i => Z.max (add (map (fun bin => if bin <? i then 1 else 0) bins))
                      (add (map (fun bin => if i <? bin then 1 else 0) bins))) (range 0 (bin_count level)).
Definition rate (epsilon : Q) : Q := epsilon / 4.
Definition private_median (epsilon : Q) (s : samples_by_user) (level arrays grid : Z) : prog Z :=
  let bins := map (fun array => nearest_bin (add array) level grid) (fill_arrays s level arrays) in
  Draw (Choose (rate epsilon) (costs bins level)) (fun index => Ret (hd 0 index)).

(** ** plan.py, state.py *)
Record params := Params { max_users : Z; max_samples : Z; extra_users_refused : bool }.
Record plan := Plan {
  public : params; horizon : Z; epsilon : Q; grid : Z; unit_prior : Q;
  counters_used : Z; scales : Z -> Q; sensitivities : Z -> Z; interval : Z -> Q -> Z * Z; arrays : Z -> Z }.
Definition nominal_levels (P : plan) : Z := Z.max 1 (levels (max_samples (public P))).
Definition median_epsilon (P : plan) : Q := epsilon P / inject_Z (2 * nominal_levels P).
Record state := State {
  samples : samples_by_user; counters : Z -> counter; total : Z;
  inactive : list Z; buffers : Z -> list Z; priors : Z -> Q }.
(** What the world sees at a time: every noisy node, every prior, S_t and total (est_t is their quotient). *)
Inductive shown := Write (counter node value : Z) | Activation (level choice : Z).
Record step := Step { refused : bool; ignored : bool; count : Z; shows : list shown; sum_t : Z; total_t : Z }.
Record turn := Turn { now : state; count_now : Z; shown_now : list shown }.

Definition start (P : plan) (inactive : list Z) : state :=
  State [] (fun _ => Counter [] []) 0 inactive (fun _ => []) (fun _ => unit_prior P).
Inductive arrival := Refused | Ignored (count : Z) | Counted (grown : samples_by_user) (count : Z).
Definition arrive (P : params) (s : samples_by_user) (u : user) (x : Z) : arrival :=
  let n := len (own u s) in
  if (n =? 0) && (max_users P <=? len s) then if extra_users_refused P then Refused else Ignored 0
  else if max_samples P <=? n then Ignored n
  else Counted (add_sample u x s) (n + 1).
Definition arrived (s : state) (grown : samples_by_user) (count : Z) : turn :=
  Turn (State grown (counters s) (total s) (inactive s) (buffers s) (priors s)) count [].
Definition project (P : plan) (level raw : Z) (prior : Q) : Z :=
  clip raw (fst (interval P level prior)) (snd (interval P level prior)).
Definition enter (P : plan) (t : turn) (c element size : Z) : prog turn :=
  let s := now t in
  let grown := stream (counters s c) ++ [element] in
  Draw (Laplace (scales P c) (node_sum grown (len grown))) (fun z =>
    Ret (Turn (State (samples s) (set (counters s) c (Counter grown (noisy (counters s c) ++ [hd 0 z])))
                     (total s + size) (inactive s) (buffers s) (priors s))
              (count_now t) (shown_now t ++ [Write c (len grown) (hd 0 z)]))).
Definition noisy_sum (P : plan) (s : state) : Z :=
  add (map (fun c => counter_total (counters s c)) (range 0 (counters_used P))).
Definition finish (P : plan) (t : turn) : prog (state * step) :=
  Ret (now t, Step false false (count_now t) (shown_now t) (noisy_sum P (now t)) (total (now t))).
Definition refuse (P : plan) (s : state) : prog (state * step) :=
  Ret (s, Step true false 0 [] (noisy_sum P s) (total s)).
(** COUNT, with all that becomes of a sample that is not counted. *)
Definition counting (P : plan) (s : state) (u : user) (x : Z) (next : turn -> prog (state * step))
  : prog (state * step) :=
  match arrive (public P) (samples s) u x with
  | Refused => refuse P s
  | Ignored n => Ret (s, Step false true n [] (noisy_sum P s) (total s))
  | Counted grown n => next (arrived s grown n)
  end.

(** ** naive.py: algorithms 1 and 2 *)
Definition feed (P : plan) (s : state) (t : turn) (x : Z) : prog (state * step) :=
  if total s =? horizon P then refuse P s else bind (enter P t 0 (project P 0 x (unit_prior P)) 1) (finish P).
Definition naive_step P s u x := counting P s u x (fun t => feed P s t x).
Definition binary_step P s u x :=
  feed P s (arrived s (add_sample u x (samples s)) (len (own u (samples s)) + 1)) x.

(** ** wishful.py: algorithm 3 *)
Definition keeps_order (m : Z) (s : samples_by_user) (u : user) : bool :=
  forallb (fun p => (fst p =? u) || (m <=? len (snd p))) s.
Definition wishful_step P s u x := counting P s u x (fun t =>
  let m := max_samples (public P) in
  if negb (keeps_order m (samples s) u) then refuse P s
  else if count_now t =? m
  then bind (enter P t 0 (project P 0 (add (own u (samples (now t)))) (unit_prior P)) m) (finish P)
  else finish P t).

(** ** given_prior.py: algorithms 4 and 5 *)
Definition given_prior_step (one_counter : bool) P s u x := counting P s u x (fun t =>
  if completes_block (count_now t) then
    let level := level_of (count_now t) in
    let element := project P level (block_sum (own u (samples (now t))) level) (unit_prior P) in
    bind (enter P t (if one_counter then 0 else level) element (block_size level)) (finish P)
  else finish P t).
Definition single_step := given_prior_step true.
Definition multiple_step := given_prior_step false.

(** ** full.py: algorithm 6 *)
Definition full_start (P : plan) : state := start P (range 2 (levels (max_samples (public P)) + 1)).
Definition can_activate (P : plan) (s : samples_by_user) (level : Z) : bool :=
  block_size level * arrays P level <=? samples_present s level.
Fixpoint flush (P : plan) (level : Z) (waiting : list Z) (t : turn) : prog turn :=
  match waiting with
  | [] => Ret t
  | raw :: rest =>
      bind (enter P t level (project P level raw (priors (now t) level)) (block_size level)) (flush P level rest)
  end.
Definition activated (t : turn) (level index : Z) : turn :=
  let s := now t in
  Turn (State (samples s) (counters s) (total s) (filter (fun other => negb (other =? level)) (inactive s))
              (set (buffers s) level []) (set (priors s) level (midpoint level index)))
       (count_now t) (shown_now t ++ [Activation level index]).
Definition activate (P : plan) (t : turn) (level : Z) : prog turn :=
  bind (private_median (median_epsilon P) (samples (now t)) level (arrays P level) (grid P))
       (fun index => flush P level (buffers (now t) level) (activated t level index)).
Fixpoint activate_all (P : plan) (inactive : list Z) (t : turn) : prog turn :=
  match inactive with
  | [] => Ret t
  | level :: rest => if can_activate P (samples (now t)) level
                     then bind (activate P t level) (activate_all P rest) else activate_all P rest t
  end.
Definition buffer (t : turn) (level raw : Z) : turn :=
  let s := now t in
  Turn (State (samples s) (counters s) (total s) (inactive s)
              (set (buffers s) level (buffers s level ++ [raw])) (priors s)) (count_now t) (shown_now t).
Definition full_step P s u x := counting P s u x (fun t => bind (activate_all P (inactive (now t)) t) (fun t =>
  if completes_block (count_now t) then
    let level := level_of (count_now t) in
    let raw := block_sum (own u (samples (now t))) level in
    if member level (inactive (now t)) then finish P (buffer t level raw)
    else bind (enter P t level (project P level raw (priors (now t) level)) (block_size level)) (finish P)
  else finish P t)).

(** What the constants have to satisfy: counter k's noise pays, out of a share of epsilon, for so many nodes that an
    element of a level may change. *)
Definition pays (P : plan) (k level nodes : Z) (share : Q) : Prop :=
  (0 < scales P k)%Q /\ (inject_Z (sensitivities P k * nodes) <= scales P k * share)%Q /\
  forall prior, Z.abs (snd (interval P level prior) - fst (interval P level prior)) <= sensitivities P k.
