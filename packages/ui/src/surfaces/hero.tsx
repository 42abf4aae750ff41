import type { ComponentPropsWithRef, CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./hero.module.css";
import { Paper } from "./paper.tsx";

export type HeroProps = Omit<ComponentPropsWithRef<"section">, "title"> & {
  eyebrow?: ReactNode;
  headline: ReactNode;
  /** The heading's level: 1 when it is the page's title. */
  level?: 1 | 2;
  /** The figure that the page is about, such as a prize, with what it is. It is the largest thing of the hero. */
  lead?: { label: ReactNode; figure: string } | undefined;
  /** At most two lines on a phone, more from 768 px. */
  text?: ReactNode;
  action?: ReactNode;
  /** The mascot or a scene with a transparent background; decorative. */
  art?: ReactNode;
  /** Words on a plate over the art, such as how long bets are taken. */
  artWords?: ReactNode;
  /** Content beside the action: balls, a countdown. */
  extras?: ReactNode;
};

/** The page's hero: at most 300 px high on a phone, so that games show in the first screen. */
export function Hero({
  eyebrow,
  headline,
  level = 2,
  lead,
  text,
  action,
  art,
  artWords,
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
        {lead && (
          <p className={styles.lead} style={{ "--characters": lead.figure.length } as CSSProperties}>
            <span className={styles.leadLabel}>{lead.label}</span>
            <span className={styles.figureText}>{lead.figure}</span>
          </p>
        )}
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
      {artWords && <p className={styles.artWords}>{artWords}</p>}
    </section>
  );
}
