import type { Draws } from "../fairness/draws.ts";
import { EndlessCascadeError } from "../mechanics/clusters/cascade.ts";
import { EndlessTumblesError } from "../mechanics/tumbling-ways/histories.ts";
import type { Order } from "./order.ts";
import { ofClassicSlots, ofCodes, ofMegaways, type TitleChoice } from "./orders.ts";
import { searchClassic } from "./search-classic.ts";
import { searchClusters } from "./search-clusters.ts";
import { searchFeaturedLines } from "./search-featured-lines.ts";
import { searchHoldAndWin } from "./search-hold-and-win.ts";
import { searchLines } from "./search-lines.ts";
import { searchTumblingWays } from "./search-tumbling-ways.ts";
import { searchWays } from "./search-ways.ts";
import type { Range } from "./wanted.ts";

/** One attempt to find a model's data as JSON; undefined when the drawn style cannot reach the target figures. */
type FindData = (order: Order, draws: Draws) => unknown;

/** The search for models of a mechanic, and the range over which their figures are spread. */
type Search = {
  readonly range: Range;
  readonly findData: FindData;
  /** The titles to search for; by default all of the catalogue that share a model of this mechanic. */
  readonly choice?: TitleChoice;
  /** The highest win of a round that a model may have, in stakes. */
  readonly maxWin?: number;
};

/** The titles that get a ways slot, because their names promise a crowd. */
const WAYS_TITLES = [
  "shepherds-delight",
  "wolf-of-wool-street",
  "bees-knees-speakeasy",
  "twelve-angry-hens",
  "elevenses-with-elephants",
  "ninja-night-market",
  "bigger-fish-to-fry",
  "night-mail-express",
  "lamb-chopin",
  "brie-encounter",
  "a-fjord-too-far",
  "gumshoe-goose",
];

/** Every search by its mechanic. Strips are text in a model's file. */
export const searches: Readonly<Record<string, Search>> = {
  classic: {
    range: { hitRate: [0.13, 0.3], deviation: [4, 13] },
    choice: ofClassicSlots,
    findData: (order, draws) => withStrips(searchClassic(order, draws)),
  },
  clusters: {
    range: { hitRate: [0.27, 0.47], deviation: [2.6, 8] },
    findData: (order, draws) => {
      try {
        return withStrips(searchClusters(order, draws));
      } catch (error) {
        if (error instanceof EndlessCascadeError) return;
        throw error;
      }
    },
  },
  "hold-and-win": {
    range: { hitRate: [0.2, 0.36], deviation: [4.5, 9] },
    findData: (order, draws) => withStrips(searchHoldAndWin(order, draws)),
  },
  lines: {
    range: { hitRate: [0.25, 0.45], deviation: [3.6, 11] },
    findData: (order, draws) =>
      withStrips(
        order.feature ? searchFeaturedLines(order, order.feature, draws) : searchLines(order, draws),
      ),
  },
  "tumbling-ways": {
    range: { hitRate: [0.21, 0.29], deviation: [4.5, 12] },
    choice: { ...ofMegaways, idOf: (code) => `${code}-tall` },
    maxWin: 100_000,
    findData: (order, draws) => {
      try {
        return withStrips(searchTumblingWays(order, draws));
      } catch (error) {
        if (error instanceof EndlessTumblesError) return;
        throw error;
      }
    },
  },
  ways: {
    range: { hitRate: [0.26, 0.44], deviation: [3.4, 10] },
    choice: ofCodes(WAYS_TITLES, (code) => `${code}-ways`),
    findData: (order, draws) => withStrips(searchWays(order, draws)),
  },
};

function withStrips(data: { strips: readonly (readonly string[])[] } | undefined): unknown {
  return data && { ...data, strips: data.strips.map((strip) => strip.join(" ")) };
}
