-- The id comes first, so that the keys of a batch are looked up by index as one list. With the source first, PostgreSQL 15
-- may read all keys of a source and compare them.
ALTER TABLE ledger_operation DROP CONSTRAINT ledger_operation_pkey, ADD PRIMARY KEY (external_id, source);
