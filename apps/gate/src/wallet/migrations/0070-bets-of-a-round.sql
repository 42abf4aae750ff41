-- A round may have many bets, and each can be rolled back alone.
-- The number of its bets that were not rolled back. A round of an older version has 1, and ends when nothing of its stake is left, as before.
ALTER TABLE wallet_round ADD COLUMN standing_bets integer NOT NULL DEFAULT 1;
-- Bonus money of bets that were rolled back after their bonus had ended. It is not returned, so stake_bonus_minor still contains it, but no win is paid on it.
ALTER TABLE wallet_round ADD COLUMN lost_bonus_minor bigint NOT NULL DEFAULT 0 CHECK (lost_bonus_minor >= 0);
-- How much each bet counted towards a bonus: [[bet, {"bonusId", "countedMinor", "isLowRisk"}], …]; null if none did.
ALTER TABLE wallet_round ADD COLUMN wagers jsonb;
COMMENT ON COLUMN wallet_round.wagering_bonus_id IS 'Written by older versions only; wagers replaces it.';
COMMENT ON COLUMN wallet_round.wagered_minor IS 'Written by older versions only; wagers replaces it.';
