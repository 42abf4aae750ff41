import type { ComponentPropsWithRef } from "react";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";
import { describedBy, FieldFrame, type FieldText } from "./field-frame.tsx";

export type TextAreaFieldProps = FieldText &
  ComponentPropsWithRef<"textarea"> & {
    name: string;
  };

/** A field for several lines of text, such as the reason for closing an account. */
export function TextAreaField({
  label,
  hint,
  error,
  note,
  className,
  id,
  rows = 3,
  ...textarea
}: TextAreaFieldProps) {
  const fieldId = id ?? `field-${textarea.name}`;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} note={note} className={className}>
      <div className={styles.box}>
        <textarea
          {...textarea}
          id={fieldId}
          rows={rows}
          className={classNames(styles.input, styles.area)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
        />
      </div>
    </FieldFrame>
  );
}
