import type { FurtherModel, Search } from "../../search/search.ts";
import { searchHoldAndWin } from "./search-hold-and-win.ts";
import { SPECIALS_RANGE, specialsFor } from "./special-coins.ts";

export const search: Search = {
  range: { hitRate: [0.2, 0.36], deviation: [4.5, 9] },
  findData: (order, draws) => searchHoldAndWin(order, draws),
  furtherFor(code): FurtherModel | undefined {
    const special = specialsFor(code);
    return (
      special && {
        id: special.id,
        findData: (order, draws) => searchHoldAndWin(order, draws, special.kinds),
        range: SPECIALS_RANGE,
      }
    );
  },
};
