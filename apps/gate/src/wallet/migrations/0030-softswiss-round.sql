-- The second dialect's wins name their round and not their bet; this remembers the bet that began it.
CREATE TABLE softswiss_round (
  provider text COLLATE "C" NOT NULL,
  round text COLLATE "C" NOT NULL,
  bet_action_id text NOT NULL,
  PRIMARY KEY (provider, round)
);
