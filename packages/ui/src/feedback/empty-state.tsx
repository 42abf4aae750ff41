import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./empty-state.module.css";

export type EmptyStateProps = {
  /** The puzzled mascot. */
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** A next step. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
};

/** An empty list's message. */
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

/** An error message with a next step; announced when it appears. */
export function ErrorState(props: EmptyStateProps) {
  return (
    <div role="alert">
      <EmptyState {...props} className={classNames(styles.error, props.className)} />
    </div>
  );
}
