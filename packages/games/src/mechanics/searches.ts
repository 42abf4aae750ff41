// Written by `npm run folders` from the names of the folders here.
import type { Search } from "../search/search.ts";
import { search as choiceLines } from "./choice-lines/search.ts";
import { search as classic } from "./classic/search.ts";
import { search as clusters } from "./clusters/search.ts";
import { search as holdAndWin } from "./hold-and-win/search.ts";
import { search as lines } from "./lines/search.ts";
import { search as tumblingWays } from "./tumbling-ways/search.ts";
import { search as ways } from "./ways/search.ts";

/** The search for models of each mechanic that has one, by the mechanic's id. */
export const searches: Readonly<Record<string, Search>> = {
  "choice-lines": choiceLines,
  classic,
  clusters,
  "hold-and-win": holdAndWin,
  lines,
  "tumbling-ways": tumblingWays,
  ways,
};
