-- Days or weeks of a promotion whose players were listed in reward_grant. Each is listed once.
CREATE TABLE reward_window (
  promotion text NOT NULL,
  -- The first day that counts, in the window's time zone.
  day date NOT NULL,
  time_zone text NOT NULL,
  PRIMARY KEY (promotion, day, time_zone)
);

-- A reward of a promotion: due until its player's rounds have ended, then given or refused. Each is decided once.
CREATE TABLE reward_grant (
  promotion text NOT NULL,
  day date NOT NULL,
  player_id text COLLATE "C" NOT NULL REFERENCES player (id),
  -- The play that counts.
  counts_from timestamptz NOT NULL,
  counts_until timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'given', 'refused')),
  -- Why it was refused.
  reason text,
  currency text NOT NULL,
  amount_minor bigint NOT NULL DEFAULT 0 CHECK (amount_minor >= 0),
  -- The amount in euro cents, as it was taken from the budget.
  euro_cents bigint NOT NULL DEFAULT 0 CHECK (euro_cents >= 0),
  lost_minor bigint,
  decided_at timestamptz,
  PRIMARY KEY (promotion, day, player_id),
  CHECK ((state = 'due') = (decided_at IS NULL)),
  CHECK ((state = 'refused') = (reason IS NOT NULL)),
  CHECK ((state = 'given') = (amount_minor > 0))
);
CREATE INDEX reward_grant_due ON reward_grant (counts_until) WHERE state = 'due';
CREATE INDEX reward_grant_of_player ON reward_grant (player_id, decided_at DESC);

-- What a promotion has given, in euro cents. Its budget is in its file.
CREATE TABLE reward_budget (
  promotion text PRIMARY KEY,
  given_cents bigint NOT NULL DEFAULT 0
);
