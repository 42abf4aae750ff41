import { potOutcomeIn } from "@bellwether/games/mechanics/bingo/share-pot.ts";
import type { DescribeDraw } from "../../tables/describe-draw.ts";

export const describeDraw: DescribeDraw = (events, t) =>
  potOutcomeIn(events)
    .taken.map(({ prize, afterBalls }) =>
      t("bingo_outcome", { prize: t(`bingo_prize_${prize}`), ball: afterBalls }),
    )
    .join(", ");
