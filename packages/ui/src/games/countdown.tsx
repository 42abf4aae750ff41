import { type ReactNode, useEffect, useState } from "react";
import { classNames } from "../class-names.ts";
import styles from "./countdown.module.css";
import { type CountdownParts, countdownParts, untilNextSecond } from "./countdown-parts.ts";

export type CountdownProps = {
  endsAtMs: number;
  /** The current time, in milliseconds. */
  now: () => number;
  /** The page's render time, so that the server's and the first client render agree. */
  renderedAtMs: number;
  /** What it counts down to, announced before the time: “Draw in”. */
  label: string;
  /** Unit labels under the digits of the `clock` look; days are shown only while there are any. */
  unit: (part: keyof CountdownParts, count: number) => string;
  /** `clock` shows large digits, `text` shows 1:02:03 inline. */
  look?: "clock" | "text";
  /** Shown in place of the time once it is over. */
  ended?: ReactNode;
  onEnd?: () => void;
};

/** The time until a draw or a drop. It is not announced every second; a screen reader reads it on demand. */
export function Countdown({
  endsAtMs,
  now,
  renderedAtMs,
  label,
  unit,
  look = "clock",
  ended,
  onEnd,
}: CountdownProps) {
  const [nowMs, setNowMs] = useState(renderedAtMs);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const current = now();
      setNowMs(current);
      const wait = untilNextSecond(endsAtMs, current);
      if (wait > 0) timer = setTimeout(tick, wait);
      else onEnd?.();
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAtMs, now, onEnd]);

  if (nowMs >= endsAtMs && ended) return <span className={styles.ended}>{ended}</span>;
  const parts = countdownParts(endsAtMs, nowMs);
  const shown = (["days", "hours", "minutes", "seconds"] as const).filter(
    (part) => part !== "days" || parts.days > 0,
  );
  return (
    <span className={classNames(styles.countdown, styles[look])} role="timer" aria-live="off">
      <span className={styles.spoken}>{label}</span>
      {shown.map((part) => (
        <span key={part} className={styles.part}>
          <span className={styles.digits}>{String(parts[part]).padStart(2, "0")}</span>
          <span className={look === "clock" ? styles.unit : styles.spoken}>{unit(part, parts[part])}</span>
        </span>
      ))}
    </span>
  );
}
