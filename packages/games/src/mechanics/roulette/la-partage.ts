import { type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { RoundRefusedError } from "../../rules/round-refused.ts";
import { isEvenChance } from "./even-chance.ts";
import type { SpotBet } from "./parse-bets.ts";
import type { RouletteSpot } from "./spots.ts";
import { WHEEL } from "./wheel.ts";
import type { RouletteEvent } from "./wire.ts";

/** Refuses with `invalid_stake` an even-chance bet whose half is not a whole number of minor units. */
export function checkHalves(bets: readonly SpotBet[]): void {
  for (const { spot, amountMinor } of bets) {
    if (isEvenChance(spot.kind) && amountMinor % 2n !== 0n) {
      throw new RoundRefusedError("invalid_stake", `half of ${amountMinor} on ${spot.spot} cannot be paid`);
    }
  }
}

/** The rule of the French table: on zero, an even-chance bet loses only half. All other bets lose everything. These are the returns: half of each even-chance bet, in the order in which they were placed. */
export function shareZero(bets: readonly SpotBet[]): { events: RouletteEvent[]; payoutMinor: bigint } {
  const events: RouletteEvent[] = [];
  let payoutMinor = 0n;
  for (const { spot, amountMinor } of bets) {
    if (!isEvenChance(spot.kind)) continue;
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

/** The exact figures of one bet on the French table: an even chance returns 73/74, every other bet 36/37. Half of a bet is no win. */
export function figuresOfFrenchSpot(spot: RouletteSpot): Figures {
  return figuresOf(halvesOfFrenchSpot(spot), 2, 2);
}

/** The number of pockets for each payout in halves of the stake, at a French table. */
export function halvesOfFrenchSpot(spot: RouletteSpot): Distribution {
  const covered = BigInt(spot.pockets.length);
  const lost = BigInt(WHEEL.length) - covered;
  const shared = isEvenChance(spot.kind) ? 1n : 0n;
  return new Map([
    [0, lost - shared],
    [1, shared],
    [2 * (spot.pays + 1), covered],
  ]);
}
