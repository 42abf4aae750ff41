import { TopCardLayout } from "@bellwether/games/mechanics/top-card/wire.ts";
import type { BuildPays } from "../../controls/pay-tables.ts";
import { showPays } from "../shows/show-pays.ts";
import { topCardSpotName } from "./spots.ts";

export const buildPays: BuildPays = (parts) => {
  const layout = TopCardLayout.parse(parts.sheet.layout);
  return showPays(parts, layout.spots, ({ spot }) => topCardSpotName(spot, parts.t));
};
