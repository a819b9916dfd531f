(** The ledger mechanism is private, under every policy. *)
From Coq Require Import ZArith Lia List Bool Reals Qreals QArith Lra FunctionalExtensionality.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Sums Laws Balls Draws Programs Privacy Binary Samples Median Counters Algorithms Naive.
From Withhold.Definitions Require Import Ledger.
From Withhold.Proofs Require Import Series Accounts Ledger.
Import ListNotations.
Local Open Scope Z_scope.

Section Ledger.
Variable P : params.
Variable pol : policy.
Variable u : user.
Variable name : Z -> Z.
Hypothesis name_injective : forall g h, name g = name h -> g = h.
Variable others : Z -> Prop.
Hypothesis others_apart : forall g, ~ others (name g).
Variable before : Z -> option past * option Z.
Variable extra : Z.   (* what has been paid for the others *)

(** ** Two runs in step *)
Record matched (at_ : Z -> nat) (ps : list past) (ds : list Z) (s s' : ledger) : Prop := {
  is_samples : alike u (samples s) (samples s');
  is_accounts : accounts s = accounts s';
  is_epochs : epochs s = epochs s';
  is_current : current s = current s';
  is_used : used s = used s';
  is_good : good (accounts s u);
  is_last : last_series (accounts s u) <= len (epochs s);
  is_first : first (current s) <= len (epochs s) + 1;
  is_distinct : distinct (own_groups name at_) (len (groups (current s)));
  is_drawn : forall g, 0 <= g < len (groups (current s)) ->
    tracks (current s) (used s) (paid_in (current s) (accounts s u)) (own_groups name at_) ps ds g }.
Definition in_step (at_ : Z -> nat) (ps qs : list past) (s s' : ledger) : Prop :=
  exists ds, matched at_ ps ds s s' /\ apart ds ps qs /\ add ds <= spent (accounts s u) + extra /\
    unchanged name others before at_ ps ds (len (groups (current s))).

Lemma counts_same s s' : Forall2 (same_but u) s s' ->
  map (fun p => (fst p, len (snd p))) s = map (fun p => (fst p, len (snd p))) s' /\
  map (fun p => len (snd p)) s = map (fun p => len (snd p)) s'.
Proof.
  intros F. induction F as [|[v a] [w b] s s' (E1 & E2 & _) F [IH1 IH2]]; [auto|]. cbn [map fst snd] in *. subst w.
  assert (L : len a = len b) by (unfold len; rewrite E2; reflexivity). rewrite L, IH1, IH2. auto.
Qed.

Lemma views_same at_ ps qs s s' : in_step at_ ps qs s s' -> public_view s = public_view s' /\ counted s = counted s'.
Proof.
  intros (ds & [H1 H2 H3 _ _ _ _ _ _ _] & _). destruct (counts_same _ _ (proj1 H1)) as [E1 E2]. unfold public_view, counted.
  rewrite E1, E2, H2, H3. auto.
Qed.

Lemma samples_alike at_ ps qs s s' : in_step at_ ps qs s s' -> alike u (samples s) (samples s').
Proof. intros (ds & H & _). apply (is_samples _ _ _ _ _ H). Qed.

Lemma open_series_steps at_ ps qs s s' : in_step at_ ps qs s s' -> 
  steps in_step at_ ps qs (rename name (open_series pol s)) (rename name (open_series pol s')).
Proof.
  intros H. destruct (views_same _ _ _ _ _ H) as [V _]. unfold open_series. rewrite <- V.
  assert (H' := H). destruct H as (ds & [H1 H2 H3 H4 H5 H6 H7 H8 H9 D3] & D1 & D2 & D4). rewrite <- H3, <- H4.
  cbv zeta. destruct ((series_length pol (public_view s) <? 1) && (len (epochs s) + 1 <? first (current s) + lasts (current s)));
    [constructor; exact H'|].
  set (r := Series _ _ _).
  apply (open_groups_steps name name_injective others others_apart in_step r _ _ before (groups r) 0 at_ ps qs ds);
    try assumption; try lia; try reflexivity.
  - apply len_nonneg.
  - intros g h. lia.
  - split; [|apply D4]. intros j J. split; [apply D4, J|]. intros g. lia.
  - intros at' ps' qs' ds' A E T D F. exists ds'. split; [|split; [exact A|]; split; [cbn [accounts]; lia|exact F]].
    split; cbn [samples accounts epochs current used]; try assumption; try reflexivity.
    + intros g R. eapply tracks_same; [| |apply T, R]; [reflexivity|].
      symmetry. apply paid_in_new. unfold r. cbn [first]. lia.
Qed.

Lemma close_epoch_steps asked props at_ ps qs s s' : in_step at_ ps qs s s' ->
  steps in_step at_ ps qs (rename name (close_epoch asked props s)) (rename name (close_epoch asked props s')).
Proof.
  intros H. destruct (views_same _ _ _ _ _ H) as [_ CN].
  destruct H as (ds & [H1 H2 H3 H4 H5 H6 H7 H8 H9 D3] & D1 & D2 & D4).
  unfold close_epoch. rewrite <- H2, <- H3, <- H4, <- H5, <- CN. cbv zeta.
  set (r := current s) in *. set (on := fun g => asked g && (used s g <? epochs_of r g)).
  destruct (gather_alike (contribute r on) u _ _ H1 (accounts s) props) as (A & B & C).
  set (G := gather (contribute r on) (accounts s) (samples s) props) in *. set (G' := gather (contribute r on) (accounts s) (samples s') props) in *.
  rewrite <- A, <- B.
  assert (K : good (fst G u) /\ last_series (fst G u) <= len (epochs s) + 1 /\
    exists ds', apart ds' ps qs /\ add ds' <= spent (fst G u) + extra /\
      (forall g, 0 <= g < len (groups r) -> tracks r (used s) (paid_in r (fst G u)) (own_groups name at_) ps ds' g) /\
      unchanged name others before at_ ps ds' (len (groups r)) /\
      (forall g, 0 <= g < len (groups r) -> on g = true -> norm (differences (sums_of r g (snd G)) (sums_of r g (snd G'))) <= paid_in r (fst G u) g)).
  { destruct C as [[C1 C2]|(sz & pr & C1 & C2)].
    - rewrite C1, <- C2. split; [exact H6|]. split; [lia|]. exists ds. split; [exact D1|]. split; [exact D2|]. split; [exact D3|]. split; [exact D4|].
      intros g R _.
      assert (Z0 : norm (differences (sums_of r g (snd G)) (sums_of r g (snd G))) = 0).
      { generalize (sums_of r g (snd G)). intros l. induction l as [|x l IH]; [reflexivity|]. cbn [differences]. rewrite norm_cons, IH. lia. }
      rewrite Z0. apply (proj2 (in_series_good _ r H6)).
    - assert (C3 := contribute_pays r on (accounts s u) u sz pr H6). rewrite <- C1 in C3. set (c := fst (contribute _ _ _ _ _ _)) in *. clear C1. rename C3 into C1.
      split; [apply C1|]. split; [rewrite (pays_last _ _ _ _ C1); lia|].
      destruct (raise_all ps qs (own_groups name at_) (paid_in r (accounts s u)) (cost_in c) (each_group r)) with (ds := ds) as (ds' & E1 & E2 & E3 & E4).
      + apply range_nodup.
      + exact D1.
      + intros g h I J. apply H9; apply in_range; assumption.
      + intros g I. apply D3, in_range, I.
      + assert (PD : forall g, 0 <= g < len (groups r) -> paid_in r (fst G u) g = Z.max (paid_in r (accounts s u) g) (cost_in c g)).
        { intros g R. rewrite <- (pays_paid _ _ _ _ C1 g R). unfold paid_in, in_series. rewrite (pays_last _ _ _ _ C1), Z.eqb_refl. reflexivity. }
        exists ds'. split; [exact E1|]. split; [rewrite (pays_spent _ _ _ _ C1); lia|]. split.
        * intros g R. destruct (D3 g R) as [X _]. split; [exact X|]. rewrite PD by exact R. apply E3, in_range, R.
        * split.
          { split; [|apply D4]. intros j J. destruct (proj1 D4 j J) as [F1 F2]. split; [|exact F2]. rewrite <- F1. unfold entry. rewrite E4; [reflexivity|].
            intros g I. apply F2, in_range, I. }
          intros g R _. rewrite PD by exact R. assert (X := sums_move r c _ _ g C2 (pays_part _ _ _ _ C1 g R)). lia. }
  destruct K as (K1 & K2 & ds' & K3 & K4 & K5 & K7 & K6).
  apply (release_steps name others in_step r (paid_in r (fst G u)) at_ _ _ ds' before) with (used := used s).
  - apply NoDup_filter, range_nodup.
  - exact H9.
  - exact K3.
  - exact K5.
  - exact K7.
  - intros g I. apply filter_In in I as [I O]. apply in_range in I. split; [exact I|]. split; [|apply K6; assumption].
    unfold on in O. apply andb_true_iff in O as [_ O]. apply Z.ltb_lt, O.
  - intros ps' qs' seen AP T F. constructor. exists ds'. split; [|split; [exact AP|]; split; [exact K4|exact F]]. split; cbn [samples accounts epochs current used]; try assumption; try reflexivity.
    + rewrite len_app. exact K2.
    + rewrite len_app. change (len [_]) with 1. lia.
    + intros g R. eapply tracks_same; [| |apply T, R]; [|reflexivity].
      cbv beta. f_equal. change (asked g && (used s g <? epochs_of r g)) with (on g). destruct (on g) eqn:O.
      * replace (member g (filter on (each_group r))) with true; [reflexivity|]. symmetry. apply member_spec, filter_In.
        split; [apply in_range, R|exact O].
      * destruct (member g (filter on (each_group r))) eqn:X; [|reflexivity]. apply member_spec, filter_In in X as [_ X]. congruence.
Qed.

Lemma open_account_step at_ ps qs s s' v g g' n : in_step at_ ps qs s s' -> alike u g g' ->
  in_step at_ ps qs (open_account s v g n) (open_account s' v g' n).
Proof.
  intros (ds & [H1 H2 H3 H4 H5 H6 H7 H8 H9 D3] & D1 & D2 & D4) A. unfold open_account.
  destruct (counts_same _ _ (proj1 A)) as [_ E]. rewrite <- H2, <- H3, <- H4, <- H5, <- E. cbv zeta.
  set (acc := if n =? 1 then _ else _).
  assert (X : spent (acc u) = spent (accounts s u) /\ last_series (acc u) = last_series (accounts s u) /\ paid (acc u) = paid (accounts s u)).
  { unfold acc. destruct (n =? 1); [|auto]. unfold set. destruct (Z.eqb_spec u v) as [->|]; auto. }
  destruct X as (X1 & X2 & X3).
  exists ds. split; [|split; [exact D1|]; split; [cbn [accounts]; lia|exact D4]].
  split; cbn [samples accounts epochs current used]; try assumption; try reflexivity.
  - destruct H6 as [S N]. split; [lia|]. rewrite X3. exact N.
  - lia.
  - intros h R. eapply tracks_same; [| |apply D3, R]; [reflexivity|].
    unfold paid_in, in_series. rewrite X2. destruct (last_series (accounts s u) =? first (current s)); [rewrite X3; reflexivity|reflexivity].
Qed.

Definition in_step_shown {V} at_ ps qs (r r' : ledger * V) : Prop := in_step at_ ps qs (fst r) (fst r') /\ snd r = snd r'.

Lemma ledger_turn_steps at_ ps qs s s' v x y : in_step at_ ps qs s s' -> (v <> u -> x = y) ->
  steps in_step_shown at_ ps qs (rename name (ledger_turn P pol s v x)) (rename name (ledger_turn P pol s' v y)).
Proof.
  intros H E. destruct (views_same _ _ _ _ _ H) as [V _]. unfold ledger_turn, epoch_step, close_in_series.
  assert (A := arrive_alike P u v x y _ _ (samples_alike _ _ _ _ _ H) E).
  destruct (arrive P (samples s) v x) as [|n|g n]; destruct (arrive P (samples s') v y) as [|n'|g' n']; try contradiction.
  - constructor. split; [exact H|]. cbn [snd]. rewrite V. reflexivity.
  - subst n'. constructor. split; [exact H|]. cbn [snd]. rewrite V. reflexivity.
  - destruct A as (-> & -> & A). assert (H2 := open_account_step _ _ _ _ _ v g _ n' H A). cbv zeta.
    set (t := open_account s v g n') in *. set (t' := open_account s' v _ n') in *.
    destruct (views_same _ _ _ _ _ H2) as [V2 _]. rewrite <- V2.
    assert (F : forall at_ ps qs a b, in_step at_ ps qs a b ->
      steps in_step_shown at_ ps qs (rename name (Done (a, LedgerStep false false n' (public_view a)))) (rename name (Done (b, LedgerStep false false n' (public_view b))))).
    { intros at' ps' qs' a b K. constructor. split; [exact K|]. cbn [snd]. destruct (views_same _ _ _ _ _ K) as [-> _]. reflexivity. }
    destruct (closes pol (public_view t)); [|constructor; split; [exact H2|reflexivity]].
    rewrite !rename_then. eapply steps_then; [apply open_series_steps, H2|]. intros at2 ps2 qs2 a b K.
    rewrite !rename_then. eapply steps_then; [apply close_epoch_steps, K|]. exact F.
Qed.
End Ledger.

Lemma start_matched u name at_ ps ds : matched u name at_ ps ds ledger_start ledger_start.
Proof.
  split; cbn; try reflexivity; try lia.
  - split; constructor.
  - split; cbn; [unfold BUDGET; lia|]. intros g. unfold item. destruct (Z.to_nat g); cbn; lia.
  - intros g h. cbn. lia.
Qed.

(** ** Whole runs of one ledger *)
Definition same_name (g : Z) : Z := g.
Definition nobody (_ : Z) : Prop := False.
Section Runs.
Variables (P : params) (pol : policy) (u : user) (scale : Q).
Definition alone := in_step u same_name nobody (fun _ => (None, None)) 0.
Definition alone_shown {V} at_ ps qs (r r' : ledger * V) : Prop := alone at_ ps qs (fst r) (fst r') /\ snd r = snd r'.

Lemma rename_same {A} (p : series_prog A) : rename same_name p = p.
Proof. induction p as [a|g S K k IH|g x k IH]; cbn [rename]; [reflexivity| |]; f_equal; [|extensionality z]; apply IH. Qed.

(** A run as one program of hidden radii. *)
Fixpoint ledger_run (T : nat) (feed : list ledger_shown -> user * Z) (s : ledger) (seen : list ledger_shown)
  : series_prog (ledger * list ledger_shown) :=
  match T with
  | O => Done (s, seen)
  | S T' => then_do (ledger_turn P pol s (fst (feed seen)) (snd (feed seen)))
                    (fun r => ledger_run T' feed (fst r) (seen ++ [snd r]))
  end.

Lemma run_is_hidden T feed : forall s radii seen,
  run (ledger_step P pol scale) T feed (s, radii) seen =
  bind (hide scale (ledger_run T feed s seen) radii) (fun r => Ret ((fst (fst r), snd r), snd (fst r))).
Proof.
  induction T as [|T IH]; intros s radii seen; [reflexivity|]. cbn [run ledger_run]. rewrite then_do_hide.
  unfold ledger_step. cbn [fst snd]. rewrite !bind_assoc. f_equal. extensionality r. cbn [bind fst snd]. apply IH.
Qed.

Lemma ledger_run_steps T feed feed' : neighbours u feed feed' -> forall at_ ps qs s s' seen, alone at_ ps qs s s' ->
  steps alone_shown at_ ps qs (ledger_run T feed s seen) (ledger_run T feed' s' seen).
Proof.
  intros N. induction T as [|T IH]; intros at_ ps qs s s' seen H; cbn [ledger_run]; [constructor; split; auto|].
  destruct (N seen) as [E1 E2]. rewrite <- E1, <- (rename_same (ledger_turn P pol s _ _)), <- (rename_same (ledger_turn P pol s' _ _)).
  eapply steps_then; [apply (ledger_turn_steps P pol u same_name (fun g h E => E) nobody (fun g E => E)); [exact H|exact E2]|].
  intros at' ps' qs' a b [K E]. rewrite <- E. apply IH, K.
Qed.

Lemma ledger_start_alone : alone (fun _ => O) [] [] ledger_start ledger_start.
Proof.
  exists []. split; [apply start_matched|]. split; [constructor|]. split; [cbn; lia|]. split; [intros j []|intros j k []].
Qed.
End Runs.

Section Private.
Variables (P : params) (pol : policy) (scale epsilon : Q).
Hypothesis scale_pos : (0 < scale)%Q.
Hypothesis scale_pays : (inject_Z BUDGET <= scale * epsilon)%Q.

Lemma ledger_proper T feed : proper (run (ledger_step P pol scale) T feed (ledger_start, fun _ => 0) []).
Proof.
  rewrite run_is_hidden. apply proper_bind; [|intros r; exact I]. apply hide_proper; [apply Q2R_pos, scale_pos|]. intros g. lia.
Qed.

Lemma ledger_private : user_private (Q2R epsilon) (ledger_step P pol scale) (ledger_start, fun _ => 0).
Proof.
  split; [apply laws_of_proper, ledger_proper|]. intros u T feed feed' N. apply private_iff. intros Y.
  assert (S : (0 < Q2R scale)%R) by apply Q2R_pos, scale_pos.
  set (f := fun r : ledger * list ledger_shown => indicator (Y (snd r))).
  assert (U : unit_valued f) by (intros r; apply indicator_range).
  assert (H : forall fd, Pr (run (ledger_step P pol scale) T fd (ledger_start, fun _ => 0) []) (fun a => Y (snd a))
                         = hidden_mean scale [] (fun _ => O) (ledger_run P pol T fd ledger_start []) f).
  { intros fd. destruct (nothing_drawn scale S (ledger_run P pol T fd ledger_start []) f U) as [_ ->].
    rewrite run_is_hidden. unfold Pr. rewrite mean_bind. reflexivity. }
  rewrite !H. destruct (nothing_drawn scale S (ledger_run P pol T feed ledger_start []) f U) as [S0 _].
  eapply Rle_trans.
  - apply (steps_means scale S (alone_shown u) BUDGET f f _ _ _ _ _
             (ledger_run_steps P pol u T feed feed' N _ _ _ _ _ [] (ledger_start_alone u)) U U); [|exact S0|exact S0].
    intros at_ ps qs a b [(ds & [_ _ _ _ _ [G _] _ _ _ _] & D1 & D2 & _) E].
    split; [exists ds; split; [exact D1|lia]|]. unfold f. rewrite E. lra.
  - apply Rmult_le_compat_r; [apply total_nonneg|]. apply exp_mono.
    apply Qle_Rle in scale_pays. rewrite Q2R_inject, Q2R_mult in scale_pays.
    apply Rmult_le_reg_r with (Q2R scale); [exact S|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l by lra. lra.
Qed.
End Private.
