-- Cases about money laundering and about persons on lists, with the figures that have opened each, as they were.
ALTER TABLE account_hold DROP CONSTRAINT account_hold_cause_check;
ALTER TABLE account_hold ADD CONSTRAINT account_hold_cause_check CHECK (cause IN ('payment', 'person', 'laundering', 'pep', 'sanctions'));
ALTER TABLE account_hold ADD COLUMN facts jsonb NOT NULL DEFAULT '[]';
-- The newest case of a player for each rule: what it has judged is not judged again.
CREATE INDEX account_hold_of_player ON account_hold (player_id, cause, detail, held_at);
-- One open case for a rule or an entry of a list.
CREATE UNIQUE INDEX account_hold_one_open ON account_hold (player_id, cause, detail)
  WHERE lifted_at IS NULL AND cause IN ('laundering', 'pep', 'sanctions');
