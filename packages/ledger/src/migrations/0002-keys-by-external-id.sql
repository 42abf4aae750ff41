-- The id first: keys of one batch are then looked up as one list, by index whatever the planner thinks of the table. With the source first, PostgreSQL 15
-- may read all of a source's keys and compare.
ALTER TABLE ledger_operation DROP CONSTRAINT ledger_operation_pkey, ADD PRIMARY KEY (external_id, source);
