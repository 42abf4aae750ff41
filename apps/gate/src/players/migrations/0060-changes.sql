-- Changes of personal data and of what the player agreed to, by column of `player`; the first consents have nothing before. Kept as
-- evidence: nobody edits it.
CREATE TABLE player_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  field text NOT NULL,
  before text,
  after text,
  -- The network from which it was asked for; none where a mailed link or the house did it.
  address text,
  at timestamptz NOT NULL
);
CREATE INDEX player_change_of_player ON player_change (player_id, id);
REVOKE UPDATE, TRUNCATE ON player_change FROM bellwether_app;
