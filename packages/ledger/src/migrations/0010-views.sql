-- The columns of the ledger that others may read in their SQL. The views are for reading only.
CREATE VIEW ledger_balance AS
  SELECT address, currency, balance_minor FROM ledger_account;
COMMENT ON VIEW ledger_balance IS 'What each account holds now. Read by bonuses and payments: cash and bonus money that is left, and providers'' totals.';

CREATE VIEW ledger_answer AS
  SELECT source, external_id, answer FROM ledger_operation;
COMMENT ON VIEW ledger_answer IS 'What each key was answered. Read by the wallet: which bets were undone, and which round a bet began.';

-- The accounts are outer-joined, so that the planner leaves out those that a query does not use.
CREATE VIEW ledger_movement AS
  SELECT t.id, o.source, o.external_id, o.answer, o.at, t.kind, d.address AS debit, c.address AS credit, d.currency, t.amount_minor
  FROM ledger_transfer t JOIN ledger_operation o ON o.id = t.operation_id
  LEFT JOIN ledger_account d ON d.id = t.debit_account_id LEFT JOIN ledger_account c ON c.id = t.credit_account_id;
COMMENT ON VIEW ledger_movement IS 'Each transfer with its operation and both accounts. Read by bonuses and the wallet, to hold their rows against the ledger.';

CREATE VIEW ledger_posting AS
  SELECT a.address, a.currency, e.amount_minor, t.kind, o.at
  FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id JOIN ledger_transfer t ON t.id = e.transfer_id
  JOIN ledger_operation o ON o.id = t.operation_id;
COMMENT ON VIEW ledger_posting IS 'Each entry with its account, its kind and its moment. Read by the wallet: balances of a past moment, and stakes less payouts.';

REVOKE INSERT, UPDATE, DELETE ON ledger_balance, ledger_answer, ledger_movement, ledger_posting FROM bellwether_app;
