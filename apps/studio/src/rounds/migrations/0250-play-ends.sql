-- Since when a player may not play any more: choices in rounds that were started until then are the rule's.
CREATE TABLE studio_play_end (
  owner text PRIMARY KEY,
  ended_at timestamptz NOT NULL
);
