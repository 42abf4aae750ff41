-- A round whose bets share a pot is void with bets of too few players.
ALTER TABLE studio_table_round DROP CONSTRAINT studio_table_round_void_reason_check;
ALTER TABLE studio_table_round ADD CONSTRAINT studio_table_round_void_reason_check
  CHECK (void_reason IN ('beacon_silent', 'clock_skew', 'few_players'));
