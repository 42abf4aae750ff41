import type { ReactNode } from "react";
import styles from "./page-shell.module.css";

export type PageShellProps = {
  /** “Skip to the content”, the first focusable element. */
  skipLabel: string;
  /** Bars above the header: language suggestion, responsible gaming. */
  banners?: ReactNode;
  /** One line above everything that stays visible while the page scrolls, such as a `SafetyBar`. */
  pinned?: ReactNode;
  header?: ReactNode;
  /** Navigation for which the header has no room up to 1440 px: below the header, and scrolls with the page. */
  ways?: ReactNode;
  /** A permanent side menu, from 1280 px. */
  side?: ReactNode;
  footer?: ReactNode;
  bottomBar?: ReactNode;
  /** Overlays: messages, dialogs, cookie notice. */
  over?: ReactNode;
  /** The content fills the window, for a game's frame. */
  full?: boolean;
  children: ReactNode;
};

/** The layout of every page. */
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
