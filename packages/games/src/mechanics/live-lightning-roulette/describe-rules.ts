import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { LightningRouletteLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout) => {
  const { lightning, spots } = LightningRouletteLayout.parse(layout);
  const counts = lightning.counts.map(({ count }) => count);
  const multipliers = lightning.multipliers.map(({ multiplier }) => multiplier);
  const straight = spots.find(({ kind }) => kind === "straight");
  const rules: Rule[] = [
    { key: "rules_lightning_roulette", params: { least: Math.min(...counts), most: Math.max(...counts) } },
    {
      key: "rules_lightning_pays",
      params: {
        least: Math.min(...multipliers),
        most: Math.max(...multipliers),
        pays: straight?.pays ?? 0,
      },
    },
    {
      key: "rules_lightning_returns",
      params: { straight: Number(lightning.straightReturn), other: Number(lightning.otherReturn) },
    },
    { key: "rules_shared_table" },
  ];
  return rules;
};
