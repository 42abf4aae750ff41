import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { LinkComponent } from "../link.ts";
import styles from "./menu-list.module.css";

export type MenuEntry = {
  label: string;
  icon?: ReactNode;
  /** `page`: its link leads to the open page; `true`: to the first page of the open page's group. */
  current?: "page" | "true" | undefined;
  /** A count or short text at the end. */
  badge?: ReactNode;
  /** Either an address … */
  href?: string;
  /** … or an action, such as opening the chat or logging out. */
  onPress?: () => void;
};

export type MenuListProps = {
  label: string;
  /** Shows the label above the entries. */
  labelShown?: boolean;
  entries: readonly MenuEntry[];
  as?: LinkComponent;
};

/** A group of entries of the side menu, in the drawer and beside the page alike. */
export function MenuList({ label, labelShown, entries, as }: MenuListProps) {
  return (
    <nav className={styles.list} aria-label={label}>
      {labelShown && (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      )}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <MenuLine entry={entry} as={as} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuLine({ entry, as: As = "a" }: { entry: MenuEntry; as?: LinkComponent }) {
  const className = classNames(styles.entry, entry.current && styles.current);
  const content = (
    <>
      {entry.icon && (
        <span className={styles.icon} aria-hidden="true">
          {entry.icon}
        </span>
      )}
      <span className={styles.words}>{entry.label}</span>
      {entry.badge && <span className={styles.badge}>{entry.badge}</span>}
    </>
  );
  if (entry.href === undefined) {
    return (
      <button type="button" className={className} onClick={entry.onPress}>
        {content}
      </button>
    );
  }
  return (
    <As href={entry.href} className={className} aria-current={entry.current}>
      {content}
    </As>
  );
}
