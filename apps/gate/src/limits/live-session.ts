import { DomainError } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import type { RequestContext } from "../http/request-context.ts";
import type { Player } from "../players/index.ts";
import type { ClockPort, SettingsPort, StorePorts } from "../ports.ts";
import {
  endSessions,
  findSession,
  insertSession,
  type SignedIn,
  type StartedSession,
} from "../sessions/index.ts";
import { nextRealityCheck } from "./reality-check.ts";
import { endSessionIfUsedUp, sessionEnd } from "./session-time.ts";

/**
 * Starts a session within the player's own time limit, and ends the player's other sessions. Notify their sockets afterwards with
 * `announceOthersEnd`.
 * @throws DomainError `login_limit_reached` when the limit leaves no time.
 */
export async function startSession(
  deps: ClockPort,
  connection: SqlConnection,
  player: Player,
  { address, device, country }: Pick<RequestContext, "address" | "device" | "country">,
): Promise<StartedSession> {
  const now = deps.now();
  await endSessions(connection, player.id, "SignedInToAnotherSystem", now);
  const mustEndAt = await sessionEnd(connection, player, now);
  if (mustEndAt && mustEndAt <= now) throw new DomainError("login_limit_reached");
  const realityCheckDueAt = nextRealityCheck(player, now);
  return insertSession(connection, {
    playerId: player.id,
    address,
    device,
    country,
    now,
    mustEndAt,
    realityCheckDueAt,
  });
}

/**
 * The player behind a token, if the session is valid and the player's time is not used up.
 * @throws DomainError `session_missing`, `session_expired` (idle or too old), `session_replaced`, `session_excluded` or
 * `session_time_used_up`.
 */
export async function resolveSession(
  deps: StorePorts & SettingsPort<"absoluteTimeoutMs" | "idleTimeoutMs">,
  token: string | undefined,
): Promise<SignedIn> {
  const { player, sessionHash, mustEndAt } = await findSession(deps, token);
  const now = deps.now();
  if (mustEndAt && mustEndAt <= now && (await endSessionIfUsedUp(deps.database, player, sessionHash, now)))
    throw new DomainError("session_time_used_up");
  return { player, sessionHash };
}
