import { onlyRow } from "./only-row.ts";
import type { SqlConnection } from "./sql.ts";

/** A smaller difference is left alone: clocks that are kept right differ by less. */
export const MIN_CORRECTED_MS = 1_000;
/** A larger difference is left alone too: one of the clocks is set to another date, which nobody wants to follow unasked. */
const MAX_CORRECTED_MS = 600_000;
const MEASURED_EVERY_MS = 30_000;
/** Of several measurements, the one with the shortest round trip is the most exact. A longer one than this says too little. */
const SAMPLES = 3;
const MAX_TRIP_MS = 500;

export type DatabaseClock = {
  now(): Date;
  stop(): void;
};

/**
 * This node's clock, corrected by its difference from the database's if that is between 1 s and 10 min: nodes on one database compare their
 * time with each other's, so a node whose clock is wrong must not take another's work for overdue. Measures at once, and then every 30 s.
 * @param onDifference is called with each measured difference of a second or more, in ms; positive if the database's clock is ahead.
 */
export async function followDatabaseClock(
  connection: SqlConnection,
  onDifference: (differenceMs: number) => void,
): Promise<DatabaseClock> {
  let correctionMs = 0;
  const measure = async () => {
    const differenceMs = await differenceOf(connection);
    if (differenceMs === undefined) return;
    const size = Math.abs(differenceMs);
    if (size >= MIN_CORRECTED_MS) onDifference(differenceMs);
    correctionMs = size >= MIN_CORRECTED_MS && size <= MAX_CORRECTED_MS ? differenceMs : 0;
  };
  await measure();
  const timer = setInterval(() => void measure().catch(() => undefined), MEASURED_EVERY_MS).unref();
  return {
    now: () => new Date(Date.now() + correctionMs),
    stop: () => clearInterval(timer),
  };
}

/** How far the database's clock is ahead of this node's, in ms; undefined if the database answered too slowly. */
async function differenceOf(connection: SqlConnection): Promise<number | undefined> {
  let [differenceMs, shortestMs] = [0, Number.POSITIVE_INFINITY];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const sentMs = Date.now();
    const { rows } = await connection.query<{ at: Date }>("SELECT clock_timestamp() AS at");
    const tripMs = Date.now() - sentMs;
    if (tripMs >= shortestMs) continue;
    shortestMs = tripMs;
    differenceMs = Math.round(onlyRow(rows).at.getTime() - (sentMs + tripMs / 2));
  }
  return shortestMs > MAX_TRIP_MS ? undefined : differenceMs;
}
