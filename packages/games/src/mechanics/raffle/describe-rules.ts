import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { RaffleLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout) => {
  const { numbers, maximumTickets, minimumPlayers, prizes, returnPercent } = RaffleLayout.parse(layout);
  return [
    { key: "rules_raffle", params: { numbers } },
    ...prizes.map(
      ({ permille, count }): Rule => ({
        key: "rules_raffle_prize",
        params: { count, share: permille / 10 },
      }),
    ),
    { key: "rules_raffle_pot", params: { percent: returnPercent } },
    { key: "rules_raffle_few" },
    { key: "rules_bingo_players", params: { players: minimumPlayers } },
    { key: "rules_raffle_tickets", params: { own: maximumTickets } },
    { key: "rules_draw_tickets" },
  ];
};
