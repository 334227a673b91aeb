# Vacancy. Each target sets up what it needs in .venv; the second time it is quick.

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input -qq
INSTALL := $(PIP) install --require-hashes --no-deps --only-binary :all: -r
LOCK := $(BIN)/uv pip compile -q --no-config --generate-hashes --no-emit-index-url --universal \
	--python-version 3.11 --fork-strategy fewest --custom-compile-command "make lock" $(LOCKFLAGS)
PYTHON ?=

.PHONY: help play test check compile bench nightly format lock clean
.DEFAULT_GOAL := help

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-16s %s\n", $$1, $$2 }'

play: compile ## play Overbooking in the terminal
	@$(BIN)/vacancy play overbooking --terminal

test: check ## check, then run the whole test suite
	$(BIN)/pytest -n 2

check: .venv/.dev ## lint, format, types, import rules, rule map
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m vacancy.engine.rulemap

compile: .venv/.play ## compile the games ahead of time
	@$(BIN)/vacancy compile

bench: .venv/.bench ## measure the speed of games and bots
	@$(BIN)/vacancy bench

nightly: .venv/.dev ## run the long tests
	$(BIN)/pytest -n 2 -m nightly

format: .venv/.dev ## format the code and fix what lint can fix
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

lock: .venv/.dev ## lock the dependencies again (newer ones: make lock LOCKFLAGS=--upgrade)
	$(LOCK) pyproject.toml --group build -o requirements.lock
	$(LOCK) --group dev -c requirements.lock -o requirements-dev.lock
	$(LOCK) pyproject.toml --extra bench -c requirements.lock -o requirements-bench.lock

clean: ## remove the environment, caches and results
	rm -rf .venv build dist htmlcov .coverage .coverage.* .*_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# Stamps: what is installed in .venv, renewed when its lock file changes.

$(BIN)/python:
	@python=$$(sh scripts/find-python "$(PYTHON)") || exit 1; \
	echo "Making .venv with $$($$python --version), once ..."; \
	$$python -m venv --clear .venv

.venv/.locked: requirements.lock | $(BIN)/python
	@echo "Installing what playing needs (about 150 MB) ..."
	@$(INSTALL) requirements.lock
	@touch $@

.venv/.play: pyproject.toml .venv/.locked
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

.venv/.dev: requirements-dev.lock | .venv/.play
	@echo "Installing what testing needs (about 50 MB) ..."
	@$(INSTALL) requirements-dev.lock
	@touch $@

.venv/.bench: requirements-bench.lock | .venv/.play
	@echo "Installing what measuring needs (about 50 MB) ..."
	@$(INSTALL) requirements-bench.lock
	@touch $@
