-- The round of a table in which a bet was placed, as its provider names it. A player's bets in it count together where a maximum is per round.
ALTER TABLE wallet_round ADD COLUMN table_round text COLLATE "C";
CREATE INDEX wallet_round_at_table ON wallet_round (player_id, provider, table_round) WHERE table_round IS NOT NULL;
