import { DomainError } from "@bellwether/contract";
import { checkOwnAnswer, noteOwnAnswer } from "../factors/index.ts";
import type { RequestContext } from "../http/request-context.ts";
import { findCredentials, findPlayer, type Player } from "../players/index.ts";
import type { NotifyPorts, RegisterPorts, SettingsPort, StorePorts } from "../ports.ts";
import type { StartedSession } from "../sessions/index.ts";
import { enterAccount } from "./enter-account.ts";

/**
 * Logs in the player whose passkey has answered. A passkey has seen the person's finger, face or PIN: no code is asked beside it.
 * @throws DomainError `passkey_expired`, `passkey_wrong`, or a refusal of {@link enterAccount}.
 */
export async function logInByPasskey(
  deps: StorePorts & RegisterPorts & NotifyPorts & SettingsPort<"siteUrl">,
  context: RequestContext,
  given: { challengeId: string; response: unknown },
): Promise<{ player: Player; session: StartedSession }> {
  const answered = await checkOwnAnswer(deps, context.brand, given);
  const player = await findPlayer(deps.database, answered.playerId);
  if (player?.brand !== context.brand)
    throw new DomainError("passkey_wrong", { detail: "a passkey of another brand" });
  const { passwordHash = "" } = (await findCredentials(deps.database, player.brand, player.email)) ?? {};
  const prove = async () => async (connection: Parameters<typeof noteOwnAnswer>[0]) => {
    if (!(await noteOwnAnswer(connection, answered, deps.now())))
      throw new DomainError("passkey_wrong", { detail: "removed meanwhile, or a copy" });
  };
  return enterAccount(deps, context, { player, passwordHash, prove });
}
