-- What the days' records read of jackpots in their SQL. The views are for reading only.
CREATE VIEW studio_clock_commitment AS
  SELECT pot, currency, number, server_seed_hash, root, beacon_round, ended_at FROM studio_clock;
COMMENT ON VIEW studio_clock_commitment IS 'What each clock and call was committed to. Read by the days'' records.';

CREATE VIEW studio_drop_commitment AS
  SELECT pot, currency, starts_at, commitment FROM studio_drop;
COMMENT ON VIEW studio_drop_commitment IS 'What each period of a drop was committed to. Read by the days'' records.';

REVOKE INSERT, UPDATE, DELETE ON studio_clock_commitment, studio_drop_commitment FROM bellwether_app;
