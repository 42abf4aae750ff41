-- Rounds that are sold ahead. announced: the row has a number above studio_table.number; bets are taken, the round has not begun, and its times
-- are estimates. It becomes betting when it begins.
ALTER TABLE studio_table_round DROP CONSTRAINT studio_table_round_phase_check;
ALTER TABLE studio_table_round ADD CONSTRAINT studio_table_round_phase_check
  CHECK (phase IN ('announced', 'betting', 'closed', 'sealed', 'running', 'drawn', 'paid', 'void'));
-- not_begun: a round that was sold ahead did not begin.
ALTER TABLE studio_table_round DROP CONSTRAINT studio_table_round_void_reason_check;
ALTER TABLE studio_table_round ADD CONSTRAINT studio_table_round_void_reason_check
  CHECK (void_reason IN ('beacon_silent', 'clock_skew', 'few_players', 'not_begun'));
