import { CollectLayout } from "@bellwether/games/mechanics/scratch-collect/wire.ts";
import { cardPaysWith } from "../scratch/card-pays.ts";

/** How many of each picture fill its meter, and what it then pays; and the prizes. */
export const buildPays = cardPaysWith(({ sheet, t }) =>
  CollectLayout.parse(sheet.layout).meters.map(({ needs, multiple }, kind) => ({
    words: `${needs} × ${t("picture_of", { number: kind + 1 })}`,
    multiple,
  })),
);
