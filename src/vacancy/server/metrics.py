"""Metrics: what this process counts and measures, under the names by which Prometheus reads it.

Names and labels are a promise to those who draw curves of them, `docs/grafana/vacancy.json` first.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

MOVES = Counter(
    "vacancy_moves",
    "Moves written, by who made them: a person, a bot, or a bot because the clock ran out",
    ["by"],
    registry=REGISTRY,
)
ACKNOWLEDGEMENT = Histogram(
    "vacancy_acknowledgement_seconds",
    "From the reading of a command until it is safe and acknowledged",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10),
    registry=REGISTRY,
)
DATABASE_ERRORS = Counter(
    "vacancy_database_errors",
    "Transactions that failed because the database was in trouble",
    ["kind"],
    registry=REGISTRY,
)
NOTICES = Counter(
    "vacancy_notices",
    "Notices to people who do not look, by where they went, and what became of them",
    ["channel", "outcome"],
    registry=REGISTRY,
)
TABLES = Gauge("vacancy_tables", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("vacancy_sockets", "WebSockets open at tables", registry=REGISTRY)
THINKING = Gauge(
    "vacancy_thoughts_running", "Bots that think, those asked for hints too", registry=REGISTRY
)
THOUGHTS_WAITING = Gauge(
    "vacancy_thoughts_waiting", "Bots that wait for a thread to think in", registry=REGISTRY
)
WRITES_WAITING = Gauge(
    "vacancy_writes_waiting", "Changes of tables that wait to be written", registry=REGISTRY
)

for by in ("person", "bot", "clock"):  # a curve begins at nought, not at the first that happens
    MOVES.labels(by)
for kind in ("reading", "writing"):
    DATABASE_ERRORS.labels(kind)
for channel in ("push", "webhook", "mail"):
    for outcome in ("sent", "failed"):
        NOTICES.labels(channel, outcome)
