import type { GameCard } from "./game-card.ts";

/** Marks a tile's link as one with a preview; `watchPreviews` reads the game's code from the attribute. */
export function previewAttributes({ code }: Pick<GameCard, "code">): { "data-preview": string } {
  return { "data-preview": code };
}
