import { useClock } from "../browser/use-clock.ts";
import { agoText, fullTimeText, shortDay, timeText } from "../formats/time-text.ts";

export type MomentProps = {
  at: string;
  /** `ago` in running text, `time` in lists, `date` where the clock says nothing, `full` where each second counts. */
  look?: "ago" | "time" | "date" | "full";
};

/** A time, with the whole of it as its tooltip. */
export function Moment({ at, look = "time" }: MomentProps) {
  const now = useClock();
  const text = { ago: agoText, time: timeText, date: shortDay, full: fullTimeText }[look](at, now);
  return (
    <time dateTime={at} title={fullTimeText(at)}>
      {text}
    </time>
  );
}
