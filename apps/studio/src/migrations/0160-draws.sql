-- A draw is a round of a table with a calendar: its tickets are sold ahead, so rows with numbers above studio_table.number exist in the
-- phase betting. Null in the rounds of other tables.
ALTER TABLE studio_table_round ADD COLUMN draws_at timestamptz;
-- When the wallet had closed all tickets of a paid draw, those that won nothing too; in a void draw, when all stakes were on their way back.
ALTER TABLE studio_table_round ADD COLUMN wallet_closed_at timestamptz;
CREATE INDEX studio_table_round_unclosed ON studio_table_round (table_id, number)
  WHERE draws_at IS NOT NULL AND phase IN ('paid', 'void') AND wallet_closed_at IS NULL;

-- The bets of a round in the order of its tree, and those whose stake or payout is uncertain. A draw may have a million.
CREATE INDEX studio_round_in_tree ON studio_round (table_id, table_number, id) WHERE table_id IS NOT NULL;
CREATE INDEX studio_round_uncertain ON studio_round (table_id, table_number)
  WHERE table_id IS NOT NULL AND state IN ('staking', 'settling', 'unknown');
DROP INDEX studio_round_of_table;
-- A player's tickets.
CREATE INDEX studio_round_of_owner_at_table ON studio_round (owner, table_id, table_number) WHERE table_id IS NOT NULL;

-- A ticket that won nothing is settled without a script, which is computed when it is read.
ALTER TABLE studio_round DROP CONSTRAINT studio_round_check;
ALTER TABLE studio_round ADD CONSTRAINT studio_round_drawn_check CHECK (state NOT IN ('open', 'settling', 'settled')
  OR (payout_minor IS NOT NULL AND (script IS NOT NULL OR (table_id IS NOT NULL AND state = 'settled' AND payout_minor = 0))));

-- The tree of a sealed draw, for proofs: its nodes above each 256 leaves, 32 bytes each, one after another.
CREATE TABLE studio_draw_tree (
  table_id text NOT NULL,
  number integer NOT NULL,
  blocks bytea NOT NULL,
  PRIMARY KEY (table_id, number),
  FOREIGN KEY (table_id, number) REFERENCES studio_table_round (table_id, number)
);

-- The standing order that bought a ticket.
ALTER TABLE studio_round ADD COLUMN subscription_id uuid;

-- The units that were reserved in a round whose bets share a pot, those of refused and returned bets too: at least the sold ones. It is counted
-- again when it passes the limit.
CREATE TABLE studio_pot_units (
  table_id text NOT NULL,
  table_number integer NOT NULL,
  units bigint NOT NULL CHECK (units >= 0),
  PRIMARY KEY (table_id, table_number)
);

-- The numbers that tickets of a draw name. A number is free again when its ticket does not count.
CREATE TABLE studio_taken_number (
  table_id text NOT NULL,
  table_number integer NOT NULL,
  name integer NOT NULL CHECK (name >= 0),
  owner text NOT NULL,
  round_id uuid NOT NULL,
  PRIMARY KEY (table_id, table_number, name),
  FOREIGN KEY (owner, round_id) REFERENCES studio_round (owner, id)
);
