import { Countdown } from "@bellwether/ui/games/countdown.tsx";
import { useRevalidator } from "react-router";
import { useTexts } from "../locale/texts.tsx";
import { PromotionTime } from "./promotion-time.tsx";
import type { PromotionCard } from "./promotion-view.ts";

/** A clock further away than this is no news; the date says enough. */
const longestClockMs = 21 * 86_400_000;

/** How long until it opens or closes; when the moment comes the page asks again where things stand. */
export function PromotionClock({
  promotion,
  renderedAtMs,
  className,
}: {
  promotion: Pick<PromotionCard, "state" | "changesAt" | "until">;
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
