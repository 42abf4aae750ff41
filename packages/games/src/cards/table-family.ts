import type { GameFamily } from "@bellwether/contract/studio/index.ts";

/** The family of card games and video poker: its pace and its words. */
export const TABLE_FAMILY: GameFamily = "cards";
