import type { SeedVaultPort, SettlePorts } from "../ports.ts";
import { stepDueAt } from "./due.ts";
import { moveRound } from "./move-round.ts";
import { outcomeOf } from "./outcome.ts";
import { payRound } from "./pay-round.ts";
import type { StudioRound } from "./round.ts";

/**
 * Settles and pays a bet of a drawn round at a table. It does not wait for the player's client to show the result, because the table shows
 * it. Does nothing if another process settles the bet at the same moment.
 */
export async function payTableBet(deps: SettlePorts & SeedVaultPort, round: StudioRound): Promise<void> {
  const { script, payoutMinor } = outcomeOf(deps, round);
  const dueAt = stepDueAt(deps.now());
  const settling = await moveRound(deps.database, round, { state: "settling", script, payoutMinor, dueAt });
  if (settling) await payRound(deps, settling);
}
