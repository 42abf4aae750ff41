import { Children, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./game-grid.module.css";

export type GameGridProps = {
  /** The list's name for screen readers. */
  label: string;
  /** `GameTile`s. */
  children: ReactNode;
  className?: string;
};

/** All tiles of a list: three beside each other on a phone, as many as fit elsewhere. */
export function GameGrid({ label, children, className }: GameGridProps) {
  return (
    <ul className={classNames(styles.grid, className)} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}
