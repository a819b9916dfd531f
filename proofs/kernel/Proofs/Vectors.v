(** Mechanisms side by side: what is likely of all that is shown is the product of what is likely of each. *)
From Coq Require Import Reals Qreals QArith Lra Lia List Bool ZArith Classical FunctionalExtensionality.
From Withhold.Definitions Require Import Probability.
From Withhold.Proofs Require Import Lists Sums Laws Draws Programs Privacy Algorithms.
Import ListNotations.
Local Open Scope R_scope.

(** ** Programs have countably many results: sets are sums of points *)

Lemma point_summable {A} (f : A -> R) a : 0 <= f a -> (forall b, f b <> 0 -> b = a) -> summable f.
Proof.
  intros P C. exists (f a). intros l N. destruct (drop_zeros f l N) as (k & K & _ & Z & ->).
  destruct k as [|b [|c k]].
  - rewrite sum_nil. exact P.
  - rewrite sum_cons, sum_nil, (C b) by (apply Z; left; reflexivity). lra.
  - exfalso. inversion K; subst. apply H1. left. rewrite (C b), (C c); [reflexivity|apply Z; right; left; reflexivity|apply Z; left; reflexivity].
Qed.

Lemma mean_of_points {A V} (view : A -> V) (p : prog A) (f : V -> R) : proper p -> unit_valued f ->
  summable (fun v => f v * Pr p (fun a => view a = v)) /\
  mean p (fun a => f (view a)) = total_of (fun v => f v * Pr p (fun a => view a = v)).
Proof.
  intros W F. induction p as [a|d k IH].
  - unfold Pr. cbn [mean]. set (h := fun v => f v * indicator (view a = v)).
    assert (E : h (view a) = f (view a)) by (unfold h; rewrite indicator_true by reflexivity; ring).
    assert (C : forall v, h v <> 0 -> v = view a).
    { intros v X. apply NNPP. intros D. apply X. unfold h. rewrite indicator_false by congruence. ring. }
    assert (P0 : 0 <= h (view a)) by (rewrite E; apply F).
    split; [apply (point_summable h (view a)); assumption|]. rewrite (total_single h (view a) P0 C), E. reflexivity.
  - cbn [proper] in W. destruct W as [W K]. destruct (mass_is_law d W) as (N & SM & T).
    set (G := fun z v => mass d z * (f v * Pr (k z) (fun a => view a = v))).
    assert (PRN : forall z v, 0 <= Pr (k z) (fun a => view a = v)).
    { intros z v. unfold Pr. generalize (k z). intros p. destruct p as [a|d' k']; cbn [mean]; [apply indicator_range|apply total_nonneg]. }
    assert (ROW : forall z, summable (G z)).
    { intros z. unfold G. destruct (Req_dec (mass d z) 0) as [E|E].
      - exists 0. intros l _. rewrite sum_zero; [lra|]. intros v _. rewrite E. ring.
      - apply summable_scale; [apply N|apply IH, K, E]. }
    assert (TOT : forall z, total_of (G z) = mass d z * mean (k z) (fun a => f (view a))).
    { intros z. unfold G. destruct (Req_dec (mass d z) 0) as [E|E].
      - rewrite (total_ext _ (fun _ => 0)) by (intros v; rewrite E; ring). rewrite total_zero, E. ring.
      - destruct (IH z (K z E)) as [S ->]. apply total_scale; [apply N|exact S]. }
    assert (SUM : summable (fun z => total_of (G z))).
    { apply (summable_le _ (mass d)); [|exact SM]. intros z. rewrite TOT. apply mass_times; [exact W|]. intros E.
      apply mean_range; [apply K, E|]. intros a. apply F. }
    destruct (total_swap G ROW SUM) as (S1 & S2 & S3).
    assert (EQ : forall v, f v * Pr (Draw d k) (fun a => view a = v) = total_of (fun z => G z v)).
    { intros v. unfold Pr. cbn [mean]. rewrite <- total_scale.
      - apply total_ext. intros z. unfold G, Pr. ring.
      - apply F.
      - apply (mean_summable d k); [cbn; auto|]. intros a. apply indicator_range. }
    split.
    + apply (summable_le _ (fun v => total_of (fun z => G z v))); [intros v; rewrite EQ; lra|exact S2].
    + rewrite (total_ext _ _ EQ), <- S1. cbn [mean]. apply total_ext. intros z. rewrite TOT. reflexivity.
Qed.

Lemma private_by_points {A V} (view : A -> V) e p q : proper p -> proper q ->
  (forall v, Pr p (fun a => view a = v) <= exp e * Pr q (fun a => view a = v)) -> private view e p q.
Proof.
  intros Wp Wq H. apply private_iff. intros Y. unfold Pr at 1 2. assert (E := exp_pos e).
  assert (U : unit_valued (fun v => indicator (Y v))) by (intros v; apply indicator_range).
  destruct (mean_of_points view p _ Wp U) as [_ ->]. destruct (mean_of_points view q _ Wq U) as [S ->].
  rewrite <- total_scale by (lra || exact S). apply total_le; [|apply summable_scale; [lra|exact S]].
  intros v. specialize (H v). assert (I := indicator_range (Y v)).
  replace (exp e * (indicator (Y v) * Pr q (fun a => view a = v))) with (indicator (Y v) * (exp e * Pr q (fun a => view a = v))) by ring.
  apply Rmult_le_compat_l; lra.
Qed.

(** ** Results that have a chance *)

Fixpoint surely {A} (p : prog A) (Y : A -> Prop) : Prop :=
  match p with Ret a => Y a | Draw d k => well_posed d /\ forall z, mass d z <> 0 -> surely (k z) Y end.

Lemma surely_bind {A B} (p : prog A) (k : A -> prog B) Y : surely p Y -> (forall a, Y a -> proper (k a)) -> proper (bind p k).
Proof.
  intros H F. induction p as [a|d j IH]; cbn [bind surely proper] in *; [apply F, H|]. destruct H as [W K]. split; auto.
Qed.
(** What holds of everything a proper program goes on with, for all ways to go on. *)
Lemma surely_of_proper {A B I} (p : prog A) (k : I -> A -> prog B) (i0 : I) : (forall i, proper (bind p (k i))) ->
  surely p (fun a => forall i, proper (k i a)).
Proof.
  induction p as [a|d j IH]; cbn [bind proper surely]; intros H; [exact H|]. split; [apply (H i0)|].
  intros z N. apply IH. intros i. apply (H i), N.
Qed.
Lemma surely_impl {A} (p : prog A) (Y Z : A -> Prop) : (forall a, Y a -> Z a) -> surely p Y -> surely p Z.
Proof.
  intros F. induction p as [a|d j IH]; cbn [surely]; [apply F|]. intros [W K]. split; auto.
Qed.
Lemma surely_range {A} (p : prog A) Y f : surely p Y -> (forall a, Y a -> 0 <= f a <= 1) -> 0 <= mean p f <= 1.
Proof.
  intros H F. induction p as [a|d j IH]; cbn [mean surely] in *; [apply F, H|]. destruct H as [W K].
  split; [apply total_nonneg|]. destruct (mass_is_law d W) as (_ & S & <-).
  apply total_le; [|exact S]. intros z. apply mass_times; [exact W|]. auto.
Qed.
Lemma surely_factor {A} (p : prog A) Y c f g : 0 <= c -> surely p Y -> (forall a, Y a -> 0 <= g a <= 1 /\ f a = c * g a) ->
  mean p f = c * mean p g.
Proof.
  intros C H F. induction p as [a|d j IH]; cbn [mean surely] in *; [apply F, H|]. destruct H as [W K].
  rewrite <- total_scale.
  - apply total_ext. intros z. destruct (Req_dec (mass d z) 0) as [->|N]; [ring|]. rewrite (IH z (K z N)). ring.
  - exact C.
  - destruct (mass_is_law d W) as (_ & S & _). apply (summable_le _ (mass d)); [|exact S]. intros z.
    apply mass_times; [exact W|]. intros N. apply (surely_range (j z) Y); [apply K, N|]. intros a X. apply F, X.
Qed.

(** ** Runs that are proper whatever comes *)

Section Runs.
Context {S V X : Type}.
Variable step : S -> user -> X -> prog (S * V).

Lemma run_feeds T : forall (feed feed' : list V -> user * X) s seen,
  (forall l, (length seen <= length l)%nat -> feed l = feed' l) -> run step T feed s seen = run step T feed' s seen.
Proof.
  induction T as [|T IH]; intros feed feed' s seen E; cbn [run]; [reflexivity|]. rewrite E by lia. f_equal. extensionality r.
  apply IH. intros l L. apply E. rewrite app_len in L. lia.
Qed.
Lemma proper_seen T : forall (feed feed' : list V -> user * X) s seen seen', (forall l, feed (seen ++ l) = feed' (seen' ++ l)) ->
  proper (run step T feed s seen) -> proper (run step T feed' s seen').
Proof.
  induction T as [|T IH]; intros feed feed' s seen seen' E; cbn [run]; [auto|].
  assert (E0 := E []). rewrite !app_nil_r in E0. rewrite E0. intros H.
  apply (surely_bind _ _ _ (surely_of_proper _ (fun _ : unit => _) tt (fun _ => H))). intros r K.
  apply (IH feed feed' (fst r) (seen ++ [snd r]) (seen' ++ [snd r])); [|apply (K tt)].
  intros l. rewrite <- !app_assoc. apply E.
Qed.

Definition runs (T : nat) (s : S) : Prop := forall feed seen, proper (run step T feed s seen).
Lemma runs_of_laws T s : has_laws step s -> runs T s.
Proof.
  intros H feed seen. apply (proper_seen T (fun l => feed (seen ++ l)) feed s [] seen); [reflexivity|apply H].
Qed.
Lemma runs_on T s u x : runs (Datatypes.S T) s -> surely (step s u x) (fun r => runs T (fst r)).
Proof.
  intros H. apply (surely_impl _ (fun r => forall feed : list V -> user * X, proper (run step T feed (fst r) [snd r]))).
  - intros r K feed seen. apply (proper_seen T (fun l => feed (seen ++ tl l)) feed (fst r) [snd r] seen); [reflexivity|apply K].
  - apply (surely_of_proper _ (fun (feed : list V -> user * X) (r : S * V) => run step T feed (fst r) [snd r]) (fun _ => (u, x))).
    intros feed. set (feed' := fun l : list V => match l with [] => (u, x) | _ => feed l end). assert (P := H feed' []). cbn [run] in P.
    change (feed' []) with (u, x) in P. cbn [fst snd app] in P.
    replace (fun r : S * V => run step T feed (fst r) [snd r]) with (fun r : S * V => run step T feed' (fst r) [snd r]); [exact P|].
    extensionality r. apply run_feeds. intros [|v l] L; [cbn in L; lia|reflexivity].
Qed.

(** A path that does not begin with what has been seen has no chance. *)
Lemma no_chance T feed s seen w : runs T s -> firstn (length seen) w <> seen -> Pr (run step T feed s seen) (fun r => snd r = w) = 0.
Proof.
  intros R N. unfold Pr. rewrite (mean_always _ _ _ (fun _ => 0) (run_starts step T feed s seen)); [apply mean_constant; [apply R|lra]|].
  intros r E. apply indicator_false. intros D. rewrite D in E. contradiction.
Qed.
End Runs.

(** ** Side by side *)

Section Both.
Context {S S' V V' X X' : Type}.
Variable step : S -> user -> X -> prog (S * V).
Variable step' : S' -> user -> X' -> prog (S' * V').
Let both := side_by_side step step'.

Lemma run_both T feed s s' seen : run both (Datatypes.S T) feed (s, s') seen =
  bind (step s (fst (feed seen)) (fst (snd (feed seen)))) (fun r =>
  bind (step' s' (fst (feed seen)) (snd (snd (feed seen)))) (fun r' => run both T feed (fst r, fst r') (seen ++ [(snd r, snd r')]))).
Proof.
  cbn [run]. unfold both at 1, side_by_side. cbn [fst snd]. rewrite bind_assoc. f_equal. extensionality r.
  rewrite bind_assoc. reflexivity.
Qed.

Lemma both_runs T : forall s s', runs step T s -> runs step' T s' -> runs both T (s, s').
Proof.
  induction T as [|T IH]; intros s s' H H' feed seen; [exact Logic.I|]. rewrite run_both.
  apply (surely_bind _ _ _ (runs_on step T s _ _ H)). intros r K.
  apply (surely_bind _ _ _ (runs_on step' T s' _ _ H')). intros r' K'. apply IH; assumption.
Qed.

(** The inputs of each, along a path. *)
Definition left_feed (w : list (V * V')) (feed : list (V * V') -> user * (X * X')) (l : list V) : user * X :=
  (fst (feed (firstn (length l) w)), fst (snd (feed (firstn (length l) w)))).
Definition right_feed (w : list (V * V')) (feed : list (V * V') -> user * (X * X')) (l : list V') : user * X' :=
  (fst (feed (firstn (length l) w)), snd (snd (feed (firstn (length l) w)))).

Lemma firstn_next {T} (w : list T) n : (n < length w)%nat -> exists v, forall m, m = Datatypes.S n -> firstn m w = firstn n w ++ [v].
Proof.
  revert n. induction w as [|v w IH]; intros n L; [cbn in L; lia|]. destruct n as [|n].
  - exists v. intros m ->. reflexivity.
  - destruct (IH n) as [x Hx]; [cbn in L; lia|]. exists x. intros m ->. cbn. f_equal. apply (Hx (Datatypes.S n) eq_refl).
Qed.

Lemma both_points w feed T : forall n s s', (n + T = length w)%nat -> runs step T s -> runs step' T s' ->
  Pr (run both T feed (s, s') (firstn n w)) (fun r => snd r = w) =
  Pr (run step T (left_feed w feed) s (map fst (firstn n w))) (fun r => snd r = map fst w) *
  Pr (run step' T (right_feed w feed) s' (map snd (firstn n w))) (fun r => snd r = map snd w).
Proof.
  induction T as [|T IH]; intros n s s' L H H'.
  - rewrite firstn_all2 by lia. unfold Pr. cbn [run mean snd]. rewrite !indicator_true by reflexivity. ring.
  - destruct (firstn_next w n ltac:(lia)) as [v F]. specialize (F (Datatypes.S n) eq_refl).
    assert (LN : length (firstn n w) = n) by (rewrite firstn_len; lia).
    rewrite run_both. unfold Pr. rewrite mean_bind. cbn [run]. rewrite !mean_bind.
    unfold left_feed at 1 2, right_feed at 1 2. rewrite !map_len, LN. cbn [fst snd].
    set (u := fst (feed (firstn n w))). set (x := snd (feed (firstn n w))).
    set (g := fun r : S * V => mean (run step T (left_feed w feed) (fst r) (map fst (firstn n w) ++ [snd r])) (fun a => indicator (snd a = map fst w))).
    set (g' := fun r : S' * V' => mean (run step' T (right_feed w feed) (fst r) (map snd (firstn n w) ++ [snd r])) (fun a => indicator (snd a = map snd w))).
    assert (G : forall r, runs step T (fst r) -> 0 <= g r <= 1) by (intros r R; apply Pr_range, R).
    assert (G' : forall r, runs step' T (fst r) -> 0 <= g' r <= 1) by (intros r R; apply Pr_range, R).
    assert (E : forall r r', runs step T (fst r) -> runs step' T (fst r') ->
      mean (run both T feed (fst r, fst r') (firstn n w ++ [(snd r, snd r')])) (fun a => indicator (snd a = w)) = g r * g' r').
    { intros r r' R R'. destruct (classic ((snd r, snd r') = v)) as [D|D].
      - rewrite D, <- F. assert (Y := IH (Datatypes.S n) (fst r) (fst r') ltac:(lia) R R'). unfold Pr in Y. rewrite Y, F, <- D, !map_app. reflexivity.
      - assert (Z0 : mean (run both T feed (fst r, fst r') (firstn n w ++ [(snd r, snd r')])) (fun a => indicator (snd a = w)) = 0).
        { apply no_chance; [apply both_runs; assumption|]. rewrite app_len, LN. cbn [length]. replace (n + 1)%nat with (Datatypes.S n) by lia.
          rewrite F. intros Q. apply app_inj_tail in Q as [_ Q]. congruence. }
        rewrite Z0. destruct v as [v v']. destruct (classic (snd r = v)) as [D1|D1].
        + replace (g' r') with 0; [ring|]. symmetry. apply (no_chance step'); [exact R'|]. rewrite app_len, map_len, LN. cbn [length].
          replace (n + 1)%nat with (Datatypes.S n) by lia. rewrite firstn_map, F, map_app. intros Q. apply app_inj_tail in Q as [_ Q].
          apply D. cbn in Q. congruence.
        + replace (g r) with 0; [ring|]. symmetry. apply (no_chance step); [exact R|]. rewrite app_len, map_len, LN. cbn [length].
          replace (n + 1)%nat with (Datatypes.S n) by lia. rewrite firstn_map, F, map_app. intros Q. apply app_inj_tail in Q as [_ Q].
          apply D1. cbn in Q. congruence. }
    assert (K := runs_on step T s u (fst x) H). assert (K' := runs_on step' T s' u (snd x) H').
    rewrite Rmult_comm. apply (surely_factor _ _ _ _ g (proj1 (surely_range _ _ g' K' G')) K). intros r R. split; [apply G, R|].
    rewrite mean_bind, Rmult_comm. apply (surely_factor _ _ _ _ g' (proj1 (G r R)) K'). intros r' R'. split; [apply G', R'|]. apply E; assumption.
Qed.

Lemma vectors e e' s s' : user_private e step s -> user_private e' step' s' -> user_private (e + e') both (s, s').
Proof.
  intros [L H] [L' H']. assert (R := fun T => both_runs T s s' (runs_of_laws step T s L) (runs_of_laws step' T s' L')).
  split; [apply laws_of_proper; intros T feed; apply R|]. intros u T feed feed' N. apply private_by_points; [apply R|apply R|].
  intros w. destruct (Nat.eq_dec (length w) T) as [E|E].
  - subst T. assert (B := fun f => both_points w f (length w) 0 s s' eq_refl (runs_of_laws step _ s L) (runs_of_laws step' _ s' L')).
    cbn [firstn map] in B. rewrite !B.
    assert (A1 : neighbours u (left_feed w feed) (left_feed w feed')).
    { intros l. unfold left_feed. cbn [fst snd]. destruct (N (firstn (length l) w)) as [-> Y]. split; [reflexivity|]. intros D. rewrite Y by exact D. reflexivity. }
    assert (A2 : neighbours u (right_feed w feed) (right_feed w feed')).
    { intros l. unfold right_feed. cbn [fst snd]. destruct (N (firstn (length l) w)) as [-> Y]. split; [reflexivity|]. intros D. rewrite Y by exact D. reflexivity. }
    assert (P1 := proj1 (private_iff _ _ _ _) (H u (length w) _ _ A1) (fun l => l = map fst w)).
    assert (P2 := proj1 (private_iff _ _ _ _) (H' u (length w) _ _ A2) (fun l => l = map snd w)).
    cbv beta in P1, P2. rewrite exp_plus.
    match goal with |- ?a * ?b <= _ * (?c * ?d) => replace (exp e * exp e' * (c * d)) with ((exp e * c) * (exp e' * d)) by ring end.
    apply Rmult_le_compat; [apply Pr_range, L|apply Pr_range, L'|exact P1|exact P2].
  - assert (Z0 : forall f, Pr (run both T f (s, s') []) (fun r => snd r = w) = 0).
    { intros f. unfold Pr. rewrite (mean_always _ _ _ (fun _ => 0) (run_seen both T f (s, s') [])); [apply mean_constant; [apply R|lra]|].
      intros r Y. apply indicator_false. intros D. rewrite D in Y. cbn in Y. lia. }
    rewrite !Z0. lra.
Qed.
End Both.
