-- Asked at a national register at every login, so it has to be kept.
ALTER TABLE player ADD COLUMN national_id text;
CREATE UNIQUE INDEX player_by_national_id ON player (brand, national_id) WHERE national_id IS NOT NULL;
-- While the player is excluded: until when, nothing for good.
ALTER TABLE player ADD COLUMN excluded_until timestamptz;
-- The player's own choice; without one the market's holds.
ALTER TABLE player ADD COLUMN reality_check_minutes integer CHECK (reality_check_minutes BETWEEN 0 AND 240);
