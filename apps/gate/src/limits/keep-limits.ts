import type { LogPort, PushPort, StorePorts } from "../ports.ts";
import { lapseOverdue } from "./change-limit.ts";
import { announceRealityChecks } from "./reality-check.ts";
import { endOverdueSessions } from "./session-time.ts";

/** Time-based work on limits: lapses changes, ends sessions whose time is used up, and announces reality checks. Run every second. */
export async function keepLimits(deps: StorePorts & LogPort & PushPort): Promise<number> {
  const lapsed = await lapseOverdue(deps.database, null, deps.now());
  const announced = await announceRealityChecks(deps);
  const ended = await endOverdueSessions(deps);
  return lapsed + ended + announced;
}
