import { add, type Rational, rational } from "../exact/rational.ts";
import type { Draws } from "../fairness/draws.ts";

/** The exact chance of each payout of a game that is small enough to play every round. */
export type EveryPayout = ReadonlyMap<number, Rational>;

/** Plays every round: each of its draws takes each of its values once. A draw may depend on the draws before it. */
export function everyRound(play: (draws: Draws) => bigint): EveryPayout {
  const payouts = new Map<number, Rational>();
  /** The values of the draws of this round, and their bounds. */
  let values: number[] = [];
  let bounds: number[] = [];
  do {
    let at = 0;
    bounds = [];
    const payout = Number(
      play({
        below(bound) {
          const value = values[at] ?? 0;
          values[at] = value;
          bounds.push(bound);
          at += 1;
          return value;
        },
      }),
    );
    const chance = rational(
      1n,
      bounds.reduce((product, bound) => product * BigInt(bound), 1n),
    );
    payouts.set(payout, add(payouts.get(payout) ?? rational(0), chance));
    while (values.length > 0 && (values.at(-1) ?? 0) + 1 === bounds[values.length - 1]) values.pop();
    values = values.map((value, place) => (place === values.length - 1 ? value + 1 : value));
  } while (values.length > 0);
  return payouts;
}
