import { classNames } from "../class-names.ts";
import type { LinkComponent } from "../link.ts";
import type { NavItem } from "../shell/header.tsx";
import styles from "./tabs.module.css";

export type LinkTabsProps = {
  label: string;
  items: readonly NavItem[];
  as?: LinkComponent;
};

/** Tabs that link to related pages, such as those of the account; needs no script. */
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

/** When the tabs do not all fit, scrolls the list to the open one without scrolling the page. */
function bringIntoSight(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}
