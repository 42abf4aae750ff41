import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import { formatMoment } from "@bellwether/i18n/format/date.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { JackpotCard, type JackpotCardProps } from "@bellwether/ui/games/jackpot-card.tsx";
import panel from "@bellwether/ui/games/jackpot-panel.module.css";
import { Rail } from "@bellwether/ui/games/rail.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useMounted } from "../browser/use-mounted.ts";
import { useServerClock } from "../live/server-clock.ts";
import { Link } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import { describePot } from "./describe-pot.ts";
import styles from "./live-jackpots.module.css";
import { growthOf, isStale, usePots, usePotView } from "./pots-state.ts";

/** The step of a win-time clock. */
const TICK_MS = 1_000;

/** The jackpots as the page was rendered with them, and a game of each, by the jackpot's id. */
export type FirstPots = {
  jackpots: readonly LiveJackpot[];
  games: Readonly<Record<string, { title: string; href: string; picture: string }>>;
};

export type LiveJackpotsProps = {
  currency: string;
  /** Only the jackpots in which this game takes part. */
  gameId?: number;
  /** The jackpots of the moment in which the page was rendered. */
  first?: FirstPots;
  later?: boolean;
  /** The section is a part of the page of jackpots, which needs no link to itself. */
  isOnOwnPage?: boolean;
};

/** The jackpots with running counters, how each falls and its last hit; renders nothing when there is none. */
export default function LiveJackpots({ currency, gameId, first, later, isOnOwnPage }: LiveJackpotsProps) {
  const t = useTexts();
  const language = useLanguage();
  usePotView();
  const isMounted = useMounted();
  const { jackpots: known } = usePots();
  const aheadMs = useServerClock((state) => state.aheadMs ?? 0);
  const all = known.length > 0 ? known : (first?.jackpots ?? []);
  const jackpots = gameId === undefined ? all : all.filter(({ gameIds }) => gameIds.includes(gameId));
  const [nowMs, setNowMs] = useState<number>();
  useEffect(() => {
    setNowMs(Date.now());
    const clock = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(clock);
  }, []);
  const format = useCallback(
    (minor: number) => formatMoney((minor / 100).toFixed(2), currency, language),
    [currency, language],
  );
  const clock = useMemo(
    () =>
      new Intl.DateTimeFormat(language, {
        ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
        timeZone: isMounted ? undefined : "UTC",
      }),
    [language, isMounted],
  );
  if (jackpots.length === 0) return null;
  // Until the page runs, it stands at the moment of the figures, so that the server's and the first client render agree.
  const serverMs = nowMs === undefined ? Date.parse(jackpots[0]?.loadTime ?? "") : nowMs - aheadMs;
  const words = {
    t,
    money: (amount: string) => formatMoney(amount, currency, language),
    time: (at: string) => clock.format(new Date(at)),
    moment: (at: string) =>
      formatMoment(at, language, { nowMs: serverMs, timeZone: clock.resolvedOptions().timeZone }),
  };
  const title = t("core.lobby_jackpots_now");
  const cards = jackpots.map((jackpot) => {
    const { name, kind, detail, last } = describePot(jackpot, {
      ...words,
      isStale: isMounted && isStale(jackpot, serverMs),
      nowMs: serverMs,
    });
    const game = first?.games[jackpot.id];
    return (
      <PotCard
        key={jackpot.id}
        {...{ name, detail, last, jackpot, aheadMs, format }}
        kind={jackpot.kind}
        kindText={kind}
        picture={
          game && (
            <Link href={game.href}>
              <img
                src={game.picture}
                alt={game.title}
                width={254}
                height={142}
                loading="lazy"
                decoding="async"
              />
            </Link>
          )
        }
        isMounted={isMounted}
      />
    );
  });
  return (
    <Section
      id="live-jackpots"
      title={title}
      later={later}
      as={Link}
      {...(gameId === undefined &&
        !isOnOwnPage && {
          all: { href: paths.category("jackpots"), label: t("core.lobby_jackpots") },
        })}
    >
      <div className={panel.panel}>
        {gameId === undefined ? (
          <Rail
            label={title}
            previousLabel={t("core.game_rail_previous")}
            nextLabel={t("core.game_rail_next")}
            itemWidth="min(72vw, 12.1rem)"
          >
            {cards}
          </Rail>
        ) : (
          <ul className={styles.own}>
            {cards.map((card) => (
              <li key={card.key}>{card}</li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

type PotCardProps = Omit<
  JackpotCardProps,
  "now" | "renderedAtMs" | "startMinor" | "minorPerSecond" | "loadedAtMs"
> & {
  jackpot: LiveJackpot;
  /** By how much the browser's clock is ahead of the server's. */
  aheadMs: number;
  isMounted: boolean;
};

function PotCard({ jackpot, aheadMs, isMounted, ...words }: PotCardProps) {
  const now = useCallback(() => growthOf(jackpot, Date.now() - aheadMs).untilMs, [jackpot, aheadMs]);
  const { untilMs, ...growth } = growthOf(jackpot, Date.now() - aheadMs);
  const renderedAtMs = isMounted ? untilMs : growth.loadedAtMs;
  return <JackpotCard {...words} {...growth} now={now} renderedAtMs={renderedAtMs} />;
}
