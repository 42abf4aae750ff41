import type { Draws } from "../fairness/draws.ts";
import { floatBetween, shuffled } from "./random.ts";

/**
 * The properties of a ways slot's strip. `runs` is the chance that a place repeats the symbol before it. A higher `steepness` adds more low
 * symbols.
 */
type RunsStyle = {
  readonly paying: readonly string[];
  /** Wilds and scatters, inserted at random places after the other symbols. */
  readonly specials: readonly string[];
  readonly length: number;
  readonly steepness: number;
  readonly runs: number;
};

/** Draws a strip. It goes through all paying symbols again and again, lower ones more often, and some places repeat the symbol before them. */
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
    // Long runs of high symbols would raise the largest win above its limit.
    const longest = before && paying.indexOf(before) < 3 ? 4 : 2;
    if (repeats && before && strip.slice(-longest).some((each) => each !== before)) strip.push(before);
    else strip.push(left.pop() as string);
  }
  for (const special of specials) strip.splice(draws.below(strip.length), 0, special);
  return strip;
}
