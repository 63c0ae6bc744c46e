-- depends: 0007.reviews
-- What reviews said about the seats of people, a row for each match, and their own mistakes as exercises. Both are for
-- the person alone.

CREATE TABLE statistics (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    depth TEXT NOT NULL,
    ended BIGINT NOT NULL,
    terms TEXT NOT NULL,
    kinds TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX statistics_over_time ON statistics (person, game, ended);

CREATE TABLE practice (
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    at BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    chapter INTEGER NOT NULL,
    theme TEXT NOT NULL,
    grade TEXT NOT NULL,
    cost DOUBLE PRECISION NOT NULL,
    told TEXT NOT NULL,
    PRIMARY KEY (person, name)
);
