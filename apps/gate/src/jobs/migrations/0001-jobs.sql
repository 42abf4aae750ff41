-- Scheduled work, one row a job. All times are the database's, so that a node with a wrong clock neither runs ahead nor holds others back.
CREATE TABLE job (
  name text PRIMARY KEY,
  due_at timestamptz NOT NULL,
  -- The node that runs it now, believed alive until then; past it any other may take over.
  holder uuid,
  lease_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  succeeded_at timestamptz,
  duration_ms integer,
  -- What the last successful run counted: bonuses expired, payments unresolved, promises broken.
  result bigint,
  failures_in_a_row integer NOT NULL DEFAULT 0,
  last_error text
);
