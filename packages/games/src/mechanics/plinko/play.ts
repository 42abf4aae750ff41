import type { Draws } from "../../fairness/draws.ts";
import type { Outcome } from "../../rules/mechanic.ts";
import { payoutAt } from "../../rules/multiplier.ts";
import { binsOf } from "./bins.ts";
import type { PlinkoBoard } from "./data.ts";
import type { PlinkoEvent } from "./wire.ts";

/** Draws left (0) or right (1) for each row; the bin is the number of turns to the right. The stake is in minor units. */
export function playPlinko(board: PlinkoBoard, draws: Draws, stakeMinor: bigint): Outcome<PlinkoEvent> {
  const events: PlinkoEvent[] = [];
  let bin = 0;
  for (let row = 0; row < board.rows; row += 1) {
    const right = draws.below(2);
    bin += right;
    events.push({ type: "ball-bounced", row, side: right === 1 ? "right" : "left" });
  }
  const multiplierHundredths = binsOf(board)[bin];
  if (multiplierHundredths === undefined) throw new Error(`no bin ${bin}`);
  const payoutMinor = payoutAt(stakeMinor, multiplierHundredths);
  const paid = payoutMinor.toString();
  events.push({ type: "bin-won", bin, multiplierHundredths, payoutMinor: paid });
  events.push({ type: "round-ended", payoutMinor: paid });
  return { events, payoutMinor };
}
