-- When the phase of a round began, by the database's time. A phase that begins in the future was stored by a clock that was ahead. Null where the
-- phase began before this column existed.
ALTER TABLE studio_table_round ADD COLUMN phase_began_at timestamptz;
