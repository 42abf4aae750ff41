-- The bet whose play this bet follows: it is behind that bet's seat at a table.
ALTER TABLE studio_round ADD COLUMN follows_id uuid;
ALTER TABLE studio_round ADD CHECK (follows_id IS NULL OR table_id IS NOT NULL);

-- A further stake in a running round of a table, in ms after runs_at: when it was asked for, and when it was refused or given up. In
-- between, the decision of its bet is held open.
ALTER TABLE studio_action ADD COLUMN from_ms integer CHECK (from_ms >= 0);
ALTER TABLE studio_action ADD COLUMN until_ms integer CHECK (until_ms >= from_ms);
ALTER TABLE studio_action ADD CHECK (from_ms IS NULL OR state IN ('staking', 'taken') OR until_ms IS NOT NULL);
CREATE INDEX studio_action_in_run ON studio_action (owner, round_id) WHERE from_ms IS NOT NULL;
