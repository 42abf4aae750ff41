import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { useEffect, useState } from "react";
import { useServerClock } from "../live/server-clock.ts";
import { minutesText } from "../locale/minutes-text.ts";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { useRoundShown, useRounds } from "./rounds.ts";

/** Whether a table takes bets, and for how many seconds more; undefined while the page does not know. */
export type Now = { takesBets: boolean; leftSeconds: number };

/** What a table does at this second. */
export function useTableNow(tableId: string | undefined): Now | undefined {
  useRoundShown(tableId);
  const round = useRounds(({ known }) => (tableId === undefined ? undefined : known?.rounds[tableId]));
  const aheadMs = useServerClock((state) => state.aheadMs);
  const [nowMs, setNowMs] = useState<number>();
  const isKnown = round !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isKnown]);
  if (round === undefined || nowMs === undefined || aheadMs === undefined) return undefined;
  const leftSeconds = Math.ceil((Date.parse(round.endsAt) - (nowMs - aheadMs)) / SECOND_MS);
  // The answer may be some seconds old, and the bets closed by now.
  return { takesBets: round.takesBets && leftSeconds > 0, leftSeconds: Math.max(0, leftSeconds) };
}

/** “Bets close in 12 s”, or that a round is played; “Open” without script and until the page knows more. */
export function TableNow({ tableId }: { tableId: string }) {
  const t = useTexts();
  const leftText = useLeftText();
  const now = useTableNow(tableId);
  if (!now) return t("core.live_open");
  return now.takesBets
    ? t("core.live_closes_in", { left: leftText(now.leftSeconds) })
    : t("core.live_round_on");
}

/** “12 s”, or “1:41” from a minute on; in Hungarian a second is “mp”. */
export function useLeftText(): (seconds: number) => string {
  const language = useLanguage();
  return (seconds) =>
    seconds < SECONDS_A_MINUTE
      ? new Intl.NumberFormat(language, { style: "unit", unit: "second", unitDisplay: "short" }).format(
          seconds,
        )
      : minutesText(seconds * SECOND_MS);
}

const SECONDS_A_MINUTE = 60;
