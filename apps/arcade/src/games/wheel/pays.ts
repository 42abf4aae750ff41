import { WheelLayout } from "@bellwether/games/mechanics/wheel/wire.ts";
import { type BuildPays, foldedTable, paysHeading } from "../../controls/pay-tables.ts";
import { wheelPrizesOf } from "./turn.ts";

/** A table for each wheel, with each pay and the number of segments that have it. The usual wheel's table is expanded. */
export const buildPays: BuildPays = (parts) => {
  const { t, money, stakeMinor } = parts;
  const { wheels, usual } = WheelLayout.parse(parts.sheet.layout);
  const heads = [t("pays_column"), t("prize_column"), t("odds_column")];
  const tables = wheels.map(({ risk, segmentsHundredths }) => {
    const all = segmentsHundredths.length;
    const rows = wheelPrizesOf(segmentsHundredths).map(({ multiplierHundredths, count }) => [
      t("times", { multiplier: multiplierHundredths / 100 }),
      money((stakeMinor * BigInt(multiplierHundredths)) / 100n),
      `${count}/${all}`,
    ]);
    const name = `${t("segments_count", { count: all })} · ${t("risk")}: ${t(`risk_${risk}`)}`;
    return foldedTable(name, heads, rows, all === usual.segments && risk === usual.risk);
  });
  return [...paysHeading(parts), ...tables];
};
