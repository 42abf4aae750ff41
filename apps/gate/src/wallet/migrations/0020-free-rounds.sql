-- The free spins that the round belongs to. The round costs nothing, and its win belongs to the free spins.
ALTER TABLE wallet_round ADD COLUMN reward_id text;
CREATE INDEX wallet_round_of_reward ON wallet_round (reward_id) WHERE reward_id IS NOT NULL;
-- How much its stakes counted towards which bonus, so that a rollback removes exactly that.
ALTER TABLE wallet_round ADD COLUMN wagering_bonus_id text;
ALTER TABLE wallet_round ADD COLUMN wagered_minor bigint NOT NULL DEFAULT 0;
ALTER TABLE wallet_round ADD CHECK (reward_id IS NULL OR stake_cash_minor + stake_bonus_minor = 0);
