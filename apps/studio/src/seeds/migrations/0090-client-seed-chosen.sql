-- Whether the player or their browser chose the client seed. The studio chooses one for the first pair, until the browser has seen the hash.
ALTER TABLE studio_seed_pair ADD COLUMN client_seed_chosen boolean NOT NULL DEFAULT true;
