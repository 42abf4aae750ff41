-- An older pair, and one that a node of the version before still stores, gets a seed here: two random UUIDs, 244 bits.
ALTER TABLE studio_seed_pair ALTER COLUMN next_server_seed
  SET DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
UPDATE studio_seed_pair SET next_server_seed = DEFAULT WHERE next_server_seed IS NULL;
ALTER TABLE studio_seed_pair ALTER COLUMN next_server_seed SET NOT NULL;
