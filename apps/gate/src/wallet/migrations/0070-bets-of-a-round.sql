-- A round may consist of many bets, and each can be undone alone.
-- How many of its bets stand. A round that an older version began has 1, and is over when nothing of its stake is left, as before.
ALTER TABLE wallet_round ADD COLUMN standing_bets integer NOT NULL DEFAULT 1;
-- Bonus money of bets that were undone after their bonus was over: not returned, so still in stake_bonus_minor, but no part of any win.
ALTER TABLE wallet_round ADD COLUMN lost_bonus_minor bigint NOT NULL DEFAULT 0 CHECK (lost_bonus_minor >= 0);
-- What each standing bet counted towards a bonus: [[bet, {"bonusId", "countedMinor", "isLowRisk"}], …]; null if none did.
ALTER TABLE wallet_round ADD COLUMN wagers jsonb;
COMMENT ON COLUMN wallet_round.wagering_bonus_id IS 'Written by older versions only; wagers replaces it.';
COMMENT ON COLUMN wallet_round.wagered_minor IS 'Written by older versions only; wagers replaces it.';
