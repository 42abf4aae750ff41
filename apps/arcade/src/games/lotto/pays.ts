import { LottoLayout } from "@bellwether/games/mechanics/lotto/wire.ts";
import { type BuildPays, foldedTable, paysHeading, payTable } from "../../controls/pay-tables.ts";
import { tierName } from "./tier-name.ts";

/** The tiers with their prizes and odds, the prices of the systems, and the return when many lines are sold. */
export const buildPays: BuildPays = (parts) => {
  const { t, money, sheet } = parts;
  const { tiers, systems, priceMinor, returnsBySold } = LottoLayout.parse(sheet.layout);
  const price = BigInt(priceMinor);
  const whole = new Intl.NumberFormat(document.documentElement.lang || "en");
  return [
    ...paysHeading({ ...parts, stakeMinor: price }),
    payTable(
      [t("lotto_tier_column"), t("prize_column"), t("odds_column")],
      tiers.map((tier) => [
        tierName(tier, t),
        money((price * BigInt(tier.hundredths)) / 100n),
        t("one_in", { odds: whole.format(Math.round(tier.oneIn)) }),
      ]),
    ),
    foldedTable(
      t("lotto_systems"),
      [t("lotto_numbers_column"), t("lotto_lines_column"), t("draw_price_column")],
      systems.map(({ numbers, lines }) => [
        String(numbers),
        whole.format(lines),
        money(price * BigInt(lines)),
      ]),
      false,
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
