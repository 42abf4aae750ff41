import { DomainError } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { recordEvent } from "../events/index.ts";
import type { RequestContext } from "../http/request-context.ts";
import {
  endExclusionIfOver,
  keepEvidence,
  personMarksOf,
  refuseExcludedPerson,
  refuseRegistered,
  refuseRunningExclusion,
  startSession,
} from "../limits/index.ts";
import { noteLogin, type Player, refuseBlocked } from "../players/index.ts";
import type { NotifyPorts, RegisterPorts, SettingsPort, StorePorts } from "../ports.ts";
import { announceOthersEnd, type StartedSession } from "../sessions/index.ts";
import { guessAt, rememberPlace } from "./slow-guessing.ts";
import { tellNewLogin } from "./tell-new-login.ts";

/** Somebody at an account's door. */
type Entrant = {
  player: Player;
  /** The password in force when they showed who they are: if it changes meanwhile, they stay outside. */
  passwordHash: string;
  /** Called when the account may not be entered at all, before the refusal. */
  onShutOut?: () => Promise<void>;
  /**
   * Asks for what is still missing, once it is clear that the account may be entered at all. Returns what is used up and changed in the SQL
   * transaction of the login.
   */
  prove?: () => Promise<(connection: SqlConnection) => Promise<void>>;
};

/**
 * Lets somebody in who has shown who they are, by whatever means: every login goes through here, so that none passes by what protects players.
 * @throws DomainError `account_closed`, `account_blocked`, `account_excluded`, `register_blocked`, `register_unavailable`, `login_limit_reached`,
 * or `wrong_password` when the password or the account's state has changed meanwhile.
 */
export async function enterAccount(
  deps: StorePorts & RegisterPorts & NotifyPorts & SettingsPort<"siteUrl">,
  context: RequestContext,
  { player, passwordHash, onShutOut, prove }: Entrant,
): Promise<{ player: Player; session: StartedSession }> {
  try {
    await refuseShutOut(deps, player);
  } catch (error) {
    if (error instanceof DomainError) await onShutOut?.();
    throw error;
  }
  const use = await prove?.();
  await endExclusionIfOver(deps.database, player, deps.now());
  const evidence = await refuseRegistered(deps, player, "login", player.id);
  const session = await deps.database.transaction(async (connection) => {
    if (!(await noteLogin(connection, player.id, { passwordHash, at: deps.now() })))
      throw new DomainError("wrong_password");
    await use?.(connection);
    await rememberPlace(connection, guessAt(player.brand, player.email, context.address), deps.now());
    if (evidence) await keepEvidence(connection, evidence, player.id);
    const started = await startSession(deps, connection, player, context);
    await recordEvent(connection, {
      ...{ type: "player.logged_in", playerId: player.id, at: deps.now(), data: {} },
    });
    await tellNewLogin(deps, connection, player, context, started.sessionHash);
    return started;
  });
  announceOthersEnd(deps, player, session.sessionHash, "SignedInToAnotherSystem");
  return { player: { ...player, previousLoginAt: player.lastLoginAt }, session };
}

/**
 * Who may not log in is told so before a code of the second factor is asked for or used up.
 * @throws DomainError `account_closed`, `account_blocked` or `account_excluded`.
 */
async function refuseShutOut(deps: StorePorts, player: Player): Promise<void> {
  if (player.status === "closed") throw new DomainError("account_closed");
  refuseBlocked(player, "login", deps.now());
  await refuseRunningExclusion(deps.database, player, deps.now());
  await refuseExcludedPerson(deps.database, personMarksOf(player), deps.now(), player.id);
}
