-- Who is to be looked for on lists of politically exposed persons and sanctions, and when the service has last answered about them.
CREATE TABLE screening_check (
  player_id text PRIMARY KEY REFERENCES player (id),
  -- Since when an answer is waited for; null while none is.
  wanted_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  answered_at timestamptz,
  CHECK ((wanted_at IS NULL) = (next_attempt_at IS NULL))
);
CREATE INDEX screening_check_due ON screening_check (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX screening_check_answered ON screening_check (answered_at) WHERE answered_at IS NOT NULL;

-- An entry of a list that a player may be. It is decided once: the same entry is no question again.
CREATE TABLE screening_match (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  kind text NOT NULL CHECK (kind IN ('pep', 'sanctions')),
  list text NOT NULL,
  entry text NOT NULL,
  name text NOT NULL,
  similarity integer NOT NULL,
  found_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('same', 'other')),
  decided_by text,
  decided_at timestamptz,
  UNIQUE (player_id, kind, list, entry),
  CHECK ((decision IS NULL) = (decided_at IS NULL))
);
REVOKE DELETE, TRUNCATE ON screening_check, screening_match FROM bellwether_app;
