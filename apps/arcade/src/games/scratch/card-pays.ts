import { CardLayout } from "@bellwether/games/mechanics/card-layout.ts";
import { type BuildPays, paysHeading, payTable } from "../../controls/pay-tables.ts";

/** The prizes of a scratch card with their odds. */
export const buildCardPays: BuildPays = (parts) => {
  const { t, money, stakeMinor } = parts;
  const rows = CardLayout.parse(parts.sheet.layout).prizes.map(({ multiple, oneIn }) => [
    money(stakeMinor * BigInt(multiple)),
    t("times", { multiplier: multiple }),
    t("one_in", { odds: oneIn }),
  ]);
  return [...paysHeading(parts), payTable([t("prize_column"), t("stake"), t("odds_column")], rows)];
};
