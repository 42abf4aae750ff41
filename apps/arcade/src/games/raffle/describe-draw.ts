import { outcomeIn } from "@bellwether/games/mechanics/raffle/share-prizes.ts";
import type { DescribeDraw } from "../../tables/describe-draw.ts";

export const describeDraw: DescribeDraw = (events, t) =>
  t("raffle_outcome", { number: String(outcomeIn(events).winners[0]?.number ?? "") });
