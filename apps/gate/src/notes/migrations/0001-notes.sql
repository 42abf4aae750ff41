-- What the office's people write about a player. A note is never changed.
CREATE TABLE player_note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  written_by text NOT NULL,
  written_at timestamptz NOT NULL,
  body text NOT NULL
);
CREATE INDEX player_note_of_player ON player_note (player_id, written_at, id);
REVOKE UPDATE, DELETE, TRUNCATE ON player_note FROM bellwether_app;
