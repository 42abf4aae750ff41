import type { ListedGame } from "@bellwether/contract";
import { titlePlaceOf } from "@bellwether/contract/content/art.ts";
import { opensSoon } from "@bellwether/contract/content/catalogue.ts";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import type { GameTerms, ToggleSituation } from "@bellwether/market";
import { isVisible } from "../is-visible.ts";
import type { ClockPort, MarketPorts, MarketTermsPort, SettingsPort, TitlesPort } from "../ports.ts";
import { isTitleStopped } from "../stops/index.ts";
import type { GameFigures } from "./game-figures.ts";
import type { TitleGlance } from "./title-glance.ts";
import { isFreePlayAllowed, runsOn } from "./title-rules.ts";

export type ListChoice = { device: "desktop" | "mobile"; features?: readonly string[] };

/** What a list says of a title beside its entry in the catalogue: figures of play, and what its sheet says at a glance. */
export type ListFigures = (title: CatalogueTitle) => ReturnType<GameFigures> & { glance: TitleGlance };

/** Reads the list of games allowed in a situation on a device, with current popularity and ratings. */
export type ReadGameList = (
  situation: ToggleSituation,
  device: ListChoice["device"],
  features?: readonly string[],
) => Promise<ListedGame[]>;

/**
 * Every title that the situation and the device allow and that is not stopped, in the form of the lists. With features, only titles that have all
 * of them.
 */
export function listGames(
  deps: TitlesPort & MarketPorts & ClockPort & SettingsPort<"freePlayAllowed">,
  figures: ListFigures,
  situation: ToggleSituation,
  choice: ListChoice,
): ListedGame[] {
  const wanted = choice.features ?? [];
  return deps.titles
    .filter((title) => isVisible(title, situation, deps.toggles) && runsOn(title, choice.device))
    .filter((title) => !isTitleStopped(deps, title, deps.now()))
    .map((title) => listGame(deps, figures, title, situation.country))
    .filter((game) => wanted.every((name) => (game.features as readonly string[]).includes(name)));
}

/** One title in the form of the lists [3.12]. */
export function listGame(
  deps: SettingsPort<"freePlayAllowed"> & MarketTermsPort,
  figures: ListFigures,
  title: CatalogueTitle,
  country: string | undefined,
): ListedGame {
  const freePlay = isFreePlayAllowed(title, country, deps.settings.freePlayAllowed);
  const { popular, rating, glance } = figures(title);
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
    popular,
    rating,
    opens_soon: opensSoon(title),
    is_bonus: title.isBonus,
    free_play: freePlay,
    features: featuresOf(title, freePlay, deps.gameTermsOf(country)),
    at_a_glance: glance,
    description: title.description,
    keywords: [...title.keywords],
    released_on: title.releasedOn,
    seo_url: gamePageOf(title),
    use_svg_thumbnail: false,
    title_at: titlePlaceOf(title.art.composition),
    images: gamePicturesOf(title),
  };
}

/** Path of the game's own page; lottery games have their own [2.05]. */
export function gamePageOf({ code, categories }: CatalogueTitle): string {
  return categories.includes("lottery") ? `/games/lottery/${code}` : `/games/${code}`;
}

export function gamePicturesOf({ code }: CatalogueTitle): ListedGame["images"] {
  const picture = (size: string) => `/art/tiles/${code}${size}.webp`;
  return {
    tile: picture("-240x320"),
    tile_large: picture(""),
    "412x230": picture("-412x230"),
    "254x142": picture("-254x142"),
    "824x460": picture("-824x460"),
  };
}

/** A market without bonus buys or the ante bet is not told that a game has them. */
function featuresOf(
  title: CatalogueTitle,
  freePlay: boolean,
  { bonusBuy, anteBet }: Pick<GameTerms, "bonusBuy" | "anteBet">,
): ListedGame["features"] {
  return [
    ...(title.isBonus ? (["bonus"] as const) : []),
    ...(freePlay ? (["free_play"] as const) : []),
    ...(title.categories.includes("jackpots") ? (["jackpot"] as const) : []),
    ...(title.categories.includes("live-casino") ? (["live"] as const) : []),
    ...(title.categories.includes("lottery") ? (["lottery"] as const) : []),
    ...(title.features ?? []).filter(
      (feature) => (feature !== "bonus_buy" || bonusBuy) && (feature !== "ante_bet" || anteBet),
    ),
  ];
}
