import type { ReactNode } from "react";
import styles from "./page-head.module.css";

/** A page's title with a sentence below it. */
export function PageHead({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </header>
  );
}
