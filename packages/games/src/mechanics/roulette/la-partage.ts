import { type Figures, figuresOf } from "../../exact/figures.ts";
import { RoundRefusedError } from "../../round-refused.ts";
import type { Bet } from "./parse-bets.ts";
import type { Spot } from "./spots.ts";
import { WHEEL } from "./wheel.ts";
import type { RouletteBetKind, RouletteEvent } from "./wire.ts";

/** The bets on 18 pockets, which pay 1 to 1. */
const EVEN_CHANCES: readonly RouletteBetKind[] = ["red", "black", "odd", "even", "low", "high"];

/** The rule of the French table: when the ball falls into zero, a bet on an even chance loses only half. All other bets lose whole. */
export function isShared({ kind }: Pick<Spot, "kind">): boolean {
  return EVEN_CHANCES.includes(kind);
}

/** Refuses with `invalid_stake` a bet on an even chance whose half is not a whole number of minor units. */
export function checkHalves(bets: readonly Bet[]): void {
  for (const { spot, amountMinor } of bets) {
    if (isShared(spot) && amountMinor % 2n !== 0n) {
      throw new RoundRefusedError("invalid_stake", `half of ${amountMinor} on ${spot.spot} cannot be paid`);
    }
  }
}

/** What comes back when the ball falls into zero: half of each bet on an even chance, in the order they were placed. */
export function shareZero(bets: readonly Bet[]): { events: RouletteEvent[]; payoutMinor: bigint } {
  const events: RouletteEvent[] = [];
  let payoutMinor = 0n;
  for (const { spot, amountMinor } of bets) {
    if (!isShared(spot)) continue;
    const halfMinor = amountMinor / 2n;
    if (halfMinor * 2n !== amountMinor) throw new RangeError(`half of ${amountMinor}`);
    payoutMinor += halfMinor;
    events.push({
      type: "bet-won",
      spot: spot.spot,
      amountMinor: amountMinor.toString(),
      payoutMinor: halfMinor.toString(),
    });
  }
  return { events, payoutMinor };
}

/** The exact figures of one bet on the French table: an even chance returns 73/74, every other bet 36/37. */
export function figuresOfFrenchSpot(spot: Spot): Figures {
  const covered = BigInt(spot.pockets.length);
  const lost = BigInt(WHEEL.length) - covered;
  const shared = isShared(spot) ? 1n : 0n;
  // Counted in halves of the stake.
  return figuresOf(
    new Map([
      [0, lost - shared],
      [1, shared],
      [2 * (spot.pays + 1), covered],
    ]),
    2,
  );
}
