-- Stored because the national register is asked at every login.
ALTER TABLE player ADD COLUMN national_id text;
CREATE UNIQUE INDEX player_by_national_id ON player (brand, national_id) WHERE national_id IS NOT NULL;
-- The end of the player's exclusion; null for a permanent one.
ALTER TABLE player ADD COLUMN excluded_until timestamptz;
-- The player's choice; null means the market's default.
ALTER TABLE player ADD COLUMN reality_check_minutes integer CHECK (reality_check_minutes BETWEEN 0 AND 240);
