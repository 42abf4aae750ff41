-- The moment of a transfer is in its operation, which is found by its id. An id is used once. Building the index stops money writes: an operator
-- with many rows builds it before the upgrade, under the same name (docs/operate.md).
CREATE UNIQUE INDEX IF NOT EXISTS ledger_operation_id ON ledger_operation (id);
-- The verifier reads transfers of all other kinds as a whole. These three are nearly all rows, and a bet does not write this index.
CREATE INDEX IF NOT EXISTS ledger_transfer_rare ON ledger_transfer (kind) WHERE kind NOT IN ('stake', 'payout', 'jackpot_contribution');

-- A chain of SHA-256 over an account's entries, which begins with `start` and can be continued.
CREATE FUNCTION ledger_link(state bytea, start bytea, line text) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT sha256(coalesce(state, start) || convert_to(line, 'UTF8')) $$;
CREATE AGGREGATE ledger_digest(bytea, text) (SFUNC = ledger_link, STYPE = bytea);

-- What a verification without violations has seen: the next one goes on from the last row (decision 158).
CREATE TABLE ledger_checkpoint (
  number bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  -- Everything was read, not only what came after the checkpoint before.
  is_whole boolean NOT NULL,
  entries bigint NOT NULL,
  -- Of the rows of ledger_checkpoint_account as they were then.
  digest bytea NOT NULL,
  -- A sum over the transfers from this id on: the next verification sees by it that a transfer without entries was added.
  window_id bigint NOT NULL,
  window_sum numeric NOT NULL,
  -- How far others had counted, by name.
  marks jsonb NOT NULL,
  former_seal text NOT NULL,
  seal text NOT NULL
);

-- Each account at the last checkpoint.
CREATE TABLE ledger_checkpoint_account (
  account_id bigint PRIMARY KEY,
  version bigint NOT NULL,
  balance_minor bigint NOT NULL,
  -- The chain of its entries up to this version.
  digest bytea NOT NULL,
  -- The sum of its entries of each kind of transfer.
  kinds jsonb NOT NULL
);
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON ledger_checkpoint, ledger_checkpoint_account FROM bellwether_app;
