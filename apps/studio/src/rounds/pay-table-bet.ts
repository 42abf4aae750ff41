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
export async function payTableBet(studio: SettlePorts & SeedVaultPort, round: StudioRound): Promise<void> {
  const { script, payoutMinor } = outcomeOf(studio, round);
  const dueAt = stepDueAt(studio.now());
  const settling = await moveRound(studio.database, round, { state: "settling", script, payoutMinor, dueAt });
  if (settling) await payRound(studio, settling);
}
