import type { DescribeRules } from "../../rules/rule.ts";

export const describeRules: DescribeRules = () => [{ key: "rules_tower" }];
