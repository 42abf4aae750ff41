-- An owner is "player:{id}" for money and "free:{uuid}" for one session of free play. Owners share nothing.

-- A client that knows the secret behind the hash plays this game. The wallet requires the launch token.
CREATE TABLE studio_session (
  secret_hash text PRIMARY KEY,
  owner text NOT NULL,
  player_id text,
  launch_token text,
  provider text NOT NULL,
  game_code text NOT NULL,
  engine text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('money', 'free')),
  currency text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK ((mode = 'money') = (player_id IS NOT NULL AND launch_token IS NOT NULL))
);
CREATE INDEX studio_session_expiry ON studio_session (expires_at);

-- Points of free play.
CREATE TABLE studio_purse (
  owner text PRIMARY KEY,
  currency text NOT NULL,
  balance_minor bigint NOT NULL CHECK (balance_minor >= 0)
);

CREATE TABLE studio_seed_pair (
  owner text NOT NULL,
  id uuid NOT NULL,
  game_code text NOT NULL,
  server_seed text NOT NULL,
  server_seed_hash text NOT NULL,
  client_seed text NOT NULL,
  next_nonce integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  revealed_at timestamptz,
  PRIMARY KEY (owner, id)
);
CREATE UNIQUE INDEX studio_seed_pair_secret ON studio_seed_pair (owner, game_code) WHERE revealed_at IS NULL;

CREATE TABLE studio_round (
  owner text NOT NULL,
  id uuid NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  player_id text,
  -- Stored here too, because a round may outlive its session; set to null when the wallet is no longer needed.
  launch_token text,
  provider text NOT NULL,
  game_code text NOT NULL,
  engine text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('money', 'free')),
  currency text NOT NULL,
  request_id uuid NOT NULL,
  content_hash text NOT NULL,
  stake_minor bigint NOT NULL CHECK (stake_minor > 0),
  -- JSON as text, so that it is read back byte for byte.
  input text NOT NULL,
  seed_pair_id uuid NOT NULL,
  nonce integer NOT NULL,
  bet_uuid uuid NOT NULL,
  win_uuid uuid NOT NULL,
  rollback_uuid uuid NOT NULL,
  -- staking: the bet may have been sent. staked: the wallet has taken the stake. open: drawn, won and not paid yet.
  -- settling: the win (0 for a loss) may have been sent. settled: finished. refused: the wallet refused the bet.
  -- unknown: the bet got no answer and must be rolled back. rolled_back: the stake was returned, or never taken.
  state text NOT NULL
    CHECK (state IN ('staking', 'staked', 'open', 'settling', 'settled', 'refused', 'unknown', 'rolled_back')),
  refusal text,
  script text,
  payout_minor bigint CHECK (payout_minor >= 0),
  -- The balance in the answer to this round's last wallet call.
  balance_minor bigint,
  started_at timestamptz NOT NULL,
  -- When the resolver handles the round; null when it is finished.
  due_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  PRIMARY KEY (owner, id),
  UNIQUE (owner, request_id),
  UNIQUE (owner, seed_pair_id, nonce),
  FOREIGN KEY (owner, seed_pair_id) REFERENCES studio_seed_pair (owner, id),
  CHECK (state NOT IN ('open', 'settling', 'settled') OR (script IS NOT NULL AND payout_minor IS NOT NULL)),
  CHECK ((due_at IS NULL) = (state IN ('settled', 'refused', 'rolled_back')))
);
-- A player has one open round in a game, however many nodes and devices try.
CREATE UNIQUE INDEX studio_round_active ON studio_round (owner, game_code)
  WHERE state IN ('staking', 'staked', 'open') OR (state = 'settling' AND payout_minor > 0);
CREATE INDEX studio_round_of_game ON studio_round (owner, game_code, place DESC);
CREATE INDEX studio_round_due ON studio_round (due_at) WHERE due_at IS NOT NULL;
