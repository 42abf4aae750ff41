import type { Grid } from "@bellwether/contract/studio/events/grid.ts";
import type { ClassicLayout } from "@bellwether/games/mechanics/classic/wire.ts";

/** How many of the highest-paying symbols are worth waiting for. */
const WORTHY = 3;

/** Whether a line shows two of a high-paying symbol on two reels. Wilds count as the symbol. */
export function promisesMuch(
  { symbols, lines, paytable }: Pick<ClassicLayout, "symbols" | "lines" | "paytable">,
  [first, second, ...others]: Grid,
): boolean {
  if (!first || !second || others.length > 0) return false;
  const wilds = new Set(symbols.filter(({ role }) => role === "wild").map(({ id }) => id));
  const worthy = new Set(
    paytable
      .filter(({ count }) => count === 3)
      .toSorted((one, other) => other.coins - one.coins)
      .slice(0, WORTHY)
      .map(({ symbol }) => symbol),
  );
  return lines.some(([top = 0, middle = 0]) => {
    const [one = "", other = ""] = [first[top], second[middle]];
    const symbol = wilds.has(one) ? other : one;
    return worthy.has(symbol) && (one === other || wilds.has(one) || wilds.has(other));
  });
}
