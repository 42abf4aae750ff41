import { type ComponentPropsWithRef, useState } from "react";
import { Hidden, Visible } from "../icons.ts";
import styles from "./field.module.css";
import { describedBy, FieldFrame, type FieldText } from "./field-frame.tsx";

export type PasswordFieldProps = FieldText &
  Omit<ComponentPropsWithRef<"input">, "type" | "prefix"> & {
    name: string;
    showLabel: string;
    hideLabel: string;
    /** `new-password` lets a password manager suggest one. */
    autoComplete: "current-password" | "new-password";
  };

/** A password field with a button that shows the password. */
export function PasswordField({
  label,
  hint,
  error,
  note,
  showLabel,
  hideLabel,
  className,
  id,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const fieldId = id ?? `field-${input.name}`;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} note={note} className={className}>
      <div className={styles.box}>
        <input
          {...input}
          id={fieldId}
          type={shown ? "text" : "password"}
          className={styles.input}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
        />
        <button
          type="button"
          className={styles.suffixButton}
          aria-label={shown ? hideLabel : showLabel}
          aria-controls={fieldId}
          onClick={() => setShown(!shown)}
        >
          {shown ? <Hidden aria-hidden="true" /> : <Visible aria-hidden="true" />}
        </button>
      </div>
    </FieldFrame>
  );
}
