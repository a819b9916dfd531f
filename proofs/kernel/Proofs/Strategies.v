(** Two mechanisms that are asked at once: what a strategy of asking both can make of them is no more than the product of
    what strategies can make of each. A question to one may depend on what both have answered. *)
From Coq Require Import Reals Lra Lia List Bool Classical.
From Withhold.Definitions Require Import Probability.
From Withhold.Proofs Require Import Lists Sums.
Import ListNotations.
Local Open Scope R_scope.

Lemma decided (P : Prop) : {P} + {~ P}.
Proof.
  destruct (Rlt_dec 0 (indicator P)) as [L|L]; [left|right].
  - apply NNPP. intros N. rewrite indicator_false in L by exact N. lra.
  - intros H. apply L. rewrite indicator_true by exact H. lra.
Qed.

Lemma distinct {T} (l : list T) : exists u, NoDup u /\ incl l u.
Proof.
  induction l as [|t l (u & U & I)]; [exists []; split; [constructor|apply incl_nil_l]|].
  destruct (decided (In t u)) as [D|D].
  - exists u. split; [exact U|]. intros s [<-|X]; auto.
  - exists (t :: u). split; [constructor; assumption|]. intros s [<-|X]; [left; reflexivity|right; auto].
Qed.

Lemma sum_of_products {T U} (f : T -> R) (g : U -> R) l k :
  finite_sum (fun p => f (fst p) * g (snd p)) (list_prod l k) = finite_sum f l * finite_sum g k.
Proof.
  induction l as [|t l IH]; [cbn; unfold finite_sum; cbn; ring|]. cbn [list_prod]. rewrite sum_app, IH, sum_map, sum_cons.
  cbn [fst snd]. rewrite sum_scale. ring.
Qed.

(** Least upper bounds add up. *)
Lemma sum_of_sups {V} (E : V -> R -> Prop) D : (forall v, E v 0) -> forall c,
  (forall xs, Forall2 E D xs -> fold_right Rplus 0 xs <= c) -> finite_sum (fun v => sup (E v)) D <= c.
Proof.
  intros Z. induction D as [|v D IH]; intros c H; [apply (H []); constructor|]. rewrite sum_cons.
  assert (B : forall x, E v x -> finite_sum (fun v => sup (E v)) D <= c - x).
  { intros x X. apply IH. intros xs F. assert (Y := H (x :: xs) (Forall2_cons _ _ X F)). cbn [fold_right] in Y. lra. }
  assert (S : sup (E v) <= c - finite_sum (fun v => sup (E v)) D).
  { apply sup_least; [specialize (B 0 (Z v)); lra|]. intros x X. specialize (B x X). lra. }
  lra.
Qed.

(** ** One mechanism. I are questions, V are answers; m is what a history of both counts for. *)

(** What is asked on the way to these answers. *)
Fixpoint along {I V} (F : list V -> I) (w : list V) : list (I * V) :=
  match w with [] => [] | v :: w' => (F [], v) :: along (fun l => F (v :: l)) w' end.
Lemma along_len {I V} w : forall F : list V -> I, length (along F w) = length w.
Proof. induction w as [|v w IH]; intros F; cbn; [reflexivity|]. rewrite IH. reflexivity. Qed.
Lemma along_map {I J V} (g : I -> J) w : forall F : list V -> I,
  along (fun l => g (F l)) w = map (fun x => (g (fst x), snd x)) (along F w).
Proof. induction w as [|v w IH]; intros F; cbn; [reflexivity|]. f_equal. apply (IH (fun l => F (v :: l))). Qed.

Section One.
Context {I V : Type}.
Variable valid : I -> Prop.

(** However one asks, histories of T questions count together for at most c. *)
Definition counts_for (T : nat) (m : list (I * V) -> R) (c : R) : Prop := forall F W,
  (forall l, valid (F l)) -> NoDup W -> (forall w, In w W -> length w = T) -> finite_sum (fun w => m (along F w)) W <= c.

(** What can be reached after question i and answer v. *)
Definition reached (T : nat) (m : list (I * V) -> R) (i : I) (v : V) (x : R) : Prop := exists F W,
  (forall l, valid (F l)) /\ NoDup W /\ (forall w, In w W -> length w = T) /\
  x = finite_sum (fun w => m ((i, v) :: along F w)) W.
Definition best (T : nat) (m : list (I * V) -> R) (i : I) (v : V) : R := sup (reached T m i v).

Variables (T : nat) (m : list (I * V) -> R) (c : R) (i : I).
Hypothesis valid_i : valid i.
Hypothesis all_count : counts_for (S T) m c.

Definition asks_first (G : V -> list V -> I) (l : list V) : I := match l with [] => i | v :: l' => G v l' end.

(** Strategies for different first answers are one strategy. *)
Lemma together D xs : NoDup D -> Forall2 (reached T m i) D xs -> exists G W, (forall v l, valid (G v l)) /\ NoDup W /\
  (forall w, In w W -> exists v w', w = v :: w' /\ In v D /\ length w' = T) /\
  fold_right Rplus 0 xs = finite_sum (fun w => m (along (asks_first G) w)) W.
Proof.
  intros N R. induction R as [|v x D xs (F & U & F1 & F2 & F3 & ->) R IH].
  - exists (fun _ _ => i), []. repeat split; auto; [constructor|intros w []].
  - inversion N as [|? ? M N']; subst. destruct (IH N') as (G & W & G1 & G2 & G3 & E).
    set (G' := fun v' => if decided (v' = v) then F else G v'). exists G', (map (cons v) U ++ W).
    assert (A : G' v = F) by (unfold G'; destruct (decided (v = v)); [reflexivity|contradiction]).
    assert (B : forall v', In v' D -> G' v' = G v').
    { intros v' X. unfold G'. destruct (decided (v' = v)) as [->|]; [contradiction|reflexivity]. }
    repeat split.
    + intros v' l. unfold G'. destruct (decided (v' = v)); auto.
    + apply NoDup_disjoint; [apply NoDup_injective; [intros s t X; congruence|exact F2]|exact G2|].
      intros w X Y. apply in_map_iff in X as (u & <- & _). destruct (G3 _ Y) as (v' & w' & X & Y' & _). congruence.
    + intros w X. apply in_app_iff in X as [X|X].
      * apply in_map_iff in X as (u & <- & X). exists v, u. repeat split; [left; reflexivity|apply F3, X].
      * destruct (G3 w X) as (v' & w' & X1 & X2 & X3). exists v', w'. repeat split; [exact X1|right; exact X2|exact X3].
    + cbn [fold_right]. rewrite sum_app, E, sum_map. f_equal; apply sum_ext.
      * intros w _. cbn [along asks_first]. rewrite A. reflexivity.
      * intros w X. destruct (G3 w X) as (v' & w' & -> & Y & _). cbn [along asks_first]. rewrite (B v' Y). reflexivity.
Qed.

Lemma reached_together D xs : NoDup D -> Forall2 (reached T m i) D xs -> fold_right Rplus 0 xs <= c.
Proof.
  intros N R. destruct (together D xs N R) as (G & W & G1 & G2 & G3 & ->). apply all_count; [|exact G2|].
  - intros [|v l]; [exact valid_i|apply G1].
  - intros w X. destruct (G3 w X) as (v & w' & -> & _ & L). cbn. rewrite L. reflexivity.
Qed.

Lemma best_together D : NoDup D -> finite_sum (best T m i) D <= c.
Proof.
  intros N. apply sum_of_sups; [|intros xs; apply reached_together, N].
  intros v. exists (fun _ => i), []. repeat split; [intros _; exact valid_i|constructor|intros w []].
Qed.

Lemma counts_for_best v : counts_for T (fun h => m ((i, v) :: h)) (best T m i v).
Proof.
  intros F W A B C. apply sup_upper; [|exists F, W; auto]. exists c. intros x X.
  assert (Y := reached_together [v] [x] ltac:(repeat constructor; intros []) (Forall2_cons _ _ X (Forall2_nil _))).
  cbn [fold_right] in Y. lra.
Qed.
End One.

(** ** Two mechanisms *)
Section Two.
Context {I V I' V' : Type}.
Variable valid : I -> Prop.
Variable valid' : I' -> Prop.
Definition left_of (h : list ((I * I') * (V * V'))) : list (I * V) := map (fun x => (fst (fst x), fst (snd x))) h.
Definition right_of (h : list ((I * I') * (V * V'))) : list (I' * V') := map (fun x => (snd (fst x), snd (snd x))) h.
Definition both_valid (i : I * I') : Prop := valid (fst i) /\ valid' (snd i).

Lemma count_at_once T : forall (m : list (I * V) -> R) (m' : list (I' * V') -> R) c c',
  (forall h, 0 <= m h) -> (forall h, 0 <= m' h) -> counts_for valid T m c -> counts_for valid' T m' c' ->
  counts_for both_valid T (fun h => m (left_of h) * m' (right_of h)) (c * c').
Proof.
  induction T as [|T IH]; intros m m' c c' P P' H H' F W A N L.
  - assert (C : m [] <= c).
    { assert (X := H (fun _ => fst (F [])) [[]] (fun _ => proj1 (A _)) ltac:(repeat constructor; intros [])).
      rewrite sum_cons, sum_nil in X. cbn [along] in X. rewrite Rplus_0_r in X. apply X. intros w [<-|[]]. reflexivity. }
    assert (C' : m' [] <= c').
    { assert (X := H' (fun _ => snd (F [])) [[]] (fun _ => proj2 (A _)) ltac:(repeat constructor; intros [])).
      rewrite sum_cons, sum_nil in X. cbn [along] in X. rewrite Rplus_0_r in X. apply X. intros w [<-|[]]. reflexivity. }
    assert (X := P []). assert (X' := P' []). assert (Y : m [] * m' [] <= c * c') by (apply Rmult_le_compat; assumption).
    assert (E : forall w, In w W -> w = []) by (intros [|v w] D; [reflexivity|specialize (L _ D); discriminate]).
    destruct W as [|w [|w' W]].
    + rewrite sum_nil. eapply Rle_trans; [|exact Y]. apply Rmult_le_pos; assumption.
    + rewrite (E w (or_introl eq_refl)), sum_cons, sum_nil. cbn [along left_of right_of map]. lra.
    + exfalso. inversion N as [|? ? M _]; subst. apply M. left.
      rewrite (E w), (E w') by (cbn; auto). reflexivity.
  - set (i := F []) in *. assert (Ai : both_valid i) by apply A. destruct Ai as [Vi Vi'].
    set (f := fun (v : V * V') w => m (left_of (along F (v :: w))) * m' (right_of (along F (v :: w)))).
    destruct (pull_back (fun p : (V * V') * list (V * V') => fst p :: snd p) (fun w => match w with [] => 0 | v :: w' => f v w' end) W)
      as (Q & Q1 & Q2 & Q3); [|exact N|].
    { intros [|v w] X; [contradiction|]. exists (v, w). reflexivity. }
    apply Rle_trans with (finite_sum (fun p => f (fst p) (snd p)) Q).
    { right. transitivity (finite_sum (fun w => match w with [] => 0 | v :: w' => f v w' end) W).
      - apply sum_ext. intros [|v w] D; [specialize (L _ D); discriminate|reflexivity].
      - rewrite Q3. apply sum_ext. intros [v w] _. reflexivity. }
    destruct (rows_exist f Q Q1) as (rows & R1 & R2 & R3). rewrite R3.
    apply Rle_trans with (finite_sum (fun v => best valid T m (fst i) (fst v) * best valid' T m' (snd i) (snd v)) (map fst rows)).
    { rewrite sum_map. apply sum_le. intros [v tails] D. cbn [fst snd]. rewrite Forall_forall in R2.
      destruct (R2 _ D) as [R4 R5]. cbn [fst snd] in R4, R5.
      apply (IH (fun h => m ((fst i, fst v) :: h)) (fun h => m' ((snd i, snd v) :: h)) _ _ (fun h => P _) (fun h => P' _)
               (counts_for_best valid T m c (fst i) Vi H (fst v)) (counts_for_best valid' T m' c' (snd i) Vi' H' (snd v))
               (fun l => F (v :: l)) tails (fun l => A _) R4).
      intros w X. assert (Y := Q2 _ (in_map _ _ _ (R5 w X))). cbn [fst snd] in Y. specialize (L _ Y). cbn in L. lia. }
    destruct (distinct (map fst (map fst rows))) as (D & D1 & D2).
    destruct (distinct (map snd (map fst rows))) as (D' & D1' & D2').
    assert (B := best_together valid T m c (fst i) Vi H D D1). assert (B' := best_together valid' T m' c' (snd i) Vi' H' D' D1').
    assert (S : forall v, 0 <= best valid T m (fst i) v) by (intros v; apply sup_nonneg).
    assert (S' : forall v, 0 <= best valid' T m' (snd i) v) by (intros v; apply sup_nonneg).
    apply Rle_trans with (finite_sum (fun v => best valid T m (fst i) (fst v) * best valid' T m' (snd i) (snd v)) (list_prod D D')).
    { apply sum_incl; [intros v; apply Rmult_le_pos; auto|exact R1|]. intros [v v'] X. apply in_prod.
      - apply D2. apply (in_map fst) in X. exact X.
      - apply D2'. apply (in_map snd) in X. exact X. }
    rewrite (sum_of_products (best valid T m (fst i)) (best valid' T m' (snd i))).
    apply Rmult_le_compat; [apply sum_nonneg, S|apply sum_nonneg, S'|exact B|exact B'].
Qed.
End Two.
