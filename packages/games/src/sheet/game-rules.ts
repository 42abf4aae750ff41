import type { GameSheet } from "@bellwether/contract/studio/game-sheet.ts";
import { figureNames } from "../mechanics/figure-names.ts";
import { ruleDescriptions } from "../mechanics/rule-descriptions.ts";
import type { FigureNames, Rule } from "../rules/rule.ts";

/** The rules of a game in words, with the figures of its sheet; none for a mechanic that this version does not know. */
export function rulesOf({ mechanic, layout }: Pick<GameSheet, "mechanic" | "layout">): readonly Rule[] {
  return ruleDescriptions[mechanic]?.(layout) ?? [];
}

/** What a game calls the figures of its sheet. */
export function figureNamesOf({ mechanic, layout }: Pick<GameSheet, "mechanic" | "layout">): FigureNames {
  return figureNames[mechanic]?.(layout) ?? {};
}
