# Everything happens in .venv; a machine needs only Python 3.11 or newer (with venv) and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
# A C compiler makes the compiled build; without one the suite only runs interpreted.
CC_FOUND := $(shell command -v cc gcc clang 2>/dev/null | head -n 1)
# The browser tests need a Chromium; none is ever downloaded.
CHROMIUM ?= $(firstword $(shell command -v chromium chromium-browser google-chrome google-chrome-stable 2>/dev/null))
# Without a network, what needs packages from npm is skipped with a message; CI sets this to nothing, so it fails there.
UNREACHABLE ?= --or-say-why
# The example's board is checked with those of the house, but not built into the client.
EXAMPLE := TAFELRUNDE_BOARDS=examples/bazaar
# Tests run beside each other on up to four cores; one that hangs costs minutes, not the whole run.
PYTEST := -m pytest -q --timeout 400 -n auto --maxprocesses 4 --dist worksteal
# The build that people use: the compiled one, if there can be one.
USED := $(abspath $(if $(CC_FOUND),$(COMPILED),src))
CLIENT := $(shell find web -name node_modules -prune -o -type f -print)
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.md' -o -name '*.ftl' -o -name '*.net')

play: $(VENV)/played
	TAFELRUNDE_LOG=text TAFELRUNDE_LEVEL=warning $(BIN)/tafelrunde serve --open

test: $(VENV)/ready $(if $(CC_FOUND),compile)
	$(BIN)/python build_hook.py --npm test $(UNREACHABLE)
	PYTHONPATH=src $(BIN)/python $(PYTEST) -m "not slow and not served and not browser"
	$(if $(CC_FOUND),PYTHONPATH=$(COMPILED) COMPILED=$(abspath $(COMPILED)) $(BIN)/python $(PYTEST) -m "not slow and not once and not served and not browser")
	@$(MAKE) --no-print-directory served browser

# Real servers, sockets and databases: once, on the build that people use.
served: $(VENV)/ready $(if $(CC_FOUND),compile)
	PYTHONPATH=$(USED) $(BIN)/python $(PYTEST) -m "served and not slow" tests/server

browser: $(VENV)/ready $(if $(CC_FOUND),compile)
ifeq ($(CHROMIUM),)
	@echo "The browser tests are skipped: there is no Chromium here. Install one with: apt-get install chromium"
else
	@$(MAKE) --no-print-directory web UNBUILT=$(UNREACHABLE)
	CHROMIUM=$(CHROMIUM) PYTHONPATH=$(USED) $(BIN)/python $(PYTEST) -rs -m "browser and not slow"
endif

slow: $(VENV)/ready compile
	PYTHONPATH=$(COMPILED) COMPILED=$(abspath $(COMPILED)) $(BIN)/python -m pytest -q -rs -m slow

lint: $(VENV)/ready
	$(BIN)/ruff check . && $(BIN)/ruff format --check .
	$(EXAMPLE) $(BIN)/python build_hook.py --npm lint $(UNREACHABLE)

types: $(VENV)/ready
	$(BIN)/mypy
	$(EXAMPLE) $(BIN)/python build_hook.py --npm check $(UNREACHABLE)

compile: $(COMPILED)/made

bench: $(VENV)/ready compile
	$(BIN)/python -m pip install -q -c constraints.txt open_spiel rlcard
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tafelrunde bench

bench-server: $(VENV)/ready compile
	PYTHONPATH=$(COMPILED) $(BIN)/python -m bench.server --boardgame build/boardgame --write build/bench-server.md

bench-web: $(VENV)/ready web $(if $(CC_FOUND),compile)
	PYTHONPATH=$(USED) $(BIN)/python -m bench.web

# In an environment of its own: the packages that it compares with are large.
bench-research: $(VENV)/ready compile
	$(PYTHON) -m venv build/research && build/research/bin/pip install -q "pettingzoo[classic]" gymnasium open_spiel rlcard pgx librt mypy_extensions fluent.runtime
	PYTHONPATH=$(COMPILED):. build/research/bin/python -m bench.research --write build/bench-research.md

audit: $(VENV)/ready
	$(BIN)/python -m pip install -q pip-audit && $(BIN)/python -m pip_audit -r constraints.txt --no-deps --disable-pip

# The browser client, for a server that runs from the sources.
web: src/tafelrunde/web/index.html

# Pictures of every page and board, for the documentation and for anyone who changes them.
screenshots: $(VENV)/ready web $(if $(CC_FOUND),compile)
	PYTHONPATH=$(USED) $(BIN)/python -m tests.browser.screenshots docs/screenshots

# A turn of the rivals in each game, a frame for each step.
films: $(VENV)/ready web $(if $(CC_FOUND),compile)
	PYTHONPATH=$(USED) $(BIN)/python -m tests.browser.films build/films

# Everything as the formatters want it.
format: $(VENV)/ready
	$(BIN)/ruff format .
	$(BIN)/python build_hook.py --npm format

transcripts: $(VENV)/ready
	PYTHONPATH=src $(BIN)/python -m tests.transcripts.make

# The tools, with every version pinned; the package itself is found through PYTHONPATH.
$(VENV)/ready: constraints.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q -c constraints.txt pip
	$(BIN)/python -m pip install -q -c constraints.txt --group dev
	touch $@

# The package as a user has it, compiled where that is possible.
$(VENV)/played: $(SOURCES) $(CLIENT) pyproject.toml constraints.txt build_hook.py
	test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q -c constraints.txt pip
	TAFELRUNDE_OPT=1 $(BIN)/python -m pip install -q -c constraints.txt .
	touch $@

src/tafelrunde/web/index.html: $(CLIENT) $(VENV)/ready
	$(BIN)/python build_hook.py --web $(UNBUILT)

$(COMPILED)/made: $(SOURCES) build_hook.py $(VENV)/ready
	$(BIN)/python build_hook.py $(COMPILED)
	touch $@

clean:
	rm -rf $(VENV) build dist src/tafelrunde/web web/node_modules

.PHONY: play test served browser slow lint types compile bench bench-server bench-web bench-research audit web screenshots films format transcripts clean
