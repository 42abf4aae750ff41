import { ofMegaways } from "../../search/orders.ts";
import type { Search } from "../../search/search.ts";
import { EndlessTumblesError } from "./histories.ts";
import { searchTumblingWays } from "./search-tumbling-ways.ts";

export const search: Search = {
  range: { hitRate: [0.21, 0.29], deviation: [4.5, 12] },
  choice: { ...ofMegaways, idOf: (code) => `${code}-tall` },
  maxWin: 100_000,
  findData(order, draws) {
    try {
      return searchTumblingWays(order, draws);
    } catch (error) {
      if (error instanceof EndlessTumblesError) return;
      throw error;
    }
  },
};
