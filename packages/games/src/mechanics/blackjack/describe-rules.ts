import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { BlackjackLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout) => {
  const { decks, dealerStandsOn, returns } = BlackjackLayout.parse(layout);
  const rules: Rule[] = [
    { key: "rules_blackjack", params: { decks, stands: dealerStandsOn } },
    { key: "rules_blackjack_moves" },
    { key: "rules_blackjack_away" },
    {
      key: "rules_blackjack_returns",
      params: { hand: Number(returns.hand), insurance: Number(returns.insurance) },
    },
  ];
  return rules;
};
