import { DiceLayout } from "@bellwether/games/mechanics/dice/wire.ts";
import { type BuildPays, paysHeading, payTable } from "../../controls/pay-tables.ts";
import { betsOf } from "./bets.ts";

/** A table of all bets, with their pays and how many of all throws win them. */
export const buildPays: BuildPays = (parts) => {
  const { t, money, stakeMinor } = parts;
  const layout = DiceLayout.parse(parts.sheet.layout);
  const rows = betsOf(layout).map(({ side, target, wins, multiplierHundredths }) => [
    t(`side_${side}`, { target }),
    money((stakeMinor * BigInt(multiplierHundredths)) / 100n),
    t("times", { multiplier: multiplierHundredths / 100 }),
    `${wins}/${layout.all}`,
  ]);
  return [
    ...paysHeading(parts),
    payTable([t("bet_kind"), t("prize_column"), t("pays_column"), t("odds_column")], rows),
  ];
};
