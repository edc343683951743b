"""Armoire's games as environments: arrays for learning, and the interfaces of other projects.

`armoire.envs.batch` needs nothing else. `armoire.envs.pettingzoo`, `armoire.envs.gymnasium` and
`armoire.envs.openspiel` each need the project that they are named after, an extra of the same name:
``pip install ".[pettingzoo]"``. See docs/environments.
"""
