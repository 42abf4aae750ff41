import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { describeFreeSpins } from "../../slots/describe-free-spins.ts";
import { LinesLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout): Rule[] => {
  const parsed = LinesLayout.parse(layout);
  const { lines, freeSpins } = parsed;
  return [
    { key: "rules_lines", params: { lines: lines.length } },
    describeFreeSpins(freeSpins),
    ...describeFeature(parsed),
  ];
};

function describeFeature({ feature, lines }: LinesLayout): Rule[] {
  switch (feature?.kind) {
    case undefined:
      return [];
    case "expanding-wilds":
      return [{ key: feature.in === "every-spin" ? "rules_wilds_expand" : "rules_wilds_expand_free" }];
    case "sticky-wilds":
      return [{ key: "rules_wilds_stick" }];
    case "walking-wilds":
      return [{ key: "rules_wilds_walk" }];
    case "book":
      return [{ key: "rules_book", params: { lines: lines.length } }];
    case "multiplier-wilds": {
      const numbers = [...new Set(Object.values(feature.wilds))].toSorted((one, other) => one - other);
      return [{ key: "rules_wild_numbers", params: { numbers: numbers.join(", ") } }];
    }
  }
}
