import { Button } from "@bellwether/ui/actions/button.tsx";
import type { FormEvent, ReactNode } from "react";
import { errorText, isOfFields } from "../gate/error-text.ts";
import { Callout } from "./callout.tsx";
import styles from "./form-dialog.module.css";
import { OfficeDialog, type OfficeDialogProps } from "./office-dialog.tsx";
import { kitWords } from "./words.ts";

export type FormDialogProps = Omit<OfficeDialogProps, "closesOutside" | "dismissible" | "atTop"> & {
  submitLabel: string;
  /** The form's values by the names of its fields. */
  onSubmit: (values: FormData) => void;
  isBusy: boolean;
  error?: unknown;
  /** For what cannot be taken back. */
  isDanger?: boolean;
  /** False while the form cannot be sent yet. */
  canSubmit?: boolean;
  secondary?: ReactNode;
};

/** A dialog with a form. What was typed stays when the office refuses it; the refusal stands above the buttons. */
export function FormDialog({
  submitLabel,
  onSubmit,
  isBusy,
  error,
  isDanger = false,
  canSubmit = true,
  secondary,
  children,
  ...dialog
}: FormDialogProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy && canSubmit) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <OfficeDialog {...dialog}>
      <form onSubmit={submit} noValidate className={styles.form}>
        <div className={styles.fields}>
          {children}
          {error !== undefined && !isOfFields(error) && <Callout tone="danger">{errorText(error)}</Callout>}
        </div>
        <div className={styles.actions}>
          {secondary}
          <Button variant="secondary" onClick={dialog.onClose}>
            {kitWords.cancel}
          </Button>
          <Button type="submit" variant={isDanger ? "danger" : "primary"} busy={isBusy} disabled={!canSubmit}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </OfficeDialog>
  );
}
