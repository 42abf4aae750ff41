import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Empty } from "../../brand/empty.tsx";
import { drawNumberIn } from "../../draws/draw-number.ts";
import { DrawRows } from "../../draws/draw-rows.tsx";
import styles from "../../draws/draws.module.css";
import { loadPastDraws, toDrawRow } from "../../draws/load-draws.ts";
import { SaleClock } from "../../draws/sale-clock.tsx";
import { Link } from "../../locale/link.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { paths } from "../../paths.ts";
import { pageOf, translateOf } from "../../request/page.ts";
import { notFound, siteOf } from "../../request/site.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { Route } from "./+types/archive.ts";

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const asked = args.url.searchParams.get("before");
  const before = asked === null ? undefined : drawNumberIn(asked);
  if (asked !== null && before === undefined) throw notFound();
  const past = await loadPastDraws(site, args.params.gameName, before);
  const { title, local_code: code, game_id, table_id } = past.game;
  const t = translateOf(site);
  return {
    page: pageOf(site, {
      title: "core.draws_archive_title",
      description: "core.draws_archive_text",
      params: { title },
      texts: ["core.draws_"],
      canonical: paths.drawArchive(code),
      crumbs: [
        { name: t("core.draws_title"), path: paths.drawResults() },
        { name: title, path: paths.drawArchive(code) },
      ],
    }),
    renderedAtMs: site.now.getTime(),
    title,
    code,
    gameId: game_id,
    feed: `/studio/api/tables/${table_id}/rounds-before/2147483647`,
    next: past.next,
    rows: past.draws.map(toDrawRow),
    older: past.before,
    isNewest: before === undefined,
  };
}

/** The past draws of a game, twenty a page. */
export default function DrawArchive({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { title, code, gameId, next, rows, older, isNewest, renderedAtMs, feed } = loaderData;
  return (
    <>
      <PageHead
        title={t("core.draws_archive_title", { title })}
        text={t("core.draws_archive_text", { title })}
      >
        {next && <SaleClock next={next} renderedAtMs={renderedAtMs} />}
      </PageHead>
      {rows.length > 0 ? (
        <DrawRows code={code} rows={rows} />
      ) : (
        <Empty title={t("core.draws_none_title")} text={t("core.draws_none_yet")} level={2} />
      )}
      <p className={styles.pages}>
        {next && (
          <LinkButton as={Link} href={paths.playLottery(gameId)}>
            {t("core.draws_play")}
          </LinkButton>
        )}
        {!isNewest && (
          <LinkButton as={Link} href={paths.drawArchive(code)} variant="secondary">
            {t("core.draws_newest")}
          </LinkButton>
        )}
        {older !== null && rows.length > 0 && (
          <LinkButton as={Link} href={paths.drawArchive(code, { before: String(older) })} variant="secondary">
            {t("core.draws_older")}
          </LinkButton>
        )}
        <a href={feed} className={styles.more}>
          {t("core.draws_feed")}
        </a>
      </p>
    </>
  );
}
