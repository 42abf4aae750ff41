import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { KENO_BALLS, KENO_DRAWN, KenoLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout) => {
  const { maximumSpots, maximumSlips, lowestReturn, highestReturn } = KenoLayout.parse(layout);
  const rules: Rule[] = [
    { key: "rules_keno", params: { drawn: KENO_DRAWN, balls: KENO_BALLS } },
    { key: "rules_keno_slip", params: { spots: maximumSpots, slips: maximumSlips } },
    { key: "rules_keno_returns", params: { lowest: lowestReturn, highest: highestReturn } },
    { key: "rules_keno_draw" },
    { key: "rules_shared_table" },
  ];
  return rules;
};
