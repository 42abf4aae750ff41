import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import { formatMoment } from "@bellwether/i18n/format/date.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { JackpotTicker, type JackpotTickerProps } from "@bellwether/ui/games/jackpot-ticker.tsx";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { useCallback, useEffect, useState } from "react";
import { useServerClock } from "../live/server-clock.ts";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { describePot } from "./describe-pot.ts";
import styles from "./live-jackpots.module.css";
import { growthOf, isStale, usePots } from "./pots-state.ts";

/** The step of a win-time clock. */
const TICK_MS = 1_000;
type LiveJackpotsProps = {
  currency: string;
  /** Only the jackpots in which this game takes part. */
  gameId?: number;
};

/** The jackpots that the page knows, with running counters; renders nothing when there is none. */
export default function LiveJackpots({ currency, gameId }: LiveJackpotsProps) {
  const t = useTexts();
  const language = useLanguage();
  const { jackpots: all } = usePots();
  const aheadMs = useServerClock((state) => state.aheadMs ?? 0);
  const jackpots = gameId === undefined ? all : all.filter(({ gameIds }) => gameIds.includes(gameId));
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(clock);
  }, []);
  const format = useCallback(
    (minor: number) => formatMoney((minor / 100).toFixed(2), currency, language),
    [currency, language],
  );
  if (jackpots.length === 0) return null;
  const serverMs = nowMs - aheadMs;
  const clock = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const words = {
    t,
    money: (amount: string) => formatMoney(amount, currency, language),
    time: (at: string) => clock.format(new Date(at)),
    moment: (at: string) =>
      formatMoment(at, language, { nowMs: serverMs, timeZone: clock.resolvedOptions().timeZone }),
  };
  return (
    <Section id="live-jackpots" title={t("core.lobby_jackpots_now")}>
      <ul className={styles.jackpots}>
        {jackpots.map((jackpot) => {
          const { name, detail, last } = describePot(jackpot, {
            ...words,
            isStale: isStale(jackpot, serverMs),
            nowMs: serverMs,
          });
          return (
            <li key={jackpot.id}>
              <Card padding="small">
                <PotTicker name={name} detail={detail} jackpot={jackpot} aheadMs={aheadMs} format={format} />
                {last && <p className={styles.last}>{last}</p>}
              </Card>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

type PotTickerProps = Pick<JackpotTickerProps, "name" | "detail" | "format"> & {
  jackpot: LiveJackpot;
  /** By how much the browser's clock is ahead of the server's. */
  aheadMs: number;
};

function PotTicker({ jackpot, aheadMs, ...words }: PotTickerProps) {
  const now = useCallback(() => growthOf(jackpot, Date.now() - aheadMs).untilMs, [jackpot, aheadMs]);
  const { untilMs, ...growth } = growthOf(jackpot, Date.now() - aheadMs);
  return <JackpotTicker look="lead" {...words} {...growth} now={now} renderedAtMs={untilMs} />;
}
