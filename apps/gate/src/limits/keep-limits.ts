import type { ClockPort, DatabasePort, LogPort } from "../ports.ts";
import type { PushPort } from "../push/index.ts";
import { lapseOverdue } from "./change-limit.ts";
import { announceRealityChecks } from "./reality-check.ts";
import { endOverdueSessions } from "./session-time.ts";

/** What limits need done by the clock: changes lapse, sessions whose time is used up end, reality checks are told. Run every second. */
export async function keepLimits(deps: DatabasePort & LogPort & ClockPort & PushPort): Promise<number> {
  const lapsed = await lapseOverdue(deps.database, null, deps.now());
  const announced = await announceRealityChecks(deps);
  const ended = await endOverdueSessions(deps);
  return lapsed + ended + announced;
}
