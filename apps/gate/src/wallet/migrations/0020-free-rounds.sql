-- The free spins that the round was one of: it cost nothing, and what it wins is theirs.
ALTER TABLE wallet_round ADD COLUMN reward_id text;
CREATE INDEX wallet_round_of_reward ON wallet_round (reward_id) WHERE reward_id IS NOT NULL;
-- What its stakes have counted towards which bonus, so that a rollback takes back that and no more.
ALTER TABLE wallet_round ADD COLUMN wagering_bonus_id text;
ALTER TABLE wallet_round ADD COLUMN wagered_minor bigint NOT NULL DEFAULT 0;
ALTER TABLE wallet_round ADD CHECK (reward_id IS NULL OR stake_cash_minor + stake_bonus_minor = 0);
