-- A game's popularity: the players of the last weeks. Each player counts once, and less with every week since they last played it.
CREATE TABLE game_popularity (
  game_code text PRIMARY KEY,
  players int NOT NULL CHECK (players >= 0),
  heat double precision NOT NULL CHECK (heat >= 0),
  refreshed_at timestamptz NOT NULL
);

-- How many players of one game also played the other; the highest value comes first.
CREATE TABLE game_coplay (
  game_code text NOT NULL,
  other_code text NOT NULL,
  players int NOT NULL CHECK (players > 0),
  closeness double precision NOT NULL,
  PRIMARY KEY (game_code, other_code)
);

-- A player's vote on a game; a later vote replaces it.
CREATE TABLE game_vote (
  player_id text NOT NULL REFERENCES player (id),
  game_code text NOT NULL,
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  voted_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game_code)
);
CREATE INDEX game_vote_of_game ON game_vote (game_code, stars);

-- Rounds are stored in order of time, so a small BRIN index finds the last weeks and costs a bet almost nothing.
CREATE INDEX wallet_round_opened ON wallet_round USING brin (opened_at);
