-- Signs of risk that a rule found in a player's play or payments. A sign is noted again after a week at the earliest.
CREATE TABLE risk_sign (
  player_id text COLLATE "C" NOT NULL REFERENCES player (id),
  sign text NOT NULL CHECK (sign IN ('losses', 'time', 'nights', 'loosened_limits', 'cancelled_withdrawals')),
  -- The figures that the rule saw.
  facts jsonb NOT NULL,
  noted_at timestamptz NOT NULL
);
CREATE INDEX risk_sign_of_player ON risk_sign (player_id, noted_at DESC);

-- A mark that a rule made waits for a person: they keep it or lift it.
ALTER TABLE risk_mark ADD COLUMN reviewed_by text;
ALTER TABLE risk_mark ADD COLUMN reviewed_at timestamptz;
ALTER TABLE risk_mark ADD CHECK ((reviewed_by IS NULL) = (reviewed_at IS NULL));
