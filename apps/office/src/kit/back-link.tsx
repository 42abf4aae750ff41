import { Link } from "react-router";
import styles from "./back-link.module.css";
import { BackIcon } from "./icons.ts";

export type BackLinkProps = { to: string; children: string };

/** The way back from a page to the list that it belongs to, above the page's title. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <p className={styles.back}>
      <Link to={to}>
        <BackIcon aria-hidden /> {children}
      </Link>
    </p>
  );
}
