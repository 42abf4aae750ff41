import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { BingoLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout) => {
  const { balls, maximumTickets, maximumSold, minimumPlayers, prizes, returnPercent } =
    BingoLayout.parse(layout);
  const rules: Rule[] = [
    { key: `rules_bingo_${balls}` },
    ...prizes.map(
      ({ prize, permille }): Rule => ({
        key: `rules_bingo_prize_${prize}`,
        params: { share: permille / 10 },
      }),
    ),
    { key: "rules_bingo_pot", params: { percent: returnPercent } },
    { key: "rules_bingo_shared" },
    { key: "rules_bingo_players", params: { players: minimumPlayers } },
    { key: "rules_bingo_tickets", params: { own: maximumTickets, all: maximumSold } },
    { key: "rules_bingo_calls" },
    { key: "rules_shared_table" },
  ];
  return rules;
};
