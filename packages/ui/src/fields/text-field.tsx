import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./field.module.css";
import { describedBy, FieldFrame, type FieldText } from "./field-frame.tsx";

export type TextFieldProps = FieldText &
  Omit<ComponentPropsWithRef<"input">, "prefix"> & {
    name: string;
    /** Shown inside the box before the text: an icon, a currency's symbol. */
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

/** A field for one line of text. Its id defaults to `field-{name}`, so that server and browser agree without a hook. */
export function TextField({
  label,
  hint,
  error,
  note,
  prefix,
  suffix,
  className,
  id,
  ...input
}: TextFieldProps) {
  const fieldId = id ?? `field-${input.name}`;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} note={note} className={className}>
      <div className={styles.box}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          type="text"
          {...input}
          id={fieldId}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
        />
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}
