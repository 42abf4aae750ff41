import type { Draws } from "../fairness/draws.ts";
import { floatBetween, shuffled } from "./random.ts";

/** The wishes for a strip of ways: `runs` is the chance that a place repeats the symbol before it. */
type RunsStyle = {
  readonly paying: readonly string[];
  /** Wilds and scatters, put anywhere at the end. */
  readonly specials: readonly string[];
  readonly length: number;
  readonly steepness: number;
  readonly runs: number;
};

/** Repeats all symbols, so that none is missing; lower ones occur more often, and some of them repeat the one before. */
export function stripWithRuns(
  draws: Draws,
  { paying, specials, length, steepness, runs }: RunsStyle,
): string[] {
  const strip: string[] = [];
  let left: string[] = [];
  while (strip.length < length - specials.length) {
    if (left.length === 0) {
      const more = paying.filter(
        (_, rank) => floatBetween(draws, 0, 1) < steepness * (1 - rank / paying.length),
      );
      left = shuffled(draws, [...paying, ...more]);
    }
    const before = strip.at(-1);
    const repeats = floatBetween(draws, 0, 1) < runs;
    // Long runs of high symbols would make the largest win too large to be paid.
    const longest = before && paying.indexOf(before) < 3 ? 4 : 2;
    if (repeats && before && strip.slice(-longest).some((each) => each !== before)) strip.push(before);
    else strip.push(left.pop() as string);
  }
  for (const special of specials) strip.splice(draws.below(strip.length), 0, special);
  return strip;
}
