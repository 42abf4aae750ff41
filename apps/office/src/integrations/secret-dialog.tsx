import { Button } from "@bellwether/ui/actions/button.tsx";
import { CopyButton } from "../kit/copy-button.tsx";
import { OfficeDialog } from "../kit/office-dialog.tsx";
import styles from "./secret-dialog.module.css";
import { integrationWords as words } from "./words.ts";

/** Shows a secret once. Only its own button closes it, so that no slip of the finger loses it. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <OfficeDialog
      open
      onClose={onClose}
      dismissible={false}
      title={words.secretTitle}
      description={words.secretText}
    >
      <p className={styles.secret}>
        <code>{secret}</code>
        <CopyButton text={secret} label={words.copySecret} />
      </p>
      <p className={styles.actions}>
        <Button onClick={onClose}>{words.stored}</Button>
      </p>
    </OfficeDialog>
  );
}
