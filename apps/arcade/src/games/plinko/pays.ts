import { PlinkoLayout } from "@bellwether/games/mechanics/plinko/wire.ts";
import { type BuildPays, foldedTable, paysHeading } from "../../controls/pay-tables.ts";

/** A table for each board, with the pays and the odds of its bins. Bins of equal pay share a row. The usual board's table is expanded. */
export const buildPays: BuildPays = (parts) => {
  const { t, money, stakeMinor } = parts;
  const { boards, usual } = PlinkoLayout.parse(parts.sheet.layout);
  const heads = [t("pays_column"), t("prize_column"), t("odds_column")];
  const tables = boards.map(({ rows, risk, binsHundredths, ways }) => {
    const waysOf = new Map<number, number>();
    for (const [bin, multiplier] of binsHundredths.entries())
      waysOf.set(multiplier, (waysOf.get(multiplier) ?? 0) + (ways[bin] ?? 0));
    const lines = [...waysOf].map(([multiplier, count]) => [
      t("times", { multiplier: multiplier / 100 }),
      money((stakeMinor * BigInt(multiplier)) / 100n),
      `${count}/${2 ** rows}`,
    ]);
    const name = `${t("rows_count", { count: rows })} · ${t("risk")}: ${t(`risk_${risk}`)}`;
    return foldedTable(name, heads, lines, rows === usual.rows && risk === usual.risk);
  });
  return [...paysHeading(parts), ...tables];
};
