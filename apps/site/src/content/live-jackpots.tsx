import type { LiveFile } from "@bellwether/contract/calls/content.ts";
import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { JackpotTicker } from "@bellwether/ui/games/jackpot-ticker.tsx";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { useCallback, useEffect, useState } from "react";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { describePot } from "./describe-pot.ts";
import styles from "./live-jackpots.module.css";

const ASK_AGAIN_MS = 2_500;
/** The step of a win-time clock. */
const TICK_MS = 1_000;
/** A pot without a figure for this time stands still and says from when it is. */
const STALE_MS = 10_000;

type LiveJackpotsProps = { currency: string };

/** Jackpots from the live data [3.15, 7.31], with running counters; renders nothing when there is none. */
export default function LiveJackpots({ currency }: LiveJackpotsProps) {
  const t = useTexts();
  const language = useLanguage();
  const [live, setLive] = useState<{ jackpots: readonly LiveJackpot[]; atMs: number }>();
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const jackpots = await readJackpots(currency).catch(() => undefined);
      if (gone) return;
      setNowMs(Date.now());
      if (jackpots) setLive({ jackpots, atMs: Date.now() });
    };
    void look();
    const timer = setInterval(look, ASK_AGAIN_MS);
    const clock = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => {
      gone = true;
      clearInterval(timer);
      clearInterval(clock);
    };
  }, [currency]);
  const format = useCallback(
    (minor: number) => formatMoney((minor / 100).toFixed(2), currency, language),
    [currency, language],
  );
  if (!live || live.jackpots.length === 0) return null;
  const isStale = nowMs - live.atMs > STALE_MS;
  const clock = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const words = {
    t,
    money: (amount: string) => formatMoney(amount, currency, language),
    time: (at: string) => clock.format(new Date(at)),
  };
  return (
    <Section id="live-jackpots" title={t("core.lobby_jackpots_now")}>
      <ul className={styles.jackpots}>
        {live.jackpots.map((jackpot) => {
          const { name, detail, last } = describePot(jackpot, { ...words, isStale, nowMs });
          return (
            <li key={jackpot.id}>
              <Card padding="small">
                <JackpotTicker
                  look="lead"
                  name={name}
                  detail={detail}
                  format={format}
                  now={Date.now}
                  renderedAtMs={live.atMs}
                  startMinor={Math.round(Number(jackpot.startValue) * 100)}
                  minorPerSecond={isStale ? 0 : jackpot.centsPerSecond}
                  loadedAtMs={Date.parse(jackpot.loadTime)}
                />
                {last && <p className={styles.last}>{last}</p>}
              </Card>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

async function readJackpots(currency: string): Promise<LiveJackpot[]> {
  // Caches may keep the file for 10 s, and a hit is to be seen sooner.
  const response = await fetch(`/static/live/${currency}.json`, { cache: "no-cache" });
  if (!response.ok) throw new Error(`The live data answered ${response.status}.`);
  return ((await response.json()) as LiveFile).jackpots;
}
