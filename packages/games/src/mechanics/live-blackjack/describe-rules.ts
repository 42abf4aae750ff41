import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { LiveBlackjackLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout): Rule[] => {
  const { decks, dealerStandsOn, returns, seats, decideMs } = LiveBlackjackLayout.parse(layout);
  return [
    { key: "rules_blackjack", params: { decks, stands: dealerStandsOn } },
    { key: "rules_blackjack_moves" },
    { key: "rules_live_blackjack_seats", params: { seats, seconds: decideMs / 1_000 } },
    { key: "rules_live_blackjack_behind" },
    {
      key: "rules_blackjack_returns",
      params: { hand: Number(returns.hand), insurance: Number(returns.insurance) },
    },
    {
      key: "rules_live_blackjack_behind_return",
      params: { behind: Number(returns.behind), undoubled: Number(returns.behindUndoubled) },
    },
    { key: "rules_live_blackjack_cards" },
    { key: "rules_live_cards_hidden" },
    { key: "rules_shared_table" },
  ];
};
