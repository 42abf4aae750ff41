import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import styles from "./jackpot-ticker.module.css";
import { type JackpotGrowth, jackpotValue } from "./jackpot-value.ts";

/** Ten steps a second look continuous, at a fraction of the cost of a step per frame. */
const stepMs = 100;

export type JackpotTickerProps = JackpotGrowth & {
  name: ReactNode;
  detail?: ReactNode;
  /** Formats minor units in the page's language and currency. */
  format: (minor: number) => string;
  /** The current time, in milliseconds. */
  now: () => number;
  /** The page's render time, so that the server's and the first client render show the same amount. */
  renderedAtMs: number;
  /** `lead` is the large first one of a list. */
  look?: "lead" | "row";
};

/** A jackpot's running counter; it updates the DOM directly instead of through React, because it changes ten times a second. */
export function JackpotTicker({
  name,
  detail,
  format,
  now,
  renderedAtMs,
  look = "row",
  ...growth
}: JackpotTickerProps) {
  const { startMinor, minorPerSecond, loadedAtMs } = growth;
  const amount = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const write = () => {
      const text = format(jackpotValue({ startMinor, minorPerSecond, loadedAtMs }, now()));
      if (amount.current && amount.current.textContent !== text) amount.current.textContent = text;
    };
    const timer = setInterval(write, still ? 5000 : stepMs);
    return () => clearInterval(timer);
  }, [format, now, startMinor, minorPerSecond, loadedAtMs]);
  const firstText = format(jackpotValue(growth, renderedAtMs));
  return (
    <div
      className={classNames(styles.jackpot, styles[look])}
      style={{ "--characters": firstText.length } as CSSProperties}
    >
      <p className={styles.words}>
        <span className={styles.name}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </p>
      <p className={styles.amount}>
        <span ref={amount} suppressHydrationWarning>
          {firstText}
        </span>
      </p>
    </div>
  );
}
