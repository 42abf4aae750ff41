-- One row for each value a player ever asked for: what held when, for whoever must answer that later.
CREATE TABLE player_limit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text COLLATE "C" NOT NULL REFERENCES player (id),
  type text NOT NULL CHECK (type IN ('deposit', 'maxwager', 'netloss', 'login')),
  duration_days integer NOT NULL CHECK (duration_days IN (1, 7, 30)),
  -- Minor units of the account's currency; minutes for login.
  value bigint NOT NULL CHECK (value > 0),
  state text NOT NULL CHECK (state IN ('active', 'pending', 'cancelling', 'cancelled')),
  requested_at timestamptz NOT NULL,
  -- From when it holds; for a pending raise, from when it may be confirmed.
  effective_at timestamptz NOT NULL,
  -- From when a removal may be confirmed.
  removable_at timestamptz,
  -- A change that is not confirmed until then is dropped.
  lapses_at timestamptz,
  ended_at timestamptz,
  CHECK ((state = 'cancelled') = (ended_at IS NOT NULL)),
  CHECK ((state = 'cancelling') <= (removable_at IS NOT NULL)),
  CHECK ((state IN ('pending', 'cancelling')) <= (lapses_at IS NOT NULL))
);
CREATE UNIQUE INDEX player_limit_in_force ON player_limit (player_id, type, duration_days) WHERE state IN ('active', 'cancelling');
CREATE UNIQUE INDEX player_limit_pending ON player_limit (player_id, type, duration_days) WHERE state = 'pending';
CREATE INDEX player_limit_of_player ON player_limit (player_id, id DESC);

-- Who shut themselves out, with what is needed to know the same person again under another account or brand.
CREATE TABLE exclusion (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  duration text NOT NULL,
  reason text NOT NULL,
  starts_at timestamptz NOT NULL,
  -- Nothing: for good.
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
