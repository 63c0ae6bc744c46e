-- depends: 0001.tables
-- Reviews of finished matches: what was found out, without the name of anybody.

CREATE TABLE reviews (
    table_id TEXT NOT NULL,
    depth TEXT NOT NULL,
    at BIGINT NOT NULL,
    told TEXT NOT NULL,
    PRIMARY KEY (table_id, depth)
);
