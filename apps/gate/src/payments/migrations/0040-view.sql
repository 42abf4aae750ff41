-- The columns of payments that other modules may read in their SQL. The view is for reading only.
CREATE VIEW payment_amount AS
  SELECT player_id, type, state, amount_minor, authorized_at, updated_at FROM payment;
COMMENT ON VIEW payment_amount IS 'What a player paid in or was paid, and when. Read by deposit limits and by the picture of play over time.';
REVOKE INSERT, UPDATE, DELETE ON payment_amount FROM bellwether_app;
