import type { Draws } from "../../fairness/draws.ts";
import { shareZero } from "./la-partage.ts";
import type { Bet } from "./parse-bets.ts";
import { colorOf, WHEEL } from "./wheel.ts";
import type { RouletteEvent } from "./wire.ts";

/** A played spin: its events, and what the winning bets are paid including their stakes, in minor units. */
export type RouletteRound = {
  events: RouletteEvent[];
  payoutMinor: bigint;
};

/** One draw from 0 to 36 gives the pocket. With `laPartage` half of each even chance comes back on zero. */
export function playRoulette(draws: Draws, bets: readonly Bet[], laPartage = false): RouletteRound {
  const pocket = draws.below(WHEEL.length);
  const events: RouletteEvent[] = [{ type: "ball-landed", pocket, color: colorOf(pocket) }];
  let payoutMinor = 0n;
  for (const { spot, amountMinor } of bets) {
    if (!spot.pockets.includes(pocket)) continue;
    const wonMinor = amountMinor * BigInt(spot.pays + 1);
    payoutMinor += wonMinor;
    events.push({
      type: "bet-won",
      spot: spot.spot,
      amountMinor: amountMinor.toString(),
      payoutMinor: wonMinor.toString(),
    });
  }
  if (laPartage && pocket === 0) {
    const shared = shareZero(bets);
    payoutMinor += shared.payoutMinor;
    events.push(...shared.events);
  }
  events.push({ type: "round-ended", payoutMinor: payoutMinor.toString() });
  return { events, payoutMinor };
}
