import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { PickLinesLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout): Rule[] => {
  const { lines, pick } = PickLinesLayout.parse(layout);
  const { boxes, empty, scatters } = pick;
  return [
    { key: "rules_lines", params: { lines: lines.length } },
    { key: "rules_pick", params: { scatters, boxes, empty } },
    { key: "rules_pick_equal" },
    { key: "rules_pick_away" },
  ];
};
