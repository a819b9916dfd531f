(** Sums of numbers that are not negative: finite ones, and [total_of], their least upper bound. *)
From Coq Require Import Reals Lra Lia List Bool ZArith Classical FunctionalExtensionality.
From Withhold.Definitions Require Import Probability.
Import ListNotations.
Local Open Scope R_scope.

(** ** Least upper bounds *)

Lemma sup_is_lub (E : R -> Prop) : is_lub (or_zero E) (sup E).
Proof. unfold sup. apply (proj2_sig (completeness _ _ _)). Qed.
Lemma sup_nonneg (E : R -> Prop) : 0 <= sup E.
Proof. apply (proj1 (sup_is_lub E)). left. reflexivity. Qed.
Lemma sup_upper (E : R -> Prop) x : bound E -> E x -> x <= sup E.
Proof. intros B H. apply (proj1 (sup_is_lub E)). right. auto. Qed.
Lemma sup_least (E : R -> Prop) m : 0 <= m -> (forall x, E x -> x <= m) -> sup E <= m.
Proof.
  intros M H. apply (proj2 (sup_is_lub E)). intros x [->|[_ Hx]]; [exact M|apply H, Hx].
Qed.
Lemma indicator_true (P : Prop) : P -> indicator P = 1.
Proof.
  intros H. apply Rle_antisym.
  - apply sup_least; [lra|]. intros x [-> _]. lra.
  - apply sup_upper; [|auto]. exists 1. intros x [-> _]. lra.
Qed.
Lemma indicator_false (P : Prop) : ~ P -> indicator P = 0.
Proof.
  intros H. apply Rle_antisym; [|apply sup_nonneg].
  apply sup_least; [lra|]. intros x [_ X]. contradiction.
Qed.
Lemma indicator_range (P : Prop) : 0 <= indicator P <= 1.
Proof. destruct (classic P) as [H|H]; [rewrite indicator_true|rewrite indicator_false]; auto; lra. Qed.
Lemma indicator_same (P Q : Prop) : (P <-> Q) -> indicator P = indicator Q.
Proof.
  intros E. destruct (classic P) as [H|H].
  - rewrite !indicator_true; tauto.
  - rewrite !indicator_false; tauto.
Qed.
(** ** Finite sums *)

Section Finite.
Context {T : Type}.
Implicit Types (f g : T -> R) (l : list T).

Lemma sum_nil f : finite_sum f [] = 0. Proof. reflexivity. Qed.
Lemma sum_cons f t l : finite_sum f (t :: l) = f t + finite_sum f l. Proof. reflexivity. Qed.
Lemma sum_app f l k : finite_sum f (l ++ k) = finite_sum f l + finite_sum f k.
Proof. induction l as [|t l IH]; cbn [app]; rewrite ?sum_nil, ?sum_cons; [lra|rewrite IH; lra]. Qed.
Lemma sum_ext f g l : (forall t, In t l -> f t = g t) -> finite_sum f l = finite_sum g l.
Proof.
  intros E. induction l as [|t l IH]; [reflexivity|].
  rewrite !sum_cons, E, IH; [reflexivity| |left; reflexivity]. intros; apply E; right; assumption.
Qed.
Lemma sum_le f g l : (forall t, In t l -> f t <= g t) -> finite_sum f l <= finite_sum g l.
Proof.
  intros E. induction l as [|t l IH]; [rewrite !sum_nil; lra|].
  rewrite !sum_cons. apply Rplus_le_compat; [apply E; left; reflexivity|].
  apply IH. intros; apply E; right; assumption.
Qed.
Lemma sum_nonneg f l : (forall t, 0 <= f t) -> 0 <= finite_sum f l.
Proof. intros P. induction l as [|t l IH]; rewrite ?sum_nil, ?sum_cons; [lra|]. specialize (P t). lra. Qed.
Lemma sum_plus f g l : finite_sum (fun t => f t + g t) l = finite_sum f l + finite_sum g l.
Proof. induction l as [|t l IH]; rewrite ?sum_nil, ?sum_cons; [lra|rewrite IH; lra]. Qed.
Lemma sum_scale c f l : finite_sum (fun t => c * f t) l = c * finite_sum f l.
Proof. induction l as [|t l IH]; rewrite ?sum_nil, ?sum_cons; [lra|rewrite IH; lra]. Qed.
Lemma sum_zero f l : (forall t, In t l -> f t = 0) -> finite_sum f l = 0.
Proof.
  intros H. rewrite (sum_ext f (fun _ => 0)) by exact H.
  induction l as [|t l IH]; [reflexivity|]. rewrite sum_cons, IH; [lra|]. intros; apply H; right; assumption.
Qed.
Lemma sum_remove f t l k : finite_sum f (l ++ t :: k) = f t + finite_sum f (l ++ k).
Proof. rewrite !sum_app, sum_cons. lra. Qed.
Lemma sum_incl f l k : (forall t, 0 <= f t) -> NoDup l -> incl l k -> finite_sum f l <= finite_sum f k.
Proof.
  intros P N. revert k. induction N as [|t l M N IH]; intros k I; [apply sum_nonneg; exact P|].
  destruct (in_split t k) as (a & b & ->); [apply I; left; reflexivity|].
  rewrite sum_cons, sum_remove. apply Rplus_le_compat_l, IH. intros s Hs.
  assert (J : In s (a ++ t :: b)) by (apply I; right; exact Hs).
  apply in_app_iff in J. apply in_app_iff. destruct J as [J|[J|J]]; auto.
  subst. contradiction.
Qed.
Lemma sum_point f t l : (forall s, 0 <= f s) -> In t l -> f t <= finite_sum f l.
Proof.
  intros P I. destruct (in_split t l I) as (a & b & ->). rewrite sum_remove.
  assert (H := sum_nonneg f (a ++ b) P). lra.
Qed.
End Finite.

Lemma sum_map {T U} (h : T -> U) f l : finite_sum f (map h l) = finite_sum (fun t => f (h t)) l.
Proof. unfold finite_sum. rewrite map_map. reflexivity. Qed.
Lemma sum_swap {T U} (f : T -> U -> R) l k :
  finite_sum (fun t => finite_sum (f t) k) l = finite_sum (fun u => finite_sum (fun t => f t u) l) k.
Proof.
  induction l as [|t l IH]; [rewrite sum_nil; symmetry; apply sum_zero; auto|].
  rewrite sum_cons, IH, <- sum_plus. apply sum_ext. intros u _. reflexivity.
Qed.
Lemma sum_of_equal e d i : finite_sum (fun _ : nat => e) (seq i d) = INR d * e.
Proof. revert i. induction d as [|d IH]; intros i; [cbn; ring|]. cbn [seq]. rewrite sum_cons, IH, S_INR. ring. Qed.

(** ** Sums over everything *)

Definition nonneg {T} (f : T -> R) : Prop := forall t, 0 <= f t.
Definition summable {T} (f : T -> R) : Prop := exists m, forall l, NoDup l -> finite_sum f l <= m.

Lemma total_nonneg {T} (f : T -> R) : 0 <= total_of f. Proof. apply sup_nonneg. Qed.

Lemma total_upper {T} (f : T -> R) l : summable f -> NoDup l -> finite_sum f l <= total_of f.
Proof.
  intros [m M] N. apply sup_upper; [|exists l; auto].
  exists m. intros x (k & Nk & ->). apply M, Nk.
Qed.
Lemma total_least {T} (f : T -> R) m : 0 <= m -> (forall l, NoDup l -> finite_sum f l <= m) -> total_of f <= m.
Proof. intros P H. apply sup_least; [exact P|]. intros x (l & N & ->). apply H, N. Qed.
Lemma total_ext {T} (f g : T -> R) : (forall t, f t = g t) -> total_of f = total_of g.
Proof. intros E. f_equal. extensionality t. apply E. Qed.
Lemma total_point {T} (f : T -> R) t : summable f -> f t <= total_of f.
Proof.
  intros S. replace (f t) with (finite_sum f [t]) by (rewrite sum_cons, sum_nil; lra).
  apply total_upper; [exact S|]. repeat constructor. intros [].
Qed.
(** close from below *)
Lemma total_approx {T} (f : T -> R) e : 0 < e -> exists l, NoDup l /\ total_of f - e <= finite_sum f l.
Proof.
  intros E. apply NNPP. intros N.
  assert (M : total_of f <= Rmax 0 (total_of f - e)).
  { apply total_least; [apply Rmax_l|]. intros l Hl. apply Rle_trans with (total_of f - e); [|apply Rmax_r].
    apply Rnot_lt_le. intros L. apply N. exists l. split; [exact Hl|lra]. }
  assert (P := total_nonneg f). unfold Rmax in M. destruct (Rle_dec 0 (total_of f - e)); [lra|].
  apply N. exists []. split; [constructor|]. rewrite sum_nil. lra.
Qed.
Lemma le_by_epsilon x y : (forall e, 0 < e -> x - e <= y) -> x <= y.
Proof. intros H. apply Rnot_lt_le. intros L. specialize (H ((x - y) / 2)). lra. Qed.
Lemma summable_le {T} (f g : T -> R) : (forall t, f t <= g t) -> summable g -> summable f.
Proof.
  intros E [m M]. exists m. intros l N. eapply Rle_trans; [|apply M, N]. apply sum_le. auto.
Qed.
Lemma total_le {T} (f g : T -> R) : (forall t, f t <= g t) -> summable g -> total_of f <= total_of g.
Proof.
  intros E S. apply total_least; [apply total_nonneg|]. intros l N.
  eapply Rle_trans; [apply sum_le; intros; apply E|]. apply total_upper; assumption.
Qed.
Lemma summable_scale {T} c (f : T -> R) : 0 <= c -> summable f -> summable (fun t => c * f t).
Proof.
  intros C [m M]. exists (c * m). intros l N. rewrite sum_scale. apply Rmult_le_compat_l; auto.
Qed.
Lemma summable_plus {T} (f g : T -> R) : summable f -> summable g -> summable (fun t => f t + g t).
Proof.
  intros [m M] [n N]. exists (m + n). intros l L. rewrite sum_plus. apply Rplus_le_compat; auto.
Qed.
Lemma total_scale {T} c (f : T -> R) : 0 <= c -> summable f -> total_of (fun t => c * f t) = c * total_of f.
Proof.
  intros C S. apply Rle_antisym.
  - apply total_least; [apply Rmult_le_pos; [exact C|apply total_nonneg]|].
    intros l N. rewrite sum_scale. apply Rmult_le_compat_l; [exact C|]. apply total_upper; assumption.
  - destruct C as [C|<-]; [|rewrite Rmult_0_l; apply total_nonneg].
    apply le_by_epsilon. intros e E. destruct (total_approx f (e / c)) as (l & N & A).
    { apply Rdiv_lt_0_compat; assumption. }
    apply Rle_trans with (finite_sum (fun t => c * f t) l).
    + rewrite sum_scale. apply Rle_trans with (c * (total_of f - e / c)).
      * right. field. lra.
      * apply Rmult_le_compat_l; lra.
    + apply total_upper; [apply summable_scale; [lra|exact S]|exact N].
Qed.

Lemma NoDup_disjoint {T} (l k : list T) : NoDup l -> NoDup k -> (forall t, In t l -> In t k -> False) -> NoDup (l ++ k).
Proof.
  intros L K D. induction L as [|t l M L IH]; cbn; [exact K|]. constructor.
  - intros X. apply in_app_iff in X as [X|X]; [contradiction|]. apply (D t); [left; reflexivity|exact X].
  - apply IH. intros s A B. apply (D s); [right; exact A|exact B].
Qed.

Lemma NoDup_union {T} (l k : list T) : NoDup l -> NoDup k ->
  exists u, NoDup u /\ incl l u /\ incl k u /\ incl u (l ++ k).
Proof.
  intros L K. induction L as [|t l M L (u & U1 & U2 & U3 & U4)].
  - exists k. repeat split; auto using incl_refl, incl_nil_l.
  - destruct (classic (In t u)) as [I|I].
    + exists u. repeat split; auto.
      * intros x [<-|X]; auto.
      * intros x X. right. auto.
    + exists (t :: u). repeat split.
      * constructor; assumption.
      * intros x [<-|X]; [left; reflexivity|right; auto].
      * intros x X. right. auto.
      * intros x [<-|X]; [left; reflexivity|right; auto].
Qed.

Lemma total_plus {T} (f g : T -> R) : nonneg f -> nonneg g -> summable f -> summable g ->
  total_of (fun t => f t + g t) = total_of f + total_of g.
Proof.
  intros F G SF SG. apply Rle_antisym.
  - apply total_least.
    + apply Rplus_le_le_0_compat; apply total_nonneg.
    + intros l N. rewrite sum_plus. apply Rplus_le_compat; apply total_upper; assumption.
  - apply le_by_epsilon. intros e E.
    destruct (total_approx f (e / 2)) as (l & L & A); [lra|].
    destruct (total_approx g (e / 2)) as (k & K & B); [lra|].
    destruct (NoDup_union l k L K) as (u & U & I & J & _).
    apply Rle_trans with (finite_sum (fun t => f t + g t) u).
    + rewrite sum_plus. assert (X := sum_incl f l u F L I). assert (Y := sum_incl g k u G K J). lra.
    + apply total_upper; [apply summable_plus; assumption|exact U].
Qed.

Lemma total_zero {T} : total_of (fun _ : T => 0) = 0.
Proof.
  apply Rle_antisym; [|apply total_nonneg]. apply total_least; [lra|].
  intros l _. rewrite sum_zero; [lra|auto].
Qed.

Lemma total_finite_sum {T U} (f : U -> T -> R) us : (forall u, nonneg (f u)) -> (forall u, summable (f u)) ->
  total_of (fun t => finite_sum (fun u => f u t) us) = finite_sum (fun u => total_of (f u)) us.
Proof.
  intros P S. assert (SS : forall vs, summable (fun t => finite_sum (fun u => f u t) vs)).
  { intros vs. induction vs as [|v vs IH].
    - exists 0. intros l _. rewrite sum_zero; [lra|auto].
    - apply (summable_plus (f v)); [apply S|exact IH]. }
  induction us as [|u us IH]; [apply total_zero|].
  rewrite sum_cons, <- IH. apply (total_plus (f u)); auto. intros t. apply sum_nonneg. intros v. apply P.
Qed.

(** ** Renaming *)

Definition injective {T U} (h : T -> U) : Prop := forall s t, h s = h t -> s = t.

Lemma NoDup_injective {T U} (h : T -> U) l : injective h -> NoDup l -> NoDup (map h l).
Proof.
  intros I N. induction N as [|t l M N IH]; cbn; constructor; [|exact IH].
  intros X. apply in_map_iff in X as (s & E & S). apply I in E. subst. contradiction.
Qed.

Lemma summable_inside {T U} (h : T -> U) f : injective h -> summable f -> summable (fun t => f (h t)).
Proof. intros I [m M]. exists m. intros l N. rewrite <- sum_map. apply M, NoDup_injective; assumption. Qed.

Lemma total_inside {T U} (h : T -> U) f : injective h -> summable f -> total_of (fun t => f (h t)) <= total_of f.
Proof.
  intros I S. apply total_least; [apply total_nonneg|]. intros l N. rewrite <- sum_map.
  apply total_upper; [exact S|]. apply NoDup_injective; assumption.
Qed.

Definition covers {T U} (h : T -> U) (f : U -> R) : Prop := forall u, f u <> 0 -> exists t, u = h t.

Lemma pull_back {T U} (h : T -> U) f l : covers h f -> NoDup l ->
  exists k, NoDup k /\ incl (map h k) l /\ finite_sum f l = finite_sum (fun t => f (h t)) k.
Proof.
  intros C N. induction N as [|u l M N (k & K & I & E)].
  - exists []. repeat split; [constructor|apply incl_nil_l].
  - destruct (Req_dec (f u) 0) as [Z|NZ].
    + exists k. rewrite sum_cons, Z, E. repeat split; [exact K|apply incl_tl, I|lra].
    + destruct (C u NZ) as [t ->]. exists (t :: k). rewrite !sum_cons, E. repeat split; [|].
      * constructor; [|exact K]. intros X. apply M, I, in_map, X.
      * intros x [<-|X]; [left; reflexivity|right; apply I, X].
Qed.

Lemma summable_rename {T U} (h : T -> U) f : covers h f -> summable (fun t => f (h t)) -> summable f.
Proof.
  intros C [m M]. exists m. intros l N. destruct (pull_back h f l C N) as (k & K & _ & ->). apply M, K.
Qed.

Lemma total_rename {T U} (h : T -> U) f : injective h -> covers h f -> total_of f = total_of (fun t => f (h t)).
Proof.
  intros I C. destruct (classic (summable f)) as [S|NS].
  - apply Rle_antisym; [|apply total_inside; assumption].
    apply total_least; [apply total_nonneg|]. intros l N.
    destruct (pull_back h f l C N) as (k & K & _ & ->). apply total_upper; [|exact K].
    apply summable_inside; assumption.
  - assert (Q : forall V (g : V -> R), ~ summable g -> total_of g = 0).
    { intros V g H. apply Rle_antisym; [|apply total_nonneg].
      unfold total_of. apply (proj2 (sup_is_lub _)). intros x [->|[[m M] _]]; [lra|].
      exfalso. apply H. exists m. intros l N. apply M. exists l. auto. }
    rewrite !Q; [reflexivity| |exact NS]. intros X. apply NS. apply (summable_rename h); assumption.
Qed.

(** all of it at one point *)
Lemma total_single {T} (f : T -> R) t : 0 <= f t -> (forall s, f s <> 0 -> s = t) -> total_of f = f t.
Proof.
  intros P C. rewrite (total_rename (fun _ : unit => t) f).
  - apply Rle_antisym.
    + apply total_least; [exact P|]. intros l N. destruct l as [|[] [|[] l]]; rewrite ?sum_cons, ?sum_nil; try lra.
      inversion N; subst. exfalso. apply H1. left. reflexivity.
    + replace (f t) with (finite_sum (fun _ : unit => f t) [tt]) at 1 by (rewrite sum_cons, sum_nil; lra).
      apply total_upper; [|repeat constructor; intros []].
      exists (f t). intros l N. destruct l as [|[] [|[] l]]; rewrite ?sum_cons, ?sum_nil; try lra.
      inversion N; subst. exfalso. apply H1. left. reflexivity.
  - intros [] [] _. reflexivity.
  - intros s H. exists tt. apply C, H.
Qed.

(** ** Sums of sums *)

Section Pairs.
Context {T U : Type}.
Variable f : T -> U -> R.
Let F (p : T * U) : R := f (fst p) (snd p).
Let G (row : T * list U) : R := finite_sum (f (fst row)) (snd row).

Definition row_of (l : list (T * U)) (row : T * list U) : Prop :=
  NoDup (snd row) /\ forall u, In u (snd row) -> In (fst row, u) l.

(** a finite set of pairs, by first components *)
Lemma rows_exist l : NoDup l -> exists rows, NoDup (map fst rows) /\ Forall (row_of l) rows /\
  finite_sum F l = finite_sum G rows.
Proof.
  intros N. induction N as [|[t u] l M N (rows & R1 & R2 & R3)].
  - exists []. repeat split; constructor.
  - assert (W : Forall (row_of ((t, u) :: l)) rows).
    { eapply Forall_impl; [|exact R2]. intros row [A B]. split; [exact A|]. intros v Hv. right. auto. }
    destruct (classic (In t (map fst rows))) as [I|I].
    + apply in_map_iff in I as ([t' us] & E & I). cbn in E. subst t'.
      destruct (in_split _ _ I) as (a & b & ->). exists (a ++ (t, u :: us) :: b).
      rewrite map_app in *. cbn [map fst] in *. split; [exact R1|]. split.
      * apply Forall_app in W as [W1 W2]. apply Forall_app in R2 as [_ R2].
        inversion W2 as [|? ? [A B] W3]; subst. inversion R2 as [|? ? [_ B'] _]; subst.
        apply Forall_app. split; [exact W1|]. constructor; [|exact W3]. split; cbn.
        -- constructor; [|exact A]. intros X. apply M, (B' u X).
        -- intros v [<-|X]; [left; reflexivity|apply (B v X)].
      * rewrite sum_cons, R3, !sum_remove. unfold F, G. cbn [fst snd]. rewrite sum_cons. lra.
    + exists ((t, [u]) :: rows). split; [constructor; assumption|]. split.
      * constructor; [|exact W]. split; cbn; [repeat constructor; intros []|].
        intros v [<-|[]]. left. reflexivity.
      * rewrite !sum_cons, R3. unfold F, G. cbn [fst snd]. rewrite sum_cons, sum_nil. lra.
Qed.

Lemma rows_below rows : (forall t, summable (f t)) -> (forall row, In row rows -> NoDup (snd row)) ->
  finite_sum G rows <= finite_sum (fun t => total_of (f t)) (map fst rows).
Proof.
  intros S. induction rows as [|[t us] rows IH]; intros N; [right; reflexivity|].
  cbn [map fst]. rewrite !sum_cons. apply Rplus_le_compat.
  - unfold G. cbn [fst snd]. apply total_upper; [apply S|]. apply (N (t, us)). left. reflexivity.
  - apply IH. intros; apply N; right; assumption.
Qed.

Lemma pairs_above ts e : NoDup ts -> 0 < e -> exists l, NoDup l /\ (forall p, In p l -> In (fst p) ts) /\
  finite_sum (fun t => total_of (f t)) ts - e <= finite_sum F l.
Proof.
  intros N. revert e. induction N as [|t ts M N IH]; intros e E.
  - exists []. rewrite !sum_nil. split; [constructor|]. split; [intros p []|lra].
  - destruct (IH (e / 2)) as (l & L & I & A); [lra|].
    destruct (total_approx (f t) (e / 2)) as (us & Us & B); [lra|].
    exists (map (pair t) us ++ l). split; [|split].
    + apply NoDup_disjoint; [apply NoDup_injective; [intros x y X; congruence|exact Us]|exact L|].
      intros p X Y. apply in_map_iff in X as (u & <- & _). apply I in Y. contradiction.
    + intros p X. apply in_app_iff in X as [X|X]; [|right; auto].
      apply in_map_iff in X as (u & <- & _). left. reflexivity.
    + rewrite sum_cons, sum_app, sum_map. change (fun u => F (t, u)) with (f t). lra.
Qed.

Lemma summable_pairs : (forall t, summable (f t)) -> summable (fun t => total_of (f t)) -> summable F.
Proof.
  intros S [m H]. exists m. intros l N. destruct (rows_exist l N) as (rows & R1 & R2 & ->).
  eapply Rle_trans; [apply rows_below; [exact S|]|apply H, R1].
  intros row I. rewrite Forall_forall in R2. apply R2, I.
Qed.

Lemma total_pairs : (forall t, summable (f t)) -> summable (fun t => total_of (f t)) ->
  total_of F = total_of (fun t => total_of (f t)).
Proof.
  intros S H. assert (SF := summable_pairs S H). apply Rle_antisym.
  - apply total_least; [apply total_nonneg|]. intros l N. destruct (rows_exist l N) as (rows & R1 & R2 & ->).
    eapply Rle_trans; [apply rows_below; [exact S|]|apply total_upper; assumption].
    intros row I. rewrite Forall_forall in R2. apply R2, I.
  - apply total_least; [apply total_nonneg|]. intros ts N. apply le_by_epsilon. intros e E.
    destruct (pairs_above ts e N E) as (l & L & _ & A). eapply Rle_trans; [exact A|].
    apply total_upper; assumption.
Qed.

Lemma summable_row : summable F -> forall t, summable (f t).
Proof.
  intros [m M] t. exists m. intros l N.
  rewrite <- (sum_map (pair t) F). apply M, NoDup_injective; [intros x y X; congruence|exact N].
Qed.

Lemma summable_totals : summable F -> summable (fun t => total_of (f t)).
Proof.
  intros S. exists (total_of F). intros ts N. apply le_by_epsilon. intros e E.
  destruct (pairs_above ts e N E) as (l & L & _ & A). eapply Rle_trans; [exact A|].
  apply total_upper; assumption.
Qed.
End Pairs.

(** the order of two sums does not matter *)
Lemma total_swap {T U} (f : T -> U -> R) :
  (forall t, summable (f t)) -> summable (fun t => total_of (f t)) ->
  total_of (fun t => total_of (f t)) = total_of (fun u => total_of (fun t => f t u)) /\
  summable (fun u => total_of (fun t => f t u)) /\ forall u, summable (fun t => f t u).
Proof.
  intros S H. assert (SF := summable_pairs f S H).
  set (h := fun p : U * T => (snd p, fst p)).
  assert (I : injective h) by (intros [a b] [c d] E; unfold h in E; cbn in E; congruence).
  assert (SG := summable_inside h _ I SF). cbn in SG.
  assert (C : covers h (fun p => f (fst p) (snd p))) by (intros [t u] _; exists (u, t); reflexivity).
  assert (S' := summable_row (fun u t => f t u) SG).
  assert (H' := summable_totals (fun u t => f t u) SG).
  split; [|split; assumption].
  rewrite <- (total_pairs f S H), (total_rename h _ I C). cbn.
  apply (total_pairs (fun u t => f t u)); auto.
Qed.
