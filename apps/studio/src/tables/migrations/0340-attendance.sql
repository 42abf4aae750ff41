-- Tables start no rounds while nobody is there.
ALTER TABLE studio_table DROP CONSTRAINT studio_table_waits_for_check;
ALTER TABLE studio_table ADD CONSTRAINT studio_table_waits_for_check
  CHECK (waits_for IN ('hours', 'beacon_silent', 'clock_skew', 'nobody'));

-- When somebody was last at a table, or looked at the tables, on any node. One row.
CREATE TABLE studio_attendance (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  seen_at timestamptz NOT NULL
);
