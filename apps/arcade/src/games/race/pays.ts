import { RaceLayout } from "@bellwether/games/mechanics/race/wire.ts";
import type { BuildPays } from "../../controls/pay-tables.ts";
import { slipPays } from "../slip/slip-pays.ts";
import { raceBetName } from "./race-names.ts";

export const buildPays: BuildPays = (parts) => {
  const layout = RaceLayout.parse(parts.sheet.layout);
  return slipPays(parts, layout.spots, (spot) => raceBetName(layout, spot, parts.t).full);
};
