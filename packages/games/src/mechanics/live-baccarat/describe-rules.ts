import { describeRules as tellBaccarat } from "../baccarat/describe-rules.ts";
import type { DescribeRules } from "../rule.ts";

export const describeRules: DescribeRules = (layout) => [
  ...tellBaccarat(layout),
  { key: "rules_shared_table" },
];
