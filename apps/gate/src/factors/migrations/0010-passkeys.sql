CREATE TABLE player_passkey (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  -- Both in base64url.
  credential_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  -- Grows with each use where the authenticator counts at all: one that falls back is a copy's.
  counter bigint NOT NULL,
  name text NOT NULL,
  added_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX player_passkey_of_player ON player_passkey (player_id);
