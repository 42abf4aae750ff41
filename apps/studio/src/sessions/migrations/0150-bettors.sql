-- What others may learn of a player at a table: the initial, if the player lets others see their wins, and whether the house plays.
CREATE TABLE studio_bettor (
  owner text PRIMARY KEY,
  initial text CHECK (length(initial) BETWEEN 1 AND 8),
  is_house boolean NOT NULL DEFAULT false
);
