# Vacancy. Each target sets up what it needs in .venv; the second time it is quick.

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input -qq
INSTALL := $(PIP) install --require-hashes --no-deps --only-binary :all: -r
LOCK := $(BIN)/uv pip compile -q --no-config --generate-hashes --no-emit-index-url --universal \
	--python-version 3.11 --fork-strategy fewest --custom-compile-command "make lock" $(LOCKFLAGS)
PYTHON ?=
PAGE := src/vacancy/server/static
MANUAL := src/vacancy/server/manual
MANUAL_SOURCES := $(shell find docs manual src/vacancy/*.py src/vacancy/games/*/rules*.md -type f \
	-not -name '*.pyc' 2>/dev/null) CONTRIBUTING.md
PAGE_SOURCES := $(shell find web src/vacancy/*/text src/vacancy/games/*/text -type f \
	-not -path 'web/node_modules/*' 2>/dev/null)

.PHONY: help play test nightly check check-code check-types check-lint compile compiled web docs wheel screenshots bench strength load coverage mutants \
	format lock clean
.DEFAULT_GOAL := help

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-16s %s\n", $$1, $$2 }'

play: compile web ## set up, compile, start, and open the page
	@$(BIN)/vacancy serve --open

test: ## check, then run the tests but the long ones
	@$(MAKE) --no-print-directory -j 3 compiled web check
	@sh scripts/test

nightly: .venv/.dev web compiled ## run the long tests and measure coverage; under an hour
	@$(BIN)/python -m tests.compile_first review
	@sh scripts/test nightly
	@$(MAKE) --no-print-directory coverage

check: check-code check-types check-lint ## lint, format, types, import rules, rule map, the page's own tests

check-code: .venv/.dev # these three side by side, in `make test`
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m vacancy.engine.rulemap

check-types: web/node_modules/.checked

check-lint: web/node_modules/.installed
	cd web && ../scripts/npm run --silent lint

compile: .venv/.play ## compile the games ahead of time
	@$(BIN)/vacancy compile

compiled: .venv/.play # all that tests want of compiled code, before many of them would make it at once
	@$(BIN)/python -m tests.compile_first
	@VACANCY_BOUNDSCHECK=1 $(BIN)/python -m tests.compile_first play

web: $(PAGE)/index.html ## build the page

docs: $(MANUAL)/index.html ## build the documentation, which the server offers as /docs

screenshots: .venv/.dev web ## take pictures of the page, into build/screenshots
	VACANCY_BROWSER="$$(sh scripts/find-chromium)" $(BIN)/python -m tests.web.screenshots build/screenshots

bench: .venv/.bench ## measure the speed of games and bots
	@$(BIN)/vacancy bench

strength: compile ## measure the bots against each other, into docs/strength.md (STRENGTH="--minutes 60")
	@$(BIN)/python -m vacancy.lab.arena.strength $(STRENGTH)

load: .venv/.play compile ## put a server under load: 500 tables of four
	@$(BIN)/python -m vacancy.server.load

coverage: compiled ## measure which lines the tests reach; those of the rules run uncompiled
	@rm -f .coverage .coverage.*
	VACANCY_FRESH_SERVERS=1 $(BIN)/pytest -q -n 3 --dist loadfile --no-loadscope-reorder --cov --cov-report=term \
		--ignore=tests/web -m "not nightly and not alone"

mutants: .venv/.dev ## break the rules in 200 places and see which tests notice (MUTANTS="--count 20")
	@$(BIN)/python -m tests.mutants.run $(MUTANTS)

wheel: .venv/.play web docs ## build the wheel, with the page and the documentation in it, into dist
	@$(PIP) wheel --no-deps --no-build-isolation -w dist .

format: .venv/.dev ## format the code and fix what lint can fix
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

lock: .venv/.dev ## lock the dependencies again (newer ones: make lock LOCKFLAGS=--upgrade)
	$(LOCK) pyproject.toml --group build -o requirements.lock
	$(LOCK) --group dev -c requirements.lock -o requirements-dev.lock
	$(LOCK) --group web -o requirements-web.lock
	$(LOCK) --group docs -c requirements.lock -c requirements-dev.lock -o requirements-docs.lock
	$(LOCK) pyproject.toml --extra bench -c requirements.lock -o requirements-bench.lock

clean: ## remove the environment, caches and results
	rm -rf .venv web/node_modules $(PAGE) $(MANUAL) build dist htmlcov .coverage .coverage.* .*_cache .hypothesis
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

.venv/.docs: requirements-docs.lock | .venv/.dev
	@echo "Installing what making the documentation needs (about 30 MB) ..."
	@$(INSTALL) requirements-docs.lock
	@touch $@

web/node_modules/.installed: web/package-lock.json | .venv/.play
	@echo "Installing what building the page needs (about 80 MB) ..."
	@cd web && ../scripts/npm ci --ignore-scripts --loglevel error
	@touch $@

web/node_modules/.checked: web/node_modules/.installed $(PAGE_SOURCES)
	cd web && ../scripts/npm run --silent check
	cd web && ../scripts/npm run --silent test
	@touch $@

$(MANUAL)/index.html: .venv/.docs $(MANUAL_SOURCES)
	@$(BIN)/python -m manual $(MANUAL)

$(PAGE)/index.html: web/node_modules/.installed $(PAGE_SOURCES)
	@cd web && ../scripts/npm run --silent build
	@touch $@
