import { Countdown, type CountdownProps } from "@bellwether/ui/games/countdown.tsx";
import { useTexts } from "../locale/texts.tsx";

type DrawCountdownProps = Pick<CountdownProps, "renderedAtMs" | "label" | "look" | "ended" | "onEnd"> & {
  /** In ISO 8601. */
  endsAt: string;
};

/** The time until the close of a sale, or until a draw. */
export function DrawCountdown({ endsAt, ...shown }: DrawCountdownProps) {
  const t = useTexts();
  return (
    <Countdown
      {...shown}
      endsAtMs={Date.parse(endsAt)}
      now={Date.now}
      unit={(part, count) => t(`core.draws_clock_${part}`, { count })}
    />
  );
}
