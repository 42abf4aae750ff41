import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./screen-tabs.module.css";

export type ScreenTab = { path: string; title: string; isCurrent: boolean };

export type ScreenTabsProps = {
  label: string;
  tabs: readonly ScreenTab[];
  /** Filters of what the tabs show, at the end of their line. */
  filters?: ReactNode;
};

/** Parts of one screen, each with an address. */
export function ScreenTabs({ label, tabs, filters }: ScreenTabsProps) {
  return (
    <div className={styles.line}>
      <nav aria-label={label} className={styles.tabs}>
        {tabs.map(({ path, title, isCurrent }) => (
          <Link key={path} to={path} className={styles.tab} aria-current={isCurrent ? "page" : undefined}>
            {title}
          </Link>
        ))}
      </nav>
      {filters && <div className={styles.filters}>{filters}</div>}
    </div>
  );
}
