import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { StruckDiceLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout) => {
  const { counts, factors, lowestReturn, highestReturn } = StruckDiceLayout.parse(layout);
  const strikes = counts.map(({ count }) => count);
  const times = factors.map(({ factor }) => factor);
  const rules: Rule[] = [
    { key: "rules_struck_dice" },
    {
      key: "rules_struck_dice_strikes",
      params: {
        fewest: Math.min(...strikes),
        most: Math.max(...strikes),
        least: Math.min(...times),
        highest: Math.max(...times),
      },
    },
    {
      key: "rules_struck_dice_returns",
      params: { lowest: Number(lowestReturn), highest: Number(highestReturn) },
    },
    { key: "rules_shared_table" },
  ];
  return rules;
};
