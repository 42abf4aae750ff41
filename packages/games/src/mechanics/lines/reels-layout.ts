import type { LinesReels } from "./data.ts";

const counts = [5, 4, 3] as const;

/** The layout of the reels and lines, without the free spins. */
export function reelsLayoutOf(data: LinesReels) {
  return {
    reels: data.strips.length,
    rows: data.rows,
    coinsPerStake: data.coinsPerStake,
    symbols: [
      ...Object.keys(data.linePays).map((id) => ({ id, role: "pays" as const })),
      { id: data.wild, role: "wild" as const },
      ...wildsWithNumber(data),
      { id: data.scatter, role: "scatter" as const },
    ],
    lines: data.lines.map((rows) => [...rows]),
    paytable: [...Object.entries(data.linePays), [data.scatter, data.scatterPays] as const].flatMap(
      ([symbol, pays]) => counts.map((count) => ({ symbol, count, coins: pays[count] })),
    ),
  };
}

function wildsWithNumber({ feature }: LinesReels) {
  if (feature?.kind !== "multiplier-wilds") return [];
  return Object.entries(feature.wilds).map(([id, times]) => ({ id, role: "wild" as const, times }));
}
