import { HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { isDue } from "../due.ts";
import type { StorePorts } from "../ports.ts";

const AT_ONCE = 20;

/** How long it waits between two attempts: first, then twice as long each time, at most `mostMs`. */
const waits = {
  /** The vendor does not know of it yet. */
  create: { states: "'wanted'", firstMs: MINUTE_MS, mostMs: HOUR_MS },
  /** Its webhook has not come: the player may not have begun, or it was lost. */
  read: { states: "'open', 'review'", firstMs: 10 * MINUTE_MS, mostMs: 6 * HOUR_MS },
} as const;

export const FIRST_READ_MS = waits.read.firstMs;

/** Applicants of whom the vendor is to be told, or asked, now; each is due again later, whatever comes of it. Any number of nodes may claim. */
export async function claimApplicants(
  { database, now }: StorePorts,
  what: keyof typeof waits,
): Promise<{ id: string; player_id: string }[]> {
  const { states, firstMs, mostMs } = waits[what];
  const { rows } = await database.query<{ id: string; player_id: string }>(
    `UPDATE identity_applicant SET attempts = attempts + 1,
       next_attempt_at = $1::timestamptz + least($2 * power(2, least(attempts, 20)), $3) * interval '1 millisecond'
     WHERE id = ANY (ARRAY(SELECT id FROM identity_applicant
       WHERE next_attempt_at IS NOT NULL AND state IN (${states}) AND ${isDue("$1", { firstMs, mostMs })}
       ORDER BY next_attempt_at LIMIT $4 FOR UPDATE SKIP LOCKED))
     RETURNING id, player_id`,
    [now(), firstMs, mostMs, AT_ONCE],
  );
  return rows;
}
