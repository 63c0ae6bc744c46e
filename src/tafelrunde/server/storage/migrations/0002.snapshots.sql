-- A cache: how a table stood after an entry of its ledger. Whatever does not fit is thrown away.
-- depends: 0001.tables

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    number INTEGER NOT NULL,
    hash TEXT NOT NULL,
    body TEXT NOT NULL
);
