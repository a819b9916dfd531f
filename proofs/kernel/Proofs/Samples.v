(** The counted samples of two runs that differ in one user's values. *)
From Coq Require Import ZArith Lia List Bool.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Binary.
Import ListNotations.
Local Open Scope Z_scope.

Lemma len_app {A} (l k : list A) : len (l ++ k) = len l + len k.
Proof. unfold len. rewrite app_len. lia. Qed.
Lemma len_cons {A} (x : A) l : len (x :: l) = len l + 1.
Proof. unfold len. cbn [length]. lia. Qed.
Lemma len_nonneg {A} (l : list A) : 0 <= len l. Proof. unfold len. lia. Qed.
Lemma len_nil {A} (l : list A) : len l = 0 -> l = [].
Proof. destruct l; [reflexivity|]. unfold len. cbn [length]. lia. Qed.
Lemma add_app l k : add (l ++ k) = add l + add k.
Proof. induction l as [|x l IH]; cbn [app]; [reflexivity|]. change (x + add (l ++ k) = x + add l + add k). lia. Qed.
Lemma add_cons x l : add (x :: l) = x + add l. Proof. reflexivity. Qed.

Definition users (s : samples_by_user) : list user := map fst s.
Definition count_of (u : user) (s : samples_by_user) : Z := len (own u s).

(** Everyone has as many samples in both, and all but u have the same ones. *)
Definition same_but (u : user) (p q : user * list Z) : Prop :=
  fst p = fst q /\ length (snd p) = length (snd q) /\ (fst p <> u -> snd p = snd q).
Definition alike (u : user) (s s' : samples_by_user) : Prop := Forall2 (same_but u) s s' /\ NoDup (users s).

Section Alike.
Variable u : user.
Implicit Types s : samples_by_user.

Lemma alike_users s s' : Forall2 (same_but u) s s' -> users s = users s'.
Proof. intros F. induction F as [|p q s s' (E & _) _ IH]; cbn; [reflexivity|]. unfold users in IH. congruence. Qed.

Lemma alike_sizes s s' : Forall2 (same_but u) s s' -> map (fun p => len (snd p)) s = map (fun p => len (snd p)) s'.
Proof. intros F. unfold len. induction F as [|p q s s' (_ & E & _) _ IH]; cbn; [reflexivity|]. rewrite E, IH. reflexivity. Qed.

Lemma alike_length s s' : Forall2 (same_but u) s s' -> len s = len s'.
Proof. intros F. unfold len. rewrite (forall2_length _ _ _ F). reflexivity. Qed.

Lemma alike_own_length v s s' : Forall2 (same_but u) s s' -> length (own v s) = length (own v s').
Proof.
  intros F. induction F as [|[a p] [b q] s s' (E & E' & _) _ IH]; cbn in *; [reflexivity|]. subst b.
  destruct (a =? v); assumption.
Qed.
Lemma alike_count v s s' : Forall2 (same_but u) s s' -> count_of v s = count_of v s'.
Proof. intros F. unfold count_of, len. rewrite (alike_own_length v s s' F). reflexivity. Qed.

Lemma alike_own v s s' : Forall2 (same_but u) s s' -> v <> u -> own v s = own v s'.
Proof.
  intros F N. induction F as [|[a p] [b q] s s' (E & _ & G) _ IH]; cbn in *; [reflexivity|]. subst b.
  destruct (Z.eqb_spec a v) as [->|D]; auto.
Qed.

Lemma alike_add v x y s s' : alike u s s' -> (v <> u -> x = y) -> alike u (add_sample v x s) (add_sample v y s').
Proof.
  intros [F N] E. split.
  - clear N. induction F as [|[a p] [b q] s s' (E1 & E2 & E3) F IH]; cbn in *.
    + repeat constructor. cbn. intros D. rewrite E by exact D. reflexivity.
    + subst b. destruct (Z.eqb_spec a v) as [->|D]; constructor; try assumption.
      * repeat split; cbn; [rewrite !app_len; cbn; lia|]. intros D. rewrite E3, E by exact D. reflexivity.
      * repeat split; cbn; assumption.
  - clear F E. assert (K : forall w t, In w (users (add_sample v x t)) <-> w = v \/ In w (users t)).
    { intros w t. induction t as [|[a p] t IH]; cbn; [intuition|].
      destruct (Z.eqb_spec a v) as [->|D]; cbn; [intuition|]. unfold users in IH. rewrite IH. intuition. }
    induction s as [|[a p] s IH]; cbn; [repeat constructor; intros []|].
    inversion N; subst. destruct (Z.eqb_spec a v) as [->|D]; cbn; [exact N|].
    constructor; [|apply IH; assumption]. rewrite K. intuition.
Qed.
End Alike.

Lemma own_add u x s v : own v (add_sample u x s) = if v =? u then own u s ++ [x] else own v s.
Proof.
  induction s as [|[w l] s IH]; cbn.
  - rewrite (Z.eqb_sym v u). destruct (u =? v); reflexivity.
  - destruct (Z.eqb_spec w u) as [->|N]; cbn.
    + rewrite (Z.eqb_sym v u). destruct (u =? v); reflexivity.
    + rewrite IH. destruct (Z.eqb_spec w v) as [->|M]; [|reflexivity].
      destruct (Z.eqb_spec v u); [contradiction|reflexivity].
Qed.
Lemma count_add u x s v : count_of v (add_sample u x s) = count_of v s + if v =? u then 1 else 0.
Proof.
  unfold count_of. rewrite own_add. destruct (Z.eqb_spec v u) as [->|N]; [|lia].
  rewrite len_app. reflexivity.
Qed.

Definition no_empty (s : samples_by_user) : Prop := Forall (fun p => snd p <> []) s.
Lemma no_empty_add u x s : no_empty s -> no_empty (add_sample u x s).
Proof.
  intros F. induction F as [|[w l] s H F IH]; cbn; [repeat constructor; discriminate|].
  destruct (w =? u); constructor; auto. cbn. destruct l; discriminate.
Qed.

Lemma add_sample_len u x s : no_empty s -> len (add_sample u x s) = len s + if count_of u s =? 0 then 1 else 0.
Proof.
  unfold count_of. intros F. induction F as [|[w l] s H F IH]; [reflexivity|].
  cbn [add_sample own]. destruct (w =? u).
  - rewrite !len_cons. destruct (Z.eqb_spec (len l) 0) as [E|E]; [|lia]. apply len_nil in E. contradiction.
  - rewrite !len_cons, IH. lia.
Qed.

(** a sum over all users, of something about their counts *)
Definition tally (f : Z -> Z) (s : samples_by_user) : Z := add (map (fun p => f (len (snd p))) s).

Lemma tally_add f u x s : NoDup (users s) -> f 0 = 0 ->
  tally f (add_sample u x s) = tally f s + f (count_of u s + 1) - f (count_of u s).
Proof.
  unfold tally, count_of. intros N Z0. induction s as [|[w l] s IH]; cbn [add_sample own map]; rewrite ?add_cons.
  - cbn. rewrite Z0. lia.
  - inversion N; subst. destruct (Z.eqb_spec w u) as [->|D]; cbn [map snd]; rewrite !add_cons.
    + rewrite len_app. change (len [x]) with 1. lia.
    + cbn [snd]. rewrite IH by assumption. lia.
Qed.

Lemma tally_alike f u s s' : Forall2 (same_but u) s s' -> tally f s = tally f s'.
Proof.
  intros F. unfold tally. rewrite <- !(map_map (fun p => len (snd p)) f), (alike_sizes u s s' F). reflexivity.
Qed.

Lemma tally_bound f b s : (forall p, In p s -> f (len (snd p)) <= b) -> tally f s <= len s * b.
Proof.
  unfold tally. intros H. induction s as [|p s IH]; cbn [map]; [cbn; lia|]. rewrite add_cons, len_cons.
  specialize (IH (fun q I => H q (or_intror I))). specialize (H p (or_introl eq_refl)). lia.
Qed.
Lemma tally_le f g s : (forall p, In p s -> f (len (snd p)) <= g (len (snd p))) -> tally f s <= tally g s.
Proof.
  unfold tally. intros H. induction s as [|p s IH]; cbn [map]; [cbn; lia|]. rewrite !add_cons.
  specialize (IH (fun q I => H q (or_intror I))). specialize (H p (or_introl eq_refl)). lia.
Qed.
Lemma tally_plus f g s : tally (fun c => f c + g c) s = tally f s + tally g s.
Proof. unfold tally. induction s as [|p s IH]; cbn [map]; [reflexivity|]. rewrite !add_cons, IH. lia. Qed.

Lemma own_of_pair s p : NoDup (users s) -> In p s -> own (fst p) s = snd p.
Proof.
  intros N I. induction s as [|[w l] s IH]; [destruct I|]. cbn. inversion N; subst. destruct I as [<-|I]; cbn.
  - rewrite Z.eqb_refl. reflexivity.
  - destruct (Z.eqb_spec w (fst p)) as [->|D]; [|auto]. exfalso. apply H1. apply in_map, I.
Qed.

(** ** COUNT *)

Record sound (P : params) (s : samples_by_user) : Prop := {
  sound_users : NoDup (users s);
  sound_some : no_empty s;
  sound_few : len s <= Z.max 0 (max_users P);
  sound_short : forall p, In p s -> len (snd p) <= Z.max 0 (max_samples P) }.

Lemma sound_start P : sound P [].
Proof. split; [constructor|constructor|cbn; lia|intros p []]. Qed.

Lemma sound_count P s u : sound P s -> count_of u s <= Z.max 0 (max_samples P).
Proof.
  intros [N S F H]. unfold count_of. clear F. induction s as [|[w l] s IH]; cbn; [lia|].
  inversion N; subst. inversion S; subst. destruct (w =? u).
  - apply (H (w, l)). left. reflexivity.
  - apply IH; auto. intros p I. apply H. right. exact I.
Qed.

Lemma in_add p u x s : In p (add_sample u x s) -> In p s \/ snd p = own u s ++ [x].
Proof.
  induction s as [|[w l] s IH]; cbn.
  - intros [<-|[]]. right. reflexivity.
  - destruct (w =? u).
    + intros [<-|I]; [right; reflexivity|left; right; exact I].
    + intros [<-|I]; [left; left; reflexivity|]. destruct (IH I) as [J|J]; auto.
Qed.

Lemma arrive_counted P s u x grown n : sound P s -> arrive P s u x = Counted grown n ->
  grown = add_sample u x s /\ n = count_of u s + 1 /\ count_of u s < max_samples P /\ sound P grown.
Proof.
  intros H. unfold arrive. fold (count_of u s).
  destruct ((count_of u s =? 0) && (max_users P <=? len s)) eqn:E.
  - destruct (extra_users_refused P); discriminate.
  - destruct (Z.leb_spec (max_samples P) (count_of u s)) as [L|L]; [discriminate|].
    intros X. injection X as <- <-. repeat split; try exact L.
    + assert (A := alike_add u u x x s s). apply A; [|auto]. split; [|apply H].
      apply forall2_same. intros p. unfold same_but. auto.
    + apply no_empty_add, H.
    + rewrite add_sample_len by apply H. assert (F := sound_few P s H).
      destruct (count_of u s =? 0); cbn [andb] in E; [|lia]. apply Z.leb_gt in E. lia.
    + intros p I. apply in_add in I as [I| ->]; [apply H, I|]. rewrite len_app. change (len [x]) with 1.
      unfold count_of in L. lia.
Qed.

Lemma arrive_alike P u v x y s s' : alike u s s' -> (v <> u -> x = y) ->
  match arrive P s v x, arrive P s' v y with
  | Refused, Refused => True
  | Ignored n, Ignored n' => n = n'
  | Counted g n, Counted g' n' => n = n' /\ g' = add_sample v y s' /\ alike u g g'
  | _, _ => False
  end.
Proof.
  intros [F N] E. unfold arrive.
  assert (C := alike_count u v s s' F). assert (L := alike_length u s s' F). unfold count_of in C.
  rewrite <- C, <- L. destruct ((len (own v s) =? 0) && (max_users P <=? len s)).
  - destruct (extra_users_refused P); auto.
  - destruct (max_samples P <=? len (own v s)); auto.
    split; [reflexivity|]. split; [reflexivity|]. apply alike_add; [split; assumption|exact E].
Qed.
