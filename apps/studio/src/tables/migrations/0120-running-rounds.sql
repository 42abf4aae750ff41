-- Play that goes on after the bets are sealed. running: the outcome is fixed, but no row has it until the round is drawn.
ALTER TABLE studio_table_round DROP CONSTRAINT studio_table_round_phase_check;
ALTER TABLE studio_table_round ADD CONSTRAINT studio_table_round_phase_check
  CHECK (phase IN ('betting', 'closed', 'sealed', 'running', 'drawn', 'paid', 'void'));
-- The start of the run. The times of actions are counted from it.
ALTER TABLE studio_table_round ADD COLUMN runs_at timestamptz;
-- The beacon's value is stored before the run, so a running round can always be ended.
ALTER TABLE studio_table_round ADD CHECK
  (phase <> 'running' OR (root IS NOT NULL AND beacon_signature IS NOT NULL AND runs_at IS NOT NULL AND events IS NULL));

-- A player's action for a bet in a running round. Only actions that count are stored.
CREATE TABLE studio_table_action (
  owner text NOT NULL,
  request_id uuid NOT NULL,
  round_id uuid NOT NULL,
  table_id text NOT NULL,
  table_number integer NOT NULL,
  -- The order in which the actions were stored.
  place bigint GENERATED ALWAYS AS IDENTITY,
  -- JSON as text.
  action text NOT NULL,
  -- The database's time when the action was stored, in ms after runs_at.
  after_ms integer NOT NULL CHECK (after_ms >= 0),
  PRIMARY KEY (owner, request_id),
  FOREIGN KEY (owner, round_id) REFERENCES studio_round (owner, id),
  FOREIGN KEY (table_id, table_number) REFERENCES studio_table_round (table_id, number)
);
CREATE INDEX studio_table_action_of_round ON studio_table_action (table_id, table_number, after_ms);
CREATE INDEX studio_table_action_of_bet ON studio_table_action (owner, round_id, place);
