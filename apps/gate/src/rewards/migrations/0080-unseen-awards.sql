-- Awards that no screen of the player has received yet. A row is deleted once one has, or after some weeks.
CREATE TABLE reward_unseen_award (
  player_id text COLLATE "C" NOT NULL REFERENCES player (id),
  task_id text COLLATE "C" NOT NULL,
  award jsonb NOT NULL,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, task_id)
);
CREATE INDEX reward_unseen_award_by_time ON reward_unseen_award (given_at);
