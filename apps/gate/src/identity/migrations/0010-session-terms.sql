-- When the player's login limits are used up. They are read again at that time, because a new period may have begun.
ALTER TABLE session ADD COLUMN must_end_at timestamptz;
-- From this time on games pause until the player confirms the reality check.
ALTER TABLE session ADD COLUMN reality_check_due_at timestamptz;
ALTER TABLE session ADD COLUMN reality_check_announced boolean NOT NULL DEFAULT false;
CREATE INDEX session_of_player ON session (player_id, created_at);
CREATE INDEX session_overdue ON session (must_end_at) WHERE ended_at IS NULL AND must_end_at IS NOT NULL;
CREATE INDEX session_reality_check ON session (reality_check_due_at) WHERE ended_at IS NULL AND reality_check_due_at IS NOT NULL;
