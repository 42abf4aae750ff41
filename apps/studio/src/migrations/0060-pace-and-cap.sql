-- The pace holds over all games of a player: the round that was started last, in whichever.
CREATE INDEX studio_round_of_owner ON studio_round (owner, place DESC);

-- The largest stake that the wallet takes from this player in this game, in minor units; none where no market caps it.
ALTER TABLE studio_session ADD COLUMN maximum_stake_minor bigint CHECK (maximum_stake_minor > 0);
