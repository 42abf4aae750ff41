import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { playFeatures } from "@bellwether/contract/play-feature.ts";

/** The features that have a page of their games, below all games: `?feature=free_spins`. */
export const chosenFeatures = ["bonus", "free_play", ...playFeatures] as const;
export type ChosenFeature = (typeof chosenFeatures)[number];

export function hasChosenFeature(
  game: Pick<ListedGame, "is_bonus" | "features">,
  feature: ChosenFeature,
): boolean {
  return feature === "bonus" ? game.is_bonus : game.features.includes(feature);
}
