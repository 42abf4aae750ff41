import type { ApprovalPreview } from "@bellwether/contract/office/index.ts";
import { DiffTable } from "../kit/diff-table.tsx";
import styles from "./preview-view.module.css";
import { askingWords as words } from "./words.ts";

/** What an action would do, in sentences, and what it changes line by line. */
export function PreviewView({ preview: { diff, effect } }: { preview: ApprovalPreview }) {
  return (
    <div className={styles.preview}>
      {effect.length > 0 && (
        <section>
          <h3 className={styles.heading}>{words.effect}</h3>
          <ul className={styles.effect}>
            {effect.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      {diff.length > 0 && (
        <section>
          <h3 className={styles.heading}>{words.diff}</h3>
          <DiffTable lines={diff} label={words.diff} />
        </section>
      )}
    </div>
  );
}
