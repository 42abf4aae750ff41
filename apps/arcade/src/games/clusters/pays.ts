import { ClustersLayout } from "@bellwether/games/mechanics/clusters/wire.ts";
import { type BuildPays, paysHeading, symbolTable } from "../../controls/pay-tables.ts";

export const buildPays: BuildPays = (parts) => [
  ...paysHeading(parts),
  symbolTable(parts, ClustersLayout.parse(parts.sheet.layout), true),
];
