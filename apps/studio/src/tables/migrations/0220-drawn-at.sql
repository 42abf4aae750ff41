-- When the round was drawn, by the database's time: what its bets are worth was not known before.
ALTER TABLE studio_table_round ADD COLUMN drawn_at timestamptz;
UPDATE studio_table_round SET drawn_at = coalesce(draws_at, bets_close_at) WHERE phase IN ('drawn', 'paid');
