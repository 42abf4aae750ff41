-- A win stands among the recent winners with no more of its player than an initial; who does not want even that says so.
ALTER TABLE player ADD COLUMN shows_wins boolean NOT NULL DEFAULT true;
