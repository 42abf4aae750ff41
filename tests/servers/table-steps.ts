import { queryPostgres } from "./query-postgres.ts";
import { SHORT_TABLE } from "./table-folder.ts";

/** A step of a table's round as the database committed it, at the database's time. */
type CommittedStep = {
  number: number;
  phase: string;
  at: Date;
  phase_ends_at: Date;
  /** Whether this step seals a sealed round again, because no node had read the first seal in time. */
  is_sealed_again: boolean;
};

/** Adds a trigger that records each step of every table's round, whichever node writes it. Storing the time at which a node read a seal is no step. */
export async function recordTableSteps(server: { url: string }): Promise<void> {
  for (const statement of [
    `CREATE TABLE recorded_table_step (place bigserial PRIMARY KEY, table_id text NOT NULL, number integer NOT NULL, phase text NOT NULL,
       at timestamptz NOT NULL, phase_ends_at timestamptz NOT NULL, is_sealed_again boolean NOT NULL)`,
    `CREATE FUNCTION record_table_step() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
     BEGIN
       IF TG_OP = 'UPDATE' AND OLD.seal_seen_at IS NULL AND NEW.seal_seen_at IS NOT NULL THEN
         RETURN NULL;
       END IF;
       INSERT INTO recorded_table_step (table_id, number, phase, at, phase_ends_at, is_sealed_again)
       VALUES (NEW.table_id, NEW.number, NEW.phase, clock_timestamp(), NEW.phase_ends_at, TG_OP = 'UPDATE' AND OLD.phase = 'sealed'
         AND NEW.phase = 'sealed' AND OLD.seal_seen_at IS NULL AND NEW.beacon_round > OLD.beacon_round);
       RETURN NULL;
     END $$`,
    `CREATE TRIGGER record_table_step AFTER INSERT OR UPDATE ON studio_table_round FOR EACH ROW EXECUTE FUNCTION record_table_step()`,
  ])
    await queryPostgres(server, statement);
}

/** What one test allows, such as a late step after an outage, is not another test's fault. */
export const forgetTableSteps = (server: { url: string }) =>
  queryPostgres(server, "DELETE FROM recorded_table_step");

const readSteps = (server: { url: string }) =>
  queryPostgres<CommittedStep>(
    server,
    "SELECT number, phase, at, phase_ends_at, is_sealed_again FROM recorded_table_step ORDER BY place",
  );

/** How long the phases of fixed length lasted in a round by the database's clock, and how long the short table's file says. */
export async function phaseLengths(server: { url: string }, wanted: number) {
  const { bettingMs, drawnMs, paidMs } = SHORT_TABLE.phases;
  const said = { betting: bettingMs, drawn: drawnMs, paid: paidMs };
  const steps = await readSteps(server);
  return steps.flatMap(({ number, phase, at }, index) => {
    const saidMs = said[phase as keyof typeof said];
    const next = steps[index + 1];
    if (number !== wanted || saidMs === undefined || !next) return [];
    return [{ phase, saidMs, tookMs: next.at.getTime() - at.getTime() }];
  });
}

/** The limit for the delay of a step when a node is killed. */
const MAX_LATE_MS = 5_000;
const PHASES = ["betting", "closed", "sealed", "drawn", "paid"];

/**
 * The errors in the recorded steps: a phase that came twice, in the wrong order, or more than 5 s after it was due by the database's clock.
 * The first and the last round may be incomplete.
 */
export async function wrongTableSteps(server: { url: string }): Promise<string[]> {
  const steps = await readSteps(server);
  const wrong: string[] = [];
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1];
    if (!before) continue;
    const change = `${before.phase} of ${before.number}, then ${step.phase} of ${step.number}`;
    const isNextRound = step.phase === "betting";
    const expected = PHASES[(PHASES.indexOf(before.phase) + 1) % PHASES.length];
    const isNext = step.phase === expected && step.number === before.number + (isNextRound ? 1 : 0);
    if (!isNext && !step.is_sealed_again) wrong.push(change);
    const lateMs = step.at.getTime() - before.phase_ends_at.getTime();
    if (lateMs > MAX_LATE_MS) wrong.push(`${change}: ${lateMs} ms late`);
  }
  return wrong;
}
