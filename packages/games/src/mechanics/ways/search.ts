import { ofCodes } from "../../search/orders.ts";
import type { Search } from "../../search/search.ts";
import { searchWays } from "./search-ways.ts";

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

export const search: Search = {
  range: { hitRate: [0.26, 0.44], deviation: [3.4, 10] },
  choice: ofCodes(WAYS_TITLES, (code) => `${code}-ways`),
  findData: searchWays,
};
