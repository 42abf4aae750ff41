import type { GameSheet } from "@bellwether/contract/studio/game-sheet.ts";
import { figureNames } from "../mechanics/figure-names.ts";
import { ruleDescriptions } from "../mechanics/rule-descriptions.ts";
import type { FigureNames, Rule } from "../rules/rule.ts";

type RuledSheet = Pick<GameSheet, "mechanic" | "layout" | "purchases" | "anteBet">;

/** The rules of a game in words, with the figures of its sheet; none for a mechanic that this version does not know. */
export function rulesOf({ mechanic, layout, ...sales }: RuledSheet): readonly Rule[] {
  return [...(ruleDescriptions[mechanic]?.(layout) ?? []), ...describeSales(sales)];
}

/** The rules of what a slot sells in place of a plain spin, where the market allows it. */
function describeSales({ purchases, anteBet }: Pick<RuledSheet, "purchases" | "anteBet">): Rule[] {
  return [
    ...(purchases ? [{ key: "rules_purchases" } as const] : []),
    ...(anteBet
      ? [
          {
            key: "rules_ante_bet",
            params: {
              coins: anteBet.coins,
              stakeCoins: anteBet.stakeCoins,
              with: anteBet.freeSpinsOneIn,
              without: anteBet.freeSpinsOneInWithout,
            },
          } as const,
        ]
      : []),
  ];
}

/** What a game calls the figures of its sheet. */
export function figureNamesOf({ mechanic, layout }: Pick<GameSheet, "mechanic" | "layout">): FigureNames {
  return figureNames[mechanic]?.(layout) ?? {};
}
