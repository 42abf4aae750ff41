-- What the cashier reports about the card, account or wallet of a payment. Numbers are masked.
CREATE TABLE payment_instrument (
  payment_id text PRIMARY KEY REFERENCES payment (id),
  -- The cashier's own id of the instrument.
  account_id text,
  account_holder text,
  masked_account text,
  service text,
  -- `MM/YYYY`, as reported.
  expiry text,
  -- The payment provider's reference of the transaction.
  reference text,
  told_at timestamptz NOT NULL
);
