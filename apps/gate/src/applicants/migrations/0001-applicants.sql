-- Attempts of players to show the connected vendor who they are. `wanted`: the vendor does not know of it yet. `open`: it has a page for the player.
-- `review`: the vendor, or the house, is looking. `decided`: the vendor's result counts. `over`: whatever the vendor says counts no more.
CREATE TABLE identity_applicant (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  state text NOT NULL CHECK (state IN ('wanted', 'open', 'review', 'decided', 'over')),
  -- The vendor's page for the player, while it is open.
  url text,
  wanted_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- When the vendor is told of it, and once it is, asked for a result that was not sent.
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  CHECK ((state IN ('wanted', 'open', 'review')) = (next_attempt_at IS NOT NULL)),
  CHECK ((state IN ('decided', 'over')) = (ended_at IS NOT NULL)),
  CHECK (url IS NULL OR state = 'open')
);
CREATE UNIQUE INDEX identity_applicant_running ON identity_applicant (player_id) WHERE state IN ('wanted', 'open', 'review');
CREATE INDEX identity_applicant_of ON identity_applicant (player_id, wanted_at);
CREATE INDEX identity_applicant_due ON identity_applicant (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
