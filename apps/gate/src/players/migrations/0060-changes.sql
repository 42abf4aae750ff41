-- Changes of personal data and consents, by column of `player`. The first consents have no earlier value. The rows are
-- evidence: nobody edits them.
CREATE TABLE player_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  field text NOT NULL,
  before text,
  after text,
  -- The network address of the request; null for a link from an email and for staff.
  address text,
  at timestamptz NOT NULL
);
CREATE INDEX player_change_of_player ON player_change (player_id, id);
REVOKE UPDATE, TRUNCATE ON player_change FROM bellwether_app;
