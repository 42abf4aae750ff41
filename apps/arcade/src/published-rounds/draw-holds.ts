import type { PublishedTableRound } from "@bellwether/contract/studio/table-bets.ts";
import { checkDraw, noneFailed } from "../proof/check-table-bet.ts";

/** Whether the draw follows from the published values, or which check has failed. Undefined if this device cannot recompute it. */
export async function drawHolds(
  { base }: { base: string },
  round: PublishedTableRound,
): Promise<"holds" | "early" | "fails" | undefined> {
  try {
    const checks = await checkDraw(round, base, (url, init) => fetch(url, init));
    if (checks.isAfterClose === false) return "early";
    return noneFailed(checks) ? "holds" : "fails";
  } catch {
    return undefined;
  }
}
