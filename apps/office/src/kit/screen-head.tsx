import type { ReactNode } from "react";
import { useTitle } from "../browser/use-title.ts";
import styles from "./screen-head.module.css";
import { kitWords } from "./words.ts";

export type ScreenHeadProps = {
  title: string;
  /** One sentence below it. */
  about?: ReactNode;
  actions?: ReactNode;
};

/** The top of a screen: its title, which is the window's too, and what can be done here. */
export function ScreenHead({ title, about, actions }: ScreenHeadProps) {
  useTitle(title, kitWords.office);
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
