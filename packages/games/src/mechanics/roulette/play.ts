import type { Draws } from "../../fairness/draws.ts";
import { shareZero } from "./la-partage.ts";
import type { SpotBet } from "./parse-bets.ts";
import { colorOf, WHEEL } from "./wheel.ts";
import type { RouletteEvent } from "./wire.ts";

/** A played spin: its events, and the total payout of the winning bets including their stakes, in minor units. */
export type RouletteRound = {
  events: RouletteEvent[];
  payoutMinor: bigint;
};

/** Plays a spin: one draw from 0 to 36 gives the pocket. With `laPartage` half of each even-chance bet is returned on zero. */
export function playRoulette(draws: Draws, bets: readonly SpotBet[], laPartage = false): RouletteRound {
  const pocket = drawPocket(draws);
  const { events, payoutMinor } = settlePocket(pocket, bets, laPartage);
  return { events: [ballLanded(pocket), ...events], payoutMinor };
}

export function drawPocket(draws: Draws): number {
  return draws.below(WHEEL.length);
}

export function ballLanded(pocket: number): RouletteEvent {
  return { type: "ball-landed", pocket, color: colorOf(pocket) };
}

/**
 * Settles the bets for this pocket. The events are those after `ball-landed`. `multipleOf` is the return of a winning bet in stakes, by
 * default that of its odds.
 */
export function settlePocket(
  pocket: number,
  bets: readonly SpotBet[],
  laPartage = false,
  multipleOf: (spot: SpotBet["spot"]) => bigint = ({ pays }) => BigInt(pays + 1),
): RouletteRound {
  const events: RouletteEvent[] = [];
  let payoutMinor = 0n;
  for (const { spot, amountMinor } of bets) {
    if (!spot.pockets.includes(pocket)) continue;
    const wonMinor = amountMinor * multipleOf(spot);
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
