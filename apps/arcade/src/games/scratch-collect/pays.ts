import { CollectLayout } from "@bellwether/games/mechanics/scratch-collect/wire.ts";
import { cardPaysWith } from "../scratch/card-pays.ts";

/** For each picture the number that fills its meter and the pay of a full meter, then the prizes. */
export const buildPays = cardPaysWith(({ sheet, t }) =>
  CollectLayout.parse(sheet.layout).meters.map(({ needs, multiple }, kind) => ({
    words: `${needs} × ${t("picture_of", { number: kind + 1 })}`,
    multiple,
  })),
);
