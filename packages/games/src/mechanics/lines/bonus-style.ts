import type { Draws } from "../../fairness/draws.ts";
import { oneOf, shuffled } from "../../search/random.ts";
import type { FreeSpins } from "../../slots/free-spins.ts";
import type { BonusSegment, BonusTrail, BonusWheel, TrailPlace } from "./bonus.ts";

/** Prizes of a wheel in stakes. A prize's weight falls as the prize grows. */
const WHEEL_PRIZES = [
  [8, 10, 15, 20, 30, 50, 100, 250],
  [5, 10, 12, 20, 25, 40, 75, 150],
  [10, 12, 15, 25, 40, 60, 100, 200],
  [6, 9, 12, 18, 24, 36, 60, 120],
] as const;
const WHEEL_AWARDS = [
  [
    { spins: 6, multiplier: 3 },
    { spins: 8, multiplier: 2 },
    { spins: 12, multiplier: 2 },
    { spins: 5, multiplier: 5 },
  ],
  [
    { spins: 5, multiplier: 4 },
    { spins: 10, multiplier: 2 },
    { spins: 15, multiplier: 1 },
    { spins: 8, multiplier: 3 },
  ],
] as const;
const PRIZE_WEIGHTS = 300;
const AWARD_WEIGHTS = [16, 14, 10, 6] as const;

/** Draws a wheel with three free spins, or four on a large wheel, evenly between its prizes. */
export function wheelStyle(draws: Draws): { feature: BonusWheel; freeSpins: FreeSpins } {
  const size = oneOf(draws, [9, 10, 12]);
  const awards: BonusSegment[] = oneOf(draws, WHEEL_AWARDS)
    .slice(0, size === 12 ? 4 : 3)
    .map((award, rank) => ({ ...award, weight: AWARD_WEIGHTS[rank] as number }));
  const count = size - awards.length;
  const prizes = oneOf(draws, WHEEL_PRIZES);
  // The smallest and the largest prize are on every wheel.
  const kept = [...prizes.slice(0, count - 1), prizes[prizes.length - 1] as number];
  const rest: BonusSegment[] = shuffled(draws, kept).map((prize) => ({
    prize,
    weight: Math.max(1, Math.round(PRIZE_WEIGHTS / prize)),
  }));
  const apart = size / awards.length;
  const segments = Array.from({ length: size }, (_, place) =>
    Math.floor(place / apart) === Math.floor((place - 1) / apart) ? rest.pop() : awards.pop(),
  ).filter((segment) => segment !== undefined);
  const most = Math.max(...segments.map((segment) => ("spins" in segment ? segment.spins : 0)));
  return {
    feature: { kind: "bonus-wheel", segments },
    freeSpins: { spins: most, multipliers: oneOf(draws, [[1], [1, 1]]) },
  };
}

/** The mean way of a throw, a little more than a die's, because moves forward are longer. */
const MEAN_WAY = 4;
const END_PRIZES = [20, 25, 30, 40, 50];

/** Draws a trail whose end about every third piece reaches. */
export function trailStyle(draws: Draws): { feature: BonusTrail; freeSpins: FreeSpins } {
  const size = 21 + draws.below(8);
  const places: TrailPlace[] = Array.from({ length: size }, (_, place) => ({
    prize: 1 + Math.floor(place / 9) + oneOf(draws, [0, 0, 1, 1, 2]),
  }));
  places[size - 1] = { prize: oneOf(draws, END_PRIZES) };
  places[size - 2 - draws.below(3)] = { prize: 10 };
  const targets = new Set<number>();
  let isForward = draws.below(2) === 0;
  for (let place = 3 + draws.below(2); place < size - 5; place += 3 + draws.below(3)) {
    const move = isForward ? 2 + draws.below(3) : -1 - draws.below(3);
    const target = places[place + move];
    if (targets.has(place) || !target || "move" in target || place + move >= size - 1) continue;
    places[place] = { move };
    targets.add(place + move);
    isForward = !isForward;
  }
  return {
    feature: { kind: "bonus-trail", throws: Math.round(size / MEAN_WAY), places },
    freeSpins: {
      spins: oneOf(draws, [8, 10, 12]),
      multipliers: [...oneOf(draws, [[2], [2, 3], [2, 3, 4], [3]])],
    },
  };
}
