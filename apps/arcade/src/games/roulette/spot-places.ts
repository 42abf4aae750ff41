import type { RouletteLayout } from "@bellwether/games/mechanics/roulette/wire.ts";

type Spot = RouletteLayout["spots"][number];

/**
 * A spot's position on the table, in the table's own units: `u` runs along the table from zero (0 to 1) over the twelve rows (1 to 13)
 * to the columns' ends (13 to 14); `v` runs across it, from the even chances (-2) over the dozens (-1) to the third column (3).
 * Spots on lines have no size: their position is a point.
 */
export type SpotPlace = {
  u: number;
  v: number;
  length: number;
  breadth: number;
};

const evenChances = ["low", "even", "red", "black", "odd", "high"];

export function placeOf({ spot, kind, pockets }: Pick<Spot, "spot" | "kind" | "pockets">): SpotPlace {
  const place = Number(spot.split("-").at(-1));
  if (kind === "straight") return cellOf(pockets[0] as number);
  if (kind === "column") return { u: 13, v: place - 1, length: 1, breadth: 1 };
  if (kind === "dozen") return { u: 1 + (place - 1) * 4, v: -1, length: 4, breadth: 1 };
  const chance = evenChances.indexOf(kind);
  if (chance >= 0) return { u: 1 + chance * 2, v: -2, length: 2, breadth: 1 };
  return { ...pointOf(kind, pockets), length: 0, breadth: 0 };
}

/** The centre of the numbers that a spot on a line covers; streets and six lines are at the table's edge, next to the dozens. */
function pointOf(kind: Spot["kind"], pockets: readonly number[]): { u: number; v: number } {
  const numbers = pockets.filter((pocket) => pocket > 0).map(cellOf);
  const u = mean(numbers.map((cell) => cell.u + cell.length / 2));
  const v = mean(numbers.map((cell) => cell.v + cell.breadth / 2));
  if (kind === "street" || kind === "six-line") return { u, v: 0 };
  if (kind === "first-four") return { u: 1, v: 0 };
  return { u: pockets.includes(0) ? 1 : u, v };
}

function cellOf(pocket: number): SpotPlace {
  if (pocket === 0) return { u: 0, v: 0, length: 1, breadth: 3 };
  return { u: 1 + Math.floor((pocket - 1) / 3), v: (pocket - 1) % 3, length: 1, breadth: 1 };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The centre of a position. */
export function middleOf({ u, v, length, breadth }: SpotPlace): { u: number; v: number } {
  return { u: u + length / 2, v: v + breadth / 2 };
}

export type Direction = "along" | "back" | "up" | "down";

/** The nearest spot in a direction, for the arrow keys: `along` from zero to the columns, `up` to the third column. */
export function spotNeighbourOf(
  places: ReadonlyMap<string, SpotPlace>,
  spot: string,
  direction: Direction,
): string | undefined {
  const here = middleOf(places.get(spot) as SpotPlace);
  let best: { spot: string; cost: number } | undefined;
  for (const [other, place] of places) {
    const there = middleOf(place);
    const du = there.u - here.u;
    const dv = there.v - here.v;
    const ahead = { along: du, back: -du, up: dv, down: -dv }[direction];
    const aside = Math.abs(direction === "along" || direction === "back" ? dv : du);
    if (ahead < 0.01) continue;
    const cost = ahead + aside * 4;
    if (!best || cost < best.cost) best = { spot: other, cost };
  }
  return best?.spot;
}
