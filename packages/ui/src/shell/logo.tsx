import type { ReactNode } from "react";
import type { LinkComponent } from "../link.ts";
import styles from "./logo.module.css";

export type LogoProps = {
  /** The drawn mark, 32 px tall. */
  mark: ReactNode;
  /** The brand's name, set in its head face; gives way in a narrow header but is always spoken. */
  name: string;
  /** Home; without it the logo is no link. */
  href?: string;
  as?: LinkComponent;
};

export function Logo({ mark, name, href, as: As = "a" }: LogoProps) {
  const content = (
    <>
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      <span className={styles.name}>{name}</span>
    </>
  );
  if (href === undefined) return <span className={styles.logo}>{content}</span>;
  return (
    <As href={href} className={styles.logo}>
      {content}
    </As>
  );
}
