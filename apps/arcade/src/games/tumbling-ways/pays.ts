import { TumblingWaysLayout } from "@bellwether/games/mechanics/tumbling-ways/wire.ts";
import { type BuildPays, paysHeading, symbolTable } from "../../controls/pay-tables.ts";

export const buildPays: BuildPays = (parts) => [
  ...paysHeading(parts),
  symbolTable(parts, TumblingWaysLayout.parse(parts.sheet.layout), false),
];
