-- Deposits whose player the rules have still to look at, as of the deposit. A row is written with the deposit and goes when it was looked at.
CREATE TABLE laundering_due (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  at timestamptz NOT NULL
);
