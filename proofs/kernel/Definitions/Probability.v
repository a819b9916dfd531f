(** What a probability is, the laws of all draws, programs that draw, and what is private. *)
From Coq Require Import Reals Qreals QArith ZArith List Bool Classical Lra.
Import ListNotations.
Local Open Scope R_scope.

(** ** Sums of numbers that are not negative *)
(** The least upper bound of a set of numbers and 0; 0 if there is none. (The lemma makes it a function on all sets.) *)
Definition or_zero (E : R -> Prop) (x : R) : Prop := x = 0 \/ bound E /\ E x.
Lemma or_zero_is_bounded E : bound (or_zero E).
Proof.
  destruct (classic (bound E)) as [[m H]|N].
  - exists (Rmax 0 m). intros x [->|[_ Hx]]; [apply Rmax_l|].
    apply Rle_trans with m; [apply H, Hx|apply Rmax_r].
  - exists 0. intros x [->|[B _]]; [lra|contradiction].
Qed.
Definition sup (E : R -> Prop) : R :=
  proj1_sig (completeness (or_zero E) (or_zero_is_bounded E) (ex_intro _ 0 (or_introl eq_refl))).

Definition finite_sum {T} (f : T -> R) (l : list T) : R := fold_right Rplus 0 (map f l).
(** The sum of f over all of T: the least upper bound of its sums over finitely many different elements. *)
Definition total_of {T} (f : T -> R) : R := sup (fun x => exists l, NoDup l /\ x = finite_sum f l).
(** 1 if the proposition holds, else 0. *)
Definition indicator (P : Prop) : R := sup (fun x => x = 1 /\ P).

(** ** Laws: every outcome has a probability proportional to its weight, as noise.py says in words *)
Definition law {T} (weight : T -> R) (t : T) : R := weight t / total_of weight.
Definition laplace (scale : Q) : Z -> R := law (fun k => exp (- IZR (Z.abs k) / Q2R scale)).
Definition gaussian (variance : Q) : Z -> R := law (fun k => exp (- IZR (k * k) / (2 * Q2R variance))).
(** The exponential mechanism: an index of the list of costs. *)
Definition choice_weight (rate : Q) (costs : list Z) (i : Z) : R :=
  match nth_error costs (Z.to_nat i) with
  | Some cost => if (0 <=? i)%Z then exp (- Q2R rate * IZR cost) else 0
  | None => 0
  end.
Definition choice (rate : Q) (costs : list Z) : Z -> R := law (choice_weight rate costs).
(** The l1 ball of radius r in Z^dim, the number B(r) of its points, and the two laws of K-norm noise. *)
Definition norm (v : list Z) : Z := fold_right (fun x n => Z.abs x + n)%Z 0%Z v.
Definition ball (dim : nat) (r : Z) (v : list Z) : R :=
  if ((length v =? dim)%nat && (norm v <=? r)%Z)%bool then 1 else 0.
Definition points (dim : nat) (r : Z) : R := total_of (ball dim r).
Definition radius_weight (dim : nat) (K : Z) (scale : Q) (r : Z) : R :=
  if (0 <=? r)%Z then points dim r ^ Z.to_nat K * exp (- IZR r / Q2R scale) else 0.
Definition radius (dim : nat) (K : Z) (scale : Q) : Z -> R := law (radius_weight dim K scale).
Definition uniform (dim : nat) (r : Z) : list Z -> R := law (ball dim r).

(** ** Programs *)
(** A draw of the spec's Source. Noise comes added to exact numbers: a program never sees it by itself. *)
Inductive draw :=
| Laplace (scale : Q) (exact : Z)
| Gaussian (variance : Q) (exact : Z)
| Choose (rate : Q) (costs : list Z)
| Radius (dim : nat) (K : Z) (scale : Q)
| Uniform (r : Z) (exact : list Z).

Fixpoint differences (xs ys : list Z) : list Z :=
  match xs, ys with x :: xs', y :: ys' => (x - y)%Z :: differences xs' ys' | _, _ => xs end.
(** The probability that a draw gives these numbers. *)
Definition mass (d : draw) (answer : list Z) : R :=
  match d, answer with
  | Laplace scale exact, [z] => laplace scale (z - exact)
  | Gaussian variance exact, [z] => gaussian variance (z - exact)
  | Choose rate costs, [i] => choice rate costs i
  | Radius dim K scale, [r] => radius dim K scale r
  | Uniform r exact, z => uniform (length exact) r (differences z exact)
  | _, _ => 0
  end.

Inductive prog (A : Type) : Type :=
| Ret (a : A)
| Draw (d : draw) (k : list Z -> prog A).
Arguments Ret {A} a.
Arguments Draw {A} d k.

Fixpoint bind {A B} (p : prog A) (f : A -> prog B) : prog B :=
  match p with Ret a => f a | Draw d k => Draw d (fun z => bind (k z) f) end.

(** The mean of f of a program's result; the probability that the result has a property. *)
Fixpoint mean {A} (p : prog A) (f : A -> R) : R :=
  match p with Ret a => f a | Draw d k => total_of (fun z => mass d z * mean (k z) f) end.
Definition Pr {A} (p : prog A) (Y : A -> Prop) : R := mean p (fun a => indicator (Y a)).

(** Whatever the draws give, the result has the property. *)
Fixpoint always {A} (p : prog A) (Y : A -> Prop) : Prop :=
  match p with Ret a => Y a | Draw d k => forall z, always (k z) Y end.

(** The laws of all draws exist: scales and variances are positive, and there is something to choose from. *)
Definition well_posed (d : draw) : Prop :=
  match d with
  | Laplace scale _ | Radius _ _ scale => 0 < Q2R scale
  | Gaussian variance _ => 0 < Q2R variance
  | Choose _ costs => costs <> []
  | Uniform r _ => (0 <= r)%Z
  end.
Fixpoint proper {A} (p : prog A) : Prop :=
  match p with Ret _ => True | Draw d k => well_posed d /\ forall z, mass d z <> 0 -> proper (k z) end.

(** ** Privacy *)
(** Any set of views of the result is at most exp(epsilon) times as likely under p as under q, and delta more. *)
Definition approximately_private {A V} (view : A -> V) (epsilon delta : R) (p q : prog A) : Prop :=
  forall Y : V -> Prop, Pr p (fun a => Y (view a)) <= exp epsilon * Pr q (fun a => Y (view a)) + delta.
Definition private {A V} (view : A -> V) (epsilon : R) : prog A -> prog A -> Prop :=
  approximately_private view epsilon 0.
(** zCDP at the whole order a > 1: the mean under q of (how much likelier a view is under p)^a, over any views. *)
Definition concentrated {A V} (view : A -> V) (a : nat) (rho : R) (p q : prog A) : Prop :=
  let P v := Pr p (fun x => view x = v) in let Q v := Pr q (fun x => view x = v) in
  (forall v, Q v = 0 -> P v = 0) /\
  (forall views, NoDup views ->
     finite_sum (fun v => Q v * (P v / Q v) ^ a) views <= exp (INR a * (INR a - 1) * rho)).

(** ** Continual observation *)
Definition user := Z.
(** T steps. Who comes, and with what sample, may depend on all that has been seen so far: [feed] says it. *)
Fixpoint run {S V X} (step : S -> user -> X -> prog (S * V)) (T : nat) (feed : list V -> user * X)
  (s : S) (seen : list V) : prog (S * list V) :=
  match T with
  | O => Ret (s, seen)
  | Datatypes.S T' => bind (step s (fst (feed seen)) (snd (feed seen)))
                           (fun r => run step T' feed (fst r) (seen ++ [snd r]))
  end.
(** Same arrivals; only u's samples differ, in any way. *)
Definition neighbours {V X} (u : user) (feed feed' : list V -> user * X) : Prop :=
  forall seen, fst (feed seen) = fst (feed' seen) /\ (fst (feed seen) <> u -> snd (feed seen) = snd (feed' seen)).
(** Same arrivals; only sample number i (from 0) differs. *)
Definition neighbours_at {V X} (i : nat) (feed feed' : list V -> user * X) : Prop :=
  forall seen, fst (feed seen) = fst (feed' seen) /\ (length seen <> i -> snd (feed seen) = snd (feed' seen)).

(** What is promised of a mechanism that everybody watches: its runs have a law; what is seen of a run, at whatever
    time, has the law of a run up to then; and it is private, for every user. *)
Definition has_laws {S V X} (step : S -> user -> X -> prog (S * V)) (s : S) : Prop :=
  forall T feed, proper (run step T feed s []) /\ Pr (run step T feed s []) (fun _ => True) = 1 /\
  forall T' Y, Pr (run step (T + T') feed s []) (fun r => Y (firstn T (snd r)))
               = Pr (run step T feed s []) (fun r => Y (snd r)).
Definition user_private {S V X} (epsilon : R) (step : S -> user -> X -> prog (S * V)) (s : S) : Prop :=
  has_laws step s /\ forall u T feed feed', neighbours u feed feed' ->
  private snd epsilon (run step T feed s []) (run step T feed' s []).
(** The same, but zCDP at all whole orders instead of private. *)
Definition user_concentrated {S V X} (rho : R) (step : S -> user -> X -> prog (S * V)) (s : S) : Prop :=
  has_laws step s /\ forall u T feed feed' a, neighbours u feed feed' -> (2 <= a)%nat ->
  concentrated snd a rho (run step T feed s []) (run step T feed' s []).
(** Mechanisms side by side on the same arrivals: coordinates of vectors. Number i takes x i of a sample x. *)
Fixpoint side_by_side {S V X} (step : nat -> S -> user -> X -> prog (S * V)) (i : nat) (states : list S)
  (u : user) (x : nat -> X) : prog (list S * list V) :=
  match states with
  | [] => Ret ([], [])
  | s :: rest => bind (step i s u (x i)) (fun r =>
      bind (side_by_side step (1 + i) rest u x) (fun others => Ret (fst r :: fst others, snd r :: snd others)))
  end.
