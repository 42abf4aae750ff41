-- The reason of a payment that ended without a message from the cashier.
ALTER TABLE payment ADD COLUMN end_reason text CHECK (end_reason IN ('abandoned'));
-- The provider that moved the money, by the name of its ledger account.
ALTER TABLE payment ADD COLUMN provider text;
UPDATE payment SET provider = moved.provider FROM (
  SELECT o.external_id, min(substr(a.address, 5)) AS provider
  FROM ledger_operation o JOIN ledger_transfer t ON t.operation_id = o.id
  JOIN ledger_account a ON a.id IN (t.debit_account_id, t.credit_account_id) AND a.address LIKE 'psp:%'
  WHERE o.source = 'piq' GROUP BY o.external_id) moved
WHERE payment.state = 'success' AND moved.external_id = 'transfer:' || payment.transaction_id;
CREATE INDEX payment_open ON payment (state, updated_at) WHERE state IN ('started', 'pending');
