import { formatDate } from "@bellwether/i18n/format/date.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Play, Star } from "@bellwether/ui/icons.ts";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { categories } from "../games/categories.ts";
import { categoryName } from "../games/category-name.ts";
import { mayPlayFree } from "../games/free-play.ts";
import { toCard } from "../games/game-card.ts";
import { loadGameLists } from "../games/game-lists.ts";
import { GameRail } from "../games/game-rail.tsx";
import { providerName } from "../games/providers.ts";
import { similarGames } from "../games/similar-games.ts";
import { Link } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import { pageOf } from "../request/page.ts";
import { notFound, siteOf } from "../request/site.ts";
import { usePlayer } from "../session/use-player.ts";
import type { Route } from "./+types/game.ts";
import styles from "./game.module.css";

const similarShown = 12;

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const lists = await loadGameLists(site);
  const game = lists.byCode.get(args.params.gameName);
  if (!game) throw notFound();
  return {
    page: pageOf(site, {
      title: "core.game_page_title",
      description: "core.game_page_description",
      params: { title: game.title, description: game.description },
      texts: ["core.game_", "core.category_"],
    }),
    game: {
      ...toCard(game),
      picture: game.images["824x460"],
      pictureSmall: game.images["412x230"],
      provider: providerName(game.provider),
      description: game.description,
      rating: game.rating,
      releasedOn: game.released_on,
      categories: categories
        .filter(({ id }) => id !== "all-games" && game.categories.includes(id))
        .map(({ slug }) => slug),
      freePlay: mayPlayFree(game),
      isBonus: game.is_bonus,
    },
    similar: similarGames(game, lists.games, similarShown).map(toCard),
  };
}

/** A game before it is played: its picture, what it is, and the two ways in. */
export default function GamePage({ loaderData: { game, similar } }: Route.ComponentProps) {
  const t = useTexts();
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
          <p className={styles.provider}>{game.provider}</p>
          <h1 className={styles.title}>{game.title}</h1>
          <Rating rating={game.rating.rating} votes={game.rating.votes} />
          <p className={styles.description}>{game.description}</p>
          <PlayButtons id={game.id} freePlay={game.freePlay} />
        </div>
        <Facts game={game} />
      </Card>
      <GameRail id="similar" title={t("core.game_similar")} games={similar} />
    </>
  );
}

function PlayButtons({ id, freePlay }: { id: number; freePlay: boolean }) {
  const t = useTexts();
  const player = usePlayer();
  const play = paths.play(id);
  return (
    <div className={styles.ways}>
      <LinkButton as={Link} href={player ? play : paths.login({ origin: play })} size="large" icon={<Play />}>
        {t(player ? "core.game_play" : "core.game_play_login")}
      </LinkButton>
      {freePlay && (
        <LinkButton as={Link} href={paths.play(id, { mode: "free" })} size="large" variant="secondary">
          {t("core.game_play_free")}
        </LinkButton>
      )}
    </div>
  );
}

function Rating({ rating, votes }: { rating: number; votes: number }) {
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

function Facts({ game }: { game: Route.ComponentProps["loaderData"]["game"] }) {
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
      <div>
        <dt>{t("core.game_fact_bonus")}</dt>
        <dd>{t(game.isBonus ? "core.game_fact_bonus_yes" : "core.game_fact_bonus_no")}</dd>
      </div>
    </dl>
  );
}
