import type { DescribeDraw } from "../../tables/describe-draw.ts";
import { digitsIn } from "./pick-show.ts";

export const describeDraw: DescribeDraw = (events, t) =>
  t("pick_outcome", { digits: [...digitsIn(events)].join(" ") });
