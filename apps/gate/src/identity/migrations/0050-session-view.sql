-- The columns of sessions that other modules may read in their SQL. The view is for reading only.
CREATE VIEW session_standing AS
  SELECT token_hash, player_id, created_at, last_seen_at, ended_at, must_end_at, reality_check_due_at FROM session;
COMMENT ON VIEW session_standing IS 'How far a session has gone and when it has to pause or end. Read by bets, launches, the cashier and reality checks.';
REVOKE INSERT, UPDATE, DELETE ON session_standing FROM bellwether_app;
