import type { StudioContext } from "../studio-parts.ts";
import { stepDueAt } from "./due.ts";
import { moveRound } from "./move-round.ts";
import { outcomeOf } from "./outcome.ts";
import { payRound } from "./pay-round.ts";
import type { StudioRound } from "./round.ts";

/**
 * Settles a bet of a table's drawn round: it does not wait until the player has seen it, because the table has shown it. A bet that somebody
 * else settles at the same moment is left to them.
 */
export async function payTableBet(studio: StudioContext, round: StudioRound): Promise<void> {
  const { script, payoutMinor } = outcomeOf(studio, round);
  const dueAt = stepDueAt(studio.now());
  const settling = await moveRound(studio.database, round, { state: "settling", script, payoutMinor, dueAt });
  if (settling) await payRound(studio, settling);
}
