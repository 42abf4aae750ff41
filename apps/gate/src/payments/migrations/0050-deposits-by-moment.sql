-- Promotions list the deposits of a period.
CREATE INDEX payment_deposits ON payment (authorized_at) WHERE type = 'D' AND state = 'success';
CREATE OR REPLACE VIEW payment_amount AS
  SELECT player_id, type, state, amount_minor, authorized_at, updated_at, transaction_id FROM payment;
COMMENT ON VIEW payment_amount IS 'What a player paid in or was paid, and when. Read by deposit limits, promotions and by the picture of play over time.';
