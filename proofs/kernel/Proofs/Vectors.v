(** Mechanisms side by side: what is likely of all that two of them show is the product of what is likely of each. *)
From Coq Require Import Reals Qreals QArith Lra Lia List Bool ZArith Classical FunctionalExtensionality.
From Withhold.Definitions Require Import Probability.
From Withhold.Proofs Require Import Lists Sums Laws Draws Programs Privacy Algorithms Strategies.
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

Lemma mean_nonneg {A} (p : prog A) f : (forall a, 0 <= f a) -> 0 <= mean p f.
Proof. intros F. destruct p as [a|d j]; cbn [mean]; [apply F|apply total_nonneg]. Qed.
Lemma Pr_never {A} (p : prog A) (Y I : A -> Prop) : proper p -> always p I -> (forall a, I a -> ~ Y a) -> Pr p Y = 0.
Proof.
  intros W H N. unfold Pr. rewrite (mean_always _ I _ (fun _ => 0) H); [apply mean_constant; [exact W|lra]|].
  intros a X. apply indicator_false, N, X.
Qed.
Lemma unit_times x y : 0 <= x <= 1 -> 0 <= y <= 1 -> 0 <= x * y <= 1.
Proof. intros X Y. split; [apply Rmult_le_pos; lra|]. rewrite <- (Rmult_1_l 1). apply Rmult_le_compat; lra. Qed.

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

(** The probability of these answers, if what comes is written down beforehand. *)
Fixpoint path (s : S) (h : list ((user * X) * V)) : R :=
  match h with
  | [] => 1
  | (i, v) :: h' => mean (step s (fst i) (snd i)) (fun r => indicator (snd r = v) * path (fst r) h')
  end.

Lemma path_nonneg h : forall s, 0 <= path s h.
Proof.
  induction h as [|[i v] h IH]; intros s; cbn [path]; [lra|]. apply mean_nonneg. intros r.
  apply Rmult_le_pos; [apply indicator_range|apply IH].
Qed.
Lemma path_range h : forall s, runs (length h) s -> 0 <= path s h <= 1.
Proof.
  induction h as [|[i v] h IH]; intros s H; cbn [path]; [lra|]. apply (surely_range _ _ _ (runs_on _ _ (fst i) (snd i) H)).
  intros r R. apply unit_times; [apply indicator_range|apply IH, R].
Qed.
Lemma run_path T feed : forall s seen w, runs T s -> length w = T ->
  Pr (run step T feed s seen) (fun r => snd r = seen ++ w) = path s (along (fun l => feed (seen ++ l)) w).
Proof.
  induction T as [|T IH]; intros s seen [|v w] H L; try discriminate L.
  - unfold Pr. cbn [run mean along path snd]. rewrite app_nil_r. apply indicator_true. reflexivity.
  - injection L as L. cbn [run along path]. rewrite app_nil_r. unfold Pr. rewrite mean_bind. set (f := fun r : S * V => _).
    set (g := fun r : S * V => _ * _). rewrite <- (Rmult_1_l (mean _ g)).
    apply (surely_factor _ _ _ _ g Rle_0_1 (runs_on _ _ _ _ H)). intros r R. split.
    { apply unit_times; [apply indicator_range|]. apply path_range. rewrite along_len, L. exact R. }
    unfold f, g. destruct (classic (snd r = v)) as [D|D].
    + rewrite (indicator_true _ D), D, !Rmult_1_l. assert (Y := IH (fst r) (seen ++ [v]) w R L). unfold Pr in Y.
      replace (seen ++ v :: w) with ((seen ++ [v]) ++ w) by (rewrite <- app_assoc; reflexivity). rewrite Y.
      f_equal. f_equal. extensionality l. rewrite <- app_assoc. reflexivity.
    + rewrite (indicator_false _ D), Rmult_0_l, Rmult_0_r. apply (no_chance T feed (fst r) (seen ++ [snd r])); [exact R|].
      replace (firstn _ _) with (seen ++ [v]).
      * intros E. apply app_inj_tail in E as [_ E]. congruence.
      * change (v :: w) with ([v] ++ w). rewrite app_assoc, app_len. cbn [length].
        replace (length seen + 1)%nat with (length (seen ++ [v])) by (rewrite app_len; reflexivity).
        rewrite firstn_app, firstn_all, Nat.sub_diag. cbn. rewrite app_nil_r. reflexivity.
Qed.
Lemma run_from_start T feed s w : runs T s -> length w = T ->
  Pr (run step T feed s []) (fun r => snd r = w) = path s (along feed w).
Proof. apply (run_path T feed s []). Qed.
End Runs.

(** ** Two of them *)

Section Both.
Context {S S' V V' X X' : Type}.
Variable step : S -> user -> X -> prog (S * V).
Variable step' : S' -> user -> X' -> prog (S' * V').
Definition both (s : S * S') (u : user) (x : X * X') : prog ((S * S') * (V * V')) :=
  bind (step (fst s) u (fst x)) (fun r => bind (step' (snd s) u (snd x)) (fun r' => Ret ((fst r, fst r'), (snd r, snd r')))).

Lemma run_both T feed s s' seen : run both (Datatypes.S T) feed (s, s') seen =
  bind (step s (fst (feed seen)) (fst (snd (feed seen)))) (fun r =>
  bind (step' s' (fst (feed seen)) (snd (snd (feed seen)))) (fun r' => run both T feed (fst r, fst r') (seen ++ [(snd r, snd r')]))).
Proof.
  cbn [run]. unfold both at 1. cbn [fst snd]. rewrite bind_assoc. f_equal. extensionality r.
  rewrite bind_assoc. reflexivity.
Qed.

Lemma both_runs T : forall s s', runs step T s -> runs step' T s' -> runs both T (s, s').
Proof.
  induction T as [|T IH]; intros s s' H H' feed seen; [exact Logic.I|]. rewrite run_both.
  apply (surely_bind _ _ _ (runs_on step T s _ _ H)). intros r K.
  apply (surely_bind _ _ _ (runs_on step' T s' _ _ H')). intros r' K'. apply IH; assumption.
Qed.

(** What came to each, along a path, as if it had been written down before. *)
Definition left_feed (w : list (V * V')) (feed : list (V * V') -> user * (X * X')) (l : list V) : user * X :=
  (fst (feed (firstn (length l) w)), fst (snd (feed (firstn (length l) w)))).
Definition right_feed (w : list (V * V')) (feed : list (V * V') -> user * (X * X')) (l : list V') : user * X' :=
  (fst (feed (firstn (length l) w)), snd (snd (feed (firstn (length l) w)))).
Definition to_left (i : user * (X * X')) : user * X := (fst i, fst (snd i)).
Definition to_right (i : user * (X * X')) : user * X' := (fst i, snd (snd i)).
Definition lefts : list ((user * (X * X')) * (V * V')) -> _ := map (fun x => (to_left (fst x), fst (snd x))).
Definition rights : list ((user * (X * X')) * (V * V')) -> _ := map (fun x => (to_right (fst x), snd (snd x))).
Lemma lefts_along w : forall feed, lefts (along feed w) = along (left_feed w feed) (map fst w).
Proof. induction w as [|v w IH]; intros feed; [reflexivity|]. cbn. f_equal. apply IH. Qed.
Lemma rights_along w : forall feed, rights (along feed w) = along (right_feed w feed) (map snd w).
Proof. induction w as [|v w IH]; intros feed; [reflexivity|]. cbn. f_equal. apply IH. Qed.

Lemma both_path h : forall s s', runs step (length h) s -> runs step' (length h) s' ->
  path both (s, s') h = path step s (lefts h) * path step' s' (rights h).
Proof.
  induction h as [|[i v] h IH]; intros s s' H H'; [cbn; ring|]. cbn [path lefts rights map fst snd length] in *.
  fold (lefts h) (rights h). unfold both at 1. rewrite mean_bind. unfold to_left at 1 2, to_right at 1 2. cbn [fst snd].
  set (g := fun r : S * V => indicator (snd r = fst v) * path step (fst r) (lefts h)).
  set (g' := fun r : S' * V' => indicator (snd r = snd v) * path step' (fst r) (rights h)).
  assert (G : forall r, runs step (length h) (fst r) -> 0 <= g r <= 1).
  { intros r R. apply unit_times; [apply indicator_range|]. apply path_range. unfold lefts. rewrite map_len. exact R. }
  assert (G' : forall r, runs step' (length h) (fst r) -> 0 <= g' r <= 1).
  { intros r R. apply unit_times; [apply indicator_range|]. apply path_range. unfold rights. rewrite map_len. exact R. }
  assert (K := runs_on step _ s (fst i) (fst (snd i)) H). assert (K' := runs_on step' _ s' (fst i) (snd (snd i)) H').
  rewrite Rmult_comm. apply (surely_factor _ _ _ _ g (proj1 (surely_range _ _ g' K' G')) K). intros r R. split; [apply G, R|].
  rewrite mean_bind, Rmult_comm. apply (surely_factor _ _ _ _ g' (proj1 (G r R)) K'). intros r' R'. split; [apply G', R'|].
  cbn [mean fst snd]. rewrite IH by assumption. unfold g, g'.
  replace (indicator ((snd r, snd r') = v)) with (indicator (snd r = fst v) * indicator (snd r' = snd v)); [ring|].
  destruct v as [v v']. cbn [fst snd]. destruct (classic (snd r = v)) as [D|D].
  - rewrite (indicator_true _ D), Rmult_1_l. apply indicator_same. split; congruence.
  - rewrite (indicator_false _ D), Rmult_0_l. symmetry. apply indicator_false. congruence.
Qed.

Lemma both_points w feed s s' : runs step (length w) s -> runs step' (length w) s' ->
  Pr (run both (length w) feed (s, s') []) (fun r => snd r = w) =
  Pr (run step (length w) (left_feed w feed) s []) (fun r => snd r = map fst w) *
  Pr (run step' (length w) (right_feed w feed) s' []) (fun r => snd r = map snd w).
Proof.
  intros H H'. rewrite (run_from_start both) by (reflexivity || apply both_runs; assumption).
  rewrite (run_from_start step) by (apply map_len || exact H). rewrite (run_from_start step') by (apply map_len || exact H').
  rewrite <- lefts_along, <- rights_along. apply both_path; rewrite along_len; assumption.
Qed.

Lemma both_private e e' s s' : user_private e step s -> user_private e' step' s' -> user_private (e + e') both (s, s').
Proof.
  intros [L H] [L' H']. assert (R := fun T => both_runs T s s' (runs_of_laws step T s L) (runs_of_laws step' T s' L')).
  split; [apply laws_of_proper; intros T feed; apply R|]. intros u T feed feed' N. apply private_by_points; [apply R|apply R|].
  intros w. destruct (Nat.eq_dec (length w) T) as [E|E].
  - subst T. rewrite !(both_points w _ s s' (runs_of_laws step _ s L) (runs_of_laws step' _ s' L')).
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

(** ** The same mechanism with other names for states and views, and with samples that are computed from what comes *)

Section Renamed.
Context {S V X S' V' X' : Type}.
Variable step : S -> user -> X -> prog (S * V).
Variable step' : S' -> user -> X' -> prog (S' * V').
Variables (h : S -> S') (k : V -> V') (f : X' -> X).
Hypothesis renamed : forall s u x, step' (h s) u x = bind (step s u (f x)) (fun r => Ret (h (fst r), k (snd r))).

Definition renamed_feed (feed : list V' -> user * X') (l : list V) : user * X := (fst (feed (map k l)), f (snd (feed (map k l)))).
Lemma run_renamed T feed : forall s seen, run step' T feed (h s) (map k seen) =
  bind (run step T (renamed_feed feed) s seen) (fun r => Ret (h (fst r), map k (snd r))).
Proof.
  induction T as [|T IH]; intros s seen; [reflexivity|]. cbn [run]. rewrite renamed, !bind_assoc. unfold renamed_feed at 1 2.
  cbn [fst snd]. f_equal. extensionality r. cbn [bind fst snd]. rewrite <- IH, map_app. reflexivity.
Qed.

Lemma renamed_private e s : user_private e step s -> user_private e step' (h s).
Proof.
  intros [L H]. assert (E := fun T feed => run_renamed T feed s []). cbn [map] in E. split.
  - apply laws_of_proper. intros T feed. rewrite E. apply proper_bind; [apply L|]. intros r. exact I.
  - intros u T feed feed' N. rewrite !E. apply private_iff. intros Y. unfold Pr. rewrite !mean_bind.
    assert (N' : neighbours u (renamed_feed feed) (renamed_feed feed')).
    { intros seen. destruct (N (map k seen)) as [E1 E2]. split; [exact E1|]. intros D. apply (f_equal f), E2, D. }
    apply (proj1 (private_iff _ _ _ _) (H u T _ _ N') (fun l => Y (map k l))).
Qed.
End Renamed.

(** ** Any number of them *)

Section Coordinates.
Context {S V X : Type}.
Variable step : nat -> S -> user -> X -> prog (S * V).

Lemma none_proper i T : forall feed seen, proper (run (side_by_side step i) T feed [] seen).
Proof. induction T as [|T IH]; intros feed seen; cbn; [exact Logic.I|apply IH]. Qed.
Lemma none_same i T feed feed' : forall seen, run (side_by_side step i) T feed [] seen = run (side_by_side step i) T feed' [] seen.
Proof. induction T as [|T IH]; intros seen; cbn; [reflexivity|apply IH]. Qed.
Lemma none_private i : user_private 0 (side_by_side step i) [].
Proof.
  split; [apply laws_of_proper; intros T feed; apply none_proper|]. intros u T feed feed' _.
  rewrite (none_same i T feed feed' []). apply private_iff. intros Y. rewrite exp_0. lra.
Qed.

Definition cons_of {T} (p : T * list T) : list T := fst p :: snd p.
Lemma first_and_others i states u x : side_by_side step i (cons_of states) u x =
  bind (both (step i) (side_by_side step (1 + i)) states u ((fun x : nat -> X => (x i, x)) x))
       (fun r => Ret (cons_of (fst r), cons_of (snd r))).
Proof.
  unfold both, cons_of. cbn [side_by_side fst snd]. rewrite bind_assoc. f_equal. extensionality r. rewrite bind_assoc. reflexivity.
Qed.

End Coordinates.

Lemma cons_injective {T} : injective (@cons_of T).
Proof. intros [x l] [y k] E. unfold cons_of in E. cbn in E. congruence. Qed.

(** A property of a mechanism at a cost. If it holds of no coordinate for nothing, of two side by side at the sum of their costs,
    and under other names, it holds of any number of them. *)
Section Coordinatewise.
Variable holds : forall S V X, R -> (S -> user -> X -> prog (S * V)) -> S -> Prop.
Hypothesis of_none : forall S V X (step : nat -> S -> user -> X -> prog (S * V)) i,
  holds _ _ _ 0 (side_by_side step i) [].
Hypothesis of_both : forall S V X S' V' X' (step : S -> user -> X -> prog (S * V)) (step' : S' -> user -> X' -> prog (S' * V')) e e' s s',
  holds _ _ _ e step s -> holds _ _ _ e' step' s' -> holds _ _ _ (e + e') (both step step') (s, s').
Hypothesis of_renamed : forall S V X S' V' X' (step : S -> user -> X -> prog (S * V)) (step' : S' -> user -> X' -> prog (S' * V'))
  (h : S -> S') (k : V -> V') (f : X' -> X),
  (forall s u x, step' (h s) u x = bind (step s u (f x)) (fun r => Ret (h (fst r), k (snd r)))) -> injective k ->
  forall e s, holds _ _ _ e step s -> holds _ _ _ e step' (h s).

Lemma coordinates_from S V X e (step : nat -> S -> user -> X -> prog (S * V)) states : forall i,
  (forall j s, nth_error states j = Some s -> holds _ _ _ (e (i + j)%nat) (step (i + j)%nat) s) ->
  holds _ _ _ (finite_sum e (seq i (length states))) (side_by_side step i) states.
Proof.
  induction states as [|s rest IH]; intros i H; [apply of_none|]. cbn [length seq]. rewrite sum_cons.
  change (s :: rest) with (cons_of (s, rest)).
  apply (of_renamed _ _ _ _ _ _ _ _ _ _ _ (first_and_others step i) cons_injective), of_both.
  - assert (X0 := H 0%nat s eq_refl). rewrite Nat.add_0_r in X0. exact X0.
  - apply IH. intros j s' E. assert (X0 := H (Datatypes.S j) s' E). rewrite Nat.add_succ_r in X0. exact X0.
Qed.
End Coordinatewise.

Lemma vectors S V X e (step : nat -> S -> user -> X -> prog (S * V)) states :
  (forall i s, nth_error states i = Some s -> user_private (e i) (step i) s) ->
  user_private (finite_sum e (seq 0 (length states))) (side_by_side step 0) states.
Proof.
  apply (coordinates_from (@user_private)) with (i := 0%nat); intros; [apply none_private|apply both_private; assumption|].
  eapply renamed_private; eassumption.
Qed.
