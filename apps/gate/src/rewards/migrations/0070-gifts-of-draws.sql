-- What a due reward waits for, as its player is told: another bonus that must end first.
ALTER TABLE reward_grant ADD COLUMN waits_for text CHECK (waits_for = 'other_bonus');
ALTER TABLE reward_grant ADD CHECK (waits_for IS NULL OR state = 'due');

-- Deposits that were charged back, or withdrawn before they were staked once: they earn nothing.
CREATE TABLE reward_lost_deposit (
  player_id text COLLATE "C" NOT NULL REFERENCES player (id),
  deposit_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, deposit_id)
);
