-- The stake of a round's first bet: a further bet of the round may be up to twice as much while a bonus is wagered. Null in a free round, and in
-- one that an older version began: there the bonus's maximum holds alone.
ALTER TABLE wallet_round ADD COLUMN first_stake_minor bigint CHECK (first_stake_minor >= 0);
