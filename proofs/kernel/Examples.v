(** The definitions evaluated: the examples of the Python specification's docstrings, and sizes up to 2^40. *)
From Coq Require Import ZArith QArith List Bool.
From Withhold.Definitions Require Import Probability Paper.
Import ListNotations.
Local Open Scope Z_scope.

Example depths : map depth [1; 2; 3; 4; 7; 8] = [1; 2; 2; 3; 3; 4]. Proof. reflexivity. Qed.
Example lowest_bits : map lowest_bit (range 1 9) = [1; 2; 1; 4; 1; 2; 1; 8]. Proof. reflexivity. Qed.
Example elements : elements_of 6 = [5; 6]. Proof. reflexivity. Qed.
Example entered : (nodes_entered 1 8, nodes_entered 5 8) = ([1; 2; 4; 8], [5; 6; 8]). Proof. reflexivity. Qed.
Example read : (nodes_read 8, nodes_read 7, nodes_read 0) = ([8], [7; 6; 4], []). Proof. reflexivity. Qed.
Example completing : filter completes_block (range 0 17) = [1; 2; 4; 8; 16]. Proof. reflexivity. Qed.
Example sizes : map block_size (range 0 5) = [1; 1; 2; 4; 8]. Proof. reflexivity. Qed.
Example sums : (block_sum [1; 1; 1; 0] 2, block_sum [1] 0) = (1, 1). Proof. reflexivity. Qed.
Example releases : map released (range 0 9) = [0; 1; 2; 2; 4; 4; 4; 4; 8]. Proof. reflexivity. Qed.
Example arrays : fill_arrays [(0, [1; 2; 3]); (1, [4]); (2, [5; 6])] 2 2 = [[1; 2]; [4; 5]]. Proof. reflexivity. Qed.
Example bins : map bin_count (range 1 9) = [1; 1; 2; 2; 3; 4; 6; 8]. Proof. reflexivity. Qed.
Example nearest : map (fun total => nearest_bin total 4 1) [0; 4; 5; 8] = [0; 0; 1; 1]. Proof. reflexivity. Qed.
Example costs_of_bins : costs [0; 1; 1] 4 = [2; 1]. Proof. reflexivity. Qed.

Example large_depth : (depth (2 ^ 40), levels (2 ^ 40), len (nodes_read (2 ^ 40 - 1))) = (41, 40, 40). Proof. vm_compute. reflexivity. Qed.
Example large_entered : nodes_entered (2 ^ 40 - 1) (2 ^ 40) = [2 ^ 40 - 1; 2 ^ 40]. Proof. vm_compute. reflexivity. Qed.

(** Two coordinates that show the sums of what came to each: who comes is the same for both. *)
Definition adding (i : nat) (s : Z) (u : user) (x : Z) : prog (Z * (user * Z)) := Ret (s + x, (u, s + x)).
Example two_coordinates : run (side_by_side adding 0) 2
  (fun seen => (len seen, fun i => nth i (nth (length seen) [[1; 10]; [2; 20]] []) 0)) [0; 0] []
  = Ret ([3; 30], [[(0, 1); (0, 10)]; [(1, 3); (1, 30)]]). Proof. reflexivity. Qed.

From Withhold.Definitions Require Import Ledger.
(** An account that has spent so much, in a series of one group of sums, is offered the weight 2 for the interval [0, 3]. *)
Definition cost_of_offer (spent paid : Z) : Z :=
  let r := Series 1 1 [(1, 1)] in
  cost (part_of 0 (parts (fst (contribute r (fun _ => true) (Account 0 spent 0 1 [paid]) 0 3 [Part 0 2 (Inside 0 3)])))).
Example offers : (cost_of_offer (BUDGET - 6) 0, cost_of_offer (BUDGET - 5) 0, cost_of_offer (BUDGET - 5) 1) = (6, 0, 6).
Proof. vm_compute. reflexivity. Qed.
Example insides : map (fun x => 5 * answer (Inside 1 3) x) [0; 1; 2; 3] = [0; 0; 5; 10]. Proof. reflexivity. Qed.
Example excesses : map (fun x => 10 * answer (Outside 4 5 2) x) [0; 3; 4; 5; 6; 9] = [20; 10; 0; 0; 10; 20]. Proof. reflexivity. Qed.

From Withhold.Definitions Require Import Final.
(** The end comes after two steps: the sample that comes with it, and those after it, are not counted. *)
Example a_final_release : run (finally (adding 0) (fun _ => 1%Q) (fun s => s)) 4
  (fun seen => nth (length seen) [(0, 10); (0, 20); (the_end, 30)] (0, 40)) (Some 0) []
  = Draw (Laplace 1 30) (fun z => Ret (None, [Running (0, 10); Running (0, 30); Final (hd 0 z); Ended])). Proof. reflexivity. Qed.
Definition of_samples (s : samples_by_user) : ledger :=
  Ledger s (accounts ledger_start) [] (current ledger_start) (used ledger_start).
Example final_numbers : let s := of_samples [(0, [1; 3; 2]); (1, [3])] in (sum_of_samples s, sensitivity 3 s) = (9, 9).
Proof. reflexivity. Qed.
Example final_of_nothing : (sum_of_samples ledger_start, sensitivity 3 ledger_start) = (0, 3). Proof. reflexivity. Qed.
