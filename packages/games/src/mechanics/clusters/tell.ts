import type { Rule, TellRules } from "../rule.ts";
import { ClustersLayout } from "./wire.ts";

export const tellRules: TellRules = (layout): Rule[] => {
  const { minimumCluster, multipliers } = ClustersLayout.parse(layout);
  return [
    { key: "rules_clusters", params: { minimum: minimumCluster } },
    { key: "rules_multipliers", params: { multipliers: multipliers.join(", ") } },
  ];
};
