-- The doors of calendars that players have opened, by the days of the promotion's time zone.
CREATE TABLE reward_door (
  promotion text NOT NULL,
  day date NOT NULL,
  player_id text COLLATE "C" NOT NULL REFERENCES player (id),
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (promotion, player_id, day)
);
