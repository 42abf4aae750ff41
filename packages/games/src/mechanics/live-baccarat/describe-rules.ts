import type { DescribeRules } from "../../rules/rule.ts";
import { describeRules as tellBaccarat } from "../baccarat/describe-rules.ts";

export const describeRules: DescribeRules = (layout) => [
  ...tellBaccarat(layout),
  { key: "rules_shared_table" },
];
