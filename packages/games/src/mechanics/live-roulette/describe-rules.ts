import { describeRules as tellRoulette } from "../roulette/describe-rules.ts";
import type { DescribeRules } from "../rule.ts";

export const describeRules: DescribeRules = (layout) => [
  ...tellRoulette(layout),
  { key: "rules_shared_table" },
];
