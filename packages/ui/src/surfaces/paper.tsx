import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./paper.module.css";

export type PaperProps = {
  /** Cuts the brand's notches, if it has any, into the top and bottom edge (`upright`) or into the sides (`level`). */
  notch?: "none" | "upright" | "level";
  /** Decoration that is clipped to the same outline. */
  children?: ReactNode;
};

/**
 * The surface behind a card's content: fill, outline, cut corners and shadow, all from tokens. It is a separate element so
 * that the content is neither clipped nor blurred. The parent is `position: relative; isolation: isolate` and may set
 * `--paper-fill` and, for a notch, `--paper-notch-at`.
 */
export function Paper({ notch = "none", children }: PaperProps) {
  return (
    <>
      <span aria-hidden="true" className={styles.paper}>
        <span className={classNames(styles.cut, styles.sheet, styles[notch])} />
      </span>
      {children && (
        <span aria-hidden="true" className={classNames(styles.cut, styles.decoration, styles[notch])}>
          {children}
        </span>
      )}
    </>
  );
}
