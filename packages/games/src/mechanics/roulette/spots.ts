import { RED_POCKETS, WHEEL } from "./wheel.ts";
import type { RouletteBetKind } from "./wire.ts";

/** A place on the table to bet on: its name, the pockets it covers, and its odds to one in addition to the stake. */
export type RouletteSpot = {
  readonly spot: string;
  readonly kind: RouletteBetKind;
  readonly pockets: readonly number[];
  readonly pays: number;
};

/**
 * The whole European table. Numbers are in rows of three, with 1-2-3 next to zero. Inside spots are named by their lowest and highest
 * pocket, `split-1-2`, `corner-1-5`; columns and dozens by their position, `column-1` is 1, 4, … 34.
 */
export const spots: readonly RouletteSpot[] = [
  ...pocketsFrom(0, 36).map((pocket) => spot("straight", `straight-${pocket}`, [pocket])),
  ...splits(),
  ...rowStarts(12).map((first) => named("street", pocketsFrom(first, first + 2))),
  ...[1, 2].map((first) => spot("trio", `trio-0-${first}-${first + 1}`, [0, first, first + 1])),
  ...corners(),
  spot("first-four", "first-four", [0, 1, 2, 3]),
  ...rowStarts(11).map((first) => named("six-line", pocketsFrom(first, first + 5))),
  ...[1, 2, 3].map((column) =>
    spot(
      "column",
      `column-${column}`,
      matching((pocket) => pocket % 3 === column % 3),
    ),
  ),
  ...[1, 2, 3].map((dozen) => spot("dozen", `dozen-${dozen}`, pocketsFrom(dozen * 12 - 11, dozen * 12))),
  spot(
    "red",
    "red",
    matching((pocket) => RED_POCKETS.includes(pocket)),
  ),
  spot(
    "black",
    "black",
    matching((pocket) => !RED_POCKETS.includes(pocket)),
  ),
  spot(
    "odd",
    "odd",
    matching((pocket) => pocket % 2 === 1),
  ),
  spot(
    "even",
    "even",
    matching((pocket) => pocket % 2 === 0),
  ),
  spot("low", "low", pocketsFrom(1, 18)),
  spot("high", "high", pocketsFrom(19, 36)),
];

export const spotsByName: ReadonlyMap<string, RouletteSpot> = new Map(spots.map((each) => [each.spot, each]));

/** Every bet pays as if there were no zero: 36 divided by the number of pockets covered, including the stake. */
function spot(kind: RouletteBetKind, name: string, pockets: number[]): RouletteSpot {
  return { spot: name, kind, pockets, pays: (WHEEL.length - 1) / pockets.length - 1 };
}

function named(kind: RouletteBetKind, pockets: number[]): RouletteSpot {
  return spot(kind, `${kind}-${pockets[0]}-${pockets.at(-1)}`, pockets);
}

/** Neighbours along a row, neighbours down a column, and the three splits with zero. */
function splits(): RouletteSpot[] {
  const zero = [1, 2, 3].map((pocket) => [0, pocket]);
  const along = matching((pocket) => pocket % 3 !== 0).map((pocket) => [pocket, pocket + 1]);
  const down = pocketsFrom(1, 33).map((pocket) => [pocket, pocket + 3]);
  return [...zero, ...along, ...down].map((pockets) => named("split", pockets));
}

function corners(): RouletteSpot[] {
  return pocketsFrom(1, 32)
    .filter((pocket) => pocket % 3 !== 0)
    .map((pocket) => named("corner", [pocket, pocket + 1, pocket + 3, pocket + 4]));
}

/** The lowest numbers of the first `count` rows. */
function rowStarts(count: number): number[] {
  return Array.from({ length: count }, (_, row) => row * 3 + 1);
}

/** The pockets from 1 to 36 that match the test; zero belongs to no outside bet. */
function matching(test: (pocket: number) => boolean): number[] {
  return pocketsFrom(1, 36).filter(test);
}

function pocketsFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
