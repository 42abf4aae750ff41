-- One payment may take several attempts: another card after a declined one, 3-D Secure begun again, another way for a payout. Each is one of
-- the cashier's transactions. `payment.transaction_id` is the last one, or the one that succeeded.
CREATE TABLE payment_attempt (
  transaction_id text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES payment (id),
  state text NOT NULL CHECK (state IN ('pending', 'success', 'failed', 'canceled')),
  -- Of a pending payout: the amount that is set aside.
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  begun_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX payment_attempt_of_payment ON payment_attempt (payment_id);
INSERT INTO payment_attempt (transaction_id, payment_id, state, amount_minor, begun_at, ended_at)
  SELECT transaction_id, id, state, amount_minor, coalesce(authorized_at, updated_at), CASE WHEN state <> 'pending' THEN updated_at END
  FROM payment WHERE transaction_id IS NOT NULL AND state <> 'started' AND provider IS DISTINCT FROM 'support';

-- Who began the payment: the player at the cashier, the staff with a bank transfer, or the payment provider.
ALTER TABLE payment ADD COLUMN kind text NOT NULL DEFAULT 'cashier' CHECK (kind IN
  ('cashier', 'support', 'refund', 'chargeback', 'chargeback_reversed', 'payout_returned', 'direct_deposit', 'correction'));
-- The payment that the provider's own one is about.
ALTER TABLE payment ADD COLUMN origin_id text REFERENCES payment (id);
UPDATE payment SET kind = 'support' WHERE provider = 'support';

-- A refund is no payout and a returned payout is no deposit: limits and promotions count what the player has done.
CREATE OR REPLACE VIEW payment_amount AS
  SELECT player_id, type, state, amount_minor, authorized_at, updated_at, transaction_id FROM payment
  WHERE kind IN ('cashier', 'support', 'direct_deposit');
COMMENT ON VIEW payment_amount IS 'What a player paid in or was paid at the cashier, and when. Read by deposit limits, promotions and signs of risk.';
CREATE VIEW payment_movement AS
  SELECT player_id, type, amount_minor, updated_at FROM payment WHERE state = 'success';
COMMENT ON VIEW payment_movement IS 'All money that has moved between a player and the outside, refunds and chargebacks too. Read by the picture of play over time.';
REVOKE INSERT, UPDATE, DELETE ON payment_movement FROM bellwether_app;
