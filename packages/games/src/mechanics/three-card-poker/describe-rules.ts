import type { DescribeRules } from "../../rules/rule.ts";
import { ThreeCardPokerLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout) => {
  const { returns, playFrom } = ThreeCardPokerLayout.parse(layout);
  const [, second = "", third = ""] = playFrom.map((card) => card.charAt(0));
  return [
    { key: "rules_three_card" },
    { key: "rules_three_card_ranks" },
    { key: "rules_three_card_bets" },
    { key: "rules_three_card_away" },
    {
      key: "rules_three_card_best",
      params: {
        second,
        third,
        ante: Number(returns.ante),
        pairPlus: Number(returns.pairPlus),
      },
    },
  ];
};
