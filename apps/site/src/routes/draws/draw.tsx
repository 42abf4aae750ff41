import { providerLanguage } from "@bellwether/market/languages.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { Card, StubCard } from "@bellwether/ui/surfaces/card.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { useCallback, useState } from "react";
import { ComingDraw } from "../../draws/coming-draw.tsx";
import { type DrawPrizes, drawnBallsOf, prizesOf } from "../../draws/describe-draw.ts";
import { DrawBalls } from "../../draws/draw-balls.tsx";
import { drawNumberIn } from "../../draws/draw-number.ts";
import { type DrawEvidence, DrawProof } from "../../draws/draw-proof.tsx";
import { DrawRows } from "../../draws/draw-rows.tsx";
import styles from "../../draws/draws.module.css";
import { loadComingDraw } from "../../draws/load-coming-draw.ts";
import { currencyFor, loadPastDraw, loadPastDraws, toDrawRow } from "../../draws/load-draws.ts";
import { loadReminds } from "../../draws/load-reminds.ts";
import { AfterShow, DrawFrame, WatchDraw } from "../../draws/watch-draw.tsx";
import { Link } from "../../locale/link.tsx";
import { LocalTime } from "../../locale/local-time.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { usePlayer } from "../../page-data/use-player.ts";
import { paths } from "../../paths.ts";
import { pageOf, translateOf } from "../../request/page.ts";
import { notFound, type Site, siteOf } from "../../request/site.ts";
import { addressOf } from "../../request/structured-items.ts";
import type { Route } from "./+types/draw.ts";

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const number = drawNumberIn(args.params.number);
  if (number === undefined) throw notFound();
  const { gameName } = args.params;
  try {
    return await loadHeldDraw(site, gameName, number);
  } catch (refused) {
    const found = await loadComingDraw(site, gameName, number);
    if (!found) throw refused;
    return comingPage(site, number, found, await loadReminds(site, gameName, number));
  }
}

/** What the page of a draw has in common before and after the draw. */
const headOf = (title: string, number: number) => ({
  title: "core.draws_draw_title" as const,
  params: { title, number: String(number) },
  texts: ["core.draws_"] as const,
});

type Found = NonNullable<Awaited<ReturnType<typeof loadComingDraw>>>;

function comingPage(site: Site, number: number, { game, coming }: Found, reminds: boolean | null) {
  const { title, code, id: gameId } = game;
  return {
    page: pageOf(site, {
      ...headOf(title, number),
      description: "core.draws_coming_text",
      // Search engines get the page when the draw is held.
      unlisted: true,
    }),
    ...{ kind: "coming" as const, coming, title, code, number, gameId, reminds },
    renderedAtMs: site.now.getTime(),
  };
}

async function loadHeldDraw(site: Site, gameName: string, number: number) {
  const [{ game, draw, next, sheet, currency }, earlier] = await Promise.all([
    loadPastDraw(site, gameName, number, await currencyFor(site)),
    loadPastDraws(site, gameName, number),
  ]);
  const { title, local_code: code, game_id } = game;
  const t = translateOf(site);
  const drawsAt = draw.drawsAt ?? draw.betsCloseAt;
  const name = t("core.draws_draw_title", { title, number: String(number) });
  return {
    page: pageOf(site, {
      ...headOf(title, number),
      description: "core.draws_draw_text",
      crumbs: [
        { name: t("core.draws_title"), path: paths.drawResults() },
        { name: title, path: paths.drawArchive(code) },
        { name, path: paths.drawResult(code, number) },
      ],
      structured: [
        {
          "@type": "Event",
          name,
          startDate: drawsAt,
          // When its winners were paid, or are to be. A void draw can end before it was to begin.
          ...(draw.phase !== "void" && { endDate: draw.phaseEndsAt }),
          eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
          // schema.org has no status of its own for what is over: EventScheduled says that it takes or took place as planned.
          eventStatus: `https://schema.org/${draw.phase === "void" ? "EventCancelled" : "EventScheduled"}`,
          location: { "@type": "VirtualLocation", url: addressOf(site, paths.drawResult(code, number)) },
          organizer: { "@type": "Organization", name: site.brand.name, url: `${site.origin}/` },
        },
      ],
    }),
    kind: "held" as const,
    title,
    code,
    gameId: game_id,
    hasNext: next !== null,
    number,
    drawsAt,
    voidReason: draw.voidReason,
    balls: drawnBallsOf(draw.events),
    prizes: prizesOf(draw.events, sheet, currency, { t, language: site.language }),
    watch: draw.events ? watchAddress(site, code, draw) : undefined,
    evidence: evidenceOf(site, draw),
    earlier: earlier.draws.slice(0, 5).map(toDrawRow),
  };
}

type Published = Awaited<ReturnType<typeof loadPastDraw>>["draw"];

const evidenceOf = (site: Site, draw: Published): DrawEvidence => ({
  startedAt: draw.startedAt,
  serverSeedHash: draw.serverSeedHash,
  serverSeed: draw.serverSeed,
  betCount: draw.betCount,
  root: draw.root,
  beaconRound: draw.beaconRound,
  beaconRandomness: draw.beaconRandomness,
  file: fileOf(site, draw),
});

/** The command gets the address, below which it finds the tickets that share the pot. */
function fileOf({ origin }: Site, { tableId, number }: Published): DrawEvidence["file"] {
  const address = `/studio/api/tables/${tableId}/rounds/${number}`;
  return {
    address,
    name: `${tableId}-${number}.json`,
    check: `npm run verify:draw -- ${origin}${address}`,
  };
}

/** The show of the draw in the games' client, which opens it without a session. */
function watchAddress({ language, brand }: Site, code: string, { tableId, number }: Published): string {
  const asked = { draw: tableId, number: String(number), game: code };
  return `/arcade/?${new URLSearchParams({ ...asked, language: providerLanguage(language), brand: brand.key })}`;
}

/** A draw: the wait for it, and once it is held its numbers, its winners by tier, and how anybody checks it. */
export default function DrawPage({ loaderData }: Route.ComponentProps) {
  const [awaited, setAwaited] = useState<number>();
  const { kind, number } = loaderData;
  if (kind === "coming" && awaited !== number) setAwaited(number);
  if (kind === "coming") return <ComingDraw key={number} {...loaderData} />;
  return <HeldDraw key={number} draw={loaderData} isAwaited={awaited === number} />;
}

type HeldDrawProps = {
  draw: Awaited<ReturnType<typeof loadHeldDraw>>;
  /** The reader has waited on this page for the draw, so the show comes before the result. */
  isAwaited: boolean;
};

function HeldDraw({ draw: loaderData, isAwaited }: HeldDrawProps) {
  const t = useTexts();
  const player = usePlayer();
  const {
    title,
    code,
    gameId,
    hasNext,
    number,
    drawsAt,
    voidReason,
    balls,
    prizes,
    watch,
    evidence,
    earlier,
  } = loaderData;
  const [isToldFirst, setToldFirst] = useState(isAwaited && watch !== undefined);
  const tell = useCallback(() => setToldFirst(false), []);
  if (isToldFirst && watch)
    return (
      <article className={layout.stack5}>
        <h1 className={styles.resultTitle}>
          {t("core.draws_draw_title", { title, number: String(number) })}
        </h1>
        <DrawFrame address={watch} title={t("core.draws_watch_now")} />
        <AfterShow balls={balls.length} tell={tell} />
      </article>
    );
  return (
    <article className={layout.stack5}>
      <StubCard
        className={styles.result}
        stubSide="bottom"
        stub={
          <span className={styles.resultWays}>
            {player && (
              <LinkButton as={Link} href={paths.tickets()}>
                {t("core.draws_my_tickets")}
              </LinkButton>
            )}
            {hasNext && (
              <LinkButton
                as={Link}
                href={paths.playLottery(gameId)}
                variant={player ? "secondary" : "primary"}
              >
                {t("core.draws_play_next")}
              </LinkButton>
            )}
          </span>
        }
      >
        <div className={layout.stack3}>
          <p className={styles.resultWhen}>
            <Badge>{t(voidReason === null ? "core.draws_drawn" : "core.draws_void")}</Badge>{" "}
            <LocalTime at={drawsAt} />
          </p>
          <h1 className={styles.resultTitle}>
            {t("core.draws_draw_title", { title, number: String(number) })}
          </h1>
          {voidReason === null ? (
            <DrawBalls balls={balls} size="large" />
          ) : (
            <p>{t(`core.draws_void_${voidReason}`)}</p>
          )}
        </div>
      </StubCard>
      {watch && <WatchDraw key={watch} address={watch} />}
      <div className={styles.columns}>
        <div>
          {prizes && <Prizes prizes={prizes} />}
          {earlier.length > 0 && (
            <Section
              title={t("core.draws_earlier")}
              all={{ href: paths.drawArchive(code), label: t("core.draws_archive") }}
              as={Link}
            >
              <DrawRows code={code} rows={earlier} />
            </Section>
          )}
        </div>
        <DrawProof evidence={evidence} isVoid={voidReason !== null} />
      </div>
    </article>
  );
}

function Prizes({ prizes: { tiers, sold, isCut } }: { prizes: DrawPrizes }) {
  const t = useTexts();
  return (
    <Section title={t("core.draws_winners_by_tier")}>
      <Card>
        <table className={styles.tiers}>
          <caption className={styles.tiersName}>{t("core.draws_winners_by_tier")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("core.draws_tier")}</th>
              <th scope="col">{t("core.draws_winners")}</th>
              <th scope="col">{t("core.draws_each")}</th>
            </tr>
          </thead>
          <tbody>
            {tiers.map(({ label, winners, each, chance }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  {chance !== null && (
                    <span className={styles.chance}>
                      {t("core.draws_chance")} {chance}
                    </span>
                  )}
                </th>
                <td>{winners}</td>
                <td>{each}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.sold}>
          {sold} {isCut && t("core.draws_cut")}
        </p>
      </Card>
    </Section>
  );
}
