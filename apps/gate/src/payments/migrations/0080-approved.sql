-- When the house approved a withdrawal: from then on the payment provider pays it.
ALTER TABLE payment ADD COLUMN approved_at timestamptz;
