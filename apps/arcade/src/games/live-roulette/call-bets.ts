/** A spot of the table with a number of chips. */
export type CalledSpot = { readonly spot: string; readonly chips: number };

const one = (spot: string): CalledSpot => ({ spot, chips: 1 });
const two = (spot: string): CalledSpot => ({ spot, chips: 2 });

/** The bets of the racetrack. Each lays ordinary chips on ordinary spots, which cover an arc of the wheel. */
export const callBets = {
  tiers: ["split-5-8", "split-10-11", "split-13-16", "split-23-24", "split-27-30", "split-33-36"].map(one),
  orphelins: ["straight-1", "split-6-9", "split-14-17", "split-17-20", "split-31-34"].map(one),
  voisins: [
    two("trio-0-2-3"),
    ...["split-4-7", "split-12-15", "split-18-21", "split-19-22", "split-32-35"].map(one),
    two("corner-25-29"),
  ],
  zero: ["split-0-3", "split-12-15", "straight-26", "split-32-35"].map(one),
} as const satisfies Record<string, readonly CalledSpot[]>;

export type CallBetName = keyof typeof callBets;

/** The neighbours on each side of a number that a bet on it includes. */
const NEIGHBOURS = 2;

/** A straight-up bet on a number and on its two neighbours on each side of the wheel. `wheel` is the order of the pockets. */
export function neighbourBets(wheel: readonly number[], pocket: number): CalledSpot[] {
  const place = wheel.indexOf(pocket);
  if (place < 0) throw new RangeError(`no pocket ${pocket}`);
  return Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, index) => {
    const at = (place + index - NEIGHBOURS + wheel.length) % wheel.length;
    return one(`straight-${wheel[at]}`);
  });
}

export function chipsIn(bets: readonly CalledSpot[]): number {
  return bets.reduce((sum, { chips }) => sum + chips, 0);
}
