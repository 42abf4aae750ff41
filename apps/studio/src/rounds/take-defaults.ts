import { RoundInput } from "@bellwether/contract/studio/index.ts";
import type { RandomPort, ResolverPort, SeedVaultPort, SettlePorts } from "../ports.ts";
import { actionsIn, insertAction } from "./action-store.ts";
import { advanceRound } from "./advance-round.ts";
import { lockRound } from "./lock-round.ts";
import { outcomeOf } from "./outcome.ts";
import { settleFreeRound } from "./play-free-round.ts";
import type { StudioRound } from "./round.ts";
import { settleForMoney } from "./settle-round.ts";
import { takeAction } from "./take-action.ts";

/**
 * Ends a round whose player stayed away or may no longer play: takes the rule's default for each open decision, and pays. A further stake
 * that is being taken is awaited: the round becomes due again.
 */
export async function takeDefaults(
  deps: SettlePorts & RandomPort & ResolverPort & SeedVaultPort,
  round: StudioRound,
): Promise<void> {
  const ended = await deps.database.transaction(async (connection) => {
    let locked = await lockRound(connection, round, round.id);
    if ((await actionsIn(connection, locked, "staking")).length > 0) return undefined;
    while (locked.state === "deciding") {
      const action = RoundInput.parse(outcomeOf(deps, locked).byRule);
      const chosen = { requestId: null, action, stakeMinor: 0n };
      await insertAction(deps, connection, locked, chosen, "taken");
      locked = await takeAction(deps, connection, locked, chosen, null, true);
    }
    return locked;
  });
  if (!ended) return;
  if (ended.mode === "free") await settleFreeRound(deps, ended);
  else await settleForMoney(deps, await advanceRound(deps, ended));
}
