-- Scheduled jobs, one row each. All times are the database's, so that a node with a wrong clock does not disturb the others.
CREATE TABLE job (
  name text PRIMARY KEY,
  due_at timestamptz NOT NULL,
  -- The node that runs the job now, and the end of its lease; after that any node may take the job over.
  holder uuid,
  lease_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  succeeded_at timestamptz,
  duration_ms integer,
  -- The count of the last successful run: expired bonuses, unresolved payments, broken promises.
  result bigint,
  failures_in_a_row integer NOT NULL DEFAULT 0,
  last_error text
);
