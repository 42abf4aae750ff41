import { chanceOfReaching } from "@bellwether/games/mechanics/crash/odds.ts";
import { CrashLayout } from "@bellwether/games/mechanics/crash/wire.ts";
import { type BuildPays, paysHeading, payTable } from "../../controls/pay-tables.ts";
import { multiplierText } from "./multiplier-text.ts";

const SHOWN = [110, 150, 200, 300, 500, 1_000, 5_000, 10_000, 50_000, 100_000];

/** What cash-outs at some multipliers pay, and how often a run reaches them. */
export const buildPays: BuildPays = (parts) => {
  const { t, money, stakeMinor, sheet } = parts;
  const { maximumHundredths, highestReturn } = CrashLayout.parse(sheet.layout);
  const odds = { returnHundredths: Math.round(Number(highestReturn) * 100), maximumHundredths };
  const multipliers = [...SHOWN.filter((each) => each < maximumHundredths), maximumHundredths];
  const rows = multipliers.map((hundredths) => {
    const { wins, all } = chanceOfReaching(odds, hundredths);
    const percent = new Intl.NumberFormat(document.documentElement.lang || "en", {
      style: "percent",
      maximumSignificantDigits: 4,
    });
    return [
      `${multiplierText(hundredths)}×`,
      money((stakeMinor * BigInt(hundredths)) / 100n),
      percent.format(Number(wins) / Number(all)),
    ];
  });
  return [
    ...paysHeading(parts),
    payTable([t("crash_cash_out_at"), t("prize_column"), t("odds_column")], rows),
  ];
};
