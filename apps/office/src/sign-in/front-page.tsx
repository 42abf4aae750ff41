import type { ReactNode } from "react";
import { useTitle } from "../browser/use-title.ts";
import { kitWords } from "../kit/words.ts";
import styles from "./front-page.module.css";

/** The frame of the pages before somebody is signed in. */
export function FrontPage({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title, kitWords.office);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <p className={styles.office}>
          <img src="/office.svg" alt="" width="28" height="28" />
          {kitWords.office}
        </p>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </main>
  );
}
