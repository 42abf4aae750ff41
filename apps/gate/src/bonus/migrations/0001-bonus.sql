CREATE TABLE player_bonus (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  code text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'active', 'completed', 'expired', 'given_up', 'used_up')),
  currency text NOT NULL,
  amount_minor bigint NOT NULL DEFAULT 0,
  wagering_required_minor bigint NOT NULL DEFAULT 0,
  wagered_minor bigint NOT NULL DEFAULT 0,
  maximum_stake_minor bigint NOT NULL,
  minimum_deposit_minor bigint NOT NULL,
  claimed_at timestamptz NOT NULL,
  expires_at timestamptz,
  UNIQUE (player_id, code)
);
-- At most one bonus of a player is waiting or being wagered.
CREATE UNIQUE INDEX player_bonus_current ON player_bonus (player_id) WHERE state IN ('waiting', 'active');
CREATE INDEX player_bonus_expiring ON player_bonus (expires_at) WHERE state IN ('waiting', 'active');
