(** The ledger mechanism is private, under every policy. *)
From Coq Require Import ZArith Lia List Bool Reals Qreals QArith Lra FunctionalExtensionality.
From Withhold.Definitions Require Import Probability Paper Ledger.
From Withhold.Proofs Require Import Lists Sums Laws Balls Draws Programs Privacy Binary Samples Median Counters Algorithms Naive
  Series Accounts.
Import ListNotations.
Local Open Scope Z_scope.

(** ** What has been drawn, and what a user has paid, series for series *)

(** Group g's series is one of those drawn; it has released so many sums, and the user has paid so much for them. *)
Definition tracks (r : series) (used paid : Z -> Z) (at_ : Z -> nat) (ps : list past) (ds : list Z) (g : Z) : Prop :=
  (exists p, nth_error ps (at_ g) = Some p /\ p_dim p = Z.to_nat (strata_of r g) /\ p_epochs p = epochs_of r g /\
     Z.of_nat (length (noises p)) = used g) /\ nth_error ds (at_ g) = Some (paid g).
Definition distinct (at_ : Z -> nat) (n : Z) : Prop :=
  forall g h, 0 <= g < n -> 0 <= h < n -> g <> h -> at_ g <> at_ h.

Lemma tracks_same r used used' paid paid' at_ ps ds g : used g = used' g -> paid g = paid' g ->
  tracks r used paid at_ ps ds g -> tracks r used' paid' at_ ps ds g.
Proof. unfold tracks. intros -> -> H. exact H. Qed.

Lemma apart_nth ds ps qs i p : apart ds ps qs -> nth_error ps i = Some p ->
  exists q, nth_error qs i = Some q /\ p_dim p = p_dim q.
Proof.
  intros H. revert i. induction H as [|d ds a b ps qs _ E _ _ _ _ H IH]; intros [|i] X; cbn in *; try discriminate; [|apply IH, X].
  injection X as <-. exists b. auto.
Qed.
Lemma apart_length ds ps qs : apart ds ps qs -> length ds = length ps.
Proof. intros H. induction H; cbn; congruence. Qed.

(** A new series costs nothing yet. *)
Lemma apart_fresh ds ps qs dim K : apart ds ps qs -> apart (0 :: ds) (Past dim K [] :: ps) (Past dim K [] :: qs).
Proof. intros H. constructor; cbn; try reflexivity; try lia; try constructor. exact H. Qed.

(** ** A charge *)

Fixpoint raise (i : nat) (e : Z) (ds : list Z) : list Z :=
  match ds, i with d :: rest, O => Z.max d e :: rest | d :: rest, S j => d :: raise j e rest | [], _ => [] end.
Lemma moved_more d e v w : d <= e -> moved d v w -> moved e v w.
Proof. intros L [A B]. split; [exact A|lia]. Qed.
Lemma raise_apart ds ps qs e : apart ds ps qs -> forall i, apart (raise i e ds) ps qs.
Proof.
  intros H. induction H as [|d ds a b ps qs D E1 E2 L F M H IH]; intros i; [destruct i; constructor|].
  destruct i as [|i]; cbn [raise]; constructor; auto; [lia|].
  eapply forall2_impl; [|exact M]. intros v w. apply moved_more. lia.
Qed.
Lemma raise_value ds e : forall i d, nth_error ds i = Some d -> nth_error (raise i e ds) i = Some (Z.max d e) /\
  add (raise i e ds) = add ds + Z.max 0 (e - d) /\ forall j, j <> i -> nth_error (raise i e ds) j = nth_error ds j.
Proof.
  induction ds as [|x ds IH]; intros [|i] d E; cbn in E; try discriminate; cbn [raise nth_error].
  - injection E as ->. split; [reflexivity|]. rewrite !add_cons. split; [lia|]. intros [|j] N; [contradiction|reflexivity].
  - destruct (IH i d E) as (A & B & C). split; [exact A|]. rewrite !add_cons, B. split; [lia|].
    intros [|j] N; [reflexivity|]. apply C. congruence.
Qed.

Lemma raise_all ps qs (at_ : Z -> nat) (paid cost : Z -> Z) gs : NoDup gs -> forall ds, apart ds ps qs ->
  (forall g h, In g gs -> In h gs -> g <> h -> at_ g <> at_ h) -> (forall g, In g gs -> nth_error ds (at_ g) = Some (paid g)) ->
  exists ds', apart ds' ps qs /\ add ds' = add ds + add (map (fun g => Z.max 0 (cost g - paid g)) gs) /\
    (forall g, In g gs -> nth_error ds' (at_ g) = Some (Z.max (paid g) (cost g))) /\
    (forall i, (forall g, In g gs -> at_ g <> i) -> nth_error ds' i = nth_error ds i).
Proof.
  intros N. induction N as [|g gs M N IH]; intros ds AP D T.
  - exists ds. split; [exact AP|]. split; [cbn; lia|]. split; [intros g []|reflexivity].
  - destruct (raise_value ds (cost g) (at_ g) (paid g)) as (R1 & R2 & R3); [apply T; left; reflexivity|].
    destruct (IH (raise (at_ g) (cost g) ds)) as (ds' & A & B & C & E).
    + apply raise_apart, AP.
    + intros h j H J. apply D; right; assumption.
    + intros h H. rewrite R3; [apply T; right; exact H|]. apply D; [right; exact H|left; reflexivity|]. intros ->. contradiction.
    + exists ds'. split; [exact A|]. split; [cbn [map]; rewrite add_cons, B, R2; lia|]. split.
      * intros h [<-|H]; [|apply C, H]. rewrite E; [exact R1|]. intros h H. apply D; [right; exact H|left; reflexivity|].
        intros ->. contradiction.
      * intros i I. rewrite E by (intros h H; apply I; right; exact H). apply R3. intros ->. apply (I g); [left; reflexivity|reflexivity].
Qed.

(** ** Noises of a release *)

Lemma noted_same v : forall i ps p, nth_error ps i = Some p ->
  nth_error (noted i v ps) i = Some (Past (p_dim p) (p_epochs p) (v :: noises p)).
Proof. induction i as [|i IH]; intros [|q ps] p E; try discriminate; cbn in E |- *; [injection E as ->; reflexivity|apply IH, E]. Qed.
Lemma noted_other v : forall i j ps, j <> i -> nth_error (noted i v ps) j = nth_error ps j.
Proof.
  induction i as [|i IH]; intros [|j] [|q ps] N; try reflexivity; try contradiction. cbn [noted nth_error]. apply IH. congruence.
Qed.

Lemma apart_noted ds ps qs v w : apart ds ps qs -> forall i p d, nth_error ps i = Some p -> nth_error ds i = Some d ->
  length v = p_dim p -> (length (noises p) < Z.to_nat (p_epochs p))%nat -> moved d v w -> apart ds (noted i v ps) (noted i w qs).
Proof.
  intros H. induction H as [|d ds a b ps qs D E1 E2 L F M H IH]; intros [|i] p e X Y V W MV; cbn in X, Y; try discriminate; cbn [noted].
  - injection X as <-. injection Y as <-. constructor; cbn [p_dim p_epochs noises length]; try assumption; try lia; constructor; assumption.
  - constructor; try assumption. apply (IH i p e); assumption.
Qed.

Lemma moved_answers d : forall x y z, length x = length y -> length z = length x -> norm (differences x y) <= d ->
  moved d (differences z x) (differences z y).
Proof.
  intros x y z L1 L2 N. split; [rewrite !differences_length; reflexivity|]. eapply Z.le_trans; [|exact N].
  clear N. revert y z L1 L2. induction x as [|a x IH]; intros [|b y] [|c z] L1 L2; try discriminate.
  cbn [differences].
  injection L1 as L1. injection L2 as L2. rewrite !norm_cons. specialize (IH y z L1 L2). lia.
Qed.

Lemma sums_length r g t : length (sums_of r g t) = Z.to_nat (strata_of r g).
Proof. unfold sums_of. rewrite map_len, range_len. f_equal. lia. Qed.

(** ** Opening series, and releasing *)

(** Groups of several ledgers have different names. Here is one ledger with the names of its groups; what has been drawn and
    paid for the others stays as it was. *)
Section Names.
Variable name : Z -> Z.
Hypothesis name_injective : forall g h, name g = name h -> g = h.
Variable others : Z -> Prop.
Hypothesis others_apart : forall g, ~ others (name g).
Definition own_groups (at_ : Z -> nat) : Z -> nat := fun g => at_ (name g).
Definition entry (at_ : Z -> nat) (ps : list past) (ds : list Z) (j : Z) : option past * option Z :=
  (nth_error ps (at_ j), nth_error ds (at_ j)).
Definition unchanged (before : Z -> option past * option Z) (at_ : Z -> nat) (ps : list past) (ds : list Z) (n : Z) : Prop :=
  (forall j, others j -> entry at_ ps ds j = before j /\ forall g, 0 <= g < n -> at_ (name g) <> at_ j) /\
  (forall j k, others j -> others k -> at_ j = at_ k -> j = k).

Lemma open_groups_steps {A B} (Q : (Z -> nat) -> list past -> list past -> A -> B -> Prop) r a b before gs :
  forall g at_ ps qs ds, 0 <= g -> skipn (Z.to_nat g) (groups r) = gs -> g <= len (groups r) -> apart ds ps qs ->
  (forall h, 0 <= h < g -> tracks r (fun _ => 0) (fun _ => 0) (own_groups at_) ps ds h) -> distinct (own_groups at_) g ->
  unchanged before at_ ps ds g ->
  (forall at_ ps qs ds', apart ds' ps qs -> add ds' = add ds ->
     (forall h, 0 <= h < len (groups r) -> tracks r (fun _ => 0) (fun _ => 0) (own_groups at_) ps ds' h) ->
     distinct (own_groups at_) (len (groups r)) -> unchanged before at_ ps ds' (len (groups r)) -> Q at_ ps qs a b) ->
  steps Q at_ ps qs (rename name (open_groups g gs (Done a))) (rename name (open_groups g gs (Done b))).
Proof.
  induction gs as [|[S K] gs IH]; intros g at_ ps qs ds G E L AP T D U H; cbn [open_groups rename].
  - assert (g = len (groups r)).
    { unfold len in *. assert (X := skipn_len (Z.to_nat g) (groups r)). rewrite E in X. cbn in X. lia. }
    subst g. constructor. apply (H at_ ps qs ds AP eq_refl); assumption.
  - assert (NE : nth (Z.to_nat g) (groups r) (0, 0) = (S, K) /\ g < len (groups r) /\ skipn (Z.to_nat (g + 1)) (groups r) = gs).
    { assert (X := skipn_len (Z.to_nat g) (groups r)). rewrite E in X. cbn in X. unfold len.
      rewrite <- (firstn_skipn (Z.to_nat g) (groups r)) at 1. rewrite E.
      assert (F := firstn_len (Z.to_nat g) (groups r)).
      split; [rewrite app_nth2 by lia; replace (Z.to_nat g - _)%nat with 0%nat by lia; reflexivity|]. split; [lia|].
      replace (Z.to_nat (g + 1)) with (1 + Z.to_nat g)%nat by lia.
      rewrite <- (firstn_skipn (Z.to_nat g) (groups r)) at 1. rewrite E, skipn_app.
      rewrite skipn_all2 by lia. replace (1 + Z.to_nat g - _)%nat with 1%nat by lia. reflexivity. }
    destruct NE as (N1 & N2 & N3). constructor.
    assert (O : forall h, own_groups (opened at_ (name g)) h = if h =? g then O else Datatypes.S (own_groups at_ h)).
    { intros h. unfold own_groups, opened. destruct (Z.eqb_spec h g) as [->|X]; [rewrite Z.eqb_refl; reflexivity|].
      destruct (Z.eqb_spec (name h) (name g)) as [Y|Y]; [apply name_injective in Y; contradiction|reflexivity]. }
    apply (IH (g + 1) (opened at_ (name g)) _ _ (0 :: ds)); try assumption; try lia.
    + apply apart_fresh, AP.
    + intros h R. unfold tracks. rewrite O. destruct (Z.eqb_spec h g) as [->|X].
      * split; [|reflexivity]. eexists. split; [reflexivity|]. cbn [p_dim p_epochs noises]. unfold strata_of, epochs_of. rewrite N1. auto.
      * apply T. lia.
    + intros h j R1 R2 X. rewrite !O. destruct (Z.eqb_spec h g), (Z.eqb_spec j g); try lia.
      assert (Y := D h j). intros Z0. apply Y; lia.
    + assert (N : forall j, others j -> opened at_ (name g) j = Datatypes.S (at_ j)).
      { intros j J. unfold opened. destruct (Z.eqb_spec j (name g)) as [->|X]; [apply others_apart in J; contradiction|reflexivity]. }
      destruct U as [U V]. split; [|intros j k J K'; rewrite !N by assumption; intros X; injection X as X; apply V; assumption].
      intros j J. destruct (U j J) as [F1 F2]. specialize (N j J). split; [rewrite <- F1; unfold entry; rewrite N; reflexivity|].
      intros h R. rewrite N. change (own_groups (opened at_ (name g)) h <> Datatypes.S (at_ j)). rewrite O.
      destruct (Z.eqb_spec h g); [lia|]. intros X. injection X as X. apply (F2 h); [lia|exact X].
Qed.

Lemma release_steps {A B} (Q : (Z -> nat) -> list past -> list past -> A -> B -> Prop) r (paid : Z -> Z) at_ t t' ds before k k' gs :
  NoDup gs -> distinct (own_groups at_) (len (groups r)) ->
  forall ps qs used seen, apart ds ps qs ->
  (forall g, 0 <= g < len (groups r) -> tracks r used paid (own_groups at_) ps ds g) ->
  unchanged before at_ ps ds (len (groups r)) ->
  (forall g, In g gs -> 0 <= g < len (groups r) /\ used g < epochs_of r g /\
     norm (differences (sums_of r g t) (sums_of r g t')) <= paid g) ->
  (forall ps qs seen, apart ds ps qs ->
     (forall g, 0 <= g < len (groups r) -> tracks r (fun g => used g + if member g gs then 1 else 0) paid (own_groups at_) ps ds g) ->
     unchanged before at_ ps ds (len (groups r)) -> steps Q at_ ps qs (rename name (k seen)) (rename name (k' seen))) ->
  steps Q at_ ps qs (rename name (release_all Release r t gs seen k)) (rename name (release_all Release r t' gs seen k')).
Proof.
  intros N D. induction N as [|g gs M N IH]; intros ps qs used seen AP T F H C; cbn [release_all rename].
  - apply C; [exact AP| |exact F]. intros g R. eapply tracks_same; [| |apply T, R]; [cbn; lia|reflexivity].
  - destruct (H g (or_introl eq_refl)) as (R & U & MV). destruct (T g R) as [(p & P1 & P2 & P3 & P4) P5].
    destruct (apart_nth _ _ _ _ _ AP P1) as (q & Q1 & Q2).
    apply (steps_release _ _ _ _ _ _ _ _ _ p q); try assumption; try (rewrite sums_length; congruence).
    intros z L. rewrite sums_length in L.
    apply (IH _ _ (fun h => used h + if h =? g then 1 else 0)).
    + apply (apart_noted ds ps qs _ _ AP (own_groups at_ g) p (paid g)); try assumption.
      * rewrite differences_length. congruence.
      * rewrite P3. lia.
      * apply moved_answers; [rewrite !sums_length; reflexivity|rewrite sums_length; exact L|exact MV].
    + intros h RH. destruct (Z.eqb_spec h g) as [->|X].
      * split; [|exact P5]. eexists. split; [apply (noted_same _ _ _ _ P1)|]. cbn [p_dim p_epochs noises length]. rewrite Z.eqb_refl.
        split; [exact P2|]. split; [exact P3|lia].
      * destruct (T h RH) as [(p' & X1 & X2 & X3 & X4) X5]. split; [|exact X5]. exists p'. rewrite noted_other by (apply (D h g); assumption).
        destruct (Z.eqb_spec h g); [contradiction|]. rewrite Z.add_0_r. auto.
    + destruct F as [F V]. split; [|exact V]. intros j J. destruct (F j J) as [F1 F2]. split; [|exact F2]. rewrite <- F1. unfold entry.
      rewrite noted_other; [reflexivity|]. intros X. apply (F2 g R). symmetry. exact X.
    + intros h I. destruct (H h (or_intror I)) as (RH & UH & MH). split; [exact RH|]. split; [|exact MH].
      destruct (Z.eqb_spec h g) as [->|X]; [contradiction|lia].
    + intros ps' qs' seen' AP' T' F'. apply C; [exact AP'| |exact F']. intros h RH. eapply tracks_same; [| |apply T', RH]; [|reflexivity].
      cbn [member existsb]. fold (member h gs). destruct (Z.eqb_spec h g) as [->|X]; cbn [orb]; [|lia].
      destruct (member g gs) eqn:Y; [apply member_spec in Y; contradiction|lia].
Qed.
End Names.
