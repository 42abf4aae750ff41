import type { DescribeDraw } from "../../tables/describe-draw.ts";
import { describeDraw as describeBall } from "../live-roulette/describe-draw.ts";
import { strikesOf, strikeWords } from "./strikes-of.ts";

export const describeDraw: DescribeDraw = (events, t, layout) =>
  `${describeBall(events, t, layout)}. ${strikeWords(strikesOf(events), t)}`;
