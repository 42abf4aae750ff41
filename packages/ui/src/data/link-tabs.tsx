import { classNames } from "../class-names.ts";
import type { LinkComponent } from "../link.ts";
import type { NavItem } from "../shell/header.tsx";
import styles from "./tabs.module.css";

export type LinkTabsProps = {
  label: string;
  items: readonly NavItem[];
  as?: LinkComponent;
};

/** Pages that belong together, such as those of my account; needs no script. */
export function LinkTabs({ label, items, as: As = "a" }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={styles.list}>
      {items.map((item) => (
        <As
          key={item.href}
          href={item.href}
          className={classNames(styles.tab, item.current && styles.current)}
          aria-current={item.current ? "page" : undefined}
          ref={item.current ? bringIntoSight : undefined}
        >
          {item.label}
        </As>
      ))}
    </nav>
  );
}

/** Where the tabs do not all fit, the list begins at the one that is open. The page itself must not move. */
function bringIntoSight(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}
