import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { CasinoHoldemLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout): Rule[] => {
  const { call, qualifiesFrom, returns } = CasinoHoldemLayout.parse(layout);
  return [
    { key: "rules_casino_holdem", params: { call } },
    { key: "rules_casino_holdem_dealer", params: { rank: qualifiesFrom } },
    { key: "rules_casino_holdem_bonus" },
    { key: "rules_casino_holdem_away" },
    { key: "rules_casino_holdem_strategy", params: { rule: Number(returns.rule) } },
    {
      key: "rules_casino_holdem_returns",
      params: { ante: Number(returns.ante), bonus: Number(returns.bonus) },
    },
  ];
};
