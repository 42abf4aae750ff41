import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { LinkComponent, LinkProps } from "../link.ts";
import { Paper } from "../surfaces/paper.tsx";
import styles from "./draw-card.module.css";

export type DrawCardProps = Omit<LinkProps, "children"> & {
  as?: LinkComponent;
  name: string;
  /** “today 18:00”, or a `Countdown`. */
  when: ReactNode;
  /** The formatted prize. */
  prize: ReactNode;
  /** Label over the prize: “jackpot”, “to be won”. */
  prizeLabel?: ReactNode;
  picture: ReactNode;
};

/** A coming draw, as a ticket with its stub. */
export function DrawCard({
  as: As = "a",
  name,
  when,
  prize,
  prizeLabel,
  picture,
  className,
  ...rest
}: DrawCardProps) {
  return (
    <As {...rest} className={classNames(styles.card, className)}>
      <Paper notch="upright" />
      <span className={styles.stub} aria-hidden="true">
        {picture}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.when}>{when}</span>
      </span>
      <span className={styles.prize}>
        {prizeLabel && <span className={styles.prizeLabel}>{prizeLabel}</span>}
        <span className={styles.amount}>{prize}</span>
      </span>
    </As>
  );
}
