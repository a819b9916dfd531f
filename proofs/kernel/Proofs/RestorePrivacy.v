(** Copies of a ledger that are opened by the rule are private together: each loses what one ledger does. *)
From Coq Require Import ZArith Lia List Bool Reals Qreals QArith Lra Arith FunctionalExtensionality.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Import Lists Sums Laws Balls Draws Programs Privacy Binary Samples Algorithms Naive.
From Withhold.Definitions Require Import Ledger Restore.
From Withhold.Proofs Require Import Series Accounts Ledger LedgerPrivacy.
Import ListNotations.
Local Open Scope Z_scope.

(** ** Programs that make the same draws *)

Inductive same_draws {A B} (Q : A -> B -> Prop) : prog A -> prog B -> Prop :=
| same_ret a b : Q a b -> same_draws Q (Ret a) (Ret b)
| same_draw d j k : (forall z, same_draws Q (j z) (k z)) -> same_draws Q (Draw d j) (Draw d k).

Lemma same_bind {A B A' B'} (Q : A -> B -> Prop) (Q' : A' -> B' -> Prop) p q f g : same_draws Q p q ->
  (forall a b, Q a b -> same_draws Q' (f a) (g b)) -> same_draws Q' (bind p f) (bind q g).
Proof. intros H F. induction H; cbn [bind]; [auto|]. constructor. assumption. Qed.
Lemma same_impl {A B} (Q Q' : A -> B -> Prop) p q : (forall a b, Q a b -> Q' a b) -> same_draws Q p q -> same_draws Q' p q.
Proof. intros F H. induction H; constructor; auto. Qed.
Lemma same_mean {A B} (Q : A -> B -> Prop) p q f g : same_draws Q p q -> (forall a b, Q a b -> f a = g b) -> mean p f = mean q g.
Proof.
  intros H F. induction H as [a b H|d j k _ IH]; cbn [mean]; [auto|]. apply total_ext. intros z. rewrite IH. reflexivity.
Qed.
Lemma same_proper {A B} (Q : A -> B -> Prop) p q : same_draws Q p q -> proper q -> proper p.
Proof. intros H. induction H as [a b H|d j k _ IH]; cbn [proper]; [auto|]. intros [W K]. split; [exact W|]. intros z N. apply IH, K, N. Qed.

(** ** Which radii a program reads: of these groups, and of those that it opens *)

Fixpoint reads {A} (live : Z -> Prop) (p : series_prog A) (Y : (Z -> Prop) -> A -> Prop) : Prop :=
  match p with
  | Done a => Y live a
  | Open g _ _ k => reads (fun j => j = g \/ live j) k Y
  | Release g _ k => live g /\ forall z, reads live (k z) Y
  end.
Lemma reads_then {A B} (p : series_prog A) (f : A -> series_prog B) (Y : (Z -> Prop) -> A -> Prop) W :
  (forall live a, Y live a -> reads live (f a) W) -> forall live, reads live p Y -> reads live (then_do p f) W.
Proof.
  intros F. induction p as [a|g S K k IH|g x k IH]; intros live H; cbn [then_do reads] in *; [auto|auto|].
  destruct H as [L H]. split; [exact L|]. intros z. apply IH, H.
Qed.
Lemma open_groups_reads {A} Y (k : series_prog A) gs : forall g (live : Z -> Prop),
  (forall live' : Z -> Prop, (forall j, live j \/ g <= j < g + len gs -> live' j) -> reads live' k Y) -> reads live (open_groups g gs k) Y.
Proof.
  induction gs as [|[S K] gs IH]; intros g live H; cbn [open_groups reads].
  - apply H. intros j [L|L]; [exact L|]. cbn in L. lia.
  - apply IH. intros live' L. apply H. intros j D. rewrite len_cons in D. apply L.
    destruct (Z.eq_dec j g); [left; left; assumption|]. destruct D; [left; right; assumption|right; lia].
Qed.
Lemma release_all_reads {A} Y r t (k : list (Z * list Z) -> series_prog A) gs :
  forall (live : Z -> Prop) seen, (forall g, In g gs -> live g) ->
  (forall seen, reads live (k seen) Y) -> reads live (release_all Release r t gs seen k) Y.
Proof.
  induction gs as [|g gs IH]; intros live seen L H; cbn [release_all reads]; [apply H|].
  split; [apply L; left; reflexivity|]. intros z. apply IH; [|exact H]. intros h I. apply L. right. exact I.
Qed.

Definition in_series_now (s : ledger) (g : Z) : Prop := 0 <= g < len (groups (current s)).
Definition open_now (live : Z -> Prop) (s : ledger) : Prop := forall g, in_series_now s g -> live g.

Lemma turn_reads P pol s v x (live : Z -> Prop) : open_now live s ->
  reads live (ledger_turn P pol s v x) (fun live r => open_now live (fst r)).
Proof.
  intros H. unfold ledger_turn, epoch_step. destruct (arrive P (samples s) v x) as [|n|g n]; [exact H|exact H|]. cbv zeta.
  assert (H2 : open_now live (open_account s v g n)) by exact H. set (t := open_account s v g n) in *.
  destruct (closes pol (public_view t)); [|exact H2].
  unfold close_in_series. apply (reads_then _ _ open_now); [|unfold open_series; cbv zeta].
  - intros live' a L. apply (reads_then _ _ open_now); [intros live2 b L2; exact L2|].
    unfold close_epoch. cbv zeta. apply release_all_reads.
    + intros h I. apply filter_In in I as [I _]. apply L, in_range, I.
    + intros seen. exact L.
  - destruct (_ && _); [exact H2|]. apply open_groups_reads. intros live' L h R. apply L. right.
    unfold in_series_now in R. cbn [current] in R. lia.
Qed.

(** A program alone, and among others with radii of their own. *)
Section Among.
Variable name : Z -> Z.
Hypothesis name_injective : forall g h, name g = name h -> g = h.
Definition agree (live : Z -> Prop) (mine all : Z -> Z) : Prop := forall g, live g -> mine g = all (name g).

Lemma hide_among {A} scale (p : series_prog A) Y : forall live mine all, reads live p Y -> agree live mine all ->
  same_draws (fun a b => fst a = fst b /\ (exists live, Y live (fst a) /\ agree live (snd a) (snd b)) /\
                         forall j, (forall g, j <> name g) -> snd b j = all j)
    (hide scale p mine) (hide scale (rename name p) all).
Proof.
  induction p as [a|g S K k IH|g x k IH]; intros live mine all R H; cbn [hide rename reads] in *.
  - constructor. cbn [fst snd]. split; [reflexivity|]. split; [exists live; auto|reflexivity].
  - constructor. intros z. eapply same_impl; [|apply (IH _ _ (set all (name g) (hd 0 z)) R)].
    + intros a b (E1 & E2 & E3). split; [exact E1|]. split; [exact E2|]. intros j N. rewrite E3 by exact N. apply set_other, N.
    + intros h [->|L]; [rewrite !set_same; reflexivity|]. destruct (Z.eq_dec h g) as [->|D]; [rewrite !set_same; reflexivity|].
      rewrite !set_other; [apply H, L| |exact D]. intros E. apply D, name_injective, E.
  - destruct R as [L R]. rewrite (H g L). constructor. intros z. apply (IH z live mine all (R z) H).
Qed.
End Among.

(** ** Lists of copies *)

Lemma replaced_map {A B} (f : A -> B) i a l : map f (replaced i a l) = replaced i (f a) (map f l).
Proof. unfold replaced. rewrite map_app, firstn_map. cbn [map]. rewrite skipn_map. reflexivity. Qed.
Lemma replaced_at {A} (a : A) : forall i l k, (i < length l)%nat ->
  length (replaced i a l) = length l /\ nth_error (replaced i a l) k = if (k =? i)%nat then Some a else nth_error l k.
Proof.
  induction i as [|i IH]; intros [|b l] k L; cbn in L; try lia.
  - split; [reflexivity|]. destruct k; reflexivity.
  - change (replaced (S i) a (b :: l)) with (b :: replaced i a l).
    destruct (IH l (pred k)) as [E1 E2]; [lia|]. cbn [length]. split; [rewrite E1; reflexivity|].
    destruct k as [|k]; [reflexivity|]. cbn [nth_error Nat.eqb]. exact E2.
Qed.
Lemma nth_error_less {A} (l : list A) i a : nth_error l i = Some a -> (i < length l)%nat.
Proof. intros E. apply nth_error_Some. congruence. Qed.
Lemma nth_error_more {A} (l : list A) b i a : nth_error (l ++ [b]) i = Some a ->
  nth_error l i = Some a \/ i = length l /\ a = b.
Proof.
  intros E. destruct (Nat.lt_ge_cases i (length l)) as [L|L]; [left; rewrite nth_error_app1 in E by exact L; exact E|right].
  rewrite nth_error_app2 in E by exact L. destruct (i - length l)%nat as [|n] eqn:D; [|destruct n; discriminate].
  injection E as <-. split; [lia|reflexivity].
Qed.

Section Copies.
Variables (P : params) (scale : Q) (most : nat) (next : list (option ledger_shown) -> nat * event).

(** Copy i's name for its group g, among the groups of all. *)
Definition name_of (i : nat) (g : Z) : Z := g * Z.of_nat most + Z.of_nat i.
Lemma name_of_injective i k g h : (i < most)%nat -> (k < most)%nat -> name_of i g = name_of k h -> i = k /\ g = h.
Proof.
  intros I K E. assert (D : forall i g, (i < most)%nat -> name_of i g / Z.of_nat most = g).
  { intros j f J. unfold name_of. rewrite Z.div_add_l by lia. rewrite Z.div_small by lia. lia. }
  assert (F := D k h K). rewrite <- E, D in F by exact I. subst h. unfold name_of in E. split; [lia|reflexivity].
Qed.

(** All copies as one program of hidden radii. *)
Definition family : Type := list ledger * list (option ledger_shown).
Definition family_turn (s : family) (u : user) (x : Z) : series_prog (family * option ledger_shown) :=
  let i := fst (next (snd s)) in
  let show ledgers v := Done ((ledgers, snd s ++ [v]), v) in
  match nth_error (fst s) i, snd (next (snd s)) with
  | Some a, Takes pol => then_do (rename (name_of i) (ledger_turn P pol a u x)) (fun r =>
      show (replaced i (fst r) (fst s)) (Some (snd r)))
  | Some a, Reopened => show (replaced i (restored a) (fst s)) None
  | Some a, Copied => show (if (length (fst s) <? most)%nat then fst s ++ [restored a] else fst s) None
  | None, _ => show (fst s) None
  end.
Fixpoint family_run (T : nat) (feed : list (option ledger_shown) -> user * Z) (s : family) (seen : list (option ledger_shown))
  : series_prog (family * list (option ledger_shown)) :=
  match T with
  | O => Done (s, seen)
  | S T' => then_do (family_turn s (fst (feed seen)) (snd (feed seen)))
                    (fun r => family_run T' feed (fst r) (seen ++ [snd r]))
  end.

(** ** The copies with their own radii, and with the radii of all *)
Record shadow (cs : list (ledger * (Z -> Z))) (ls : list ledger) (all : Z -> Z) : Prop := {
  sh_ledgers : map fst cs = ls;
  sh_few : (length cs <= most)%nat;
  sh_radii : forall i c, nth_error cs i = Some c -> agree (name_of i) (in_series_now (fst c)) (snd c) all }.

Lemma restored_agrees name c all : agree name (in_series_now (fst (after_restore c))) (snd (after_restore c)) all.
Proof. intros g R. unfold in_series_now in R. cbn in R. lia. Qed.

Lemma turn_shadow cs ls log all u x : shadow cs ls all ->
  same_draws (fun a b => snd a = snd (fst b) /\ all_shown (fst a) = snd (fst (fst b)) /\
                         shadow (states (fst a)) (fst (fst (fst b))) (snd b))
    (copies_step P scale after_restore most next (Copies cs log) u x) (hide scale (family_turn (ls, log) u x) all).
Proof.
  intros [<- F R]. unfold copies_step, family_turn. cbn [fst snd states all_shown]. set (i := fst (next log)). rewrite nth_error_map.
  destruct (nth_error cs i) as [c|] eqn:E; cbn [option_map].
  2: constructor; cbn [fst snd states all_shown]; split; [reflexivity|]; split; [reflexivity|]; split; [reflexivity|exact F|exact R].
  assert (L := nth_error_less _ _ _ E). destruct (snd (next log)) as [pol| |].
  - rewrite then_do_hide. unfold ledger_step. rewrite bind_assoc.
    eapply same_bind; [apply (hide_among (name_of i)) with (live := in_series_now (fst c)); [|apply turn_reads; intros g G; exact G|apply R, E]|].
    + intros g h N. apply name_of_injective in N; [apply N|lia|lia].
    + intros a b (E1 & (live & Y & A) & O). cbn [bind hide]. constructor. cbn [fst snd states all_shown]. rewrite <- E1.
      split; [reflexivity|]. split; [reflexivity|]. split.
      * rewrite replaced_map. reflexivity.
      * rewrite (proj1 (replaced_at _ i cs 0 L)). exact F.
      * intros k d K. rewrite (proj2 (replaced_at _ i cs k L)) in K. destruct (Nat.eqb_spec k i) as [->|D].
        -- injection K as <-. cbn [fst snd]. intros g G. apply A, Y, G.
        -- intros g G. rewrite O; [apply (R k d K g G)|]. assert (X := nth_error_less _ _ _ K).
           intros h N. apply D, (name_of_injective k i g h); [lia|lia|exact N].
  - constructor. cbn [fst snd states all_shown]. split; [reflexivity|]. split; [reflexivity|]. split.
    + rewrite replaced_map. reflexivity.
    + rewrite (proj1 (replaced_at _ i cs 0 L)). exact F.
    + intros k d K. rewrite (proj2 (replaced_at _ i cs k L)) in K. destruct (Nat.eqb_spec k i) as [->|D]; [|apply R, K].
      injection K as <-. apply restored_agrees.
  - constructor. cbn [fst snd states all_shown]. split; [reflexivity|]. split; [reflexivity|]. rewrite map_len.
    destruct (Nat.ltb_spec (length cs) most) as [M|M]; [|split; [reflexivity|exact F|exact R]]. split.
    + rewrite map_app. reflexivity.
    + rewrite app_len. cbn. lia.
    + intros k d K. apply nth_error_more in K as [K|[-> ->]]; [apply R, K|apply restored_agrees].
Qed.

Lemma run_shadow T feed : forall cs ls log all seen, shadow cs ls all ->
  same_draws (fun a b => snd a = snd (fst b)) (run (copies_step P scale after_restore most next) T feed (Copies cs log) seen)
    (hide scale (family_run T feed (ls, log) seen) all).
Proof.
  induction T as [|T IH]; intros cs ls log all seen H; cbn [run family_run]; [constructor; reflexivity|].
  rewrite then_do_hide. eapply same_bind; [apply turn_shadow, H|]. intros [[cs' log'] v] [[[ls' log2] v'] all'] (E1 & E2 & S).
  cbn [fst snd states all_shown] in *. subst v' log2. apply IH, S.
Qed.

(** ** Two runs in step *)
Variable u : user.
Definition paid_by_all (ls : list ledger) : Z := add (map (fun a => spent (accounts a u)) ls).
Definition live_in (ls : list ledger) (j : Z) : Prop :=
  exists k c g, nth_error ls k = Some c /\ in_series_now c g /\ j = name_of k g.
Definition live_elsewhere (i : nat) (ls : list ledger) (j : Z) : Prop :=
  exists k c g, k <> i /\ nth_error ls k = Some c /\ in_series_now c g /\ j = name_of k g.

Record together (at_ : Z -> nat) (ps qs : list past) (s s' : family) : Prop := {
  to_log : snd s = snd s';
  to_length : length (fst s) = length (fst s');
  to_few : (length (fst s) <= most)%nat;
  to_drawn : exists ds, apart ds ps qs /\ add ds <= paid_by_all (fst s) /\
    (forall i a b, nth_error (fst s) i = Some a -> nth_error (fst s') i = Some b -> matched u (name_of i) at_ ps ds a b) /\
    (forall j k, live_in (fst s) j -> live_in (fst s) k -> at_ j = at_ k -> j = k) }.

Lemma paid_replaced a : forall i ls b, nth_error ls i = Some b ->
  paid_by_all (replaced i a ls) = paid_by_all ls - spent (accounts b u) + spent (accounts a u).
Proof.
  unfold paid_by_all. induction i as [|i IH]; intros [|c ls] b E; try discriminate; cbn in E.
  - injection E as ->. unfold replaced. cbn [firstn skipn app map]. rewrite !add_cons. lia.
  - change (replaced (S i) a (c :: ls)) with (c :: replaced i a ls). cbn [map]. rewrite !add_cons. specialize (IH ls b E). lia.
Qed.

(** What a ledger's series have drawn and paid does not change while others go on. *)
Lemma matched_kept name at_ at_' ps ps' ds ds' a b : matched u name at_ ps ds a b ->
  (forall g, in_series_now a g -> entry at_' ps' ds' (name g) = entry at_ ps ds (name g)) ->
  (forall g h, in_series_now a g -> in_series_now a h -> g <> h -> at_' (name g) <> at_' (name h)) ->
  matched u name at_' ps' ds' a b.
Proof.
  intros [H1 H2 H3 H4 H5 H6 H7 H8 H9 H] E D. split; try assumption.
  intros g G. specialize (E g G). unfold entry in E. injection E as E1 E2. destruct (H g G) as [(p & X & Y) V]. split.
  - exists p. split; [rewrite <- X; exact E1|exact Y].
  - rewrite <- V. exact E2.
Qed.
Lemma restored_matched name at_ ps ds a b : matched u name at_ ps ds a b ->
  matched u name at_ ps ds (restored a) (restored b).
Proof.
  intros [H1 H2 H3 H4 H5 H6 H7 H8 H9 H]. unfold restored. rewrite <- H2, <- H3.
  split; cbn [samples accounts epochs current used first groups]; try assumption; try reflexivity; try lia.
  - intros g h. cbn. lia.
  - intros g. cbn. lia.
Qed.

Definition together_shown (at_ : Z -> nat) (ps qs : list past) (r r' : family * option ledger_shown) : Prop :=
  together at_ ps qs (fst r) (fst r') /\ snd r = snd r'.

(** No live group has lost or won anything by what becomes of one ledger that no longer, or not yet, has open groups. *)
Lemma live_replaced i a ls : (i < length ls)%nat -> len (groups (current a)) = 0 ->
  forall j, live_in (replaced i a ls) j -> live_in ls j.
Proof.
  intros L N j (k & c & g & K & G & ->). rewrite (proj2 (replaced_at a i ls k L)) in K. exists k, c, g.
  destruct (k =? i)%nat; [injection K as <-; unfold in_series_now in G; lia|auto].
Qed.
Lemma live_added a ls : len (groups (current a)) = 0 -> forall j, live_in (ls ++ [a]) j -> live_in ls j.
Proof.
  intros N j (k & c & g & K & G & ->). exists k, c, g.
  apply nth_error_more in K as [K|[-> ->]]; [auto|unfold in_series_now in G; lia].
Qed.

Lemma reopened_together at_ ps qs s s' a b i v : together at_ ps qs s s' ->
  nth_error (fst s) i = Some a -> nth_error (fst s') i = Some b ->
  together at_ ps qs (replaced i (restored a) (fst s), snd s ++ [v]) (replaced i (restored b) (fst s'), snd s' ++ [v]).
Proof.
  intros [E L F (ds & D1 & D2 & D3 & D4)] A B. assert (LA := nth_error_less _ _ _ A). assert (LB := nth_error_less _ _ _ B).
  assert (SI := D3 i a b A B).
  split; cbn [fst snd]; [rewrite E; reflexivity| | |].
  - rewrite (proj1 (replaced_at _ i (fst s) 0 LA)), (proj1 (replaced_at _ i (fst s') 0 LB)). exact L.
  - rewrite (proj1 (replaced_at _ i (fst s) 0 LA)). exact F.
  - exists ds. split; [exact D1|]. split; [rewrite (paid_replaced _ _ _ _ A); cbn [restored accounts]; lia|]. split.
    + intros k c d C D. rewrite (proj2 (replaced_at _ i _ k LA)) in C. rewrite (proj2 (replaced_at _ i _ k LB)) in D.
      destruct (Nat.eqb_spec k i) as [->|N]; [|apply D3; assumption].
      injection C as <-. injection D as <-. apply restored_matched, SI.
    + intros j k J K. apply D4; eapply live_replaced; try eassumption; reflexivity.
Qed.
Lemma copied_together at_ ps qs s s' a b i v : together at_ ps qs s s' ->
  nth_error (fst s) i = Some a -> nth_error (fst s') i = Some b -> (length (fst s) < most)%nat ->
  together at_ ps qs (fst s ++ [restored a], snd s ++ [v]) (fst s' ++ [restored b], snd s' ++ [v]).
Proof.
  intros [E L F (ds & D1 & D2 & D3 & D4)] A B M. assert (SI := D3 i a b A B).
  split; cbn [fst snd]; [rewrite E; reflexivity| | |].
  - rewrite !app_len, L. reflexivity.
  - rewrite app_len. cbn. lia.
  - exists ds. split; [exact D1|]. split.
    { unfold paid_by_all in *. rewrite map_app, add_app. cbn [map restored accounts]. rewrite add_cons.
      assert (G := is_good _ _ _ _ _ _ _ SI). destruct G as [G _]. change (add []) with 0. lia. }
    split.
    + intros k c d C D. apply nth_error_more in C. apply nth_error_more in D.
      destruct C as [C|[-> ->]], D as [D|[X ->]].
      * apply D3; assumption.
      * subst k. apply nth_error_less in C. lia.
      * apply nth_error_less in D. lia.
      * apply restored_matched with (at_ := at_) in SI. clear - SI.
        destruct SI as [H1 H2 H3 H4 H5 H6 H7 H8 H9 H]. split; try assumption; [intros g h; cbn; lia|intros g; cbn; lia].
    + intros j k J K. apply D4; eapply live_added; try eassumption; reflexivity.
Qed.

Lemma family_turn_steps at_ ps qs s s' v x y : together at_ ps qs s s' -> (v <> u -> x = y) ->
  steps together_shown at_ ps qs (family_turn s v x) (family_turn s' v y).
Proof.
  intros H E. assert (H0 := H). destruct H as [EL L F (ds & D1 & D2 & D3 & D4)].
  unfold family_turn. rewrite <- EL. set (i := fst (next (snd s))).
  destruct (nth_error (fst s) i) as [a|] eqn:A; destruct (nth_error (fst s') i) as [b|] eqn:B;
    [|apply nth_error_None in B; apply nth_error_less in A; lia|apply nth_error_None in A; apply nth_error_less in B; lia|].
  2: { constructor. split; [|reflexivity]. destruct H0. split; cbn [fst snd]; auto. }
  assert (LA := nth_error_less _ _ _ A). assert (LB := nth_error_less _ _ _ B).
  destruct (snd (next (snd s))) as [pol| |].
  - set (elsewhere := live_elsewhere i (fst s)). set (extra := paid_by_all (fst s) - spent (accounts a u)).
    assert (INJ : forall g h, name_of i g = name_of i h -> g = h) by (intros g h N; apply name_of_injective in N; [apply N|lia|lia]).
    assert (AP : forall g, ~ elsewhere (name_of i g)).
    { intros g (k & c & h & N & C & _ & J). apply nth_error_less in C. apply name_of_injective in J; [|lia|lia]. destruct J. congruence. }
    assert (S0 : in_step u (name_of i) elsewhere (entry at_ ps ds) extra at_ ps qs a b).
    { exists ds. split; [apply D3; assumption|]. split; [exact D1|]. split; [unfold extra; lia|]. split.
      - intros j (k & c & h & N & C & G & ->). split; [reflexivity|]. intros g R X.
        apply nth_error_less in C as C'. apply D4 in X; [|exists i, a, g; auto|exists k, c, h; auto].
        apply name_of_injective in X; [|lia|lia]. destruct X. congruence.
      - intros j k (j1 & j2 & j3 & _ & J1 & J2 & J3) (k1 & k2 & k3 & _ & K1 & K2 & K3).
        apply D4; [exists j1, j2, j3; auto|exists k1, k2, k3; auto]. }
    eapply steps_then; [apply (ledger_turn_steps P pol u (name_of i) INJ elsewhere AP), E; exact S0|].
    intros at2 ps2 qs2 [a' w] [b' w'] [(ds2 & S & X1 & X2 & X3 & X4) W]. cbn [fst snd] in *. subst w'. constructor. split; [|reflexivity].
    split; cbn [fst snd]; [reflexivity| | |].
    + rewrite (proj1 (replaced_at _ i (fst s) 0 LA)), (proj1 (replaced_at _ i (fst s') 0 LB)). exact L.
    + rewrite (proj1 (replaced_at _ i (fst s) 0 LA)). exact F.
    + exists ds2. split; [exact X1|]. split; [rewrite (paid_replaced _ _ _ _ A); unfold extra in X2; lia|]. split.
      * intros k c d C D. rewrite (proj2 (replaced_at _ i _ k LA)) in C. rewrite (proj2 (replaced_at _ i _ k LB)) in D.
        destruct (Nat.eqb_spec k i) as [->|N]; [injection C as <-; injection D as <-; exact S|].
        apply (matched_kept _ at_ at2 ps ps2 ds ds2); [apply D3; assumption| |].
        -- intros g G. apply X3. exists k, c, g. auto.
        -- intros g h G G' N' Q. apply N'. apply X4 in Q; [|exists k, c, g; auto|exists k, c, h; auto].
           apply nth_error_less in C. apply name_of_injective in Q; [apply Q|lia|lia].
      * assert (IN : forall j, live_in (replaced i a' (fst s)) j -> elsewhere j \/ exists g, in_series_now a' g /\ j = name_of i g).
        { intros j (k & c & g & C & G & ->). rewrite (proj2 (replaced_at _ i _ k LA)) in C.
          destruct (Nat.eqb_spec k i) as [->|N]; [injection C as <-; right; exists g; auto|left; exists k, c, g; auto]. }
        intros j k J K Q. apply IN in J. apply IN in K. destruct J as [J|(g & G & ->)], K as [K|(h & G' & ->)].
        -- apply X4; assumption.
        -- exfalso. apply (proj2 (X3 j J) h G'). symmetry. exact Q.
        -- exfalso. apply (proj2 (X3 k K) g G). exact Q.
        -- destruct (Z.eq_dec g h) as [->|N]; [reflexivity|]. exfalso.
           apply (is_distinct _ _ _ _ _ _ _ S g h G G' N Q).
  - constructor. split; [|reflexivity]. cbn [fst]. rewrite EL at 2. apply reopened_together; assumption.
  - rewrite L. constructor. split; [|reflexivity]. cbn [fst]. rewrite EL at 2. destruct (Nat.ltb_spec (length (fst s')) most) as [M|M].
    + apply (copied_together at_ ps qs s s' a b i); [exact H0|exact A|exact B|lia].
    + destruct H0. split; cbn [fst snd]; auto. rewrite EL. reflexivity.
Qed.

Lemma family_run_steps T feed feed' : neighbours u feed feed' -> forall at_ ps qs s s' seen, together at_ ps qs s s' ->
  steps (fun at_ ps qs (r r' : family * list (option ledger_shown)) => together at_ ps qs (fst r) (fst r') /\ snd r = snd r') at_ ps qs
    (family_run T feed s seen) (family_run T feed' s' seen).
Proof.
  intros N. induction T as [|T IH]; intros at_ ps qs s s' seen H; cbn [family_run]; [constructor; split; auto|].
  destruct (N seen) as [E1 E2]. rewrite <- E1. eapply steps_then; [apply family_turn_steps; [exact H|exact E2]|].
  intros at' ps' qs' a b [K E]. rewrite <- E. apply IH, K.
Qed.

Lemma one_together : (1 <= most)%nat -> together (fun _ => O) [] [] ([ledger_start], []) ([ledger_start], []).
Proof.
  intros M. split; cbn [fst snd]; [reflexivity|reflexivity|exact M|].
  exists []. split; [constructor|]. split; [cbn; lia|]. split.
  - intros [|[|i]] a b A B; try discriminate. injection A as <-. injection B as <-. apply start_matched.
  - intros j k ([|[|i]] & c & g & C & G & _); try discriminate. injection C as <-. unfold in_series_now in G. cbn in G. lia.
Qed.

Lemma paid_bounded at_ ps qs s s' : together at_ ps qs s s' -> paid_by_all (fst s) <= Z.of_nat most * BUDGET.
Proof.
  intros [_ L F (ds & _ & _ & D & _)].
  assert (G : forall a, In a (fst s) -> spent (accounts a u) <= BUDGET).
  { intros a I. apply In_nth_error in I as [i A]. destruct (nth_error (fst s') i) as [b|] eqn:B.
    - destruct (is_good _ _ _ _ _ _ _ (D i a b A B)) as [X _]. lia.
    - apply nth_error_None in B. apply nth_error_less in A. lia. }
  unfold paid_by_all. assert (H : add (map (fun a => spent (accounts a u)) (fst s)) <= Z.of_nat (length (fst s)) * BUDGET).
  { clear - G. induction (fst s) as [|a l IH]; [cbn; lia|]. cbn [map length]. rewrite add_cons.
    specialize (G a (or_introl eq_refl)) as G0. specialize (IH (fun b I => G b (or_intror I))). lia. }
  assert (0 <= BUDGET) by (unfold BUDGET; lia). nia.
Qed.
End Copies.

Section Private.
Variables (P : params) (scale epsilon : Q) (most : nat) (next : list (option ledger_shown) -> nat * event).
Hypothesis scale_pos : (0 < scale)%Q.
Hypothesis scale_pays : (inject_Z BUDGET <= scale * epsilon)%Q.
Hypothesis some : (1 <= most)%nat.
Let step := copies_step P scale after_restore most next.
Let turns T feed := family_run P most next T feed ([ledger_start], []) [].

Lemma run_is_shadow T feed : same_draws (fun a b => snd a = snd (fst b)) (run step T feed one_copy [])
  (hide scale (turns T feed) (fun _ => 0)).
Proof.
  apply run_shadow. split; [reflexivity|exact some|]. intros [|[|i]] c C; try discriminate. injection C as <-. intros g _. reflexivity.
Qed.

Lemma copies_private : user_private (INR most * Q2R epsilon) step one_copy.
Proof.
  assert (S : (0 < Q2R scale)%R) by apply Q2R_pos, scale_pos.
  split.
  { apply laws_of_proper. intros T feed. eapply same_proper; [apply run_is_shadow|]. apply hide_proper; [exact S|]. intros g. lia. }
  intros u T feed feed' N. apply private_iff. intros Y.
  set (f := fun r : family * list (option ledger_shown) => indicator (Y (snd r))).
  assert (U : unit_valued f) by (intros r; apply indicator_range).
  assert (H : forall fd, Pr (run step T fd one_copy []) (fun a => Y (snd a)) = hidden_mean scale [] (fun _ => O) (turns T fd) f).
  { intros fd. destruct (nothing_drawn scale S (turns T fd) f U) as [_ ->].
    apply (same_mean _ _ _ _ _ (run_is_shadow T fd)). intros a b ->. reflexivity. }
  rewrite !H. destruct (nothing_drawn scale S (turns T feed) f U) as [S0 _].
  eapply Rle_trans.
  - apply (steps_means scale S _ (Z.of_nat most * BUDGET) f f _ _ _ _ _
             (family_run_steps P most next u T feed feed' N _ _ _ _ _ [] (one_together most u some)) U U); [|exact S0|exact S0].
    intros at_ ps qs a b [K E]. assert (B := paid_bounded _ _ _ _ _ _ _ K). destruct K as [_ _ _ (ds & D1 & D2 & _)].
    split; [exists ds; split; [exact D1|lia]|]. unfold f. rewrite E. lra.
  - apply Rmult_le_compat_r; [apply total_nonneg|]. apply exp_mono. rewrite mult_IZR, <- INR_IZR_INZ. unfold Rdiv. rewrite Rmult_assoc.
    apply Rmult_le_compat_l; [apply pos_INR|]. apply Qle_Rle in scale_pays. rewrite Q2R_inject, Q2R_mult in scale_pays.
    apply Rmult_le_reg_r with (Q2R scale); [exact S|]. rewrite Rmult_assoc, Rinv_l by lra. lra.
Qed.
End Private.
