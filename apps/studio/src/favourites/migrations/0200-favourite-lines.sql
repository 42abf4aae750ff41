-- A line that a player keeps for a game, to play it again.
CREATE TABLE studio_favourite_line (
  player_id text NOT NULL,
  game_code text NOT NULL,
  -- Its numbers, separated by commas.
  line text NOT NULL CHECK (line ~ '^[0-9]{1,2}(,[0-9]{1,2}){0,11}$'),
  -- The newest has the highest.
  place bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (player_id, game_code, line)
);
