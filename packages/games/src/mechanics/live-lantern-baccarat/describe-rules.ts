import type { DescribeRules } from "../../rules/rule.ts";
import { describeRules as tellBaccarat } from "../baccarat/describe-rules.ts";
import { LanternBaccaratLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout) => {
  const { lanterns, ...table } = LanternBaccaratLayout.parse(layout);
  const pays = lanterns.naturals.map((each) => each.pays);
  return [
    {
      key: "rules_lanterns",
      params: { share: Number(lanterns.bothLit), least: Math.min(...pays), most: Math.max(...pays) },
    },
    ...tellBaccarat(table),
    { key: "rules_shared_table" },
  ];
};
