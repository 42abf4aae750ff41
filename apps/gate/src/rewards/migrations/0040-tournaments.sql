-- Players of a tournament. Rounds before `joined_at` do not count.
CREATE TABLE tournament_entry (
  promotion text NOT NULL,
  player_id text COLLATE "C" NOT NULL REFERENCES player (id),
  joined_at timestamptz NOT NULL,
  -- Public id of the player on boards; it says nothing about the account.
  seat text NOT NULL DEFAULT left(replace(gen_random_uuid()::text, '-', ''), 12),
  -- Chosen by the player to be shown; without one, the initial is shown if the player lets wins be shown.
  nickname text,
  PRIMARY KEY (promotion, player_id)
);

-- A board, by its first day. It is closed once, when its rounds have ended; then its places and prizes are final.
CREATE TABLE tournament_board (
  promotion text NOT NULL,
  board date NOT NULL,
  opens_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (promotion, board)
);

-- What a player has on a board. It is counted anew from the player's rounds each time, under the lock of the board's row.
CREATE TABLE tournament_score (
  promotion text NOT NULL,
  board date NOT NULL,
  player_id text COLLATE "C" NOT NULL REFERENCES player (id),
  -- Points, hundredths of a stake, or rounds in a row, as the rule scores.
  points bigint NOT NULL CHECK (points >= 0),
  -- When these points were reached, and by which round: of two players with the same points, the earlier one ranks higher.
  reached_at timestamptz,
  reached_place bigint,
  -- A round that may count has not ended.
  has_open boolean NOT NULL,
  -- Set when the board is closed: the place among players other than house players, and its prize in whole euros.
  place integer,
  prize integer NOT NULL DEFAULT 0,
  PRIMARY KEY (promotion, board, player_id),
  FOREIGN KEY (promotion, board) REFERENCES tournament_board,
  CHECK ((points > 0) = (reached_at IS NOT NULL AND reached_place IS NOT NULL)),
  CHECK (prize = 0 OR place IS NOT NULL)
);
CREATE INDEX tournament_score_in_order ON tournament_score (promotion, board, points DESC, reached_at, reached_place) WHERE points > 0;
CREATE INDEX tournament_score_open ON tournament_score (promotion, board) WHERE has_open;
