(** Lists, under names that no version of Coq has taken away. *)
From Coq Require Import List Arith Lia Bool ZArith.
Import ListNotations.

Section Lists.
Context {A B : Type}.

Lemma app_len (l k : list A) : length (l ++ k) = length l + length k.
Proof. induction l as [|x l IH]; cbn; congruence. Qed.
Lemma map_len (f : A -> B) l : length (map f l) = length l.
Proof. induction l as [|x l IH]; cbn; congruence. Qed.
Lemma rev_len (l : list A) : length (rev l) = length l.
Proof. induction l as [|x l IH]; cbn; [reflexivity|]. rewrite app_len, IH. cbn. lia. Qed.
Lemma firstn_len n (l : list A) : length (firstn n l) = Nat.min n (length l).
Proof. revert l. induction n as [|n IH]; intros [|x l]; cbn; try reflexivity. rewrite IH. reflexivity. Qed.
Lemma skipn_len n (l : list A) : length (skipn n l) = length l - n.
Proof. revert l. induction n as [|n IH]; intros [|x l]; cbn; try reflexivity. apply IH. Qed.
Lemma repeat_len (x : A) n : length (repeat x n) = n.
Proof. induction n as [|n IH]; cbn; congruence. Qed.
Lemma map_seq_len (f : nat -> B) a n : length (map f (seq a n)) = n.
Proof. revert a. induction n as [|n IH]; intros a; cbn; [reflexivity|rewrite IH; reflexivity]. Qed.
Lemma seq_len a n : length (seq a n) = n.
Proof. revert a. induction n as [|n IH]; intros a; cbn; [reflexivity|rewrite IH; reflexivity]. Qed.
Lemma forall2_length (P : A -> B -> Prop) l k : Forall2 P l k -> length l = length k.
Proof. intros F. induction F; cbn; congruence. Qed.
Lemma forall2_nth (P : A -> B -> Prop) l k : Forall2 P l k -> forall i x y,
  nth_error l i = Some x -> nth_error k i = Some y -> P x y.
Proof.
  intros F. induction F as [|a b l k H F IH]; intros [|i] x y; cbn; try discriminate; [congruence|apply IH].
Qed.
Lemma forall2_impl (P Q : A -> B -> Prop) l k : (forall x y, P x y -> Q x y) -> Forall2 P l k -> Forall2 Q l k.
Proof. intros I F. induction F; constructor; auto. Qed.
End Lists.

Lemma forall2_same {A} (P : A -> A -> Prop) l : (forall x, P x x) -> Forall2 P l l.
Proof. intros H. induction l; constructor; auto. Qed.
