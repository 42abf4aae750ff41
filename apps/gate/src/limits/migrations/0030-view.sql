-- What other modules may read of limits in SQL of their own. Whoever reads it never writes through it.
CREATE VIEW limit_in_force AS
  SELECT player_id, type, duration_days, value FROM player_limit WHERE state IN ('active', 'cancelling');
COMMENT ON VIEW limit_in_force IS 'Limits that hold now. Read by bets: markets where three deposit limits stand before the first stake.';
REVOKE INSERT, UPDATE, DELETE ON limit_in_force FROM bellwether_app;
