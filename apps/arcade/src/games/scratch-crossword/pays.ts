import { CrosswordLayout } from "@bellwether/games/mechanics/scratch-crossword/wire.ts";
import { cardPaysWith } from "../scratch/card-pays.ts";

/** The pay for each number of complete words, then the prizes. */
export const buildPays = cardPaysWith(({ sheet, t }) =>
  CrosswordLayout.parse(sheet.layout).pays.map(({ words, multiple }) => ({
    words: t("words_full", { count: words }),
    multiple,
  })),
);
