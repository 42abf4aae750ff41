-- The minimum time between rounds is counted over all games of a player: from the round that was started last in any of them.
CREATE INDEX studio_round_of_owner ON studio_round (owner, place DESC);

-- The largest stake that the wallet accepts from this player in this game, in minor units; null where the market has no maximum.
ALTER TABLE studio_session ADD COLUMN maximum_stake_minor bigint CHECK (maximum_stake_minor > 0);
