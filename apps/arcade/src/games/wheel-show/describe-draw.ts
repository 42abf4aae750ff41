import { WheelShowLayout } from "@bellwether/games/mechanics/wheel-show/wire.ts";
import type { DescribeDraw } from "../../tables/describe-draw.ts";
import { showDrawOf } from "./draw-of.ts";
import { drawWords } from "./show-names.ts";

export const describeDraw: DescribeDraw = (events, t, layout) =>
  drawWords(WheelShowLayout.parse(layout), showDrawOf(events), t);
