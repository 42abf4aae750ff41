-- Shown only once a player has switched it on. Who never looked at the setting cannot be told from who wants it, so it is off for all.
ALTER TABLE player ALTER COLUMN shows_wins SET DEFAULT false;
UPDATE player SET shows_wins = false WHERE shows_wins;
