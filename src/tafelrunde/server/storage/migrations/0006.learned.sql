-- depends: 0005.moderation
-- What somebody has learnt of a game: a lesson, an exercise, a note of the companion, each by its name.

CREATE TABLE learned (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    what TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, game, what)
);
