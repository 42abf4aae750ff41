CREATE TABLE wallet_round (
  provider text COLLATE "C" NOT NULL,
  round text COLLATE "C" NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  player_id text COLLATE "C" NOT NULL,
  game_code text NOT NULL,
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'closed', 'cancelled')),
  stake_cash_minor bigint NOT NULL CHECK (stake_cash_minor >= 0),
  stake_bonus_minor bigint NOT NULL CHECK (stake_bonus_minor >= 0),
  payout_cash_minor bigint NOT NULL CHECK (payout_cash_minor >= 0),
  payout_bonus_minor bigint NOT NULL CHECK (payout_bonus_minor >= 0),
  -- The bonus that paid a part of the stake. The same part of a win goes to this bonus.
  bonus_id text,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (provider, round)
);
CREATE INDEX wallet_round_of_player ON wallet_round (player_id, place DESC);

CREATE TABLE launch_token (
  token_hash text PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  session_hash text NOT NULL,
  provider text NOT NULL,
  game_code text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
