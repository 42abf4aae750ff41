-- When a player's open game last asked for a table's coming rounds, which it does at the start of every round.
CREATE TABLE studio_visit (
  owner text NOT NULL,
  table_id text NOT NULL REFERENCES studio_table (id),
  -- The session that asked, and when it asked first. Times are those of the database's clock.
  session_hash text NOT NULL,
  began_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- The seen_at of the session before it: the player was away from then until began_at.
  left_at timestamptz NOT NULL,
  PRIMARY KEY (owner, table_id)
);
