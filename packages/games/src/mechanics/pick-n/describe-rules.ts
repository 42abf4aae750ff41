import { describeCap } from "../../fixed-prizes/describe-cap.ts";
import type { DescribeRules } from "../../rules/rule.ts";
import { PickNLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout) => {
  const game = PickNLayout.parse(layout);
  const { digits, maximumPlays, maximumTimes, lowestReturn, highestReturn } = game;
  return [
    { key: "rules_pick_n", params: { digits } },
    { key: "rules_pick_n_bets" },
    { key: "rules_pick_n_plays", params: { plays: maximumPlays, times: maximumTimes } },
    { key: "rules_pick_n_returns", params: { lowest: lowestReturn, highest: highestReturn } },
    ...describeCap(game),
    { key: "rules_draw_tickets" },
  ];
};
