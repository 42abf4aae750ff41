-- Answers of Great Britain's register and their times. The reference proves that the register was asked. A refused signup has no player.
CREATE TABLE register_check (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  register text NOT NULL CHECK (register IN ('gamstop')),
  occasion text NOT NULL CHECK (occasion IN ('signup', 'login', 'marketing')),
  player_id text REFERENCES player (id),
  answer text NOT NULL CHECK (answer IN ('Y', 'P', 'N')),
  reference text NOT NULL,
  asked_at timestamptz NOT NULL
);
CREATE INDEX register_check_of_player ON register_check (player_id, asked_at);
