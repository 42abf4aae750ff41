-- One row for each value that a player ever set. The rows are the history of the player's limits.
CREATE TABLE player_limit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text COLLATE "C" NOT NULL REFERENCES player (id),
  type text NOT NULL CHECK (type IN ('deposit', 'maxwager', 'netloss', 'login')),
  duration_days integer NOT NULL CHECK (duration_days IN (1, 7, 30)),
  -- Minor units of the account's currency; minutes for login.
  value bigint NOT NULL CHECK (value > 0),
  state text NOT NULL CHECK (state IN ('active', 'pending', 'cancelling', 'cancelled')),
  requested_at timestamptz NOT NULL,
  -- The time from which the limit is valid; for a pending raise, the time from which it can be confirmed.
  effective_at timestamptz NOT NULL,
  -- The time from which a removal can be confirmed.
  removable_at timestamptz,
  -- A change that is not confirmed by this time is dropped.
  lapses_at timestamptz,
  ended_at timestamptz,
  CHECK ((state = 'cancelled') = (ended_at IS NOT NULL)),
  CHECK ((state = 'cancelling') <= (removable_at IS NOT NULL)),
  CHECK ((state IN ('pending', 'cancelling')) <= (lapses_at IS NOT NULL))
);
CREATE UNIQUE INDEX player_limit_in_force ON player_limit (player_id, type, duration_days) WHERE state IN ('active', 'cancelling');
CREATE UNIQUE INDEX player_limit_pending ON player_limit (player_id, type, duration_days) WHERE state = 'pending';
CREATE INDEX player_limit_of_player ON player_limit (player_id, id DESC);

-- Self-exclusions, with the marks that identify the same person under another account or brand.
CREATE TABLE exclusion (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  duration text NOT NULL,
  reason text NOT NULL,
  starts_at timestamptz NOT NULL,
  -- Null: permanent.
  ends_at timestamptz,
  email text NOT NULL,
  phone text NOT NULL,
  national_id text,
  person text NOT NULL
);
CREATE INDEX exclusion_by_email ON exclusion (email);
CREATE INDEX exclusion_by_phone ON exclusion (phone);
CREATE INDEX exclusion_by_person ON exclusion (person);
CREATE INDEX exclusion_by_national_id ON exclusion (national_id) WHERE national_id IS NOT NULL;
