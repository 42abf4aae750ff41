import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Calendar } from "@bellwether/ui/icons.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { StubCard } from "@bellwether/ui/surfaces/card.tsx";
import { useCallback, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useMounted } from "../browser/use-mounted.ts";
import { Link } from "../locale/link.tsx";
import { LocalTime } from "../locale/local-time.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import type { AwaitedDraw } from "./coming.ts";
import { DrawCountdown } from "./draw-countdown.tsx";
import styles from "./draws.module.css";
import { RemindMe } from "./remind-me.tsx";

/** How often the page asks whether the draw is held. Each page adds up to half of this, so that not all ask at the same moment. */
const ASKS_EVERY_MS = 3 * SECOND_MS;

type ComingDrawProps = {
  coming: AwaitedDraw;
  title: string;
  code: string;
  number: number;
  gameId: number;
  renderedAtMs: number;
  /** Whether the player wants to be reminded; null for a visitor, and while it cannot be read. */
  reminds: boolean | null;
};

/** The page of a draw that is not held yet: its time and a countdown. After that time the page reads its data until the draw is held. */
export function ComingDraw({ coming, title, code, number, gameId, renderedAtMs, reminds }: ComingDrawProps) {
  const t = useTexts();
  const { drawsAt, isOnSale } = coming;
  const [isDue, setDue] = useState(Date.parse(drawsAt) <= renderedAtMs);
  const beDue = useCallback(() => setDue(true), []);
  const isMounted = useMounted();
  useAsking(isDue);
  return (
    <StubCard
      className={styles.result}
      stubSide="bottom"
      stub={
        <span className={styles.resultWays}>
          {isOnSale && (
            <>
              <LinkButton as={Link} href={paths.playLottery(gameId)}>
                {t("core.draws_play")}
              </LinkButton>
              <LinkButton href={paths.drawCalendar(code)} variant="secondary" icon={<Calendar />} download>
                {t("core.draws_calendar")}
              </LinkButton>
            </>
          )}
        </span>
      }
    >
      <div className={layout.stack3}>
        <p className={styles.resultWhen}>
          <Badge>{t("core.draws_coming")}</Badge> <LocalTime at={drawsAt} />
        </p>
        <h1 className={styles.resultTitle}>
          {t("core.draws_draw_title", { title, number: String(number) })}
        </h1>
        {/* Without script no clock stands still: the time of the draw is above. */}
        {!isDue && isMounted && (
          <DrawCountdown
            endsAt={drawsAt}
            renderedAtMs={renderedAtMs}
            label={t("core.draws_coming")}
            onEnd={beDue}
          />
        )}
        <p role="status">{t(isDue ? "core.draws_awaited" : "core.draws_coming_text")}</p>
        {isOnSale && !isDue && reminds !== null && <RemindMe code={code} number={number} isOn={reminds} />}
      </div>
    </StubCard>
  );
}

/** Reads the page's data again and again, while it is visible. */
function useAsking(isDue: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isDue) return;
    const timer = setInterval(
      () => {
        if (document.visibilityState === "visible") void revalidate();
      },
      ASKS_EVERY_MS * (1 + Math.random() / 2),
    );
    return () => clearInterval(timer);
  }, [isDue, revalidate]);
}
