-- A player's free rounds, as the wallet reported them when the game was opened, with the stake of such a round. The wallet counts them.
CREATE TABLE studio_reward (
  owner text NOT NULL,
  id text NOT NULL,
  game_code text NOT NULL,
  stake_minor bigint NOT NULL CHECK (stake_minor > 0),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (owner, id)
);
CREATE INDEX studio_reward_expiry ON studio_reward (expires_at);

-- The free rounds that the round belongs to. The wallet takes no stake for it.
ALTER TABLE studio_round ADD COLUMN reward_id text CHECK (reward_id IS NULL OR mode = 'money');
