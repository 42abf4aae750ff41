-- Cash that must be staked before the free spins can be played: the deposit of spins that need no wagering. 0 for others, and for spins that
-- were given before.
ALTER TABLE player_bonus ADD COLUMN play_first_minor bigint NOT NULL DEFAULT 0 CHECK (play_first_minor >= 0);
