import { DAY_MS } from "@bellwether/contract/durations.ts";
import { Countdown } from "@bellwether/ui/games/countdown.tsx";
import { useRevalidator } from "react-router";
import { useTexts } from "../locale/texts.tsx";
import { PromotionTime } from "./promotion-time.tsx";
import type { ShownPromotion } from "./promotion-view.ts";

/** Beyond this the countdown is not shown; the date is enough. */
const longestClockMs = 21 * DAY_MS;

/** Countdown until the promotion opens or closes; at zero the page revalidates its data. */
export function PromotionClock({
  promotion,
  renderedAtMs,
  className,
}: {
  promotion: Pick<ShownPromotion, "state" | "changesAt" | "until" | "timeZone">;
  renderedAtMs: number;
  className?: string;
}) {
  const t = useTexts();
  const revalidator = useRevalidator();
  const { state, changesAt } = promotion;
  const endsAtMs = changesAt === undefined ? undefined : Date.parse(changesAt);
  const near = endsAtMs !== undefined && endsAtMs - renderedAtMs <= longestClockMs;
  return (
    <div className={className}>
      {near && (
        <Countdown
          endsAtMs={endsAtMs}
          now={Date.now}
          renderedAtMs={renderedAtMs}
          label={t(state === "open" ? "promo.clock_closes" : "promo.clock_opens")}
          unit={(part, count) => t(`promo.clock_${part}`, { count })}
          onEnd={revalidator.revalidate}
        />
      )}
      <span>
        <PromotionTime {...promotion} />
      </span>
    </div>
  );
}
