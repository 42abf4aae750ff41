import type { GameSheet } from "@bellwether/contract/studio/game-sheet.ts";

/** Whether the game's rounds are those of a table. The table starts them itself, so only its sheet has no pace. */
export function isShared({ minimumRoundMs }: Pick<GameSheet, "minimumRoundMs">): boolean {
  return minimumRoundMs === 0;
}
