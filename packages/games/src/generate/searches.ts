import type { Draws } from "../fairness/draws.ts";
import { EndlessCascadeError } from "../mechanics/clusters/cascade.ts";
import type { Order } from "./order.ts";
import { searchClassic } from "./search-classic.ts";
import { searchClusters } from "./search-clusters.ts";
import { searchHoldAndWin } from "./search-hold-and-win.ts";
import { searchLines } from "./search-lines.ts";
import type { Range } from "./wanted.ts";

/** One try to find a model's data as JSON; nothing when the drawn style cannot have the wished figures. */
type Look = (order: Order, draws: Draws) => unknown;

/** How models of a mechanic are looked for, and the range of figures that they are spread over. */
type Search = { readonly range: Range; readonly look: Look };

/** Every search by its mechanic. Strips are text in a model's file. */
export const searches: Readonly<Record<string, Search>> = {
  classic: {
    range: { hitRate: [0.13, 0.3], deviation: [4, 13] },
    look: (order, draws) => withStrips(searchClassic(order, draws)),
  },
  clusters: {
    range: { hitRate: [0.27, 0.47], deviation: [2.6, 8] },
    look: (order, draws) => {
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
    look: (order, draws) => withStrips(searchHoldAndWin(order, draws)),
  },
  lines: {
    range: { hitRate: [0.25, 0.45], deviation: [3.6, 11] },
    look: (order, draws) => withStrips(searchLines(order, draws)),
  },
};

function withStrips(data: { strips: readonly (readonly string[])[] } | undefined): unknown {
  return data && { ...data, strips: data.strips.map((strip) => strip.join(" ")) };
}
