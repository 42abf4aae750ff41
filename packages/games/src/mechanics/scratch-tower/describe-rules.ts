import type { DescribeRules } from "../rule.ts";

export const describeRules: DescribeRules = () => [{ key: "rules_tower" }];
