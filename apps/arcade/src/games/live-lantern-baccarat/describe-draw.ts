import type { DescribeDraw } from "../../tables/describe-draw.ts";
import { describeDraw as describeHands } from "../live-baccarat/describe-draw.ts";
import { lanternsOf, lanternWords } from "./lanterns-of.ts";

export const describeDraw: DescribeDraw = (events, t, layout) =>
  `${describeHands(events, t, layout)}. ${lanternWords(lanternsOf(events), t)}`;
