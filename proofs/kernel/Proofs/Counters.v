(** Two runs of the paper's algorithms: where their counters differ, and what a new node costs. *)
From Coq Require Import ZArith Lia List Bool Reals Qreals QArith Lra.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Sums Laws Draws Programs Privacy Binary Withholding Samples Median.
Import ListNotations.
Local Open Scope Z_scope.

(** ** Streams that differ at few positions (counted from 1) *)

Definition same_outside (ps : list Z) (offset : Z) (l l' : list Z) : Prop :=
  length l = length l' /\ forall i, 0 <= i -> ~ In (offset + i + 1) ps -> item l i = item l' i.
Definition differ (d : Z) (ps : list Z) (l l' : list Z) : Prop :=
  same_outside ps 0 l l' /\ forall i, 0 <= i -> Z.abs (item l i - item l' i) <= d.

Lemma item_app l k i : 0 <= i -> item (l ++ k) i = if i <? len l then item l i else item k (i - len l).
Proof.
  intros I. unfold item, len. destruct (Z.ltb_spec i (Z.of_nat (length l))).
  - rewrite app_nth1; [reflexivity|lia].
  - rewrite app_nth2 by lia. f_equal. lia.
Qed.
Lemma item_beyond l i : len l <= i -> item l i = 0.
Proof. intros H. unfold item, len in *. apply nth_overflow. lia. Qed.
Lemma item_negative l i : i < 0 -> item l i = item l 0.
Proof. intros H. unfold item. f_equal. lia. Qed.

Lemma same_outside_more ps qs offset l l' : incl ps qs -> same_outside ps offset l l' -> same_outside qs offset l l'.
Proof. intros I [L H]. split; [exact L|]. intros i P N. apply H; [exact P|]. intros X. apply N, I, X. Qed.

Lemma same_outside_len ps offset l l' : same_outside ps offset l l' -> len l = len l'.
Proof. intros [L _]. unfold len. rewrite L. reflexivity. Qed.

Lemma same_outside_snoc ps offset l l' a a' : same_outside ps offset l l' -> (~ In (offset + len l + 1) ps -> a = a') ->
  same_outside ps offset (l ++ [a]) (l' ++ [a']).
Proof.
  intros H A. assert (E := same_outside_len _ _ _ _ H). destruct H as [L H]. split; [rewrite !app_len, L; reflexivity|].
  intros i P N. rewrite !item_app by exact P. rewrite <- E. destruct (Z.ltb_spec i (len l)) as [Q|Q]; [apply H; assumption|].
  destruct (Z.eq_dec i (len l)) as [->|D].
  - rewrite Z.sub_diag. cbn. apply A, N.
  - rewrite !item_beyond; [reflexivity| |]; change (len [a]) with 1; change (len [a']) with 1; lia.
Qed.

Lemma same_outside_cons ps offset a a' l l' : same_outside ps offset (a :: l) (a' :: l') ->
  (~ In (offset + 1) ps -> a = a') /\ same_outside ps (offset + 1) l l'.
Proof.
  intros [L H]. split.
  - intros N. apply (H 0); [lia|]. rewrite Z.add_0_r. exact N.
  - split; [cbn in L; lia|]. intros i P N. assert (X := H (i + 1) ltac:(lia)). unfold item in *.
    replace (Z.to_nat (i + 1)) with (S (Z.to_nat i)) in X by lia. apply X. intros Y. apply N.
    replace (offset + 1 + i + 1) with (offset + (i + 1) + 1) by lia. exact Y.
Qed.

Lemma differ_snoc d ps l l' a a' : 0 <= d -> differ d ps l l' -> (~ In (len l + 1) ps -> a = a') -> Z.abs (a - a') <= d ->
  differ d ps (l ++ [a]) (l' ++ [a']).
Proof.
  intros D [H K] A B. assert (E := same_outside_len _ _ _ _ H). split; [apply same_outside_snoc; assumption|].
  intros i P. rewrite !item_app by exact P. rewrite <- E. destruct (Z.ltb_spec i (len l)); [apply K, P|].
  destruct (Z.eq_dec i (len l)) as [->|X]; [rewrite Z.sub_diag; exact B|].
  rewrite !item_beyond by (change (len [a]) with 1; change (len [a']) with 1; lia). lia.
Qed.

(** ** How many nodes hold the positions where streams differ *)

Definition hits (ps : list Z) (t : Z) : Z := add (map (fun p => if holds p t then 1 else 0) ps).
Definition uses (ps : list Z) (n : Z) : Z := add (map (hits ps) (range 1 (n + 1))).

Lemma hits_nonneg ps t : 0 <= hits ps t.
Proof. unfold hits. induction ps as [|p ps IH]; cbn [map]; [cbn; lia|]. rewrite add_cons. destruct (holds p t); lia. Qed.

Lemma hits_filter ps t : hits ps t = Z.of_nat (length (filter (fun p => holds p t) ps)).
Proof.
  unfold hits. induction ps as [|p ps IH]; [reflexivity|]. cbn [map filter]. rewrite add_cons, IH.
  destruct (holds p t); cbn [length]; lia.
Qed.

Lemma member_spec x l : member x l = true <-> In x l.
Proof.
  unfold member. rewrite existsb_exists. split.
  - intros (y & I & E). apply Z.eqb_eq in E. subst. exact I.
  - intros I. exists x. split; [exact I|apply Z.eqb_refl].
Qed.

Lemma node_moves d ps l l' t : 0 <= d -> differ d ps l l' -> 1 <= t -> Z.abs (node_sum l t - node_sum l' t) <= d * hits ps t.
Proof.
  intros D [[_ H] K] T. unfold node_sum. assert (R := lowest_bit_range t ltac:(lia)).
  assert (P : forall j, In j (elements_of t) -> 1 <= j) by (intros j J; apply in_range in J; lia).
  assert (N : NoDup (elements_of t)) by apply range_nodup.
  set (differs := fun j => member j ps).
  assert (G : forall js, (forall j, In j js -> 1 <= j) ->
     Z.abs (add (map (fun i => item l (i - 1)) js) - add (map (fun i => item l' (i - 1)) js))
     <= d * Z.of_nat (length (filter differs js))).
  { induction js as [|j js IH]; intros Q; [cbn; lia|]. cbn [map filter]. rewrite !add_cons.
    specialize (IH (fun i I => Q i (or_intror I))). specialize (Q j (or_introl eq_refl)).
    destruct (differs j) eqn:E.
    - cbn [length]. specialize (K (j - 1) ltac:(lia)). lia.
    - rewrite (H (j - 1)); [lia|lia|]. intros X. unfold differs in E. replace (0 + (j - 1) + 1) with j in X by lia.
      apply member_spec in X. congruence. }
  eapply Z.le_trans; [apply G, P|]. apply Z.mul_le_mono_nonneg_l; [exact D|]. rewrite hits_filter.
  apply Nat2Z.inj_le, NoDup_incl_length; [apply NoDup_filter, N|].
  intros j J. apply filter_In in J as [J E]. apply filter_In. split; [apply member_spec, E|apply holds_elements, J].
Qed.

Lemma hits_cons p ps t : hits (p :: ps) t = (if holds p t then 1 else 0) + hits ps t. Proof. reflexivity. Qed.

Lemma add_plus {A} (f g : A -> Z) l : add (map (fun x => f x + g x) l) = add (map f l) + add (map g l).
Proof. induction l as [|x l IH]; cbn [map]; [reflexivity|]. rewrite !add_cons, IH. lia. Qed.
Lemma add_ext {A} (f g : A -> Z) l : (forall x, In x l -> f x = g x) -> add (map f l) = add (map g l).
Proof. intros E. f_equal. apply map_ext_in, E. Qed.

Lemma uses_nil n : uses [] n = 0.
Proof. unfold uses. induction (range 1 (n + 1)) as [|t l IH]; [reflexivity|]. cbn [map]. rewrite add_cons, IH. reflexivity. Qed.
Lemma uses_cons p ps n : uses (p :: ps) n = Z.of_nat (length (filter (holds p) (range 1 (n + 1)))) + uses ps n.
Proof.
  unfold uses. rewrite (add_ext _ (fun t => (if holds p t then 1 else 0) + hits ps t)) by (intros; apply hits_cons).
  rewrite add_plus. f_equal. induction (range 1 (n + 1)) as [|t l IH]; [reflexivity|]. cbn [map filter]. rewrite add_cons, IH.
  destruct (holds p t); cbn [length]; lia.
Qed.
Lemma uses_bound ps n : uses ps n <= len ps * depth n.
Proof.
  induction ps as [|p ps IH]; [rewrite uses_nil; cbn; lia|]. rewrite uses_cons, len_cons.
  assert (H := element_nodes_few p n). lia.
Qed.
Lemma uses_nonneg ps n : 0 <= uses ps n.
Proof.
  induction ps as [|p ps IH]; [rewrite uses_nil; lia|]. rewrite uses_cons. lia.
Qed.
Lemma uses_succ ps n : 0 <= n -> uses ps (n + 1) = uses ps n + hits ps (n + 1).
Proof.
  intros P. unfold uses. rewrite (range_snoc 1 (n + 1)) by lia. rewrite map_app, add_app. cbn [map]. rewrite add_cons. cbn. lia.
Qed.
Lemma uses_later p ps n : n < p -> uses (p :: ps) n = uses ps n.
Proof.
  intros L. rewrite uses_cons. rewrite filter_none; [reflexivity|]. intros t I. apply in_range in I. unfold holds.
  destruct (Z.leb_spec p t); [lia|apply andb_false_r].
Qed.

(** ** Two states in step *)

Section Linked.
Variable P : plan.
Variable sens : Z -> Z.
Variable same : samples_by_user -> samples_by_user -> Prop.   (* of the samples of both *)

Record linked (ps : Z -> list Z) (s s' : state) : Prop := {
  linked_samples : same (samples s) (samples s');
  linked_total : total s = total s';
  linked_inactive : inactive s = inactive s';
  linked_priors : forall k, priors s k = priors s' k;
  linked_noisy : forall k, noisy (counters s k) = noisy (counters s' k);
  linked_stream : forall k, differ (sens k) (ps k) (stream (counters s k)) (stream (counters s' k));
  linked_buffer : forall k, same_outside (ps k) (len (stream (counters s k))) (buffers s k) (buffers s' k) }.

Definition size_of (s : state) (k : Z) : Z := len (stream (counters s k)).
Definition held (s : state) (k : Z) : Z := size_of s k + len (buffers s k).

Lemma linked_size ps s s' k : linked ps s s' -> size_of s k = size_of s' k.
Proof. intros H. apply (same_outside_len (ps k) 0), (linked_stream ps s s' H k). Qed.

Lemma linked_noisy_sum ps s s' : linked ps s s' -> noisy_sum P s = noisy_sum P s'.
Proof.
  intros H. unfold noisy_sum, counter_total. apply add_ext. intros k _.
  assert (E := linked_size ps s s' k H). unfold size_of in E. rewrite E, (linked_noisy ps s s' H k). reflexivity.
Qed.

Lemma set_same {V} (f : Z -> V) k v : set f k v k = v. Proof. unfold set. rewrite Z.eqb_refl. reflexivity. Qed.
Lemma set_other {V} (f : Z -> V) k v j : j <> k -> set f k v j = f j.
Proof. intros N. unfold set. destruct (Z.eqb_spec j k); [contradiction|reflexivity]. Qed.

(** more positions, further on than anything that there is *)
Lemma linked_position ps s s' k p : linked ps s s' -> linked (set ps k (p :: ps k)) s s'.
Proof.
  intros H. destruct H as [H1 H2 H3 H4 H5 H6 H7]. split; try assumption; intros j; unfold set; destruct (Z.eqb_spec j k) as [->|N]; auto.
  - destruct (H6 k) as [A B]. split; [|exact B]. eapply same_outside_more; [|exact A]. intros x X. right. exact X.
  - eapply same_outside_more; [|apply H7]. intros x X. right. exact X.
Qed.

Definition arrived_state (s : state) (g : samples_by_user) : state :=
  State g (counters s) (total s) (inactive s) (buffers s) (priors s).
Lemma linked_arrived ps s s' g g' : linked ps s s' -> same g g' -> linked ps (arrived_state s g) (arrived_state s' g').
Proof. intros [H1 H2 H3 H4 H5 H6 H7] A. split; cbn; assumption. Qed.

(** ** What a run has cost so far: the nodes that hold u's elements, and the priors *)

Local Open Scope R_scope.
Definition price (k : Z) : R := IZR (sens k) / Q2R (scales P k).
Definition nodes_cost (ps : Z -> list Z) (s : state) : R :=
  finite_sum (fun k => IZR (uses (ps k) (size_of s k)) * price k) (range 0 (counters_used P)).

Hypothesis scale_pos : forall k, (0 <= k < counters_used P)%Z -> 0 < Q2R (scales P k).
Hypothesis sens_nonneg : forall k, (0 <= sens k)%Z.

Lemma price_nonneg k : (0 <= k < counters_used P)%Z -> 0 <= price k.
Proof. intros K. apply div_nonneg; [apply IZR_le, sens_nonneg|apply scale_pos, K]. Qed.

Lemma sum_change (f g : Z -> R) k d ks : NoDup ks -> In k ks -> (forall j, j <> k -> f j = g j) -> f k = g k + d ->
  finite_sum f ks = finite_sum g ks + d.
Proof.
  intros N I E F. induction N as [|j ks M N IH]; [destruct I|]. rewrite !sum_cons. destruct I as [->|I].
  - rewrite F. rewrite (sum_ext f g); [lra|]. intros j J. apply E. intros ->. contradiction.
  - rewrite IH by exact I. rewrite E; [lra|]. intros ->. contradiction.
Qed.

Lemma nodes_cost_position ps s k p : (size_of s k < p)%Z -> nodes_cost (set ps k (p :: ps k)) s = nodes_cost ps s.
Proof.
  intros L. apply sum_ext. intros j _. unfold set. destruct (Z.eqb_spec j k) as [->|N]; [|reflexivity].
  rewrite uses_later by exact L. reflexivity.
Qed.

(** ** A new element *)

Definition entered (t : turn) (k element size value : Z) : turn :=
  let s := now t in
  let grown := stream (counters s k) ++ [element] in
  Turn (State (samples s) (set (counters s) k (Counter grown (noisy (counters s k) ++ [value])))
              (total s + size) (inactive s) (buffers s) (priors s))
       (count_now t) (shown_now t ++ [Write k (len grown) value]).

Lemma entered_size t k e size z j : size_of (now (entered t k e size z)) j = (size_of (now t) j + if j =? k then 1 else 0)%Z.
Proof.
  unfold size_of, entered. cbn [now counters]. unfold set. destruct (Z.eqb_spec j k) as [->|N]; [|lia].
  cbn [stream]. rewrite len_app. reflexivity.
Qed.

Lemma enter_close {A} (Q : R -> A -> A -> Prop) ps t t' k a a' size c (next next' : turn -> prog A) :
  (0 <= k < counters_used P)%Z -> linked ps (now t) (now t') ->
  (~ In (size_of (now t) k + 1)%Z (ps k) -> a = a') -> (Z.abs (a - a') <= sens k)%Z ->
  (forall z, let d := IZR (sens k * hits (ps k) (size_of (now t) k + 1)) / Q2R (scales P k) in
     nodes_cost ps (now (entered t k a size z)) = nodes_cost ps (now t) + d ->
     close Q (c + d) (next (entered t k a size z)) (next' (entered t' k a' size z))) ->
  close Q c (bind (enter P t k a size) next) (bind (enter P t' k a' size) next').
Proof.
  intros K L E B H. unfold enter. cbn [bind].
  set (d := IZR (sens k * hits (ps k) (size_of (now t) k + 1)) / Q2R (scales P k)) in *.
  apply (close_laplace _ c d).
  - apply scale_pos, K.
  - apply div_mono; [apply scale_pos, K|]. apply IZR_le.
    assert (F := linked_stream _ _ _ L k). assert (S := linked_size _ _ _ k L). unfold size_of in *.
    rewrite !len_app. change (len [a]) with 1%Z. change (len [a']) with 1%Z. rewrite <- S.
    apply node_moves; [apply sens_nonneg|apply differ_snoc; auto|assert (X := len_nonneg (stream (counters (now t) k))); lia].
  - intros z. apply H. unfold nodes_cost. apply (sum_change _ _ k).
    + apply range_nodup.
    + apply in_range, K.
    + intros j N. rewrite entered_size. destruct (Z.eqb_spec j k); [contradiction|]. rewrite Z.add_0_r. reflexivity.
    + rewrite entered_size, Z.eqb_refl. rewrite uses_succ by apply len_nonneg. unfold d, price.
      rewrite plus_IZR, mult_IZR. assert (X := scale_pos k K). field. lra.
Qed.

Lemma linked_entered ps t t' k a a' size z : linked ps (now t) (now t') -> buffers (now t) k = [] -> 
  (~ In (size_of (now t) k + 1)%Z (ps k) -> a = a') -> (Z.abs (a - a') <= sens k)%Z ->
  linked ps (now (entered t k a size z)) (now (entered t' k a' size z)).
Proof.
  intros H E A B. assert (S := linked_size _ _ _ k H). destruct H as [H1 H2 H3 H4 H5 H6 H7].
  split; cbn [entered now samples total inactive priors counters buffers]; try assumption.
  - congruence.
  - intros j. unfold set. destruct (Z.eqb_spec j k) as [->|N]; [cbn [noisy]; rewrite H5; reflexivity|apply H5].
  - intros j. unfold set. destruct (Z.eqb_spec j k) as [->|N]; [|apply H6]. cbn [stream]. apply differ_snoc; auto.
  - intros j. unfold set. destruct (Z.eqb_spec j k) as [->|N]; [|apply H7]. specialize (H7 k). rewrite E in *.
    destruct H7 as [L _]. destruct (buffers (now t') k); [|discriminate]. split; [reflexivity|]. reflexivity.
Qed.
End Linked.
