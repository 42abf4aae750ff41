-- A live table. Before a node takes a step of a round, it locks this row; with the step it increments seq.
CREATE TABLE studio_table (
  id text PRIMARY KEY,
  seq bigint NOT NULL DEFAULT 0,
  -- The latest round; 0 before the first.
  number integer NOT NULL DEFAULT 0 CHECK (number >= 0),
  -- Why the table starts no round now; null while rounds run.
  waits_for text CHECK (waits_for IN ('hours', 'beacon_silent', 'clock_skew'))
);

-- A round of a live table. Times are those of the database's clock.
CREATE TABLE studio_table_round (
  table_id text NOT NULL REFERENCES studio_table (id),
  number integer NOT NULL CHECK (number > 0),
  model text NOT NULL,
  model_hash text NOT NULL CHECK (length(model_hash) = 64),
  -- betting: bets are taken. closed: no more bets; the wallet's answers to sent bets are awaited. sealed: the root and the beacon's round
  -- are fixed. drawn: the beacon's value is known. paid: every bet was settled. void: there is no outcome, and all stakes are returned.
  phase text NOT NULL CHECK (phase IN ('betting', 'closed', 'sealed', 'drawn', 'paid', 'void')),
  started_at timestamptz NOT NULL,
  bets_close_at timestamptz NOT NULL,
  phase_ends_at timestamptz NOT NULL,
  -- Encrypted, as in studio_seed_pair.
  server_seed text NOT NULL,
  server_seed_hash text NOT NULL,
  bet_count integer CHECK (bet_count >= 0),
  root text,
  chain_hash text,
  beacon_public_key text,
  beacon_round bigint,
  beacon_signature text,
  -- JSON as text: the events of the draw, without bets.
  events text,
  void_reason text CHECK (void_reason IN ('beacon_silent', 'clock_skew')),
  PRIMARY KEY (table_id, number),
  CHECK (phase NOT IN ('sealed', 'drawn', 'paid') OR (root IS NOT NULL AND beacon_round IS NOT NULL)),
  CHECK (phase NOT IN ('drawn', 'paid') OR (beacon_signature IS NOT NULL AND events IS NOT NULL)),
  CHECK ((phase = 'void') = (void_reason IS NOT NULL))
);

-- At the wallet, each bet of a player in a table's round is a round of its own. Its seeds are those of the table's round, and its nonce is
-- the number of that round.
ALTER TABLE studio_round ALTER COLUMN seed_pair_id DROP NOT NULL;
ALTER TABLE studio_round ADD COLUMN table_id text;
ALTER TABLE studio_round ADD COLUMN table_number integer;
ALTER TABLE studio_round ADD FOREIGN KEY (table_id, table_number) REFERENCES studio_table_round (table_id, number);
ALTER TABLE studio_round ADD CHECK ((table_id IS NULL) = (table_number IS NULL) AND (table_id IS NULL) = (seed_pair_id IS NOT NULL));
CREATE INDEX studio_round_of_table ON studio_round (table_id, table_number, state) WHERE table_id IS NOT NULL;
-- A player may have several bets in a table's round.
DROP INDEX studio_round_active;
CREATE UNIQUE INDEX studio_round_active ON studio_round (owner, game_code)
  WHERE table_id IS NULL AND (state IN ('staking', 'staked', 'deciding', 'open') OR (state = 'settling' AND payout_minor > 0));
