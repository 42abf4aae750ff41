import type { Draws } from "../../fairness/draws.ts";
import type { Order } from "../../search/order.ts";
import { ofMechanic } from "../../search/orders.ts";
import type { Search } from "../../search/search.ts";
import { EndlessCascadeError } from "./cascade.ts";
import { type GridPlan, gridFor } from "./grid-sizes.ts";
import { searchClusters } from "./search-clusters.ts";

export const search: Search = {
  choice: ofMechanic("clusters", (code) => `${code}-long`),
  isReplaced: (id) => !id.endsWith("-long"),
  range: { hitRate: [0.27, 0.47], deviation: [2.6, 8] },
  findData: (order, draws) => findOn(undefined, order, draws),
  furtherFor(code) {
    const grid = gridFor(code);
    if (!grid) return undefined;
    return {
      id: grid.id,
      findData: (order, draws) => findOn(grid, order, draws),
      slack: 2.5,
      isEnough: true,
    };
  },
};

function findOn(grid: GridPlan | undefined, order: Order, draws: Draws) {
  try {
    return searchClusters(order, draws, grid);
  } catch (error) {
    if (error instanceof EndlessCascadeError) return undefined;
    throw error;
  }
}
