import type { ReactNode } from "react";
import styles from "./state-note.module.css";

export type StateNoteProps = {
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
};

/** What stands where a list or a screen would be: nothing there, not allowed, not reachable. */
export function StateNote({ icon, title, text, action }: StateNoteProps) {
  return (
    <div className={styles.note}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
