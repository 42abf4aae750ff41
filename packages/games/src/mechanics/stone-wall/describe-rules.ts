import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { StoneWallLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout) => {
  const { prizes, drops, highestReturn } = StoneWallLayout.parse(layout);
  const empty = prizes.find(({ prize }) => prize === 0)?.count ?? 0;
  const factors = drops.map(({ factor }) => factor);
  const still = drops.find(({ factor }) => factor === 1);
  const rules: Rule[] = [
    { key: "rules_stone_wall", params: { empty, idol: prizes.at(-1)?.prize ?? 0 } },
    {
      key: "rules_stone_wall_drop",
      params: { still: Number(still?.percent ?? 0), most: Math.max(...factors) },
    },
    { key: "rules_stone_wall_return", params: { percent: Number(highestReturn) } },
    { key: "rules_shared_table" },
  ];
  return rules;
};
