"""How fast Armoire is, beside others, in one run: `python -m benchmarks`."""
