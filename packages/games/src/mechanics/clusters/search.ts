import type { Draws } from "../../fairness/draws.ts";
import type { Order } from "../../search/order.ts";
import { ofMechanic } from "../../search/orders.ts";
import type { FindData, FurtherModel, Search } from "../../search/search.ts";
import type { Range } from "../../search/wanted.ts";
import { anywhereFor } from "./anywhere-plans.ts";
import { EndlessCascadeError } from "./cascade.ts";
import { gridFor } from "./grid-sizes.ts";
import { placesFor } from "./place-plans.ts";
import { searchAnywhere } from "./search-anywhere.ts";
import { searchClusters } from "./search-clusters.ts";

/** The models that titles play; those before them had fewer boards. */
const PLAYED = /-(long|anywhere|places)$/;

export const search: Search = {
  choice: ofMechanic("clusters", (code) => `${code}-long`),
  isReplaced: (id) => !PLAYED.test(id),
  range: { hitRate: [0.27, 0.47], deviation: [2.6, 8] },
  findData: findWith((order, draws) => searchClusters(order, draws)),
  furtherFor(code): FurtherModel | undefined {
    const anywhere = anywhereFor(code);
    if (anywhere)
      return {
        id: anywhere.id,
        findData: findWith((order, draws) => searchAnywhere(order, draws, anywhere)),
        range: aimedAt(anywhere.deviation, [0.24, 0.42]),
        slack: 4,
        isEnough: true,
      };
    const places = placesFor(code);
    if (places)
      return {
        id: places.id,
        findData: findWith((order, draws) => searchClusters(order, draws, places)),
        range: aimedAt(places.deviation, [0.24, 0.4]),
        slack: 4,
        isEnough: true,
      };
    const grid = gridFor(code);
    if (!grid) return undefined;
    return {
      id: grid.id,
      findData: findWith((order, draws) => searchClusters(order, draws, grid)),
      slack: 2.5,
      isEnough: true,
    };
  },
};

const aimedAt = (deviation: number, hitRate: Range["hitRate"]): Range => ({
  hitRate,
  deviation: [deviation, deviation],
});

/** Strips that cascade without end are no model. */
function findWith(find: FindData): FindData {
  return (order: Order, draws: Draws) => {
    try {
      return find(order, draws);
    } catch (error) {
      if (error instanceof EndlessCascadeError) return undefined;
      throw error;
    }
  };
}
