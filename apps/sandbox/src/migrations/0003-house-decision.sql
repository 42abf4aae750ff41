-- When the bank pays a withdrawal that the merchant has approved.
ALTER TABLE sandbox_transaction ADD COLUMN pays_at timestamptz;
-- The card or account, as it is reported to the merchant.
ALTER TABLE sandbox_transaction ADD COLUMN instrument jsonb;
