import { PickNLayout } from "@bellwether/games/mechanics/pick-n/wire.ts";
import { type BuildPays, foldedTable, paysHeading, payTable } from "../../controls/pay-tables.ts";

/** Every bet with its prizes, its odds and its return, and the return of straight plays when many are sold. */
export const buildPays: BuildPays = (parts) => {
  const { t, money, sheet } = parts;
  const { bets, priceMinor, returnsBySold } = PickNLayout.parse(sheet.layout);
  const price = BigInt(priceMinor);
  const whole = new Intl.NumberFormat(document.documentElement.lang || "en", { maximumFractionDigits: 0 });
  const amount = (hundredths: number) => money((price * BigInt(hundredths)) / 100n);
  return [
    ...paysHeading({ ...parts, stakeMinor: price }),
    payTable(
      [t("pick_bet_column"), t("prize_column"), t("odds_column"), t("slip_return_column")],
      bets.map(({ way, ways, inOrderHundredths, otherOrderHundredths, oneIn, returnPercent }) => [
        way === "straight" ? t("pick_straight") : `${t(`pick_${way}`)}, ${t("pick_ways", { ways })}`,
        way === "both"
          ? `${amount(inOrderHundredths)} / ${amount(otherOrderHundredths)}`
          : amount(inOrderHundredths),
        t("one_in", { odds: whole.format(oneIn) }),
        t("percent", { figure: Number(returnPercent) }),
      ]),
    ),
    foldedTable(
      t("draw_returns_sold"),
      [t("draw_sold_column"), t("slip_return_column")],
      returnsBySold.map(({ lines, returnPercent }) => [
        whole.format(lines),
        t("percent", { figure: Number(returnPercent) }),
      ]),
      false,
    ),
  ];
};
