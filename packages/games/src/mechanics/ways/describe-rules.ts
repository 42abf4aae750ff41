import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { describeFreeSpins } from "../../slots/describe-free-spins.ts";
import { WaysLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout): Rule[] => {
  const { ways, freeSpins } = WaysLayout.parse(layout);
  return [{ key: "rules_ways", params: { ways } }, describeFreeSpins(freeSpins)];
};
