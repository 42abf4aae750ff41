import type { GameFamily } from "@bellwether/contract/studio/index.ts";

/** The family of card games and video poker: they keep the pace of a table, which has the name of the first of them. */
export const TABLE_FAMILY: GameFamily = "roulette";
