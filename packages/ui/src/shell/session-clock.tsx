import { classNames } from "../class-names.ts";
import { Timer } from "../icons.ts";
import styles from "./session-clock.module.css";

export type SessionClockProps = {
  /** What runs: “Time in this session”. */
  label: string;
  /** Hours and minutes: “1:05”. */
  time: string;
  /** The seconds after them, as they tick: “:09”. */
  seconds: string;
  /** Hours and minutes as they are spoken: “1 hour 5 minutes”. */
  timeText: string;
  /** A second figure with its name, such as what play has brought or cost. */
  result?: { label: string; text: string };
  className?: string;
};

/** How long the player has been here. It does not speak up each minute; who wants to know can read it. */
export function SessionClock({ label, time, seconds, timeText, result, className }: SessionClockProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <span className={classNames(styles.clock, className)} role="group" aria-label={label} title={label}>
      <span className={styles.time}>
        <Timer aria-hidden="true" />
        <span role="timer" aria-label={timeText}>
          {time}
          <span className={styles.seconds}>{seconds}</span>
        </span>
      </span>
      {result && (
        <span className={styles.result}>
          <span className={styles.name}>{result.label}</span> {result.text}
        </span>
      )}
    </span>
  );
}
