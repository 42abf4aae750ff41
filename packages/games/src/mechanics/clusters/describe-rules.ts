import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { ClustersLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout): Rule[] => {
  const { minimumCluster, multipliers, boards, jar, wins, symbols, placeMultipliers } =
    ClustersLayout.parse(layout);
  const boosts = symbols.flatMap(({ role, times }) => (role === "boost" && times ? [times] : []));
  return [
    { key: wins === "anywhere" ? "rules_anywhere" : "rules_clusters", params: { minimum: minimumCluster } },
    ...(boosts.length > 0
      ? [{ key: "rules_boosts" as const, params: { numbers: boosts.map((times) => `×${times}`).join(", ") } }]
      : []),
    ...(placeMultipliers ? [{ key: "rules_places" as const, params: { cap: placeMultipliers.cap } }] : []),
    ...(multipliers.some((multiplier) => multiplier > 1)
      ? [{ key: "rules_multipliers" as const, params: { multipliers: multipliers.join(", ") } }]
      : []),
    ...(jar?.marks ?? []).map(({ at, turn }): Rule => ({ key: `rules_jar_${turn}`, params: { at } })),
    ...(boards === undefined ? [] : [{ key: "rules_boards" as const, params: { boards } }]),
  ];
};
