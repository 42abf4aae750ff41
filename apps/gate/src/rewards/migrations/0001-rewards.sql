-- A mission that a player completed in a week; `week` is the week's Monday (UTC).
CREATE TABLE mission_done (
  player_id text COLLATE "C" NOT NULL REFERENCES player (id),
  mission text NOT NULL,
  week date NOT NULL,
  done_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, week, mission)
);

-- The last round that was checked for missions. Rounds from before this table are not announced.
CREATE TABLE mission_cursor (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  place bigint NOT NULL
);
INSERT INTO mission_cursor (place) SELECT coalesce(pg_sequence_last_value('wallet_round_place_seq'), 0);
