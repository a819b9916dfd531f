(** The masses of all draws are laws on lists of integers. *)
From Coq Require Import Reals Qreals QArith Lra Lia List Bool ZArith Classical.
From Withhold.Definitions Require Import Probability.
From Withhold.Proofs Require Import Lists Sums Laws Balls.
Import ListNotations.
Local Open Scope R_scope.

(** ** Discrete Gaussian noise *)

Definition gaussian_weight (v : R) (k : Z) : R := exp (- IZR (k * k) / (2 * v)).

Lemma gaussian_weight_pos v k : 0 < gaussian_weight v k. Proof. apply exp_pos. Qed.
Lemma gaussian_summable v : 0 < v -> summable (gaussian_weight v).
Proof.
  intros P. apply (summable_le _ (laplace_weight (2 * v))); [|apply laplace_summable; lra].
  intros k. unfold gaussian_weight, laplace_weight. apply exp_mono. apply div_mono; [lra|].
  apply Ropp_le_contravar, IZR_le. destruct (Z.eq_dec k 0) as [->|N]; [reflexivity|]. nia.
Qed.
Lemma gaussian_is_law v : 0 < Q2R v -> is_law (gaussian v).
Proof.
  intros P. apply law_is_law.
  - intros k. left. apply exp_pos.
  - apply (gaussian_summable (Q2R v) P).
  - exists 0%Z. apply exp_pos.
Qed.

(** ** From noise to answers *)

Lemma law_renamed {T U} (f : T -> R) (g : U -> R) (h : T -> U) : injective h -> (forall t, g (h t) = f t) ->
  covers h g -> is_law f -> is_law g.
Proof.
  intros I E C (N & S & T1). split; [|split].
  - intros u. destruct (Req_dec (g u) 0) as [->|D]; [lra|]. destruct (C u D) as [t ->]. rewrite E. apply N.
  - apply (summable_rename h g C). apply (summable_le _ f); [|exact S]. intros t. rewrite E. lra.
  - rewrite (total_rename h g I C), (total_ext _ f E). exact T1.
Qed.

Lemma one_number_law (f : Z -> R) (shift : Z) : is_law f ->
  is_law (fun answer => match answer with [z] => f (z - shift)%Z | _ => 0 end).
Proof.
  apply (law_renamed f _ (fun k => [(k + shift)%Z])).
  - intros x y E. injection E as E. lia.
  - intros k. f_equal. lia.
  - intros [|z [|w l]] N; try (exfalso; apply N; reflexivity). exists (z - shift)%Z. f_equal. lia.
Qed.

Fixpoint added (v x : list Z) : list Z :=
  match v, x with a :: v', b :: x' => (a + b)%Z :: added v' x' | _, _ => v end.
Lemma differences_added v x : differences (added v x) x = v.
Proof. revert x. induction v as [|a v IH]; intros [|b x]; cbn; try reflexivity. rewrite IH. f_equal. lia. Qed.
Lemma added_differences z x : added (differences z x) x = z.
Proof. revert x. induction z as [|a z IH]; intros [|b x]; cbn; try reflexivity. rewrite IH. f_equal. lia. Qed.
Lemma differences_length z x : length (differences z x) = length z.
Proof. revert x. induction z as [|a z IH]; intros [|b x]; cbn; try reflexivity. rewrite IH. reflexivity. Qed.

Lemma uniform_answer_law r x : (0 <= r)%Z -> is_law (fun z => uniform (length x) r (differences z x)).
Proof.
  intros P. apply (law_renamed (uniform (length x) r) _ (fun v => added v x)).
  - intros v w E. rewrite <- (differences_added v x), E. apply differences_added.
  - intros v. rewrite differences_added. reflexivity.
  - intros z _. exists (differences z x). rewrite added_differences. reflexivity.
  - apply uniform_is_law, P.
Qed.

Lemma mass_is_law d : well_posed d -> is_law (mass d).
Proof.
  destruct d as [s x|v x|rate costs|dim K s|r x]; cbn [well_posed]; intros P.
  - apply (one_number_law (laplace s) x), laplace_is_law, P.
  - apply (one_number_law (gaussian v) x), gaussian_is_law, P.
  - apply (law_renamed (choice rate costs) _ (fun i => [i])); [intros x y E; congruence|reflexivity| |apply choice_is_law, P].
    intros [|z [|w l]] N; try (exfalso; apply N; reflexivity). exists z. reflexivity.
  - apply (law_renamed (radius dim K s) _ (fun i => [i])); [intros x y E; congruence|reflexivity| |apply radius_is_law, P].
    intros [|z [|w l]] N; try (exfalso; apply N; reflexivity). exists z. reflexivity.
  - apply uniform_answer_law, P.
Qed.

Lemma mass_range d z : well_posed d -> 0 <= mass d z <= 1.
Proof.
  intros P. destruct (mass_is_law d P) as (N & S & T). split; [apply N|]. rewrite <- T. apply total_point, S.
Qed.

(** ** How far masses move *)

Lemma laplace_mass_moves s x y z : 0 < Q2R s ->
  mass (Laplace s x) z <= exp (IZR (Z.abs (x - y)) / Q2R s) * mass (Laplace s y) z.
Proof. intros P. destruct z as [|z [|w l]]; cbn [mass]; try lra. apply laplace_moves, P. Qed.

Lemma choose_mass_moves rate d cs cs' z : 0 <= Q2R rate -> cs <> [] -> Forall2 (near d) cs cs' ->
  mass (Choose rate cs) z <= exp (2 * (Q2R rate * IZR d)) * mass (Choose rate cs') z.
Proof. intros P N F. destruct z as [|z [|w l]]; cbn [mass]; try lra. apply choice_moves; assumption. Qed.
