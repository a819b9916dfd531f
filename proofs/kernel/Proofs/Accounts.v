(** The ledger mechanism: what a user's samples can move, the user's account has paid for, and it can pay. *)
From Coq Require Import ZArith Lia List Bool.
From Withhold.Definitions Require Import Probability Paper Ledger.
From Withhold.Proofs Require Import Lists Binary Samples Balls Draws Counters Median.
Import ListNotations.
Local Open Scope Z_scope.

(** ** Parts of proposals *)

Lemma part_of_map (f : Z -> part) g n : 0 <= g < n -> part_of g (map f (range 0 n)) = f g.
Proof.
  intros H. unfold part_of, range. rewrite map_map. erewrite nth_indep with (d' := f (0 + Z.of_nat 0)).
  - rewrite (map_nth (fun i => f (0 + Z.of_nat i)) (seq 0 (Z.to_nat (n - 0))) 0%nat). rewrite seq_nth by lia. f_equal. lia.
  - rewrite map_len, seq_len. lia.
Qed.
Lemma item_map (f : Z -> Z) g n : 0 <= g < n -> item (map f (range 0 n)) g = f g.
Proof.
  intros H. unfold item, range. rewrite map_map. erewrite nth_indep with (d' := f (0 + Z.of_nat 0)).
  - rewrite (map_nth (fun i => f (0 + Z.of_nat i)) (seq 0 (Z.to_nat (n - 0))) 0%nat). rewrite seq_nth by lia. f_equal. lia.
  - rewrite map_len, seq_len. lia.
Qed.
Lemma part_of_weightless g ps : part_of g (map weightless ps) = weightless (part_of g ps).
Proof. unfold part_of. change no_part with (weightless no_part) at 1. apply map_nth. Qed.
Lemma cost_weightless p : cost (weightless p) = 0. Proof. reflexivity. Qed.

(** Answers lie between 0 and the width. *)
Lemma answer_within p x : well_formed p = true -> 0 <= answer (asked p) x <= width (asked p).
Proof.
  unfold well_formed. rewrite !andb_true_iff, !Z.leb_le. intros ((_ & W) & Q).
  destruct (asked p) as [low high|low high top]; cbn in *; unfold clip.
  - destruct (Z.ltb_spec x low), (Z.ltb_spec high x); lia.
  - apply Z.leb_le in Q.
    destruct (Z.ltb_spec (x - high) 0), (Z.ltb_spec top (x - high)), (Z.ltb_spec (low - x) 0), (Z.ltb_spec top (low - x)); lia.
Qed.

(** What a contribution as carried out is worth. *)
Definition harmless (p : part) : Prop := 0 <= cost p /\ forall x y, Z.abs (weight p * answer (asked p) x - weight p * answer (asked p) y) <= cost p.
Lemma well_formed_harmless p : well_formed p = true -> harmless p.
Proof.
  intros W. assert (A := answer_within p). unfold harmless, cost. unfold well_formed in W.
  assert (P : 0 <= weight p) by (rewrite !andb_true_iff, !Z.leb_le in W; lia).
  assert (A0 := fun x => A x W). assert (B := A0 0). split; [nia|]. intros x y. assert (X := A0 x). assert (Y := A0 y). nia.
Qed.
Lemma weightless_harmless p : harmless (weightless p).
Proof. split; [cbn; lia|]. intros x y. cbn. lia. Qed.

(** ** Accounts *)

Definition good (a : account) : Prop := 0 <= spent a <= BUDGET /\ forall g, 0 <= item (paid a) g.
Definition paid_in (r : series) (a : account) (g : Z) : Z := item (paid (in_series a r)) g.

Lemma in_series_good a r : good a -> good (in_series a r).
Proof.
  intros [S N]. unfold in_series. destruct (last_series a =? first r); split; try assumption.
  intros g. cbn. unfold item. destruct (Z.to_nat g); cbn; lia.
Qed.
Lemma in_series_spent a r : spent (in_series a r) = spent a.
Proof. unfold in_series. destruct (last_series a =? first r); reflexivity. Qed.
Lemma in_series_last a r : last_series (in_series a r) = first r.
Proof. unfold in_series. destruct (Z.eqb_spec (last_series a) (first r)); [assumption|reflexivity]. Qed.
Lemma paid_in_new r a g : last_series a <> first r -> paid_in r a g = 0.
Proof.
  intros N. unfold paid_in, in_series. destruct (Z.eqb_spec (last_series a) (first r)); [contradiction|]. cbn.
  unfold item. destruct (Z.to_nat g); reflexivity.
Qed.

Definition cost_in (c : contribution) (g : Z) : Z := cost (part_of g (parts c)).
(** What account a, taking part in a series with contribution c, becomes. *)
Record pays_for (r : series) (a : account) (c : contribution) (a' : account) : Prop := {
  pays_good : good a';
  pays_last : last_series a' = first r;
  pays_spent : spent a' = spent a + add (map (fun g => Z.max 0 (cost_in c g - paid_in r a g)) (each_group r));
  pays_paid : forall g, 0 <= g < len (groups r) -> item (paid a') g = Z.max (paid_in r a g) (cost_in c g);
  pays_part : forall g, 0 <= g < len (groups r) -> harmless (part_of g (parts c)) }.

Lemma add_zero {A} (f : A -> Z) l : (forall x, In x l -> f x = 0) -> add (map f l) = 0.
Proof.
  intros H. induction l as [|x l IH]; [reflexivity|]. cbn [map]. rewrite add_cons, H, IH; [reflexivity| |left; reflexivity].
  intros y I. apply H. right. exact I.
Qed.

Lemma add_nonneg {A} (f : A -> Z) l : (forall x, 0 <= f x) -> 0 <= add (map f l).
Proof. intros H. induction l as [|x l IH]; [reflexivity|]. cbn [map]. rewrite add_cons. specialize (H x). lia. Qed.

Lemma contribute_pays r on a u size p : good a ->
  pays_for r a (fst (contribute r on a u size p)) (snd (contribute r on a u size p)).
Proof.
  intros G. assert (G' := in_series_good a r G). unfold contribute. cbn [fst snd].
  set (wanted := map _ (each_group r)). set (o := in_series a r) in *.
  assert (K : carried_out r o wanted = wanted /\ (forall g, 0 <= g < len (groups r) -> well_formed (part_of g wanted) = true)
                /\ additional_cost r o wanted <= BUDGET - spent o
              \/ carried_out r o wanted = map weightless wanted).
  { unfold carried_out. destruct (forallb _ _ && _) eqn:E; [left|right; reflexivity]. split; [reflexivity|].
    apply andb_true_iff in E as [E1 E2]. split; [|apply Z.leb_le, E2]. rewrite forallb_forall in E1.
    intros g R. apply E1, in_range, R. }
  set (done := carried_out r o wanted) in *.
  assert (H : forall g, 0 <= g < len (groups r) -> harmless (part_of g done)).
  { intros g R. destruct K as [(-> & K & _)| ->]; [apply well_formed_harmless, K, R|].
    rewrite part_of_weightless. apply weightless_harmless. }
  assert (B0 : 0 <= additional_cost r o done) by (apply add_nonneg; intros g; lia).
  assert (B : additional_cost r o done <= BUDGET - spent o).
  { destruct K as [(-> & _ & K)| ->]; [exact K|]. unfold additional_cost. rewrite add_zero; [destruct G'; lia|].
    intros g _. rewrite part_of_weightless, cost_weightless. destruct G' as [_ N]. specialize (N g). cbv beta. lia. }
  unfold debit. split; cbn [spent last_series paid parts].
  - destruct G' as [S N]. split; cbn [spent paid]; [lia|]. intros g.
    unfold item at 1.
    destruct (nth_in_or_default (Z.to_nat g) (map (fun g => Z.max (item (paid o) g) (cost (part_of g done))) (each_group r)) 0) as [I|E];
      [|rewrite E; lia]. apply in_map_iff in I as (j & <- & _). specialize (N j). lia.
  - apply in_series_last.
  - unfold additional_cost, cost_in, paid_in. cbn [parts]. fold o. unfold o at 1. rewrite in_series_spent. reflexivity.
  - intros g R. unfold each_group. rewrite (item_map (fun g => Z.max (item (paid o) g) (cost (part_of g done)))) by exact R. reflexivity.
  - exact H.
Qed.

(** ** An epoch of two runs *)

Lemma set_same {V} (f : Z -> V) k v : set f k v k = v. Proof. unfold set. rewrite Z.eqb_refl. reflexivity. Qed.
Lemma set_other {V} (f : Z -> V) k v j : j <> k -> set f k v j = f j.
Proof. intros N. unfold set. destruct (Z.eqb_spec j k); [contradiction|reflexivity]. Qed.

Lemma gather_others charge u s : forall acc ps, ~ In u (users s) -> fst (gather charge acc s ps) u = acc u.
Proof.
  induction s as [|[v own] s IH]; intros acc ps N; cbn [gather]; [reflexivity|]. cbn in N.
  destruct (covered (acc v) <? len own); cbn [fst]; [|apply IH; tauto].
  rewrite IH by tauto. apply set_other. intros ->. tauto.
Qed.

(** Two runs' blocks: the same contributions; only u's block may have another sum. *)
Inductive taken_alike (c : contribution) : list (contribution * Z) -> list (contribution * Z) -> Prop :=
| taken_u x x' t : taken_alike c ((c, x) :: t) ((c, x') :: t)
| taken_other k t t' : taken_alike c t t' -> taken_alike c (k :: t) (k :: t').

Lemma gather_alike charge u s s' : alike u s s' -> forall acc ps,
  let G := gather charge acc s ps in let G' := gather charge acc s' ps in
  fst G = fst G' /\ map fst (snd G) = map fst (snd G') /\
  (fst G u = acc u /\ snd G = snd G' \/
   exists size p, let ca := charge (acc u) u size p in fst G u = snd ca /\ taken_alike (fst ca) (snd G) (snd G')).
Proof.
  intros [F N]. induction F as [|[v own] [w own'] s s' (E1 & E2 & E3) F IH]; intros acc ps; cbn [gather].
  - auto.
  - cbn in E1, E2, E3. subst w. cbn in N. inversion N as [|? ? M N']; subst.
    assert (L : len own' = len own) by (unfold len; rewrite E2; reflexivity). rewrite L.
    destruct (Z.eq_dec v u) as [->|D].
    + rewrite <- (without_u u s s' F M). destruct (Z.ltb_spec (covered (acc u)) (len own)); cbn [fst snd map].
      * split; [reflexivity|]. split; [reflexivity|]. right. exists (len own - covered (acc u)), (hd [] ps). split; [|apply taken_u].
        rewrite gather_others by exact M. apply set_same.
      * split; [reflexivity|]. split; [reflexivity|]. left. split; [|reflexivity]. apply gather_others, M.
    + rewrite (E3 D). destruct (covered (acc v) <? len own'); cbn [fst snd map].
      * destruct (IH N' (set acc v (snd (charge (acc v) v (len own' - covered (acc v)) (hd [] ps)))) (tl ps)) as (A & B & C).
        rewrite set_other in C by congruence.
        split; [exact A|]. split; [f_equal; exact B|]. destruct C as [[C1 C2]|(size & p & C1 & C2)].
        -- left. split; [exact C1|f_equal; exact C2].
        -- right. exists size, p. split; [exact C1|constructor; exact C2].
      * apply IH; assumption.
Qed.

(** The sums move, over all strata together, by at most the cost. *)
Lemma norm_map (f f' : Z -> Z) ks : norm (differences (map f ks) (map f' ks)) = add (map (fun k => Z.abs (f k - f' k)) ks).
Proof. induction ks as [|k ks IH]; [reflexivity|]. cbn [map differences]. rewrite norm_cons, IH. reflexivity. Qed.

Lemma sum_of_alike c t t' : taken_alike c t t' -> forall g k, exists x x',
  sum_of g k t - sum_of g k t' =
  let p := part_of g (parts c) in if stratum p =? k then weight p * answer (asked p) x - weight p * answer (asked p) x' else 0.
Proof.
  intros H g k. induction H as [x x' t|q t t' H (x & x' & E)].
  - exists x, x'. unfold sum_of. cbn [map]. rewrite !add_cons. cbn [fst snd]. cbv zeta. destruct (_ =? k); lia.
  - exists x, x'. rewrite <- E. unfold sum_of. cbn [map]. rewrite !add_cons. lia.
Qed.

Lemma one_stratum (f : Z -> Z) j d ks : NoDup ks -> 0 <= d -> (forall k, f k <= if j =? k then d else 0) -> add (map f ks) <= d.
Proof.
  intros N P H. assert (G : add (map f ks) <= if member j ks then d else 0).
  { induction N as [|k ks M N IH]; [cbn; lia|]. cbn [map]. rewrite add_cons. cbn [member existsb]. fold (member j ks).
    specialize (H k). destruct (Z.eqb_spec j k) as [->|D]; cbn [orb]; [|lia].
    destruct (member k ks) eqn:E; [apply member_spec in E; contradiction|]. lia. }
  destruct (member j ks); lia.
Qed.

Lemma sums_move r c t t' g : taken_alike c t t' -> harmless (part_of g (parts c)) ->
  norm (differences (sums_of r g t) (sums_of r g t')) <= cost_in c g.
Proof.
  intros H [C B]. unfold sums_of. rewrite norm_map. apply (one_stratum _ (stratum (part_of g (parts c)))); [apply range_nodup|exact C|].
  intros k. destruct (sum_of_alike c t t' H g k) as (x & x' & ->). cbv zeta.
  destruct (_ =? k); [apply B|cbn; lia].
Qed.
Lemma squares_move r c t t' g : taken_alike c t t' -> harmless (part_of g (parts c)) ->
  add (map (fun k => (sum_of g k t - sum_of g k t') * (sum_of g k t - sum_of g k t')) (range 0 (strata_of r g)))
  <= cost_in c g * cost_in c g.
Proof.
  intros H [C B]. apply (one_stratum _ (stratum (part_of g (parts c)))); [apply range_nodup|nia|].
  intros k. destruct (sum_of_alike c t t' H g k) as (x & x' & ->). cbv zeta. specialize (B x x'). fold (cost_in c g) in *.
  destruct (_ =? k); [|lia]. set (d := weight _ * _ - _) in *. nia.
Qed.
