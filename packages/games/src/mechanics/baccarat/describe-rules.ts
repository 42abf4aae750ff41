import type { DescribeRules } from "../../rules/rule.ts";
import { BaccaratLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout) => {
  const { decks, spots } = BaccaratLayout.parse(layout);
  const returns = new Map(spots.map(({ spot, returnToPlayer }) => [spot, Number(returnToPlayer)]));
  const pays = new Map(spots.map((each) => [each.spot, each.pays]));
  const figures = (by: ReadonlyMap<string, number>) => ({
    player: by.get("player") ?? 0,
    banker: by.get("banker") ?? 0,
    tie: by.get("tie") ?? 0,
    pair: by.get("player-pair") ?? 0,
  });
  return [
    { key: "rules_baccarat", params: { decks } },
    { key: "rules_baccarat_thirds" },
    { key: "rules_baccarat_bets", params: figures(pays) },
    { key: "rules_baccarat_returns", params: figures(returns) },
  ];
};
