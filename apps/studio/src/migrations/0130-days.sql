-- The public record of a UTC day: the root over the commitments of that day, chained to the record before.
CREATE TABLE studio_day (
  date text PRIMARY KEY CHECK (date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  commitment_count integer NOT NULL CHECK (commitment_count >= 0),
  root text NOT NULL CHECK (length(root) = 64),
  previous_hash text NOT NULL CHECK (length(previous_hash) = 64),
  hash text NOT NULL UNIQUE CHECK (length(hash) = 64),
  closed_at timestamptz NOT NULL
);

-- A leaf under a day's root: a pair of seeds for money, or a round of a table. `place` counts from 0.
CREATE TABLE studio_commitment (
  server_seed_hash text PRIMARY KEY,
  date text NOT NULL REFERENCES studio_day (date),
  place integer NOT NULL CHECK (place >= 0),
  leaf text NOT NULL,
  UNIQUE (date, place)
);

-- One level of a day's tree, from the leaves (0) up. Its nodes of 32 bytes stand one after another, so that a proof reads one node of each
-- level. EXTERNAL keeps the bytes uncompressed: PostgreSQL can then read a part without the rest.
CREATE TABLE studio_day_level (
  date text NOT NULL REFERENCES studio_day (date),
  level integer NOT NULL CHECK (level >= 0),
  nodes bytea NOT NULL,
  PRIMARY KEY (date, level)
);
ALTER TABLE studio_day_level ALTER COLUMN nodes SET STORAGE EXTERNAL;

CREATE INDEX studio_seed_pair_created ON studio_seed_pair (created_at);
CREATE INDEX studio_table_round_started ON studio_table_round (started_at);
