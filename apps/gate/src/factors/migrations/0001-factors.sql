-- A player's authenticator app.
CREATE TABLE player_authenticator (
  player_id text PRIMARY KEY REFERENCES player (id),
  -- The secret of the app in force, encrypted; none before its first code was shown.
  secret text,
  confirmed_at timestamptz,
  -- The last step of 30 seconds whose code was used: no code is good twice.
  step bigint NOT NULL DEFAULT 0,
  -- The secret of an app that is being set up, encrypted, and until when a code of it is waited for.
  pending_secret text,
  pending_until timestamptz,
  -- Codes tried since the last right one, and when the first of them was: six digits can be guessed by many networks together.
  tries integer NOT NULL DEFAULT 0,
  tries_since timestamptz,
  CHECK ((secret IS NULL) = (confirmed_at IS NULL)),
  CHECK ((pending_secret IS NULL) = (pending_until IS NULL))
);

CREATE VIEW player_app AS SELECT player_id, confirmed_at FROM player_authenticator WHERE secret IS NOT NULL;
COMMENT ON VIEW player_app IS 'Players with an authenticator app in force. Read by identity, which asks for a second factor.';
REVOKE INSERT, UPDATE, DELETE ON player_app FROM bellwether_app;
