(** Programs that release sums in series: two of them whose noises move by little, series for series, are close. *)
From Coq Require Import Reals Qreals QArith Lra Lia List Bool ZArith Classical FunctionalExtensionality.
From Withhold.Definitions Require Import Probability Paper Ledger.
From Withhold.Proofs Require Import Lists Sums Laws Balls Draws Programs Privacy.
Import ListNotations.
Local Open Scope R_scope.

Lemma then_do_hide {A B} scale (p : series_prog A) (f : A -> series_prog B) : forall radii,
  hide scale (then_do p f) radii = bind (hide scale p radii) (fun r => hide scale (f (fst r)) (snd r)).
Proof.
  induction p as [a|g S K k IH|g x k IH]; intros radii; cbn [then_do hide bind fst snd]; [reflexivity| |];
    f_equal; extensionality z; apply IH.
Qed.

(** The same program, with other names of groups. *)
Fixpoint rename {A} (name : Z -> Z) (p : series_prog A) : series_prog A :=
  match p with
  | Done a => Done a
  | Open g strata K k => Open (name g) strata K (rename name k)
  | Release g x k => Release (name g) x (fun z => rename name (k z))
  end.
Lemma rename_then {A B} name (p : series_prog A) (f : A -> series_prog B) :
  rename name (then_do p f) = then_do (rename name p) (fun a => rename name (f a)).
Proof. induction p as [a|g S K k IH|g x k IH]; cbn [then_do rename]; [reflexivity| |]; f_equal; [|extensionality z]; apply IH. Qed.

(** ** What was drawn: of every series so far, the last one first, the noises that its releases have revealed *)

Record past := Past { p_dim : nat; p_epochs : Z; noises : list (list Z) }.
Fixpoint noted (i : nat) (v : list Z) (ps : list past) : list past :=
  match ps, i with
  | p :: rest, O => Past (p_dim p) (p_epochs p) (v :: noises p) :: rest
  | p :: rest, S j => p :: noted j v rest
  | [], _ => []
  end.

Section Series.
Variable scale : Q.
Hypothesis scale_pos : 0 < Q2R scale.
Let s := Q2R scale.

(** The probability of these radii, times that of the noises given the radii. *)
Fixpoint chance (ps : list past) (rs : list Z) : R :=
  match ps, rs with
  | [], [] => 1
  | p :: ps', r :: rs' => radius (p_dim p) (p_epochs p) scale r * all_uniform (p_dim p) r (noises p) * chance ps' rs'
  | _, _ => 0
  end.

Lemma uniform_part dim r x : nonneg (fun z => uniform dim r (differences z x)) /\
  (length x = dim -> summable (fun z => uniform dim r (differences z x)) /\
  total_of (fun z => uniform dim r (differences z x)) <= 1).
Proof.
  destruct (Z.leb_spec 0 r) as [P|P].
  - split; [intros z; apply uniform_is_law, P|]. intros <-. destruct (uniform_answer_law r x P) as (_ & S & ->). split; [exact S|lra].
  - assert (Z0 : forall z, uniform dim r (differences z x) = 0).
    { intros z. apply uniform_zero. intros [_ N]. assert (X := norm_nonneg (differences z x)). lia. }
    split; [intros z; rewrite Z0; lra|]. intros _. rewrite (total_ext _ (fun _ => 0)), total_zero by exact Z0. split; [|lra].
    exists 0. intros l _. rewrite sum_zero; [lra|]. intros z _. apply Z0.
Qed.

Lemma chance_nonneg ps : nonneg (chance ps).
Proof.
  induction ps as [|p ps IH]; intros [|r rs]; cbn [chance]; try lra.
  apply Rmult_le_pos; [apply joint_term_nonneg, scale_pos|apply IH].
Qed.

Lemma chance_noted i v : forall ps rs p, nth_error ps i = Some p ->
  chance (noted i v ps) rs = chance ps rs * uniform (p_dim p) (nth i rs 0%Z) v.
Proof.
  induction i as [|i IH]; intros [|q ps] rs p E; cbn in E; try discriminate; destruct rs as [|r rs]; cbn [noted chance nth]; try ring.
  - injection E as ->. cbn [p_dim p_epochs noises all_uniform fold_right]. fold (all_uniform (p_dim p) r (noises p)). ring.
  - rewrite (IH ps rs p E). ring.
Qed.

(** ** How far two histories are apart: a number for every series, by which no noise of it has moved further *)

Inductive apart : list Z -> list past -> list past -> Prop :=
| apart_nil : apart [] [] []
| apart_cons d ds p q ps qs : (0 <= d)%Z -> p_dim p = p_dim q -> p_epochs p = p_epochs q ->
    (length (noises p) <= Z.to_nat (p_epochs p))%nat -> Forall (fun v => length v = p_dim p) (noises p) ->
    Forall2 (moved d) (noises p) (noises q) -> apart ds ps qs -> apart (d :: ds) (p :: ps) (q :: qs).

Lemma chance_moves ds ps qs : apart ds ps qs ->
  exists h, injective h /\ forall rs, chance ps rs <= exp (IZR (add ds) / s) * chance qs (h rs).
Proof.
  intros H. induction H as [|d ds p q ps qs D E1 E2 L F M H (h & I & C)].
  - exists (fun rs => rs). split; [intros x y E; exact E|]. intros rs. unfold add, Rdiv. cbn [fold_right].
    rewrite Rmult_0_l, exp_0. lra.
  - exists (fun rs => match rs with [] => [] | r :: rest => (r + d)%Z :: h rest end). split.
    + intros [|a x] [|b y] E; try discriminate; [reflexivity|]. injection E as E1' E2'. apply I in E2'. f_equal; [lia|exact E2'].
    + intros [|r rs]; cbn [chance]; [lra|]. change (add (d :: ds)) with (d + add ds)%Z. rewrite plus_IZR.
      unfold Rdiv. rewrite Rmult_plus_distr_r, exp_plus. fold (IZR d / s) (IZR (add ds) / s).
      assert (X := noises_move (p_dim p) (p_epochs p) scale d (noises p) (noises q) r scale_pos D L F M).
      fold s in X. rewrite <- E1, <- E2.
      eapply Rle_trans; [apply Rmult_le_compat; [apply joint_term_nonneg, scale_pos|apply chance_nonneg|exact X|apply C]|].
      right. ring.
Qed.

(** ** Hidden radii *)

Definition radii (at_ : Z -> nat) (rs : list Z) : Z -> Z := fun g => nth (at_ g) rs 0%Z.
Definition opened (at_ : Z -> nat) (g : Z) : Z -> nat := fun j => if (j =? g)%Z then O else S (at_ j).
Definition result {A} (f : A -> R) (r : A * (Z -> Z)) : R := f (fst r).

Lemma hidden_range {A} (p : series_prog A) f : unit_valued f -> forall rs, 0 <= mean (hide scale p rs) (result f) <= 1.
Proof.
  intros F. induction p as [a|g S K k IH|g x k IH]; intros rs; cbn [hide mean]; [apply F| |].
  - split; [apply total_nonneg|]. destruct (mass_is_law (Radius (Z.to_nat S) K scale) scale_pos) as (N & SM & <-).
    apply total_le; [|exact SM]. intros z. rewrite <- (Rmult_1_r (mass _ z)) at 2. apply Rmult_le_compat_l; [apply N|apply IH].
  - split; [apply total_nonneg|]. cbn [mass]. destruct (uniform_part (length x) (rs g) x) as (N & C). destruct (C eq_refl) as (SM & T).
    eapply Rle_trans; [|exact T].
    apply total_le; [|exact SM]. intros z. rewrite <- (Rmult_1_r (uniform _ _ _)) at 2. apply Rmult_le_compat_l; [apply N|apply IH].
Qed.

(** The mean over all radii that may have been drawn. *)
Definition hidden_mean {A} (ps : list past) (at_ : Z -> nat) (p : series_prog A) (f : A -> R) : R :=
  total_of (fun rs => chance ps rs * mean (hide scale p (radii at_ rs)) (result f)).

Lemma times_unit w x : 0 <= w -> 0 <= x <= 1 -> 0 <= w * x <= w.
Proof. intros W X. split; [apply Rmult_le_pos; lra|]. rewrite <- (Rmult_1_r w) at 2. apply Rmult_le_compat_l; lra. Qed.

Lemma hidden_summable {A} ps at_ (p : series_prog A) f : unit_valued f -> summable (chance ps) ->
  summable (fun rs => chance ps rs * mean (hide scale p (radii at_ rs)) (result f)).
Proof.
  intros F S. apply (summable_le _ (chance ps)); [|exact S]. intros rs. apply times_unit; [apply chance_nonneg|apply hidden_range, F].
Qed.

(** A series begins: one more radius. *)
Lemma hidden_open {A} ps at_ g S K (k : series_prog A) f : unit_valued f -> summable (chance ps) ->
  let ps' := Past (Z.to_nat S) K [] :: ps in
  summable (chance ps') /\ hidden_mean ps at_ (Open g S K k) f = hidden_mean ps' (opened at_ g) k f.
Proof.
  intros F SP ps'. set (rho := radius (Z.to_nat S) K scale).
  destruct (radius_is_law (Z.to_nat S) K scale scale_pos) as (N & SM & T). fold rho in N, SM, T.
  set (h := fun p : list Z * Z => snd p :: fst p).
  assert (I : injective h) by (intros [x a] [y b] E; unfold h in E; cbn in E; congruence).
  assert (C0 : forall rs r, chance ps' (r :: rs) = chance ps rs * rho r).
  { intros rs r. unfold ps'. cbn [chance p_dim p_epochs noises all_uniform fold_right]. fold rho. ring. }
  assert (CV : forall F' : list Z -> R, covers h (fun rs => chance ps' rs * F' rs)).
  { intros F' [|r rs] X; [exfalso; apply X; unfold ps'; cbn [chance]; ring|]. exists (rs, r). reflexivity. }
  assert (ROW : forall rs, summable (fun r => chance ps rs * rho r)) by (intros rs; apply summable_scale; [apply chance_nonneg|exact SM]).
  assert (TOT : forall rs, total_of (fun r => chance ps rs * rho r) = chance ps rs).
  { intros rs. rewrite total_scale, T by (exact SM || apply chance_nonneg). ring. }
  assert (SP' : summable (chance ps')).
  { apply (summable_rename h).
    - intros rs X. apply (CV (fun _ => 1) rs). rewrite Rmult_1_r. exact X.
    - apply (summable_le _ (fun p => chance ps (fst p) * rho (snd p))); [intros [rs r]; unfold h; cbn [fst snd]; rewrite C0; lra|].
      apply (summable_pairs (fun rs r => chance ps rs * rho r)); [exact ROW|].
      apply (summable_le _ (chance ps)); [intros rs; rewrite TOT; lra|exact SP]. }
  split; [exact SP'|].
  set (G := fun rs r => chance ps rs * rho r * mean (hide scale k (radii (opened at_ g) (r :: rs))) (result f)).
  assert (GR : forall rs r, 0 <= G rs r <= chance ps rs * rho r).
  { intros rs r. apply times_unit; [apply Rmult_le_pos; [apply chance_nonneg|apply N]|apply hidden_range, F]. }
  unfold hidden_mean. rewrite (total_rename h _ I (CV _)).
  rewrite (total_ext _ (fun p => G (fst p) (snd p))) by (intros [rs r]; unfold h, G; cbn [fst snd]; rewrite C0; reflexivity).
  rewrite (total_pairs G).
  - apply total_ext. intros rs. unfold G. cbn [hide mean].
    rewrite (total_rename (fun r => [r])).
    + rewrite <- total_scale.
      * apply total_ext. intros r. cbn [mass hd]. fold rho.
        replace (radii (opened at_ g) (r :: rs)) with (set (radii at_ rs) g r); [ring|].
        extensionality j. unfold radii, opened, set. destruct (j =? g)%Z; reflexivity.
      * apply chance_nonneg.
      * apply (summable_le _ rho); [|exact SM]. intros r. apply times_unit; [apply N|apply hidden_range, F].
    + intros x y E. congruence.
    + intros [|z [|w l]] X; try (exfalso; apply X; cbn [mass]; ring). exists z. reflexivity.
  - intros rs. apply (summable_le _ (fun r => chance ps rs * rho r)); [intros r; apply GR|apply ROW].
  - apply (summable_le _ (chance ps)); [|exact SP]. intros rs. rewrite <- TOT. apply total_le; [intros r; apply GR|apply ROW].
Qed.

(** A release: the noise becomes known. *)
Lemma hidden_release {A} ps at_ g x (k : list Z -> series_prog A) f p : unit_valued f -> summable (chance ps) ->
  nth_error ps (at_ g) = Some p -> length x = p_dim p ->
  (forall z, summable (chance (noted (at_ g) (differences z x) ps))) /\
  summable (fun z => hidden_mean (noted (at_ g) (differences z x) ps) at_ (k z) f) /\
  hidden_mean ps at_ (Release g x k) f = total_of (fun z => hidden_mean (noted (at_ g) (differences z x) ps) at_ (k z) f).
Proof.
  intros F SP E L. set (u := fun rs z => uniform (p_dim p) (radii at_ rs g) (differences z x)).
  assert (UN : forall rs, nonneg (u rs) /\ summable (u rs) /\ total_of (u rs) <= 1).
  { intros rs. destruct (uniform_part (p_dim p) (radii at_ rs g) x) as (X & Y). split; [exact X|apply Y, L]. }
  assert (CN : forall z rs, chance (noted (at_ g) (differences z x) ps) rs = chance ps rs * u rs z).
  { intros z rs. apply (chance_noted _ _ _ _ _ E). }
  set (M := fun rs z => mean (hide scale (k z) (radii at_ rs)) (result f)).
  assert (MR : forall rs z, 0 <= M rs z <= 1) by (intros; apply hidden_range, F).
  set (G := fun rs z => chance ps rs * (u rs z * M rs z)).
  assert (INNER : forall rs, summable (fun z => u rs z * M rs z) /\ total_of (fun z => u rs z * M rs z) <= 1).
  { intros rs. destruct (UN rs) as (X & Y & Z1). assert (B : forall z, u rs z * M rs z <= u rs z) by (intros z; apply times_unit; auto).
    split; [apply (summable_le _ (u rs)); assumption|]. eapply Rle_trans; [apply total_le; [exact B|exact Y]|exact Z1]. }
  assert (ROW : forall rs, summable (G rs)) by (intros rs; apply summable_scale; [apply chance_nonneg|apply INNER]).
  assert (TOT : forall rs, total_of (G rs) = chance ps rs * total_of (fun z => u rs z * M rs z)).
  { intros rs. apply total_scale; [apply chance_nonneg|apply INNER]. }
  assert (SUM : summable (fun rs => total_of (G rs))).
  { apply (summable_le _ (chance ps)); [|exact SP]. intros rs. rewrite TOT. apply times_unit; [apply chance_nonneg|].
    split; [apply total_nonneg|apply INNER]. }
  assert (EQ : forall z, hidden_mean (noted (at_ g) (differences z x) ps) at_ (k z) f = total_of (fun rs => G rs z)).
  { intros z. apply total_ext. intros rs. rewrite CN. unfold G, M. ring. }
  destruct (total_swap G ROW SUM) as (S1 & S2 & S3). split; [|split].
  - intros z. apply (summable_le _ (chance ps)); [|exact SP]. intros rs. rewrite CN. apply times_unit; [apply chance_nonneg|].
    destruct (UN rs) as (X & Y & Z1). split; [apply X|]. eapply Rle_trans; [apply (total_point (u rs) z Y)|exact Z1].
  - apply (summable_le _ (fun z => total_of (fun rs => G rs z))); [intros z; rewrite EQ; lra|exact S2].
  - rewrite (total_ext _ _ EQ), <- S1. apply total_ext. intros rs. rewrite TOT. cbn [hide mean mass]. rewrite L. reflexivity.
Qed.

(** ** Two programs in step *)

Inductive steps {A B} (P : (Z -> nat) -> list past -> list past -> A -> B -> Prop) :
  (Z -> nat) -> list past -> list past -> series_prog A -> series_prog B -> Prop :=
| steps_done at_ ps qs a b : P at_ ps qs a b -> steps P at_ ps qs (Done a) (Done b)
| steps_open at_ ps qs g S K j k :
    steps P (opened at_ g) (Past (Z.to_nat S) K [] :: ps) (Past (Z.to_nat S) K [] :: qs) j k ->
    steps P at_ ps qs (Open g S K j) (Open g S K k)
| steps_release at_ ps qs g x y j k p q :
    nth_error ps (at_ g) = Some p -> nth_error qs (at_ g) = Some q -> length x = p_dim p -> length y = p_dim q -> p_dim p = p_dim q ->
    (forall z, length z = length x ->
       steps P at_ (noted (at_ g) (differences z x) ps) (noted (at_ g) (differences z y) qs) (j z) (k z)) ->
    steps P at_ ps qs (Release g x j) (Release g y k).

Lemma steps_then {A B A' B'} (P : (Z -> nat) -> list past -> list past -> A -> B -> Prop)
  (Q : (Z -> nat) -> list past -> list past -> A' -> B' -> Prop) at_ ps qs p q f g :
  steps P at_ ps qs p q -> (forall at_ ps qs a b, P at_ ps qs a b -> steps Q at_ ps qs (f a) (g b)) ->
  steps Q at_ ps qs (then_do p f) (then_do q g).
Proof. intros H F. induction H; cbn [then_do]; [auto| |]; econstructor; eauto. Qed.

Lemma off_length {A} ps at_ g x z (p : series_prog A) f q : nth_error ps (at_ g) = Some q -> length x = p_dim q ->
  length z <> length x -> hidden_mean (noted (at_ g) (differences z x) ps) at_ p f = 0.
Proof.
  intros E L D. unfold hidden_mean. rewrite (total_ext _ (fun _ => 0)); [apply total_zero|]. intros rs.
  rewrite (chance_noted _ _ _ _ _ E), uniform_zero; [ring|]. intros [X _]. rewrite differences_length in X. congruence.
Qed.

Theorem steps_means {A B} (P : (Z -> nat) -> list past -> list past -> A -> B -> Prop) budget (f : A -> R) (g : B -> R) at_ ps qs p q :
  steps P at_ ps qs p q -> unit_valued f -> unit_valued g ->
  (forall at_ ps qs a b, P at_ ps qs a b -> (exists ds, apart ds ps qs /\ (add ds <= budget)%Z) /\ f a <= g b) ->
  summable (chance ps) -> summable (chance qs) ->
  hidden_mean ps at_ p f <= exp (IZR budget / s) * hidden_mean qs at_ q g.
Proof.
  intros H F G E. induction H as [at_ ps qs a b H|at_ ps qs i S K j k H IH|at_ ps qs i x y j k p q E1 E2 L1 L2 D H IH]; intros SP SQ.
  - destruct (E _ _ _ _ _ H) as ((ds & AP & LE) & FG). destruct (chance_moves ds ps qs AP) as (h & I & C).
    unfold hidden_mean. cbn [hide mean result fst]. assert (X := exp_pos (IZR budget / s)).
    assert (SG : summable (fun rs => exp (IZR budget / s) * (chance qs rs * g b))).
    { apply summable_scale; [lra|]. apply (summable_le _ (chance qs)); [|exact SQ]. intros rs. apply times_unit; [apply chance_nonneg|apply G]. }
    rewrite <- total_scale; [|lra|apply (summable_le _ (chance qs)); [|exact SQ]; intros rs; apply times_unit; [apply chance_nonneg|apply G]].
    apply Rle_trans with (total_of (fun rs => exp (IZR budget / s) * (chance qs (h rs) * g b)));
      [|apply (total_inside h _ I SG)].
    apply total_le; [|apply (summable_inside h _ I SG)]. intros rs. unfold result. cbn [fst]. rewrite <- Rmult_assoc.
    apply Rmult_le_compat; [apply chance_nonneg|apply F| |exact FG].
    eapply Rle_trans; [apply C|]. apply Rmult_le_compat_r; [apply chance_nonneg|]. apply exp_mono, div_mono; [exact scale_pos|].
    apply IZR_le, LE.
  - destruct (hidden_open ps at_ i S K j f F SP) as [SP' ->]. destruct (hidden_open qs at_ i S K k g G SQ) as [SQ' ->].
    apply IH; assumption.
  - destruct (hidden_release ps at_ i x j f p F SP E1 L1) as (SP' & _ & ->).
    destruct (hidden_release qs at_ i y k g q G SQ E2 L2) as (SQ' & SM & ->).
    assert (X := exp_pos (IZR budget / s)). rewrite <- total_scale by (lra || exact SM).
    apply total_le; [|apply summable_scale; [lra|exact SM]]. intros z.
    destruct (Nat.eq_dec (length z) (length x)) as [Y|Y]; [apply IH; auto|].
    rewrite (off_length ps at_ i x z (j z) f p E1 L1 Y), (off_length qs at_ i y z (k z) g q E2 L2); [lra|congruence].
Qed.

(** From the start, where no radius has been drawn. *)
Lemma nothing_drawn {A} (p : series_prog A) f : unit_valued f ->
  summable (chance []) /\ hidden_mean [] (fun _ => O) p f = mean (hide scale p (fun _ => 0%Z)) (result f).
Proof.
  intros F. assert (C : forall rs, chance [] rs <> 0 -> rs = []) by (intros [|r rs] X; [reflexivity|exfalso; apply X; reflexivity]).
  split.
  - apply (finite_summable _ [[]]); [apply chance_nonneg|]. intros rs X. left. symmetry. apply C, X.
  - unfold hidden_mean. rewrite (total_single _ []).
    + cbn [chance]. rewrite Rmult_1_l. reflexivity.
    + apply times_unit; [apply chance_nonneg|apply hidden_range, F].
    + intros rs X. apply C. intros Y. apply X. rewrite Y. ring.
Qed.

(** All laws exist, while radii are not negative. *)
Lemma hide_proper {A} (p : series_prog A) : forall rs, (forall g, (0 <= rs g)%Z) -> proper (hide scale p rs).
Proof.
  induction p as [a|g S K k IH|g x k IH]; intros rs N; cbn [hide proper well_posed]; [exact I| |].
  - split; [exact scale_pos|]. intros z M. apply IH. intros j. unfold set. destruct (j =? g)%Z; [|apply N].
    destruct z as [|r [|w l]]; cbn [mass hd] in *; try lia; try contradiction.
    destruct (Z.leb_spec 0 r) as [P|P]; [exact P|]. exfalso. apply M, radius_negative, P.
  - split; [apply N|]. intros z _. apply IH, N.
Qed.
End Series.
