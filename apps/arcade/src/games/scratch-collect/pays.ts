import { CollectLayout } from "@bellwether/games/mechanics/scratch-collect/wire.ts";
import { cardPaysWith } from "../scratch/card-pays.ts";

/** The number of each picture that fills its meter, the pay of a full one, and the prizes. */
export const buildPays = cardPaysWith(({ sheet, t }) =>
  CollectLayout.parse(sheet.layout).meters.map(({ needs, multiple }, kind) => ({
    words: `${needs} × ${t("picture_of", { number: kind + 1 })}`,
    multiple,
  })),
);
