import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { TopCardLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout) => {
  const { decks, drawPays, suitedDrawPays, spots } = TopCardLayout.parse(layout);
  const returnOf = (name: string) => Number(spots.find(({ spot }) => spot === name)?.returnPercent ?? 0);
  const rules: Rule[] = [
    { key: "rules_top_card", params: { decks } },
    { key: "rules_top_card_bets", params: { draw: drawPays, suited: suitedDrawPays } },
    {
      key: "rules_top_card_returns",
      params: { corner: returnOf("red"), draw: returnOf("draw"), suited: returnOf("suited-draw") },
    },
    { key: "rules_shared_table" },
  ];
  return rules;
};
