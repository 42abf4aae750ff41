import { KenoLayout } from "@bellwether/games/mechanics/keno/wire.ts";
import { type BuildPays, foldedTable, paysHeading } from "../../controls/pay-tables.ts";

/** The prizes for each number of spots, with how often each comes and the return. */
export const buildPays: BuildPays = (parts) => {
  const { t, money, stakeMinor, sheet } = parts;
  const { prizes, usual } = KenoLayout.parse(sheet.layout);
  const whole = new Intl.NumberFormat(document.documentElement.lang || "en");
  const tables = prizes.map(({ spots, prizes: each, returnPercent }) =>
    foldedTable(
      `${t("keno_spots_count", { spots })} – ${t("keno_return", { percent: returnPercent })}`,
      [t("keno_hits_column"), t("prize_column"), t("odds_column")],
      each
        .toReversed()
        .map(({ hits, hundredths, oneIn }) => [
          String(hits),
          money((stakeMinor * BigInt(hundredths)) / 100n),
          t("one_in", { odds: whole.format(oneIn) }),
        ]),
      spots === usual.numbers.length,
    ),
  );
  return [...paysHeading(parts), ...tables];
};
