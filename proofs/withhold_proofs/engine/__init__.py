"""How an obligation is decided: queries, solvers, Farkas certificates, mutants and processes.

Read the modules in the order in which they treat a query:

* `run`: decides one obligation; `outcome` holds the result;
* `parts`: lists the parts of a query;
* `scan`: rejects terms that do not mean what they seem to mean;
* `smtlib`, `logic`: write the query as SMT-LIB text and compute its logic;
* `solve`, `cvc5_check`: let z3 and cvc5 decide the text;
* `linear`, `farkas_search`, `farkas`, `farkas_text`: turn a query into linear inequalities, search a
  certificate, check it without a solver, and write it as JSON (`jsontext`);
* `mutants`, `substitutes`: change functions of the code under proof while a check runs;
* `sources`: finds the functions of the specification that a check can reach;
* `pool`: runs many obligations in several processes;
* `negative_controls`: obligations that the engine must reject.
"""
