import type { ReactNode } from "react";
import styles from "./page-shell.module.css";

export type PageShellProps = {
  /** “Skip to the content”, the first thing the keyboard reaches. */
  skipLabel: string;
  /** Bars above the header: language suggestion, responsible gaming. */
  banners?: ReactNode;
  /** One line above everything that stays while the page scrolls, such as a `SafetyBar`. */
  pinned?: ReactNode;
  header?: ReactNode;
  /** Below the header up to 1440 px, and scrolled away with the page: what the header has no room for. */
  ways?: ReactNode;
  /** A side menu that stays, from 1280 px. */
  side?: ReactNode;
  footer?: ReactNode;
  bottomBar?: ReactNode;
  /** Messages, dialogs, cookie notice: what lies over the page. */
  over?: ReactNode;
  /** Lets the content fill the window, for a game's frame. */
  full?: boolean;
  children: ReactNode;
};

/** The frame of every page. */
export function PageShell({
  skipLabel,
  banners,
  pinned,
  header,
  ways,
  side,
  footer,
  bottomBar,
  over,
  full,
  children,
}: PageShellProps) {
  return (
    <div
      className={styles.shell}
      data-full={full || undefined}
      data-without-footer={footer ? undefined : ""}
      data-pinned={pinned ? "" : undefined}
    >
      <a href="#content" className={styles.skip}>
        {skipLabel}
      </a>
      {pinned && <div className={styles.pinned}>{pinned}</div>}
      {banners}
      {header}
      {ways && <div className={styles.ways}>{ways}</div>}
      <div className={styles.middle} data-side={side ? "" : undefined}>
        {side && <div className={styles.side}>{side}</div>}
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {footer}
      {bottomBar}
      {over}
    </div>
  );
}
