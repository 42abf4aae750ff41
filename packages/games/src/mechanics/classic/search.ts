import { ofClassicSlots } from "../../generate/orders.ts";
import type { Search } from "../../generate/search.ts";
import { searchClassic } from "./search-classic.ts";

export const search: Search = {
  range: { hitRate: [0.13, 0.3], deviation: [4, 13] },
  choice: ofClassicSlots,
  findData: searchClassic,
};
