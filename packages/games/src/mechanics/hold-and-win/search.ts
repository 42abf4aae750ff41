import type { Search } from "../../search/search.ts";
import { searchHoldAndWin } from "./search-hold-and-win.ts";

export const search: Search = {
  range: { hitRate: [0.2, 0.36], deviation: [4.5, 9] },
  findData: searchHoldAndWin,
};
