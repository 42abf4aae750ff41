import { expect } from "vitest";
import { returnAt } from "../bookmaking/price.ts";
import type { Selection } from "../bookmaking/selection.ts";
import { toNumber } from "../exact/rational.ts";

/** Expects an exact return between 90 and 97.5 % from each selection. */
export function expectReturnsInBand(selections: readonly Selection<never>[]): void {
  for (const { spot, oddsHundredths, chance } of selections) {
    const returned = toNumber(returnAt(oddsHundredths, chance));
    expect(returned, spot).toBeGreaterThanOrEqual(0.9);
    expect(returned, spot).toBeLessThanOrEqual(0.975);
  }
}

/** Expects each selection to win as often as its chance says, within 4.5 sigma, over this number of outcomes of `play`. */
export function expectFrequencies<Outcome>(
  selections: readonly Selection<Outcome>[],
  rounds: number,
  play: (nonce: number) => Outcome,
): void {
  const counts = new Map(selections.map(({ spot }) => [spot, 0]));
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const outcome = play(nonce);
    for (const { spot, wins } of selections) if (wins(outcome)) counts.set(spot, (counts.get(spot) ?? 0) + 1);
  }
  for (const { spot, chance } of selections) {
    const rate = toNumber(chance);
    const spread = Math.sqrt(rate * (1 - rate) * rounds);
    expect(Math.abs((counts.get(spot) ?? 0) - rate * rounds), spot).toBeLessThanOrEqual(4.5 * spread);
  }
}
