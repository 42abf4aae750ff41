import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { LinkComponent } from "../link.ts";
import styles from "./bottom-bar.module.css";

export type BottomBarItem = {
  label: string;
  icon: ReactNode;
  /** `page`: its link leads to the open page; `true`: to the first page of the open page's group. */
  current?: "page" | "true" | undefined;
  /** Either an address … */
  href?: string;
  /** … or an action, such as opening the menu. */
  onPress?: () => void;
};

export type BottomBarProps = {
  label: string;
  /** Five items; the third is the raised one in the middle. */
  items: readonly [BottomBarItem, BottomBarItem, BottomBarItem, BottomBarItem, BottomBarItem];
  as?: LinkComponent;
  /** Keeps the middle item within the bar, on a page whose own button is right above it. */
  flat?: boolean;
};

/** The phone's bottom bar; hidden from 1024 px. */
export function BottomBar({ label, items, as, flat }: BottomBarProps) {
  return (
    <nav className={classNames(styles.bar, flat && styles.flat)} aria-label={label}>
      <span className={styles.shadow} aria-hidden="true">
        <span className={styles.face} />
      </span>
      <ul className={styles.items}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.slot}>
            <BarEntry item={item} as={as} centre={index === 2 && !flat} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BarEntry({
  item,
  centre,
  as: As = "a",
}: {
  item: BottomBarItem;
  centre: boolean;
  as?: LinkComponent;
}) {
  const className = classNames(styles.item, centre && styles.centre, item.current && styles.current);
  const content = (
    <>
      <span className={styles.icon} aria-hidden="true">
        <span className={styles.glyph}>{item.icon}</span>
      </span>
      <span className={styles.label}>{item.label}</span>
    </>
  );
  if (item.href === undefined) {
    return (
      <button type="button" className={className} onClick={item.onPress}>
        {content}
      </button>
    );
  }
  return (
    <As href={item.href} className={className} aria-current={item.current}>
      {content}
    </As>
  );
}
