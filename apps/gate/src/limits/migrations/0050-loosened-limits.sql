-- When a player asked for a higher limit, and when a requested removal of a limit takes effect. The view is for reading only.
CREATE VIEW limit_loosened AS
  SELECT player_id, requested_at AS at FROM player_limit WHERE effective_at > requested_at
  UNION ALL SELECT player_id, removable_at FROM player_limit WHERE removable_at IS NOT NULL;
COMMENT ON VIEW limit_loosened IS 'Raises and removals of limits. Read by the signs of risk.';
REVOKE INSERT, UPDATE, DELETE ON limit_loosened FROM bellwether_app;
