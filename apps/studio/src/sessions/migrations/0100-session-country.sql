-- The country whose market terms apply: in play for money the player's, in free play the visitor's location. Null means unknown; older
-- sessions have null.
ALTER TABLE studio_session ADD COLUMN country text;
