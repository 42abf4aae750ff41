import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./empty-state.module.css";

export type EmptyStateProps = {
  /** The mascot, at a loss. */
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** A way on. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
};

/** A list with nothing in it, said kindly. */
export function EmptyState({ picture, title, text, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.state, className)}>
      {picture && (
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** What went wrong, and a way out; it is read out when it comes. */
export function ErrorState(props: EmptyStateProps) {
  return (
    <div role="alert">
      <EmptyState {...props} className={classNames(styles.error, props.className)} />
    </div>
  );
}
