-- Whose market's terms for games apply: the player's country, or where the visitor of free play is. Null, as in sessions of before, is unknown.
ALTER TABLE studio_session ADD COLUMN country text;
