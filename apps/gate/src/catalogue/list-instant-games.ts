import type { LotteryInstantGame } from "@bellwether/contract";
import { opensSoon } from "@bellwether/contract/content/catalogue.ts";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import type { ToggleSituation } from "@bellwether/market";
import { isVisible } from "../is-visible.ts";
import type { SettingsPort, TitlesPort, TogglesPort } from "../ports.ts";
import { gamePageOf, gamePicturesOf } from "./list-games.ts";
import { isFreePlayAllowed, runsOn } from "./title-rules.ts";

/**
 * The house's own lottery games in the form that a lottery client expects [3.13], on every device: one that opens soon, does not run on the
 * device, or whose provider is not connected, is listed as not playable. None has a video.
 */
export function listInstantGames(
  deps: TitlesPort & TogglesPort & SettingsPort<"freePlayAllowed" | "providers">,
  situation: ToggleSituation,
  device: "desktop" | "mobile",
): LotteryInstantGame[] {
  return deps.titles
    .filter((title) => title.provider === "BW" && title.categories.includes("lottery"))
    .filter((title) => isVisible(title, situation, deps.toggles))
    .map((title) => ({
      id: title.gameId,
      name: title.title,
      provider: "BW",
      isPlayable:
        !opensSoon(title) && runsOn(title, device) && deps.settings.providers[title.provider] !== undefined,
      allowsFreePlay: isFreePlayAllowed(title, situation.country, deps.settings.freePlayAllowed),
      hasVideo: false,
      videoUrl: null,
      images: gamePicturesOf(title),
      categories: [...title.categories],
      subcategories: subcategoriesOf(title),
      seoContent: title.description,
      slugUrl: gamePageOf(title),
    }));
}

function subcategoriesOf({ subCategories }: CatalogueTitle): number[] {
  return subCategories.toSorted((a, b) => a.sortRank - b.sortRank).map(({ categoryId }) => categoryId);
}
