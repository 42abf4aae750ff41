import { initials } from "../formats/initials.ts";
import styles from "./person-mark.module.css";

/** A person's initials in a circle; the name stands beside it. */
export function PersonMark({ name }: { name: string }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
