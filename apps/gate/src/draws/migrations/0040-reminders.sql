-- One row for each draw that a player wants to be reminded of. It is deleted when the reminder is sent or taken back, or when the draw is over.
CREATE TABLE draw_reminder (
  player_id text NOT NULL REFERENCES player (id),
  game_code text NOT NULL,
  draw integer NOT NULL,
  draws_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game_code, draw)
);
CREATE INDEX draw_reminder_due ON draw_reminder (draws_at);
