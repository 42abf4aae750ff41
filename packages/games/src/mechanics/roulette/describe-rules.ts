import type { DescribeRules } from "../../rules/rule.ts";
import { RouletteLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout) => {
  const { laPartage } = RouletteLayout.parse(layout);
  if (!laPartage) return [{ key: "rules_roulette" }];
  const { evenChanceReturn, otherReturn } = laPartage;
  return [
    { key: "rules_roulette_french" },
    {
      key: "rules_la_partage",
      params: { evenChance: Number(evenChanceReturn), other: Number(otherReturn) },
    },
  ];
};
