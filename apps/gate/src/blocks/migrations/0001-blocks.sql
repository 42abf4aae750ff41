-- What operators have blocked for a player. While one is in force, `player.blocked_until` has its scopes.
CREATE TABLE player_block (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  reason text NOT NULL,
  blocked_kind text NOT NULL,
  blocked_by text NOT NULL,
  blocked_at timestamptz NOT NULL,
  -- Null for until somebody lifts it.
  until timestamptz,
  lifted_by text,
  lifted_at timestamptz,
  CHECK ((lifted_by IS NULL) = (lifted_at IS NULL))
);
CREATE INDEX player_block_of_player ON player_block (player_id, id);
REVOKE DELETE, TRUNCATE ON player_block FROM bellwether_app;
