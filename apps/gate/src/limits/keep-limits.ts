import type { GateParts } from "../gate-parts.ts";
import { lapseOverdue } from "./change-limit.ts";
import { announceRealityChecks } from "./reality-check.ts";
import { endOverdueSessions } from "./session-time.ts";

/** What limits need done by the clock: changes lapse, sessions whose time is used up end, reality checks are told. Run every second. */
export async function keepLimits(parts: GateParts): Promise<number> {
  const lapsed = await lapseOverdue(parts.database, null, parts.now());
  const announced = await announceRealityChecks(parts);
  const ended = await endOverdueSessions(parts);
  return lapsed + ended + announced;
}
