import { ofCodes } from "../../search/orders.ts";
import type { FurtherModel, Search } from "../../search/search.ts";
import { searchWays } from "./search-ways.ts";
import { kindFor } from "./split-and-rows.ts";

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
  findData: (order, draws) => searchWays(order, draws),
  furtherFor(code): FurtherModel | undefined {
    const found = kindFor(code);
    return (
      found && {
        id: found.id,
        findData: (order, draws) => searchWays(order, draws, found.kind),
        range: found.range,
      }
    );
  },
};
