import type { GameCard } from "./game-card.ts";

/** Marks a tile's link as one whose game can be shown at a glance; what watches the page for it reads the game's code here. */
export function previewAttributes({ code }: Pick<GameCard, "code">): { "data-preview": string } {
  return { "data-preview": code };
}
