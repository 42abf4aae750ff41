-- A round is in the record of the day on which it ended, drawn or void: a draw is on sale for up to two months before.
CREATE INDEX studio_table_round_ended ON studio_table_round ((coalesce(drawn_at, phase_ends_at))) WHERE phase IN ('drawn', 'paid', 'void');
CREATE INDEX studio_clock_ended ON studio_clock (ended_at);
CREATE INDEX studio_drop_started ON studio_drop (starts_at);

-- Draws that had ended when this table was made and that no record contained, because they were on sale for more than seven days. The next
-- record contains them.
CREATE TABLE studio_missed_round (
  table_id text NOT NULL,
  number integer NOT NULL,
  PRIMARY KEY (table_id, number),
  FOREIGN KEY (table_id, number) REFERENCES studio_table_round (table_id, number)
);
INSERT INTO studio_missed_round (table_id, number)
  SELECT table_id, number FROM studio_table_round r WHERE draws_at IS NOT NULL AND phase IN ('drawn', 'paid', 'void')
  AND NOT EXISTS (SELECT 1 FROM studio_commitment c WHERE c.server_seed_hash = r.server_seed_hash);

-- Last, because it holds the table until the end of the migration.
DROP INDEX studio_table_round_started;
