-- A player's favourite games.
CREATE TABLE game_favourite (
  player_id text NOT NULL REFERENCES player (id),
  game_code text NOT NULL,
  marked_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game_code)
);
