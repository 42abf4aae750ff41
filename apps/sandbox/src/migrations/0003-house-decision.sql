-- What the merchant has decided about a withdrawal, and when the bank pays one that it has approved.
ALTER TABLE sandbox_transaction ADD COLUMN pays_at timestamptz;
