-- Lists of differences are filtered by the licence under which the payment's player plays.
CREATE VIEW payment_player AS SELECT id AS payment_id, player_id FROM payment;
COMMENT ON VIEW payment_player IS 'Whose a payment is. Read by the list of differences between payments and settlement files.';
REVOKE INSERT, UPDATE, DELETE ON payment_player FROM bellwether_app;
