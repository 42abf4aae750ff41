import type { ListedGame } from "@bellwether/contract";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { isOn, type ToggleSituation } from "@bellwether/market";

/** Countries that NetEnt's own regulation keeps its games from (NET_ENT_RESTRICTED). */
const NET_ENT_RESTRICTED = new Set(["AU", "CA", "SG", "ZA"]);

/** May this visitor see the title at all [6.05, 6.09, 6.10]? */
export function isVisible(title: CatalogueTitle, situation: ToggleSituation): boolean {
  if (title.provider === "LC" && isOn("IS_BLOCKED_REGION_EVOLUTION", situation)) return false;
  if (title.provider === "PG" && isOn("IS_BLOCKED_REGION_PLAY_N_GO", situation)) return false;
  if (title.provider === "NE" && situation.country && NET_ENT_RESTRICTED.has(situation.country)) return false;
  if (
    title.provider === "PP" &&
    title.categories.includes("live-casino") &&
    isOn("IS_PRAGMATIC_LIVE_CASINO_DISABLED", situation)
  )
    return false;
  if (title.categories.includes("lottery") && isOn("HIDE_LOTTERY_CONTENT", situation)) return false;
  return true;
}

/** Free play [6.08]: off by environment, in GB, and for live casino. */
export function isFreePlayAllowed(
  title: CatalogueTitle,
  country: string | undefined,
  environmentAllows: boolean,
): boolean {
  return environmentAllows && country !== "GB" && title.freePlay && !title.categories.includes("live-casino");
}

/** The title as lists tell it [3.12]. */
export function listGame(title: CatalogueTitle, freePlay: boolean): ListedGame {
  const picture = (size: string) => `/art/tiles/${title.code}${size}.webp`;
  return {
    game_id: title.gameId,
    title: title.title,
    local_code: title.code,
    provider: title.provider,
    categories: [...title.categories],
    sub_categories: title.subCategories.map((each) => ({
      category_id: each.categoryId,
      sort_rank: each.sortRank,
    })),
    popular: title.popularity,
    rating: { rating: title.rating, votes: title.votes },
    is_bonus: title.isBonus,
    free_play: freePlay,
    description: title.description,
    keywords: [...title.keywords],
    released_on: title.releasedOn,
    seo_url: `/games/${title.code}`,
    use_svg_thumbnail: false,
    images: {
      tile: picture("-240x320"),
      tile_large: picture(""),
      "412x230": picture("-412x230"),
      "254x142": picture("-254x142"),
      "824x460": picture("-824x460"),
    },
  };
}
