import type { PublishedTableRound } from "@bellwether/contract/studio/table-bets.ts";
import { checkDraw } from "../proof/check-table-bet.ts";

/** Whether the draw follows from the published values. Undefined if this device cannot recompute it. */
export async function drawHolds(
  { base }: { base: string },
  round: PublishedTableRound,
): Promise<boolean | undefined> {
  try {
    return Object.values(await checkDraw(round, base, (url, init) => fetch(url, init))).every(Boolean);
  } catch {
    return undefined;
  }
}
