import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./badge.module.css";

export type BadgeProps = {
  tone?: "accent" | "success" | "danger" | "warning" | "info" | "plain";
  icon?: ReactNode;
  children: ReactNode;
};

/** A short label on a small plate: new, live, pending. */
export function Badge({ tone = "accent", icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
