import layout from "@bellwether/ui/layout/layout.module.css";
import type { ReactNode } from "react";
import styles from "./page-head.module.css";

/** A page's title with a sentence below it. */
export function PageHead({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 className={layout.pageTitle}>{title}</h1>
      {text && <p className={layout.intro}>{text}</p>}
      {children}
    </header>
  );
}
