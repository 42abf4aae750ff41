-- Leave to watch one finished round of a player, for somebody who answers the player. Nothing can be staked with it.
CREATE TABLE studio_watch (
  secret_hash text PRIMARY KEY,
  owner text NOT NULL,
  game_code text NOT NULL,
  round_id text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX studio_watch_expires ON studio_watch (expires_at);
