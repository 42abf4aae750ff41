import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { CrashLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout) => {
  const { maximumHundredths, maximumBets, lowestReturn, highestReturn } = CrashLayout.parse(layout);
  const rules: Rule[] = [
    { key: "rules_crash" },
    { key: "rules_crash_auto", params: { maximum: maximumHundredths / 100 } },
    { key: "rules_crash_manual" },
    {
      key: "rules_crash_returns",
      params: { lowest: lowestReturn, highest: highestReturn, bets: maximumBets },
    },
    { key: "rules_crash_hidden" },
    { key: "rules_shared_table" },
  ];
  return rules;
};
