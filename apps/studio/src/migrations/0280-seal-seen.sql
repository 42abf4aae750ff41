-- When a seal was seen to be committed, by the database's time, while the value of its round of the beacon did not exist. Without it the
-- round is sealed again with a later one.
ALTER TABLE studio_table_round ADD COLUMN seal_seen_at timestamptz;
UPDATE studio_table_round SET seal_seen_at = now() WHERE phase = 'sealed' AND phase_ends_at > now();
ALTER TABLE studio_clock ADD COLUMN seal_seen_at timestamptz;
