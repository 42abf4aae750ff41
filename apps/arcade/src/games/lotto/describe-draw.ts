import type { DescribeDraw } from "../../tables/describe-draw.ts";
import { drawnIn } from "./lotto-show.ts";

export const describeDraw: DescribeDraw = (events, t) => {
  const { numbers, bonus } = drawnIn(events);
  const ascending = [...numbers].sort((one, other) => one - other).join(", ");
  return bonus === null
    ? t("keno_outcome", { numbers: ascending })
    : t("lotto_outcome", { numbers: ascending, bonus });
};
