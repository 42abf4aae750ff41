-- A day of play is one of the player's market since decision 110. Rows from before it stay: they were counted in UTC.
COMMENT ON VIEW played_day IS 'A player''s play of a day of their market (of UTC before decision 110). Read by the limits on stakes and losses, with every bet, and by the picture of play over time.';
