import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { StubCard } from "@bellwether/ui/surfaces/card.tsx";
import { Empty } from "../../brand/empty.tsx";
import { DrawBalls } from "../../draws/draw-balls.tsx";
import styles from "../../draws/draws.module.css";
import { type DrawCardData, type DrawRow, loadDraws } from "../../draws/load-draws.ts";
import { SaleClock } from "../../draws/sale-clock.tsx";
import { Link } from "../../locale/link.tsx";
import { LocalTime } from "../../locale/local-time.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { paths } from "../../paths.ts";
import { pageOf, translateOf } from "../../request/page.ts";
import { siteOf } from "../../request/site.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { Route } from "./+types/list.ts";

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const games = await loadDraws(site);
  return {
    page: pageOf(site, {
      title: "core.draws_title",
      description: "core.draws_text",
      texts: ["core.draws_"],
      crumbs: [{ name: translateOf(site)("core.draws_title"), path: paths.drawResults() }],
    }),
    renderedAtMs: site.now.getTime(),
    games,
  };
}

/** Every game with draws: its next draw, and what was drawn last. */
export default function DrawGames({ loaderData: { games, renderedAtMs } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <PageHead title={t("core.draws_title")} text={t("core.draws_text")} />
      {games.length === 0 && (
        <Empty title={t("core.draws_none_title")} text={t("core.draws_none_text")} level={2} />
      )}
      <ul className={styles.games}>
        {games.map((game) => (
          <li key={game.id}>
            <StubCard
              element="article"
              className={styles.game}
              stub={
                <span className={styles.ways}>
                  <LinkButton as={Link} href={paths.playLottery(game.id)}>
                    {t("core.draws_play")}
                  </LinkButton>
                  <WatchLink game={game} />
                  <Link href={paths.drawArchive(game.code)} className={styles.more}>
                    {t("core.draws_archive")}
                  </Link>
                </span>
              }
            >
              <span className={styles.gameWords}>
                <img
                  src={game.picture}
                  width={254}
                  height={142}
                  alt=""
                  loading="lazy"
                  className={styles.picture}
                />
                <span className={layout.stack1}>
                  <h2 className={styles.gameTitle}>
                    <Link href={paths.lotteryGame(game.code)}>{game.title}</Link>
                  </h2>
                  {game.isDemonstration && (
                    <span>
                      <Badge tone="plain">{t("core.draws_demonstration")}</Badge>
                    </span>
                  )}
                  {game.next && <SaleClock next={game.next} renderedAtMs={renderedAtMs} />}
                </span>
                {game.latest && <Latest code={game.code} latest={game.latest} />}
              </span>
            </StubCard>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Leads to the draw that is held next: one whose sale is over comes before the one on sale. */
function WatchLink({
  game: { code, awaited, next },
}: {
  game: Pick<DrawCardData, "code" | "awaited" | "next">;
}) {
  const t = useTexts();
  const draw = awaited ?? next;
  if (!draw) return null;
  return (
    <Link href={paths.drawResult(code, draw.number)} className={styles.more}>
      {t("core.draws_watch_now")}
    </Link>
  );
}

function Latest({ code, latest: { number, drawsAt, balls, isVoid } }: { code: string; latest: DrawRow }) {
  const t = useTexts();
  return (
    <span className={styles.latest}>
      <Link href={paths.drawResult(code, number)} className={styles.latestWhen}>
        {t("core.draws_latest")} <LocalTime at={drawsAt} />
      </Link>
      {isVoid ? t("core.draws_void") : <DrawBalls balls={balls} />}
    </span>
  );
}
