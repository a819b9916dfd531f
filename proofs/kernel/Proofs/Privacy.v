(** Privacy of programs: post-processing, adaptive composition, and how programs that run in step are compared. *)
From Coq Require Import Reals Qreals QArith Lra Lia List Bool ZArith Classical.
From Withhold.Definitions Require Import Probability.
From Withhold.Proofs Require Import Lists Sums Laws Draws Programs.
Import ListNotations.
Local Open Scope R_scope.

Lemma private_iff {A V} (view : A -> V) e p q :
  private view e p q <-> forall Y, Pr p (fun a => Y (view a)) <= exp e * Pr q (fun a => Y (view a)).
Proof.
  unfold private, approximately_private. split; intros H Y; specialize (H Y); lra.
Qed.

Lemma private_weaken {A V} (view : A -> V) e e' p q : proper q -> e <= e' -> private view e p q -> private view e' p q.
Proof.
  rewrite !private_iff. intros W L H Y. eapply Rle_trans; [apply H|]. apply Rmult_le_compat_r; [apply Pr_range, W|].
  apply exp_mono, L.
Qed.

Lemma post_processing {A V W} (view : A -> V) (f : V -> W) e d p q :
  approximately_private view e d p q -> approximately_private (fun a => f (view a)) e d p q.
Proof. intros H Y. apply (H (fun v => Y (f v))). Qed.

(** ** From sets to functions *)

Lemma mean_plus {A} (p : prog A) f g : proper p -> unit_valued f -> unit_valued g -> unit_valued (fun a => f a + g a) ->
  mean p (fun a => f a + g a) = mean p f + mean p g.
Proof.
  intros W F G FG. induction p as [a|d k IH]; [reflexivity|].
  cbn [mean]. rewrite <- total_plus.
  - apply total_ext. intros z. cbn [proper] in W. destruct W as [W K].
    destruct (Req_dec (mass d z) 0) as [->|N]; [ring|]. rewrite IH by auto. ring.
  - intros z. cbn [proper] in W. apply mass_times; [apply W|]. intros N. apply mean_range; [apply W, N|exact F].
  - intros z. cbn [proper] in W. apply mass_times; [apply W|]. intros N. apply mean_range; [apply W, N|exact G].
  - apply mean_summable; assumption.
  - apply mean_summable; assumption.
Qed.

Lemma mean_scale {A} (p : prog A) c f : proper p -> 0 <= c <= 1 -> unit_valued f ->
  mean p (fun a => c * f a) = c * mean p f.
Proof.
  intros W C F. induction p as [a|d k IH]; [reflexivity|].
  cbn [mean]. rewrite <- total_scale by (lra || apply mean_summable; assumption).
  apply total_ext. intros z. cbn [proper] in W. destruct W as [W K].
  destruct (Req_dec (mass d z) 0) as [->|N]; [ring|]. rewrite IH by auto. ring.
Qed.

Section Layers.
Context {A : Type}.
Variable h : A -> R.
Variable n : nat.
Hypothesis n_pos : (0 < n)%nat.
Hypothesis h_unit : unit_valued h.
Let step := / INR n.

Lemma step_pos : 0 < step. Proof. apply inv_pos, lt_0_INR, n_pos. Qed.
Lemma step_times : step * INR n = 1.
Proof. unfold step. apply Rinv_l. apply not_0_INR. lia. Qed.

(** how many of the first i layers are full *)
Fixpoint layers (i : nat) (a : A) : R :=
  match i with O => 0 | S j => layers j a + step * indicator (INR j * step < h a) end.

Lemma layers_step i a : layers (S i) a = layers i a + step * indicator (INR i * step < h a). Proof. reflexivity. Qed.

Lemma layers_value i a : (i <= n)%nat ->
  0 <= layers i a /\ layers i a <= INR i * step /\ Rmin (h a) (INR i * step) <= layers i a /\ layers i a <= h a + step.
Proof.
  assert (P := step_pos). induction i as [|i IH]; intros L.
  - cbn. assert (H := h_unit a). repeat split; try lra. rewrite Rmult_0_l. apply Rmin_r.
  - destruct IH as (A1 & A2 & A3 & A4); [lia|]. rewrite layers_step, S_INR.
    destruct (Rlt_dec (INR i * step) (h a)) as [G|G].
    + rewrite indicator_true by exact G. rewrite Rmin_right in A3 by lra.
      repeat split; try lra. eapply Rle_trans; [apply Rmin_r|]. lra.
    + rewrite indicator_false by exact G. rewrite Rmin_left in A3 by lra.
      repeat split; try lra. eapply Rle_trans; [apply Rmin_l|]. lra.
Qed.

Lemma layers_unit i : (i <= n)%nat -> unit_valued (layers i).
Proof.
  intros L a. destruct (layers_value i a L) as (A1 & A2 & _). split; [exact A1|].
  eapply Rle_trans; [exact A2|]. rewrite <- step_times, Rmult_comm. apply Rmult_le_compat_l; [left; apply step_pos|].
  apply le_INR, L.
Qed.

Lemma layer_unit i : unit_valued (fun a => step * indicator (INR i * step < h a)).
Proof.
  intros a. assert (P := step_pos). assert (Q := indicator_range (INR i * step < h a)).
  assert (S1 : step <= 1).
  { rewrite <- step_times. rewrite <- (Rmult_1_r step) at 1. apply Rmult_le_compat_l; [lra|].
    apply (le_INR 1). exact n_pos. }
  split; [apply Rmult_le_pos; lra|]. rewrite <- (Rmult_1_l 1). apply Rmult_le_compat; lra.
Qed.

Lemma layers_private (p q : prog A) e i : proper p -> proper q -> (forall Y, Pr p Y <= exp e * Pr q Y) -> (i <= n)%nat ->
  mean p (layers i) <= exp e * mean q (layers i).
Proof.
  intros Wp Wq H. induction i as [|i IH]; intros L.
  - rewrite (mean_ext p _ (fun _ => 0)), (mean_ext q (layers 0) (fun _ => 0)) by reflexivity.
    rewrite !mean_constant by (assumption || lra). lra.
  - assert (U := layers_unit (S i) L). assert (U' := layers_unit i ltac:(lia)).
    assert (P := step_pos). assert (S1 : 0 <= step <= 1).
    { split; [lra|]. rewrite <- step_times. rewrite <- (Rmult_1_r step) at 1. apply Rmult_le_compat_l; [lra|].
      apply (le_INR 1). exact n_pos. }
    assert (E : forall r, proper r -> mean r (layers (S i)) = mean r (layers i) + step * Pr r (fun a => INR i * step < h a)).
    { intros r W. unfold Pr. rewrite <- mean_scale; [|exact W|exact S1|intros a; apply indicator_range].
      apply (mean_plus r (layers i)); auto using layer_unit. }
    rewrite !E by assumption. specialize (H (fun a => INR i * step < h a)). specialize (IH ltac:(lia)).
    assert (step * Pr p (fun a => INR i * step < h a) <= step * (exp e * Pr q (fun a => INR i * step < h a)))
      by (apply Rmult_le_compat_l; lra). lra.
Qed.
End Layers.

Lemma private_means {A} (p q : prog A) e h : proper p -> proper q -> unit_valued h ->
  (forall Y, Pr p Y <= exp e * Pr q Y) -> mean p h <= exp e * mean q h.
Proof.
  intros Wp Wq U H. apply Rnot_lt_le. intros L. set (gap := mean p h - exp e * mean q h) in *.
  assert (G : 0 < gap) by (unfold gap; lra). assert (E := exp_pos e).
  destruct (archimed_cor1 (gap / (2 * exp e))) as (n & N1 & N2).
  { apply Rdiv_lt_0_compat; lra. }
  assert (X := layers_private h n N2 U p q e n Wp Wq H (le_n n)).
  assert (AA : mean p h <= mean p (layers h n n)).
  { apply mean_le; [exact Wp|apply layers_unit; auto|]. intros a.
    destruct (layers_value h n N2 U n a (le_n n)) as (_ & _ & B & _).
    rewrite Rmult_comm, step_times in B by exact N2. rewrite Rmin_left in B by apply U. exact B. }
  assert (B : mean q (layers h n n) <= mean q h + / INR n).
  { apply Rle_trans with (mean q (fun a => Rmin 1 (h a + / INR n))).
    - apply mean_le; [exact Wq| |].
      + intros a. assert (P := step_pos n N2). split; [|apply Rmin_l]. apply Rmin_glb; [lra|]. assert (Q := U a). lra.
      + intros a. apply Rmin_glb; [apply layers_unit; auto|]. apply (layers_value h n N2 U n a (le_n n)).
    - assert (P := step_pos n N2). set (d := / INR n) in *.
      assert (D : unit_valued (fun a => Rmin 1 (h a + d) - h a)).
      { intros a. assert (Q := U a). split; [|apply Rle_trans with (1 - h a); [|lra]].
        - assert (h a <= Rmin 1 (h a + d)) by (apply Rmin_glb; lra). lra.
        - assert (Z := Rmin_l 1 (h a + d)). lra. }
      rewrite (mean_ext q (fun a => Rmin 1 (h a + d)) (fun a => h a + (Rmin 1 (h a + d) - h a))) by (intros; ring).
      rewrite mean_plus; [|exact Wq|exact U|exact D|].
      + apply Rplus_le_compat_l. apply Rle_trans with (mean q (fun _ => Rmin 1 d)).
        * apply mean_le; [exact Wq| |].
          -- intros a. split; [apply Rmin_glb; lra|apply Rmin_l].
          -- intros a. assert (Q := U a). apply Rmin_glb; [apply D|]. assert (Z := Rmin_r 1 (h a + d)). lra.
        * rewrite mean_constant; [apply Rmin_r|exact Wq|apply Rmin_glb; lra].
      + intros a. assert (Q := U a). assert (Z := Rmin_l 1 (h a + d)).
        replace (h a + (Rmin 1 (h a + d) - h a)) with (Rmin 1 (h a + d)) by ring.
        split; [apply Rmin_glb; lra|exact Z]. }
  assert (C : exp e * mean q (layers h n n) <= exp e * mean q h + exp e * / INR n).
  { rewrite <- Rmult_plus_distr_l. apply Rmult_le_compat_l; lra. }
  assert (D : exp e * / INR n < gap / 2).
  { apply Rmult_lt_reg_r with (/ exp e); [apply inv_pos, E|].
    replace (exp e * / INR n * / exp e) with (/ INR n) by (field; split; [lra|apply not_0_INR; lia]).
    replace (gap / 2 * / exp e) with (gap / (2 * exp e)) by (field; lra). exact N1. }
  unfold gap in *. lra.
Qed.

(** ** Adaptive composition *)

Lemma composition {A B V} (view : B -> V) e e' (p q : prog A) (f g : A -> prog B) :
  proper p -> proper q -> (forall a, proper (f a)) -> (forall a, proper (g a)) ->
  private (fun a => a) e p q -> (forall a, private view e' (f a) (g a)) -> private view (e + e') (bind p f) (bind q g).
Proof.
  intros Wp Wq Wf Wg H K. apply private_iff. intros Y. unfold Pr. rewrite !mean_bind.
  set (F := fun a => mean (f a) (fun b => indicator (Y (view b)))).
  set (G := fun a => mean (g a) (fun b => indicator (Y (view b)))).
  assert (UF : unit_valued F) by (intros a; apply (Pr_range (f a)), Wf).
  assert (UG : unit_valued G) by (intros a; apply (Pr_range (g a)), Wg).
  assert (E := exp_pos e'). rewrite exp_plus.
  assert (FG : forall a, exp (- e') * F a <= G a).
  { intros a. assert (X := proj1 (private_iff _ _ _ _) (K a) Y). unfold Pr in X. fold (F a) (G a) in X.
    rewrite exp_Ropp. apply Rmult_le_reg_l with (exp e'); [exact E|]. rewrite <- Rmult_assoc, Rinv_r by lra. lra. }
  destruct (Rle_dec 0 e') as [P|P].
  - assert (C : 0 <= exp (- e') <= 1) by (split; [left; apply exp_pos|apply exp_le_1; lra]).
    assert (U' : unit_valued (fun a => exp (- e') * F a)).
    { intros a. specialize (UF a). split; [apply Rmult_le_pos; lra|]. rewrite <- (Rmult_1_l 1). apply Rmult_le_compat; lra. }
    assert (X := private_means p q e _ Wp Wq U' (proj1 (private_iff _ _ _ _) H)).
    rewrite mean_scale in X by (assumption || lra).
    assert (Z := mean_le q _ G Wq UG FG). rewrite exp_Ropp in X, Z.
    apply Rmult_le_reg_l with (/ exp e'); [apply inv_pos, E|]. eapply Rle_trans; [exact X|].
    replace (/ exp e' * (exp e * exp e' * mean q G)) with (exp e * mean q G) by (field; lra).
    apply Rmult_le_compat_l; [left; apply exp_pos|exact Z].
  - assert (FG' : forall a, F a <= exp e' * G a).
    { intros a. specialize (FG a). rewrite exp_Ropp in FG. apply Rmult_le_reg_l with (/ exp e'); [apply inv_pos, E|].
      rewrite <- Rmult_assoc, Rinv_l by lra. lra. }
    assert (C : 0 <= exp e' <= 1) by (split; [lra|apply exp_le_1; lra]).
    assert (U' : unit_valued (fun a => exp e' * G a)).
    { intros a. specialize (UG a). split; [apply Rmult_le_pos; lra|]. rewrite <- (Rmult_1_l 1). apply Rmult_le_compat; lra. }
    assert (X := mean_le p F _ Wp U' FG'). assert (Z := private_means p q e _ Wp Wq U' (proj1 (private_iff _ _ _ _) H)).
    rewrite (mean_scale q) in Z by (assumption || lra). lra.
Qed.

(** a prior of any mechanism at all: its laws with one user's samples and with others *)
Lemma with_prior {T B V} (view : B -> V) e e' (mine theirs : T -> R) (f g : T -> prog B) :
  nonneg mine -> nonneg theirs -> summable theirs -> (forall t, mine t <= exp e * theirs t) ->
  (forall t, proper (f t)) -> (forall t, proper (g t)) ->
  (forall t, private view e' (f t) (g t)) -> forall Y : V -> Prop,
  total_of (fun t => mine t * Pr (f t) (fun b => Y (view b)))
  <= exp (e + e') * total_of (fun t => theirs t * Pr (g t) (fun b => Y (view b))).
Proof.
  intros M N S H Wf Wg K Y. assert (E := exp_pos (e + e')).
  assert (S' : summable (fun t => theirs t * Pr (g t) (fun b => Y (view b)))).
  { apply (summable_le _ theirs); [|exact S]. intros t. rewrite <- (Rmult_1_r (theirs t)) at 2.
    apply Rmult_le_compat_l; [apply N|apply Pr_range, Wg]. }
  rewrite <- total_scale by (lra || exact S'). apply total_le; [|apply summable_scale; [lra|exact S']].
  intros t. rewrite exp_plus. assert (X := proj1 (private_iff _ _ _ _) (K t) Y).
  replace (exp e * exp e' * (theirs t * Pr (g t) (fun b => Y (view b))))
    with ((exp e * theirs t) * (exp e' * Pr (g t) (fun b => Y (view b)))) by ring.
  apply Rmult_le_compat; [apply M|apply Pr_range, Wf|apply H|exact X].
Qed.

(** ** Programs in step: same draws and same answers; c is what the answers so far have cost *)

Inductive close {A B} (P : R -> A -> B -> Prop) : R -> prog A -> prog B -> Prop :=
| close_ret c a b : P c a b -> close P c (Ret a) (Ret b)
| close_laplace c d s x y j k : 0 < Q2R s -> IZR (Z.abs (x - y)) / Q2R s <= d ->
    (forall z, close P (c + d) (j z) (k z)) -> close P c (Draw (Laplace s x) j) (Draw (Laplace s y) k)
| close_choose c d rate cs cs' j k : 0 <= Q2R rate -> cs <> [] -> Forall2 (near d) cs cs' ->
    (forall z, close P (c + 2 * (Q2R rate * IZR d)) (j z) (k z)) ->
    close P c (Draw (Choose rate cs) j) (Draw (Choose rate cs') k).

Lemma close_bind {A B A' B'} (P : R -> A -> B -> Prop) (Q : R -> A' -> B' -> Prop) c p q f g :
  close P c p q -> (forall c' a b, P c' a b -> close Q c' (f a) (g b)) -> close Q c (bind p f) (bind q g).
Proof. intros H F. induction H; cbn [bind]; [auto| |]; econstructor; eauto. Qed.

Lemma close_impl {A B} (P Q : R -> A -> B -> Prop) c p q :
  close P c p q -> (forall c' a b, P c' a b -> Q c' a b) -> close Q c p q.
Proof. intros H F. induction H; econstructor; eauto. Qed.

Lemma close_proper {A B} (P : R -> A -> B -> Prop) c p q : close P c p q -> proper p /\ proper q.
Proof.
  intros H. induction H as [c a b H|c d s x y j k S D K IH|c d rate cs cs' j k S N F K IH]; cbn [proper well_posed].
  - auto.
  - split; (split; [exact S|intros z _; apply IH]).
  - split; (split; [|intros z _; apply IH]); [exact N|]. intros ->. inversion F; subst. contradiction.
Qed.

Lemma close_means {A B} (P : R -> A -> B -> Prop) e c p q f g : close P c p q -> unit_valued f -> unit_valued g ->
  (forall c' a b, P c' a b -> c' <= e /\ f a <= g b) -> mean p f <= exp (e - c) * mean q g.
Proof.
  intros H F G E.
  induction H as [c a b H|c d s x y j k S D K IH|c d rate cs cs' j k S N FF K IH].
  - cbn [mean]. destruct (E _ _ _ H) as [L M]. assert (1 <= exp (e - c)) by (apply exp_ge_1; lra).
    rewrite <- (Rmult_1_l (f a)). assert (X := F a). assert (Y := G b). apply Rmult_le_compat; lra.
  - assert (W : proper (Draw (Laplace s y) k)) by (eapply (close_proper P c); econstructor; eauto).
    cbn [mean]. assert (Z := exp_pos (e - c)). assert (SM := mean_summable _ _ g W G).
    rewrite <- total_scale by (lra || exact SM).
    apply total_le; [|apply summable_scale; [lra|exact SM]]. intros z.
    replace (e - c) with (d + (e - (c + d))) by ring. rewrite exp_plus.
    replace (exp d * exp (e - (c + d)) * (mass (Laplace s y) z * mean (k z) g))
      with ((exp d * mass (Laplace s y) z) * (exp (e - (c + d)) * mean (k z) g)) by ring.
    apply Rmult_le_compat; [apply mass_range; exact S| |  |apply IH].
    + apply mean_range; [exact (proj1 (close_proper _ _ _ _ (K z)))|exact F].
    + eapply Rle_trans; [apply (laplace_mass_moves s x y z S)|]. apply Rmult_le_compat_r; [apply mass_range; exact S|].
      apply exp_mono, D.
  - assert (W : proper (Draw (Choose rate cs') k)) by (eapply (close_proper P c); econstructor; eauto).
    cbn [mean]. assert (Z := exp_pos (e - c)). assert (SM := mean_summable _ _ g W G).
    rewrite <- total_scale by (lra || exact SM).
    apply total_le; [|apply summable_scale; [lra|exact SM]]. intros z.
    set (d2 := 2 * (Q2R rate * IZR d)) in *.
    replace (e - c) with (d2 + (e - (c + d2))) by ring. rewrite exp_plus.
    replace (exp d2 * exp (e - (c + d2)) * (mass (Choose rate cs') z * mean (k z) g))
      with ((exp d2 * mass (Choose rate cs') z) * (exp (e - (c + d2)) * mean (k z) g)) by ring.
    apply Rmult_le_compat; [apply mass_range; exact N| |  |apply IH].
    + apply mean_range; [exact (proj1 (close_proper _ _ _ _ (K z)))|exact F].
    + apply (choose_mass_moves rate d cs cs' z S N FF).
Qed.

Theorem close_private {A V} (view : A -> V) (P : R -> A -> A -> Prop) e p q : close P 0 p q ->
  (forall c a b, P c a b -> c <= e /\ view a = view b) -> private view e p q.
Proof.
  intros H E. apply private_iff. intros Y. unfold Pr. replace e with (e - 0) at 1 by ring.
  apply (close_means P); auto; try (intros a; apply indicator_range).
  intros c a b K. destruct (E c a b K) as [L ->]. split; [exact L|lra].
Qed.

(** Two programs whose views are equal wherever their answers are, at a cost of at most e. *)
Definition in_close_step {A V} (view : A -> V) (e : R) (p q : prog A) : Prop :=
  close (fun c a b => c <= e /\ view a = view b) 0 p q.

Lemma in_close_step_private {A V} (view : A -> V) e p q : in_close_step view e p q -> private view e p q.
Proof. intros H. eapply close_private; [exact H|]. auto. Qed.
Lemma in_close_step_proper {A V} (view : A -> V) e p q : in_close_step view e p q -> proper p.
Proof. intros H. apply (close_proper _ _ _ _ H). Qed.

(** What is private is so for a result that is computed from the view. *)
Lemma private_map {A B V} (view : A -> V) (f : V -> B) e p q : private view e p q ->
  private (fun b => b) e (bind p (fun a => Ret (f (view a)))) (bind q (fun a => Ret (f (view a)))).
Proof.
  intros H. apply private_iff. intros Y. assert (X := proj1 (private_iff _ _ _ _) H (fun v => Y (f v))).
  unfold Pr in *. rewrite !mean_bind. exact X.
Qed.
