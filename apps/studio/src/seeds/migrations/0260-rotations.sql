-- The client's request that revealed the pair: a repeat of it gets the same answer. Null in a pair that is secret, that a node of an earlier
-- release has revealed, or whose client sent no id.
ALTER TABLE studio_seed_pair ADD COLUMN rotation_id uuid;
CREATE UNIQUE INDEX studio_seed_pair_rotation ON studio_seed_pair (owner, rotation_id) WHERE rotation_id IS NOT NULL;
