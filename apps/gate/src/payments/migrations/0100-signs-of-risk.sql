-- What the signs of risk read of payments, found by the time of what they count. The views are for reading only.
CREATE VIEW deposit_declined AS
  SELECT p.player_id, a.ended_at AS at FROM payment_attempt a JOIN payment p ON p.id = a.payment_id
  WHERE a.state = 'failed' AND p.type = 'D' AND p.kind = 'cashier';
COMMENT ON VIEW deposit_declined IS 'Attempts to deposit that were declined. Read by the signs of risk.';
CREATE VIEW deposit_card AS
  SELECT p.player_id, p.authorized_at AS at, i.masked_account AS card FROM payment p JOIN payment_instrument i ON i.payment_id = p.id
  WHERE p.type = 'D' AND p.state = 'success' AND i.masked_account IS NOT NULL;
COMMENT ON VIEW deposit_card IS 'Cards and accounts that have paid in. Read by the signs of risk.';
REVOKE INSERT, UPDATE, DELETE ON deposit_declined, deposit_card FROM bellwether_app;
CREATE INDEX payment_attempt_declined ON payment_attempt (ended_at) WHERE state = 'failed';
CREATE INDEX payment_cancelled ON payment (updated_at) WHERE type = 'W' AND state = 'canceled';
