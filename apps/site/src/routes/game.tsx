import type { GameRating, ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { formatDate } from "@bellwether/i18n/format/date.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Heart, Play, Star } from "@bellwether/ui/icons.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useEffect } from "react";
import { loadAlsoLiked } from "../games/also-liked.ts";
import { categories } from "../games/categories.ts";
import { categoryName } from "../games/category-name.ts";
import { pressFavourite, useFavourites } from "../games/favourites-state.ts";
import { mayPlayFree } from "../games/free-play.ts";
import { gamePath, isLottery, playPath, toGameCard } from "../games/game-card.ts";
import { loadGameLists } from "../games/game-lists.ts";
import { GameRail } from "../games/game-rail.tsx";
import { hasPots, loadGameWords } from "../games/game-words.ts";
import { providerName, providerPage } from "../games/providers.ts";
import { RateGame } from "../games/rate-game.tsx";
import { isSharedTable } from "../games/shared-table.ts";
import { usePlayWay } from "../games/use-play-way.ts";
import { JackpotsPlace } from "../jackpots/jackpots-place.tsx";
import { PotSheet } from "../jackpots/pot-sheet.tsx";
import { pushTagEvent } from "../live/tag-events.ts";
import { Link } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { paths, withoutLanguage } from "../paths.ts";
import { pageOf, translateOf } from "../request/page.ts";
import { redirectTo } from "../request/redirects.ts";
import { effectiveCurrency, notFound, type Site, siteOf } from "../request/site.ts";
import type { Crumb } from "../request/structured-items.ts";
import { gameItem } from "../seo/game-item.ts";
import type { Route } from "./+types/game.ts";
import styles from "./game.module.css";

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const lists = await loadGameLists(site);
  const game = lists.byCode.get(args.params.gameName);
  if (!game) throw notFound();
  const asLottery = withoutLanguage(args.url.pathname).startsWith("/games/lottery/");
  if (asLottery && !isLottery(game)) throw notFound();
  // Each game has one page: a lottery game has its own address [2.05].
  if (!asLottery && isLottery(game)) throw redirectTo(site, paths.lotteryGame(game.local_code));
  const [liked, { description, figures, rules, jackpots }, player] = await Promise.all([
    loadAlsoLiked(site, game, lists),
    loadGameWords(site, game),
    site.player(),
  ]);
  return {
    page: pageOf(site, {
      title: "core.game_page_title",
      description: "core.game_page_description",
      params: { title: game.title, description },
      picture: { path: game.images["824x460"], width: 824, height: 460 },
      crumbs: gameCrumbs(site, game),
      structured: [gameItem(site, game, description)],
      texts: ["core.game_", "core.category_", "core.lobby_", "core.error_not_played", "core.error_message"],
    }),
    currency: await effectiveCurrency(site),
    game: {
      ...toGameCard(game),
      picture: game.images["824x460"],
      pictureSmall: game.images["412x230"],
      provider: providerName(game.provider),
      description,
      rating: game.rating,
      releasedOn: game.released_on,
      categories: categories
        .filter(({ id }) => id !== "all-games" && game.categories.includes(id))
        .map(({ slug }) => slug),
      freePlay: mayPlayFree(game),
      isShared: isSharedTable(game),
      hasPots: hasPots(game),
      isBonus: game.is_bonus,
      figures,
    },
    rules,
    jackpots,
    liked: liked.map(toGameCard),
    providerPage: providerPage(game.provider),
    mayRate: player !== undefined,
  };
}

/** Breadcrumb of the game's first category. */
function gameCrumbs(site: Site, game: ListedGame): Crumb[] {
  const category = categories.find(({ id }) => id !== "all-games" && game.categories.includes(id));
  return [
    ...(category
      ? [{ name: categoryName(category.slug, translateOf(site)), path: paths.category(category.slug) }]
      : []),
    { name: game.title, path: gamePath(toGameCard(game)) },
  ];
}

/** A game's page: its picture, its description, and the two ways to play. */
export default function GamePage({ loaderData }: Route.ComponentProps) {
  const { game, currency, jackpots, liked, mayRate, rules } = loaderData;
  const t = useTexts();
  const tagEvents = useRoot()?.tagEvents;
  useEffect(() => {
    pushTagEvent(tagEvents, { event: "game_displayed", game_id: game.id, game: game.code });
  }, [tagEvents, game.id, game.code]);
  return (
    <>
      <Card element="article" padding="none" className={styles.game}>
        <img
          className={styles.picture}
          src={game.picture}
          srcSet={`${game.pictureSmall} 412w, ${game.picture} 824w`}
          sizes="(width >= 64rem) 36rem, 100vw"
          width={824}
          height={460}
          alt=""
          fetchPriority="high"
        />
        <div className={styles.about}>
          <p className={styles.provider}>
            <Provider name={game.provider} page={loaderData.providerPage} />
          </p>
          <h1 className={layout.pageTitle}>{game.title}</h1>
          {mayRate ? (
            <RateGame key={game.id} gameId={game.id} rating={game.rating} />
          ) : (
            game.rating.votes > 0 && <Rating {...game.rating} />
          )}
          <p className={styles.description}>{game.description}</p>
          <PlayButtons game={game} />
        </div>
        <Facts game={game} />
      </Card>
      {game.hasPots && <JackpotsPlace currency={currency} gameId={game.id} />}
      {jackpots && <PotSheet jackpots={jackpots} hasFreePlay={game.freePlay} />}
      {rules && <Rules {...rules} />}
      <GameRail id="similar" title={t("core.game_similar")} games={liked} />
    </>
  );
}

function Provider({ name, page }: { name: string; page: string | undefined }) {
  return page === undefined ? name : <Link href={page}>{name}</Link>;
}

type Game = Route.ComponentProps["loaderData"]["game"];

type PlayedGame = Pick<Game, "id" | "title" | "lottery" | "freePlay" | "isShared" | "soon">;

function PlayButtons({ game }: { game: PlayedGame }) {
  const t = useTexts();
  const way = usePlayWay(game);
  if (game.soon)
    return (
      <div className={styles.ways}>
        <p className={styles.soon}>
          <strong>{t("core.game_opens_soon")}</strong> {t("core.game_opens_soon_note")}
        </p>
        <FavouriteButton game={game} />
      </div>
    );
  return (
    <div className={styles.ways}>
      <LinkButton as={Link} href={way.href} size="large" icon={<Play />}>
        {way.text}
      </LinkButton>
      {game.freePlay && (
        <LinkButton as={Link} href={playPath(game, { mode: "free" })} size="large" variant="secondary">
          {t("core.game_play_free")}
        </LinkButton>
      )}
      <FavouriteButton game={game} />
      {game.isShared && <p className={styles.soon}>{t("core.game_shared_table")}</p>}
    </div>
  );
}

function FavouriteButton({ game }: { game: Pick<Game, "id" | "title"> }) {
  const t = useTexts();
  const isFavourite = useFavourites(({ ids }) => ids.has(game.id));
  return (
    <Button
      size="large"
      variant="quiet"
      className={styles.favourite}
      icon={<Heart fill={isFavourite ? "currentColor" : "none"} />}
      onClick={() => pressFavourite(game)}
    >
      {t(isFavourite ? "core.game_favourite_remove" : "core.game_favourite_add")}
    </Button>
  );
}

function Rating({ rating, votes }: GameRating) {
  const t = useTexts();
  return (
    <p className={styles.rating}>
      <span className={styles.stars} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} data-lit={star <= Math.round(rating) || undefined} />
        ))}
      </span>
      {t("core.game_rating", { rating, votes })}
    </p>
  );
}

function Facts({ game }: { game: Game }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t("core.game_fact_kind")}</dt>
        <dd>
          {game.categories.map((slug) => (
            <Link key={slug} href={paths.category(slug)} className={styles.kind}>
              {categoryName(slug, t)}
            </Link>
          ))}
        </dd>
      </div>
      <div>
        <dt>{t("core.game_fact_provider")}</dt>
        <dd>{game.provider}</dd>
      </div>
      <div>
        <dt>{t("core.game_fact_released")}</dt>
        <dd>{formatDate(game.releasedOn, language)}</dd>
      </div>
      {!game.soon && (
        <div>
          <dt>{t("core.game_fact_bonus")}</dt>
          <dd>{t(game.isBonus ? "core.game_fact_bonus_yes" : "core.game_fact_bonus_no")}</dd>
        </div>
      )}
      {game.figures.map(({ label, text, isWide }) => (
        <div key={label} data-wide={isWide}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rules({ title, texts }: { title: string; texts: string[] }) {
  return (
    <Card element="section" className={styles.rules}>
      <h2 className={layout.title}>{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Card>
  );
}
