-- What rounds, draws and days read of tables in their SQL. The views are for reading only.
CREATE VIEW studio_table_progress AS
  SELECT table_id, number, phase, started_at, bets_close_at, draws_at, phase_ends_at, runs_at, drawn_at, server_seed, server_seed_hash, root,
    beacon_round, beacon_signature, events
  FROM studio_table_round;
COMMENT ON VIEW studio_table_progress IS 'How far each round of a table is, and what it is drawn from, with its server seed encrypted. Read by rounds with every bet at a table, by draws and standing orders, and by the days'' records.';

CREATE VIEW studio_table_play AS
  SELECT owner, round_id, table_id, table_number, place, action, after_ms FROM studio_table_action;
COMMENT ON VIEW studio_table_play IS 'The actions of bets in running rounds, in the order of place. Read by rounds.';

CREATE VIEW studio_last_visit AS
  SELECT owner, table_id, seen_at FROM studio_visit;
COMMENT ON VIEW studio_last_visit IS 'When a player''s open game last asked for a table''s coming rounds. Read by rounds, which note whether their player is away.';

REVOKE INSERT, UPDATE, DELETE ON studio_table_progress, studio_table_play, studio_last_visit FROM bellwether_app;
