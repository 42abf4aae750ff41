-- What was reported to the authority about a player, for the role that reports alone. Nothing else in the database says that there is a report.
CREATE TABLE suspicion_report (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  -- The case that it came from.
  case_id bigint,
  -- Text and the authority's reference, encrypted for this row.
  content text NOT NULL,
  reported_by text NOT NULL,
  reported_at timestamptz NOT NULL
);
CREATE INDEX suspicion_report_of_player ON suspicion_report (player_id, reported_at);
-- Who has read one, and why.
CREATE TABLE suspicion_look (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  report_id text NOT NULL REFERENCES suspicion_report (id),
  looked_by text NOT NULL,
  looked_at timestamptz NOT NULL,
  reason text NOT NULL
);
REVOKE UPDATE, DELETE, TRUNCATE ON suspicion_report, suspicion_look FROM bellwether_app;
