import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { ClustersLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout): Rule[] => {
  const { minimumCluster, multipliers, boards, jar } = ClustersLayout.parse(layout);
  return [
    { key: "rules_clusters", params: { minimum: minimumCluster } },
    { key: "rules_multipliers", params: { multipliers: multipliers.join(", ") } },
    ...(jar?.marks ?? []).map(({ at, turn }): Rule => ({ key: `rules_jar_${turn}`, params: { at } })),
    ...(boards === undefined ? [] : [{ key: "rules_boards" as const, params: { boards } }]),
  ];
};
