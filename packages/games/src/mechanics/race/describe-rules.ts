import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { RaceLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout) => {
  const { placesPaid, runners, lowestReturn, highestReturn } = RaceLayout.parse(layout);
  const rules: Rule[] = [
    { key: "rules_race_field", params: { count: runners.length } },
    { key: "rules_race_bets", params: { places: placesPaid } },
    { key: "rules_slip_odds", params: { lowest: Number(lowestReturn), highest: Number(highestReturn) } },
    { key: "rules_race_draw" },
    { key: "rules_shared_table" },
  ];
  return rules;
};
