-- What the pair after this one will be drawn from: chosen, and its hash told, before the player's seed of that pair is known. None in a
-- pair of before that was not opened since.
ALTER TABLE studio_seed_pair ADD COLUMN next_server_seed text;
