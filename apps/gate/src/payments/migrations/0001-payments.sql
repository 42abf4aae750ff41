CREATE TABLE payment (
  id text PRIMARY KEY,
  place bigint GENERATED ALWAYS AS IDENTITY,
  player_id text NOT NULL REFERENCES player (id),
  type text NOT NULL CHECK (type IN ('D', 'W')),
  state text NOT NULL CHECK (state IN ('started', 'pending', 'success', 'failed', 'canceled')),
  method text NOT NULL,
  currency text NOT NULL,
  -- The requested amount, then the amount that the cashier settled.
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  fee_minor bigint NOT NULL DEFAULT 0,
  request_id uuid,
  -- The cashier's id of the transaction for this payment.
  transaction_id text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (player_id, request_id)
);
CREATE INDEX payment_of_player ON payment (player_id, place DESC);
CREATE UNIQUE INDEX payment_by_transaction ON payment (transaction_id) WHERE transaction_id IS NOT NULL;

CREATE TABLE cashier_session (
  token_hash text PRIMARY KEY,
  player_id text NOT NULL REFERENCES player (id),
  session_hash text NOT NULL REFERENCES session (token_hash),
  expires_at timestamptz NOT NULL
);
