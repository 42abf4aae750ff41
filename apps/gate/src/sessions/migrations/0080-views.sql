-- Leave to see the site as a player does, for somebody of the office who answers them. Nothing can be changed with it.
CREATE TABLE player_view (
  token_hash text PRIMARY KEY,
  player_id text COLLATE "C" NOT NULL REFERENCES player (id),
  expires_at timestamptz NOT NULL
);
CREATE INDEX player_view_expires ON player_view (expires_at);
