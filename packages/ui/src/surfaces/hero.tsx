import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./hero.module.css";
import { Paper } from "./paper.tsx";

export type HeroProps = Omit<ComponentPropsWithRef<"section">, "title"> & {
  eyebrow?: ReactNode;
  headline: ReactNode;
  /** The heading's level: 1 when it is the page's title. */
  level?: 1 | 2;
  /** At most two lines on a phone, more from 768 px. */
  text?: ReactNode;
  action?: ReactNode;
  /** The mascot or a scene with a transparent background; decorative. */
  art?: ReactNode;
  /** Content beside the action: balls, a countdown. */
  extras?: ReactNode;
};

/** The page's hero: at most 300 px high on a phone, so that games show in the first screen. */
export function Hero({
  eyebrow,
  headline,
  level = 2,
  text,
  action,
  art,
  extras,
  className,
  ...rest
}: HeroProps) {
  const Headline = `h${level}` as const;
  return (
    <section {...rest} className={classNames(styles.hero, className)}>
      <Paper notch="upright">
        <span className={styles.backdrop} />
      </Paper>
      <div className={styles.copy}>
        {eyebrow && (
          <p className={styles.eyebrow}>
            <span className={styles.eyebrowText}>{eyebrow}</span>
          </p>
        )}
        <Headline className={styles.headline}>{headline}</Headline>
        {text && <p className={styles.text}>{text}</p>}
        {(action || extras) && (
          <div className={styles.actions}>
            {action && <div className={styles.action}>{action}</div>}
            {extras && <div className={styles.extras}>{extras}</div>}
          </div>
        )}
      </div>
      {art && (
        <div className={styles.art} aria-hidden="true">
          <span className={styles.stage} />
          <div className={styles.figure}>{art}</div>
        </div>
      )}
    </section>
  );
}
