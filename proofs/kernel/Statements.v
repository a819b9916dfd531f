(** The theorems. Together with Definitions/ this is what there is to read; everything else is checked by the kernel.
    A label in square brackets is the paper's. All sizes, orders of arrival, samples and outcomes are meant. *)
From Coq Require Import Reals Qreals QArith ZArith List Bool.
From Withhold.Definitions Require Import Probability Paper.
From Withhold.Proofs Require Theorems Nodes Vectors Pure Advanced Coordinates Totals LedgerPrivacy Coverage.
From Withhold.Proofs Require GaussianPrivacy Concentrated ConcentratedVectors RestorePrivacy SharedRadius.
From Withhold.Proofs Require Ending FinalPrivacy.
Import ListNotations.
Local Open Scope Z_scope.

(** ** The binary mechanism *)
(** [subsec:binmech] The nodes that an element enters are those of nodes 1 to n that hold it, in ascending order: at
    most depth n = 1 + floor (log2 n). *)
Theorem nodes_of_an_element : forall i n, 1 <= i ->
  nodes_entered i n = filter (fun t => member i (elements_of t)) (range 1 (n + 1)) /\
  len (nodes_entered i n) <= depth n. Proof. exact Theorems.nodes_of_an_element. Qed.
(** [subsec:binmech] The nodes that are read at time t hold each of the elements 1 to t once, and no others. *)
Theorem nodes_of_a_prefix : forall t, 0 <= t ->
  concat (map elements_of (rev (nodes_read t))) = range 1 (t + 1) /\ len (nodes_read t) <= depth t.
Proof. exact Theorems.nodes_of_a_prefix. Qed.
(** [subsec:binmech] The noise of a node is drawn once: a step of algorithms 1 to 6 keeps the elements and the noisy
    nodes of every counter, and only appends to them; and there are always as many noisy nodes as elements. *)
Theorem noise_is_drawn_once : forall P algorithm,
  In algorithm [binary_step; naive_step; wishful_step; single_step; multiple_step; full_step] ->
  (forall s u x, always (algorithm P s u x) (fun r => forall k, let c := counters s k in let c' := counters (fst r) k in
     exists elements values, stream c' = stream c ++ elements /\ noisy c' = noisy c ++ values)) /\
  forall T feed levels, always (run (algorithm P) T feed (start P levels) []) (fun r => forall k,
    len (noisy (counters (fst r) k)) = len (stream (counters (fst r) k))).
Proof. exact Nodes.noise_is_drawn_once. Qed.

(** ** Withholding *)
(** [claim:wr] At least half of the counted samples, and half a sample for every user more, are released. *)
Theorem at_least_half_is_released : forall s : samples_by_user, (forall p, In p s -> snd p <> []) ->
  add (map (fun p => len (snd p)) s) + len s <= 2 * add (map (fun p => released (len (snd p))) s).
Proof. exact Theorems.at_least_half. Qed.
(** [claim:wr] It is sharp: one sample before every user's next block completes, both sides are equal. *)
Theorem at_least_half_is_sharp : forall s : samples_by_user,
  (forall p, In p s -> exists level, 0 <= level /\ len (snd p) = 2 ^ (level + 1) - 1) ->
  add (map (fun p => len (snd p)) s) + len s = 2 * add (map (fun p => released (len (snd p))) s).
Proof. exact Theorems.half_is_sharp. Qed.
(** [claim:wr] Algorithms 4 and 5 have released just these samples. *)
Theorem released_by_4_and_5 : forall one_counter P T feed,
  always (run (given_prior_step one_counter P) T feed (start P []) []) (fun r =>
    total (fst r) = add (map (fun p => released (len (snd p))) (samples (fst r)))).
Proof. exact Totals.given_prior_total. Qed.
(** [claim:wr] Algorithm 6 has released just these samples, but for the waiting blocks of inactive levels. *)
Theorem released_by_6 : forall P T feed,
  always (run (full_step P) T feed (full_start P) []) (fun r => let s := fst r in
    total s + add (map (fun level => len (buffers s level) * block_size level) (inactive s))
    = add (map (fun p => released (len (snd p))) (samples s))). Proof. exact Totals.full_total. Qed.

(** ** The laws of all draws *)
(** Every law of a draw is one: probabilities are between 0 and 1, and add up to 1. *)
Theorem draws_have_laws : forall d, well_posed d -> (forall z, 0 <= mass d z <= 1)%R /\ total_of (mass d) = 1%R.
Proof. exact Theorems.draws_have_laws. Qed.
(** [lem:lap_mech] The law of Laplace noise, with its normaliser. *)
Theorem laplace_law : forall scale k, (0 < Q2R scale)%R ->
  laplace scale k = ((1 - exp (- / Q2R scale)) / (1 + exp (- / Q2R scale)) * exp (- IZR (Z.abs k) / Q2R scale))%R.
Proof. exact Theorems.laplace_law. Qed.
(** [lem:lap_mech] Noise of scale sensitivity/epsilon costs at most epsilon, where the exact numbers differ by no more
    than the sensitivity. *)
Theorem laplace_mechanism : forall scale epsilon exact exact', (0 < scale)%Q ->
  (inject_Z (Z.abs (exact - exact')) <= scale * epsilon)%Q ->
  private (fun answer => answer) (Q2R epsilon) (Draw (Laplace scale exact) Ret) (Draw (Laplace scale exact') Ret).
Proof. exact Theorems.laplace_mechanism. Qed.
(** A series of up to K noises that share a hidden radius: the law of the first few of them together. *)
Theorem series_law : forall dim K scale noises, (0 < Q2R scale)%R -> (length noises <= Z.to_nat K)%nat ->
  Forall (fun v => length v = dim) noises ->
  total_of (fun r => radius dim K scale r * fold_right (fun v p => uniform dim r v * p) 1 noises)%R
  = (total_of (fun r => if (fold_right (fun v m => Z.max (norm v) m) 0 noises <=? r)%Z
                        then points dim r ^ (Z.to_nat K - length noises) * exp (- IZR r / Q2R scale) else 0)
     / total_of (radius_weight dim K scale))%R. Proof. exact Theorems.series_law. Qed.
(** With one stratum a ball is an interval, and its radius has the law that the specification states. *)
Theorem points_of_an_interval : forall r, 0 <= r -> points 1 r = (2 * IZR r + 1)%R.
Proof. exact Theorems.points_of_an_interval. Qed.

(** ** Composition and post-processing: theorems here, not axioms *)
(** [lem:composition] Adaptive composition: the epsilons add up, whatever the second program makes of the first. *)
Theorem composition : forall A B V (view : B -> V) e e' (p q : prog A) (f g : A -> prog B),
  proper p -> proper q -> (forall a, proper (f a)) -> (forall a, proper (g a)) ->
  private (fun a => a) e p q -> (forall a, private view e' (f a) (g a)) -> private view (e + e') (bind p f) (bind q g).
Proof. exact Theorems.composition. Qed.
(** What is computed from a view is as private as the view. *)
Theorem post_processing : forall A V W (view : A -> V) (f : V -> W) e d p q,
  approximately_private view e d p q -> approximately_private (fun a => f (view a)) e d p q.
Proof. exact Theorems.post_processing. Qed.
(** zCDP at one whole order a is enough for an epsilon and a delta: Canonne, Kamath, Steinke, proposition 12. *)
Theorem concentrated_is_private : forall S V X rho (step : S -> user -> X -> prog (S * V)) s a epsilon delta,
  user_concentrated rho step s -> (2 <= a)%nat ->
  (exp ((INR a - 1) * (INR a * rho - epsilon)) * (1 - / INR a) ^ (a - 1) / INR a <= delta)%R ->
  forall u T feed feed', neighbours u feed feed' ->
  approximately_private snd epsilon delta (run step T feed s []) (run step T feed' s []).
Proof. exact Concentrated.concentrated_is_private. Qed.
(** [sec:extensions] Coordinates side by side, however many, are private with the sum of their epsilons. *)
Theorem vectors : forall S V X e (step : nat -> S -> user -> X -> prog (S * V)) states,
  (forall i s, nth_error states i = Some s -> user_private (e i) (step i) s) ->
  user_private (finite_sum e (seq 0 (length states))) (side_by_side step 0) states. Proof. exact Vectors.vectors. Qed.
(** Coordinates side by side, however many, are zCDP with the sum of their rho. *)
Theorem vectors_concentrated : forall S V X rho (step : nat -> S -> user -> X -> prog (S * V)) states,
  (forall i s, nth_error states i = Some s -> user_concentrated (rho i) (step i) s) ->
  user_concentrated (finite_sum rho (seq 0 (length states))) (side_by_side step 0) states.
Proof. exact ConcentratedVectors.vectors_concentrated. Qed.
(** What is private with epsilon is zCDP with epsilon^2/2: Bun, Steinke, proposition 1.4. *)
Theorem private_is_concentrated : forall S V X e (step : S -> user -> X -> prog (S * V)) s,
  user_private e step s -> user_concentrated (e * e / 2) step s. Proof. exact Pure.private_is_concentrated. Qed.
(** [sec:extensions] Coordinates that are private with epsilon each are together approximately private, with the
    corrected second term: advanced composition of Dwork, Rothblum, Vadhan, theorem III.3. *)
Theorem vectors_approximate : forall S V X e delta (step : nat -> S -> user -> X -> prog (S * V)) states,
  (forall i s, nth_error states i = Some s -> user_private e (step i) s) -> (0 < delta < 1)%R ->
  let d := INR (length states) in
  forall u T feed feed', neighbours u feed feed' ->
  approximately_private snd (e * sqrt (2 * d * ln (1 / delta)) + d * (e * (exp e - 1))) delta
    (run (side_by_side step 0) T feed states []) (run (side_by_side step 0) T feed' states []).
Proof. exact Advanced.vectors_approximate. Qed.

(** ** Privacy of the paper's algorithms *)
(** [alg:binmech] Algorithm 1 is private if one sample may differ. *)
Theorem algorithm_1 : forall P, counters_used P = 1 -> 0 <= horizon P -> (0 <= epsilon P)%Q ->
  pays P 0 0 (depth (horizon P)) (epsilon P) ->
  has_laws (binary_step P) (start P []) /\ forall i T feed feed', neighbours_at i feed feed' ->
  private snd (Q2R (epsilon P))
    (run (binary_step P) T feed (start P []) []) (run (binary_step P) T feed' (start P []) []).
Proof. exact Theorems.algorithm_1. Qed.
(** [eq:naive] Algorithm 2 is private. Here and below all samples of a user may differ. *)
Theorem algorithm_2 : forall P, counters_used P = 1 -> 0 <= horizon P ->
  pays P 0 0 (Z.max 0 (max_samples (public P)) * depth (horizon P)) (epsilon P) ->
  user_private (Q2R (epsilon P)) (naive_step P) (start P []). Proof. exact Theorems.algorithm_2. Qed.
(** [eq:wishfulnoise] Algorithm 3 is private, with a fixed prior. *)
Theorem algorithm_3 : forall P, counters_used P = 1 -> (0 <= epsilon P)%Q ->
  pays P 0 0 (depth (max_users (public P))) (epsilon P) ->
  user_private (Q2R (epsilon P)) (wishful_step P) (start P []). Proof. exact Theorems.algorithm_3. Qed.
(** [thm:singcounter] Algorithm 4 is private, with a fixed prior. *)
Theorem algorithm_4 : forall P, let m := max_samples (public P) in let n := max_users (public P) in
  counters_used P = 1 -> 1 <= m -> 1 <= n ->
  (forall level, 0 <= level <= levels m -> pays P 0 level (depth m * depth (n * depth m)) (epsilon P)) ->
  user_private (Q2R (epsilon P)) (single_step P) (start P []). Proof. exact Theorems.algorithm_4. Qed.
(** [thm:multcounter] Algorithm 5 is private, with a fixed prior. *)
Theorem algorithm_5 : forall P, let m := max_samples (public P) in let L := levels m in
  counters_used P = L + 1 -> 1 <= m ->
  (forall level, 0 <= level <= L -> pays P level level (depth (max_users (public P))) (epsilon P / inject_Z (L + 1))) ->
  user_private (Q2R (epsilon P)) (multiple_step P) (start P []). Proof. exact Theorems.algorithm_5. Qed.
(** [thm:multcounter] The prior of algorithms 3 to 5 may come from any epsilon-private program that saw the samples,
    and be shown: together that is 2 epsilon. Stated for any steps that are epsilon-private with every prior. *)
Theorem private_prior : forall S V e (step : Q -> S -> user -> Z -> prog (S * V)) (s : Q -> S),
  (forall prior, user_private e (step prior) (s prior)) ->
  forall u T feed feed' (p p' : prog Q), proper p -> proper p' -> private (fun prior => prior) e p p' ->
  (forall prior, neighbours u (feed prior) (feed' prior)) ->
  let all p feed := bind p (fun prior =>
    bind (run (step prior) T (feed prior) (s prior) []) (fun r => Ret (prior, snd r))) in
  private (fun seen => seen) (2 * e) (all p feed) (all p' feed'). Proof. exact Theorems.private_prior. Qed.
(** [thm:final] Algorithm 6 is private, its private medians included. *)
Theorem algorithm_6 : forall P, let m := max_samples (public P) in let L := levels m in
  counters_used P = L + 1 -> (0 <= epsilon P)%Q ->
  (forall level, 0 <= level <= L ->
     pays P level level (depth (max_users (public P))) (epsilon P / inject_Z (2 * (L + 1)))) ->
  user_private (Q2R (epsilon P)) (full_step P) (full_start P). Proof. exact Theorems.algorithm_6. Qed.
(** [claim:pvtmed] Algorithm 7, the private median, is private for samples that differ in user u's. *)
Theorem algorithm_7 : forall epsilon u (s s' : samples_by_user) level arrays grid,
  (0 <= epsilon)%Q -> NoDup (map fst s) ->
  Forall2 (fun p q => fst p = fst q /\ length (snd p) = length (snd q) /\ (fst p <> u -> snd p = snd q)) s s' ->
  Pr (private_median epsilon s level arrays grid) (fun _ => True) = 1%R /\
  private (fun index => index) (Q2R epsilon) (private_median epsilon s level arrays grid)
                                             (private_median epsilon s' level arrays grid).
Proof. exact Theorems.algorithm_7. Qed.

(** [sec:extensions] Vectors of d coordinates that run algorithm 6 at epsilon each are private with d epsilon. *)
Theorem vectors_of_algorithm_6 : forall P d, let m := max_samples (public P) in let L := levels m in
  counters_used P = L + 1 -> (0 <= epsilon P)%Q ->
  (forall level, 0 <= level <= L ->
     pays P level level (depth (max_users (public P))) (epsilon P / inject_Z (2 * (L + 1)))) ->
  user_private (INR d * Q2R (epsilon P)) (side_by_side (fun _ => full_step P) 0) (repeat (full_start P) d).
Proof. exact Coordinates.vectors_of_algorithm_6. Qed.

(** ** The ledger mechanism, under every policy *)
From Withhold.Definitions Require Import Ledger Gaussian.
(** The ledger mechanism is private whatever the policy does: how long series are, how many strata each group of queries
    has, what is asked, what is proposed. The scale pays for the whole budget. *)
Theorem ledger_mechanism : forall P policy scale epsilon, (0 < scale)%Q -> (inject_Z BUDGET <= scale * epsilon)%Q ->
  user_private (Q2R epsilon) (ledger_step P policy scale) (ledger_start, fun _ => 0).
Proof. exact LedgerPrivacy.ledger_private. Qed.
(** [sec:extensions] Vectors of d coordinates that run the ledger mechanism at epsilon/d are private with epsilon. *)
Theorem ledger_vectors : forall P policies scale epsilon d, (1 <= d)%nat -> (0 < scale)%Q ->
  (inject_Z BUDGET <= scale * (epsilon / inject_Z (Z.of_nat d)))%Q ->
  user_private (Q2R epsilon)
    (side_by_side (fun i => ledger_step P (policies i) scale) 0) (repeat (ledger_start, fun _ => 0) d).
Proof. exact Coordinates.ledger_vectors. Qed.
(** What is withheld is what comes after what is covered. *)
Theorem withheld_block : forall a own, 0 <= covered a <= len own -> slice 0 (covered a) own ++ withheld a own = own.
Proof. exact Coverage.withheld_block. Qed.
(** Every counted sample is in exactly one epoch of the ledger mechanism. *)
Theorem ledger_coverage : forall P policy scale, covers_all (ledger_step P policy scale) fst (ledger_start, fun _ => 0).
Proof. exact Coverage.ledger_coverage. Qed.
(** With Gaussian noise the ledger mechanism is zCDP. The variance pays for the squared budget. *)
Theorem gaussian_mechanism : forall P policy variance rho, (0 < variance)%Q ->
  (inject_Z (BUDGET * BUDGET) <= 2 * variance * rho)%Q ->
  user_concentrated (Q2R rho) (gaussian_step P policy variance) ledger_start.
Proof. exact GaussianPrivacy.gaussian_mechanism. Qed.
(** Vectors of d coordinates that run it with Gaussian noise at rho each are zCDP with d rho. *)
Theorem gaussian_vectors : forall P policies variance rho d, (0 < variance)%Q ->
  (inject_Z (BUDGET * BUDGET) <= 2 * variance * rho)%Q ->
  user_concentrated (INR d * Q2R rho)
    (side_by_side (fun i => gaussian_step P (policies i) variance) 0) (repeat ledger_start d).
Proof. exact Coordinates.gaussian_vectors. Qed.
(** Every counted sample is in exactly one epoch of the mechanism with Gaussian noise. *)
Theorem gaussian_coverage : forall P policy variance,
  covers_all (gaussian_step P policy variance) (fun s => s) ledger_start. Proof. exact Coverage.gaussian_coverage. Qed.

(** ** Copies of a state *)
From Withhold.Definitions Require Import Restore.
(** A state of the ledger mechanism and its copies, each opened by the rule of a restore, are private together with
    epsilon for each of them: epsilon if the state is only opened again in its place, 2 epsilon if there is one copy.
    When they are opened and copied, what comes to each, and their policies may depend on all that they have shown. *)
Theorem restored_copies : forall P scale epsilon most next, (0 < scale)%Q -> (inject_Z BUDGET <= scale * epsilon)%Q ->
  (1 <= most)%nat -> user_private (INR most * Q2R epsilon) (copies_step P scale after_restore most next) one_copy.
Proof. exact RestorePrivacy.copies_private. Qed.
(** Without the rule this is false: two copies that go on with one open series at epsilon 1 are not even 25-private. *)
Theorem rule_is_needed : exists P next u T feed feed', neighbours u feed feed' /\
  let step := copies_step P (inject_Z BUDGET) (fun state => state) 2 next in
  ~ private snd 25 (run step T feed one_copy []) (run step T feed' one_copy []).
Proof. exact SharedRadius.not_private. Qed.

(** ** A final release *)
From Withhold.Definitions Require Import Final.
(** A private mechanism that ends with one noisy total, at a time that may depend on all that has been seen: the
    epsilons add up if, in two runs that have shown the same, one scale pays for what the totals differ by. *)
Theorem final_release : forall S V X e e' (step : S -> user -> X -> prog (S * V)) s scale total,
  user_private e step s ->
  (forall u T feed feed', neighbours u feed feed' -> always (run step T feed s []) (fun r =>
     always (run step T feed' s []) (fun r' => snd r = snd r' ->
       (0 < scale (fst r))%Q /\ scale (fst r) = scale (fst r') /\
       (IZR (Z.abs (total (fst r) - total (fst r'))) <= Q2R (scale (fst r)) * e')%R))) ->
  user_private (e + e') (finally step scale total) (Some s). Proof. exact Ending.final_release. Qed.
(** The ledger mechanism and a final release of the sum of all counted samples are together private, whatever the policy
    does and whenever it ends. The scale pays for the most that a user can change the sum. *)
Theorem ledger_final_release : forall P policy scale grid final_scale epsilon share, (0 < scale)%Q ->
  (inject_Z BUDGET <= scale * ((1 - share) * epsilon))%Q -> 1 <= grid ->
  (forall most, 1 <= most -> (0 < final_scale most)%Q /\ (inject_Z most <= final_scale most * (share * epsilon))%Q) ->
  user_private (Q2R epsilon) (final_step (ledger_step P policy scale) fst grid final_scale)
    (Some (ledger_start, fun _ => 0)).
Proof. exact FinalPrivacy.ledger_final_release. Qed.
(** The same of a state that is opened again, by the rule of a restore, as often as one likes. *)
Theorem restored_final_release : forall P next scale grid final_scale epsilon share, (0 < scale)%Q ->
  (inject_Z BUDGET <= scale * ((1 - share) * epsilon))%Q -> 1 <= grid ->
  (forall most, 1 <= most -> (0 < final_scale most)%Q /\ (inject_Z most <= final_scale most * (share * epsilon))%Q) ->
  user_private (Q2R epsilon) (final_step (copies_step P scale after_restore 1 next) only_ledger grid final_scale)
    (Some one_copy). Proof. exact FinalPrivacy.restored_final_release. Qed.
(** [sec:extensions] Vectors of d coordinates that run it at epsilon/d each, and end together with one noisy sum each,
    are private with epsilon. *)
Theorem ledger_vectors_final_release : forall P policies scale grid final_scale epsilon share d, (1 <= d)%nat ->
  let e := (epsilon / inject_Z (Z.of_nat d))%Q in
  (0 < scale)%Q -> (inject_Z BUDGET <= scale * ((1 - share) * e))%Q -> 1 <= grid ->
  (forall most, 1 <= most -> (0 < final_scale most)%Q /\ (inject_Z most <= final_scale most * (share * e))%Q) ->
  user_private (Q2R epsilon)
    (side_by_side (fun i => final_step (ledger_step P (policies i) scale) fst grid final_scale) 0)
    (repeat (Some (ledger_start, fun _ => 0)) d). Proof. exact Coordinates.ledger_vectors_final_release. Qed.
