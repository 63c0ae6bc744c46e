-- Who is signed in where, which addresses are confirmed, what was sent to them; tokens get a scope and an end.
-- depends: 0001.tables

CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    agent TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX sessions_of_person ON sessions (person);

CREATE TABLE emails (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    email TEXT NOT NULL,
    confirmed BIGINT NOT NULL
);
CREATE INDEX emails_by_address ON emails (email);

CREATE TABLE letter_keys (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    email TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX letter_keys_of_person ON letter_keys (person);

CREATE TABLE letters (
    counted TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX letters_counted ON letters (counted, at);
CREATE INDEX letters_by_time ON letters (at);

ALTER TABLE tokens ADD COLUMN scope TEXT NOT NULL DEFAULT 'play';
ALTER TABLE tokens ADD COLUMN expires BIGINT;
