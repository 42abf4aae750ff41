import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { LinkComponent, LinkProps } from "../link.ts";
import { BallRow, type BallRowProps } from "./ball.tsx";
import styles from "./table-card.module.css";

/** A table shows its six latest results [3.15]. */
const shownResults = 6;
/** More chairs do not fit the card; then the text alone tells the seats. */
const MAX_CHAIRS = 10;

export type TableCardProps = Omit<LinkProps, "children" | "results"> & {
  as?: LinkComponent;
  name: string;
  /** The small picture at the card's side. A card with a view has none. */
  picture: ReactNode;
  /** The table as it stands, a picture of 16:9 across the top of the card. */
  view?: ReactNode;
  /** Who leads the game, at the foot of the view. */
  host?: ReactNode;
  /** Colour of the table's cloth. */
  felt?: "green" | "red" | "blue" | "violet";
  /** The stakes: “€0.50–5,000”. */
  limits: ReactNode;
  /** Seat information: “41 playing”, “bet behind”. */
  detail?: ReactNode;
  /** Number of chairs drawn next to that text, as long as they fit; none for a table without a seat limit. */
  seats?: { free: number; total: number; label: string };
  /** Results, newest first; the first six are shown. */
  results?: BallRowProps["balls"];
  resultsLabel?: string;
  /** Why the table is closed, such as “Opens at 18:00”; it dims the card. */
  closed?: ReactNode;
  /** What the table does now: on its picture, or at the end. */
  badge?: ReactNode;
  /** What the card leads to, as a button below: “Join”. */
  cue?: ReactNode;
};

/** A live table: its game, stakes, free seats and latest results. */
export function TableCard({
  as: As = "a",
  name,
  picture,
  view,
  host,
  felt = "green",
  limits,
  detail,
  seats,
  results,
  resultsLabel = "",
  closed,
  badge,
  cue,
  className,
  ...rest
}: TableCardProps) {
  return (
    <As
      {...rest}
      className={classNames(
        styles.card,
        styles[felt],
        Boolean(view) && styles.withView,
        Boolean(closed) && styles.closed,
        className,
      )}
    >
      <span className={view ? styles.view : styles.picture}>
        {view ?? picture}
        {view && host && <span className={styles.host}>{host}</span>}
        {view && badge && <span className={styles.plate}>{badge}</span>}
      </span>
      <span className={styles.words}>
        <span className={styles.top}>
          <span className={styles.name}>{name}</span>
          {badge && !view && <span className={styles.badge}>{badge}</span>}
        </span>
        <span className={styles.facts}>
          <span>{limits}</span>
          {detail && <span>{detail}</span>}
        </span>
        {closed ? <span className={styles.state}>{closed}</span> : seats && <Seats {...seats} />}
        {!closed && results && results.length > 0 && (
          <BallRow label={resultsLabel} balls={results.slice(0, shownResults)} size="small" />
        )}
        {cue && !closed && <span className={styles.cue}>{cue}</span>}
      </span>
    </As>
  );
}

function Seats({ free, total, label }: NonNullable<TableCardProps["seats"]>) {
  return (
    <span className={styles.seats}>
      {total <= MAX_CHAIRS && (
        <span className={styles.chairs} aria-hidden="true">
          {Array.from({ length: total }, (_, chair) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: chairs are identified by their position
            <span key={chair} className={chair < total - free ? styles.taken : styles.free} />
          ))}
        </span>
      )}
      {label}
    </span>
  );
}
