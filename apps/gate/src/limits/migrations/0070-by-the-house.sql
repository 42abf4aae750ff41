-- What the house sets for a player whose play worries it. A raise above the imposed value takes no effect before the time given.
ALTER TABLE player_limit
  ADD COLUMN imposed_value bigint CHECK (imposed_value > 0),
  ADD COLUMN imposed_until timestamptz,
  ADD CHECK ((imposed_value IS NULL) = (imposed_until IS NULL));
-- Who has excluded the player, when it was not the player.
ALTER TABLE exclusion ADD COLUMN excluded_by text;
