-- depends: 0001.tables
-- Who keeps the house, whom people want to hear nothing of, what was reported, and what was done about it.

CREATE TABLE keepers (
    person TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE TABLE regards (
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    manner TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX regards_of_others ON regards (other);

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    said TEXT NOT NULL,
    chat TEXT NOT NULL,
    closed BIGINT,
    UNIQUE (reporter, person, table_id)
);
CREATE INDEX reports_open ON reports (closed, at);
CREATE INDEX reports_about ON reports (person, at);

CREATE TABLE sanctions (
    id TEXT PRIMARY KEY,
    manner TEXT NOT NULL,
    person TEXT NOT NULL,
    network TEXT NOT NULL,
    why TEXT NOT NULL,
    at BIGINT NOT NULL,
    until BIGINT,
    settled BIGINT
);
CREATE INDEX sanctions_of_person ON sanctions (person, at);
CREATE INDEX sanctions_in_force ON sanctions (settled, manner);

CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    detail TEXT NOT NULL,
    why TEXT NOT NULL
);
CREATE INDEX audit_in_time ON audit (at);

CREATE TABLE seen (
    person TEXT PRIMARY KEY,
    network TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX seen_in_time ON seen (at);

CREATE TABLE left_news (
    number BIGINT PRIMARY KEY,
    said TEXT NOT NULL
);

CREATE INDEX results_in_time ON results (person, ended);
CREATE INDEX tables_by_age ON tables (status, updated);
CREATE INDEX people_by_age ON people (created);
