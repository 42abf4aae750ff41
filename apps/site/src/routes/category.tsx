import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { languages } from "@bellwether/market/languages.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { useMemo } from "react";
import { Empty } from "../brand/empty.tsx";
import { loadDraws } from "../draws/load-draws.ts";
import { findCategory } from "../games/categories.ts";
import { CategoryChips } from "../games/category-chips.tsx";
import { categoryName, featureName, subCategoryName } from "../games/category-name.ts";
import { categoryPath } from "../games/category-path.ts";
import type { ChosenFeature } from "../games/chosen-feature.ts";
import { packCards, unpackCards } from "../games/game-card.ts";
import { choiceOf, chooseGames, type GameChoice, makersOf, usefulFilters } from "../games/game-choice.ts";
import { GameChoiceForm } from "../games/game-choice-form.tsx";
import { CatalogueGrid } from "../games/game-grid.tsx";
import { type GameLists, isOpen, loadGameLists } from "../games/game-lists.ts";
import { providers } from "../games/providers.ts";
import { JackpotsPlace } from "../jackpots/jackpots-place.tsx";
import { loadJackpots, loadLiveTables } from "../live-tables/load-live-tables.ts";
import { firstPotsOf } from "../lobby/first-pots.ts";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths, withoutLanguage } from "../paths.ts";
import { pageOf, translateOf } from "../request/page.ts";
import { effectiveCurrency, notFound, type Site, siteOf } from "../request/site.ts";
import { LateDraws, LateLiveTables } from "../shell/late-lists.tsx";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/category.ts";

const LIVE_CASINO = "live-casino";
const JACKPOTS = "jackpots";
const LOTTERY = "lottery-games";
/** The sub-categories of the lottery whose games are drawn at tables. */
const DRAWN_AT_TABLES = ["keno", "bingo"];

/** The games of a category or one of its sub-categories; any other name below a category is a 404 [2.17]. */
export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const [first, second] = withoutLanguage(args.url.pathname).slice(1).split("/");
  const slug = first === "games" ? "all-games" : (first ?? "");
  const category = findCategory(site, slug);
  const wanted = first === "games" && second === "all-games" ? undefined : second;
  const subCategory = category?.subCategories.find((candidate) => candidate.slug === wanted);
  if (!category || (wanted !== undefined && !subCategory)) throw notFound();
  const lists = await loadGameLists(site);
  const { byCategory } = lists;
  const inCategory = byCategory.get(category.id) ?? [];
  const all = subCategory ? inSubCategory(inCategory, subCategory.ids) : inCategory;
  const choice = choiceOf(args.url.searchParams);
  const { feature } = choice;
  const open = chooseGames(all, { feature }, "en").filter(isOpen).length;
  const shown = chooseGames(all, choice, languages[site.language].locale);
  const t = translateOf(site);
  const name = subCategory
    ? subCategoryName(subCategory.slug, t)
    : feature
      ? featureName(feature, t)
      : categoryName(category.slug, t);
  return {
    page: pageOf(site, {
      title: "core.category_title",
      description: open > 0 ? "core.category_description" : "core.category_description_soon",
      params: { category: name, games: open },
      crumbs: [
        { name: categoryName(category.slug, t), path: categoryPath(category.slug) },
        ...(subCategory ? [{ name, path: categoryPath(category.slug, subCategory.slug) }] : []),
      ],
      texts: [
        "core.category_",
        "core.sub_category_",
        "core.feature_",
        "core.sort_",
        "core.game_",
        "core.live_",
        "core.draws_",
        "core.lobby_jackpot_",
        "core.lobby_jackpots",
      ],
    }),
    draws:
      category.slug === LOTTERY && !DRAWN_AT_TABLES.includes(subCategory?.slug ?? "")
        ? await loadDraws(site)
        : [],
    liveTables: await tablesOf(site, lists, category.slug, subCategory?.slug),
    jackpots:
      category.slug === JACKPOTS && !subCategory
        ? {
            currency: await effectiveCurrency(site),
            first: firstPotsOf(await loadJackpots(site), lists),
          }
        : undefined,
    slug: category.slug,
    current: subCategory?.slug,
    subCategories: category.subCategories
      .filter(({ ids }) => inSubCategory(inCategory, ids).length > 0)
      .map((each) => each.slug),
    choice,
    makers: makersWith(all, choice.maker),
    filters: usefulFilters(all),
    hasGames: all.length > 0,
    isAnyOpen: all.length === 0 || open > 0,
    games: packCards(shown),
  };
}

/** The makers of these games. The chosen maker is among them even without a game here, so that the page can name it. */
function makersWith(games: readonly ListedGame[], asked: string | undefined) {
  const makers = makersOf(games);
  const missing = makers.some(({ slug }) => slug === asked)
    ? undefined
    : providers.find(({ slug }) => slug === asked);
  return missing ? [...makers, { slug: missing.slug, name: missing.name }] : makers;
}

type Ranked = {
  opens_soon: boolean;
  sub_categories: readonly { category_id: number; sort_rank: number }[];
};

/** Games of a sub-category, the open ones first, sorted by rank, lowest first. */
function inSubCategory<Game extends Ranked>(games: readonly Game[], ids: readonly number[]): Game[] {
  return games
    .flatMap((game) => {
      const place = game.sub_categories.find(({ category_id }) => ids.includes(category_id));
      return place ? [{ game, rank: place.sort_rank }] : [];
    })
    .sort((a, b) => Number(a.game.opens_soon) - Number(b.game.opens_soon) || a.rank - b.rank)
    .map(({ game }) => game);
}

/** The tables above a category's games: the live casino's, and the lottery's also above keno and bingo alone. */
async function tablesOf(site: Site, lists: GameLists, slug: string, subCategory: string | undefined) {
  if (slug === LIVE_CASINO && !subCategory) return loadLiveTables(site, lists, "others");
  if (slug !== LOTTERY || (subCategory && !DRAWN_AT_TABLES.includes(subCategory))) return undefined;
  return loadLiveTables(site, lists, "lottery");
}

/** Whose text is below the name: hourly drops say what falls each hour, and how. The name of a feature says enough. */
function aboutOf({
  slug,
  current,
  feature,
  isAnyOpen,
}: {
  slug: string;
  current: string | undefined;
  feature: ChosenFeature | undefined;
  isAnyOpen: boolean;
}): string | undefined {
  if (feature) return feature === "bonus" ? "bonus-games" : undefined;
  if (!isAnyOpen) return "soon";
  return current === "hourly-drops" ? current : slug;
}

const isOnlyMaker = ({ maker, feature, volatility, stake, returns }: GameChoice) =>
  maker !== undefined && [feature, volatility, stake, returns].every((value) => value === undefined);

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { slug, current, subCategories, choice, makers, filters, hasGames, liveTables, draws } = loaderData;
  const { feature, maker } = choice;
  const games = useMemo(() => unpackCards(loaderData.games), [loaderData.games]);
  const name = current
    ? subCategoryName(current, t)
    : feature
      ? featureName(feature, t)
      : categoryName(slug, t);
  const about = aboutOf({ ...loaderData, feature });
  const hrefOf = (next: GameChoice) => categoryPath(slug, current, next);
  return (
    <>
      <PageHead
        title={name}
        {...(about && {
          text: t(`core.category_text_${about.replaceAll("-", "_")}` as Parameters<typeof t>[0]),
        })}
      />
      <CategoryChips slug={slug} current={current} subCategories={subCategories} choice={choice} />
      {loaderData.jackpots && <JackpotsPlace {...loaderData.jackpots} isOnOwnPage />}
      <LateDraws games={draws} />
      {liveTables && <LateLiveTables shown={liveTables} draws={slug === LOTTERY} />}
      {hasGames && (
        <GameChoiceForm
          choice={choice}
          makers={makers}
          filters={filters}
          hasOwnOrder={current !== undefined}
          count={games.length}
          hrefOf={hrefOf}
        />
      )}
      {games.length > 0 ? (
        <CatalogueGrid games={games} label={name} />
      ) : hasGames ? (
        <Empty
          title={t("core.sort_none_title")}
          text={
            isOnlyMaker(choice)
              ? t("core.sort_none_text", { maker: makers.find(({ slug }) => slug === maker)?.name ?? "" })
              : t("core.sort_none_filters")
          }
          level={2}
        >
          <LinkButton as={Link} href={hrefOf({})}>
            {t("core.sort_clear")}
          </LinkButton>
        </Empty>
      ) : (
        <Empty title={t("core.category_empty_title")} text={t("core.category_empty_text")} level={2}>
          <LinkButton as={Link} href={paths.allGames()}>
            {t("core.shell_all_games")}
          </LinkButton>
        </Empty>
      )}
    </>
  );
}
