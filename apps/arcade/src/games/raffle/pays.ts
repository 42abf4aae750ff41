import { RaffleLayout } from "@bellwether/games/mechanics/raffle/wire.ts";
import type { BuildPays } from "../../controls/pay-tables.ts";
import { payTable } from "../../controls/pay-tables.ts";

/** The prizes as shares of the pot. */
export const buildPays: BuildPays = ({ t, sheet }) => {
  const { prizes } = RaffleLayout.parse(sheet.layout);
  return [
    payTable(
      [t("raffle_count_column"), t("raffle_share_column")],
      prizes.map(({ permille, count }) => [String(count), t("percent", { figure: permille / 10 })]),
    ),
  ];
};
