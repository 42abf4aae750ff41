-- A player is shown only after switching it on. A player who never saw the setting cannot be distinguished from one who wants it, so it is off for everybody.
ALTER TABLE player ALTER COLUMN shows_wins SET DEFAULT false;
UPDATE player SET shows_wins = false WHERE shows_wins;
