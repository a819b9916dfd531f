"""The laws of the samplers of noise. The samplers are arguments: the specification's or another's.

Read the modules in this order:

* `laws`: uniform integers, Bernoulli trials, geometric and Laplace noise, and the choice of a median;
* `gaussian_laws`: Gaussian noise, by a proof for every variance and by its exact law at some;
* `series_noise`: the joint law of the noise of a series, for every length and scale;
* `series_laws`: the same joint law at small lengths, by enumerating the samplers' branches.
"""
