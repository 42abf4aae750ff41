import type { LiveFile } from "@bellwether/contract/calls/content.ts";
import type { LiveTable } from "@bellwether/contract/live-table.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { JackpotTicker } from "@bellwether/ui/games/jackpot-ticker.tsx";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { useCallback, useEffect, useState } from "react";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import styles from "./live-jackpots.module.css";

const askAgainMs = 60_000;
const shown = 4;

type Jackpot = NonNullable<LiveTable["jackpot"]> & { gameId: number };

type LiveJackpotsProps = {
  currency: string;
  /** Titles of the lobby's games by id. */
  titles: Record<number, string>;
};

/** Jackpots from the live data [3.15, 7.31], with running counters; renders nothing when no table has a jackpot. */
export default function LiveJackpots({ currency, titles }: LiveJackpotsProps) {
  const t = useTexts();
  const language = useLanguage();
  const [live, setLive] = useState<{ jackpots: readonly Jackpot[]; atMs: number }>();
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const jackpots = await readJackpots(currency).catch(() => undefined);
      if (!gone && jackpots) setLive({ jackpots, atMs: Date.now() });
    };
    void look();
    const timer = setInterval(look, askAgainMs);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [currency]);
  const format = useCallback(
    (minor: number) => formatMoney((minor / 100).toFixed(2), currency, language),
    [currency, language],
  );
  const jackpots = live?.jackpots.filter(({ gameId }) => titles[gameId]).slice(0, shown) ?? [];
  if (!live || jackpots.length === 0) return null;
  return (
    <Section id="live-jackpots" title={t("core.lobby_jackpots_now")}>
      <ul className={styles.jackpots}>
        {jackpots.map((jackpot) => (
          <li key={jackpot.id}>
            <Card padding="small">
              <JackpotTicker
                look="lead"
                name={titles[jackpot.gameId]}
                format={format}
                now={Date.now}
                renderedAtMs={live.atMs}
                startMinor={Math.round(Number(jackpot.startValue) * 100)}
                minorPerSecond={jackpot.centsPerSecond}
                loadedAtMs={Date.parse(jackpot.loadTime)}
              />
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

async function readJackpots(currency: string): Promise<Jackpot[]> {
  const response = await fetch(`/static/live/${currency}.json`);
  if (!response.ok) throw new Error(`The live data answered ${response.status}.`);
  const { tables } = (await response.json()) as LiveFile;
  return tables.flatMap(({ jackpot, gameId }) => (jackpot ? [{ ...jackpot, gameId }] : []));
}
