import type { GateParts } from "../gate-parts.ts";

const DAY_MS = 86_400_000;
const FAILURES_KEPT_MS = DAY_MS;
const SESSIONS_KEPT_MS = 90 * DAY_MS;
const PLACES_KEPT_MS = 90 * DAY_MS;
const SMS_KEPT_MS = 2 * DAY_MS;

/** Removes login failures and requests for codes that no longer count, sessions that ended and places last signed in from over 90 days ago. */
export async function sweepIdentity({ database, now }: Pick<GateParts, "database" | "now">): Promise<number> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  const failures = await database.query("DELETE FROM login_failure WHERE at < $1", [
    before(FAILURES_KEPT_MS),
  ]);
  const sessions = await database.query("DELETE FROM session WHERE ended_at < $1", [
    before(SESSIONS_KEPT_MS),
  ]);
  const places = await database.query("DELETE FROM login_place WHERE at < $1", [before(PLACES_KEPT_MS)]);
  const texts = await database.query("DELETE FROM sms_request WHERE at < $1", [before(SMS_KEPT_MS)]);
  return failures.rowCount + sessions.rowCount + places.rowCount + texts.rowCount;
}
