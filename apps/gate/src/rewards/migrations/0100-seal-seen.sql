-- When a seal was seen to be committed while the value of its round of the beacon did not exist. Without it the draw is sealed again with a
-- later one.
ALTER TABLE reward_draw ADD COLUMN seal_seen_at timestamptz;
