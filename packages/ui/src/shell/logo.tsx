import type { ReactNode } from "react";
import type { LinkComponent } from "../link.ts";
import styles from "./logo.module.css";

export type LogoProps = {
  /** The logo's picture, 32 px high. */
  mark: ReactNode;
  /** The brand's name in its heading font; hidden in a narrow header but always in the accessible name. */
  name: string;
  /** Address of the home page; without it the logo is not a link. */
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
