-- Files of payment providers and of the bank, line by line, and where they differ from each other and from the payments.
CREATE TABLE settlement_file (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('provider', 'bank')),
  name text NOT NULL,
  -- The same file is not read twice.
  sha256 text NOT NULL UNIQUE,
  lines integer NOT NULL,
  from_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL,
  read_by text NOT NULL,
  read_at timestamptz NOT NULL
);
CREATE TABLE settlement_line (
  file_id bigint NOT NULL REFERENCES settlement_file (id),
  number integer NOT NULL,
  tx_id text NOT NULL,
  -- Above zero for money that came from a player.
  amount_minor bigint NOT NULL,
  -- What the provider keeps of it.
  fee_minor bigint NOT NULL CHECK (fee_minor >= 0),
  currency text NOT NULL,
  provider text NOT NULL,
  at timestamptz NOT NULL,
  -- The provider's reference of the bank transfer in which it is paid out.
  payout text,
  PRIMARY KEY (file_id, number)
);
CREATE INDEX settlement_line_transaction ON settlement_line (tx_id);
CREATE INDEX settlement_line_payout ON settlement_line (at) WHERE payout IS NOT NULL;
CREATE TABLE bank_line (
  file_id bigint NOT NULL REFERENCES settlement_file (id),
  number integer NOT NULL,
  reference text NOT NULL,
  counterparty text NOT NULL,
  -- Above zero for money that came in.
  amount_minor bigint NOT NULL,
  currency text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (file_id, number)
);
CREATE INDEX bank_line_at ON bank_line (at);
CREATE TABLE settlement_difference (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What differs, and how: what somebody has settled is not found again.
  key text NOT NULL UNIQUE,
  way text NOT NULL CHECK (way IN ('provider', 'bank')),
  what text NOT NULL,
  -- The transaction, the payout's reference, or the bank's.
  subject text NOT NULL,
  provider text,
  payment_id text,
  ours text,
  theirs text,
  file_id bigint NOT NULL REFERENCES settlement_file (id),
  found_at timestamptz NOT NULL,
  settled_at timestamptz,
  settled_by_kind text,
  settled_by text,
  outcome text,
  note text,
  CHECK ((settled_at IS NULL) = (settled_by IS NULL) AND (settled_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX settlement_difference_open ON settlement_difference (id) WHERE settled_at IS NULL;
CREATE INDEX settlement_difference_settled ON settlement_difference (settled_at, id) WHERE settled_at IS NOT NULL;
REVOKE DELETE, TRUNCATE ON settlement_file, settlement_line, bank_line, settlement_difference FROM bellwether_app;
REVOKE UPDATE ON settlement_file, settlement_line, bank_line FROM bellwether_app;
