import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { describeFreeSpins } from "../../slots/describe-free-spins.ts";
import { WaysLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout): Rule[] => {
  const { ways, freeSpins, rows, splits, mostWays, openingRows } = WaysLayout.parse(layout);
  const highest = openingRows?.at(-1);
  return [
    { key: "rules_ways", params: { ways } },
    ...(splits && mostWays ? [{ key: "rules_ways_split", params: { ways: mostWays } } as const] : []),
    ...(highest
      ? [
          { key: "rules_ways_rows", params: { rows, most: highest.rows, ways: highest.ways } } as const,
          { key: "rules_ways_rows_free", params: { rows } } as const,
        ]
      : []),
    describeFreeSpins(freeSpins),
  ];
};
