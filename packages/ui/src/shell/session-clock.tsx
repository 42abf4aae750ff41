import { classNames } from "../class-names.ts";
import { Timer } from "../icons.ts";
import styles from "./session-clock.module.css";

export type SessionClockProps = {
  /** Label: “Time in this session”. */
  label: string;
  /** Hours and minutes: “1:05”. */
  time: string;
  /** The running seconds after them: “:09”. */
  seconds: string;
  /** Hours and minutes for screen readers: “1 hour 5 minutes”. */
  timeText: string;
  /** A second figure with its label, such as the session's net result. */
  result?: { label: string; text: string };
  className?: string;
};

/** How long the player has been here. It is not announced every minute; a screen reader reads it on demand. */
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
