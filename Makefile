# Sandtable. `make help` lists what there is to make.

GAME ?= antagonism
SERVE ?=
ONLY ?=
MYPY_PATHS ?= $(wildcard src tests scripts setup.py conftest.py)
RUFF_PATHS ?= .
# one more than there are cores: tests of the server and the browser wait for much
WORKERS ?= $(shell expr $$(nproc 2>/dev/null || echo 1) + 1)

BIN := .venv/bin
LOCK := uv pip compile --universal --generate-hashes --no-header --no-emit-index-url --no-emit-find-links
# Tests are rewritten as they are read, and grammars have tables: kept, every process need not make them anew.
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n $(WORKERS)
INTERPRETED := SANDTABLE_BUILD=interpreted PYTHONPATH="$(CURDIR)/src"
COMPILED := SANDTABLE_BUILD=compiled
RULES_ONLY := --ignore=tests/server --ignore=tests/browser
# What is run on both builds: golden games, walks, the contract and the kernel hold them to the same games.
BOTH := tests/contract tests/kernel tests/perft tests/reference tests/scenarios \
	$(wildcard tests/cards/*/test_scenarios.py)
TOGETHER := $(MAKE) -j5

export PYTHON
export UV_PYTHON_DOWNLOADS = never
export PIP_DISABLE_PIP_VERSION_CHECK = 1
unexport PYTHONPATH
MAKEFLAGS += --no-print-directory

.PHONY: help setup packages engine client client-tests chromium both lint play terminal test check mutants bench screens format audit sbom lock clean distclean

help: ## what there is to make
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1\t\2/p' $(firstword $(MAKEFILE_LIST)) | \
		awk -F '\t' '{ printf "  make %-10s %s\n", $$1, $$2 }'
	@echo "  GAME=$(GAME) chooses the game of play, bench and mutants; PYTHON=… the interpreter of setup."

setup: packages ## make .venv and install Sandtable into it, compiled where a C compiler works
	@$(MAKE) engine

packages:
	@sh scripts/venv.sh .venv requirements.lock $(if $(filter check format,$(MAKECMDGOALS)),2,4)

# These need the packages, and nothing of each other: they are made side by side.
engine:
	@$(BIN)/python scripts/engine.py

client:
	@$(BIN)/python scripts/client.py

client-tests: client
	@$(BIN)/python scripts/client.py run check
	@$(BIN)/python scripts/client.py run test

chromium:
	@sh scripts/chromium.sh

# The sources as they lie there, while they are compiled. Where they cannot be, every test is run so anyway.
both:
	@if [ "$(SANDTABLE_COMPILE)" != no ] && $(BIN)/python setup.py probe >/dev/null; then \
		$(INTERPRETED) $(PYTEST) $(BOTH) -m "not many"; fi

lint:
	$(BIN)/ruff check $(RUFF_PATHS)
	$(BIN)/ruff format --check $(RUFF_PATHS)
	$(BIN)/mypy --strict $(MYPY_PATHS)

play: packages ## serve the games on this machine and open the browser
	@$(TOGETHER) engine client
	@$(BIN)/sandtable serve $(SERVE)

terminal: setup ## play in the terminal against a bot
	@$(BIN)/sandtable play $(GAME)

# Every test is run on the build that people play, and those of BOTH on the other one too.
# Nothing is printed after the last pytest: its summary is the last line.
test: packages ## everything: lint, types, all tests, the rules' foundations on both builds
	@$(TOGETHER) --output-sync=target engine client-tests lint both chromium
	@if [ "$$($(BIN)/python scripts/engine.py --kind)" = compiled ]; then $(COMPILED) $(PYTEST); \
	else $(INTERPRETED) $(PYTEST); fi

check: packages ## quick: lint, types, a few cases of each test that is not slow, interpreted only
	@$(BIN)/python scripts/engine.py --any
	@$(MAKE) lint
	$(INTERPRETED) $(PYTEST) $(RULES_ONLY) -m "not slow" --quick

mutants: ## break the rules of GAME one by one and see which breaks no test notices (ONLY='*name*' or SAMPLE=400 for some, SEED=2 for others)
	@sh scripts/venv.sh .venv-mutants mutants.lock
	@.venv-mutants/bin/python scripts/mutants.py $(GAME) $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(if $(ONLY),'$(ONLY)')

bench: setup ## measure how fast GAME runs
	@$(BIN)/sandtable bench $(GAME)

screens: packages ## photograph every page into docs/screens
	@$(TOGETHER) engine client chromium
	@$(BIN)/python scripts/screens.py

format: packages ## put the sources into the house style
	$(BIN)/ruff check --fix $(RUFF_PATHS)
	$(BIN)/ruff format $(RUFF_PATHS)

audit: packages ## ask the registries whether flaws are known in what we depend on
	@$(BIN)/python scripts/audit.py

sbom: packages ## write the bill of materials, dist/sandtable.cdx.json (CycloneDX)
	@$(BIN)/python scripts/sbom.py dist/sandtable.cdx.json

lock: ## resolve the dependencies again and write both lock files
	@command -v uv >/dev/null || { echo "make lock needs uv 0.13 or newer: pip install uv"; exit 1; }
	$(LOCK) --quiet --group test pyproject.toml -o requirements.lock
	$(LOCK) --quiet --group mutants pyproject.toml -o mutants.lock
	@! grep -n '://' requirements.lock mutants.lock || { echo "A lock names an address; it must not."; exit 1; }

clean: ## remove what tests and builds leave behind
	rm -rf build dist web/dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean ## clean, and remove the environments too
	rm -rf .venv .venv-mutants web/node_modules
