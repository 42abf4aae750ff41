-- What rounds and days read of seeds in their SQL. The view is for reading only.
CREATE VIEW studio_seeds AS
  SELECT owner, id, server_seed, server_seed_hash, client_seed, created_at, revealed_at FROM studio_seed_pair;
COMMENT ON VIEW studio_seeds IS 'Each pair of seeds, with its server seed encrypted until it is revealed. Read by rounds, which are drawn from it, and by the days'' records.';
REVOKE INSERT, UPDATE, DELETE ON studio_seeds FROM bellwether_app;
