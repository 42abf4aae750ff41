import type { DescribeRules } from "../../rules/rule.ts";
import { describeRules as tellRoulette } from "../roulette/describe-rules.ts";

export const describeRules: DescribeRules = (layout) => [
  ...tellRoulette(layout),
  { key: "rules_shared_table" },
];
