"""What all tests of Arne share."""

from __future__ import annotations

from hypothesis import settings

# A busy machine is no failure: no test here measures time.
settings.register_profile("armoire", deadline=None, print_blob=True, max_examples=50)
settings.load_profile("armoire")
