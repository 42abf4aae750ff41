-- The server seed of the next pair. It is chosen and its hash is shown before the player's seed of that pair is known. Null in an
-- older pair that was not opened since.
ALTER TABLE studio_seed_pair ADD COLUMN next_server_seed text;
