import { Link } from "react-router";
import styles from "./screen-tabs.module.css";

export type ScreenTab = { path: string; title: string; isCurrent: boolean };

/** Parts of one screen, each with an address. */
export function ScreenTabs({ label, tabs }: { label: string; tabs: readonly ScreenTab[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ path, title, isCurrent }) => (
        <Link key={path} to={path} className={styles.tab} aria-current={isCurrent ? "page" : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
