(** The moments of mechanisms side by side multiply, whatever comes to each depends on. *)
From Coq Require Import Reals Qreals QArith Lra Lia List Bool ZArith Classical FunctionalExtensionality.
From Withhold.Definitions Require Import Probability.
From Withhold.Proofs Require Import Lists Sums Laws Draws Programs Privacy Algorithms Strategies Vectors.
Import ListNotations.
Local Open Scope R_scope.

Lemma moment_of_product a p p' q q' : (p * p') / (q * q') = (p / q) * (p' / q') ->
  (q * q') * ((p * p') / (q * q')) ^ a = (q * (p / q) ^ a) * (q' * (p' / q') ^ a).
Proof. intros ->. rewrite Rpow_mult_distr. ring. Qed.
Lemma moment_nonneg a p q : 0 <= p -> 0 <= q -> 0 <= q * (p / q) ^ a.
Proof.
  intros P [Q| <-]; [|lra]. apply Rmult_le_pos; [lra|]. apply pow_nonneg, div_nonneg; assumption.
Qed.

(** Two questions to one mechanism, which the user's samples alone may tell apart. *)
Definition apart_in {X} (u : user) (i : (user * X) * (user * X)) : Prop :=
  fst (fst i) = fst (snd i) /\ (fst (fst i) <> u -> snd (fst i) = snd (snd i)).

Section Moments.
Context {S V X : Type}.
Variable step : S -> user -> X -> prog (S * V).
Definition mine (h : list (((user * X) * (user * X)) * V)) : list ((user * X) * V) := map (fun x => (fst (fst x), snd x)) h.
Definition theirs (h : list (((user * X) * (user * X)) * V)) : list ((user * X) * V) := map (fun x => (snd (fst x), snd x)) h.
Definition moment (a : nat) (s : S) h : R := path step s (theirs h) * (path step s (mine h) / path step s (theirs h)) ^ a.

Lemma moments_count u T a rho s : user_concentrated rho step s -> (2 <= a)%nat ->
  counts_for (apart_in u) T (moment a s) (exp (INR a * (INR a - 1) * rho)).
Proof.
  intros [L H] A F W VF N LW. assert (R := runs_of_laws step T s L).
  destruct (H u T (fun l => fst (F l)) (fun l => snd (F l)) a (fun l => VF l) A) as [_ M]. specialize (M W N).
  eapply Rle_trans; [|exact M]. right. apply sum_ext. intros w I. unfold moment.
  rewrite !(run_from_start step T _ s w R (LW w I)). unfold mine, theirs. rewrite <- (along_map fst), <- (along_map snd). reflexivity.
Qed.
End Moments.

Section Both.
Context {S S' V V' X X' : Type}.
Variable step : S -> user -> X -> prog (S * V).
Variable step' : S' -> user -> X' -> prog (S' * V').

Definition pair_left (i : (user * (X * X')) * (user * (X * X'))) : (user * X) * (user * X) := (to_left (fst i), to_left (snd i)).
Definition pair_right (i : (user * (X * X')) * (user * (X * X'))) : (user * X') * (user * X') := (to_right (fst i), to_right (snd i)).

(** Questions to both, one after the other, and the answers of both. *)
Lemma moment_of_both a s s' w (feed feed' : list (V * V') -> user * (X * X')) T :
  runs step T s -> runs step' T s' -> length w = T ->
  let P := Pr (run (both step step') T feed (s, s') []) (fun r => snd r = w) in
  let Q := Pr (run (both step step') T feed' (s, s') []) (fun r => snd r = w) in
  let F l := (pair_left (feed l, feed' l), pair_right (feed l, feed' l)) in
  Q * (P / Q) ^ a = moment step a s (left_of (along F w)) * moment step' a s' (right_of (along F w)).
Proof.
  intros R R' L P Q F. unfold P, Q. rewrite !run_from_start by (exact L || apply both_runs; assumption).
  rewrite !both_path by (rewrite along_len, L; assumption).
  set (Z := along (fun l => (feed l, feed' l)) w).
  assert (EF : along F w = map (fun x => ((pair_left (fst x), pair_right (fst x)), snd x)) Z)
    by apply (along_map (fun i => (pair_left i, pair_right i)) w (fun l => (feed l, feed' l))).
  assert (E1 : along feed w = map (fun x => (fst (fst x), snd x)) Z) by apply (along_map fst w (fun l => (feed l, feed' l))).
  assert (E2 : along feed' w = map (fun x => (snd (fst x), snd x)) Z) by apply (along_map snd w (fun l => (feed l, feed' l))).
  rewrite EF, E1, E2. unfold moment, mine, theirs, left_of, right_of, lefts, rights. rewrite !map_map. cbn [fst snd pair_left pair_right].
  apply moment_of_product. unfold Rdiv. rewrite Rinv_mult. ring.
Qed.

Lemma both_concentrated rho rho' s s' : user_concentrated rho step s -> user_concentrated rho' step' s' ->
  user_concentrated (rho + rho') (both step step') (s, s').
Proof.
  intros H H'. assert (L := proj1 H). assert (L' := proj1 H').
  assert (R := fun T => both_runs step step' T s s' (runs_of_laws step T s L) (runs_of_laws step' T s' L')).
  split; [apply laws_of_proper; intros T feed; apply R|]. intros u T feed feed' a N A.
  assert (N1 : forall w, neighbours u (left_feed w feed) (left_feed w feed')).
  { intros w l. unfold left_feed. cbn [fst snd]. destruct (N (firstn (length l) w)) as [E D]. split; [exact E|]. intros K. rewrite (D K). reflexivity. }
  assert (N2 : forall w, neighbours u (right_feed w feed) (right_feed w feed')).
  { intros w l. unfold right_feed. cbn [fst snd]. destruct (N (firstn (length l) w)) as [E D]. split; [exact E|]. intros K. rewrite (D K). reflexivity. }
  assert (O : forall f w, length w <> T -> Pr (run (both step step') T f (s, s') []) (fun r => snd r = w) = 0).
  { intros f w D. apply (Pr_never _ _ (fun r => length (snd r) = T)); [apply R| |].
    - eapply always_impl; [|apply run_seen]. intros r E. rewrite E. cbn. lia.
    - intros r E F. congruence. }
  split.
  - intros w. destruct (Nat.eq_dec (length w) T) as [E|E]; [|rewrite !O by exact E; auto]. subst T.
    rewrite !(both_points step step' w _ s s' (runs_of_laws step _ s L) (runs_of_laws step' _ s' L')). intros Z.
    apply Rmult_integral in Z as [Z|Z].
    + rewrite (proj1 (proj2 H u _ _ _ a (N1 w) A) _ Z). ring.
    + rewrite (proj1 (proj2 H' u _ _ _ a (N2 w) A) _ Z). ring.
  - intros W NW. set (f := fun w => _).
    set (F := fun l => (pair_left (feed l, feed' l), pair_right (feed l, feed' l))).
    apply Rle_trans with (finite_sum f (filter (fun w => (length w =? T)%nat) W)).
    { right. induction W as [|w W IH]; [reflexivity|]. inversion NW; subst. cbn [filter]. rewrite sum_cons, IH by assumption.
      destruct (Nat.eqb_spec (length w) T) as [E|E]; [rewrite sum_cons; reflexivity|]. unfold f at 1. rewrite (O feed' w E). ring. }
    assert (LW : forall w, In w (filter (fun w => (length w =? T)%nat) W) -> length w = T).
    { intros w I. apply filter_In in I as [_ I]. apply Nat.eqb_eq, I. }
    rewrite (sum_ext f (fun w => moment step a s (left_of (along F w)) * moment step' a s' (right_of (along F w)))).
    2:{ intros w I. apply (moment_of_both a s s' w feed feed' T (runs_of_laws step T s L) (runs_of_laws step' T s' L') (LW w I)). }
    rewrite Rmult_plus_distr_l, exp_plus.
    apply (count_at_once (apart_in u) (apart_in u) T (moment step a s) (moment step' a s')).
    + intros h. apply moment_nonneg; apply path_nonneg.
    + intros h. apply moment_nonneg; apply path_nonneg.
    + apply moments_count; assumption.
    + apply moments_count; assumption.
    + intros l. destruct (N l) as [E D]. split; (split; [exact E|]); cbn; intros K; rewrite (D K); reflexivity.
    + apply NoDup_filter, NW.
    + exact LW.
Qed.
End Both.

(** ** Any number of them *)

Section Renamed.
Context {S V X S' V' X' : Type}.
Variable step : S -> user -> X -> prog (S * V).
Variable step' : S' -> user -> X' -> prog (S' * V').
Variables (h : S -> S') (k : V -> V') (f : X' -> X).
Hypothesis renamed : forall s u x, step' (h s) u x = bind (step s u (f x)) (fun r => Ret (h (fst r), k (snd r))).
Hypothesis k_injective : injective k.

Lemma map_injective : injective (map k).
Proof.
  intros l. induction l as [|v l IH]; intros [|v' l'] E; try discriminate E; [reflexivity|]. cbn in E. injection E as E1 E2.
  f_equal; [apply k_injective, E1|apply IH, E2].
Qed.

Lemma renamed_concentrated rho s : user_concentrated rho step s -> user_concentrated rho step' (h s).
Proof.
  intros [L H]. assert (E := fun T feed => run_renamed step step' h k f renamed T feed s []). cbn [map] in E. split.
  { apply laws_of_proper. intros T feed. rewrite E. apply proper_bind; [apply L|]. intros r. exact I. }
  intros u T feed feed' a N A.
  assert (N' : neighbours u (renamed_feed k f feed) (renamed_feed k f feed')).
  { intros seen. destruct (N (map k seen)) as [E1 E2]. split; [exact E1|]. intros D. apply (f_equal f), E2, D. }
  assert (P1 : forall fd w, Pr (run step' T fd (h s) []) (fun r => snd r = map k w)
                            = Pr (run step T (renamed_feed k f fd) s []) (fun r => snd r = w)).
  { intros fd w. rewrite E. unfold Pr. rewrite mean_bind. apply mean_ext. intros r. cbn [mean snd]. apply indicator_same.
    split; [apply map_injective|congruence]. }
  assert (P2 : forall fd v, (forall w, v <> map k w) -> Pr (run step' T fd (h s) []) (fun r => snd r = v) = 0).
  { intros fd v D. rewrite E. unfold Pr. rewrite mean_bind. cbn [mean snd]. rewrite (mean_ext _ _ (fun _ => 0)).
    - apply mean_constant; [apply L|lra].
    - intros r. apply indicator_false. intros X0. apply (D (snd r)). congruence. }
  destruct (H u T _ _ a N' A) as [C M]. split.
  - intros v. destruct (classic (exists w, v = map k w)) as [[w ->]|D].
    + rewrite !P1. apply C.
    + rewrite !P2 by (intros w X0; apply D; exists w; exact X0). auto.
  - intros views NV. set (g := fun v => _). destruct (pull_back (map k) g views) as (ws & W1 & _ & ->); [|exact NV|].
    + intros v D. apply NNPP. intros X0. apply D. unfold g. rewrite P2; [ring|]. intros w Y. apply X0. exists w. exact Y.
    + eapply Rle_trans; [|apply (M ws W1)]. right. apply sum_ext. intros w _. unfold g. rewrite !P1. reflexivity.
Qed.
End Renamed.

Lemma concentrated_same {A V} (view : A -> V) a p : proper p -> concentrated view a 0 p p.
Proof.
  intros W. split; [auto|]. intros views N. rewrite Rmult_0_r, exp_0.
  assert (U : unit_valued (fun _ : V => 1)) by (intros v; lra). destruct (mean_of_points view p _ W U) as [S T].
  rewrite mean_constant in T by (exact W || lra). rewrite T. eapply Rle_trans; [|apply (total_upper _ views S N)].
  apply sum_le. intros v _. set (P := Pr p _). assert (B : 0 <= P) by (apply Pr_range, W).
  destruct B as [B| <-]; [|lra]. replace (P / P) with 1 by (field; lra). rewrite pow1. lra.
Qed.

Section Coordinates.
Context {S V X : Type}.
Variable step : nat -> S -> user -> X -> prog (S * V).

Lemma none_concentrated i : user_concentrated 0 (side_by_side step i) [].
Proof.
  split; [apply none_private|]. intros u T feed feed' a _ _. rewrite (none_same step i T feed feed' []).
  apply concentrated_same. apply none_private.
Qed.
End Coordinates.

Lemma vectors_concentrated S V X rho (step : nat -> S -> user -> X -> prog (S * V)) states :
  (forall i s, nth_error states i = Some s -> user_concentrated (rho i) (step i) s) ->
  user_concentrated (finite_sum rho (seq 0 (length states))) (side_by_side step 0) states.
Proof.
  apply (coordinates_from (@user_concentrated)) with (i := 0%nat); intros; [apply none_concentrated|apply both_concentrated; assumption|].
  eapply renamed_concentrated; eassumption.
Qed.
