-- In the second dialect a win names its round and not its bet. This column stores the bet that began the round.
CREATE TABLE softswiss_round (
  provider text COLLATE "C" NOT NULL,
  round text COLLATE "C" NOT NULL,
  bet_action_id text NOT NULL,
  PRIMARY KEY (provider, round)
);
