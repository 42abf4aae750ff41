import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { useEffect, useState } from "react";
import { useServerClock } from "../live/server-clock.ts";
import { minutesText } from "../locale/minutes-text.ts";
import { useTexts } from "../locale/texts.tsx";

/**
 * When a table that closes by the clock draws next: a countdown in the browser, and the time in UTC without JavaScript. `closesAt` is null
 * while it draws. The browser's clock may be wrong: the countdown goes by the server's, and begins once the page knows it.
 */
export function NextDraw({ closesAt }: { closesAt: string | null }) {
  const t = useTexts();
  const aheadMs = useServerClock((state) => state.aheadMs);
  const [nowMs, setNowMs] = useState<number>();
  useEffect(() => {
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  if (closesAt === null) return t("core.live_drawing_now");
  const leftMs = msUntilDraw(closesAt, nowMs, aheadMs);
  if (leftMs === undefined) return t("core.live_next_draw", { time: closesAt.slice(11, 16) });
  return leftMs > 0 ? t("core.live_next_draw_in", { left: minutesText(leftMs) }) : t("core.live_drawing_now");
}

/** The time left by the server's clock; undefined while one of the clocks is not known. */
export function msUntilDraw(
  closesAt: string,
  nowMs: number | undefined,
  aheadMs: number | undefined,
): number | undefined {
  if (nowMs === undefined || aheadMs === undefined) return undefined;
  return Date.parse(closesAt) - (nowMs - aheadMs);
}
