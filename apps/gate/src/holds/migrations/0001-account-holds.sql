-- Why an account is held, and who has looked at it. While one of its holds is open, `player.held_at` is set.
CREATE TABLE account_hold (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  cause text NOT NULL CHECK (cause IN ('payment', 'person')),
  -- For the staff alone, with the payment or the match that it is about.
  detail text NOT NULL,
  held_at timestamptz NOT NULL,
  lifted_by text,
  lifted_at timestamptz,
  CHECK ((lifted_by IS NULL) = (lifted_at IS NULL))
);
CREATE INDEX account_hold_open ON account_hold (player_id) WHERE lifted_at IS NULL;
REVOKE DELETE, TRUNCATE ON account_hold FROM bellwether_app;
