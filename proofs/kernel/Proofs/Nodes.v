(** The noise of a node is drawn once: counters only grow, by an element and a noisy node at a time. *)
From Coq Require Import ZArith Lia List Bool.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Programs Samples.
Import ListNotations.
Local Open Scope Z_scope.

Definition grows (s s' : state) : Prop := forall k, exists elements values,
  stream (counters s' k) = stream (counters s k) ++ elements /\ noisy (counters s' k) = noisy (counters s k) ++ values /\
  length values = length elements.

Lemma grows_same s s' : counters s = counters s' -> grows s s'.
Proof. intros E k. exists [], []. rewrite E, !app_nil_r. auto. Qed.
Lemma grows_trans s t r : grows s t -> grows t r -> grows s r.
Proof.
  intros H K k. destruct (H k) as (es & vs & H1 & H2 & H3), (K k) as (es' & vs' & K1 & K2 & K3).
  exists (es ++ es'), (vs ++ vs'). rewrite K1, K2, H1, H2, <- !app_assoc, !app_len, H3, K3. auto.
Qed.

Lemma enter_grows P t c e size : always (enter P t c e size) (fun r => grows (now t) (now r)).
Proof.
  cbn [enter bind always now]. intros z k. cbn [now counters]. unfold set. destruct (Z.eqb_spec k c) as [->|N].
  - exists [e], [hd 0 z]. repeat split.
  - exists [], []. rewrite !app_nil_r. repeat split.
Qed.
Lemma flush_grows P level waiting : forall t, always (flush P level waiting t) (fun r => grows (now t) (now r)).
Proof.
  induction waiting as [|raw rest IH]; intros t; cbn [flush]; [apply grows_same; reflexivity|].
  eapply always_bind; [apply enter_grows|]. intros r H. eapply always_impl; [|apply IH]. intros q. apply grows_trans, H.
Qed.
Lemma activate_grows P t level : always (activate P t level) (fun r => grows (now t) (now r)).
Proof. unfold activate, private_median. cbn [bind always]. intros z. apply (flush_grows P level _ (activated t level _)). Qed.
Lemma activate_all_grows P levels : forall t, always (activate_all P levels t) (fun r => grows (now t) (now r)).
Proof.
  induction levels as [|level rest IH]; intros t; cbn [activate_all]; [apply grows_same; reflexivity|].
  destruct (can_activate P (samples (now t)) level); [|apply IH].
  eapply always_bind; [apply activate_grows|]. intros r H. eapply always_impl; [|apply IH]. intros q. apply grows_trans, H.
Qed.

(** An element enters at the end of a step, or nothing does. *)
Lemma finish_grows P s t : grows s (now t) -> always (finish P t) (fun r => grows s (fst r)).
Proof. intros H. exact H. Qed.
Lemma entered_grows P s t c e size : grows s (now t) -> always (bind (enter P t c e size) (finish P)) (fun r => grows s (fst r)).
Proof. intros H. eapply always_bind; [apply enter_grows|]. intros r K. apply finish_grows, (grows_trans _ _ _ H K). Qed.
Lemma counting_grows P s u x next : (forall g n, always (next (arrived s g n)) (fun r => grows s (fst r))) ->
  always (counting P s u x next) (fun r => grows s (fst r)).
Proof.
  intros H. unfold counting. destruct (arrive (public P) (samples s) u x); [| |apply H]; apply grows_same; reflexivity.
Qed.
Lemma feed_grows P s g n x : always (feed P s (arrived s g n) x) (fun r => grows s (fst r)).
Proof.
  unfold feed. destruct (total s =? horizon P); [apply grows_same; reflexivity|].
  apply entered_grows, grows_same. reflexivity.
Qed.

Definition algorithms : list (plan -> state -> user -> Z -> prog (state * step)) :=
  [binary_step; naive_step; wishful_step; single_step; multiple_step; full_step].
Lemma step_grows P algorithm s u x : In algorithm algorithms -> always (algorithm P s u x) (fun r => grows s (fst r)).
Proof.
  assert (G : forall one, always (given_prior_step one P s u x) (fun r => grows s (fst r))).
  { intros one. apply counting_grows. intros g n. destruct (completes_block _); [|apply finish_grows, grows_same; reflexivity].
    apply entered_grows, grows_same. reflexivity. }
  intros [<-|[<-|[<-|[<-|[<-|[<-|[]]]]]]].
  - apply feed_grows.
  - apply counting_grows. intros g n. apply feed_grows.
  - apply counting_grows. intros g n. cbv zeta. destruct (negb _); [apply grows_same; reflexivity|].
    destruct (_ =? _); [apply entered_grows|apply finish_grows]; apply grows_same; reflexivity.
  - apply G.
  - apply G.
  - apply counting_grows. intros g n. eapply always_bind; [apply activate_all_grows|]. intros t H.
    assert (K : grows s (now t)) by (intros k; destruct (H k) as (es & vs & E); exists es, vs; exact E).
    destruct (completes_block _); [|apply finish_grows, K]. cbv zeta.
    destruct (member _ _); [|apply entered_grows, K]. apply finish_grows. exact K.
Qed.

Lemma noise_is_drawn_once P algorithm : In algorithm algorithms ->
  (forall s u x, always (algorithm P s u x) (fun r => forall k, let c := counters s k in let c' := counters (fst r) k in
     exists elements values, stream c' = stream c ++ elements /\ noisy c' = noisy c ++ values)) /\
  forall T feed levels, always (run (algorithm P) T feed (start P levels) []) (fun r => forall k,
    len (noisy (counters (fst r) k)) = len (stream (counters (fst r) k))).
Proof.
  intros I. split.
  - intros s u x. eapply always_impl; [|apply (step_grows P algorithm s u x I)].
    intros r H k. destruct (H k) as (es & vs & H1 & H2 & _). exists es, vs. auto.
  - intros T feed levels.
    apply (run_invariant (algorithm P) (fun s _ => forall k, len (noisy (counters s k)) = len (stream (counters s k)))).
    + intros k. reflexivity.
    + intros s seen E. eapply always_impl; [|apply (step_grows P algorithm s _ _ I)].
      intros r H k. destruct (H k) as (es & vs & -> & -> & L). rewrite !len_app, E. unfold len. rewrite L. reflexivity.
Qed.
