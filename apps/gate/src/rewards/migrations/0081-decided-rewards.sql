-- What promotions have decided about players, for other modules. The view is for reading only.
CREATE VIEW reward_decision AS
  SELECT promotion, player_id, state, euro_cents, decided_at FROM reward_grant;
COMMENT ON VIEW reward_decision IS 'Rewards of promotions, given, refused or due. Read by the bonuses, which share a daily most and budgets with them.';
REVOKE INSERT, UPDATE, DELETE ON reward_decision FROM bellwether_app;
