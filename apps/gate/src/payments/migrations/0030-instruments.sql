-- What the cashier told of the card, account or wallet that a payment went through; never more of its number than masked.
CREATE TABLE payment_instrument (
  payment_id text PRIMARY KEY REFERENCES payment (id),
  -- The cashier's own id of the instrument.
  account_id text,
  account_holder text,
  masked_account text,
  service text,
  -- `MM/YYYY`, as told.
  expiry text,
  -- The payment provider's reference of the transaction.
  reference text,
  told_at timestamptz NOT NULL
);
