-- An email or a phone number that the office has entered for a player who cannot confirm it themselves. Two persons make it the account's.
CREATE TABLE new_contact (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text COLLATE "C" NOT NULL REFERENCES player (id),
  field text NOT NULL CHECK (field IN ('email', 'phone')),
  value text NOT NULL,
  entered_at timestamptz NOT NULL,
  UNIQUE (player_id, field)
);
