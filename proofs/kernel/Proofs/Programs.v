(** Means of programs: total probability, composition, and what is seen after some of the steps. *)
From Coq Require Import Reals Qreals QArith Lra Lia List Bool ZArith Classical FunctionalExtensionality.
From Withhold.Definitions Require Import Probability.
From Withhold.Proofs Require Import Lists Sums Laws Draws.
Import ListNotations.
Local Open Scope R_scope.

Definition unit_valued {A} (f : A -> R) : Prop := forall a, 0 <= f a <= 1.

Lemma mean_ext {A} (p : prog A) f g : (forall a, f a = g a) -> mean p f = mean p g.
Proof.
  intros E. induction p as [a|d k IH]; cbn [mean]; [apply E|]. apply total_ext. intros z. rewrite IH. reflexivity.
Qed.

Lemma mean_bind {A B} (p : prog A) (k : A -> prog B) f : mean (bind p k) f = mean p (fun a => mean (k a) f).
Proof.
  induction p as [a|d j IH]; cbn [bind mean]; [reflexivity|]. apply total_ext. intros z. rewrite IH. reflexivity.
Qed.

Lemma bind_assoc {A B C} (p : prog A) (f : A -> prog B) (g : B -> prog C) :
  bind (bind p f) g = bind p (fun a => bind (f a) g).
Proof. induction p as [a|d k IH]; cbn [bind]; [reflexivity|]. f_equal. extensionality z. apply IH. Qed.

Lemma mass_times d z x : well_posed d -> (mass d z <> 0 -> 0 <= x <= 1) -> 0 <= mass d z * x <= mass d z.
Proof.
  intros W H. assert (M := mass_range d z W). destruct (Req_dec (mass d z) 0) as [->|N]; [lra|].
  specialize (H N). split; [apply Rmult_le_pos; lra|]. rewrite <- (Rmult_1_r (mass d z)) at 2.
  apply Rmult_le_compat_l; lra.
Qed.

Lemma mean_range {A} (p : prog A) f : proper p -> unit_valued f -> 0 <= mean p f <= 1.
Proof.
  intros W F. induction p as [a|d k IH]; cbn [mean proper] in *; [apply F|]. destruct W as [W K].
  split; [apply total_nonneg|]. destruct (mass_is_law d W) as (_ & S & <-).
  apply total_le; [|exact S]. intros z. apply mass_times; [exact W|]. intros N. apply IH, K, N.
Qed.

Lemma mean_summable {A} d (k : list Z -> prog A) f : proper (Draw d k) -> unit_valued f ->
  summable (fun z => mass d z * mean (k z) f).
Proof.
  cbn [proper]. intros [W K] F. destruct (mass_is_law d W) as (_ & S & _). apply (summable_le _ (mass d)); [|exact S].
  intros z. apply mass_times; [exact W|]. intros N. apply mean_range; auto.
Qed.

Lemma mean_le {A} (p : prog A) f g : proper p -> unit_valued g -> (forall a, f a <= g a) -> mean p f <= mean p g.
Proof.
  intros W G E. induction p as [a|d k IH]; cbn [mean]; [apply E|].
  apply total_le; [|apply mean_summable; assumption]. cbn [proper] in W. destruct W as [W K]. intros z.
  destruct (Req_dec (mass d z) 0) as [->|N]; [lra|]. apply Rmult_le_compat_l; [apply mass_range, W|auto].
Qed.

(** ** Total probability *)

Lemma mean_constant {A} (p : prog A) c : proper p -> 0 <= c -> mean p (fun _ => c) = c.
Proof.
  intros W C. induction p as [a|d k IH]; cbn [mean proper] in *; [reflexivity|]. destruct W as [W K].
  destruct (mass_is_law d W) as (N & S & T).
  rewrite (total_ext _ (fun z => c * mass d z)).
  - rewrite total_scale, T by assumption. ring.
  - intros z. destruct (Req_dec (mass d z) 0) as [E|E]; [rewrite E; ring|]. rewrite IH by auto. ring.
Qed.

Lemma total_probability {A} (p : prog A) : proper p -> Pr p (fun _ => True) = 1.
Proof.
  intros W. unfold Pr. rewrite (mean_ext _ _ (fun _ => 1)); [apply mean_constant; [exact W|lra]|].
  intros a. apply indicator_true. exact I.
Qed.

Lemma Pr_range {A} (p : prog A) Y : proper p -> 0 <= Pr p Y <= 1.
Proof. intros W. apply mean_range; [exact W|]. intros a. apply indicator_range. Qed.

Lemma Pr_same {A} (p : prog A) Y Y' : (forall a, Y a <-> Y' a) -> Pr p Y = Pr p Y'.
Proof. intros E. apply mean_ext. intros a. apply indicator_same, E. Qed.

Lemma proper_bind {A B} (p : prog A) (k : A -> prog B) : proper p -> (forall a, proper (k a)) -> proper (bind p k).
Proof.
  intros W K. induction p as [a|d j IH]; cbn [bind proper] in *; [apply K|]. destruct W as [W J]. split; auto.
Qed.

(** ** Certain properties of results *)

Lemma always_impl {A} (p : prog A) (Y Z : A -> Prop) : (forall a, Y a -> Z a) -> always p Y -> always p Z.
Proof. intros I. induction p as [a|d k IH]; cbn [always]; [apply I|]. intros H z. apply IH, H. Qed.

Lemma always_bind {A B} (p : prog A) (k : A -> prog B) (Y : A -> Prop) (Z : B -> Prop) :
  always p Y -> (forall a, Y a -> always (k a) Z) -> always (bind p k) Z.
Proof. intros H K. induction p as [a|d j IH]; cbn [bind always] in *; [auto|]. intros z. apply IH, H. Qed.

Lemma always_proper {A B} (p : prog A) (k : A -> prog B) (Y : A -> Prop) :
  proper p -> always p Y -> (forall a, Y a -> proper (k a)) -> proper (bind p k).
Proof.
  intros W H K. induction p as [a|d j IH]; cbn [bind proper always] in *; [auto|]. destruct W as [W J]. split; auto.
Qed.

Lemma mean_always {A} (p : prog A) (Y : A -> Prop) f g : always p Y -> (forall a, Y a -> f a = g a) -> mean p f = mean p g.
Proof.
  intros H E. induction p as [a|d k IH]; cbn [mean always] in *; [apply E, H|].
  apply total_ext. intros z. rewrite IH by auto. reflexivity.
Qed.

(** Two functions agree on average if they do on whatever a program may go on with. *)
Lemma proper_bind_ext {A B} (p : prog A) (k : A -> prog B) f g : proper (bind p k) ->
  (forall a, proper (k a) -> f a = g a) -> mean p f = mean p g.
Proof.
  intros H E. induction p as [a|d j IH]; cbn [bind proper mean] in *; [apply E, H|]. destruct H as [_ J].
  apply total_ext. intros z. destruct (Req_dec (mass d z) 0) as [->|N]; [ring|]. rewrite (IH z (J z N)). reflexivity.
Qed.

(** ** Runs *)

Section Runs.
Context {S V X : Type}.
Variable step : S -> user -> X -> prog (S * V).

Lemma run_invariant (I : S -> list V -> Prop) T feed : forall s seen, I s seen ->
  (forall s seen, I s seen -> always (step s (fst (feed seen)) (snd (feed seen))) (fun r => I (fst r) (seen ++ [snd r]))) ->
  always (run step T feed s seen) (fun r => I (fst r) (snd r)).
Proof.
  induction T as [|T IH]; intros s seen H K; cbn [run]; [exact H|].
  eapply always_bind; [apply K, H|]. intros [s' v] H'. apply IH; assumption.
Qed.

Lemma run_seen T feed s seen : always (run step T feed s seen) (fun r => length (snd r) = (T + length seen)%nat).
Proof.
  revert s seen. induction T as [|T IH]; intros s seen; cbn [run]; [reflexivity|].
  apply (always_bind _ _ (fun _ => True)).
  - generalize (step s (fst (feed seen)) (snd (feed seen))). intros p. induction p as [a|d k IHp]; cbn; auto.
  - intros r _. eapply always_impl; [|apply IH]. cbn. intros r'. rewrite app_len. cbn. lia.
Qed.

Lemma run_starts T feed s seen : always (run step T feed s seen) (fun r => firstn (length seen) (snd r) = seen).
Proof.
  revert s seen. induction T as [|T IH]; intros s seen; cbn [run]; [cbn; apply firstn_all|].
  apply (always_bind _ _ (fun _ => True)).
  - generalize (step s (fst (feed seen)) (snd (feed seen))). intros p. induction p as [a|d k IHp]; cbn; auto.
  - intros r _. eapply always_impl; [|apply IH]. cbn. intros r' E.
    rewrite app_len in E.
    assert (F : firstn (length seen) (snd r') = firstn (length seen) (firstn (length seen + length [snd r]) (snd r'))).
    { rewrite firstn_firstn. f_equal. cbn. lia. }
    rewrite F, E, firstn_app, firstn_all, Nat.sub_diag. cbn. apply app_nil_r.
Qed.

(** What has been seen after T of the steps has the law of a run of T steps. *)
Lemma run_prefix T T' feed : forall s seen (Y : list V -> Prop), proper (run step (T + T') feed s seen) ->
  Pr (run step (T + T') feed s seen) (fun r => Y (firstn (length seen + T) (snd r)))
  = Pr (run step T feed s seen) (fun r => Y (snd r)).
Proof.
  induction T as [|T IH]; intros s seen Y H.
  - cbn [Nat.add run] in *. rewrite Nat.add_0_r. unfold Pr. cbn [mean].
    rewrite (mean_always _ (fun r => firstn (length seen) (snd r) = seen) _ (fun _ => indicator (Y seen))).
    + apply mean_constant; [exact H|apply indicator_range].
    + apply run_starts.
    + intros r ->. reflexivity.
  - cbn [Nat.add run] in *. unfold Pr. rewrite !mean_bind. apply (proper_bind_ext _ _ _ _ H). intros [s' v] H'.
    specialize (IH s' (seen ++ [v]) Y H'). unfold Pr in IH. cbn [fst snd]. rewrite <- IH.
    apply mean_ext. intros r. rewrite app_len. cbn [length].
    replace (length seen + 1 + T)%nat with (length seen + Datatypes.S T)%nat by lia. reflexivity.
Qed.
End Runs.
