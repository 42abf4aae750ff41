-- Payouts by staff: who made them and why. The payment itself is a row of `payment`.
CREATE TABLE support_payout (
  payment_id text PRIMARY KEY REFERENCES payment (id),
  player_id text NOT NULL REFERENCES player (id),
  -- The bank transfer's own reference.
  reference text NOT NULL UNIQUE,
  reason text NOT NULL,
  paid_by text NOT NULL,
  at timestamptz NOT NULL
);
REVOKE UPDATE, DELETE, TRUNCATE ON support_payout FROM bellwether_app;
