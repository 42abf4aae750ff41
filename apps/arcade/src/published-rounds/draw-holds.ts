import type { PublishedTableRound } from "@bellwether/contract/studio/table-bets.ts";
import { checkDraw, type DrawCheck } from "../proof/check-table-bet.ts";

/** The checks of a draw with the published values. Undefined if this device cannot recompute it. */
export async function drawHolds(
  { base }: { base: string },
  round: PublishedTableRound,
): Promise<DrawCheck | undefined> {
  try {
    return await checkDraw(round, base, (url, init) => fetch(url, init));
  } catch {
    return undefined;
  }
}
