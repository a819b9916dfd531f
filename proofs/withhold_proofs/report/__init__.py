"""How a run is reported: to people, to other programs, and in committed files.

Read the modules in this order:

* `summary`: the outcomes of a run, its problems and its exit code;
* `graph`: the status of a theorem, computed from the obligations it rests on;
* `text`, `explain`, `listing`: the printed reports, laid out by `tables`;
* `exports`: JSON, JUnit XML and SARIF;
* `results`: the content of `results.json`, described by `results.schema.json`;
* `assurance`: the generated pages;
* `certificates`: writes the generated files of a checkout, or compares them;
* `coverage`, `decimals`: used by checks to count what they exercised and to print fractions.
"""
