import { keptSince, type RetainedKind } from "@bellwether/market";
import type { StorePorts } from "../ports.ts";

/** Deletes login failures, known sign-in places and requests for SMS codes whose `retention` period is over. */
export async function sweepIdentity({ database, now }: StorePorts): Promise<number> {
  const before = (kind: RetainedKind) => keptSince(kind, now());
  const failures = await database.query("DELETE FROM login_failure WHERE at < $1", [before("loginFailures")]);
  const places = await database.query("DELETE FROM login_place WHERE at < $1", [before("loginPlaces")]);
  const texts = await database.query("DELETE FROM sms_request WHERE at < $1", [before("smsRequests")]);
  return failures.rowCount + places.rowCount + texts.rowCount;
}
