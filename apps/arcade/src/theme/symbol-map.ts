import type { ClustersLayout } from "@bellwether/games/mechanics/clusters/wire.ts";

/** A symbol's look on the reels: a picture, and a badge for a wild or a scatter. A boost is painted with its number, without a picture. */
export type SymbolLook = {
  id: string;
  role: "pays" | "wild" | "scatter" | "bonus" | "boost";
  icon: string;
  /** The number of a wild or a boost that multiplies. */
  times?: number | undefined;
};

/**
 * Assigns a picture of the title to each symbol of the rules by rank. The lowest paying symbol gets the first picture, because the
 * catalogue lists them from low to high. A wild gets the best remaining picture, or the title's best picture again:
 * its badge tells them apart. Scatter and bonus have the same picture in every title.
 */
export function mapSymbols(
  layout: Pick<ClustersLayout, "symbols" | "paytable">,
  icons: readonly string[],
): Map<string, SymbolLook> {
  const ranked = layout.symbols
    .filter(({ role }) => role === "pays")
    .toSorted((one, other) => highestPay(layout, one.id) - highestPay(layout, other.id));
  const looks = new Map<string, SymbolLook>();
  for (const [rank, { id, role }] of ranked.entries()) {
    looks.set(id, { id, role, icon: icons[rank] ?? icons[rank % icons.length] ?? "star" });
  }
  const spare = icons.slice(ranked.length);
  for (const { id, role, times } of layout.symbols) {
    if (role === "pays") continue;
    const fallback = {
      wild: icons.at(-1),
      scatter: "admission-tickets",
      bonus: "wrapped-gift",
      boost: undefined,
    }[role];
    looks.set(id, {
      id,
      role,
      icon: (role === "wild" ? spare.pop() : undefined) ?? fallback ?? "star",
      times,
    });
  }
  return looks;
}

/** The highest pay of a symbol in coins; 0 if the pay table does not contain it. */
function highestPay({ paytable }: Pick<ClustersLayout, "paytable">, id: string): number {
  return Math.max(0, ...paytable.filter(({ symbol }) => symbol === id).map(({ coins }) => coins));
}
