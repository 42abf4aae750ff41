-- What operators have stopped in an emergency: a game, a provider, a payment method, a country, or all sign-ups, deposits, withdrawals or play.
CREATE TABLE incident_stop (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('game', 'provider', 'method', 'country', 'signup', 'deposits', 'withdrawals', 'play')),
  -- A game's code, a provider's, a method's, a country's; empty for what has none.
  target text NOT NULL,
  reason text NOT NULL,
  stopped_by text NOT NULL,
  stopped_at timestamptz NOT NULL,
  -- When it ends by itself; null for when somebody ends it.
  until timestamptz,
  ended_by text,
  ended_at timestamptz,
  CHECK ((ended_by IS NULL) = (ended_at IS NULL))
);
CREATE INDEX incident_stop_in_force ON incident_stop (kind, target) WHERE ended_at IS NULL;
REVOKE DELETE, TRUNCATE ON incident_stop FROM bellwether_app;
