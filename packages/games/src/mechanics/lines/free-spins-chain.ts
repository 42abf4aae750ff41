import { type Rational, rational } from "../../exact/rational.ts";
import type { FreeSpinsToPlay } from "../../slots/free-spins.ts";
import type { SpinState } from "./spin.ts";

/**
 * A group of stops with the same outcome: the state that they leave to the next free spin, and whether scatters trigger. `count` is the
 * number of stops, `coins` and `squares` are sums over them, and `most` is the highest pay among them.
 */
export type SpinPart = {
  readonly next: SpinState;
  readonly triggers: boolean;
  readonly count: bigint;
  readonly coins: bigint;
  readonly squares: number;
  readonly most: number;
};

/** The parts of a free spin, by the state with which it begins. Their counts add up to all stop combinations. */
export type FreeSpinLaw = (state: SpinState) => readonly SpinPart[];

/** The whole feature in coins: its exact mean, its mean square as a float, and its largest payout. */
export type ChainFigures = {
  readonly mean: Rational;
  readonly square: number;
  readonly most: number;
};

/** Like `ChainFigures`, with the exact mean as a numerator over a power of the number of stops. */
type Value = {
  readonly sum: bigint;
  readonly mean: number;
  readonly square: number;
  readonly most: number;
};

const NOTHING: Value = { sum: 0n, mean: 0, square: 0, most: 0 };

/**
 * Solves free spins that leave a state to the next one: a chain with (spins left, retriggers so far, state), solved backwards. With
 * m the multiplier, mean(state) is the mean over all stops of m·coins + mean(next state). Every state has a fixed maximum of remaining
 * spins, so its mean is a whole number over `stops` to that power, and no fraction is reduced before the end.
 */
export function solveChain(
  { spins: award, multipliers, first = award }: FreeSpinsToPlay,
  law: FreeSpinLaw,
  stops: bigint,
): ChainFigures {
  const known = new Map<string, Value>();
  const value = (left: number, level: number, carried: SpinState): Value => {
    if (left === 0) return NOTHING;
    const key = `${left} ${level} ${carried}`;
    const before = known.get(key);
    if (before) return before;
    const multiplier = multipliers[level] as number;
    const raised = Math.min(level + 1, multipliers.length - 1);
    const scale = stops ** BigInt(left - 1 + award * (multipliers.length - 1 - level));
    let sum = 0n;
    let mean = 0;
    let square = 0;
    let most = 0;
    for (const part of law(carried)) {
      const next =
        part.triggers && raised > level
          ? value(left - 1 + award, raised, part.next)
          : value(left - 1, level, part.next);
      sum += BigInt(multiplier) * part.coins * scale + part.count * next.sum;
      const chance = Number(part.count) / Number(stops);
      const coins = (multiplier * Number(part.coins)) / Number(stops);
      mean += coins + chance * next.mean;
      square +=
        (multiplier ** 2 * part.squares) / Number(stops) + 2 * coins * next.mean + chance * next.square;
      most = Math.max(most, multiplier * part.most + next.most);
    }
    const found = { sum, mean, square, most };
    known.set(key, found);
    return found;
  };
  const { sum, square, most } = value(first, 0, 0);
  const atMost = first + award * (multipliers.length - 1);
  return { mean: rational(sum, stops ** BigInt(atMost)), square, most };
}
