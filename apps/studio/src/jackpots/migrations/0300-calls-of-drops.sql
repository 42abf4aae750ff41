-- A drop is drawn in calls, which are clocks of 30 seconds that wait for their first stake (decision 113).
ALTER TABLE studio_clock ADD COLUMN kind text NOT NULL DEFAULT 'win-time' CHECK (kind IN ('win-time', 'drop'));
-- What an entry adds to the pot, in thousandths of a minor unit. Null for a clock that was planned before this migration.
ALTER TABLE studio_clock ADD COLUMN contribution_thousandths integer CHECK (contribution_thousandths > 0);
-- An entry wins with 1 in this number, or in the number of entries if that is larger. A call has it when it is planned, a clock when it is closed.
-- Null in a closed clock: one of the entries wins, as before this migration.
ALTER TABLE studio_clock ADD COLUMN out_of integer CHECK (out_of > 0);

-- Null in a call that no stake has entered.
ALTER TABLE studio_clock ALTER COLUMN ends_at DROP NOT NULL;
-- The start of a call is when it was planned, perhaps by a clock that was ahead.
ALTER TABLE studio_clock DROP CONSTRAINT studio_clock_check,
  ADD CONSTRAINT studio_clock_span CHECK (CASE kind WHEN 'drop' THEN (ends_at IS NULL) = (entries = 0) ELSE ends_at IS NOT NULL AND ends_at > starts_at END);
-- missed: a number was drawn that no entry has, or a call's pot could pay nothing when it was drawn.
ALTER TABLE studio_clock DROP CONSTRAINT studio_clock_state_check,
  ADD CONSTRAINT studio_clock_state_check CHECK (state IN ('running', 'closed', 'sealed', 'drawn', 'paid', 'empty', 'missed'));
-- A call takes its amount out of the pot when it is drawn. A node of an earlier release, which does so at the close, is refused.
ALTER TABLE studio_clock DROP CONSTRAINT studio_clock_check1,
  ADD CONSTRAINT studio_clock_amount CHECK (
    CASE WHEN state IN ('drawn', 'paid') THEN entries > 0 AND amount_minor IS NOT NULL
      WHEN kind = 'drop' THEN amount_minor IS NULL AND out_of IS NOT NULL
      WHEN state IN ('closed', 'sealed', 'missed') THEN entries > 0 AND amount_minor IS NOT NULL
      ELSE true END);
ALTER TABLE studio_clock DROP CONSTRAINT studio_clock_check4,
  ADD CONSTRAINT studio_clock_ended CHECK ((state IN ('drawn', 'paid', 'empty', 'missed')) = (ended_at IS NOT NULL)),
  ADD CONSTRAINT studio_clock_missed CHECK (state <> 'missed' OR (root IS NOT NULL AND beacon_signature IS NOT NULL));

-- One clock begins at a time. Calls are planned when they are needed, two perhaps at the same time, and one of them waits. An ended clock that
-- no stake has entered leaves its time to another.
ALTER TABLE studio_clock DROP CONSTRAINT studio_clock_pot_currency_starts_at_key;
CREATE UNIQUE INDEX studio_clock_start ON studio_clock (pot, currency, starts_at) WHERE kind = 'win-time' AND state <> 'empty';
CREATE UNIQUE INDEX studio_clock_waiting ON studio_clock (pot, currency) WHERE kind = 'drop' AND ends_at IS NULL AND ended_at IS NULL;
-- For the stakes of the last day.
CREATE INDEX studio_clock_calls ON studio_clock (pot, currency, ends_at) WHERE kind = 'drop';
CREATE INDEX studio_clock_open ON studio_clock (pot, currency, number) WHERE ended_at IS NULL;
DROP INDEX studio_clock_unfinished;
CREATE INDEX studio_clock_unfinished ON studio_clock (ends_at) WHERE state NOT IN ('paid', 'empty', 'missed');

-- Clocks that no stake has entered are planned again, with what an entry adds. Those with entries are drawn as they were announced.
UPDATE studio_clock SET state = 'empty', ended_at = now() WHERE state = 'running' AND entries = 0;
-- A drop's periods, with their drawn instants, are of the past.
UPDATE studio_drop SET state = 'unmet', ended_at = now() WHERE state = 'open';
