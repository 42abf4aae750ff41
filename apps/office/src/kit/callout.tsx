import { classNames } from "@bellwether/ui/class-names.ts";
import type { ReactNode } from "react";
import styles from "./callout.module.css";
import { DoneIcon, InfoIcon, WarningIcon } from "./icons.ts";

export type CalloutProps = {
  tone: "info" | "success" | "warning" | "danger";
  children: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
};

const icons = { info: InfoIcon, success: DoneIcon, warning: WarningIcon, danger: WarningIcon };

/** A sentence that stands out. One about a danger is read out at once. */
export function Callout({ tone, children, action }: CalloutProps) {
  const Icon = icons[tone];
  return (
    <div className={classNames(styles.callout, styles[tone])} role={tone === "danger" ? "alert" : undefined}>
      <Icon aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
