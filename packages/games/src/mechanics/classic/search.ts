import { ofClassicSlots } from "../../search/orders.ts";
import type { Search } from "../../search/search.ts";
import { searchClassic } from "./search-classic.ts";

/** The titles whose name promises a wild. */
const TITLES_WITH_WILD = new Set(["wild-wool-west"]);

export const search: Search = {
  range: { hitRate: [0.13, 0.3], deviation: [4, 13] },
  choice: ofClassicSlots,
  findData: (order, draws) => searchClassic(order, draws),
  furtherFor: (code) =>
    TITLES_WITH_WILD.has(code)
      ? { id: `${code}-wild`, findData: (order, draws) => searchClassic(order, draws, true) }
      : undefined,
};
