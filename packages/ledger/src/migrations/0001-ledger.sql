-- Ids of operations and transfers. A writer reserves them in blocks, so gaps are normal.
CREATE SEQUENCE ledger_id AS bigint INCREMENT BY 4096;

CREATE TABLE ledger_account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address text NOT NULL CHECK (length(address) BETWEEN 1 AND 200),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- An account with a floor never falls below zero, except by a transfer that is marked as forced.
  floored boolean NOT NULL,
  balance_minor bigint NOT NULL DEFAULT 0,
  version bigint NOT NULL DEFAULT 0,
  UNIQUE (address, currency)
) WITH (fillfactor = 70);

-- One row for each money write, by its key. A repeated write gets the stored answer.
CREATE TABLE ledger_operation (
  id bigint NOT NULL,
  -- Compared byte by byte, because keys have no language.
  source text COLLATE "C" NOT NULL,
  external_id text COLLATE "C" NOT NULL,
  input_hash uuid NOT NULL,
  answer text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (source, external_id)
);

CREATE TABLE ledger_transfer (
  id bigint PRIMARY KEY,
  operation_id bigint NOT NULL,
  debit_account_id bigint NOT NULL,
  credit_account_id bigint NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  kind text NOT NULL,
  forced boolean NOT NULL,
  CHECK (debit_account_id <> credit_account_id)
);

CREATE TABLE ledger_entry (
  account_id bigint NOT NULL,
  version bigint NOT NULL,
  transfer_id bigint NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor <> 0),
  balance_minor bigint NOT NULL,
  PRIMARY KEY (account_id, version)
);

-- The application can neither change nor delete these rows.
REVOKE UPDATE, DELETE, TRUNCATE ON ledger_operation, ledger_transfer, ledger_entry FROM bellwether_app;
REVOKE DELETE, TRUNCATE ON ledger_account FROM bellwether_app;
