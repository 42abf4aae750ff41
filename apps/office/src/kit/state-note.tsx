import type { ReactNode } from "react";
import styles from "./state-note.module.css";

export type StateNoteProps = {
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** Where it stands for the whole screen, its title is the screen's. */
  isScreen?: boolean;
};

/** What stands where a list or a screen would be: nothing there, not allowed, not reachable. */
export function StateNote({ icon, title, text, action, isScreen = false }: StateNoteProps) {
  const Title = isScreen ? "h1" : "p";
  return (
    <div className={styles.note}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
