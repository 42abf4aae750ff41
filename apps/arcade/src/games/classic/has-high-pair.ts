import type { Grid } from "@bellwether/contract/studio/events/grid.ts";
import type { ClassicLayout } from "@bellwether/games/mechanics/classic/wire.ts";

/** How many of the highest-paying symbols make the third reel worth waiting for. */
const HIGH_SYMBOLS = 3;

/**
 * Whether the first two reels show a pair of a high-paying symbol on a payline, where a wild counts as any symbol. It is false before two
 * reels have stopped, and after the third has.
 */
export function hasHighPair(
  { symbols, lines, paytable }: Pick<ClassicLayout, "symbols" | "lines" | "paytable">,
  [first, second, ...others]: Grid,
): boolean {
  if (!first || !second || others.length > 0) return false;
  const wilds = new Set(symbols.filter(({ role }) => role === "wild").map(({ id }) => id));
  const highest = new Set(
    paytable
      .filter(({ count }) => count === 3)
      .toSorted((one, other) => other.coins - one.coins)
      .slice(0, HIGH_SYMBOLS)
      .map(({ symbol }) => symbol),
  );
  return lines.some(([top = 0, middle = 0]) => {
    const [one = "", other = ""] = [first[top], second[middle]];
    const symbol = wilds.has(one) ? other : one;
    return highest.has(symbol) && (one === other || wilds.has(one) || wilds.has(other));
  });
}
