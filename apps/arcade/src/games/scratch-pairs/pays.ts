import { PairsLayout } from "@bellwether/games/mechanics/scratch-pairs/wire.ts";
import { cardPaysWith } from "../scratch/card-pays.ts";

/** The pay for each number of pairs before the multiplier is applied, then the prizes. */
export const buildPays = cardPaysWith(({ sheet, t }) =>
  PairsLayout.parse(sheet.layout).pays.map((multiple, index) => ({
    words: t("pairs_found", { count: index + 1 }),
    multiple,
  })),
);
