import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { HiLoLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout): Rule[] => {
  const { deck, skips } = HiLoLayout.parse(layout);
  return [
    { key: "rules_hi_lo", params: { skips } },
    { key: deck === "endless" ? "rules_hi_lo_endless" : "rules_hi_lo_single" },
    { key: "rules_hi_lo_away" },
    { key: "rules_rounded_down" },
  ];
};
