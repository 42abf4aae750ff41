-- An erasure that was asked for, and what of it is left: steps go one by one, each in the transaction that does it.
CREATE TABLE player_erasure (
  player_id text PRIMARY KEY REFERENCES player (id),
  asked_at timestamptz NOT NULL,
  asked_by_kind text NOT NULL,
  asked_by text NOT NULL,
  reason text NOT NULL,
  -- The player's emails and numbers, by which letters and guesses are found; empty once those are gone.
  contacts text[] NOT NULL,
  is_kept_by_law boolean NOT NULL,
  -- Before this moment the law keeps what it keeps.
  law_until timestamptz NOT NULL,
  -- asked:sessions, law:payments …
  steps_left text[] NOT NULL,
  -- When the next of them can be done; null where none can by itself.
  due_at timestamptz,
  -- What the steps that are left wait for.
  waits_for text CHECK (waits_for IN ('asked', 'law', 'exclusion')),
  done_at timestamptz,
  CHECK ((done_at IS NOT NULL) = (cardinality(steps_left) = 0))
);
CREATE INDEX player_erasure_due ON player_erasure (due_at) WHERE done_at IS NULL AND due_at IS NOT NULL;
CREATE INDEX player_erasure_asked ON player_erasure (asked_at, player_id);
REVOKE DELETE, TRUNCATE ON player_erasure FROM bellwether_app;

-- That a player's data were handed out.
CREATE TABLE data_export (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  made_at timestamptz NOT NULL,
  asked_by_kind text NOT NULL,
  asked_by text NOT NULL
);
CREATE INDEX data_export_of_player ON data_export (player_id, made_at);
