import type { ComponentPropsWithRef } from "react";
import { classNames } from "../class-names.ts";
import { CheckMark } from "../icons.ts";
import styles from "./checkbox-field.module.css";
import fieldStyles from "./field.module.css";
import { describedBy, type FieldText } from "./field-frame.tsx";

export type CheckboxFieldProps = Omit<FieldText, "note"> &
  Omit<ComponentPropsWithRef<"input">, "type"> & {
    name: string;
    /** `switch` for settings that take effect at once, such as sound. */
    look?: "box" | "switch";
  };

/** A checkbox; the label may contain links. */
export function CheckboxField({
  label,
  hint,
  error,
  look = "box",
  className,
  id,
  ...input
}: CheckboxFieldProps) {
  const fieldId = id ?? `field-${input.name}`;
  return (
    <div className={classNames(styles.field, className)} data-invalid={error ? "" : undefined}>
      <label htmlFor={fieldId} className={styles.row}>
        <span className={styles[look]}>
          <input
            {...input}
            type="checkbox"
            role={look === "switch" ? "switch" : undefined}
            id={fieldId}
            className={styles.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(fieldId, { hint, error })}
          />
          <span className={styles.mark} aria-hidden="true">
            {look === "box" && <CheckMark />}
          </span>
        </span>
        <span className={styles.label}>{label}</span>
      </label>
      {error && (
        <p id={`${fieldId}-error`} className={classNames(fieldStyles.error, styles.below)}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${fieldId}-hint`} className={classNames(fieldStyles.hint, styles.below)}>
          {hint}
        </p>
      )}
    </div>
  );
}
