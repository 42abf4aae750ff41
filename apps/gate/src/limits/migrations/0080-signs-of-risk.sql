-- What the signs of risk read of limits and exclusions. The views are for reading only.
CREATE VIEW month_deposit_limit AS
  SELECT player_id, value, requested_at AS at FROM player_limit
  WHERE type = 'deposit' AND duration_days = 30 AND state <> 'cancelled' AND (imposed_value IS NULL OR imposed_value <> value);
COMMENT ON VIEW month_deposit_limit IS 'Limits for deposits of a month that players have set or asked for. Read by the signs of risk.';
CREATE VIEW break_begun AS
  SELECT player_id, starts_at AS at FROM exclusion WHERE excluded_by IS NULL;
COMMENT ON VIEW break_begun IS 'Breaks and exclusions that players have begun. Read by the signs of risk.';
REVOKE INSERT, UPDATE, DELETE ON month_deposit_limit, break_begun FROM bellwether_app;
CREATE INDEX player_limit_of_month ON player_limit (requested_at) WHERE type = 'deposit' AND duration_days = 30;
CREATE INDEX exclusion_by_begin ON exclusion (starts_at);
