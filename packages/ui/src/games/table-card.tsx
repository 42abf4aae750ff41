import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { LinkComponent, LinkProps } from "../link.ts";
import { BallRow, type BallRowProps } from "./ball.tsx";
import styles from "./table-card.module.css";

/** A table shows its last six results [3.15]. */
const shownResults = 6;

export type TableCardProps = Omit<LinkProps, "children" | "results"> & {
  as?: LinkComponent;
  name: string;
  picture: ReactNode;
  /** The cloth's colour. */
  felt?: "green" | "red" | "blue" | "violet";
  /** “€0.50–5,000”. */
  limits: ReactNode;
  /** “41 playing”, “bet behind”. */
  detail?: ReactNode;
  /** Drawn as that many chairs, with the sentence beside them; a table without limit has none. */
  seats?: { free: number; total: number; label: string };
  /** Newest first; the first six are drawn. */
  results?: BallRowProps["balls"];
  resultsLabel?: string;
  /** Why it cannot be joined, such as “Opens at 18:00”; it dims the card. */
  closed?: ReactNode;
  /** A mark at the end: the language, a jackpot. */
  badge?: ReactNode;
};

/** A live table: what is played, for how much, who has room, and what fell last. */
export function TableCard({
  as: As = "a",
  name,
  picture,
  felt = "green",
  limits,
  detail,
  seats,
  results,
  resultsLabel = "",
  closed,
  badge,
  className,
  ...rest
}: TableCardProps) {
  return (
    <As
      {...rest}
      className={classNames(styles.card, styles[felt], Boolean(closed) && styles.closed, className)}
    >
      <span className={styles.picture} aria-hidden="true">
        {picture}
      </span>
      <span className={styles.words}>
        <span className={styles.top}>
          <span className={styles.name}>{name}</span>
          {badge && <span className={styles.badge}>{badge}</span>}
        </span>
        <span className={styles.facts}>
          <span>{limits}</span>
          {detail && <span>{detail}</span>}
        </span>
        {closed ? <span className={styles.state}>{closed}</span> : seats && <Seats {...seats} />}
        {!closed && results && results.length > 0 && (
          <BallRow label={resultsLabel} balls={results.slice(0, shownResults)} size="small" />
        )}
      </span>
    </As>
  );
}

function Seats({ free, total, label }: NonNullable<TableCardProps["seats"]>) {
  return (
    <span className={styles.seats}>
      <span className={styles.chairs} aria-hidden="true">
        {Array.from({ length: total }, (_, chair) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chairs stand in their order
          <span key={chair} className={chair < total - free ? styles.taken : styles.free} />
        ))}
      </span>
      {label}
    </span>
  );
}
