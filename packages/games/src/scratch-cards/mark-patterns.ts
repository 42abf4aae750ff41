import type { Draws } from "../fairness/draws.ts";
import { shuffle } from "../fairness/shuffle.ts";

/** Patterns of a card: each lists the marks (from 0) that complete it. */
export type Patterns = readonly (readonly number[])[];

/** The patterns that these marks complete. */
export function completedBy(patterns: Patterns, marks: ReadonlySet<number>): number[] {
  return patterns.flatMap((pattern, index) => (pattern.every((mark) => marks.has(mark)) ? [index] : []));
}

/** Every choice of `count` patterns whose marks complete no other pattern, in ascending order. */
export function exactChoices(patterns: Patterns, count: number): number[][] {
  const choices: number[][] = [];
  const choose = (from: number, chosen: number[]): void => {
    if (chosen.length === count) {
      if (completedBy(patterns, marksOf(patterns, chosen)).length === count) choices.push(chosen);
      return;
    }
    for (let next = from; next < patterns.length; next += 1) choose(next + 1, [...chosen, next]);
  };
  choose(0, []);
  return choices;
}

/** The marks of the wanted patterns. */
export function marksOf(patterns: Patterns, wanted: readonly number[]): Set<number> {
  return new Set(wanted.flatMap((index) => patterns[index] ?? []));
}

/**
 * Marks the wanted patterns, and then others of `all` marks in random order until there are `most`. Skips a mark that would complete
 * another pattern, so that the card shows exactly the wanted ones.
 */
export function markPatterns(
  draws: Draws,
  {
    patterns,
    wanted,
    all,
    most,
  }: { patterns: Patterns; wanted: readonly number[]; all: number; most: number },
): Set<number> {
  const marks = marksOf(patterns, wanted);
  const order = shuffle(
    draws,
    Array.from({ length: all }, (_, mark) => mark),
  );
  for (const mark of order) {
    if (marks.size >= most) break;
    if (marks.has(mark)) continue;
    marks.add(mark);
    if (completedBy(patterns, marks).length > wanted.length) marks.delete(mark);
  }
  return marks;
}
