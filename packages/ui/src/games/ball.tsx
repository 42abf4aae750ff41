import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./ball.module.css";

export type BallTone = "red" | "black" | "green" | "blue" | "violet" | "gold" | "white";

export type BallProps = {
  tone?: BallTone;
  size?: "small" | "medium" | "large";
  /** Accessible text instead of the number, such as “17 black”. */
  label?: string;
  children: ReactNode;
};

/** A lottery ball or a roulette number. */
export function Ball({ tone = "white", size = "medium", label, children }: BallProps) {
  return (
    <span
      className={classNames(styles.ball, styles[tone], styles[size])}
      {...(label && { role: "img", "aria-label": label })}
    >
      {children}
    </span>
  );
}

export type BallRowProps = {
  /** The row's accessible name, such as “Last results”. */
  label: string;
  balls: readonly { face: ReactNode; tone?: BallTone; label?: string }[];
  size?: BallProps["size"];
};

export function BallRow({ label, balls, size }: BallRowProps) {
  return (
    <ul className={styles.row} aria-label={label}>
      {balls.map((ball, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results repeat, and only their position identifies them
        <li key={index}>
          <Ball tone={ball.tone} label={ball.label} size={size}>
            {ball.face}
          </Ball>
        </li>
      ))}
    </ul>
  );
}
