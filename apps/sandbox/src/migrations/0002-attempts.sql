-- A payment may take several transactions, of which one at most is under way or paid.
ALTER TABLE sandbox_transaction DROP CONSTRAINT sandbox_transaction_payment_id_key, ADD COLUMN place bigint GENERATED ALWAYS AS IDENTITY;
CREATE UNIQUE INDEX sandbox_transaction_live ON sandbox_transaction (payment_id) WHERE state <> 'cancelled';
CREATE INDEX sandbox_transaction_of_payment ON sandbox_transaction (payment_id, place DESC);
-- What the sandbox's provider did with a paid transaction afterwards: each of them once.
CREATE TABLE sandbox_taken_back (
  id text PRIMARY KEY,
  transaction_id text NOT NULL REFERENCES sandbox_transaction (id),
  name text NOT NULL,
  is_told boolean NOT NULL DEFAULT false,
  at timestamptz NOT NULL,
  UNIQUE (transaction_id, name)
);
