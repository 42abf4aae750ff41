import type { FocusEvent, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { LinkComponent } from "../link.ts";
import styles from "./header.module.css";
import { useHeaderHidden } from "./use-header-hidden.ts";

export type HeaderProps = {
  /** The brand's logo, usually a link home. */
  logo: ReactNode;
  /** Shown before the logo: the button that opens the side menu. */
  menu?: ReactNode;
  /** A `HeaderNav`; visible from 1440 px. */
  nav?: ReactNode;
  /** Buttons before the clock and the actions. */
  tools?: ReactNode;
  /** A `SessionClock`; on a phone it is a line of its own below the rest. */
  clock?: ReactNode;
  /** Balance, deposit, signup, login. Where one has `data-crowded`, a narrow header has less space between its parts. */
  actions?: ReactNode;
  /** Keeps the header visible while scrolling: play, search, an open side menu [2.28]. */
  pinned?: boolean;
};

/** The page's header: hides when scrolling down past 52 px and returns when scrolling up. */
export function Header({ logo, menu, nav, tools, clock, actions, pinned = false }: HeaderProps) {
  const hidden = useHeaderHidden(pinned);
  return (
    <header className={styles.header} data-hidden={hidden || undefined} data-clock={clock ? "" : undefined}>
      <div className={styles.bar}>
        {menu && <div className={styles.menu}>{menu}</div>}
        <div className={styles.logo}>{logo}</div>
        {nav && <div className={styles.nav}>{nav}</div>}
        {(tools || clock || actions) && (
          <div className={styles.actions}>
            {tools}
            {clock && <div className={styles.clock}>{clock}</div>}
            {actions}
          </div>
        )}
      </div>
      <span className={styles.edgeShadow} aria-hidden="true">
        <span className={styles.edge} />
      </span>
    </header>
  );
}

export type NavItem = {
  label: string;
  href: string;
  current?: boolean;
};

export type HeaderNavProps = {
  label: string;
  items: readonly NavItem[];
  as?: LinkComponent;
};

export function HeaderNav({ label, items, as: As = "a" }: HeaderNavProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {items.map((item) => (
          <li key={item.href}>
            <As
              href={item.href}
              className={classNames(styles.link, item.current && styles.current)}
              aria-current={item.current ? "page" : undefined}
              onFocus={showWhole}
            >
              {item.label}
            </As>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Browsers do not scroll to a focused link that is partly visible. */
function showWhole(event: FocusEvent<HTMLElement>): void {
  event.currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
}
