import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Close, Lottery } from "@bellwether/ui/icons.ts";
import { useEffect, useState } from "react";
import { tellServerTime, useServerClock } from "../live/server-clock.ts";
import { Link } from "../locale/link.tsx";
import { minutesText } from "../locale/minutes-text.ts";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import styles from "./draw-notice.module.css";
import { askAgainMs, noticeAt, type SoonDraw, type SoonDrawFile } from "./soon-draw.ts";

/** The page's own work goes first, and not all pages ask at the same moment. */
const FIRST_ASK_MS = { least: 3 * SECOND_MS, spread: 5 * SECOND_MS };

/**
 * Says on every page that a draw is near or held now, and leads to its show. `path` is the page's own. Who closes it hears no more of this draw
 * on this page load.
 */
export function DrawNotice({ path }: { path: string }) {
  const t = useTexts();
  const draw = useSoonDraw();
  const [closed, setClosed] = useState<string>();
  const leftMs = useLeftMs(draw?.drawsAt);
  const notice = leftMs === undefined ? undefined : noticeAt(leftMs);
  if (!draw || leftMs === undefined || !notice) return null;
  const href = paths.drawResult(draw.code, draw.number);
  if (path === href || closed === href) return null;
  return (
    <section className={styles.notice} aria-label={t("core.shell_draw_label")}>
      <span className={styles.icon} aria-hidden="true">
        <Lottery />
      </span>
      <p className={styles.words}>
        <strong>{draw.title}</strong>
        <span role="timer" aria-live="off" className={styles.left}>
          {notice === "soon" ? minutesText(leftMs) : t("core.shell_draw_now")}
        </span>
      </p>
      <LinkButton as={Link} href={href} size="small">
        {t("core.shell_draw_watch")}
      </LinkButton>
      <button
        type="button"
        className={styles.close}
        aria-label={t("core.shell_close")}
        onClick={() => setClosed(href)}
      >
        <Close aria-hidden="true" />
      </button>
    </section>
  );
}

/** Asks for the draw that comes next, as often as it matters. A hidden page asks when it is shown again. */
function useSoonDraw(): SoonDraw | undefined {
  const [draw, setDraw] = useState<SoonDraw>();
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const askIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), ms);
    };
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      // Without an answer the page keeps what it knows.
      const file = await read().catch(() => undefined);
      if (isOver) return;
      if (file) setDraw(file.draw ?? undefined);
      askIn(askAgainMs(file?.draw ? Date.parse(file.draw.drawsAt) - Date.parse(file.at) : undefined));
    };
    const askOnReturn = () => void ask();
    document.addEventListener("visibilitychange", askOnReturn);
    askIn(FIRST_ASK_MS.least + Math.random() * FIRST_ASK_MS.spread);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", askOnReturn);
    };
  }, []);
  return draw;
}

async function read(): Promise<SoonDrawFile> {
  const response = await fetch(paths.soonDraw());
  if (!response.ok) throw new Error(`The next draw answered ${response.status}.`);
  const file = (await response.json()) as SoonDrawFile;
  tellServerTime(Date.parse(file.at));
  return file;
}

/** The time until then by the server's clock, each second; negative afterwards. */
function useLeftMs(drawsAt: string | undefined): number | undefined {
  const aheadMs = useServerClock((state) => state.aheadMs);
  const [nowMs, setNowMs] = useState<number>();
  useEffect(() => {
    if (drawsAt === undefined) return;
    const tick = () => setNowMs(Date.now());
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [drawsAt]);
  if (drawsAt === undefined || nowMs === undefined || aheadMs === undefined) return undefined;
  return Date.parse(drawsAt) - (nowMs - aheadMs);
}
