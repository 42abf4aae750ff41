import styles from "./loading-lines.module.css";
import { kitWords } from "./words.ts";

/** Lines where text will be. They appear only after a moment: most answers are faster. */
export function LoadingLines({ lines }: { lines: number }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={kitWords.loading}>
      {Array.from({ length: lines }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change their order
        <span key={place} className={styles.line} />
      ))}
    </div>
  );
}
