import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { LiveHoldemLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout): Rule[] => {
  const { call, qualifiesFrom, returns, decideMs } = LiveHoldemLayout.parse(layout);
  return [
    { key: "rules_live_holdem", params: { call } },
    { key: "rules_casino_holdem_dealer", params: { rank: qualifiesFrom } },
    { key: "rules_casino_holdem_bonus" },
    { key: "rules_live_holdem_away", params: { seconds: decideMs / 1_000 } },
    { key: "rules_casino_holdem_strategy", params: { rule: Number(returns.rule) } },
    {
      key: "rules_casino_holdem_returns",
      params: { ante: Number(returns.ante), bonus: Number(returns.bonus) },
    },
    { key: "rules_live_cards_hidden" },
    { key: "rules_shared_table" },
  ];
};
