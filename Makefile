# One command for each thing that is done here; `make` alone lists them.
# Needs a Python of at least 3.11 and nothing else: Node comes from PyPI, for the page's build.
#     make play PYTHON=python3.12      uses another Python
#     make play ARGS="--port 9000"     hands arguments on to the command

PYTHON ?= python3
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
RUN := $(BIN)/python
PLAY := $(VENV)/play.stamp
DEV := $(VENV)/dev.stamp

# A folder that was moved leaves an environment that points to where it was.
ifneq ($(shell cat $(VENV)/place 2>/dev/null),$(CURDIR))
$(shell rm -f $(PLAY) $(DEV))
endif

.DEFAULT_GOAL := help
.PHONY: help play page setup test lint tidy bench playthroughs notebooks lock clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-13s %s\n", $$1, $$2}' Makefile

play: $(PLAY) page ## set up what is needed, open the cupboard in the browser
	@$(RUN) -m armoire serve --open $(ARGS)

page: $(PLAY) ## build the browser page, if web/ has changed
	@$(RUN) hatch_build.py

setup: $(DEV) page ## set up all that developing needs, and run nothing

# The browser's tests share a server and a Chromium, and have the machine to themselves.
test: $(DEV) page ## every check: ruff, mypy, the page's tsc and all tests are pytest's
ifeq ($(ARGS),)
	@$(RUN) -m pytest -n 2 -m "not browser"
	@$(RUN) -m pytest -m browser
else
	@$(RUN) -m pytest $(ARGS)
endif

lint: $(DEV) page ## ruff, mypy and the page's tsc alone
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(RUN) hatch_build.py check

tidy: $(DEV) ## sort imports and mend what else ruff can by itself
	@$(BIN)/ruff check --fix .

bench: $(DEV) ## measure speed, beside others where they are
	@$(RUN) -m benchmarks $(ARGS)

playthroughs: $(DEV) ## write the golden playthroughs anew; review the change like code
	@$(RUN) -m tests.playthroughs $(ARGS)

notebooks: $(DEV) ## run the notebooks and save what they show
	@$(RUN) -m tests.notebooks $(ARGS)

lock: $(DEV) ## renew requirements*.lock: newest versions that fit, with hashes
	@$(RUN) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > $(VENV)/build-requires.txt
	@$(LOCK) --upgrade --all-extras --output-file requirements-dev.lock
	@$(LOCK) --constraint requirements-dev.lock --output-file requirements.lock

LOCK = $(BIN)/uv pip compile pyproject.toml $(VENV)/build-requires.txt --quiet --universal \
	--python-version 3.11 --generate-hashes --no-annotate --custom-compile-command "make lock"

clean: ## remove the environment, the page and all that was cached
	rm -rf $(VENV) web/node_modules src/armoire/server/page dist .cache .pytest_cache \
		.mypy_cache .ruff_cache .hypothesis test-results
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment: first what playing needs, and on top of it what developing needs.
$(RUN):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Armoire needs Python 3.11 or newer, and '$(PYTHON)' is not one."; \
		echo "Install one, or name it: make play PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "'$(PYTHON)' lacks its venv module. On Debian or Ubuntu: apt-get install python3-venv"; \
		exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)

PIP := $(RUN) -m pip --disable-pip-version-check --quiet install

$(PLAY): $(RUN) requirements.lock pyproject.toml
	@echo "Installing what requirements.lock lists ..."
	@$(PIP) --require-hashes --requirement requirements.lock
	@$(RUN) hatch_build.py
	@$(PIP) --no-deps --no-build-isolation --editable .
	@printf '%s\n' "$(CURDIR)" > $(VENV)/place
	@touch $@

$(DEV): $(PLAY) requirements-dev.lock
	@echo "Installing what requirements-dev.lock lists ..."
	@$(PIP) --require-hashes --requirement requirements-dev.lock
	@touch $@
