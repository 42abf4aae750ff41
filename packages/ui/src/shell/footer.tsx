import type { ReactNode } from "react";
import type { LinkComponent } from "../link.ts";
import styles from "./footer.module.css";

export type FooterGroup = {
  title: string;
  links: readonly { label: string; href: string }[];
};

export type FooterProps = {
  /** The brand's logo. */
  logo?: ReactNode;
  /** Groups of links: help, about, games [2.32]. */
  groups: readonly FooterGroup[];
  /** Payment methods, each with its logo, or with its name on a plate. */
  payments?: ReactNode;
  /** The list's accessible name, such as “Ways to pay”. */
  paymentsLabel?: string;
  /** Regulators, helplines, age limit, the licence's seal. */
  marks?: ReactNode;
  /** Licence text and similar. */
  legal?: ReactNode;
  /** The language links or other controls. */
  controls?: ReactNode;
  as?: LinkComponent;
};

/** The page's footer: links, payment methods and the licence. */
export function Footer({
  logo,
  groups,
  payments,
  paymentsLabel,
  marks,
  legal,
  controls,
  as: As = "a",
}: FooterProps) {
  return (
    <footer className={styles.footer}>
      <span className={styles.edge} aria-hidden="true" />
      <div className={styles.inner}>
        {(logo || controls) && (
          <div className={styles.top}>
            {logo}
            {controls}
          </div>
        )}
        <div className={styles.groups}>
          {groups.map((group) => (
            <nav key={group.title} aria-label={group.title} className={styles.group}>
              <p className={styles.title}>{group.title}</p>
              <ul className={styles.links}>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <As href={link.href} className={styles.link}>
                      {link.label}
                    </As>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {payments && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
          <div className={styles.plates} role="group" aria-label={paymentsLabel}>
            {payments}
          </div>
        )}
        {marks && <div className={styles.marks}>{marks}</div>}
        {legal && <div className={styles.legal}>{legal}</div>}
      </div>
    </footer>
  );
}
