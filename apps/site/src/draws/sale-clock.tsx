import { DAY_MS } from "@bellwether/contract/durations.ts";
import { useRevalidator } from "react-router";
import { useMounted } from "../browser/use-mounted.ts";
import { LocalTime } from "../locale/local-time.tsx";
import { useTexts } from "../locale/texts.tsx";
import { DrawCountdown } from "./draw-countdown.tsx";
import styles from "./draws.module.css";

/** Beyond this the countdown is not shown; the date is enough. */
const MAX_CLOCK_MS = 2 * DAY_MS;

export type ComingDraw = { number: number; betsCloseAt: string; drawsAt: string };

/** When the next draw is, and how long tickets are sold; after the close the page reads its data again. */
export function SaleClock({ next, renderedAtMs }: { next: ComingDraw; renderedAtMs: number }) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  const closesAtMs = Date.parse(next.betsCloseAt);
  // Without script a clock would stand still; the time of the draw stands beside it.
  const isMounted = useMounted();
  const isNear = closesAtMs > renderedAtMs && closesAtMs - renderedAtMs <= MAX_CLOCK_MS;
  return (
    <p className={styles.next}>
      <span className={styles.nextWhen}>
        {t("core.draws_next")} <LocalTime at={next.drawsAt} />
      </span>
      {isNear && isMounted && (
        <span className={styles.clock}>
          {t("core.draws_closes_in")}{" "}
          <DrawCountdown
            look="text"
            endsAt={next.betsCloseAt}
            renderedAtMs={renderedAtMs}
            label={t("core.draws_closes_in")}
            onEnd={revalidate}
          />
        </span>
      )}
    </p>
  );
}
