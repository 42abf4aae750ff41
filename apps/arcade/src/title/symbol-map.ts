import type { ClustersLayout, LinesLayout } from "@bellwether/contract/studio/game-layout.ts";

/** What stands on the reels for a symbol of the rules: a picture, and the badge that a wild or a scatter wears. */
export type SymbolLook = {
  id: string;
  role: "pays" | "wild" | "scatter";
  icon: string;
};

/**
 * Gives each symbol of the rules a picture of the title, by rank: the one that pays least gets the first picture, which the
 * catalogue lists from low to high. Wild and scatter take pictures that are left, or the best ones again: their badges tell
 * them apart.
 */
export function mapSymbols(
  layout: Pick<LinesLayout | ClustersLayout, "symbols" | "paytable">,
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
  for (const { id, role } of layout.symbols) {
    if (role === "pays") continue;
    const fallback = role === "wild" ? icons.at(-1) : "admission-tickets";
    looks.set(id, { id, role, icon: (role === "wild" ? spare.pop() : undefined) ?? fallback ?? "star" });
  }
  return looks;
}

/** Ranks by what the longest row of a symbol pays; equal pays keep the order of the sheet. */
function highestPay({ paytable }: Pick<LinesLayout, "paytable">, id: string): number {
  return Math.max(0, ...paytable.filter(({ symbol }) => symbol === id).map(({ coins }) => coins));
}
