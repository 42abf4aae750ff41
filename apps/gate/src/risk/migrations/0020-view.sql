-- The players with a mark in force, for other modules. The view is for reading only.
CREATE VIEW player_at_risk AS SELECT player_id FROM risk_mark WHERE lifted_at IS NULL;
COMMENT ON VIEW player_at_risk IS 'Players who are marked as being at risk. Read by the list of newsletter readers, which leaves them out.';
REVOKE INSERT, UPDATE, DELETE ON player_at_risk FROM bellwether_app;
