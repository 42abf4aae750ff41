CREATE TABLE sandbox_message (
  id uuid PRIMARY KEY,
  place bigint GENERATED ALWAYS AS IDENTITY,
  channel text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  at timestamptz NOT NULL
);

CREATE TABLE sandbox_transaction (
  id text PRIMARY KEY,
  user_id text NOT NULL,
  payment_id text NOT NULL UNIQUE,
  type text NOT NULL CHECK (type IN ('D', 'W')),
  method text NOT NULL,
  amount text NOT NULL,
  currency text NOT NULL,
  auth_code text,
  -- The merchant must still be notified of `approved` and `declined`; `paid` and `cancelled` are final.
  state text NOT NULL CHECK (state IN ('authorized', 'approved', 'declined', 'paid', 'cancelled')),
  status_code text,
  at timestamptz NOT NULL
);
