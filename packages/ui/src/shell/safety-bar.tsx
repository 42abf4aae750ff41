import type { ReactNode } from "react";
import type { LinkComponent } from "../link.ts";
import styles from "./safety-bar.module.css";

export type SafetyBarProps = {
  /** The bar's accessible name. */
  label: string;
  /** A `SessionClock`, for a signed-in player. */
  clock?: ReactNode;
  links: readonly { label: string; href: string; icon?: ReactNode }[];
  as?: LinkComponent;
};

/** One line above the header that stays visible while the page scrolls: the session's clock and the ways to play less. */
export function SafetyBar({ label, clock, links, as: As = "a" }: SafetyBarProps) {
  return (
    <section aria-label={label} className={styles.bar}>
      <div className={styles.inner}>
        {clock}
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <As href={link.href} className={styles.link}>
                {link.icon && (
                  <span className={styles.icon} aria-hidden="true">
                    {link.icon}
                  </span>
                )}
                {link.label}
              </As>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
