-- A hold is a case that somebody works on and closes with an outcome.
ALTER TABLE account_hold
  ADD COLUMN payment_id text,
  ADD COLUMN taken_by text,
  ADD COLUMN taken_at timestamptz,
  ADD COLUMN outcome text,
  ADD COLUMN closing_note text;
CREATE INDEX account_hold_waiting ON account_hold (held_at, id) WHERE lifted_at IS NULL;
CREATE INDEX account_hold_closed ON account_hold (lifted_at, id) WHERE lifted_at IS NOT NULL;
