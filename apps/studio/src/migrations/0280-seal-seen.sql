-- When a seal was seen to be committed, by the database's time, while the value of its round of the beacon did not exist. Without it the
-- round is sealed again with a later one.
ALTER TABLE studio_table_round ADD COLUMN seal_seen_at timestamptz;
UPDATE studio_table_round r SET seal_seen_at = now() FROM studio_table t
  WHERE r.table_id = t.id AND r.number = t.number AND r.phase = 'sealed' AND r.phase_ends_at > now();
ALTER TABLE studio_clock ADD COLUMN seal_seen_at timestamptz;
