-- Only the hash of the token is stored, so that nobody who reads this table can use a session.
CREATE TABLE session (
  token_hash text PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text
);
CREATE INDEX session_live ON session (player_id) WHERE ended_at IS NULL;

CREATE TABLE activation_code (
  player_id text PRIMARY KEY REFERENCES player (id),
  phone text NOT NULL,
  code_hash text NOT NULL,
  requested_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  tries_left integer NOT NULL
);

-- Failed logins, counted by account and network address together; old rows are deleted.
CREATE TABLE login_failure (
  account text NOT NULL,
  address text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX login_failure_by_pair ON login_failure (account, address, at);
