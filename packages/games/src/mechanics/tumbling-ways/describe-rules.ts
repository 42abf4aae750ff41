import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { TumblingWaysLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout): Rule[] => {
  const { leastWays, mostWays, multipliers, freeMultipliers, freeSpins } = TumblingWaysLayout.parse(layout);
  const { spins, maximumSpins } = freeSpins;
  return [
    { key: "rules_tumbling_ways", params: { least: leastWays, most: mostWays } },
    { key: "rules_tumbles" },
    ...(multipliers.length > 1 || multipliers[0] !== 1
      ? [{ key: "rules_multipliers" as const, params: { multipliers: multipliers.join(", ") } }]
      : []),
    {
      key: "rules_tumbling_free_spins",
      params: { spins, maximum: maximumSpins, multipliers: freeMultipliers.join(", ") },
    },
  ];
};
