-- A clock of a win-time jackpot in one currency.
CREATE TABLE studio_clock (
  pot text NOT NULL,
  currency text NOT NULL,
  -- From 1, in the order of their starts.
  number integer NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- The part of the pot that stays for the next clock, as it was published when the clock was planned.
  keeps_percent integer NOT NULL,
  server_seed_hash text NOT NULL,
  -- Sealed until the winner is drawn.
  server_seed text NOT NULL,
  -- running: stakes enter it, or it has not started. closed: it is at zero, and its amount is taken out of the pot. sealed: root and beacon's round
  -- are fixed. drawn: the winner is known and must be paid. paid: the wallet has confirmed. empty: no stake had entered it.
  state text NOT NULL CHECK (state IN ('running', 'closed', 'sealed', 'drawn', 'paid', 'empty')),
  entries integer NOT NULL DEFAULT 0,
  amount_minor bigint CHECK (amount_minor > 0),
  root text,
  chain_hash text,
  beacon_public_key text,
  beacon_round bigint,
  beacon_signature text,
  winning_entry integer,
  win_uuid uuid,
  -- When the payment is next tried.
  due_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  ended_at timestamptz,
  paid_at timestamptz,
  PRIMARY KEY (pot, currency, number),
  UNIQUE (pot, currency, starts_at),
  CHECK (ends_at > starts_at),
  CHECK (state NOT IN ('closed', 'sealed', 'drawn', 'paid') OR (entries > 0 AND amount_minor IS NOT NULL)),
  CHECK (state NOT IN ('sealed', 'drawn', 'paid') OR (root IS NOT NULL AND beacon_round IS NOT NULL)),
  CHECK (state NOT IN ('drawn', 'paid') OR (winning_entry BETWEEN 1 AND entries AND win_uuid IS NOT NULL AND beacon_signature IS NOT NULL)),
  CHECK ((state IN ('drawn', 'paid', 'empty')) = (ended_at IS NOT NULL)),
  CHECK ((state = 'paid') = (paid_at IS NOT NULL))
) WITH (fillfactor = 50);
CREATE INDEX studio_clock_unfinished ON studio_clock (ends_at) WHERE state NOT IN ('paid', 'empty');

-- A qualifying stake that was confirmed while a clock ran.
CREATE TABLE studio_clock_entry (
  pot text NOT NULL,
  currency text NOT NULL,
  clock integer NOT NULL,
  -- From 1, without a gap, in the order of confirmation.
  number integer NOT NULL,
  owner text NOT NULL,
  round_id uuid NOT NULL,
  -- For the payment of a win. Null once the clock is over.
  launch_token text,
  PRIMARY KEY (pot, currency, clock, number),
  UNIQUE (owner, round_id, pot),
  FOREIGN KEY (pot, currency, clock) REFERENCES studio_clock (pot, currency, number),
  FOREIGN KEY (owner, round_id) REFERENCES studio_round (owner, id)
);
