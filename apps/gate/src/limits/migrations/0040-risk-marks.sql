-- Players who seem to be at risk: they get no rewards. A mark stays in force until a person lifts it.
CREATE TABLE risk_mark (
  player_id text COLLATE "C" NOT NULL REFERENCES player (id),
  reason text NOT NULL,
  marked_by text NOT NULL,
  marked_at timestamptz NOT NULL,
  lifted_by text,
  lifted_at timestamptz,
  CHECK ((lifted_at IS NULL) = (lifted_by IS NULL))
);
CREATE UNIQUE INDEX risk_mark_in_force ON risk_mark (player_id) WHERE lifted_at IS NULL;
