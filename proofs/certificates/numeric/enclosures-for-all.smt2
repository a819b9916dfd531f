; id: numeric/enclosures-for-all
; query: sum
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun factor () Real)
(declare-fun x () Real)
(declare-fun x_high () Real)
(declare-fun x_low () Real)
(declare-fun y () Real)
(declare-fun y_high () Real)
(declare-fun y_low () Real)
(assert (! (and (<= x_low x) (<= x x_high) (<= y_low y) (<= y y_high))
  :named |the enclosures|))
(assert (! (>= factor 0.0)
  :named |a factor|))
(assert (! (not (and (<= (+ x_low y_low) (+ x y)) (<= (+ x y) (+ x_high y_high))))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: multiple
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun factor () Real)
(declare-fun x () Real)
(declare-fun x_high () Real)
(declare-fun x_low () Real)
(declare-fun y () Real)
(declare-fun y_high () Real)
(declare-fun y_low () Real)
(assert (! (and (<= x_low x) (<= x x_high) (<= y_low y) (<= y y_high))
  :named |the enclosures|))
(assert (! (>= factor 0.0)
  :named |a factor|))
(assert (! (not (and (<= (* x_low factor) (* x factor))
          (<= (* x factor) (* x_high factor))))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: root, floor, path 1
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun denominator () Real)
(declare-fun exact () Real)
(declare-fun |floor of exact*power*power| () Real)
(declare-fun |isqrt of denominator| () Real)
(declare-fun |isqrt of floor of exact*power*power| () Real)
(declare-fun |isqrt of numerator| () Real)
(declare-fun numerator () Real)
(declare-fun power () Real)
(declare-fun root () Real)
(assert (! (and (>= numerator 0.0)
     (>= denominator 1.0)
     (>= exact 0.0)
     (= (* exact denominator) numerator))
  :named |a number|))
(assert (! (and (>= root 0.0) (= (* root root) exact))
  :named |its root|))
(assert (! (>= power 1.0)
  :named |a precision|))
(assert (! (let ((a!1 (and (>= |isqrt of numerator| 0.0)
                (<= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                (<= (+ numerator 1.0)
                    (* (+ |isqrt of numerator| 1.0)
                       (+ |isqrt of numerator| 1.0))))))
  (=> (>= numerator 0.0) a!1))
  :named |about isqrt of numerator|))
(assert (! (let ((a!1 (and (>= |isqrt of denominator| 0.0)
                (<= (* |isqrt of denominator| |isqrt of denominator|)
                    denominator)
                (<= (+ denominator 1.0)
                    (* (+ |isqrt of denominator| 1.0)
                       (+ |isqrt of denominator| 1.0))))))
  (=> (>= denominator 0.0) a!1))
  :named |about isqrt of denominator|))
(assert (! (and (<= |floor of exact*power*power| (* exact power power))
     (< (* exact power power) (+ |floor of exact*power*power| 1.0))
     (=> (>= (* exact power power) 0.0) (>= |floor of exact*power*power| 0.0)))
  :named |about floor of exact*power*power|))
(assert (! (let ((a!1 (and (>= |isqrt of floor of exact*power*power| 0.0)
                (<= (* |isqrt of floor of exact*power*power|
                       |isqrt of floor of exact*power*power|)
                    |floor of exact*power*power|)
                (<= (+ |floor of exact*power*power| 1.0)
                    (* (+ |isqrt of floor of exact*power*power| 1.0)
                       (+ |isqrt of floor of exact*power*power| 1.0))))))
  (=> (>= |floor of exact*power*power| 0.0) a!1))
  :named |about isqrt of floor of exact*power*power|))
(assert (! (let ((a!1 (=> (and true
                    (= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                    (= (* |isqrt of denominator| |isqrt of denominator|)
                       denominator)
                    (= |isqrt of denominator| 1.0))
               (<= |isqrt of numerator| root))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: root, floor, path 2
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun denominator () Real)
(declare-fun exact () Real)
(declare-fun |floor of exact*power*power| () Real)
(declare-fun |isqrt of denominator| () Real)
(declare-fun |isqrt of floor of exact*power*power| () Real)
(declare-fun |isqrt of numerator| () Real)
(declare-fun numerator () Real)
(declare-fun power () Real)
(declare-fun root () Real)
(assert (! (and (>= numerator 0.0)
     (>= denominator 1.0)
     (>= exact 0.0)
     (= (* exact denominator) numerator))
  :named |a number|))
(assert (! (and (>= root 0.0) (= (* root root) exact))
  :named |its root|))
(assert (! (>= power 1.0)
  :named |a precision|))
(assert (! (let ((a!1 (and (>= |isqrt of numerator| 0.0)
                (<= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                (<= (+ numerator 1.0)
                    (* (+ |isqrt of numerator| 1.0)
                       (+ |isqrt of numerator| 1.0))))))
  (=> (>= numerator 0.0) a!1))
  :named |about isqrt of numerator|))
(assert (! (let ((a!1 (and (>= |isqrt of denominator| 0.0)
                (<= (* |isqrt of denominator| |isqrt of denominator|)
                    denominator)
                (<= (+ denominator 1.0)
                    (* (+ |isqrt of denominator| 1.0)
                       (+ |isqrt of denominator| 1.0))))))
  (=> (>= denominator 0.0) a!1))
  :named |about isqrt of denominator|))
(assert (! (and (<= |floor of exact*power*power| (* exact power power))
     (< (* exact power power) (+ |floor of exact*power*power| 1.0))
     (=> (>= (* exact power power) 0.0) (>= |floor of exact*power*power| 0.0)))
  :named |about floor of exact*power*power|))
(assert (! (let ((a!1 (and (>= |isqrt of floor of exact*power*power| 0.0)
                (<= (* |isqrt of floor of exact*power*power|
                       |isqrt of floor of exact*power*power|)
                    |floor of exact*power*power|)
                (<= (+ |floor of exact*power*power| 1.0)
                    (* (+ |isqrt of floor of exact*power*power| 1.0)
                       (+ |isqrt of floor of exact*power*power| 1.0))))))
  (=> (>= |floor of exact*power*power| 0.0) a!1))
  :named |about isqrt of floor of exact*power*power|))
(assert (! (let ((a!1 (=> (and true
                    (= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                    (= (* |isqrt of denominator| |isqrt of denominator|)
                       denominator)
                    (not (= |isqrt of denominator| 1.0)))
               (<= (/ |isqrt of numerator| |isqrt of denominator|) root))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: root, floor, path 3
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun denominator () Real)
(declare-fun exact () Real)
(declare-fun |floor of exact*power*power| () Real)
(declare-fun |isqrt of denominator| () Real)
(declare-fun |isqrt of floor of exact*power*power| () Real)
(declare-fun |isqrt of numerator| () Real)
(declare-fun numerator () Real)
(declare-fun power () Real)
(declare-fun root () Real)
(assert (! (and (>= numerator 0.0)
     (>= denominator 1.0)
     (>= exact 0.0)
     (= (* exact denominator) numerator))
  :named |a number|))
(assert (! (and (>= root 0.0) (= (* root root) exact))
  :named |its root|))
(assert (! (>= power 1.0)
  :named |a precision|))
(assert (! (let ((a!1 (and (>= |isqrt of numerator| 0.0)
                (<= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                (<= (+ numerator 1.0)
                    (* (+ |isqrt of numerator| 1.0)
                       (+ |isqrt of numerator| 1.0))))))
  (=> (>= numerator 0.0) a!1))
  :named |about isqrt of numerator|))
(assert (! (let ((a!1 (and (>= |isqrt of denominator| 0.0)
                (<= (* |isqrt of denominator| |isqrt of denominator|)
                    denominator)
                (<= (+ denominator 1.0)
                    (* (+ |isqrt of denominator| 1.0)
                       (+ |isqrt of denominator| 1.0))))))
  (=> (>= denominator 0.0) a!1))
  :named |about isqrt of denominator|))
(assert (! (and (<= |floor of exact*power*power| (* exact power power))
     (< (* exact power power) (+ |floor of exact*power*power| 1.0))
     (=> (>= (* exact power power) 0.0) (>= |floor of exact*power*power| 0.0)))
  :named |about floor of exact*power*power|))
(assert (! (let ((a!1 (and (>= |isqrt of floor of exact*power*power| 0.0)
                (<= (* |isqrt of floor of exact*power*power|
                       |isqrt of floor of exact*power*power|)
                    |floor of exact*power*power|)
                (<= (+ |floor of exact*power*power| 1.0)
                    (* (+ |isqrt of floor of exact*power*power| 1.0)
                       (+ |isqrt of floor of exact*power*power| 1.0))))))
  (=> (>= |floor of exact*power*power| 0.0) a!1))
  :named |about isqrt of floor of exact*power*power|))
(assert (! (let ((a!1 (and true
                (= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                (not (= (* |isqrt of denominator| |isqrt of denominator|)
                        denominator))
                (= power 1.0))))
  (not (=> a!1 (<= |isqrt of floor of exact*power*power| root))))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: root, floor, path 4
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun denominator () Real)
(declare-fun exact () Real)
(declare-fun |floor of exact*power*power| () Real)
(declare-fun |isqrt of denominator| () Real)
(declare-fun |isqrt of floor of exact*power*power| () Real)
(declare-fun |isqrt of numerator| () Real)
(declare-fun numerator () Real)
(declare-fun power () Real)
(declare-fun root () Real)
(assert (! (and (>= numerator 0.0)
     (>= denominator 1.0)
     (>= exact 0.0)
     (= (* exact denominator) numerator))
  :named |a number|))
(assert (! (and (>= root 0.0) (= (* root root) exact))
  :named |its root|))
(assert (! (>= power 1.0)
  :named |a precision|))
(assert (! (let ((a!1 (and (>= |isqrt of numerator| 0.0)
                (<= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                (<= (+ numerator 1.0)
                    (* (+ |isqrt of numerator| 1.0)
                       (+ |isqrt of numerator| 1.0))))))
  (=> (>= numerator 0.0) a!1))
  :named |about isqrt of numerator|))
(assert (! (let ((a!1 (and (>= |isqrt of denominator| 0.0)
                (<= (* |isqrt of denominator| |isqrt of denominator|)
                    denominator)
                (<= (+ denominator 1.0)
                    (* (+ |isqrt of denominator| 1.0)
                       (+ |isqrt of denominator| 1.0))))))
  (=> (>= denominator 0.0) a!1))
  :named |about isqrt of denominator|))
(assert (! (and (<= |floor of exact*power*power| (* exact power power))
     (< (* exact power power) (+ |floor of exact*power*power| 1.0))
     (=> (>= (* exact power power) 0.0) (>= |floor of exact*power*power| 0.0)))
  :named |about floor of exact*power*power|))
(assert (! (let ((a!1 (and (>= |isqrt of floor of exact*power*power| 0.0)
                (<= (* |isqrt of floor of exact*power*power|
                       |isqrt of floor of exact*power*power|)
                    |floor of exact*power*power|)
                (<= (+ |floor of exact*power*power| 1.0)
                    (* (+ |isqrt of floor of exact*power*power| 1.0)
                       (+ |isqrt of floor of exact*power*power| 1.0))))))
  (=> (>= |floor of exact*power*power| 0.0) a!1))
  :named |about isqrt of floor of exact*power*power|))
(assert (! (let ((a!1 (and true
                (= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                (not (= (* |isqrt of denominator| |isqrt of denominator|)
                        denominator))
                (not (= power 1.0)))))
  (not (=> a!1 (<= (/ |isqrt of floor of exact*power*power| power) root))))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: root, floor, path 5
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun denominator () Real)
(declare-fun exact () Real)
(declare-fun |floor of exact*power*power| () Real)
(declare-fun |isqrt of denominator| () Real)
(declare-fun |isqrt of floor of exact*power*power| () Real)
(declare-fun |isqrt of numerator| () Real)
(declare-fun numerator () Real)
(declare-fun power () Real)
(declare-fun root () Real)
(assert (! (and (>= numerator 0.0)
     (>= denominator 1.0)
     (>= exact 0.0)
     (= (* exact denominator) numerator))
  :named |a number|))
(assert (! (and (>= root 0.0) (= (* root root) exact))
  :named |its root|))
(assert (! (>= power 1.0)
  :named |a precision|))
(assert (! (let ((a!1 (and (>= |isqrt of numerator| 0.0)
                (<= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                (<= (+ numerator 1.0)
                    (* (+ |isqrt of numerator| 1.0)
                       (+ |isqrt of numerator| 1.0))))))
  (=> (>= numerator 0.0) a!1))
  :named |about isqrt of numerator|))
(assert (! (let ((a!1 (and (>= |isqrt of denominator| 0.0)
                (<= (* |isqrt of denominator| |isqrt of denominator|)
                    denominator)
                (<= (+ denominator 1.0)
                    (* (+ |isqrt of denominator| 1.0)
                       (+ |isqrt of denominator| 1.0))))))
  (=> (>= denominator 0.0) a!1))
  :named |about isqrt of denominator|))
(assert (! (and (<= |floor of exact*power*power| (* exact power power))
     (< (* exact power power) (+ |floor of exact*power*power| 1.0))
     (=> (>= (* exact power power) 0.0) (>= |floor of exact*power*power| 0.0)))
  :named |about floor of exact*power*power|))
(assert (! (let ((a!1 (and (>= |isqrt of floor of exact*power*power| 0.0)
                (<= (* |isqrt of floor of exact*power*power|
                       |isqrt of floor of exact*power*power|)
                    |floor of exact*power*power|)
                (<= (+ |floor of exact*power*power| 1.0)
                    (* (+ |isqrt of floor of exact*power*power| 1.0)
                       (+ |isqrt of floor of exact*power*power| 1.0))))))
  (=> (>= |floor of exact*power*power| 0.0) a!1))
  :named |about isqrt of floor of exact*power*power|))
(assert (! (let ((a!1 (and true
                (not (= (* |isqrt of numerator| |isqrt of numerator|) numerator))
                (= power 1.0))))
  (not (=> a!1 (<= |isqrt of floor of exact*power*power| root))))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: root, floor, path 6
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun denominator () Real)
(declare-fun exact () Real)
(declare-fun |floor of exact*power*power| () Real)
(declare-fun |isqrt of denominator| () Real)
(declare-fun |isqrt of floor of exact*power*power| () Real)
(declare-fun |isqrt of numerator| () Real)
(declare-fun numerator () Real)
(declare-fun power () Real)
(declare-fun root () Real)
(assert (! (and (>= numerator 0.0)
     (>= denominator 1.0)
     (>= exact 0.0)
     (= (* exact denominator) numerator))
  :named |a number|))
(assert (! (and (>= root 0.0) (= (* root root) exact))
  :named |its root|))
(assert (! (>= power 1.0)
  :named |a precision|))
(assert (! (let ((a!1 (and (>= |isqrt of numerator| 0.0)
                (<= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                (<= (+ numerator 1.0)
                    (* (+ |isqrt of numerator| 1.0)
                       (+ |isqrt of numerator| 1.0))))))
  (=> (>= numerator 0.0) a!1))
  :named |about isqrt of numerator|))
(assert (! (let ((a!1 (and (>= |isqrt of denominator| 0.0)
                (<= (* |isqrt of denominator| |isqrt of denominator|)
                    denominator)
                (<= (+ denominator 1.0)
                    (* (+ |isqrt of denominator| 1.0)
                       (+ |isqrt of denominator| 1.0))))))
  (=> (>= denominator 0.0) a!1))
  :named |about isqrt of denominator|))
(assert (! (and (<= |floor of exact*power*power| (* exact power power))
     (< (* exact power power) (+ |floor of exact*power*power| 1.0))
     (=> (>= (* exact power power) 0.0) (>= |floor of exact*power*power| 0.0)))
  :named |about floor of exact*power*power|))
(assert (! (let ((a!1 (and (>= |isqrt of floor of exact*power*power| 0.0)
                (<= (* |isqrt of floor of exact*power*power|
                       |isqrt of floor of exact*power*power|)
                    |floor of exact*power*power|)
                (<= (+ |floor of exact*power*power| 1.0)
                    (* (+ |isqrt of floor of exact*power*power| 1.0)
                       (+ |isqrt of floor of exact*power*power| 1.0))))))
  (=> (>= |floor of exact*power*power| 0.0) a!1))
  :named |about isqrt of floor of exact*power*power|))
(assert (! (let ((a!1 (and true
                (not (= (* |isqrt of numerator| |isqrt of numerator|) numerator))
                (not (= power 1.0)))))
  (not (=> a!1 (<= (/ |isqrt of floor of exact*power*power| power) root))))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: root, ceil, path 1
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun denominator () Real)
(declare-fun exact () Real)
(declare-fun |floor of exact*power*power| () Real)
(declare-fun |isqrt of denominator| () Real)
(declare-fun |isqrt of floor of exact*power*power| () Real)
(declare-fun |isqrt of numerator| () Real)
(declare-fun numerator () Real)
(declare-fun power () Real)
(declare-fun root () Real)
(assert (! (and (>= numerator 0.0)
     (>= denominator 1.0)
     (>= exact 0.0)
     (= (* exact denominator) numerator))
  :named |a number|))
(assert (! (and (>= root 0.0) (= (* root root) exact))
  :named |its root|))
(assert (! (>= power 1.0)
  :named |a precision|))
(assert (! (let ((a!1 (and (>= |isqrt of numerator| 0.0)
                (<= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                (<= (+ numerator 1.0)
                    (* (+ |isqrt of numerator| 1.0)
                       (+ |isqrt of numerator| 1.0))))))
  (=> (>= numerator 0.0) a!1))
  :named |about isqrt of numerator|))
(assert (! (let ((a!1 (and (>= |isqrt of denominator| 0.0)
                (<= (* |isqrt of denominator| |isqrt of denominator|)
                    denominator)
                (<= (+ denominator 1.0)
                    (* (+ |isqrt of denominator| 1.0)
                       (+ |isqrt of denominator| 1.0))))))
  (=> (>= denominator 0.0) a!1))
  :named |about isqrt of denominator|))
(assert (! (and (<= |floor of exact*power*power| (* exact power power))
     (< (* exact power power) (+ |floor of exact*power*power| 1.0))
     (=> (>= (* exact power power) 0.0) (>= |floor of exact*power*power| 0.0)))
  :named |about floor of exact*power*power|))
(assert (! (let ((a!1 (and (>= |isqrt of floor of exact*power*power| 0.0)
                (<= (* |isqrt of floor of exact*power*power|
                       |isqrt of floor of exact*power*power|)
                    |floor of exact*power*power|)
                (<= (+ |floor of exact*power*power| 1.0)
                    (* (+ |isqrt of floor of exact*power*power| 1.0)
                       (+ |isqrt of floor of exact*power*power| 1.0))))))
  (=> (>= |floor of exact*power*power| 0.0) a!1))
  :named |about isqrt of floor of exact*power*power|))
(assert (! (let ((a!1 (=> (and true
                    (= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                    (= (* |isqrt of denominator| |isqrt of denominator|)
                       denominator)
                    (= |isqrt of denominator| 1.0))
               (>= |isqrt of numerator| root))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: root, ceil, path 2
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun denominator () Real)
(declare-fun exact () Real)
(declare-fun |floor of exact*power*power| () Real)
(declare-fun |isqrt of denominator| () Real)
(declare-fun |isqrt of floor of exact*power*power| () Real)
(declare-fun |isqrt of numerator| () Real)
(declare-fun numerator () Real)
(declare-fun power () Real)
(declare-fun root () Real)
(assert (! (and (>= numerator 0.0)
     (>= denominator 1.0)
     (>= exact 0.0)
     (= (* exact denominator) numerator))
  :named |a number|))
(assert (! (and (>= root 0.0) (= (* root root) exact))
  :named |its root|))
(assert (! (>= power 1.0)
  :named |a precision|))
(assert (! (let ((a!1 (and (>= |isqrt of numerator| 0.0)
                (<= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                (<= (+ numerator 1.0)
                    (* (+ |isqrt of numerator| 1.0)
                       (+ |isqrt of numerator| 1.0))))))
  (=> (>= numerator 0.0) a!1))
  :named |about isqrt of numerator|))
(assert (! (let ((a!1 (and (>= |isqrt of denominator| 0.0)
                (<= (* |isqrt of denominator| |isqrt of denominator|)
                    denominator)
                (<= (+ denominator 1.0)
                    (* (+ |isqrt of denominator| 1.0)
                       (+ |isqrt of denominator| 1.0))))))
  (=> (>= denominator 0.0) a!1))
  :named |about isqrt of denominator|))
(assert (! (and (<= |floor of exact*power*power| (* exact power power))
     (< (* exact power power) (+ |floor of exact*power*power| 1.0))
     (=> (>= (* exact power power) 0.0) (>= |floor of exact*power*power| 0.0)))
  :named |about floor of exact*power*power|))
(assert (! (let ((a!1 (and (>= |isqrt of floor of exact*power*power| 0.0)
                (<= (* |isqrt of floor of exact*power*power|
                       |isqrt of floor of exact*power*power|)
                    |floor of exact*power*power|)
                (<= (+ |floor of exact*power*power| 1.0)
                    (* (+ |isqrt of floor of exact*power*power| 1.0)
                       (+ |isqrt of floor of exact*power*power| 1.0))))))
  (=> (>= |floor of exact*power*power| 0.0) a!1))
  :named |about isqrt of floor of exact*power*power|))
(assert (! (let ((a!1 (=> (and true
                    (= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                    (= (* |isqrt of denominator| |isqrt of denominator|)
                       denominator)
                    (not (= |isqrt of denominator| 1.0)))
               (>= (/ |isqrt of numerator| |isqrt of denominator|) root))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: root, ceil, path 3
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun denominator () Real)
(declare-fun exact () Real)
(declare-fun |floor of exact*power*power| () Real)
(declare-fun |isqrt of denominator| () Real)
(declare-fun |isqrt of floor of exact*power*power| () Real)
(declare-fun |isqrt of numerator| () Real)
(declare-fun numerator () Real)
(declare-fun power () Real)
(declare-fun root () Real)
(assert (! (and (>= numerator 0.0)
     (>= denominator 1.0)
     (>= exact 0.0)
     (= (* exact denominator) numerator))
  :named |a number|))
(assert (! (and (>= root 0.0) (= (* root root) exact))
  :named |its root|))
(assert (! (>= power 1.0)
  :named |a precision|))
(assert (! (let ((a!1 (and (>= |isqrt of numerator| 0.0)
                (<= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                (<= (+ numerator 1.0)
                    (* (+ |isqrt of numerator| 1.0)
                       (+ |isqrt of numerator| 1.0))))))
  (=> (>= numerator 0.0) a!1))
  :named |about isqrt of numerator|))
(assert (! (let ((a!1 (and (>= |isqrt of denominator| 0.0)
                (<= (* |isqrt of denominator| |isqrt of denominator|)
                    denominator)
                (<= (+ denominator 1.0)
                    (* (+ |isqrt of denominator| 1.0)
                       (+ |isqrt of denominator| 1.0))))))
  (=> (>= denominator 0.0) a!1))
  :named |about isqrt of denominator|))
(assert (! (and (<= |floor of exact*power*power| (* exact power power))
     (< (* exact power power) (+ |floor of exact*power*power| 1.0))
     (=> (>= (* exact power power) 0.0) (>= |floor of exact*power*power| 0.0)))
  :named |about floor of exact*power*power|))
(assert (! (let ((a!1 (and (>= |isqrt of floor of exact*power*power| 0.0)
                (<= (* |isqrt of floor of exact*power*power|
                       |isqrt of floor of exact*power*power|)
                    |floor of exact*power*power|)
                (<= (+ |floor of exact*power*power| 1.0)
                    (* (+ |isqrt of floor of exact*power*power| 1.0)
                       (+ |isqrt of floor of exact*power*power| 1.0))))))
  (=> (>= |floor of exact*power*power| 0.0) a!1))
  :named |about isqrt of floor of exact*power*power|))
(assert (! (let ((a!1 (and true
                (= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                (not (= (* |isqrt of denominator| |isqrt of denominator|)
                        denominator))
                (= power 1.0))))
  (not (=> a!1 (>= (+ |isqrt of floor of exact*power*power| 1.0) root))))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: root, ceil, path 4
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun denominator () Real)
(declare-fun exact () Real)
(declare-fun |floor of exact*power*power| () Real)
(declare-fun |isqrt of denominator| () Real)
(declare-fun |isqrt of floor of exact*power*power| () Real)
(declare-fun |isqrt of numerator| () Real)
(declare-fun numerator () Real)
(declare-fun power () Real)
(declare-fun root () Real)
(assert (! (and (>= numerator 0.0)
     (>= denominator 1.0)
     (>= exact 0.0)
     (= (* exact denominator) numerator))
  :named |a number|))
(assert (! (and (>= root 0.0) (= (* root root) exact))
  :named |its root|))
(assert (! (>= power 1.0)
  :named |a precision|))
(assert (! (let ((a!1 (and (>= |isqrt of numerator| 0.0)
                (<= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                (<= (+ numerator 1.0)
                    (* (+ |isqrt of numerator| 1.0)
                       (+ |isqrt of numerator| 1.0))))))
  (=> (>= numerator 0.0) a!1))
  :named |about isqrt of numerator|))
(assert (! (let ((a!1 (and (>= |isqrt of denominator| 0.0)
                (<= (* |isqrt of denominator| |isqrt of denominator|)
                    denominator)
                (<= (+ denominator 1.0)
                    (* (+ |isqrt of denominator| 1.0)
                       (+ |isqrt of denominator| 1.0))))))
  (=> (>= denominator 0.0) a!1))
  :named |about isqrt of denominator|))
(assert (! (and (<= |floor of exact*power*power| (* exact power power))
     (< (* exact power power) (+ |floor of exact*power*power| 1.0))
     (=> (>= (* exact power power) 0.0) (>= |floor of exact*power*power| 0.0)))
  :named |about floor of exact*power*power|))
(assert (! (let ((a!1 (and (>= |isqrt of floor of exact*power*power| 0.0)
                (<= (* |isqrt of floor of exact*power*power|
                       |isqrt of floor of exact*power*power|)
                    |floor of exact*power*power|)
                (<= (+ |floor of exact*power*power| 1.0)
                    (* (+ |isqrt of floor of exact*power*power| 1.0)
                       (+ |isqrt of floor of exact*power*power| 1.0))))))
  (=> (>= |floor of exact*power*power| 0.0) a!1))
  :named |about isqrt of floor of exact*power*power|))
(assert (! (let ((a!1 (and true
                (= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                (not (= (* |isqrt of denominator| |isqrt of denominator|)
                        denominator))
                (not (= power 1.0)))))
(let ((a!2 (=> a!1
               (>= (/ (+ |isqrt of floor of exact*power*power| 1.0) power) root))))
  (not a!2)))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: root, ceil, path 5
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun denominator () Real)
(declare-fun exact () Real)
(declare-fun |floor of exact*power*power| () Real)
(declare-fun |isqrt of denominator| () Real)
(declare-fun |isqrt of floor of exact*power*power| () Real)
(declare-fun |isqrt of numerator| () Real)
(declare-fun numerator () Real)
(declare-fun power () Real)
(declare-fun root () Real)
(assert (! (and (>= numerator 0.0)
     (>= denominator 1.0)
     (>= exact 0.0)
     (= (* exact denominator) numerator))
  :named |a number|))
(assert (! (and (>= root 0.0) (= (* root root) exact))
  :named |its root|))
(assert (! (>= power 1.0)
  :named |a precision|))
(assert (! (let ((a!1 (and (>= |isqrt of numerator| 0.0)
                (<= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                (<= (+ numerator 1.0)
                    (* (+ |isqrt of numerator| 1.0)
                       (+ |isqrt of numerator| 1.0))))))
  (=> (>= numerator 0.0) a!1))
  :named |about isqrt of numerator|))
(assert (! (let ((a!1 (and (>= |isqrt of denominator| 0.0)
                (<= (* |isqrt of denominator| |isqrt of denominator|)
                    denominator)
                (<= (+ denominator 1.0)
                    (* (+ |isqrt of denominator| 1.0)
                       (+ |isqrt of denominator| 1.0))))))
  (=> (>= denominator 0.0) a!1))
  :named |about isqrt of denominator|))
(assert (! (and (<= |floor of exact*power*power| (* exact power power))
     (< (* exact power power) (+ |floor of exact*power*power| 1.0))
     (=> (>= (* exact power power) 0.0) (>= |floor of exact*power*power| 0.0)))
  :named |about floor of exact*power*power|))
(assert (! (let ((a!1 (and (>= |isqrt of floor of exact*power*power| 0.0)
                (<= (* |isqrt of floor of exact*power*power|
                       |isqrt of floor of exact*power*power|)
                    |floor of exact*power*power|)
                (<= (+ |floor of exact*power*power| 1.0)
                    (* (+ |isqrt of floor of exact*power*power| 1.0)
                       (+ |isqrt of floor of exact*power*power| 1.0))))))
  (=> (>= |floor of exact*power*power| 0.0) a!1))
  :named |about isqrt of floor of exact*power*power|))
(assert (! (let ((a!1 (and true
                (not (= (* |isqrt of numerator| |isqrt of numerator|) numerator))
                (= power 1.0))))
  (not (=> a!1 (>= (+ |isqrt of floor of exact*power*power| 1.0) root))))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: root, ceil, path 6
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun denominator () Real)
(declare-fun exact () Real)
(declare-fun |floor of exact*power*power| () Real)
(declare-fun |isqrt of denominator| () Real)
(declare-fun |isqrt of floor of exact*power*power| () Real)
(declare-fun |isqrt of numerator| () Real)
(declare-fun numerator () Real)
(declare-fun power () Real)
(declare-fun root () Real)
(assert (! (and (>= numerator 0.0)
     (>= denominator 1.0)
     (>= exact 0.0)
     (= (* exact denominator) numerator))
  :named |a number|))
(assert (! (and (>= root 0.0) (= (* root root) exact))
  :named |its root|))
(assert (! (>= power 1.0)
  :named |a precision|))
(assert (! (let ((a!1 (and (>= |isqrt of numerator| 0.0)
                (<= (* |isqrt of numerator| |isqrt of numerator|) numerator)
                (<= (+ numerator 1.0)
                    (* (+ |isqrt of numerator| 1.0)
                       (+ |isqrt of numerator| 1.0))))))
  (=> (>= numerator 0.0) a!1))
  :named |about isqrt of numerator|))
(assert (! (let ((a!1 (and (>= |isqrt of denominator| 0.0)
                (<= (* |isqrt of denominator| |isqrt of denominator|)
                    denominator)
                (<= (+ denominator 1.0)
                    (* (+ |isqrt of denominator| 1.0)
                       (+ |isqrt of denominator| 1.0))))))
  (=> (>= denominator 0.0) a!1))
  :named |about isqrt of denominator|))
(assert (! (and (<= |floor of exact*power*power| (* exact power power))
     (< (* exact power power) (+ |floor of exact*power*power| 1.0))
     (=> (>= (* exact power power) 0.0) (>= |floor of exact*power*power| 0.0)))
  :named |about floor of exact*power*power|))
(assert (! (let ((a!1 (and (>= |isqrt of floor of exact*power*power| 0.0)
                (<= (* |isqrt of floor of exact*power*power|
                       |isqrt of floor of exact*power*power|)
                    |floor of exact*power*power|)
                (<= (+ |floor of exact*power*power| 1.0)
                    (* (+ |isqrt of floor of exact*power*power| 1.0)
                       (+ |isqrt of floor of exact*power*power| 1.0))))))
  (=> (>= |floor of exact*power*power| 0.0) a!1))
  :named |about isqrt of floor of exact*power*power|))
(assert (! (let ((a!1 (and true
                (not (= (* |isqrt of numerator| |isqrt of numerator|) numerator))
                (not (= power 1.0)))))
(let ((a!2 (=> a!1
               (>= (/ (+ |isqrt of floor of exact*power*power| 1.0) power) root))))
  (not a!2)))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: series: start
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun z () Real)
(assert (! (and (>= z 0.0) (< z 1.0))
  :named |0 <= z < 1|))
(assert (! (not (and true (= z z)))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: series: a turn
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun degree () Real)
(declare-fun exact () Real)
(declare-fun power () Real)
(declare-fun rest () Real)
(declare-fun tail () Real)
(declare-fun total () Real)
(declare-fun z () Real)
(assert (! (and (>= z 0.0) (< z 1.0))
  :named |0 <= z < 1|))
(assert (! (and (>= degree 1.0) (>= power 0.0))
  :named |a term|))
(assert (! (= (+ total tail) exact)
  :named |total and tail|))
(assert (! (let ((a!1 (<= (* tail (- 1.0 (* z z)) degree) power)))
  (and (>= tail 0.0) a!1))
  :named |the tail|))
(assert (! (= (* tail degree) (+ power (* rest degree)))
  :named |its first term|))
(assert (! (let ((a!1 (and (= (+ total (/ power degree) rest) exact)
                (= (* power z z) (* power z z))
                (= (+ degree 2.0) (+ degree 2.0)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: series: end
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun degree () Real)
(declare-fun exact () Real)
(declare-fun power () Real)
(declare-fun rest () Real)
(declare-fun tail () Real)
(declare-fun total () Real)
(declare-fun z () Real)
(assert (! (and (>= z 0.0) (< z 1.0))
  :named |0 <= z < 1|))
(assert (! (and (>= degree 1.0) (>= power 0.0))
  :named |a term|))
(assert (! (= (+ total tail) exact)
  :named |total and tail|))
(assert (! (let ((a!1 (<= (* tail (- 1.0 (* z z)) degree) power)))
  (and (>= tail 0.0) a!1))
  :named |the tail|))
(assert (! (= (* tail degree) (+ power (* rest degree)))
  :named |its first term|))
(assert (! (let ((a!1 (/ (/ power (- 1.0 (* z z))) degree)))
  (not (and (<= total exact) (<= exact (+ total a!1)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: logarithm
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun argument () Real)
(declare-fun artanh_0 () Real)
(declare-fun artanh_1 () Real)
(declare-fun bits_1 () Int)
(declare-fun |floor of argument| () Int)
(declare-fun high_0 () Real)
(declare-fun high_1 () Real)
(declare-fun low_0 () Real)
(declare-fun low_1 () Real)
(declare-fun power_1 () Int)
(declare-fun power_2 () Int)
(declare-fun power_3 () Int)
(assert (! (>= argument 1.0)
  :named |a number of at least 1|))
(assert (! (and (<= (to_real |floor of argument|) argument)
     (< argument (+ (to_real |floor of argument|) 1.0))
     (=> (>= argument 0.0) (>= (to_real |floor of argument|) 0.0)))
  :named |about floor of argument|))
(assert (! (let ((a!1 (=> (>= (- bits_1 1) 4)
               (and (>= power_1 16) (> power_1 (- bits_1 1))))))
  (and (=> (= (- bits_1 1) 0) (= power_1 1))
       (=> (= (- bits_1 1) 1) (= power_1 2))
       (=> (= (- bits_1 1) 2) (= power_1 4))
       (=> (= (- bits_1 1) 3) (= power_1 8))
       a!1))
  :named |about power_1|))
(assert (! (and (=> (= bits_1 0) (= power_2 1))
     (=> (= bits_1 1) (= power_2 2))
     (=> (= bits_1 2) (= power_2 4))
     (=> (= bits_1 3) (= power_2 8))
     (=> (>= bits_1 4) (and (>= power_2 16) (> power_2 bits_1))))
  :named |about power_2|))
(assert (! (let ((a!1 (=> (= bits_1 (+ (- bits_1 1) 1)) (= power_2 (* 2 power_1)))))
(let ((a!2 (and (=> (= bits_1 (- bits_1 1)) (= power_2 power_1))
                a!1
                (=> (= (- bits_1 1) (+ bits_1 1)) (= power_1 (* 2 power_2)))
                (=> (> bits_1 (- bits_1 1)) (>= power_2 (* 2 power_1)))
                (=> (> (- bits_1 1) bits_1) (>= power_1 (* 2 power_2))))))
  (=> (and (>= bits_1 0) (>= (- bits_1 1) 0)) a!2)))
  :named |about power_2 and power_1|))
(assert (! (and (=> (= |floor of argument| 0) (= bits_1 0))
     (=> (>= |floor of argument| 1)
         (and (>= bits_1 1)
              (<= power_1 |floor of argument|)
              (< |floor of argument| power_2))))
  :named |about bits_1|))
(assert (! (let ((a!1 (=> (>= (+ (- 1) bits_1) 4)
               (and (>= power_3 16) (> power_3 (+ (- 1) bits_1))))))
  (and (=> (= (+ (- 1) bits_1) 0) (= power_3 1))
       (=> (= (+ (- 1) bits_1) 1) (= power_3 2))
       (=> (= (+ (- 1) bits_1) 2) (= power_3 4))
       (=> (= (+ (- 1) bits_1) 3) (= power_3 8))
       a!1))
  :named |about power_3|))
(assert (! (let ((a!1 (=> (= (+ (- 1) bits_1) (+ (- bits_1 1) 1))
               (= power_3 (* 2 power_1))))
      (a!2 (=> (= (- bits_1 1) (+ (+ (- 1) bits_1) 1))
               (= power_1 (* 2 power_3)))))
(let ((a!3 (and (=> (= (+ (- 1) bits_1) (- bits_1 1)) (= power_3 power_1))
                a!1
                a!2
                (=> (> (+ (- 1) bits_1) (- bits_1 1))
                    (>= power_3 (* 2 power_1)))
                (=> (> (- bits_1 1) (+ (- 1) bits_1))
                    (>= power_1 (* 2 power_3))))))
  (=> (and (>= (+ (- 1) bits_1) 0) (>= (- bits_1 1) 0)) a!3)))
  :named |about power_3 and power_1|))
(assert (! (let ((a!1 (=> (= bits_1 (+ (+ (- 1) bits_1) 1)) (= power_2 (* 2 power_3)))))
(let ((a!2 (and (=> (= (+ (- 1) bits_1) bits_1) (= power_3 power_2))
                (=> (= (+ (- 1) bits_1) (+ bits_1 1)) (= power_3 (* 2 power_2)))
                a!1
                (=> (> (+ (- 1) bits_1) bits_1) (>= power_3 (* 2 power_2)))
                (=> (> bits_1 (+ (- 1) bits_1)) (>= power_2 (* 2 power_3))))))
  (=> (and (>= (+ (- 1) bits_1) 0) (>= bits_1 0)) a!2)))
  :named |about power_3 and power_2|))
(assert (! (and (<= low_0 artanh_0) (<= artanh_0 high_0))
  :named |about artanh_0|))
(assert (! (and (<= low_1 artanh_1) (<= artanh_1 high_1))
  :named |about artanh_1|))
(assert (! (let ((a!1 (/ (- (/ argument (to_real power_3)) 1.0)
              (+ (/ argument (to_real power_3)) 1.0)))
      (a!4 (* low_0 (to_real (+ (- 2) (* 2 bits_1)))))
      (a!5 (+ (* 2.0 (to_real (- bits_1 1)) artanh_0) (* 2.0 artanh_1)))
      (a!6 (* high_0 (to_real (+ (- 2) (* 2 bits_1))))))
(let ((a!2 (* a!1 (+ (/ argument (to_real power_1)) 1.0))))
(let ((a!3 (= a!2 (- (/ argument (to_real power_1)) 1.0))))
(let ((a!7 (and true
                (>= (- bits_1 1) 0)
                (>= (/ argument (to_real power_1)) 1.0)
                a!3
                (>= a!1 0.0)
                (< a!1 1.0)
                (<= (+ a!4 (* low_1 2.0)) a!5)
                (<= a!5 (+ a!6 (* high_1 2.0))))))
  (not a!7)))))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: exponential: start, path 1
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun argument () Real)
(declare-fun bits_1 () Int)
(declare-fun |ceil of argument| () Int)
(declare-fun power_1 () Int)
(declare-fun power_2 () Int)
(assert (! (>= argument 0.0)
  :named |a number of at least 0|))
(assert (! (and (< (- (to_real |ceil of argument|) 1.0) argument)
     (<= argument (to_real |ceil of argument|)))
  :named |about ceil of argument|))
(assert (! (let ((a!1 (=> (>= (- bits_1 1) 4)
               (and (>= power_1 16) (> power_1 (- bits_1 1))))))
  (and (=> (= (- bits_1 1) 0) (= power_1 1))
       (=> (= (- bits_1 1) 1) (= power_1 2))
       (=> (= (- bits_1 1) 2) (= power_1 4))
       (=> (= (- bits_1 1) 3) (= power_1 8))
       a!1))
  :named |about power_1|))
(assert (! (and (=> (= bits_1 0) (= power_2 1))
     (=> (= bits_1 1) (= power_2 2))
     (=> (= bits_1 2) (= power_2 4))
     (=> (= bits_1 3) (= power_2 8))
     (=> (>= bits_1 4) (and (>= power_2 16) (> power_2 bits_1))))
  :named |about power_2|))
(assert (! (let ((a!1 (=> (= bits_1 (+ (- bits_1 1) 1)) (= power_2 (* 2 power_1)))))
(let ((a!2 (and (=> (= bits_1 (- bits_1 1)) (= power_2 power_1))
                a!1
                (=> (= (- bits_1 1) (+ bits_1 1)) (= power_1 (* 2 power_2)))
                (=> (> bits_1 (- bits_1 1)) (>= power_2 (* 2 power_1)))
                (=> (> (- bits_1 1) bits_1) (>= power_1 (* 2 power_2))))))
  (=> (and (>= bits_1 0) (>= (- bits_1 1) 0)) a!2)))
  :named |about power_2 and power_1|))
(assert (! (let ((a!1 (=> (>= (* 2 |ceil of argument|) 1)
               (and (>= bits_1 1)
                    (<= power_1 (* 2 |ceil of argument|))
                    (< (* 2 |ceil of argument|) power_2)))))
  (and (=> (= (* 2 |ceil of argument|) 0) (= bits_1 0)) a!1))
  :named |about bits_1|))
(assert (! (let ((a!1 (= (* (/ argument (to_real power_2)) (to_real power_2)) argument))
      (a!2 (<= (* 2.0 (/ argument (to_real power_2))) 1.0)))
(let ((a!3 (and true
                (>= bits_1 0)
                a!1
                (>= (/ argument (to_real power_2)) 0.0)
                a!2)))
  (not (=> (and true (< 0 bits_1)) a!3))))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: exponential: start, path 2
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NIRA)
(set-info :status unsat)
(declare-fun argument () Real)
(declare-fun bits_1 () Int)
(declare-fun |ceil of argument| () Int)
(declare-fun power_1 () Int)
(declare-fun power_2 () Int)
(declare-fun power_3 () Int)
(assert (! (>= argument 0.0)
  :named |a number of at least 0|))
(assert (! (and (< (- (to_real |ceil of argument|) 1.0) argument)
     (<= argument (to_real |ceil of argument|)))
  :named |about ceil of argument|))
(assert (! (let ((a!1 (=> (>= (- bits_1 1) 4)
               (and (>= power_1 16) (> power_1 (- bits_1 1))))))
  (and (=> (= (- bits_1 1) 0) (= power_1 1))
       (=> (= (- bits_1 1) 1) (= power_1 2))
       (=> (= (- bits_1 1) 2) (= power_1 4))
       (=> (= (- bits_1 1) 3) (= power_1 8))
       a!1))
  :named |about power_1|))
(assert (! (and (=> (= bits_1 0) (= power_2 1))
     (=> (= bits_1 1) (= power_2 2))
     (=> (= bits_1 2) (= power_2 4))
     (=> (= bits_1 3) (= power_2 8))
     (=> (>= bits_1 4) (and (>= power_2 16) (> power_2 bits_1))))
  :named |about power_2|))
(assert (! (let ((a!1 (=> (= bits_1 (+ (- bits_1 1) 1)) (= power_2 (* 2 power_1)))))
(let ((a!2 (and (=> (= bits_1 (- bits_1 1)) (= power_2 power_1))
                a!1
                (=> (= (- bits_1 1) (+ bits_1 1)) (= power_1 (* 2 power_2)))
                (=> (> bits_1 (- bits_1 1)) (>= power_2 (* 2 power_1)))
                (=> (> (- bits_1 1) bits_1) (>= power_1 (* 2 power_2))))))
  (=> (and (>= bits_1 0) (>= (- bits_1 1) 0)) a!2)))
  :named |about power_2 and power_1|))
(assert (! (let ((a!1 (=> (>= (* 2 |ceil of argument|) 1)
               (and (>= bits_1 1)
                    (<= power_1 (* 2 |ceil of argument|))
                    (< (* 2 |ceil of argument|) power_2)))))
  (and (=> (= (* 2 |ceil of argument|) 0) (= bits_1 0)) a!1))
  :named |about bits_1|))
(assert (! (let ((a!1 (and true
                (>= 0 0)
                (= (* (/ argument 1.0) (to_real power_3)) argument)
                (>= (/ argument 1.0) 0.0)
                (<= (* 2.0 (/ argument 1.0)) 1.0))))
(let ((a!2 (=> (and true (not (< 0 bits_1))) a!1)))
  (not a!2)))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: exponential: a turn
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun degree () Real)
(declare-fun exact () Real)
(declare-fun rest () Real)
(declare-fun tail () Real)
(declare-fun term () Real)
(declare-fun total () Real)
(declare-fun z () Real)
(assert (! (and (>= z 0.0) (<= (* 2.0 z) 1.0))
  :named |0 <= z <= 1/2|))
(assert (! (and (>= degree 0.0) (>= term 0.0) (>= total 0.0))
  :named |a term|))
(assert (! (= (+ total tail) exact)
  :named |total and tail|))
(assert (! (and (>= tail 0.0) (<= tail (* 2.0 term)))
  :named |the tail|))
(assert (! (= tail (+ term rest))
  :named |its first term|))
(assert (! (let ((a!1 (= (* (/ (* term z) (+ degree 1.0)) (+ degree 1.0)) (* term z))))
(let ((a!2 (and (= (+ (+ total term) rest) exact)
                (>= (+ total term) 0.0)
                a!1
                (= (+ degree 1.0) (+ degree 1.0)))))
  (not a!2)))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: exponential: end
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun degree () Real)
(declare-fun exact () Real)
(declare-fun halvings () Int)
(declare-fun power_1 () Int)
(declare-fun rest () Real)
(declare-fun tail () Real)
(declare-fun term () Real)
(declare-fun total () Real)
(declare-fun z () Real)
(assert (! (and (>= z 0.0) (<= (* 2.0 z) 1.0))
  :named |0 <= z <= 1/2|))
(assert (! (and (>= degree 0.0) (>= term 0.0) (>= total 0.0))
  :named |a term|))
(assert (! (= (+ total tail) exact)
  :named |total and tail|))
(assert (! (and (>= tail 0.0) (<= tail (* 2.0 term)))
  :named |the tail|))
(assert (! (= tail (+ term rest))
  :named |its first term|))
(assert (! (>= halvings 0)
  :named |some halvings|))
(assert (! (let ((a!1 (=> (= (+ 64 (* 2 halvings)) 0) (= power_1 1)))
      (a!2 (=> (= (+ 64 (* 2 halvings)) 1) (= power_1 2)))
      (a!3 (=> (= (+ 64 (* 2 halvings)) 2) (= power_1 4)))
      (a!4 (=> (= (+ 64 (* 2 halvings)) 3) (= power_1 8)))
      (a!5 (and (>= power_1 16) (> power_1 (+ 64 (* 2 halvings))))))
(let ((a!6 (=> (>= (+ 64 (* 2 halvings)) 4) a!5)))
  (and a!1 a!2 a!3 a!4 a!6)))
  :named |about power_1|))
(assert (! (let ((a!1 (and (<= total exact)
                (<= exact (+ total (* term 2.0)))
                (>= total 0.0)
                (>= (to_real power_1) 1.0))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: exponential: a square, path 1
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun |ceil of high*high*precision| () Real)
(declare-fun exact () Real)
(declare-fun |floor of low*low*precision| () Real)
(declare-fun high () Real)
(declare-fun low () Real)
(declare-fun precision () Real)
(assert (! (and (>= low 0.0) (<= low exact) (<= exact high) (>= precision 1.0))
  :named |the enclosure|))
(assert (! (and (<= |floor of low*low*precision| (* low low precision))
     (< (* low low precision) (+ |floor of low*low*precision| 1.0))
     (=> (>= (* low low precision) 0.0) (>= |floor of low*low*precision| 0.0)))
  :named |about floor of low*low*precision|))
(assert (! (and (< (- |ceil of high*high*precision| 1.0) (* high high precision))
     (<= (* high high precision) |ceil of high*high*precision|))
  :named |about ceil of high*high*precision|))
(assert (! (let ((a!1 (=> (and true (= precision 1.0))
               (and (<= |floor of low*low*precision| (* exact exact))
                    (<= (* exact exact) |ceil of high*high*precision|)
                    (>= |floor of low*low*precision| 0.0)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: exponential: a square, path 2
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_NRA)
(set-info :status unsat)
(declare-fun |ceil of high*high*precision| () Real)
(declare-fun exact () Real)
(declare-fun |floor of low*low*precision| () Real)
(declare-fun high () Real)
(declare-fun low () Real)
(declare-fun precision () Real)
(assert (! (and (>= low 0.0) (<= low exact) (<= exact high) (>= precision 1.0))
  :named |the enclosure|))
(assert (! (and (<= |floor of low*low*precision| (* low low precision))
     (< (* low low precision) (+ |floor of low*low*precision| 1.0))
     (=> (>= (* low low precision) 0.0) (>= |floor of low*low*precision| 0.0)))
  :named |about floor of low*low*precision|))
(assert (! (and (< (- |ceil of high*high*precision| 1.0) (* high high precision))
     (<= (* high high precision) |ceil of high*high*precision|))
  :named |about ceil of high*high*precision|))
(assert (! (let ((a!1 (=> (and true (not (= precision 1.0)))
               (and (<= (/ |floor of low*low*precision| precision)
                        (* exact exact))
                    (<= (* exact exact)
                        (/ |ceil of high*high*precision| precision))
                    (>= (/ |floor of low*low*precision| precision) 0.0)))))
  (not a!1))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: exponential: all squares
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun exact () Real)
(declare-fun halvings () Int)
(declare-fun high () Real)
(declare-fun low () Real)
(declare-fun precision () Real)
(assert (! (and (>= low 0.0) (<= low exact) (<= exact high) (>= precision 1.0))
  :named |the enclosure|))
(assert (! (not (and (= halvings halvings) (<= low exact) (<= exact high)))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: decided: floor
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun exact () Real)
(declare-fun |floor of high| () Int)
(declare-fun |floor of low| () Int)
(declare-fun high () Real)
(declare-fun low () Real)
(assert (! (and (<= low exact) (<= exact high))
  :named |the enclosure|))
(assert (! (and (<= (to_real |floor of low|) low)
     (< low (+ (to_real |floor of low|) 1.0))
     (=> (>= low 0.0) (>= (to_real |floor of low|) 0.0)))
  :named |about floor of low|))
(assert (! (and (<= (to_real |floor of high|) high)
     (< high (+ (to_real |floor of high|) 1.0))
     (=> (>= high 0.0) (>= (to_real |floor of high|) 0.0)))
  :named |about floor of high|))
(assert (! (let ((a!1 (and (<= (to_real |floor of low|) exact)
                (< exact (+ (to_real |floor of low|) 1.0))
                (=> (>= exact 0.0) (>= (to_real |floor of low|) 0.0)))))
(let ((a!2 (and (=> (and true (= |floor of low| |floor of high|)) a!1))))
  (not a!2)))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: decided: ceil
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LIRA)
(set-info :status unsat)
(declare-fun |ceil of high| () Int)
(declare-fun |ceil of low| () Int)
(declare-fun exact () Real)
(declare-fun high () Real)
(declare-fun low () Real)
(assert (! (and (<= low exact) (<= exact high))
  :named |the enclosure|))
(assert (! (and (< (- (to_real |ceil of low|) 1.0) low) (<= low (to_real |ceil of low|)))
  :named |about ceil of low|))
(assert (! (and (< (- (to_real |ceil of high|) 1.0) high)
     (<= high (to_real |ceil of high|)))
  :named |about ceil of high|))
(assert (! (let ((a!1 (and (< (- (to_real |ceil of low|) 1.0) exact)
                (<= exact (to_real |ceil of low|)))))
(let ((a!2 (and (=> (and true (= |ceil of low| |ceil of high|)) a!1))))
  (not a!2)))
  :named |negated goal|))
(check-sat)
(reset)
; id: numeric/enclosures-for-all
; query: scale
; label:
; states: For all numbers and at every precision, the enclosures of sums, multiples, roots,
;   logarithms and exponentials contain the real numbers, and what is rounded at the end is the
;   real number's own floor or ceiling.
; kind: unbounded
; bounds: none
; assumes: power-series, exponential-law, release/induction
; expected: unsat
(set-info :smt-lib-version 2.6)
(set-logic QF_LRA)
(set-info :status unsat)
(declare-fun |ceil of exact*65536| () Real)
(declare-fun exact () Real)
(assert (! (and (< (- |ceil of exact*65536| 1.0) (* exact 65536.0))
     (<= (* exact 65536.0) |ceil of exact*65536|))
  :named |about ceil of exact*65536|))
(assert (! (not (and (>= (/ |ceil of exact*65536| 65536.0) exact)
          (< (/ |ceil of exact*65536| 65536.0) (+ exact (/ 1.0 65536.0)))))
  :named |negated goal|))
(check-sat)
