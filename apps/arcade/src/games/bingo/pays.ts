import { BingoLayout } from "@bellwether/games/mechanics/bingo/wire.ts";
import { type BuildPays, payTable } from "../../controls/pay-tables.ts";

/** The part of the pot that goes to each prize. */
export const buildPays: BuildPays = ({ t, sheet }) => {
  const { prizes } = BingoLayout.parse(sheet.layout);
  const rows = prizes.map(({ prize, permille }) => [
    t(`bingo_prize_${prize}`),
    t("bingo_to_come", { percent: permille / 10 }),
  ]);
  return [payTable([t("prize_column"), t("pays_column")], rows)];
};
