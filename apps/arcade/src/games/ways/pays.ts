import { WaysLayout } from "@bellwether/games/mechanics/ways/wire.ts";
import { type BuildPays, paysHeading, symbolTable } from "../../controls/pay-tables.ts";

export const buildPays: BuildPays = (parts) => [
  ...paysHeading(parts),
  symbolTable(parts, WaysLayout.parse(parts.sheet.layout), false),
];
