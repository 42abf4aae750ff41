import type { Draws } from "../fairness/draws.ts";
import { EndlessCascadeError } from "../mechanics/clusters/cascade.ts";
import type { Order } from "./order.ts";
import { searchClusters } from "./search-clusters.ts";
import { searchFeaturedLines } from "./search-featured-lines.ts";
import { searchLines } from "./search-lines.ts";
import type { Range } from "./wanted.ts";

/** One try to find a model's data as JSON; nothing when the drawn style cannot have the wished figures. */
type Look = (order: Order, draws: Draws) => unknown;

/** How models of a mechanic are looked for, and the range of figures that they are spread over. */
type Search = { readonly range: Range; readonly look: Look };

/** Every search by its mechanic. Strips are text in a model's file. */
export const searches: Readonly<Record<string, Search>> = {
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
  lines: {
    range: { hitRate: [0.25, 0.45], deviation: [3.6, 11] },
    look: (order, draws) =>
      withStrips(
        order.feature ? searchFeaturedLines(order, order.feature, draws) : searchLines(order, draws),
      ),
  },
};

function withStrips(data: { strips: readonly (readonly string[])[] } | undefined): unknown {
  return data && { ...data, strips: data.strips.map((strip) => strip.join(" ")) };
}
