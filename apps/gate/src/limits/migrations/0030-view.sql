-- The columns of limits that other modules may read in their SQL. The view is for reading only.
CREATE VIEW limit_in_force AS
  SELECT player_id, type, duration_days, value FROM player_limit WHERE state IN ('active', 'cancelling');
COMMENT ON VIEW limit_in_force IS 'Limits that hold now. Read by bets: markets where three deposit limits stand before the first stake.';
REVOKE INSERT, UPDATE, DELETE ON limit_in_force FROM bellwether_app;
