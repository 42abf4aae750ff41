import { CopyButton } from "../kit/copy-button.tsx";
import { OfficeDialog } from "../kit/office-dialog.tsx";
import styles from "./result-dialog.module.css";
import { approvalWords as words } from "./words.ts";

export type ResultDialogProps = { result: Readonly<Record<string, string>>; onClose: () => void };

/** What an approval has given, such as an invitation's link. The office keeps none of it, so it closes by its own button alone. */
export function ResultDialog({ result, onClose }: ResultDialogProps) {
  return (
    <OfficeDialog
      open
      onClose={onClose}
      size="large"
      title={words.resultTitle}
      description={words.resultText}
    >
      <dl className={styles.result}>
        {Object.entries(result).map(([name, value]) => (
          <div key={name} className={styles.line}>
            <dt>{words.results[name] ?? name}</dt>
            <dd>
              <code>{value}</code>
              <CopyButton text={value} label={words.copy} />
            </dd>
          </div>
        ))}
      </dl>
    </OfficeDialog>
  );
}
