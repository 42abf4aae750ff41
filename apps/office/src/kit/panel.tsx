import { classNames } from "@bellwether/ui/class-names.ts";
import { type ReactNode, useId } from "react";
import styles from "./panel.module.css";

export type PanelProps = {
  title?: ReactNode;
  /** Beside the title: a count, a mark. */
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  /** Without its own padding, for lists that reach the edges. */
  isFlush?: boolean;
};

/** A part of a screen on a surface of its own. */
export function Panel({ title, note, actions, children, isFlush = false }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {note !== undefined && <span className={styles.note}>{note}</span>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={classNames(styles.body, isFlush && styles.flush)}>{children}</div>
    </section>
  );
}
