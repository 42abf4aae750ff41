import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { VideoPokerLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout): Rule[] => {
  const { game, maximumCoins, lines, list } = VideoPokerLayout.parse(layout);
  const top = lines[0];
  const isBetterWithAll = top !== undefined && top.fiveCoins !== top.fewerCoins;
  return [
    { key: "rules_video_poker", params: { coins: maximumCoins } },
    { key: game === "jacks-or-better" ? "rules_video_poker_jacks" : "rules_video_poker_deuces" },
    isBetterWithAll
      ? {
          key: "rules_video_poker_royal",
          params: { coins: maximumCoins, pays: top.fiveCoins, fewer: top.fewerCoins },
        }
      : { key: "rules_video_poker_coins" },
    { key: "rules_video_poker_away" },
    isBetterWithAll
      ? {
          key: "rules_video_poker_returns",
          params: {
            coins: maximumCoins,
            all: Number(list.best.fiveCoins),
            fewer: Number(list.best.fewerCoins),
          },
        }
      : { key: "rules_video_poker_return", params: { all: Number(list.best.fiveCoins) } },
  ];
};
