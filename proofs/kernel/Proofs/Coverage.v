(** The ledger mechanism: every counted sample is in one epoch, and none is withheld right after an epoch closes. *)
From Coq Require Import ZArith Lia List Bool QArith FunctionalExtensionality.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Programs Binary Samples Counters.
From Withhold.Definitions Require Import Ledger Gaussian.
From Withhold.Proofs Require Import Series Accounts.
Import ListNotations.
Local Open Scope Z_scope.

(** Whatever is released, the result has the property. *)
Fixpoint whatever {A} (p : series_prog A) (Y : A -> Prop) : Prop :=
  match p with Done a => Y a | Open _ _ _ k => whatever k Y | Release _ _ k => forall z, whatever (k z) Y end.
Lemma whatever_then {A B} (p : series_prog A) (f : A -> series_prog B) Y Z :
  whatever p Y -> (forall a, Y a -> whatever (f a) Z) -> whatever (then_do p f) Z.
Proof. intros H K. induction p; cbn [then_do whatever] in *; auto. Qed.
Lemma whatever_hide {A} scale (p : series_prog A) Y : whatever p Y -> forall radii, always (hide scale p radii) (fun r => Y (fst r)).
Proof. intros H. induction p; cbn [hide whatever always] in *; auto. Qed.
Lemma whatever_impl {A} (p : series_prog A) (Y Z : A -> Prop) : (forall a, Y a -> Z a) -> whatever p Y -> whatever p Z.
Proof. intros I H. induction p; cbn [whatever] in *; auto. Qed.

(** How many samples of user v an epoch has taken. *)
Definition taken_of (v : user) (cs : list contribution) : Z := add (map (fun c => if by_user c =? v then size c else 0) cs).

Record accounted (s : ledger) : Prop := {
  acc_users : NoDup (users (samples s));
  acc_taken : forall v, taken_in v (epochs s) = covered (accounts s v);
  acc_few : forall v, 0 <= covered (accounts s v) <= count_of v (samples s) }.

Lemma own_absent v s : ~ In v (users s) -> own v s = [].
Proof.
  induction s as [|[w l] s IH]; cbn; [reflexivity|]. intros N. destruct (Z.eqb_spec w v) as [->|D]; [tauto|]. apply IH. tauto.
Qed.

(** What any charge does, of whichever form of the mechanism. *)
Definition covering (charge : account -> user -> Z -> proposal -> contribution * account) : Prop := forall a u sz p,
  covered (snd (charge a u sz p)) = covered a + sz /\ by_user (fst (charge a u sz p)) = u /\ size (fst (charge a u sz p)) = sz.
Lemma contribute_covering r on : covering (contribute r on).
Proof. intros a u sz p. unfold contribute, debit, in_series. cbn. destruct (_ =? _); auto. Qed.

Lemma gather_covers charge v s : covering charge -> NoDup (users s) -> forall acc ps, (forall w, 0 <= covered (acc w)) ->
  (In v (users s) -> covered (acc v) <= count_of v s) ->
  let G := gather charge acc s ps in
  covered (fst G v) = (if member v (users s) then count_of v s else covered (acc v)) /\
  taken_of v (map fst (snd G)) = covered (fst G v) - covered (acc v).
Proof.
  intros CH. induction s as [|[w l] s IH]; intros N acc ps NN B; cbn [gather users map fst member existsb].
  - split; [reflexivity|]. unfold taken_of. cbn. lia.
  - cbn in N. inversion N as [|? ? M N']; subst. cbn in B. unfold count_of in *. cbn [own] in *.
    fold (users s). fold (member v (users s)).
    destruct (Z.ltb_spec (covered (acc w)) (len l)) as [L|L]; cbn [fst snd map].
    + destruct (CH (acc w) w (len l - covered (acc w)) (hd [] ps)) as (C1 & C2 & C3).
      set (ca := charge (acc w) w (len l - covered (acc w)) (hd [] ps)) in *. set (acc' := set acc w (snd ca)).
      destruct (IH N' acc' (tl ps)) as [X Y].
      * intros x. unfold acc', set. specialize (NN x). destruct (Z.eqb_spec x w) as [->|]; lia.
      * intros I. unfold acc'. rewrite set_other by (intros ->; contradiction).
        destruct (Z.eqb_spec w v) as [->|D]; [contradiction|]. apply B. right. exact I.
      * unfold taken_of in *. cbn [map]. rewrite add_cons, Y, X, C2, C3. unfold acc', set. rewrite (Z.eqb_sym w v).
        destruct (Z.eqb_spec v w) as [->|D]; cbn [orb].
        -- destruct (member w (users s)) eqn:Q; [apply member_spec in Q; contradiction|]. lia.
        -- split; [reflexivity|]. lia.
    + destruct (IH N' acc ps NN) as [X Y].
      * intros I. destruct (Z.eqb_spec w v) as [->|D]; [contradiction|]. apply B. right. exact I.
      * rewrite Y, X. rewrite (Z.eqb_sym w v) in *. destruct (Z.eqb_spec v w) as [->|D]; cbn [orb]; [|auto].
        destruct (member w (users s)) eqn:Q; [apply member_spec in Q; contradiction|]. specialize (B (or_introl eq_refl)). split; lia.
Qed.

Lemma open_groups_whatever {A} gs (a : A) (Y : A -> Prop) : Y a -> forall g, whatever (open_groups g gs (Done a)) Y.
Proof. intros H. induction gs as [|[S K] gs IH]; intros g; cbn [open_groups whatever]; auto. Qed.
Lemma release_all_whatever {A} r t gs (k : list (Z * list Z) -> series_prog A) Y : (forall seen, whatever (k seen) Y) ->
  forall seen, whatever (release_all Release r t gs seen k) Y.
Proof. intros H. induction gs as [|g gs IH]; intros seen; cbn [release_all whatever]; auto. Qed.

(** Nothing is withheld. *)
Definition all_covered (s : ledger) : Prop := forall v, covered (accounts s v) = count_of v (samples s).

(** A state after all that is withheld has been gathered. *)
Lemma gathered_covers charge ps s r seen ser uses : covering charge -> accounted s ->
  let G := gather charge (accounts s) (samples s) ps in
  let s' := Ledger (samples s) (fst G) (epochs s ++ [Epoch (counted s) r (map fst (snd G)) seen]) ser uses in
  accounted s' /\ all_covered s' /\ exists e, epochs s' = epochs s ++ [e] /\ closed_at e = counted s'.
Proof.
  intros CH [U T F] G. assert (H := fun v => gather_covers charge v (samples s) CH U (accounts s) ps (fun w => proj1 (F w)) (fun _ => proj2 (F v))).
  fold G in H. assert (C : forall v, covered (fst G v) = count_of v (samples s)).
  { intros v. destruct (H v) as [X _]. rewrite X. destruct (member v (users (samples s))) eqn:M; [reflexivity|].
    assert (A : own v (samples s) = []).
    { apply own_absent. intros I. apply member_spec in I. congruence. }
    specialize (F v). unfold count_of in *. rewrite A in *. change (len []) with 0 in *. lia. }
  split; [|split].
  - split; cbn [samples accounts epochs].
    + exact U.
    + intros v. destruct (H v) as [_ Y]. unfold taken_of in Y. unfold taken_in in *. rewrite map_app, add_app, T. cbn [map].
      rewrite add_cons. cbn [contributions]. rewrite Y. change (add []) with 0. lia.
    + intros v. rewrite C. unfold count_of. assert (X := len_nonneg (own v (samples s))). lia.
  - intros v. cbn [accounts samples]. apply C.
  - eexists. cbn [epochs]. split; reflexivity.
Qed.

Lemma close_epoch_covers asked ps s : accounted s -> whatever (close_epoch asked ps s) (fun s' =>
  accounted s' /\ all_covered s' /\ exists e, epochs s' = epochs s ++ [e] /\ closed_at e = counted s').
Proof.
  intros H. unfold close_epoch. apply release_all_whatever. intros seen. apply gathered_covers; [apply contribute_covering|exact H].
Qed.

Lemma open_series_keeps pol s : accounted s -> whatever (open_series pol s) (fun s' => accounted s' /\ epochs s' = epochs s).
Proof.
  intros H. unfold open_series. cbv zeta. destruct (_ && _); [cbn; auto|]. apply open_groups_whatever. split; [|reflexivity].
  destruct H. split; assumption.
Qed.

(** What a step does: it closes an epoch that covers everything, or none. *)
Definition step_covers (s s' : ledger) : Prop :=
  epochs s' = epochs s \/
  (exists e, epochs s' = epochs s ++ [e] /\ closed_at e = counted s') /\ forall v, covered (accounts s' v) = len (own v (samples s')).

Lemma open_account_covers s u x n : accounted s -> accounted (open_account s u (add_sample u x (samples s)) n).
Proof.
  intros [U T F]. set (t := open_account _ _ _ _).
  assert (CO : forall v, covered (accounts t v) = covered (accounts s v)).
  { intros v. unfold t, open_account. cbn [accounts]. destruct (n =? 1); [|reflexivity]. unfold set. destruct (Z.eqb_spec v u) as [->|]; reflexivity. }
  split; change (samples t) with (add_sample u x (samples s)).
  - assert (X := alike_add u u x x (samples s) (samples s)). apply X; [|auto]. split; [|exact U].
    apply forall2_same. intros p. unfold same_but. auto.
  - intros v. rewrite CO. apply T.
  - intros v. rewrite CO, count_add. specialize (F v). destruct (v =? u); lia.
Qed.
Lemma arrive_grown P s u x g n : arrive P s u x = Counted g n -> g = add_sample u x s.
Proof.
  unfold arrive. destruct (_ && _); [destruct (extra_users_refused P); discriminate|]. destruct (_ <=? _); [discriminate|].
  intros E. injection E as <- <-. reflexivity.
Qed.

Lemma ledger_turn_covers P pol s u x : accounted s ->
  whatever (ledger_turn P pol s u x) (fun r => accounted (fst r) /\ step_covers s (fst r)).
Proof.
  intros H. unfold ledger_turn, epoch_step, close_in_series. destruct (arrive P (samples s) u x) as [|n|g n] eqn:E;
    [cbn; split; [exact H|left; reflexivity]|cbn; split; [exact H|left; reflexivity]|].
  apply arrive_grown in E. subst g. assert (A := open_account_covers s u x n H). cbv zeta. set (t := open_account _ _ _ _) in *.
  destruct (closes pol (public_view t)); [|cbn; split; [exact A|left; reflexivity]].
  eapply whatever_then; [apply open_series_keeps, A|]. intros t1 [A1 E3].
  eapply whatever_then; [apply close_epoch_covers, A1|]. intros t2 (A2 & C2 & e & E4 & E5). cbn [whatever fst].
  split; [exact A2|]. right. split; [|exact C2]. exists e. split; [|exact E5]. rewrite E4, E3. reflexivity.
Qed.

Lemma ledger_step_covers P pol scale s u x : accounted (fst s) ->
  always (ledger_step P pol scale s u x) (fun r => accounted (fst (fst r)) /\ step_covers (fst s) (fst (fst r))).
Proof.
  intros H. unfold ledger_step. eapply always_bind; [apply whatever_hide, ledger_turn_covers, H|]. intros r K. exact K.
Qed.

(** Coverage, of either form: of all states s that are reached. *)
Lemma coverage_of {S V} (step : S -> user -> Z -> prog (S * V)) (ledger_of : S -> ledger) s0 :
  (forall s u x, accounted (ledger_of s) ->
     always (step s u x) (fun r => accounted (ledger_of (fst r)) /\ step_covers (ledger_of s) (ledger_of (fst r)))) ->
  ledger_of s0 = ledger_start -> covers_all step ledger_of s0.
Proof.
  intros K E0 T feed. eapply always_impl; [|apply (run_invariant step (fun s _ => accounted (ledger_of s)))].
  - intros r H. cbv zeta. split; [intros v; split; apply H|]. intros u x. eapply always_impl; [|apply K, H]. intros r' [_ X]. exact X.
  - rewrite E0. split; cbn; [constructor|reflexivity|intros v; cbn; lia].
  - intros s seen H. eapply always_impl; [|apply K, H]. intros r [X _]. exact X.
Qed.
Lemma ledger_coverage P pol scale : covers_all (ledger_step P pol scale) fst (ledger_start, fun _ => 0).
Proof. apply coverage_of; [|reflexivity]. intros s u x. apply ledger_step_covers. Qed.

(** ** The Gaussian form *)
Lemma noisy_always {A} variance xs (Y : A -> Prop) : forall k : list Z -> prog A, (forall zs, always (k zs) Y) -> always (noisy variance xs k) Y.
Proof. induction xs as [|x xs IH]; intros k H; cbn [noisy always]; auto. Qed.
Lemma noisy_groups_always {A} variance r t gs (k : list (Z * list Z) -> prog A) Y : (forall seen, always (k seen) Y) ->
  forall seen, always (release_all (fun _ => noisy variance) r t gs seen k) Y.
Proof. intros H. induction gs as [|g gs IH]; intros seen; cbn [release_all]; [apply H|]. apply noisy_always. intros zs. apply IH. Qed.
Lemma alone_covering r on : covering (contribute_alone r on).
Proof. intros a u sz p. unfold contribute_alone. cbn. auto. Qed.

Lemma gaussian_coverage P pol variance : covers_all (gaussian_step P pol variance) (fun s => s) ledger_start.
Proof.
  apply coverage_of; [|reflexivity]. intros s u x H. unfold gaussian_step, epoch_step.
  destruct (arrive P (samples s) u x) as [|n|g n] eqn:E; [cbn; split; [exact H|left; reflexivity]|cbn; split; [exact H|left; reflexivity]|].
  apply arrive_grown in E. subst g. assert (A := open_account_covers s u x n H). cbv zeta. set (t := open_account _ _ _ _) in *.
  destruct (closes pol (public_view t)); [|cbn; split; [exact A|left; reflexivity]].
  eapply always_bind with (Y := fun t2 => accounted t2 /\ all_covered t2 /\ exists e, epochs t2 = epochs t ++ [e] /\ closed_at e = counted t2).
  - unfold close_alone. cbv zeta. apply noisy_groups_always. intros seen. apply gathered_covers; [apply alone_covering|exact A].
  - intros t2 (A2 & C2 & e & E4 & E5). cbn [always fst]. split; [exact A2|]. right. split; [|exact C2]. exists e. auto.
Qed.

Lemma withheld_block a own : 0 <= covered a <= len own -> slice 0 (covered a) own ++ withheld a own = own.
Proof.
  intros H. unfold withheld, slice, len in *. rewrite (Z.min_l 0), (Z.min_l (covered a)), Z.min_id by lia. cbn [Z.to_nat skipn].
  rewrite (firstn_all2 (skipn _ own)) by (rewrite skipn_len; lia). rewrite Z.sub_0_r. apply firstn_skipn.
Qed.
