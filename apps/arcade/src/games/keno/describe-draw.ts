import type { DescribeDraw } from "../../tables/describe-draw.ts";
import { numbersIn, numbersText } from "./draw-of.ts";

export const describeDraw: DescribeDraw = (events, t) => {
  const ascending = [...numbersIn(events)].sort((one, other) => one - other);
  return t("keno_outcome", { numbers: numbersText(ascending) });
};
