import { loadDraws } from "../draws/load-draws.ts";
import { visibleCategories } from "../games/categories.ts";
import { gamePath, toGameCard } from "../games/game-card.ts";
import { type GameLists, loadGameLists } from "../games/game-lists.ts";
import { providerPage } from "../games/providers.ts";
import { visitorGuard } from "../page-data/visitor-guard.ts";
import { landingNames, paths } from "../paths.ts";
import { loadPromotionCards } from "../promotions/promotion-view.ts";
import { maySignUpIn, type Site } from "../request/site.ts";

/** Pages that exist in every country and at every brand. */
export const steadyPages: readonly string[] = [
  paths.home(),
  paths.hotGames(),
  paths.newGames(),
  paths.everyGame(),
  paths.allGames(),
  paths.promotions(),
  paths.bonusOverview(),
  paths.bonusTerms(),
  paths.cashbackTerms(),
  paths.welcomeOfferTerms(),
  paths.welcomeOfferTerms("se"),
  paths.welcomeOfferTerms("fi"),
  ...landingNames.map(paths.landing),
  paths.providers(),
  paths.playSafe(),
  paths.support(),
  paths.responsibleGaming(),
  paths.aboutUs(),
  paths.privacyPolicy(),
  paths.terms(),
  paths.mobile(),
];

/**
 * Every page that a search engine may list, as paths without a language: the pages that are open to a visitor from the request's country. An
 * engine that crawls from a country reads that country's list, so that every address in it works there.
 */
export async function listedPages(site: Site): Promise<string[]> {
  const [lists, { open, between, coming }, draws] = await Promise.all([
    loadGameLists(site),
    loadPromotionCards(site),
    loadDraws(site),
  ]);
  const pages = [
    ...steadyPages,
    ...(maySignUpIn(site, site.country) ? [paths.signup()] : []),
    ...(site.lotteryVersion ? [] : [paths.searchGames()]),
    ...(site.country === "SE" ? [] : [paths.promotionRewards()]),
    ...categoryPages(site, lists),
    ...providerPages(lists),
    ...(draws.length > 0 ? [paths.drawResults()] : []),
    ...draws.flatMap(({ code, latest }) => [
      paths.drawArchive(code),
      ...(latest ? [paths.drawResult(code, latest.number)] : []),
    ]),
    ...[...open, ...between, ...coming].map(({ name }) => paths.promotion(name)),
    ...lists.games.map((game) => gamePath(toGameCard(game))),
  ];
  return [...new Set(pages)].filter((path) => isShown(site, path));
}

/** Categories and sub-categories with at least one game. */
function categoryPages(site: Site, { byCategory }: GameLists): string[] {
  return visibleCategories(site).flatMap(({ id, slug, subCategories }) => {
    const whole = id === "all-games";
    const own = byCategory.get(id);
    if (!own) return [];
    const filled = subCategories.filter(({ ids }) =>
      own.some((game) => game.sub_categories.some(({ category_id }) => ids.includes(category_id))),
    );
    return [
      whole ? paths.allGames() : paths.category(slug),
      ...filled.map((sub) =>
        whole ? paths.allGamesSubCategory(sub.slug) : paths.subCategory(slug, sub.slug),
      ),
    ];
  });
}

function providerPages({ games }: GameLists): string[] {
  const codes = new Set(games.map(({ provider }) => provider));
  return [...codes].map(providerPage).filter((page) => page !== undefined);
}

/** Is the page open to a visitor from the request's country? */
function isShown(site: Site, path: string): boolean {
  return (
    visitorGuard({
      path,
      country: site.country,
      authenticated: false,
      maintenanceCountries: site.maintenanceCountries,
      norwayHomepage: site.isOn("NORWAY_UNAUTHENTICATED_HOMEPAGE_ACTIVE"),
    }) === undefined
  );
}
