import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { MinesLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout): Rule[] => [
  { key: "rules_mines", params: { tiles: MinesLayout.parse(layout).tiles } },
  { key: "rules_mines_away" },
  { key: "rules_rounded_down" },
];
