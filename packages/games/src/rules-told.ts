import type { GameSheet } from "@bellwether/contract/studio/game-sheet.ts";
import type { Rule } from "./mechanics/rule.ts";
import { tellers } from "./mechanics/tellers.ts";

/** The rules of a game, with the figures of its sheet. A mechanic that this version does not know has none to tell. */
export function rulesOf({ mechanic, layout }: Pick<GameSheet, "mechanic" | "layout">): readonly Rule[] {
  return tellers[mechanic]?.(layout) ?? [];
}
