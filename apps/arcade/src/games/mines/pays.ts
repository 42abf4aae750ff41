import { MinesLayout } from "@bellwether/games/mechanics/mines/wire.ts";
import { type BuildPays, foldedTable, paysHeading } from "../../controls/pay-tables.ts";

/** A table for each number of mines, with the pay and the odds for each number of opened tiles. The usual number's table is expanded. */
export const buildPays: BuildPays = (parts) => {
  const { t, money, stakeMinor } = parts;
  const { ladders, usual } = MinesLayout.parse(parts.sheet.layout);
  const heads = [t("tiles"), t("prize_column"), t("pays_column"), t("odds_column")];
  const tables = ladders.map(({ mines, steps }) => {
    const rows = steps.map(([multiplier, odds], index) => [
      String(index + 1),
      money((stakeMinor * BigInt(multiplier)) / 100n),
      t("times", { multiplier: multiplier / 100 }),
      t("one_in", { odds: Number(odds) }),
    ]);
    return foldedTable(t("mines_count", { count: mines }), heads, rows, mines === usual.mines);
  });
  return [...paysHeading(parts), ...tables];
};
