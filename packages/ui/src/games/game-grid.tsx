import { Children, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./game-grid.module.css";

export type GameGridProps = {
  /** The list's accessible name. */
  label: string;
  /** `GameTile`s. */
  children: ReactNode;
  className?: string;
};

/** A grid of tiles: three columns on a phone, elsewhere as many as fit. */
export function GameGrid({ label, children, className }: GameGridProps) {
  return (
    <ul className={classNames(styles.grid, className)} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}
